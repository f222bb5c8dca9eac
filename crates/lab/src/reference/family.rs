//! What kind of game a decision belongs to.

use barpoint_eval::Class;
use barpoint_rules::Board;
use serde::{Deserialize, Serialize};

/// The kind of game: the first that fits, in this order. A rule of thumb for sorting the set.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Family {
    /// No more contact.
    Race,
    /// Seven checkers or more on one point.
    Stack,
    /// Eight checkers or more in the opponent's home board and on the bar.
    Snake,
    /// One side has all its checkers home or off but a straggler, which the other side tries to contain.
    Containment,
    /// One side bears off or is about to, the other still waits.
    BearoffContact,
    /// Two anchors or more in the opponent's home board, well behind.
    BackGame,
    /// One anchor on the opponent's ace or deuce point and well behind.
    AcePoint,
    /// Each side has four points of six in a row before two checkers of the other.
    PrimePrime,
    /// A checker on the bar or split back, surrounded by attackers.
    Blitz,
    /// An anchor on the opponent's four, five or bar point.
    Holding,
    /// The first moves of a game.
    Opening,
    /// Anything else.
    Middle,
}

/// Pips behind from which a side waits for a shot.
const WELL_BEHIND: u32 = 30;

impl Family {
    /// All of them.
    pub const ALL: [Self; 12] = [
        Self::Race,
        Self::Stack,
        Self::Snake,
        Self::Containment,
        Self::BearoffContact,
        Self::BackGame,
        Self::AcePoint,
        Self::PrimePrime,
        Self::Blitz,
        Self::Holding,
        Self::Opening,
        Self::Middle,
    ];

    /// The family of a board that a game reached after this many turns; games begun elsewhere have no opening.
    #[must_use]
    pub fn of(board: &Board, turns: Option<usize>) -> Self {
        const OPENING: usize = 4;
        if !board.has_contact() {
            return Self::Race;
        }
        if turns.is_some_and(|turns| turns < OPENING) {
            return Self::Opening;
        }
        let sides = [
            Side::of(board.on_roll(), board.opponent()),
            Side::of(board.opponent(), board.on_roll()),
        ];
        let any = |test: &dyn Fn(&Side<'_>) -> bool| sides.iter().any(test);
        if any(&|side: &Side<'_>| side.own.iter().skip(1).any(|&n| n >= 7)) {
            Self::Stack
        } else if any(&|side: &Side<'_>| side.back() >= 8) {
            Self::Snake
        } else if any(&|side: &Side<'_>| side.is_contained()) {
            Self::Containment
        } else if any(&|side: &Side<'_>| side.own[7..].iter().all(|&n| n == 0)) {
            Self::BearoffContact
        } else if any(&|side: &Side<'_>| side.anchors() >= 2 && side.behind() >= WELL_BEHIND) {
            Self::BackGame
        } else if any(&|side: &Side<'_>| side.waits_deep()) {
            Self::AcePoint
        } else if sides.iter().all(Side::primes) {
            Self::PrimePrime
        } else if any(&|side: &Side<'_>| side.is_attacked()) {
            Self::Blitz
        } else if any(&|side: &Side<'_>| [18, 20, 21].iter().any(|&point| side.own[point] >= 2)) {
            Self::Holding
        } else {
            Self::Middle
        }
    }

    /// Whether results of trials vary so much that twice the standard error is accepted.
    #[must_use]
    pub const fn is_wild(self) -> bool {
        matches!(
            self,
            Self::Stack | Self::Snake | Self::Containment | Self::BackGame
        )
    }

    /// The class of positions whose value is known without a rollout.
    #[must_use]
    pub fn is_known(board: &Board) -> bool {
        matches!(Class::of(board), Class::Over | Class::Bearoff)
    }
}

/// One side of a board.
struct Side<'a> {
    own: &'a [u8; 26],
    other: &'a [u8; 26],
}

impl<'a> Side<'a> {
    const fn of(own: &'a [u8; 26], other: &'a [u8; 26]) -> Self {
        Self { own, other }
    }

    fn pips(half: &[u8; 26]) -> u32 {
        (0_u32..).zip(half).map(|(p, &n)| p * u32::from(n)).sum()
    }

