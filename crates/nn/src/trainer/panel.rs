//! The weights of 64 hidden units while they are fitted.

use rayon::prelude::*;

use super::{Parallelism, TrainerSettings, Update};
use crate::{
    OUTPUTS,
    kernels::{
        Level,
        panel::{PANEL, Row},
        train::{Adam, Average},
    },
};

/// Parameters and optimiser state of 64 hidden units, with the scratch of one batch.
#[derive(Clone, Debug)]
pub(super) struct Panel {
    pub(super) weights: Vec<Row>,
    pub(super) mean: Vec<Row>,
    pub(super) square: Vec<Row>,
    pub(super) average: Vec<Row>,
    pub(super) gradient: Vec<Row>,
    pub(super) sums: Vec<Row>,
    pub(super) logits: Vec<[f32; OUTPUTS]>,
    /// Gradient of the loss by the rectified units, through the next layer; empty if there is none.
    pub(super) back: Vec<Row>,
    /// Number of its first unit in the layer.
    pub(super) first: usize,
}

impl Panel {
    pub(super) fn new(weights: Vec<Row>, settings: TrainerSettings) -> Self {
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
            back: Vec::new(),
            first: 0,
        }
    }

    /// Takes the step that `gradient` says.
    pub(super) fn apply(&mut self, level: Level, update: Update) {
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

/// Does `work` on all panels.
pub(super) fn for_each(
    parallelism: Parallelism,
    panels: &mut [Panel],
    work: impl Fn(&mut Panel) + Sync + Send,
) {
    match parallelism {
        Parallelism::Single => panels.iter_mut().for_each(work),
        Parallelism::Pool => panels.par_iter_mut().with_max_len(1).for_each(work),
    }
}
