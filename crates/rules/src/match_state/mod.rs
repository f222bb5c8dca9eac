//! The state of a match or money session, and the one machine through which it changes.
//!
//! [`MatchState::apply`] takes what players do and refuses what the rules forbid; the `set_…`
//! methods and [`MatchState::impose`] carry out what editors do and what files contain against the
//! rules. Dice come from the caller. No record of what happened is kept here.

mod apply;
mod edit;
mod questions;
mod snapshot;

pub use edit::SetupError;
pub use snapshot::{Pending, Snapshot};

use crate::{Board, BySide, Crawford, Cube, Decision, GameResult, MatchRules, Roll, Side, WinKind};

/// Where a match or session stands: score, cube, board and what is expected now.
///
/// Reads XGIDs, GNUBG IDs and Position IDs, and shows itself as an XGID wherever that can express the state.
///
/// IDs say little of the rules. What is read has the rules of [`MatchRules::default`] but for the Jacoby rule and
/// whether there are beavers or a cube; a [`Snapshot`] changes the others. A Position ID says nothing but the board: it
/// reads as money play with Black on roll, a centred cube, the Jacoby rule and up to 3 beavers.
///
/// ```
/// use barpoint_rules::{Action, CubeOwner, Decision, MatchRules, MatchState, Side};
///
/// let mut state = MatchState::new(7, MatchRules::default());
/// state.apply(Action::OpeningRoll { white: 3, black: 1 })?;
/// assert_eq!(state.decision(), Decision::Play(Side::White, "31".parse()?));
///
/// state.apply(Action::Play(state.parse_play("8/5 6/5")?))?;
/// state.apply(Action::Double)?;
/// state.apply(Action::Take)?;
/// assert_eq!(state.cube().owner(), CubeOwner::Owned(Side::White));
///
/// let id = state.to_string();
/// assert_eq!(id, "XGID=-b----E-C---eE---b-db---B-:1:-1:1:00:0:0:0:7:10");
/// assert_eq!(id.parse(), Ok(state));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MatchState {
    /// 0 = money.
    length: u16,
    rules: MatchRules,
    score: BySide<u16>,
    games_played: u16,
    crawford: Crawford,
    cube: Cube,
    automatic_doubles: u8,
    /// Seen by `on_roll`.
    board: Board,
    on_roll: Side,
    phase: Phase,
    resignation: Option<(Side, WinKind)>,
}

/// What a game waits for when no resignation is on offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Phase {
    /// The roll for the first move.
    Opening,
    /// The player on roll may double or roll.
    Turn,
    /// The player on roll moves.
    Rolled(Roll),
    /// The cube has been offered; `beavers` redoubles followed, so that an even number leaves the
    /// answer to the opponent of the player on roll. The cube shows what a pass would cost.
    Doubled { beavers: u8 },
    /// The next game.
    Over(GameResult),
}

impl MatchState {
    /// The longest match, in points: what the 15 bits of a GNUBG ID hold.
    pub const MAX_LENGTH: u16 = (1 << 15) - 1;

    /// A match to `length` points, or a money session for 0, before its first opening roll. A match to more than
    /// [`MatchState::MAX_LENGTH`] points becomes one to so many; [`MatchState::from_snapshot`] refuses it.
    ///
    /// ```
    /// use barpoint_rules::{Decision, MatchRules, MatchState, Side};
    ///
    /// let state = MatchState::new(5, MatchRules::default());
    /// assert_eq!(state.decision(), Decision::OpeningRoll);
    /// assert_eq!(state.away(Side::White), Some(5));
    /// ```
    #[must_use]
    pub fn new(length: u16, rules: MatchRules) -> Self {
        let mut state = Self {
            length: length.min(Self::MAX_LENGTH),
            rules,
            score: BySide::new(0, 0),
            games_played: 0,
            crawford: Crawford::Pre,
            cube: Cube::default(),
            automatic_doubles: 0,
            board: rules.starting_board(),
            on_roll: Side::White,
            phase: Phase::Opening,
            resignation: None,
        };
        if state.sides_one_away() > 0 {
            state.crawford = Crawford::Post;
        }
        state
    }

