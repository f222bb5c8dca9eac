//! One layer while it is fitted.

use super::{Parallelism, TrainerSettings, Update, panel::Panel, panel::for_each};
use crate::{
    Batch, OUTPUTS,
    batch::ByInput,
    kernels::{
        Level,
        panel::{PANEL, Row},
        train::{Backward, Forward, PassBack, Samples},
    },
    shape::Layer,
};

/// A layer of hidden units, 64 a panel.
#[derive(Clone, Debug)]
pub(super) struct TrainedLayer {
    panels: Vec<Panel>,
    rows: usize,
    /// Of a further layer: what the layer before gives for each sample, row by row.
    inputs: Vec<f32>,
}

impl TrainedLayer {
    /// The layer with its weights out of all parameters of a net and a fresh optimiser state.
    pub(super) fn new(layer: Layer, parameters: &[f32], settings: TrainerSettings) -> Self {
        let panels = (0..layer.units / PANEL).map(|p| {
            let row = |row: usize| {
                let from = layer.row(row).start + p * PANEL;
                std::array::from_fn(|i| parameters[from + i])
            };
            Panel::new((0..layer.rows()).map(row).collect(), settings)
        });
        Self {
            panels: panels.collect(),
            rows: layer.rows(),
            inputs: Vec::new(),
        }
    }

    pub(super) fn panels(&self) -> impl Iterator<Item = &Panel> {
        self.panels.iter()
    }

    pub(super) fn panels_mut(&mut self) -> impl Iterator<Item = &mut Panel> {
        self.panels.iter_mut()
    }

    /// Rows of parameters.
    pub(super) const fn rows(&self) -> usize {
        self.rows
    }

    /// Computes the units of all samples, from the inputs of the batch or from the layer before.
    pub(super) fn forward(
        &mut self,
        level: Level,
        parallelism: Parallelism,
        batch: &Batch,
        before: Option<&Self>,
    ) {
        self.inputs.clear();
        let most = batch.shape().most_of_units();
        if let Some(before) = before {
            for sample in 0..batch.len() {
                let units = before.panels.iter().flat_map(|panel| &panel.sums[sample]);
                self.inputs
                    .extend(units.map(|unit| unit.max(0.0).min(most)));
            }
        }
        let samples = samples(batch, before.is_none(), &self.inputs, self.rows);
        for_each(parallelism, &mut self.panels, |panel| {
            panel.sums.resize(batch.len(), [0.0; PANEL]);
            panel.logits.resize(batch.len(), [0.0; OUTPUTS]);
            level.run(Forward {
                samples,
                weights: &panel.weights,
                sums: &mut panel.sums,
                logits: &mut panel.logits,
            });
        });
    }

    /// Computes the gradient of all weights; `sums` become gradients by the units before the rectifier.
    pub(super) fn backward(
        &mut self,
        level: Level,
        parallelism: Parallelism,
        batch: &Batch,
        by_input: &ByInput,
        deltas: &[[f32; OUTPUTS]],
    ) {
        let samples = samples(batch, self.inputs.is_empty(), &self.inputs, self.rows);
        for_each(parallelism, &mut self.panels, |panel| {
            level.run(Backward {
                samples,
                by_input,
                weights: &panel.weights,
                sums: &mut panel.sums,
                back: &panel.back,
                deltas,
                gradient: &mut panel.gradient,
            });
        });
    }

    /// Takes the step that the gradients say.
    pub(super) fn apply(&mut self, level: Level, parallelism: Parallelism, update: Update) {
        for_each(parallelism, &mut self.panels, |panel| {
            panel.apply(level, update);
        });
    }
}

/// What a layer of this many rows reads.
fn samples<'a>(batch: &'a Batch, first: bool, inputs: &'a [f32], rows: usize) -> Samples<'a> {
    let most = batch.shape().most_of_units();
    if first {
        Samples {
            sparse: Some(batch),
            dense: &batch.dense,
            width: batch.shape().dense,
            most,
        }
    } else {
        Samples {
            sparse: None,
            dense: inputs,
            width: rows - 1 - OUTPUTS,
            most,
        }
    }
}

/// Gives the layer before, the last of the slice, the gradient by its units that comes through a layer whose gradients
/// are known.
pub(super) fn pass_back(
    level: Level,
    parallelism: Parallelism,
    layer: &TrainedLayer,
    before: &mut [TrainedLayer],
) {
    let Some(before) = before.last_mut() else {
        return;
    };
    let through: Vec<(&[Row], &[Row])> = layer
        .panels
        .iter()
        .map(|panel| (panel.weights.as_slice(), panel.sums.as_slice()))
        .collect();
    for (p, panel) in before.panels.iter_mut().enumerate() {
        panel.first = p * PANEL;
    }
    for_each(parallelism, &mut before.panels, |panel| {
        panel.back.resize(panel.sums.len(), [0.0; PANEL]);
        level.run(PassBack {
            through: &through,
            first: panel.first,
            back: &mut panel.back,
        });
    });
}
