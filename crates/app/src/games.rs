//! Games being played: a table with its times and the number of its changes.
//!
//! Every action makes a new [`Game`] beside the old one, so that an interface can save it before it replaces the old one; the
//! revision shows whether the old one has changed meanwhile.

use barpoint_engine::Engine;
use barpoint_engine::table::{
    Action, Judgement, Roll, Stamp, Table, TableError, TableSetup, ToAct, Tutor,
};
use barpoint_rules::MatchState;

/// A game being played.
#[derive(Clone, Debug, PartialEq)]
pub struct Game {
    table: Table,
    stamp: Stamp,
    /// Whether it was ended before its end.
    ended: bool,
}

/// What a person does at a table.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Deed {
    /// Rolls, with these dice where they are entered by hand.
    Roll(Option<(u8, u8)>),
    /// Anything else.
    Act(Action),
}

/// A game after an action.
#[derive(Clone, Debug, PartialEq)]
pub struct Done {
    /// The game.
    pub game: Game,
    /// The action, with the state before it; `None` if the program has only decided to roll dice that are entered, or a
    /// turn was taken back.
    pub event: Option<(MatchState, Action)>,
}

impl Game {
    /// A game that starts at this time, in seconds since 1970.
    #[must_use]
    pub fn begin(setup: TableSetup, now: u64) -> Self {
        Self {
            table: Table::new(setup),
            stamp: Stamp {
                created: now,
                changed: now,
                revision: 0,
            },
            ended: false,
        }
    }

    /// A game that was saved.
    ///
    /// # Errors
    /// If the rules do not allow what happened in it.
    pub fn resume(setup: TableSetup, log: &[Action], stamp: Stamp) -> Result<Self, TableError> {
        let table = Table::resume(setup, log)?;
        Ok(Self {
            table,
            stamp,
            ended: false,
        })
    }

    /// The same game, ended as [`Game::end`] does, if this says so.
    #[must_use]
    pub fn ended_if(self, ended: bool) -> Self {
        Self { ended, ..self }
    }

    /// Whether it was ended before its end.
    #[must_use]
    pub const fn is_ended(&self) -> bool {
        self.ended
    }

    /// Whether nothing more can happen in it: the match is over, or it was ended.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.ended || self.table.to_act() == ToAct::Nobody
    }

    /// Ends the match or session where it stands. Money sessions have no other end.
    ///
    /// # Errors
    /// If it is over.
    pub fn end(&self, now: u64) -> Result<Done, TableError> {
        let mut done = self.go_on(now, |_| Ok(None))?;
        done.game.ended = true;
        Ok(done)
    }

    /// The table.
    #[must_use]
    pub const fn table(&self) -> &Table {
        &self.table
    }

    /// When it was started and last changed, and how often.
    #[must_use]
    pub const fn stamp(&self) -> &Stamp {
        &self.stamp
    }

    /// Whether this revision is the current one: actions based on an older one are refused.
    #[must_use]
    pub const fn is_at(&self, revision: u64) -> bool {
        self.stamp.revision == revision
    }

    /// A person acts.
    ///
    /// # Errors
    /// If the rules do not allow it, or it is the program's turn.
    pub fn act(&self, deed: Deed, now: u64) -> Result<Done, TableError> {
        let before = *self.table.state();
        self.go_on(now, |table| {
            let action = match deed {
                Deed::Roll(dice) => table.roll(dice)?,
                Deed::Act(action) => table.act(action).map(|()| action)?,
            };
            Ok(Some((before, action)))
        })
    }

    /// The program acts once.
    ///
    /// # Errors
    /// If it is not its turn.
    pub fn advance(&self, engine: &Engine, now: u64) -> Result<Done, TableError> {
        let before = *self.table.state();
        self.go_on(now, |table| {
            let done = table.advance(engine)?;
            Ok(done.map(|action| (before, action)))
        })
    }

    /// The program rolls and plays one turn of a race whose checkers are all home, for the person whose turn it is.
    ///
    /// # Errors
    /// If the game is elsewhere.
    pub fn bear_off(&self, engine: &Engine, now: u64) -> Result<Done, TableError> {
        self.go_on(now, |table| table.bear_off(engine).map(Some))
    }

    /// The game before the last decision of a person.
    ///
    /// # Errors
    /// If there is none.
    pub fn take_back(&self, now: u64) -> Result<Done, TableError> {
        self.go_on(now, |table| table.take_back().map(|()| None))
    }

    fn go_on(
        &self,
        now: u64,
        change: impl FnOnce(&mut Table) -> Result<Option<(MatchState, Action)>, TableError>,
    ) -> Result<Done, TableError> {
        if self.ended {
            return Err(TableError::Ended);
        }
        let mut game = self.clone();
        let event = change(&mut game.table)?;
        game.stamp.changed = now;
        game.stamp.revision += 1;
        Ok(Done { game, event })
    }
}

/// The tutor's opinion of an action before it is made; the default tutor's if none is given. Of a roll it judges the
/// decision not to double, whatever the dice.
#[must_use]
pub fn judge(
    engine: &Engine,
    state: &MatchState,
    deed: Deed,
    tutor: Option<Tutor>,
) -> Option<Judgement> {
    let action = match deed {
        Deed::Roll(_) => Action::Roll(Roll::ONES),
        Deed::Act(action) => action,
    };
    engine.judge(state, action, &tutor.unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use barpoint_engine::table::{Dice, Seat};
    use barpoint_rules::{BySide, MatchRules};

    use super::*;

    fn game() -> Game {
        let human = |name: &str| Seat::Human(name.to_owned());
        let setup = TableSetup {
            length: 5,
            rules: MatchRules::default(),
            seats: BySide::new(human("Ann"), human("Ben")),
            dice: Dice::ByHand,
            start: None,
        };
        Game::begin(setup, 100)
    }

    #[test]
    fn what_is_done_makes_a_new_game_and_leaves_the_old_one() {
        let begun = game();
        let done = begun.act(Deed::Roll(Some((3, 1))), 107).unwrap();
        assert_eq!(
            done.event.unwrap().1,
            Action::OpeningRoll { white: 3, black: 1 }
        );
        assert!(begun.is_at(0) && done.game.is_at(1));
        assert_eq!(
            (done.game.stamp().created, done.game.stamp().changed),
            (100, 107)
        );
        assert_eq!(begun, game());
        // What the rules refuse changes nothing.
        let refused = done.game.act(Deed::Act(Action::Take), 108);
        assert!(refused.is_err());
        assert!(begun.take_back(108).is_err());
    }

    #[test]
    fn nothing_happens_in_a_session_that_was_ended() {
        let ended = game().end(107).unwrap().game;
        assert!(ended.is_over() && ended.is_ended() && !game().is_over());
        assert_eq!(ended.end(108), Err(TableError::Ended));
        let roll = ended.act(Deed::Roll(Some((3, 1))), 108);
        assert_eq!(roll, Err(TableError::Ended));
    }

    #[test]
    fn a_saved_game_resumes_where_it_was() {
        let done = game().act(Deed::Roll(Some((3, 1))), 107).unwrap().game;
        let setup = done.table().setup().clone();
        let again = Game::resume(setup, done.table().log(), *done.stamp()).unwrap();
        assert_eq!(again, done);
    }
}
