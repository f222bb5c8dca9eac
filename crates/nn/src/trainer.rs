//! Fits a net to samples by minibatch Adam.

mod layer;
mod loss;
mod panel;
mod settings;
mod snapshot;
#[cfg(test)]
mod tests;
mod update;

use crate::{
    Batch, Network, OUTPUTS, Shape,
    batch::ByInput,
    kernels::{
        LANES, Level,
        logistic::Logistic,
        panel::{PANEL, Row},
    },
};
use layer::{TrainedLayer, pass_back};
use panel::Panel;

pub use loss::BatchLoss;
pub use settings::{Parallelism, TrainerSettings};
pub use snapshot::Snapshot;
pub use update::Update;

/// Optimiser: owns the weights while they are fitted.
///
/// The same start, settings and batches give the same bits, whatever the number of threads.
#[derive(Clone, Debug)]
pub struct Trainer {
    shape: Shape,
    settings: TrainerSettings,
    level: Level,
    layers: Vec<TrainedLayer>,
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
        Self::at_level(network, settings, crate::instructions::level())
    }

    fn at_level(network: &Network, settings: TrainerSettings, level: Level) -> Self {
        let shape = network.shape();
        let layers = shape.layers();
        let layers = layers.map(|layer| TrainedLayer::new(layer, network.parameters(), settings));
        let mut bias = [0.0; PANEL];
        bias[..OUTPUTS].copy_from_slice(&network.output_bias());
        Self {
            shape,
            settings,
            level,
            layers: layers.collect(),
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
        for delta in &mut self.deltas {
            for (d, weight) in delta.iter_mut().zip(self.settings.output_weights) {
                *d *= weight;
            }
        }
        self.descend(batch, rate);
        loss
    }

    /// Takes one step like [`Trainer::step`] for a loss of the caller's: `slopes` is told a sample's place in the
    /// batch and its five outputs, and returns the slope of the loss by each output before the logistic function. The
    /// targets of the batch play no part.
    ///
    /// # Panics
    /// If the batch is for another shape.
    pub fn step_along(
        &mut self,
        batch: &Batch,
        rate: f32,
        mut slopes: impl FnMut(usize, [f32; OUTPUTS]) -> [f32; OUTPUTS],
    ) {
        self.forward(batch);
        let (rows, _) = self.chances.as_flattened().as_chunks::<OUTPUTS>();
        let rows = rows.iter().take(batch.len()).enumerate();
        self.deltas.clear();
        self.deltas
            .extend(rows.map(|(sample, &row)| slopes(sample, row)));
        self.descend(batch, rate);
    }

    /// Takes one step along `deltas`, the slopes of the loss of each sample.
    fn descend(&mut self, batch: &Batch, rate: f32) {
        if batch.is_empty() {
            return;
        }
        #[expect(clippy::cast_precision_loss, reason = "at most 32768")]
        let share = 1.0 / batch.len() as f32;
        self.bias.gradient[0] = [0.0; PANEL];
        for delta in &mut self.deltas {
            for (o, d) in delta.iter_mut().enumerate() {
                *d *= share;
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
        let (level, parallelism) = (self.level, self.settings.parallelism);
        let mut layers = self.layers.as_mut_slice();
        while let Some((last, before)) = layers.split_last_mut() {
            last.backward(level, parallelism, batch, &self.by_input, &self.deltas);
            pass_back(level, parallelism, last, before);
            layers = before;
        }
        for layer in &mut self.layers {
            layer.apply(level, parallelism, update);
        }
        self.bias.apply(level, update);
    }

    /// How far the current weights are from the targets; changes no weights.
    ///
    /// # Panics
    /// If the batch is for another shape.
    pub fn loss(&mut self, batch: &Batch) -> BatchLoss {
        self.forward(batch);
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

    /// Computes the outputs of all samples.
    fn forward(&mut self, batch: &Batch) {
        assert_eq!(batch.shape(), self.shape, "batch for another shape");
        let level = self.level;
        let parallelism = self.settings.parallelism;
        for l in 0..self.layers.len() {
            let (before, layers) = self.layers.split_at_mut(l);
            layers[0].forward(level, parallelism, batch, before.last());
        }
        self.chances.clear();
        self.chances
            .resize((batch.len() * OUTPUTS).div_ceil(LANES), [0.0; LANES]);
        let (rows, _) = self.chances.as_flattened_mut().as_chunks_mut::<OUTPUTS>();
        for (sample, row) in rows.iter_mut().take(batch.len()).enumerate() {
            *row = std::array::from_fn(|o| self.bias.weights[0][o]);
            for panel in self.layers.iter().flat_map(TrainedLayer::panels) {
                for (sum, part) in row.iter_mut().zip(panel.logits[sample]) {
                    *sum += part;
                }
            }
        }
        level.run(Logistic(&mut self.chances));
    }

    /// The outputs of the current weights for the inputs of a batch.
    ///
    /// # Panics
    /// If the batch is for another shape.
    pub fn chances(&mut self, batch: &Batch) -> Vec<[f32; OUTPUTS]> {
        self.forward(batch);
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
        let mut parameters = Vec::with_capacity(self.shape.parameters());
        for layer in &self.layers {
            for row in 0..layer.rows() {
                for panel in layer.panels() {
                    parameters.extend_from_slice(&part(panel)[row]);
                }
            }
        }
        parameters.extend_from_slice(&part(&self.bias)[0][..OUTPUTS]);
        Network::from_parameters(self.shape, parameters).expect("rows fill the checked shape")
    }
}
