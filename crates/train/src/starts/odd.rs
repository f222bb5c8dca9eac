//! Odd positions: legal, but unlike what games lead to. Nets that learn from games err most here.

use std::collections::HashSet;
use std::sync::LazyLock;

use barpoint_eval::Class;
use barpoint_rules::{Board, PlayList, Roll, Setup, Variation};
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;
use serde::Serialize;

const SEED: u64 = 0x0dd;

/// What is odd about a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Oddity {
    /// Every checker stands anywhere. Many such positions cannot arise in play.
    Anywhere,
    /// Most checkers of a side stand on one to three points.
    Stacks,
    /// Ten to thirteen checkers of a side are in the other's home board or on the bar.
    ManyBack,
    /// Both home boards have at most two points, and stragglers are everywhere.
    Shattered,
    /// Nackgammon after up to a dozen random plays.
    Nackgammon,
    /// The opening position after 40 random plays.
    RandomPlays,
}

impl Oddity {
    /// All of them.
    pub const ALL: [Self; 6] = [
        Self::Anywhere,
        Self::Stacks,
        Self::ManyBack,
        Self::Shattered,
        Self::Nackgammon,
        Self::RandomPlays,
    ];

    /// The odd position with this number; both sides still play. Those from 0 to [`Oddity::JUDGED`] judge nets.
    #[must_use]
    pub fn position(number: u32) -> (Self, Board) {
        let oddity = Self::ALL[number as usize % Self::ALL.len()];
        let mut rng = ChaCha8Rng::seed_from_u64(SEED);
        rng.set_stream(u64::from(number));
        (oddity, oddity.draw(&mut rng))
    }

    /// How many positions judge nets, which therefore never learn from them.
    pub const JUDGED: u32 = 3_000;

    /// A position that does not judge: of these kinds, or one with few checkers left, which none of them has.
    pub(crate) fn start(rng: &mut ChaCha8Rng) -> Board {
        static JUDGING: LazyLock<HashSet<Board>> = LazyLock::new(|| {
            (0..Oddity::JUDGED)
                .map(|number| Oddity::position(number).1)
                .collect()
        });
        loop {
            let board = match rng.random_range(0..=Self::ALL.len()) {
                0 => few(rng),
                kind => Some(Self::ALL[kind - 1].draw(rng)),
            };
            if let Some(board) = board.filter(|board| !JUDGING.contains(board)) {
                return board;
            }
        }
    }

    /// A position with contact and few checkers left, which none of the kinds has.
    pub(crate) fn few_checkers(rng: &mut ChaCha8Rng) -> Board {
        loop {
            if let Some(board) = few(rng) {
                return board;
            }
        }
    }

    fn draw(self, rng: &mut ChaCha8Rng) -> Board {
        loop {
            let drawn = match self {
                Self::Anywhere => board_of([anywhere(rng), anywhere(rng)]),
                Self::Stacks => board_of([stacks(rng), stacks(rng)]),
                Self::ManyBack => board_of([many_back(rng), advanced(rng)]),
                Self::Shattered => board_of([shattered(rng), shattered(rng)]),
                Self::Nackgammon => {
                    let plays = rng.random_range(1..=12);
                    played(rng, Variation::Nackgammon.start(), plays)
                }
                Self::RandomPlays => played(rng, Variation::Standard.start(), 40),
            };
            if let Some(board) =
                drawn.filter(|board| Class::of(board) != Class::Over && !board.is_deadlocked())
            {
                return if rng.random_bool(0.5) {
                    board.swapped()
                } else {
                    board
                };
            }
        }
    }
}

type Half = [u8; 26];

/// The board with these two halves, if they make one. Where both stand, the second makes way to its points
/// further on.
fn board_of([on_roll, mut opponent]: [Half; 2]) -> Option<Board> {
    for point in 1..=24 {
        if on_roll[25 - point] > 0 {
            let shared = std::mem::take(&mut opponent[point]);
            opponent[(1..point).rev().find(|&lower| on_roll[25 - lower] == 0)?] += shared;
        }
    }
    Board::try_from(Setup { on_roll, opponent }).ok()
}

fn drop_each(
    rng: &mut ChaCha8Rng,
    count: u8,
    mut place: impl FnMut(&mut ChaCha8Rng) -> usize,
) -> Half {
    let mut half = [0; 26];
    for _ in 0..count {
        half[place(rng)] += 1;
    }
    half
}

fn anywhere(rng: &mut ChaCha8Rng) -> Half {
    drop_each(rng, 15, |rng| rng.random_range(1..=24))
}

