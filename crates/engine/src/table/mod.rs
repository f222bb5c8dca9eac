//! A table at which a match or session is played: who sits there, what has happened, what the
//! program does when it is its turn.
//!
//! Everything that happens is one [`Action`] in a list; the state follows from replaying it, so a table
//! is kept by keeping its setup and that list. Dice thrown by the program depend only on the seed and
//! on how many rolls came before: a turn taken back is played again with the same dice.

mod bear_off;
mod dice;
mod program;
mod record;
mod tutor;

pub use barpoint_rules::{Action, Roll};
pub use tutor::{Judgement, Tutor, Verdict};

use barpoint_rules::{ActionError, BySide, Decision, MatchRules, MatchState, SetupError, Side};

use crate::{Engine, Strength};

/// Who plays a side.
#[derive(Clone, Debug, PartialEq)]
pub enum Seat {
    /// A person of this name.
    Human(String),
    /// The program at this strength.
    Program(Box<Strength>),
}

impl Seat {
    /// Whether the program plays.
    #[must_use]
    pub const fn is_program(&self) -> bool {
        matches!(self, Self::Program(_))
    }

    /// What the player is called.
    #[must_use]
    pub fn name(&self) -> String {
        match self {
            Self::Human(name) => name.clone(),
            Self::Program(strength) => match strength.name() {
                Some(level) => format!("barpoint ({level})"),
                None => "barpoint".to_owned(),
            },
        }
    }
}

/// Where dice come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dice {
    /// The program throws them, from this seed.
    Program {
        /// Where the sequence begins.
        seed: u64,
    },
    /// Somebody enters them.
    ByHand,
}

/// What is agreed before play begins.
#[derive(Clone, Debug, PartialEq)]
pub struct TableSetup {
    /// Points needed to win; 0 = money.
    pub length: u16,
    /// Rules of play.
    pub rules: MatchRules,
    /// Who plays.
    pub seats: BySide<Seat>,
    /// Where dice come from.
    pub dice: Dice,
    /// The state in which play begins, if not with the first game; it has length and rules of its own.
    pub start: Option<MatchState>,
}

impl TableSetup {
    fn first_state(&self) -> MatchState {
        self.start
            .unwrap_or_else(|| MatchState::new(self.length, self.rules))
    }
}

/// Whose turn it is to do something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ToAct {
    /// A person: to decide, to throw, or to enter the dice of either player.
    Human,
    /// The program.
    Program,
    /// Nobody: the match is over.
    Nobody,
}

/// Why something cannot be done at a table.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TableError {
    /// The rules refuse it.
    #[error(transparent)]
    Action(#[from] ActionError),
    /// The position to begin with makes no game.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// It is the program's turn.
    #[error("it is the program's turn: expected it to act first")]
    NotYours,
    /// It is not the program's turn.
    #[error("expected the program's turn, found a decision of yours")]
    NotPrograms,
    /// The dice are thrown by the program.
    #[error("the program throws the dice of this game: expected none, found some")]
    DiceGiven,
    /// The dice are entered by hand.
    #[error("the dice of this game are entered by hand: expected two, found none")]
    DiceMissing,
    /// There is nothing that could be taken back.
    #[error("there is no decision to take back")]
    NothingToTakeBack,
    /// Not everybody is bearing off, or it is nobody's turn to.
    #[error(
        "expected a turn of a person with all checkers of both sides home and dice of the program, found another"
    )]
    NotBearingOff,
    /// What is kept of a game contradicts the rules.
    #[error("entry {number} of what is kept of this game cannot be: {error}")]
    Kept {
        /// Which entry, from 1.
        number: usize,
        /// Why.
        error: ActionError,
    },
}

/// A match or session being played.
#[derive(Clone, Debug, PartialEq)]
pub struct Table {
    setup: TableSetup,
    log: Vec<Action>,
    /// What was to be decided by whom before each entry of the log.
    decided: Vec<Decision>,
    state: MatchState,
    /// The program has decided to roll and waits for dice entered by hand.
    awaits_dice: bool,
}

impl Table {
    /// A table at which nothing has happened.
    #[must_use]
    pub fn new(setup: TableSetup) -> Self {
        Self {
            state: setup.first_state(),
            setup,
            log: Vec::new(),
            decided: Vec::new(),
            awaits_dice: false,
        }
    }

    /// A table at which all this has happened.
    ///
    /// # Errors
    /// If the rules do not allow it.
    pub fn resume(setup: TableSetup, log: &[Action]) -> Result<Self, TableError> {
        let mut table = Self::new(setup);
        for (number, action) in (1..).zip(log) {
            table
                .apply(*action)
                .map_err(|error| TableError::Kept { number, error })?;
        }
        Ok(table)
    }

    /// What was agreed.
    #[must_use]
    pub const fn setup(&self) -> &TableSetup {
        &self.setup
    }

    /// Everything that has happened.
    #[must_use]
    pub fn log(&self) -> &[Action] {
        &self.log
    }

    /// Where the match stands.
    #[must_use]
    pub const fn state(&self) -> &MatchState {
        &self.state
    }

    /// Everything that has happened with the state before it.
    pub fn history(&self) -> impl Iterator<Item = (MatchState, Action)> {
        let mut state = self.setup.first_state();
        self.log.iter().map(move |&action| {
            let before = state;
            // Each of these was applied once before.
            let _ = state.apply(action);
            (before, action)
        })
    }

