//! Noise: static evaluations disturbed on purpose, for weaker play.

use barpoint_equity::Outcome;
use barpoint_rules::Board;
use rand_xoshiro::SplitMix64;
use rand_xoshiro::rand_core::{RngCore, SeedableRng};

use crate::packed::PackedBoard;
use crate::{Class, Evaluator};

/// What the noise of a position depends on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoiseSource {
    /// The position alone: the same error every time it is met.
    Deterministic,
    /// The position and this seed; for randomness draw a new seed for each decision.
    Random {
        /// Any number.
        seed: u64,
    },
}

/// Normally distributed errors added to the static chances of positions, the same for the same
/// position and source.
///
/// A point in the unit circle, taken from a hash of the position, is turned into normal deviates by
/// the polar form of Box and Muller's transform (Marsaglia and Bray 1964), as the GNU Backgammon
/// manual says. Observed in gnubg 1.07: the noise is the standard deviation of the winning chance,
/// that of gammons is a quarter and that of backgammons a hundredth of it, and what is certain
/// stays certain.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Noise {
    /// Standard deviation of the winning chance; 0 for none, as is what lies below or is not a number. Above
    /// [`Noise::MOST`] as at it.
    pub deviation: f32,
    /// Where it comes from.
    pub source: NoiseSource,
}

/// Standard deviations of the five chances as shares of [`Noise::deviation`].
const SHARES: [f32; 5] = [1.0, 0.25, 0.01, 0.25, 0.01];

impl Noise {
    /// The largest standard deviation: chances are then next to random.
    pub const MOST: f32 = 1.0;

    /// Undisturbed evaluation.
    pub const NONE: Self = Self::deterministic(0.0);

    /// Noise of this standard deviation that depends on the position alone.
    #[must_use]
    pub const fn deterministic(deviation: f32) -> Self {
        Self {
            deviation,
            source: NoiseSource::Deterministic,
        }
    }

    /// Whether there is no noise.
    #[must_use]
    pub fn is_none(&self) -> bool {
        self.deviation.is_nan() || self.deviation <= 0.0
    }

    /// The disturbed chances of a board, both seen by the player on roll. Finished games and
    /// certainties stay as they are.
    #[must_use]
    pub fn disturbed(&self, board: &Board, outcome: Outcome) -> Outcome {
        let certain = outcome.win <= 0.0 || outcome.win >= 1.0;
        if self.is_none() || certain || Class::of(board) == Class::Over {
            return outcome;
        }
        let [win, wg, wbg, lg, lbg] = self.deviates(board);
        let moved = |chance: f32, by: f32, most: f32| {
            if chance > 0.0 {
                (chance + by).clamp(0.0, most)
            } else {
                chance
            }
        };
        let win = moved(outcome.win, win, 1.0);
        let win_gammon = moved(outcome.win_gammon, wg, win);
        let lose_gammon = moved(outcome.lose_gammon, lg, 1.0 - win);
        Outcome {
            win,
            win_gammon,
            win_backgammon: moved(outcome.win_backgammon, wbg, win_gammon),
            lose_gammon,
            lose_backgammon: moved(outcome.lose_backgammon, lbg, lose_gammon),
        }
    }

    /// What is added to each chance.
    fn deviates(&self, board: &Board) -> [f32; 5] {
        let bits = PackedBoard::of(board).bits();
        let mut stream = Stream::new([bits as u64, (bits >> 64) as u64, self.seed()]);
        let points: [[f32; 2]; 3] = std::array::from_fn(|_| stream.normal_pair());
        let normal = points.as_flattened();
        let deviation = self.deviation.min(Self::MOST);
        std::array::from_fn(|k| normal[k] * deviation * SHARES[k])
    }

    const fn seed(&self) -> u64 {
        match self.source {
            NoiseSource::Deterministic => 0,
            // Not 0 whatever the seed, so that random noise is never the deterministic one.
            NoiseSource::Random { seed } => seed ^ 0x6e6f_6973_6500_0001,
        }
    }
}

/// [`Evaluator::evaluate`] with noise.
pub(crate) fn evaluate(
    evaluator: &dyn Evaluator,
    noise: &Noise,
    boards: &[Board],
    out: &mut [Outcome],
) {
    evaluator.evaluate(boards, out);
    if !noise.is_none() && !evaluator.is_exact() {
        for (board, outcome) in boards.iter().zip(out) {
            *outcome = noise.disturbed(board, *outcome);
        }
    }
}

/// [`Evaluator::evaluate_plays`] with noise: that of the boards as the opponent sees them.
pub(crate) fn evaluate_plays(
    evaluator: &dyn Evaluator,
    noise: &Noise,
    before: &Board,
    after: &[Board],
    out: &mut [Outcome],
) {
    evaluator.evaluate_plays(before, after, out);
    if !noise.is_none() && !evaluator.is_exact() {
        for (board, outcome) in after.iter().zip(out) {
            *outcome = noise
                .disturbed(&board.swapped(), outcome.flipped())
                .flipped();
        }
    }
}

/// A number that depends on every bit of another: the first of its `SplitMix64` stream (Steele, Lea and Flood 2014).
pub(crate) fn mix(seed: u64) -> u64 {
    SplitMix64::seed_from_u64(seed).next_u64()
}

