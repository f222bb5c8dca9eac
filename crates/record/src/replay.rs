//! Walking a recorded game through the rules.

use barpoint_rules::{
    Action, ActionError, Board, Cube, CubeError, CubeOwner, Decision, MatchState, SetupError, Side,
};

use crate::{Event, GameRecord, MatchRecord, PlayedRoll};

/// Why a record cannot be replayed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum ReplayError {
    /// The rules refuse what was done.
    #[error(transparent)]
    Action(#[from] ActionError),
    /// No game can have the position, cube or score set by hand.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// A cube of an impossible value.
    #[error(transparent)]
    Cube(#[from] CubeError),
}

/// A game being replayed: every entry goes through [`MatchState::apply`].
///
/// Before a play entry the state is the one in which its player could still double; the roll and the play
/// are one entry. What the record says happened counts: a play that is not legal is imposed, a player out
/// of turn is put on roll, a double left unanswered counts as taken when play continues.
#[derive(Clone, Debug)]
pub struct Replay {
    state: MatchState,
}

impl Replay {
    /// At the start of a game of this match.
    ///
    /// # Errors
    /// If the match would be over before the game, or the score allows no such Crawford game.
    pub fn new(record: &MatchRecord, game: &GameRecord) -> Result<Self, ReplayError> {
        let mut state = MatchState::new(record.length, record.rules);
        state.set_score(game.score, game.crawford)?;
        if game.automatic_doubles > 0 {
            let value = 1_u32.checked_shl(game.automatic_doubles.into());
            let owner = CubeOwner::Centred;
            state.set_cube(Cube::new(value.unwrap_or(u32::MAX), owner)?)?;
        }
        Ok(Self { state })
    }

    /// At the start of a game that counts as the first, whatever its score.
    #[must_use]
    pub fn at_start(record: &MatchRecord) -> Self {
        Self {
            state: MatchState::new(record.length, record.rules),
        }
    }

    /// What the next entry meets.
    #[must_use]
    pub const fn state(&self) -> &MatchState {
        &self.state
    }

    /// Carries out an entry.
    ///
    /// # Errors
    /// If what it says cannot be; the state may then have changed.
    pub fn advance(&mut self, event: &Event) -> Result<(), ReplayError> {
        match event {
            Event::Play(PlayedRoll { side, roll, play }) => {
                self.roll(*side, Action::Roll(*roll))?;
                if self.state.apply(Action::Play(*play)).is_err() {
                    let before = *self.state.board();
                    self.impose(before.after(play).unwrap_or(before))?;
                }
            }
            Event::IllegalPlay {
                side, roll, after, ..
            } => {
                self.roll(*side, Action::Roll(*roll))?;
                let after = after.as_deref().unwrap_or(self.state.board());
                self.impose(*after)?;
            }
            Event::Roll { side, roll } => self.roll(*side, Action::Roll(*roll))?,
            Event::Double(side) => match self.state.decision() {
                Decision::AnswerDouble(answering) if answering == *side => {
                    self.state.apply(Action::Beaver)?;
                }
                _ => {
                    self.take_turn(*side)?;
                    self.state.apply(Action::Double)?;
                }
            },
            Event::Take(_) => self.state.apply(Action::Take)?,
            Event::Pass(_) => self.state.apply(Action::Pass)?,
            Event::SetPosition(start) => self.state.set_position(start.on_roll, start.board)?,
            Event::SetCubeValue(value) => {
                let owner = self.state.cube().owner();
                self.state.set_cube(Cube::new(*value, owner)?)?;
            }
            Event::SetCubeOwner(owner) => {
                self.state.set_cube(self.state.cube().owned_by(*owner))?;
            }
        }
        Ok(())
    }

    fn impose(&mut self, after: Board) -> Result<(), ReplayError> {
        Ok(self.state.impose(after)?)
    }

    fn roll(&mut self, side: Side, roll: Action) -> Result<(), ReplayError> {
        if matches!(self.state.decision(), Decision::AnswerDouble(_)) {
            self.state.apply(Action::Take)?;
        }
        self.take_turn(side)?;
        Ok(self.state.apply(roll)?)
    }

    /// Makes it this side's turn to roll or double.
    fn take_turn(&mut self, side: Side) -> Result<(), ReplayError> {
        match self.state.decision() {
            Decision::OpeningRoll => Ok(self.state.apply(Action::Begin(side))?),
            Decision::Turn(on_roll) if on_roll == side => Ok(()),
            _ => Ok(self.state.set_on_roll(side)?),
        }
    }
}

/// The state in which the decision of an event that follows `before` was made: where play continued, an unanswered double
/// was taken.
#[must_use]
pub fn situation(before: MatchState, event: &Event) -> MatchState {
    let mut state = before;
    if matches!(state.decision(), Decision::AnswerDouble(_)) && event.roll().is_some() {
        // A double on offer can always be taken.
        state.apply(Action::Take).ok();
    }
    state
}

/// The state as a board shows it when an entry is looked at that meets `before`: with the dice where there are any. What
/// cannot be shown so is shown as it was.
#[must_use]
pub fn shown(before: MatchState, event: &Event) -> MatchState {
    let mut state = before;
    let Some((side, roll)) = event.side().zip(event.roll()) else {
        return state;
    };
    let begun = state.apply(Action::Begin(side)).is_ok();
    let turn = begun || state.set_on_roll(side).is_ok();
    if turn && state.apply(Action::Roll(roll)).is_ok() {
        return state;
    }
    before
}

#[cfg(test)]
mod tests {
    use barpoint_rules::{Play, PlayList, Roll};

    use super::*;

    fn first_play(replay: &Replay, side: Side, roll: Roll) -> Play {
        let mut plays = PlayList::new();
        plays.generate(&replay.state().board_of(side), roll);
        plays.plays()[0]
    }

    fn roll(a: u8, b: u8) -> Roll {
        Roll::new(a, b).unwrap()
    }

    fn start() -> Replay {
        let record = MatchRecord {
            length: 5,
            ..MatchRecord::default()
        };
        Replay::new(&record, &GameRecord::default()).unwrap()
    }

    fn played(replay: &Replay, side: Side, roll: Roll) -> Event {
        let play = first_play(replay, side, roll);
        Event::Play(PlayedRoll { side, roll, play })
    }

    #[test]
    fn a_double_and_a_pass_end_the_game() {
        let mut replay = start();
        let opening = played(&replay, Side::Black, roll(3, 1));
        replay.advance(&opening).unwrap();
        assert_eq!(replay.state().decision(), Decision::Turn(Side::White));
        replay.advance(&Event::Double(Side::White)).unwrap();
        replay.advance(&Event::Pass(Side::Black)).unwrap();
        let result = replay.state().game_result().unwrap();
        assert_eq!((result.winner, result.points), (Side::White, 1));
    }

    #[test]
    fn an_illegal_play_is_imposed_and_the_turn_passes() {
        let mut replay = start();
        let before = replay.state().board_of(Side::White);
        replay
            .advance(&Event::IllegalPlay {
                side: Side::White,
                roll: roll(6, 5),
                steps: [].into(),
                after: None,
            })
            .unwrap();
        assert_eq!(replay.state().board_of(Side::White), before);
        assert_eq!(replay.state().on_roll(), Side::Black);
    }

    #[test]
    fn a_player_out_of_turn_is_put_on_roll() {
        let mut replay = start();
        let opening = played(&replay, Side::Black, roll(3, 1));
        replay.advance(&opening).unwrap();
        let again = played(&replay, Side::Black, roll(6, 2));
        replay.advance(&again).unwrap();
        assert_eq!(replay.state().on_roll(), Side::White);
    }

    #[test]
    fn a_game_after_the_end_of_the_match_is_refused() {
        let record = MatchRecord {
            length: 5,
            ..MatchRecord::default()
        };
        let mut game = GameRecord::default();
        game.score.black = 5;
        assert!(Replay::new(&record, &game).is_err());
    }
}
