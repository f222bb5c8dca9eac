//! `P1` alone, of every blot by every hitter: what the functions of a class are joined by.

use crate::Men;
use crate::men::{ON_POINTS, mirrored};

/// Where blots and hitters are, as sets of points of the side that has just moved.
#[derive(Clone, Copy)]
struct Field {
    blots: u32,
    open: u32,
    hitters: u32,
    bar: u8,
}

/// Of 36 rolls of the side to roll, how many hit one of these blots.
pub(super) fn hits(moved: &Men, next: &Men) -> u8 {
    let field = Field {
        blots: moved.singles(),
        open: ON_POINTS & !moved.points(),
        hitters: mirrored(next.occupied() & ON_POINTS),
        bar: next.on_bar(),
    };
    let hitters = field.hitters | u32::from(field.bar > 0);
    if field.blots >> hitters.trailing_zeros().min(31) <= 1 {
        return 0;
    }
    match field.bar {
        0 => field.without_bar(),
        1 => field.entering_one(),
        _ => field.entering_more(),
    }
}

impl Field {
    fn without_bar(&self) -> u8 {
        let (mut hit, mut landed) = ([false; 7], [0; 7]);
        for die in 1..=6 {
            let reached = self.hitters << die;
            hit[die] = reached & self.blots != 0;
            landed[die] = reached & self.open;
        }
        let mut rolls = 0;
        for high in 1..=6 {
            for low in 1..high {
                let through = (landed[high] << low | landed[low] << high) & self.blots != 0;
                rolls += 2 * u8::from(hit[high] || hit[low] || through);
            }
            rolls += u8::from(self.steps(self.hitters, high, 4));
        }
        rolls
    }

    fn entering_one(&self) -> u8 {
        let mut rolls = 0;
        for high in 1..=6 {
            for low in 1..high {
                rolls += 2 * u8::from(self.enters(high, low) || self.enters(low, high));
            }
            rolls += u8::from(self.double(high));
        }
        rolls
    }

    /// One man enters with the first die, any man moves by the second.
    fn enters(&self, first: usize, second: usize) -> bool {
        let entered = 1 << first & self.open;
        let moved = (self.hitters | entered) << second;
        entered != 0 && (entered | moved) & self.blots != 0
    }

    fn entering_more(&self) -> u8 {
        let mut rolls = 0;
        for high in 1..=6 {
            for low in 1..high {
                rolls += 2 * u8::from((1 << high | 1 << low) & self.blots != 0);
            }
            rolls += u8::from(self.double(high));
        }
        rolls
    }

    fn double(&self, die: usize) -> bool {
        let entered = 1 << die & self.open;
        let steps = 4 - self.bar.min(4);
        entered != 0
            && (entered & self.blots != 0 || self.steps(self.hitters | entered, die, steps))
    }

    /// Whether a man hits within so many steps of one die.
    fn steps(&self, from: u32, die: usize, steps: u8) -> bool {
        let (mut reached, mut hit) = (from, 0);
        for _ in 0..steps {
            reached <<= die;
            hit |= reached & self.blots;
            reached &= self.open;
        }
        hit != 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Shots;
    use crate::shots::Threat;
    use barpoint_testkit::boards;

    proptest::proptest! {
        /// The paper's shots, with every threat counted, hit with the same rolls.
        #[test]
        fn as_the_shots_of_the_paper(board in boards()) {
            let [moved, next] = [board.on_roll(), board.opponent()].map(Men::of);
            let shots = Shots::against(&moved, &next, Threat::Any);
            proptest::prop_assert_eq!(hits(&moved, &next), shots.hits);
        }
    }
}