    /// Pips behind; 0 if ahead.
    fn behind(&self) -> u32 {
        Self::pips(self.own).saturating_sub(Self::pips(self.other))
    }

    /// Checkers in the opponent's home board and on the bar.
    fn back(&self) -> u8 {
        self.own[19..].iter().sum()
    }

    /// Points held in the opponent's home board.
    fn anchors(&self) -> usize {
        self.own[19..25].iter().filter(|&&n| n >= 2).count()
    }

    fn home_points(&self) -> usize {
        self.own[1..7].iter().filter(|&&n| n >= 2).count()
    }

    /// Whether one straggler is left behind at least three points of the other side, all others home or off.
    fn is_contained(&self) -> bool {
        let outside: u8 = self.own[7..].iter().sum();
        let Some(rear) = (7..=25_usize).rev().find(|&point| self.own[point] > 0) else {
            return false;
        };
        // The other side's points in front of the straggler.
        let block = (1..rear).filter(|&point| self.other[25 - point] >= 2);
        outside == 1 && rear >= 13 && block.count() >= 3
    }

    /// Whether all hopes are on the ace or deuce point.
    fn waits_deep(&self) -> bool {
        let deep = self.own[23] >= 2 || self.own[24] >= 2;
        deep && self.anchors() == 1 && self.behind() >= WELL_BEHIND
    }

    /// Whether four points of six in a row stand before two checkers of the other side.
    fn primes(&self) -> bool {
        (3..=9_usize).any(|first| {
            let block = self.own[first..first + 6].iter().filter(|&&n| n >= 2);
            // The other side's checkers that still have to pass the block.
            let behind: u8 = self.other[25 - first + 1..].iter().sum();
            block.count() >= 4 && behind >= 2
        })
    }

    /// Whether blots or a checker on the bar face an attack.
    fn is_attacked(&self) -> bool {
        let on_bar = self.own[25] > 0;
        let blots = (19..25).filter(|&point| self.own[point] == 1).count();
        let attackers: u8 = self.other[1..13].iter().sum();
        let other = Side::of(self.other, self.own);
        self.anchors() == 0
            && (on_bar || blots > 0)
            && attackers >= 10
            && other.home_points() + usize::from(on_bar) >= 3
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use barpoint_rules::Variation;

    fn board(on_roll: &[(u8, u8)], opponent: &[(u8, u8)]) -> Board {
        Board::with_checkers(on_roll, opponent).unwrap()
    }

    #[test]
    fn families_by_example() {
        let start = Variation::Standard.start();
        let rest = [(6, 5), (8, 3), (13, 5), (24, 2)];
        let cases = [
            (start, Some(0), Family::Opening),
            (start, None, Family::Middle),
            (board(&[(7, 15)], &[(6, 15)]), Some(40), Family::Race),
            (
                board(&[(6, 7), (8, 4), (24, 4)], &rest),
                None,
                Family::Stack,
            ),
            (
                board(&[(20, 3), (22, 3), (23, 2), (6, 4), (8, 3)], &rest),
                None,
                Family::Snake,
            ),
            (
                board(
                    &[(25, 1), (1, 2), (2, 2)],
                    &[(6, 3), (5, 3), (4, 3), (8, 3), (7, 3)],
                ),
                None,
                Family::Containment,
            ),
            (
                board(&[(6, 5), (5, 5), (4, 5)], &[(22, 2), (6, 6), (8, 5)]),
                None,
                Family::BearoffContact,
            ),
            (
                board(
                    &[(24, 2), (22, 3), (13, 5), (6, 5)],
                    &[(4, 4), (5, 3), (6, 4), (8, 2), (7, 2)],
                ),
                None,
                Family::BackGame,
            ),
            (
                board(
                    &[(24, 2), (13, 5), (8, 3), (6, 5)],
                    &[(4, 3), (5, 3), (6, 4), (8, 3), (7, 2)],
                ),
                None,
                Family::AcePoint,
            ),
        ];
        for (board, turns, expected) in cases {
            assert_eq!(Family::of(&board, turns), expected, "{board}");
            assert_eq!(Family::of(&board.swapped(), turns), expected, "{board}");
        }
    }
}
