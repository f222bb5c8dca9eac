//! What a position is about.

use std::ops::RangeInclusive;

use barpoint_rules::{Board, Variation};

/// The phase of a game, the same for both players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Phase {
    /// Few checkers have left their first places.
    Opening,
    /// A player attacks checkers that have no anchor.
    Blitz,
    /// Both players hold checkers behind primes.
    PrimeVsPrime,
    /// A player holds an anchor.
    Holding,
    /// A player holds two anchors.
    BackGame,
    /// Other contact.
    Middle,
    /// No contact, but not all checkers are home.
    Race,
    /// A player bears off against contact, or both are home.
    BearOff,
}

/// Checkers that may have left their first places in an opening, of each side.
const MOVED_IN_OPENING: u8 = 3;
/// Checkers that an attack needs in the zone: its own points 1 to 12, of which 8 stand there from the start.
const IN_ZONE: u8 = 10;
/// Points that an attack needs in its home board.
const POINTS_OF_BLITZ: usize = 3;
/// Consecutive points of a prime.
const PRIME: usize = 4;
/// The first point of the other side's home board, by own numbers.
const THEIR_HOME: usize = 19;
/// The points on which an anchor stands: from the other side's bar point back.
const ANCHORS: RangeInclusive<usize> = 18..=24;

impl Phase {
    /// All phases, in the order in which games come to them.
    pub const ALL: [Self; 8] = [
        Self::Opening,
        Self::Blitz,
        Self::PrimeVsPrime,
        Self::Holding,
        Self::BackGame,
        Self::Middle,
        Self::Race,
        Self::BearOff,
    ];

    /// The phase of a position: the first of these that fits, for either player where it speaks of one.
    ///
    /// 1. *Race*: no contact.
    /// 2. *Bear-off*: a player has all checkers in the home board or off; without contact both have.
    /// 3. *Opening*: of each side at most three checkers stand elsewhere than at the start.
    /// 4. *Back game*: two anchors (points with two or more checkers) in the other's home board, and behind in the race.
    /// 5. *Prime against prime*: both have four consecutive points with a checker of the other behind them.
    /// 6. *Blitz*: ten checkers on the own points 1 to 12, three points in the home board, and there or on the bar checkers
    ///    of the other, who has no anchor.
    /// 7. *Holding*: an anchor in the other's home board or on the other's bar point.
    /// 8. *Middle*: everything else.
    ///
    /// ```
    /// use barpoint_rules::Variation;
    /// use barpoint_eval::Phase;
    ///
    /// assert_eq!(Phase::of(&Variation::Standard.start()), Phase::Opening);
    /// ```
    #[must_use]
    pub fn of(board: &Board) -> Self {
        let seats = [board, &board.swapped()];
        let either = |fits: fn(&Board) -> bool| seats.into_iter().any(fits);
        let both = |fits: fn(&Board) -> bool| seats.into_iter().all(fits);
        match () {
            () if both(is_home) => Self::BearOff,
            () if !board.has_contact() => Self::Race,
            () if either(is_home) => Self::BearOff,
            () if both(is_opening) => Self::Opening,
            () if either(plays_back_game) => Self::BackGame,
            () if both(primes) => Self::PrimeVsPrime,
            () if either(attacks) => Self::Blitz,
            () if either(|board| anchors(board, ANCHORS) > 0) => Self::Holding,
            () => Self::Middle,
        }
    }

    /// The name by which it is asked for: `opening`, `prime`, `back-game` and so on.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Opening => "opening",
            Self::Blitz => "blitz",
            Self::PrimeVsPrime => "prime",
            Self::Holding => "holding",
            Self::BackGame => "back-game",
            Self::Middle => "middle",
            Self::Race => "race",
            Self::BearOff => "bear-off",
        }
    }
}

/// A text that is no phase.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "expected opening, blitz, prime, holding, back-game, middle, race or bear-off, found {found:?}"
)]
pub struct PhaseError {
    /// The text.
    pub found: String,
}

impl std::str::FromStr for Phase {
    type Err = PhaseError;

    fn from_str(text: &str) -> Result<Self, PhaseError> {
        let mut all = Self::ALL.into_iter();
        all.find(|phase| phase.name() == text)
            .ok_or_else(|| PhaseError {
                found: text.to_owned(),
            })
    }
}

impl std::fmt::Display for Phase {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.name())
    }
}

// Below, the player on roll is meant.

fn is_home(board: &Board) -> bool {
    board.on_roll()[7..].iter().all(|&n| n == 0)
}

fn is_opening(board: &Board) -> bool {
    let start = Variation::Standard.start();
    let places = board.on_roll().iter().zip(start.on_roll());
    let missing = places.map(|(now, then)| then.saturating_sub(*now));
    missing.sum::<u8>() <= MOVED_IN_OPENING
}

