//! How a net is fitted.

use crate::OUTPUTS;

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
