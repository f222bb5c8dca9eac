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
        self.position(men)?;
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
        let distribution = self.rolls.distribution(self.position(men)?);
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

    fn position(&self, men: &Men) -> Option<HomePosition> {
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