fn stacks(rng: &mut ChaCha8Rng) -> Half {
    let tall: [usize; 3] = std::array::from_fn(|_| rng.random_range(1..=24));
    let count = rng.random_range(1..=3);
    drop_each(rng, 15, |rng| {
        if rng.random_bool(0.85) {
            tall[rng.random_range(0..count)]
        } else {
            rng.random_range(1..=24)
        }
    })
}

fn many_back(rng: &mut ChaCha8Rng) -> Half {
    let mut left = rng.random_range(10..=13);
    drop_each(rng, 15, |rng| {
        let back = left > 0;
        left -= i32::from(back);
        if back {
            rng.random_range(19..=25).min(rng.random_range(19..=25))
        } else {
            rng.random_range(1..=18)
        }
    })
}

/// On the way home or there.
fn advanced(rng: &mut ChaCha8Rng) -> Half {
    drop_each(rng, 15, |rng| {
        rng.random_range(1..=14).min(rng.random_range(1..=18))
    })
}

fn shattered(rng: &mut ChaCha8Rng) -> Half {
    let home: [usize; 2] = std::array::from_fn(|_| rng.random_range(1..=3));
    drop_each(rng, 15, |rng| {
        if rng.random_bool(0.5) {
            home[rng.random_range(0..2)]
        } else {
            rng.random_range(7..=24)
        }
    })
}

/// A side has borne off some checkers and is scattered again; the other one has any number left. None if they have passed each
/// other.
fn few(rng: &mut ChaCha8Rng) -> Option<Board> {
    let left: [u8; 2] = [rng.random_range(2..=14), rng.random_range(2..=22).min(15)];
    let away = rng.random_range(0.2..0.9);
    let [one, other] = left.map(|left| {
        drop_each(rng, left, |rng| {
            if rng.random_bool(away) {
                rng.random_range(7..=25)
            } else {
                rng.random_range(1..=6)
            }
        })
    });
    let board = board_of([one, other])?;
    (Class::of(&board) == Class::Contact && !board.is_deadlocked()).then_some(board)
}

/// After random plays of random rolls; none if the game ends before.
fn played(rng: &mut ChaCha8Rng, start: Board, count: u32) -> Option<Board> {
    let (mut board, mut plays) = (start, PlayList::new());
    for _ in 0..count {
        let roll = Roll::new(rng.random_range(1..=6), rng.random_range(1..=6))?;
        plays.generate(&board, roll);
        let after = plays.boards();
        let next = match after.len() {
            0 => board,
            count => after[rng.random_range(0..count)],
        };
        if Class::of(&next) == Class::Over {
            return None;
        }
        board = next.swapped();
    }
    Some(board)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn odd_positions_are_as_odd_as_they_say_and_always_the_same() {
        for number in 0..600 {
            let (oddity, board) = Oddity::position(number);
            assert_eq!((oddity, board), Oddity::position(number));
            let halves = [board.on_roll(), board.opponent()];
            assert!(halves.iter().all(|half| half[1..].iter().sum::<u8>() > 0));
            let back = |half: &Half| half[19..].iter().sum::<u8>();
            let home_points = |half: &Half| half[1..=6].iter().filter(|&&count| count > 1).count();
            match oddity {
                Oddity::ManyBack => {
                    assert!(halves.iter().any(|half| back(half) >= 10), "{board:?}");
                }
                Oddity::Shattered => {
                    assert!(
                        halves.iter().any(|half| home_points(half) <= 3),
                        "{board:?}"
                    );
                }
                Oddity::Anywhere | Oddity::Stacks | Oddity::Nackgammon | Oddity::RandomPlays => {}
            }
        }
    }

    #[test]
    fn some_games_begin_with_few_checkers_left_and_contact() {
        let mut rng = ChaCha8Rng::seed_from_u64(2);
        let drawn = (0..500).filter_map(|_| few(&mut rng)).count();
        assert!(drawn > 250, "{drawn}");
        let found: Vec<Board> = (0..300).map(|_| Oddity::few_checkers(&mut rng)).collect();
        for board in found {
            let left = [board.on_roll(), board.opponent()].map(|half| half[1..].iter().sum::<u8>());
            assert!(left.iter().any(|&left| left < 15), "{board:?}");
            assert_eq!(Class::of(&board), Class::Contact, "{board:?}");
        }
    }

    #[test]
    fn games_never_begin_at_positions_that_judge() {
        let judging: HashSet<Board> = (0..Oddity::JUDGED)
            .map(|number| Oddity::position(number).1)
            .collect();
        let mut rng = ChaCha8Rng::seed_from_u64(1);
        assert!((0..20_000).all(|_| !judging.contains(&Oddity::start(&mut rng))));
        // Without the filter some would: the first random plays of Nackgammon are few.
        assert!((0..20_000).any(|_| judging.contains(&Oddity::Nackgammon.draw(&mut rng))));
    }
}
