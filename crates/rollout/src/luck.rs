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
        let [
            win,
            win_gammon,
            win_backgammon,
            lose_gammon,
            lose_backgammon,
        ] = roll.chances;
        let (chances, value) = if decides {
            (roll.chances, roll.value)
        } else {
            let flipped = [
                -win,
                lose_gammon,
                lose_backgammon,
                win_gammon,
                win_backgammon,
            ];
            (flipped, -roll.value)
        };
        for (sum, luck) in self.chances.iter_mut().zip(chances) {
            *sum += luck;
        }
        self.value += scale * value;
    }
}
