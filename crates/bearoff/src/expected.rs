//! Expected number of rolls to bear off, one side alone, played to need the fewest.

use crate::Numbering;
use crate::build::{Steps, Walk};

/// Mean number of rolls of every position of a table, in double precision: no rounding to stored chances
/// as in bearoff databases.
///
/// The rule is that of Peelle's *Backgammon tools in J* (Vector 24:2) and of Berliner's BKG: each roll is
/// played so that the expected number of rolls afterwards is smallest, whatever the opponent needs.
#[derive(Clone, Debug)]
pub struct ExpectedRolls {
    numbering: Numbering,
    means: Vec<f64>,
}

/// Least means within reach of a position: after one die, by die (the position itself in lane 6), and
/// after two and three dice of the same number.
#[derive(Clone, Copy)]
struct Reach {
    once: [f64; 7],
    more: [[f64; 2]; 6],
}

impl ExpectedRolls {
    /// Bytes of memory that [`ExpectedRolls::build`] takes.
    #[must_use]
    pub fn memory_bytes(numbering: Numbering) -> u64 {
        let position = size_of::<Reach>() + size_of::<f64>();
        numbering.count().saturating_mul(position as u64)
    }

    /// Computes the table, about half a microsecond a position. `None` if it has more than 2^32 - 1
    /// positions or there is not enough memory.
    #[must_use]
    pub fn build(numbering: Numbering) -> Option<Self> {
        let count = u32::try_from(numbering.count()).ok()?;
        let mut reach = Vec::new();
        reach.try_reserve_exact(count as usize).ok()?;
        reach.push(Reach {
            once: [0.0; 7],
            more: [[0.0; 2]; 6],
        });
        let mut walk = Walk::new(numbering.points(), 0, numbering.checkers());
        let mut steps = Steps::new();
        while walk.advance() {
            walk.steps(reach.len() as u32, &mut steps);
            reach.push(Reach::of(&reach, &steps));
        }
        let means = reach.iter().map(|reach| reach.once[6]).collect();
        Some(Self { numbering, means })
    }

    /// Which positions it has, in the order of [`ExpectedRolls::means`].
    #[must_use]
    pub const fn numbering(&self) -> Numbering {
        self.numbering
    }

    /// Mean rolls with these checkers on the points from the ace point up; `None` for positions not
    /// contained.
    #[must_use]
    pub fn mean(&self, counts: &[u8]) -> Option<f64> {
        let index = usize::try_from(self.numbering.index(counts)?).ok()?;
        self.means.get(index).copied()
    }

    /// Mean rolls of all positions by number.
    #[must_use]
    pub fn means(&self) -> &[f64] {
        &self.means
    }
}

impl Reach {
    fn of(known: &[Self], steps: &Steps) -> Self {
        let mut best = [([f64::INFINITY; 7], [f64::INFINITY; 2]); 6];
        for (die, (once, more)) in best.iter_mut().enumerate() {
            for &child in steps.of(die) {
                let child = &known[child as usize];
                for (best, &mean) in once.iter_mut().zip(&child.once) {
                    *best = best.min(mean);
                }
                for (best, &mean) in more.iter_mut().zip(&child.more[die]) {
                    *best = best.min(mean);
                }
            }
        }
        let mut sum = 0.0;
        for (high, (once, more)) in best.iter().enumerate() {
            sum += more[1];
            for (low, (other, _)) in best[..high].iter().enumerate() {
                sum += 2.0 * once[low].min(other[high]);
            }
        }
        Self {
            once: std::array::from_fn(|lane| match best.get(lane) {
                Some((once, _)) => once[6],
                None => 1.0 + sum / 36.0,
            }),
            more: std::array::from_fn(|die| [best[die].0[die], best[die].1[0]]),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{HomePosition, OneSided};

    fn home() -> ExpectedRolls {
        ExpectedRolls::build(Numbering::new(6, 15).unwrap()).unwrap()
    }

    /// Values printed in H. A. Peelle, Backgammon tools in J, 1: Bearoff expected rolls.
    #[test]
    fn peelles_values_come_out() {
        let table = home();
        for (counts, printed) in [
            ([0, 0, 0, 1, 1, 1], 2.48642),
            ([1, 0, 0, 0, 0, 1], 1.58642),
            ([0, 1, 0, 0, 1, 0], 1.47531),
            ([0, 2, 2, 2, 1, 2], 5.30267),
            ([1, 1, 2, 2, 0, 3], 5.40427),
            ([0, 0, 0, 2, 3, 4], 6.56681),
            ([0, 0, 0, 0, 0, 1], 1.25),
            ([0; 6], 0.0),
        ] {
            let mean = table.mean(&counts).unwrap();
            assert!((mean - printed).abs() < 0.000_006, "{counts:?}: {mean}");
        }
        assert_eq!(table.means().len(), 54_264);
    }

    /// The database of distributions plays by the same rule, rounded to 1/65535 at every position.
    #[test]
    fn distributions_have_the_same_means_up_to_rounding() {
        let (table, database) = (home(), OneSided::build());
        for index in (0..54_264).step_by(101) {
            let position = HomePosition::from_index(index).unwrap();
            let stored = f64::from(database.mean_rolls(position));
            assert!((table.means()[index] - stored).abs() < 0.001);
        }
    }

    /// gnubg's manual prints 2.189 rolls, 17.878 effective pips and 4.878 wasted for a position of 13 pips. Its
    /// words (five checkers on the ace and four on the deuce point) cannot be meant; of all positions with up
    /// to five checkers on 13 points, these are the numbers of just one: a single checker on the midpoint.
    #[test]
    fn the_manuals_effective_pips_are_those_of_a_checker_on_the_midpoint() {
        let numbering = Numbering::new(13, 5).unwrap();
        let table = ExpectedRolls::build(numbering).unwrap();
        let printed = (0..).zip(table.means()).filter(|(_, mean)| {
            let effective = **mean * 49.0 / 6.0;
            (**mean - 2.189).abs() <= 0.0005 && (effective - 17.878).abs() <= 0.0005
        });
        let positions: Vec<_> = printed
            .map(|(index, _)| numbering.position(index).unwrap())
            .collect();
        let mut midpoint = [0; 18];
        midpoint[12] = 1;
        assert_eq!(positions, [midpoint]);
        let nine = ExpectedRolls::build(Numbering::new(2, 9).unwrap()).unwrap();
        assert!((nine.mean(&[5, 4]).unwrap() - 4.4101).abs() < 0.00005);
    }

    /// Fewest rolls and most wins are different aims. Three checkers on the 5, 5 and 4 points, to play
    /// 2-1, against three on the ace point, so that there will be one more turn unless a double comes:
    /// 5/2 leaves 2.0820 rolls, 5/3, 4/3 2.1082, but the latter bears off more often next turn.
    #[test]
    fn fewest_rolls_need_not_win_most_often() {
        let (table, database) = (home(), OneSided::build());
        let (fewest, likeliest) = ([0, 1, 0, 1, 1, 0], [0, 0, 2, 0, 1, 0]);
        let mean = |counts: [u8; 6]| table.mean(&counts).unwrap();
        assert!((mean(fewest) - 2.0820).abs() < 0.00005);
        assert!((mean(likeliest) - 2.1082).abs() < 0.00005);
        let next = |counts| {
            let position = HomePosition::of_points(counts).unwrap();
            database.distribution(position).last[1]
        };
        assert!(next(likeliest) > next(fewest) + 0.02);
    }
}
