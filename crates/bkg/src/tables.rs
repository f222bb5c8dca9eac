//! Bearoff tables of the size BKG had: up to eight men and 25 pips (paper, IV.D).

use std::sync::Arc;

use barpoint_bearoff::{ExpectedRolls, HomePosition, Numbering, OneSided};

use crate::Men;

/// Expected rolls, and chances of needing each number of them, to bear off all men.
#[derive(Clone, Debug)]
pub struct Tables {
    expected: ExpectedRolls,
    rolls: Arc<OneSided>,
}

impl Tables {
    /// Most men of a position in the tables.
    pub const MEN: u8 = 8;
    /// Most pips of a position in the tables.
    pub const PIPS: i32 = 25;

    /// From the one-sided table, which holds the chances; the expected rolls are computed, in a few milliseconds. `None`
    /// without memory for 3,003 positions.
    #[must_use]
    pub fn new(rolls: Arc<OneSided>) -> Option<Self> {
        let expected = ExpectedRolls::build(Numbering::new(6, Self::MEN)?)?;
        Some(Self { expected, rolls })
    }

    /// `ENR`: the expected number of rolls to bear off all men; `None` outside the tables.
    #[must_use]
    pub fn expected_rolls(&self, men: &Men) -> Option<f64> {
        Self::position(men)?;
        self.expected.mean(&home(men))
    }

    /// `ENR`, outside the tables the estimate `max(Pipcount / 7, (men + 1) / 2)`.
    #[must_use]
    pub fn expected_or_estimated(&self, men: &Men) -> f64 {
        self.expected_rolls(men).unwrap_or_else(|| {
            let left = f64::from(15 - men.off());
            (f64::from(men.pips()) / 7.0).max(f64::midpoint(left, 1.0))
        })
    }

    /// `WPRB`: the chances of bearing off all men with exactly so many rolls; `None` outside the tables.
    #[must_use]
    pub fn chances(&self, men: &Men) -> Option<Vec<f64>> {
        let distribution = self.rolls.distribution(Self::position(men)?);
        Some(distribution.last.map(f64::from).to_vec())
    }

    /// The chance to be off within so many rolls; `None` outside the tables.
    #[must_use]
    pub fn off_within(&self, men: &Men, rolls: usize) -> Option<f64> {
        let chances = self.chances(men)?;
        Some(chances.iter().take(rolls + 1).sum())
    }

    /// The chance that the side on roll is off first, by the paper's recursion over rolls
    ///
    /// `W <- W + (1 - W - V) * AWPRB(N)`, `V <- V + (1 - W - V) * AVPRB(N)`,
    ///
    /// where `AWPRB(N)` is the chance of being off with roll N if not before. `None` unless both sides are in the tables.
    #[must_use]
    pub fn win_probability(&self, on_roll: &Men, other: &Men) -> Option<f64> {
        let (own, theirs) = (self.chances(on_roll)?, self.chances(other)?);
        let (mut win, mut lose) = (0.0, 0.0);
        let (mut own_before, mut theirs_before) = (0.0, 0.0);
        for (w, v) in own.iter().zip(&theirs) {
            win += (1.0 - win - lose) * given_not_before(*w, own_before);
            lose += (1.0 - win - lose) * given_not_before(*v, theirs_before);
            own_before += w;
            theirs_before += v;
        }
        Some(win)
    }

    /// `PRB(1)`: the chance that these men, by the pips they lack, all get there with the next roll.
    pub(crate) fn all_off_in_one_roll(&self, by_pips: [u8; 25]) -> f64 {
        let (near, far) = (&by_pips[1..7], &by_pips[7..]);
        let counts = near.try_into().ok().and_then(HomePosition::of_points);
        match counts {
            Some(position) if far.iter().all(|&men| men == 0) => {
                f64::from(self.rolls.distribution(position).last[1])
            }
            _ => 0.0,
        }
    }

    fn position(men: &Men) -> Option<HomePosition> {
        let contained = men.all_home() && 15 - men.off() <= Self::MEN && men.pips() <= Self::PIPS;
        contained.then(|| HomePosition::of_points(home(men)))?
    }
}

fn home(men: &Men) -> [u8; 6] {
    std::array::from_fn(|index| men.on(index as u8 + 1))
}

/// `AWPRB(N) = WPRB(N) / (1 - PRBZ)`, `PRBZ` the chances before.
fn given_not_before(chance: f64, before: f64) -> f64 {
    let rest = 1.0 - before;
    if rest <= chance { 1.0 } else { chance / rest }
}

#[cfg(test)]
mod tests {
    use super::*;
    use barpoint_testkit::board;

    fn tables() -> Tables {
        Tables::new(Arc::new(OneSided::build())).unwrap()
    }

    fn men(own: &[(u8, u8)]) -> Men {
        Men::of(board(own, &[]).on_roll())
    }

    #[test]
    fn eight_men_and_25_pips_are_the_limit() {
        let tables = tables();
        // "all his men on the 1 and 2 points, but at least five on the 1 point": eight men, 11 pips.
        for (own, contained) in [
            (&[(1, 5), (2, 3)][..], true),
            (&[(5, 5)], true),
            (&[(5, 4), (6, 1)], false),
            (&[(1, 9)], false),
            (&[(7, 1)], false),
            (&[(4, 1), (3, 7)], true),
        ] {
            assert_eq!(
                tables.expected_rolls(&men(own)).is_some(),
                contained,
                "{own:?}"
            );
        }
    }

    #[test]
    fn the_estimate_beyond_is_the_larger_of_pips_and_men() {
        let tables = tables();
        let estimate = |own: &[(u8, u8)]| tables.expected_or_estimated(&men(own));
        assert!((estimate(&[(6, 7)]) - 6.0).abs() < 1e-9, "42 / 7");
        assert!((estimate(&[(1, 12)]) - 6.5).abs() < 1e-9, "13 / 2");
        assert!((estimate(&[(1, 1)]) - 1.0).abs() < 1e-9, "in the table");
    }

    /// The recursion is the sum over all numbers of rolls of both sides.
    #[test]
    fn the_recursion_gives_the_chances_of_the_distributions() {
        let tables = tables();
        for (own, other) in [
            (&[(6, 1)][..], &[(1, 1)][..]),
            (&[(5, 3), (2, 2)], &[(4, 4), (3, 1)]),
            (&[(1, 8)], &[(6, 2), (5, 1)]),
        ] {
            let board = board(own, other);
            let [mine, theirs] = [board.on_roll(), board.opponent()].map(Men::of);
            let win = tables.win_probability(&mine, &theirs).unwrap();
            let known = f64::from(tables.rolls.board_outcome(&board).unwrap().win);
            assert!((win - known).abs() < 1e-5, "{own:?}: {win} {known}");
        }
        let outside = tables.win_probability(&men(&[(6, 8)]), &men(&[(1, 1)]));
        assert_eq!(outside, None);
    }

    #[test]
    fn crossing_in_one_roll() {
        let tables = tables();
        let chance = |pips: &[usize]| {
            let mut by_pips = [0; 25];
            for &lacking in pips {
                by_pips[lacking] += 1;
            }
            tables.all_off_in_one_roll(by_pips) * 36.0
        };
        assert!((chance(&[6]) - 27.0).abs() < 1e-2);
        assert!((chance(&[6, 6]) - 4.0).abs() < 1e-2, "3-3 to 6-6");
        assert!(chance(&[7]).abs() < 1e-9 && chance(&[1, 1, 1, 1, 1]).abs() < 1e-9);
    }
}
