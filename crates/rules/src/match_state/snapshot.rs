//! A state built in one go, as position IDs describe one.

use super::{MatchState, Phase, SetupError};
use crate::{Board, BySide, Cube, MatchRules, Roll, Side, WinKind};

/// All that makes up a state while a game lasts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Snapshot {
    /// Points needed to win the match; 0 in a money session.
    pub length: u16,
    /// The rules of play.
    pub rules: MatchRules,
    /// Points won before this game.
    pub score: BySide<u16>,
    /// Whether this is the Crawford game.
    pub crawford_game: bool,
    /// Whose turn it is.
    pub on_roll: Side,
    /// The board seen by that side.
    pub board: Board,
    /// The cube, not yet turned by a double on offer ([`MatchState::cube`]).
    pub cube: Cube,
    /// What the game waits for, but for a resignation.
    pub pending: Pending,
    /// A resignation on offer: who resigns what.
    pub resignation: Option<(Side, WinKind)>,
}

/// What a game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pending {
    /// The opening roll, on the starting position.
    Opening,
    /// The player on roll rolls or doubles.
    Turn,
    /// The player on roll moves.
    Move(Roll),
    /// The answer to a double followed by this many beavers.
    Answer {
        /// How many beavers: with an even number the opponent of the player on roll answers.
        beavers: u8,
    },
}

impl MatchState {
    /// The state so described.
    ///
    /// ```
    /// use barpoint_rules::{MatchState, Pending, Snapshot};
    ///
    /// let state: MatchState = "4HPwATDgc/ABMA".parse()?;
    /// let with_roll = Snapshot { pending: Pending::Move("63".parse()?), ..state.snapshot().ok_or("a game in progress")? };
    /// let state = MatchState::from_snapshot(&with_roll)?;
    /// assert_eq!(state.to_string(), "XGID=-b----E-C---eE---c-e----B-:0:0:1:63:0:0:3:0:10");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// If no game can be in such a state.
    pub fn from_snapshot(snapshot: &Snapshot) -> Result<Self, SetupError> {
        if snapshot.length > Self::MAX_LENGTH {
            return Err(SetupError::Length {
                found: snapshot.length,
            });
        }
        let mut state = Self::new(snapshot.length, snapshot.rules);
        state.set_score(snapshot.score, snapshot.crawford_game)?;
        if snapshot.pending != Pending::Opening {
            state.set_position(snapshot.on_roll, snapshot.board)?;
        }
        state.set_cube(snapshot.cube)?;
        state.phase = match snapshot.pending {
            Pending::Opening => Phase::Opening,
            Pending::Turn => Phase::Turn,
            Pending::Move(roll) => Phase::Rolled(roll),
            Pending::Answer { beavers } => {
                state.check_answer(beavers)?;
                Phase::Doubled { beavers }
            }
        };
        state.resignation = snapshot.resignation;
        Ok(state)
    }

    /// Whether a double with this many beavers can have led to the present cube.
    fn check_answer(&self, beavers: u8) -> Result<(), SetupError> {
        if beavers == 0 {
            return self.check_double().map_err(SetupError::Double);
        }
        let mut before = *self;
        before.phase = Phase::Doubled {
            beavers: beavers - 1,
        };
        before.cube = before.cube.turned_back();
        before.check_beaver().map_err(SetupError::Double)?;
        if self.cube.value() == 1 || self.cube.is_available_to(self.on_roll) {
            return Err(SetupError::BeaverCube);
        }
        Ok(())
    }

    /// The state in a form that can be changed and built again; `None` when the game is over.
    #[must_use]
    pub fn snapshot(&self) -> Option<Snapshot> {
        let pending = match self.phase {
            Phase::Opening => Pending::Opening,
            Phase::Turn => Pending::Turn,
            Phase::Rolled(roll) => Pending::Move(roll),
            Phase::Doubled { beavers } => Pending::Answer { beavers },
            Phase::Over(_) => return None,
        };
        Some(Snapshot {
            length: self.length,
            rules: self.rules,
            score: self.score,
            crawford_game: self.crawford == crate::Crawford::Now,
            on_roll: self.on_roll,
            board: self.board,
            cube: self.cube,
            pending,
            resignation: self.resignation,
        })
    }
}
