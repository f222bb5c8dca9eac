//! Fits a net to samples by minibatch Adam.

use rayon::prelude::*;

use crate::{
    Batch, Network, OUTPUTS, Shape,
    batch::ByInput,
    kernels::{
        LANES, Level,
        logistic::Logistic,
        panel::{PANEL, Row},
        second::SecondScratch,
        train::{Adam, Average, Backward, Forward},
    },
};

/// Where a step runs. The weights come out the same, bit for bit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Parallelism {
    /// On the calling thread.
    Single,
    /// On the rayon pool the call runs in, 64 hidden units a task.
    Pool,
}

/// Constants of the fit.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TrainerSettings {
    /// Weight of each output in the gradient `(p - t) * weight`; `[2, 1, 1, 1, 1]` weighs outputs
    /// as money equity does.
    pub output_weights: [f32; OUTPUTS],
    /// Adam's decay of the gradient's mean.
    pub beta1: f32,
    /// Adam's decay of the gradient's mean square.
    pub beta2: f32,
    /// Adam's guard against division by zero.
    pub epsilon: f32,
    /// Decay per step of the exponential moving average of the weights; `None` keeps no average.
    pub average_decay: Option<f32>,
    /// Whether the weights of the sparse inputs stay as they are.
    pub sparse_fixed: bool,
    /// Where steps run.
    pub parallelism: Parallelism,
}

impl TrainerSettings {
    /// Equity weights, Adam 0.9/0.999, no average, one thread.
    pub const STANDARD: Self = Self {
        output_weights: [2.0, 1.0, 1.0, 1.0, 1.0],
        beta1: 0.9,
        beta2: 0.999,
        epsilon: 1e-8,
        average_decay: None,
        sparse_fixed: false,
        parallelism: Parallelism::Single,
    };
}

/// How far the outputs were from the targets, before the step, summed over the samples.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct BatchLoss {
    /// Samples.
    pub samples: usize,
    /// Sum of squared differences in money equity.
    pub squared_equity: f64,
    /// Sum of squared differences of each output.
    pub squared: [f64; OUTPUTS],
}

impl BatchLoss {
    /// Root mean square of the equity difference.
    #[must_use]
    pub fn rms_equity(&self) -> f64 {
        #[expect(clippy::cast_precision_loss, reason = "counts stay far below 2^52")]
        let samples = self.samples.max(1) as f64;
        (self.squared_equity / samples).sqrt()
    }

    /// Adds another batch.
    pub fn merge(&mut self, other: &Self) {
        self.samples += other.samples;
        self.squared_equity += other.squared_equity;
        for (a, b) in self.squared.iter_mut().zip(other.squared) {
            *a += b;
        }
    }

    /// Adds a sample by how far its outputs were from the targets.
    pub fn add(&mut self, difference: [f32; OUTPUTS]) {
        let d = difference.map(f64::from);
        let equity = 2.0 * d[0] + d[1] + d[2] - d[3] - d[4];
        self.samples += 1;
        self.squared_equity += equity * equity;
        for (sum, d) in self.squared.iter_mut().zip(d) {
            *sum += d * d;
        }
    }
}

/// Parameters and optimiser state of 64 hidden units, with the scratch of one batch.
#[derive(Clone, Debug)]
struct Panel {
    weights: Vec<Row>,
    mean: Vec<Row>,
    square: Vec<Row>,
    average: Vec<Row>,
    gradient: Vec<Row>,
    sums: Vec<Row>,
    logits: Vec<[f32; OUTPUTS]>,
    second: SecondScratch,
}

/// Optimiser: owns the weights while they are fitted.
///
/// The same start, settings and batches give the same bits, whatever the number of threads.
#[derive(Clone, Debug)]
pub struct Trainer {
    shape: Shape,
    settings: TrainerSettings,
    level: Level,
    panels: Vec<Panel>,
    /// Output biases with their Adam state, in the first lanes of a row.
    bias: Panel,
    steps: u32,
    by_input: ByInput,
    /// Outputs, sample by sample without gaps.
    chances: Vec<[f32; LANES]>,
    /// Outputs less targets.
    deltas: Vec<[f32; OUTPUTS]>,
}

impl Trainer {
    /// Starts from these weights with a fresh optimiser state.
    #[must_use]
    pub fn new(network: &Network, settings: TrainerSettings) -> Self {
        Self::at_level(network, settings, Level::detect())
    }