/// Random numbers from a hash.
struct Stream(SplitMix64);

impl Stream {
    fn new(words: [u64; 3]) -> Self {
        let seed = words.into_iter().fold(0, |seed, word| mix(seed ^ word));
        Self(SplitMix64::seed_from_u64(seed))
    }

    fn next(&mut self) -> u64 {
        self.0.next_u64()
    }

    /// A number in `-1.0..1.0`.
    fn coordinate(&mut self) -> f64 {
        f64::from((self.next() >> 32) as i32) / f64::from(1u32 << 31)
    }

    /// Two independent standard normal deviates.
    fn normal_pair(&mut self) -> [f32; 2] {
        loop {
            let (x, y) = (self.coordinate(), self.coordinate());
            let square = x * x + y * y;
            if square > 0.0 && square < 1.0 {
                let scale = (-2.0 * square.ln() / square).sqrt();
                return [(x * scale) as f32, (y * scale) as f32];
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::samples::random_boards;

    /// Mean and standard deviation.
    fn moments(values: &[f32]) -> (f32, f32) {
        let n = values.len() as f32;
        let mean = values.iter().sum::<f32>() / n;
        let square = values.iter().map(|v| (v - mean).powi(2)).sum::<f32>() / n;
        (mean, square.sqrt())
    }

    const EVEN: Outcome = Outcome {
        win: 0.5,
        win_gammon: 0.15,
        win_backgammon: 0.01,
        lose_gammon: 0.15,
        lose_backgammon: 0.01,
    };

    /// gnubg 1.07.001, `gnubg.evaluate` with noise 0.06, not deterministic, 200 times at the opening
    /// position: standard deviations 0.06 (of wins), 0.0146, 0.0007, 0.0145, 0.0006, means 0.
    #[test]
    fn deviations_are_gnubgs() {
        let noise = Noise::deterministic(0.06);
        let boards = random_boards(4000, 3);
        let changes: Vec<[f32; 5]> = boards
            .iter()
            .map(|board| {
                let (base, found) = (EVEN.to_array(), noise.disturbed(board, EVEN).to_array());
                std::array::from_fn(|k| found[k] - base[k])
            })
            .collect();
        let gnubg = [0.06, 0.0146, 0.0007, 0.0145, 0.0006];
        for (k, expected) in gnubg.into_iter().enumerate() {
            let (mean, deviation) = moments(&changes.iter().map(|c| c[k]).collect::<Vec<_>>());
            assert!(mean.abs() < 0.05 * expected, "{k}: mean {mean}");
            assert!(
                (deviation / expected - 1.0).abs() < 0.18,
                "{k}: {deviation} against {expected}"
            );
        }
    }

    #[test]
    fn deviates_are_normal() {
        let mut stream = Stream::new([1, 2, 3]);
        let values: Vec<f32> = (0..20_000).flat_map(|_| stream.normal_pair()).collect();
        let (mean, deviation) = moments(&values);
        assert!(mean.abs() < 0.02 && (deviation - 1.0).abs() < 0.02);
        let within = |limit: f32| {
            values.iter().filter(|v| v.abs() < limit).count() as f32 / values.len() as f32
        };
        assert!((within(1.0) - 0.6827).abs() < 0.01 && (within(2.0) - 0.9545).abs() < 0.005);
    }

    #[test]
    fn a_seed_changes_the_noise_and_nothing_else_does() {
        let board = random_boards(1, 9)[0];
        let random = |seed| {
            let source = NoiseSource::Random { seed };
            let noise = Noise {
                deviation: 0.05,
                source,
            };
            noise.disturbed(&board, EVEN)
        };
        assert_eq!(random(1), random(1));
        assert_ne!(random(1), random(2));
        assert_ne!(
            random(0),
            Noise::deterministic(0.05).disturbed(&board, EVEN)
        );
        assert_eq!(Noise::NONE.disturbed(&board, EVEN), EVEN);
    }

    #[test]
    fn numbers_that_are_no_deviation_do_no_harm() {
        let board = random_boards(1, 9)[0];
        for deviation in [f32::NAN, -1.0, f32::NEG_INFINITY] {
            let noise = Noise::deterministic(deviation);
            assert_eq!(noise.disturbed(&board, EVEN), EVEN, "{deviation}");
        }
        let infinite = Noise::deterministic(f32::INFINITY).disturbed(&board, EVEN);
        let most = Noise::deterministic(Noise::MOST).disturbed(&board, EVEN);
        assert_eq!(infinite, most);
    }

    #[test]
    fn what_is_certain_stays_certain() {
        let race = Outcome {
            win: 0.7,
            ..Outcome::default()
        };
        let sure = Outcome {
            win: 1.0,
            win_gammon: 0.3,
            ..Outcome::default()
        };
        for board in random_boards(200, 4) {
            let noise = Noise::deterministic(0.3);
            assert_eq!(noise.disturbed(&board, sure), sure);
            let found = noise.disturbed(&board, race).to_array();
            assert_eq!(found[1..], [0.0; 4]);
            let [win, wg, wbg, lg, lbg] = noise.disturbed(&board, EVEN).to_array();
            assert!(win >= wg && wg >= wbg && 1.0 - win >= lg && lg >= lbg && lbg >= 0.0);
        }
    }
}