fn anchors(board: &Board, points: RangeInclusive<usize>) -> usize {
    board.on_roll()[points].iter().filter(|&&n| n >= 2).count()
}

fn plays_back_game(board: &Board) -> bool {
    anchors(board, THEIR_HOME..=24) >= 2 && board.pip_count() > board.opponent_pip_count()
}

/// Whether there is a prime with a checker of the opponent behind it.
fn primes(board: &Board) -> bool {
    let (half, other) = (board.on_roll(), board.opponent());
    let rearmost = (1..26).rev().find(|&point| other[point] > 0);
    let rearmost = rearmost.unwrap_or_default();
    half[1..=24]
        .windows(PRIME)
        .enumerate()
        .any(|(below, points)| {
            // The first of the four is the own point `below + 1`; behind it the other counts from there to the bar.
            points.iter().all(|&n| n >= 2) && rearmost > 25 - (below + 1)
        })
}

fn attacks(board: &Board) -> bool {
    let (half, other) = (board.on_roll(), board.opponent());
    let in_zone: u8 = half[1..=12].iter().sum();
    let made = half[1..=6].iter().filter(|&&n| n >= 2).count();
    let attacked: u8 = other[THEIR_HOME..=25].iter().sum();
    in_zone >= IN_ZONE
        && made >= POINTS_OF_BLITZ
        && attacked > 0
        && anchors(&board.swapped(), ANCHORS) == 0
}

#[cfg(test)]
mod tests {
    use barpoint_testkit::{board, boards};
    use proptest::prelude::*;

    use super::*;

    type Half = &'static [(u8, u8)];

    const START: Half = &[(24, 2), (13, 5), (8, 3), (6, 5)];

    #[track_caller]
    fn is(expected: Phase, own: Half, theirs: Half) {
        let board = board(own, theirs);
        assert_eq!(Phase::of(&board), expected, "{board:?}");
    }

    #[test]
    fn phases_by_example() {
        is(Phase::Opening, START, START);
        is(
            Phase::Opening,
            &[(24, 2), (13, 5), (8, 2), (6, 4), (5, 2)],
            START,
        );
        let attacked: Half = &[(25, 1), (22, 1), (13, 5), (8, 3), (6, 5)];
        is(
            Phase::Blitz,
            &[(24, 2), (13, 2), (8, 3), (6, 4), (5, 2), (4, 2)],
            attacked,
        );
        let prime = &[(24, 2), (13, 2), (8, 2), (7, 2), (6, 3), (5, 2), (4, 2)];
        is(Phase::PrimeVsPrime, prime, prime);
        let escaped: Half = &[(13, 4), (8, 4), (6, 5), (3, 2)];
        is(
            Phase::Holding,
            &[(20, 2), (13, 3), (8, 3), (6, 5), (4, 2)],
            escaped,
        );
        let back = &[(24, 2), (22, 3), (13, 2), (8, 2), (6, 4), (5, 2)];
        is(
            Phase::BackGame,
            back,
            &[(11, 2), (8, 3), (6, 5), (5, 3), (4, 2)],
        );
        is(
            Phase::Middle,
            &[(14, 1), (8, 4), (6, 5), (5, 5)],
            &[(13, 3), (8, 3), (6, 5), (4, 4)],
        );
        is(Phase::Race, &[(7, 15)], &[(6, 15)]);
        is(Phase::Race, &[(10, 2), (6, 13)], &[(8, 2), (6, 13)]);
    }

    #[test]
    fn whoever_is_home_bears_off_with_or_without_contact() {
        is(Phase::BearOff, &[(6, 5), (1, 2)], &[(6, 15)]);
        is(Phase::BearOff, &[(6, 5), (4, 5)], &[(24, 2), (6, 13)]);
        is(Phase::BearOff, &[(2, 2)], &[(25, 1), (6, 9)]);
    }

    #[test]
    fn phases_are_read_by_their_names() {
        for phase in Phase::ALL {
            assert_eq!(phase.to_string().parse(), Ok(phase));
        }
        let error = "Backgame".parse::<Phase>().unwrap_err().to_string();
        assert!(
            error.ends_with("race or bear-off, found \"Backgame\""),
            "{error}"
        );
    }

    #[test]
    fn a_prime_without_a_prisoner_is_none() {
        let prime: Half = &[(24, 2), (13, 2), (8, 2), (7, 2), (6, 3), (5, 2), (4, 2)];
        let passed: Half = &[(13, 3), (8, 2), (7, 2), (6, 4), (5, 2), (4, 2)];
        is(Phase::Holding, prime, passed);
    }

    proptest! {
        #[test]
        fn both_players_are_in_the_same_phase(board in boards()) {
            prop_assert_eq!(Phase::of(&board), Phase::of(&board.swapped()));
        }
    }
}
