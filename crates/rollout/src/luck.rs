//! Variance reduction: how much the dice of a trial gave.
//!
//! At every roll the luck is the static value after the best play of that roll, less the average of this
//! over the rolls that could have come. Its expectation is zero whatever evaluator measures it, so taking
//! it off the result of a trial changes nothing but the noise.

use barpoint_eval::RollLuck;

/// The luck of a trial so far, seen by the player who decides.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Luck {
    pub(crate) chances: [f64; 5],
    pub(crate) value: f64,
}

impl Luck {
    /// Adds the luck of a roll; `decides` says whose roll it was, `scale` what a unit of its value is in
    /// the unit of the trial.
    pub(crate) fn add(&mut self, roll: &RollLuck, decides: bool, scale: f64) {
        let (chances, value) = if decides {
            (roll.chances, roll.value)
        } else {
            (of_other_side(roll.chances, 0.0), -roll.value)
        };
        for (sum, luck) in self.chances.iter_mut().zip(chances) {
            *sum += luck;
        }
        self.value += scale * value;
    }
}

/// Chances, or differences of chances, as the other side sees them; `certain` is 1 for chances and 0 for differences.
pub(crate) fn of_other_side(chances: [f64; 5], certain: f64) -> [f64; 5] {
    let [win, wg, wbg, lg, lbg] = chances;
    [certain - win, lg, lbg, wg, wbg]
}
