//! How games end and what they are worth.

use crate::{Board, Side};

/// How much of a win it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum WinKind {
    /// The loser has borne off a checker.
    Single,
    /// The loser has borne off none.
    Gammon,
    /// The loser has borne off none and still has a checker in the winner's home or on the bar.
    Backgammon,
}

impl std::fmt::Display for WinKind {
    /// `single game`, `gammon` or `backgammon`.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Self::Single => "single game",
            Self::Gammon => "gammon",
            Self::Backgammon => "backgammon",
        })
    }
}

impl WinKind {
    /// All kinds, cheapest first.
    pub const ALL: [Self; 3] = [Self::Single, Self::Gammon, Self::Backgammon];

    /// How often the cube counts: 1, 2 or 3.
    #[must_use]
    pub const fn multiplier(self) -> u8 {
        match self {
            Self::Single => 1,
            Self::Gammon => 2,
            Self::Backgammon => 3,
        }
    }

    /// The kind with this multiplier.
    #[must_use]
    pub const fn from_multiplier(multiplier: u8) -> Option<Self> {
        match multiplier {
            1 => Some(Self::Single),
            2 => Some(Self::Gammon),
            3 => Some(Self::Backgammon),
            _ => None,
        }
    }

    /// What the player on roll has won on this board; `None` with checkers left to bear off.
    ///
    /// `checkers` is how many each side started with ([`crate::Variation::checkers`]): an opponent
    /// with that many on the board has borne off none.
    ///
    /// ```
    /// use barpoint_rules::{Board, WinKind};
    ///
    /// let against = |theirs| Board::with_checkers(&[], theirs).map(|board| WinKind::of(&board, 15));
    /// assert_eq!(against(&[(6, 14)])?, Some(WinKind::Single));
    /// assert_eq!(against(&[(6, 15)])?, Some(WinKind::Gammon));
    /// assert_eq!(against(&[(6, 14), (25, 1)])?, Some(WinKind::Backgammon));
    /// # Ok::<(), barpoint_rules::BoardError>(())
    /// ```
    #[must_use]
    pub fn of(board: &Board, checkers: u8) -> Option<Self> {
        if board.checkers_in_play() > 0 {
            return None;
        }
        let loser = board.opponent();
        let in_play: u8 = loser[1..].iter().sum();
        Some(if in_play < checkers {
            Self::Single
        } else if loser[19..].iter().all(|&n| n == 0) {
            Self::Gammon
        } else {
            Self::Backgammon
        })
    }
}

/// What brought a game to its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GameEnd {
    /// The winner bore off the last checker.
    BearOff,
    /// The loser passed a double.
    Pass,
    /// The loser resigned.
    Resignation,
}

/// A finished game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct GameResult {
    /// Who won.
    pub winner: Side,
    /// What counts: a single game where gammons do not count (Jacoby rule with a centred cube).
    pub kind: WinKind,
    /// What ended it.
    pub end: GameEnd,
    /// Points won: cube value times multiplier, also where the match needs fewer.
    pub points: u32,
}
