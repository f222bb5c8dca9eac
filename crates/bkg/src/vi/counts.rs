//! The counts behind the terms.

use crate::blockade::escapes;
use crate::men::{HOME, ON_POINTS, mirrored};
use crate::{Containment, Men};

/// Counts of one side alone.
#[derive(Clone, Copy, Debug)]
pub(super) struct Alone {
    pub(super) board: u8,
    pub(super) bar: u8,
    pub(super) blots: u8,
    pub(super) home: u8,
    pub(super) outside: u8,
}

impl Alone {
    fn of(men: &Men) -> Self {
        let counts = men.counts();
        let outside: u8 = (7..=18)
            .map(|place| (place - 6) * counts[place as usize])
            .sum();
        Self {
            board: (men.points() & HOME).count_ones() as u8,
            bar: men.on_bar().min(2),
            blots: (men.singles().count_ones() as u8).min(3),
            home: (men.points() >> 1) as u8 & 63,
            outside: (outside / 4).min(19),
        }
    }
}

/// The side to roll, whom a play changes by hits alone; its points it never changes.
#[derive(Clone, Debug)]
pub(super) struct Waiting {
    pub(super) men: Men,
    pub(super) own: Alone,
    pub(super) blockade: Behind,
    longest: (u8, u8),
}

/// What this side's points do to men behind them.
#[derive(Clone, Copy, Debug)]
pub(super) struct Behind {
    /// `Contain`.
    pub(super) possible: u8,
    /// `Acontain` by the place of the man furthest back.
    actual: [u8; 26],
    /// `Escapes` by place.
    escapes: [u8; 26],
}

impl Waiting {
    pub(super) fn of(men: Men) -> Self {
        Self {
            own: Alone::of(&men),
            blockade: Behind::of(&men),
            longest: longest_block(&men),
            men,
        }
    }
}

impl Behind {
    /// [`Containment`] for a man furthest back on any place.
    fn of(blockers: &Men) -> Self {
        let mut behind = Self {
            possible: 0,
            actual: [0; 26],
            escapes: [36; 26],
        };
        let mut fewest = 36;
        for place in 1..=25 {
            let here = escapes(blockers, place);
            behind.escapes[usize::from(place)] = here;
            if place >= 9 {
                fewest = here.min(fewest);
                behind.actual[usize::from(place)] = 36 - fewest;
                if place <= 24 {
                    behind.possible = 36 - fewest;
                }
            }
        }
        behind
    }
}

/// The side that has just moved.
#[derive(Clone, Copy, Debug)]
pub(super) struct Moved {
    pub(super) own: Alone,
    pub(super) contained: u8,
    pub(super) containing: Containment,
    pub(super) prime: u8,
    pub(super) their_prime: u8,
    pub(super) escapes: u8,
    pub(super) their_escapes: u8,
}

impl Moved {
    pub(super) fn of(men: &Men, waiting: &Waiting) -> Self {
        let most_back = usize::from(men.most_back());
        Self {
            own: Alone::of(men),
            contained: waiting.blockade.actual[most_back],
            containing: Containment::of(&waiting.men, men),
            prime: prime(longest_block(men), &waiting.men),
            their_prime: prime(waiting.longest, men),
            escapes: waiting.blockade.escapes[most_back],
            their_escapes: escapes(men, waiting.men.most_back()),
        }
    }
}

/// The length of the longest block of points, and its foremost point: the higher end of the rearmost such block.
fn longest_block(men: &Men) -> (u8, u8) {
    let mut run = men.points() & ON_POINTS;
    let (mut length, mut front) = (0, 25);
    while run != 0 && length < 6 {
        front = run.ilog2() as u8;
        length += 1;
        run &= run << 1;
    }
    (length, front)
}

/// Seven for each man of the other side that has not passed a block's front, four at most, and the block's length.
fn prime((length, front): (u8, u8), other: &Men) -> u8 {
    let mut behind = mirrored(other.occupied()) & ((1 << front) - 1);
    let mut men = other.on_bar();
    while behind != 0 {
        men += other.on(25 - behind.trailing_zeros() as u8);
        behind &= behind - 1;
    }
    men.min(4) * 7 + length
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Blockade;
    use barpoint_testkit::{board, boards};

    fn men(counts: &[(u8, u8)]) -> Men {
        Men::of(board(counts, &[]).on_roll())
    }

    #[test]
    fn a_block_traps_what_has_not_passed_its_front() {
        let block = longest_block(&men(&[(8, 2), (7, 2), (6, 3), (5, 2), (3, 2)]));
        assert_eq!(block, (4, 8));
        // On our 1, 4 and 9 points: two men of the three are behind it, and one on the bar.
        assert_eq!(
            prime(block, &men(&[(24, 1), (21, 1), (16, 1), (25, 1)])),
            3 * 7 + 4
        );
        assert_eq!(
            prime(longest_block(&men(&[(6, 1)])), &men(&[(24, 2)])),
            2 * 7
        );
    }

    proptest::proptest! {
        #[test]
        fn containment_is_the_papers(board in boards()) {
            let [men, other] = [board.on_roll(), board.opponent()].map(Men::of);
            let behind = Behind::of(&other);
            let known = Containment::behind(&Blockade::of(&other), &men);
            proptest::prop_assert_eq!(behind.possible, known.possible);
            proptest::prop_assert_eq!(behind.actual[usize::from(men.most_back())], known.actual);
        }
    }
}
