//! The fit of the net and its table together: Adam on both.

use barpoint_equity::{LifeTable, TRAITS};
use barpoint_eval::inputs::raw_sparse;
use barpoint_nn::{Batch, Network, Shape, Trainer};

use super::samples::{Sample, Valued};
use super::settings::CubeLifeSettings;

/// Errors beyond this count by their size, not by its square: points per cube.
const LARGE: f32 = 0.1;
/// How many times the net's rate the table learns at.
const TABLE_RATE: f32 = 1.5;

/// What is fitted.
pub(super) struct Fit {
    shape: Shape,
    trainer: Trainer,
    table: Adam,
}

/// The numbers of a table while they are fitted.
struct Adam {
    numbers: Vec<f32>,
    mean: Vec<f32>,
    square: Vec<f32>,
    gradient: Vec<f32>,
    steps: i32,
}

/// Errors of many cubes.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Errors {
    pub(super) cubes: usize,
    squares: f64,
    usual_squares: f64,
}

impl Fit {
    pub(super) fn new(network: &Network, table: Vec<f32>) -> Self {
        Self {
            shape: network.shape(),
            trainer: Trainer::new(network, CubeLifeSettings::trainer_settings()),
            table: Adam {
                mean: vec![0.0; table.len()],
                square: vec![0.0; table.len()],
                gradient: vec![0.0; table.len()],
                numbers: table,
                steps: 0,
            },
        }
    }

    pub(super) fn network(&self) -> Network {
        self.trainer.network()
    }

    pub(super) fn table(&self) -> &[f32] {
        &self.table.numbers
    }

    /// One step on these samples.
    #[expect(clippy::expect_used, reason = "as many numbers as a table has")]
    pub(super) fn learn(&mut self, samples: &[&Sample], rate: f32) {
        let batch = encoded(self.shape, samples);
        let table = LifeTable::new(&self.table.numbers).expect("finite numbers");
        let gradient = &mut self.table.gradient;
        gradient.fill(0.0);
        let cubes: usize = samples.iter().map(|sample| sample.cubes.len()).sum();
        let scale = 1.0 / cubes.max(1) as f32;
        // The trainer takes the mean over samples, the table that over cubes.
        let per_sample = samples.len() as f32 * scale;
        self.trainer.step_along(&batch, rate, |at, outputs| {
            let traits = outputs.map(|output| output - 0.5);
            let mut slopes = [0.0; TRAITS];
            for cube in &samples[at].cubes {
                let error = error(cube, &table, traits);
                let slope = (error / LARGE).clamp(-1.0, 1.0) * cube.gain;
                for (index, share) in LifeTable::shares(&cube.place, traits) {
                    gradient[index] += scale * slope * share;
                }
                for (sum, by) in slopes.iter_mut().zip(table.slopes(&cube.place)) {
                    *sum += per_sample * slope * by;
                }
            }
            std::array::from_fn(|i| slopes[i] * outputs[i] * (1.0 - outputs[i]))
        });
        self.table.step(TABLE_RATE * rate);
    }

    /// How far the net and its table are from the values.
    #[expect(clippy::expect_used, reason = "as many numbers as a table has")]
    pub(super) fn errors(&mut self, samples: &[Sample]) -> Errors {
        let table = LifeTable::new(&self.table.numbers).expect("finite numbers");
        let mut errors = Errors::default();
        for samples in samples.chunks(1024) {
            let samples: Vec<&Sample> = samples.iter().collect();
            let batch = encoded(self.shape, &samples);
            for (sample, outputs) in samples.iter().zip(self.trainer.chances(&batch)) {
                let traits = outputs.map(|output| output - 0.5);
                for cube in &sample.cubes {
                    errors.cubes += 1;
                    errors.squares += f64::from(error(cube, &table, traits)).powi(2);
                    let usual = cube.usual.mul_add(cube.gain, -cube.wanted);
                    errors.usual_squares += f64::from(usual).powi(2);
                }
            }
        }
        errors
    }
}

impl Errors {
    /// Root of the mean square, in points per cube.
    pub(super) fn rms(self) -> f64 {
        (self.squares / self.cubes.max(1) as f64).sqrt()
    }

    /// The same for the usual lives alone.
    pub(super) fn usual_rms(self) -> f64 {
        (self.usual_squares / self.cubes.max(1) as f64).sqrt()
    }

    pub(super) fn in_words(self) -> String {
        match self.cubes {
            0 => "nothing held out".into(),
            _ => format!(
                "rms of equity held out {:.5}, by usual lives {:.5}",
                self.rms(),
                self.usual_rms()
            ),
        }
    }
}

/// How much too high the value is.
fn error(cube: &Valued, table: &LifeTable, traits: [f32; TRAITS]) -> f32 {
    let life = cube.usual + table.added(&cube.place, traits);
    life.mul_add(cube.gain, -cube.wanted)
}

fn encoded(shape: Shape, samples: &[&Sample]) -> Batch {
    let mut batch = Batch::new(shape);
    let mut inputs = Vec::new();
    for sample in samples {
        inputs.clear();
        inputs.extend(raw_sparse(&sample.board));
        batch.push(&inputs, &[], [0.0; TRAITS]);
    }
    batch
}

impl Adam {
    /// A step along the gradient.
    fn step(&mut self, rate: f32) {
        const DECAY: [f32; 2] = [0.9, 0.999];
        self.steps += 1;
        let [first, second] = DECAY.map(|decay| 1.0 - decay.powi(self.steps));
        let moments = self.mean.iter_mut().zip(&mut self.square);
        let numbers = self.numbers.iter_mut().zip(&self.gradient);
        for ((number, &slope), (mean, square)) in numbers.zip(moments) {
            *mean += (1.0 - DECAY[0]) * (slope - *mean);
            *square += (1.0 - DECAY[1]) * (slope * slope - *square);
            *number -= rate * (*mean / first) / ((*square / second).sqrt() + 1e-8);
        }
    }
}