    fn at_level(network: &Network, settings: TrainerSettings, level: Level) -> Self {
        let shape = network.shape();
        let rows = shape.rows();
        let panels = (0..shape.hidden / PANEL).map(|p| {
            let row = |r: usize| {
                let at = r * shape.hidden + p * PANEL;
                std::array::from_fn(|i| network.parameters()[at + i])
            };
            Panel::new((0..rows).map(row).collect(), settings)
        });
        let mut bias = [0.0; PANEL];
        bias[..OUTPUTS].copy_from_slice(&network.output_bias());
        Self {
            shape,
            settings,
            level,
            panels: panels.collect(),
            bias: Panel::new(vec![bias], settings),
            steps: 0,
            by_input: ByInput::default(),
            chances: Vec::new(),
            deltas: Vec::new(),
        }
    }

    /// Takes one step with this learning rate on the mean gradient of the batch; returns the loss
    /// before the step. An empty batch changes nothing.
    ///
    /// # Panics
    /// If the batch is for another shape.
    pub fn step(&mut self, batch: &Batch, rate: f32) -> BatchLoss {
        let loss = self.loss(batch);
        if batch.is_empty() {
            return loss;
        }
        #[expect(clippy::cast_precision_loss, reason = "at most 32768")]
        let share = 1.0 / batch.len() as f32;
        self.bias.gradient[0] = [0.0; PANEL];
        for delta in &mut self.deltas {
            for (o, d) in delta.iter_mut().enumerate() {
                *d *= share * self.settings.output_weights[o];
                self.bias.gradient[0][o] += *d;
            }
        }
        self.steps += 1;
        // Without a list of the samples that use an input its weights have no gradient.
        if self.settings.sparse_fixed {
            self.by_input.empty(batch.shape());
        } else {
            self.by_input.fill(batch);
        }
        let update = Update::of_step(&self.settings, self.steps, rate);
        let (level, by_input, deltas) = (self.level, &self.by_input, &self.deltas);
        for_each(self.settings.parallelism, &mut self.panels, |panel| {
            level.run(Backward {
                batch,
                by_input,
                weights: &panel.weights,
                sums: &mut panel.sums,
                second: &mut panel.second,
                deltas,
                gradient: &mut panel.gradient,
            });
            panel.apply(level, update);
        });
        self.bias.apply(level, update);
        loss
    }

    /// How far the current weights are from the targets; changes no weights.
    ///
    /// # Panics
    /// If the batch is for another shape.
    pub fn loss(&mut self, batch: &Batch) -> BatchLoss {
        assert_eq!(batch.shape(), self.shape, "batch for another shape");
        let level = self.level;
        for_each(self.settings.parallelism, &mut self.panels, |panel| {
            panel.sums.resize(batch.len(), [0.0; PANEL]);
            panel.logits.resize(batch.len(), [0.0; OUTPUTS]);
            level.run(Forward {
                batch,
                weights: &panel.weights,
                sums: &mut panel.sums,
                logits: &mut panel.logits,
                second: &mut panel.second,
            });
        });
        self.chances.clear();
        self.chances
            .resize((batch.len() * OUTPUTS).div_ceil(LANES), [0.0; LANES]);
        let (rows, _) = self.chances.as_flattened_mut().as_chunks_mut::<OUTPUTS>();
        for (sample, row) in rows.iter_mut().take(batch.len()).enumerate() {
            *row = std::array::from_fn(|o| self.bias.weights[0][o]);
            for panel in &self.panels {
                for (sum, part) in row.iter_mut().zip(panel.logits[sample]) {
                    *sum += part;
                }
            }
        }
        level.run(Logistic(&mut self.chances));
        let mut loss = BatchLoss::default();
        self.deltas.clear();
        let (rows, _) = self.chances.as_flattened().as_chunks::<OUTPUTS>();
        for (row, target) in rows.iter().zip(&batch.targets) {
            let delta = std::array::from_fn(|o| row[o] - target[o]);
            loss.add(delta);
            self.deltas.push(delta);
        }
        loss
    }

    /// The outputs of the current weights for the inputs of a batch.
    ///
    /// # Panics
    /// If the batch is for another shape.
    pub fn chances(&mut self, batch: &Batch) -> Vec<[f32; OUTPUTS]> {
        self.loss(batch);
        let (rows, _) = self.chances.as_flattened().as_chunks::<OUTPUTS>();
        rows[..batch.len()].to_vec()
    }