    /// What is expected now.
    #[must_use]
    pub fn decision(&self) -> Decision {
        if let Some((side, kind)) = self.resignation {
            return Decision::AnswerResignation(side.other(), kind);
        }
        match self.phase {
            Phase::Opening => Decision::OpeningRoll,
            Phase::Turn => Decision::Turn(self.on_roll),
            Phase::Rolled(roll) => Decision::Play(self.on_roll, roll),
            Phase::Doubled { beavers } if beavers % 2 == 0 => {
                Decision::AnswerDouble(self.on_roll.other())
            }
            Phase::Doubled { .. } => Decision::AnswerDouble(self.on_roll),
            Phase::Over(_) if self.match_winner().is_some() => Decision::Nothing,
            Phase::Over(_) => Decision::NextGame,
        }
    }

    /// Whose turn it is: the side that sees [`MatchState::board`]. The side that moved last once
    /// the game is over; without meaning before the opening roll.
    #[must_use]
    pub const fn on_roll(&self) -> Side {
        self.on_roll
    }

    /// The board, seen by the player on roll (also while the opponent answers a double).
    #[must_use]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// The board seen by a side.
    #[must_use]
    pub fn board_of(&self, side: Side) -> Board {
        if side == self.on_roll {
            self.board
        } else {
            self.board.swapped()
        }
    }

    /// The cube. While a double is on offer: as it is before the answer, so that its value is what
    /// a pass costs; a beaver has already taken the offer it answers.
    #[must_use]
    pub const fn cube(&self) -> Cube {
        self.cube
    }

    /// The dice to be moved; `None` before a roll.
    #[must_use]
    pub const fn roll(&self) -> Option<Roll> {
        match self.phase {
            Phase::Rolled(roll) => Some(roll),
            _ => None,
        }
    }

    /// Points won so far.
    #[must_use]
    pub const fn score(&self) -> BySide<u16> {
        self.score
    }

    /// Points a side still needs; `None` in a money session.
    #[must_use]
    pub fn away(&self, side: Side) -> Option<u16> {
        (!self.is_money()).then(|| self.length.saturating_sub(self.score[side]))
    }

    /// Points needed to win the match; 0 in a money session.
    #[must_use]
    pub const fn length(&self) -> u16 {
        self.length
    }

    /// Whether this is a money session.
    #[must_use]
    pub const fn is_money(&self) -> bool {
        self.length == 0
    }

    /// The rules of play.
    #[must_use]
    pub const fn rules(&self) -> &MatchRules {
        &self.rules
    }

    /// Where the match stands in relation to its Crawford game; `Pre` in a money session.
    #[must_use]
    pub const fn crawford(&self) -> Crawford {
        self.crawford
    }

    /// Games finished before the present one.
    #[must_use]
    pub const fn games_played(&self) -> u16 {
        self.games_played
    }

    /// How often tied opening rolls have turned the cube of this game.
    #[must_use]
    pub const fn automatic_doubles(&self) -> u8 {
        self.automatic_doubles
    }

    /// How many beavers have followed the double on offer; `None` if there is no such offer.
    #[must_use]
    pub const fn beavers(&self) -> Option<u8> {
        match self.phase {
            Phase::Doubled { beavers } => Some(beavers),
            _ => None,
        }
    }

    /// The resignation on offer: who resigns what.
    #[must_use]
    pub const fn resignation(&self) -> Option<(Side, WinKind)> {
        self.resignation
    }

    /// How the game ended; `None` while it lasts.
    #[must_use]
    pub const fn game_result(&self) -> Option<GameResult> {
        match self.phase {
            Phase::Over(result) => Some(result),
            _ => None,
        }
    }
}

#[cfg(test)]
pub(crate) mod random;
#[cfg(test)]
mod tests;
