//! A table at which a match or session is played: who sits there, what has happened, what the
//! program does when it is its turn.
//!
//! Everything that happens is one [`Action`] in a list; the state follows from replaying it, so a table
//! is kept by keeping its setup and that list. Dice rolled by the program depend only on the seed and
//! on how many rolls came before: a turn taken back is played again with the same dice.

mod bear_off;
mod berliner;
mod committed;
mod course;
mod dice;
mod error;
mod likeness;
mod program;
mod record;
mod setup;
mod take_back;
mod tutor;

pub use barpoint_rules::{Action, Roll};
pub use committed::{CommittedDice, DiceFault, DiceRecord, DiceSeed, DiceSeedError, RecordedRoll};
pub use course::{Course, GameOutcome, Stamp};
pub use error::TableError;
pub use program::{ProgramAction, program_action};
pub use setup::{Dice, Seat, TableSetup};
pub use tutor::{Judgement, Tutor, Verdict};

use barpoint_rules::{ActionError, Decision, MatchState, Side};

use crate::Engine;

/// Whose turn it is to do something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ToAct {
    /// A person: to decide, to throw, or to enter the dice of either player.
    Human,
    /// The program.
    Program,
    /// Neither player: the match is over.
    Nobody,
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
    /// If there is nothing to roll for now, or dice are given although the program rolls them, or are missing.
    pub fn roll(&mut self, entered: Option<(u8, u8)>) -> Result<Action, TableError> {
        self.check_human()?;
        let (a, b) = match (&self.setup.dice, entered) {
            (Dice::Program { .. } | Dice::Committed(_), None) => self.throw(),
            (Dice::Program { .. } | Dice::Committed(_), Some(_)) => {
                return Err(TableError::DiceGiven);
            }
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
        let action = match program_action(&self.state, &self.setup.seats, engine, &self.memory()) {
            ProgramAction::Do(action) => action,
            ProgramAction::Roll if self.setup.dice == Dice::ByHand => {
                self.awaits_dice = true;
                return Ok(None);
            }
            ProgramAction::Roll => {
                let (a, b) = self.throw();
                self.roll_action(a, b)?
            }
        };
        Ok(self.apply(action).map(|()| Some(action))?)
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
        let number = self.rolls().len() as u64;
        match &self.setup.dice {
            Dice::Program { seed } => dice::thrown(*seed, number),
            Dice::Committed(dice) => dice.roll(number),
            Dice::ByHand => dice::thrown(0, number),
        }
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
