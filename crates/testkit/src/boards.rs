//! Boards drawn at random, in every phase of the game.

use barpoint_rules::{Board, CHECKERS, PlayList, Roll, Setup, Variation};
use proptest::prelude::*;
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// What part of the game a random board comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// Reached from the opening by random play.
    Played,
    /// Checkers strewn over the whole board.
    Contact,
    /// As `Contact`, with checkers of the player on roll on the bar.
    Bar,
    /// Both bearing off, the opponent perhaps still holding points or waiting on the bar.
    BearOff,
    /// The sides have passed each other.
    Race,
    /// A handful of checkers each.
    Few,
}

impl Phase {
    /// All phases.
    pub const ALL: [Self; 6] = [
        Self::Played,
        Self::Contact,
        Self::Bar,
        Self::BearOff,
        Self::Race,
        Self::Few,
    ];

    /// A board of this phase.
    pub fn board(self, rng: &mut impl Rng) -> Board {
        match self {
            Self::Played => return played(rng),
            Self::Contact => Strewn {
                own: (15, 1, 24, 0),
                opponent: (15, 1, 24, u8::from(rng.random_ratio(1, 8))),
            },
            Self::Bar => Strewn {
                own: (15, 1, 24, rng.random_range(1..=4)),
                opponent: (15, 1, 24, rng.random_range(0..=1)),
            },
            Self::BearOff => Strewn {
                own: (rng.random_range(1..=15), 1, 6 + rng.random_range(0..=1), 0),
                opponent: (rng.random_range(1..=15), 1, 24, rng.random_range(0..=2)),
            },
            Self::Race => Strewn {
                own: (rng.random_range(1..=15), 1, rng.random_range(1..=12), 0),
                opponent: (rng.random_range(1..=15), 1, 12, 0),
            },
            Self::Few => Strewn {
                own: (rng.random_range(1..=4), 1, 24, rng.random_range(0..=1)),
                opponent: (rng.random_range(1..=8), 1, 24, rng.random_range(0..=1)),
            },
        }
        .board(rng)
    }
}

/// For each side: checkers, first and last point they stand on, and how many of them are on the
/// bar instead.
struct Strewn {
    own: (u8, u8, u8, u8),
    opponent: (u8, u8, u8, u8),
}

impl Strewn {
    fn board(&self, rng: &mut impl Rng) -> Board {
        let mut setup = Setup {
            on_roll: [0; 26],
            opponent: [0; 26],
        };
        // The side that is placed first takes the points it likes; take turns at that.
        if rng.random() {
            strew(&mut setup.on_roll, &setup.opponent, self.own, rng);
            strew(&mut setup.opponent, &setup.on_roll, self.opponent, rng);
        } else {
            strew(&mut setup.opponent, &setup.on_roll, self.opponent, rng);
            strew(&mut setup.on_roll, &setup.opponent, self.own, rng);
        }
        Board::try_from(setup).expect("strewn on free points, 15 checkers at most")
    }
}

/// Places checkers on free points; those that find none stay off the board.
fn strew(
    half: &mut [u8; 26],
    other: &[u8; 26],
    (count, first, last, bar): (u8, u8, u8, u8),
    rng: &mut impl Rng,
) {
    half[25] = bar.min(count);
    // Small pools make stacks and points, large ones blots.
    let free: Vec<u8> = (first..=last)
        .filter(|&point| other[25 - usize::from(point)] == 0)
        .collect();
    if free.is_empty() {
        return;
    }
    let pool: Vec<u8> = (0..rng.random_range(1..=12))
        .map(|_| free[rng.random_range(0..free.len())])
        .collect();
    for _ in half[25]..count.min(CHECKERS) {
        half[usize::from(pool[rng.random_range(0..pool.len())])] += 1;
    }
}

fn played(rng: &mut impl Rng) -> Board {
    let mut list = PlayList::new();
    let mut board = Variation::Standard.start();
    for _ in 0..rng.random_range(0..=80) {
        list.generate(&board, random_roll(rng));
        if !list.is_empty() {
            board = list.boards()[rng.random_range(0..list.len())];
        }
        if board.on_roll()[0] == CHECKERS {
            board = Variation::Standard.start();
        }
        board = board.swapped();
    }
    board
}

/// The board with these checkers, `(point, checkers)` of the player on roll and of the opponent, each by that player's own
/// numbers; 25 is the bar.
///
/// # Panics
/// If there is no such board.
#[must_use]
#[track_caller]
pub fn board(on_roll: &[(u8, u8)], opponent: &[(u8, u8)]) -> Board {
    Board::with_checkers(on_roll, opponent).expect("checkers that make a board")
}

/// Boards of all phases, for property tests. They do not shrink.
pub fn boards() -> impl Strategy<Value = Board> {
    (proptest::sample::select(&Phase::ALL[..]), any::<u64>())
        .prop_map(|(phase, seed)| phase.board(&mut ChaCha8Rng::seed_from_u64(seed)))
}

/// The 21 rolls, for property tests.
pub fn rolls() -> impl Strategy<Value = Roll> {
    let rolls: Vec<Roll> = Roll::weighted().map(|(roll, _)| roll).collect();
    proptest::sample::select(rolls)
}

/// A roll of two fair dice.
#[expect(clippy::missing_panics_doc, reason = "dice are 1 to 6")]
pub fn random_roll(rng: &mut impl Rng) -> Roll {
    Roll::new(rng.random_range(1..=6), rng.random_range(1..=6)).expect("dice are 1 to 6")
}