    /// Steps taken.
    #[must_use]
    pub const fn steps(&self) -> u32 {
        self.steps
    }

    /// The current weights.
    #[must_use]
    pub fn network(&self) -> Network {
        self.collect(|panel| &panel.weights)
    }

    /// The exponential moving average of the weights; the current weights if none is kept.
    #[must_use]
    pub fn average(&self) -> Network {
        match self.settings.average_decay {
            Some(_) => self.collect(|panel| &panel.average),
            None => self.network(),
        }
    }

    fn collect(&self, part: impl Fn(&Panel) -> &[Row]) -> Network {
        let rows = self.shape.rows();
        let mut parameters = Vec::with_capacity(self.shape.parameters());
        for row in 0..rows {
            for panel in &self.panels {
                parameters.extend_from_slice(&part(panel)[row]);
            }
        }
        parameters.extend_from_slice(&part(&self.bias)[0][..OUTPUTS]);
        Network::from_parameters(self.shape, parameters).expect("rows fill the checked shape")
    }
}

/// Numbers of one step of Adam (Kingma, Ba 2015) and of the moving average, shared by all parameters. With gradient
/// `g` a parameter `w` with the state `m`, `v` and the average `a` becomes
///
/// ```text
/// m = beta1 m + (1 - beta1) g
/// v = beta2 v + (1 - beta2) g^2
/// w = w - rate m / (sqrt(v) + epsilon)
/// a = a + share (w - a)
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Update {
    /// Decay of the gradient's mean.
    pub beta1: f32,
    /// Decay of its mean square.
    pub beta2: f32,
    /// Learning rate, corrected for a mean that began with zeros.
    pub rate: f32,
    /// Guard against division by zero, corrected likewise.
    pub epsilon: f32,
    /// How far the average moves; `None` if there is none.
    pub share: Option<f32>,
}

impl Update {
    /// Step number `steps`, counted from 1, with this learning rate.
    #[must_use]
    pub fn of_step(settings: &TrainerSettings, steps: u32, rate: f32) -> Self {
        let TrainerSettings {
            beta1,
            beta2,
            epsilon,
            average_decay,
            ..
        } = *settings;
        let power = i32::try_from(steps).unwrap_or(i32::MAX);
        let correction1 = 1.0 - f64::from(beta1).powi(power);
        let correction2 = (1.0 - f64::from(beta2).powi(power)).sqrt();
        #[expect(clippy::cast_possible_truncation, reason = "rounding to f32 is meant")]
        let (rate, epsilon) = (
            (f64::from(rate) * correction2 / correction1) as f32,
            (f64::from(epsilon) * correction2) as f32,
        );
        // The average starts like a plain mean, so that early steps do not linger in it.
        #[expect(clippy::cast_precision_loss, reason = "only small counts matter")]
        let share = average_decay.map(|decay| (1.0 - decay).max(1.0 / (steps as f32 + 1.0)));
        Self {
            beta1,
            beta2,
            rate,
            epsilon,
            share,
        }
    }
}

impl Panel {
    fn new(weights: Vec<Row>, settings: TrainerSettings) -> Self {
        let zero = vec![[0.0; PANEL]; weights.len()];
        let average = settings
            .average_decay
            .map_or_else(Vec::new, |_| weights.clone());
        Self {
            mean: zero.clone(),
            square: zero.clone(),
            gradient: zero,
            average,
            weights,
            sums: Vec::new(),
            logits: Vec::new(),
            second: SecondScratch::default(),
        }
    }

    fn apply(&mut self, level: Level, update: Update) {
        level.run(Adam {
            beta1: update.beta1,
            beta2: update.beta2,
            rate: update.rate,
            epsilon: update.epsilon,
            gradient: &self.gradient,
            weights: &mut self.weights,
            mean: &mut self.mean,
            square: &mut self.square,
        });
        if let Some(share) = update.share {
            level.run(Average {
                share,
                weights: &self.weights,
                slow: &mut self.average,
            });
        }
    }
}

fn for_each(
    parallelism: Parallelism,
    panels: &mut [Panel],
    work: impl Fn(&mut Panel) + Sync + Send,
) {
    match parallelism {
        Parallelism::Single => panels.iter_mut().for_each(work),
        Parallelism::Pool => panels.par_iter_mut().with_max_len(1).for_each(work),
    }
}

mod snapshot;
#[cfg(test)]
mod tests;

pub use snapshot::Snapshot;