    /// Whose turn it is.
    #[must_use]
    pub fn to_act(&self) -> ToAct {
        match self.state.decision() {
            Decision::Nothing => ToAct::Nobody,
            // Between two programs nobody presses a button.
            Decision::OpeningRoll | Decision::NextGame => {
                let unattended = Side::BOTH
                    .into_iter()
                    .all(|side| self.setup.seats[side].is_program());
                if unattended && self.setup.dice != Dice::ByHand {
                    ToAct::Program
                } else {
                    ToAct::Human
                }
            }
            _ if self.awaits_dice => ToAct::Human,
            decision => match decision.side() {
                Some(side) if self.setup.seats[side].is_program() => ToAct::Program,
                _ => ToAct::Human,
            },
        }
    }

    /// Whether the next throw is to be entered by hand, for whichever player.
    #[must_use]
    pub fn wants_dice(&self) -> bool {
        self.setup.dice == Dice::ByHand
            && self.to_act() == ToAct::Human
            && matches!(
                self.state.decision(),
                Decision::OpeningRoll | Decision::Turn(_)
            )
    }

    /// A person throws: for the first move, or the player on roll (whose dice may have to be entered).
    ///
    /// # Errors
    /// If there is nothing to throw for now, or dice are given that are thrown by the program, or missing.
    pub fn roll(&mut self, entered: Option<(u8, u8)>) -> Result<Action, TableError> {
        self.check_human()?;
        let (a, b) = match (self.setup.dice, entered) {
            (Dice::Program { .. }, None) => self.throw(),
            (Dice::Program { .. }, Some(_)) => return Err(TableError::DiceGiven),
            (Dice::ByHand, Some(dice)) => dice,
            (Dice::ByHand, None) => return Err(TableError::DiceMissing),
        };
        let action = self.roll_action(a, b)?;
        Ok(self.apply(action).map(|()| action)?)
    }

    /// A person does something other than throwing.
    ///
    /// # Errors
    /// If it is the program's turn or the rules do not allow it; nothing has happened then.
    pub fn act(&mut self, action: Action) -> Result<(), TableError> {
        let resigns =
            matches!(action, Action::Resign { side, .. } if !self.setup.seats[side].is_program());
        if !resigns {
            self.check_human()?;
        }
        if self.awaits_dice && !resigns {
            return Err(TableError::DiceMissing);
        }
        Ok(self.apply(action)?)
    }

    /// The program does one thing; `None` if it has decided to roll and the dice are to be entered.
    ///
    /// # Errors
    /// If it is not its turn.
    pub fn advance(&mut self, engine: &Engine) -> Result<Option<Action>, TableError> {
        if self.to_act() != ToAct::Program {
            return Err(TableError::NotPrograms);
        }
        let action = match program::decide(&self.state, &self.setup.seats, engine) {
            program::Choice::Do(action) => action,
            program::Choice::Roll if self.setup.dice == Dice::ByHand => {
                self.awaits_dice = true;
                return Ok(None);
            }
            program::Choice::Roll => {
                let (a, b) = self.throw();
                self.roll_action(a, b)?
            }
        };
        Ok(self.apply(action).map(|()| Some(action))?)
    }

    /// Whether there is a person's decision to go back to.
    #[must_use]
    pub fn can_take_back(&self) -> bool {
        self.last_decision().is_some()
    }

    /// Goes back to before the last decision that a person made.
    ///
    /// # Errors
    /// If there is none.
    pub fn take_back(&mut self) -> Result<(), TableError> {
        let keep = self.last_decision().ok_or(TableError::NothingToTakeBack)?;
        let log = self.log[..keep].to_vec();
        *self = Self::resume(self.setup.clone(), &log)?;
        Ok(())
    }

    /// Where in the log the last decision of a person stands. A roll is one where doubling was possible.
    fn last_decision(&self) -> Option<usize> {
        (0..self.log.len()).rev().find(|&at| {
            let human = |side: Side| !self.setup.seats[side].is_program();
            match self.log[at] {
                Action::Roll(_) | Action::Play(_) | Action::Double => {
                    self.decided[at].side().is_some_and(human)
                }
                Action::Resign { side, .. } => human(side),
                Action::Take
                | Action::Pass
                | Action::Beaver
                | Action::AcceptResignation
                | Action::DeclineResignation => self.decided[at].side().is_some_and(human),
                Action::OpeningRoll { .. } | Action::Begin(_) | Action::NextGame => false,
            }
        })
    }

    fn check_human(&self) -> Result<(), TableError> {
        match self.to_act() {
            ToAct::Program => Err(TableError::NotYours),
            ToAct::Human | ToAct::Nobody => Ok(()),
        }
    }

    fn apply(&mut self, action: Action) -> Result<(), ActionError> {
        let decision = self.state.decision();
        self.state.apply(action)?;
        self.log.push(action);
        self.decided.push(decision);
        self.awaits_dice = false;
        Ok(())
    }

    /// The next two dice of the program.
    fn throw(&self) -> (u8, u8) {
        let seed = match self.setup.dice {
            Dice::Program { seed } => seed,
            Dice::ByHand => 0,
        };
        let rolls = self
            .log
            .iter()
            .filter(|action| matches!(action, Action::Roll(_) | Action::OpeningRoll { .. }));
        dice::thrown(seed, rolls.count() as u64)
    }

    fn roll_action(&self, a: u8, b: u8) -> Result<Action, ActionError> {
        if self.state.decision() == Decision::OpeningRoll {
            return Ok(Action::OpeningRoll { white: a, black: b });
        }
        let found = if (1..=6).contains(&a) { b } else { a };
        Roll::new(a, b)
            .map(Action::Roll)
            .ok_or(ActionError::Die { found })
    }
}

#[cfg(test)]
mod tests;
