//! Neural networks: master weights, training, inference kernels. Knows no backgammon.
//!
//! [`Network`] holds `f32` master weights of one topology: sparse and dense inputs, one hidden layer of
//! rectified linear units, five sigmoid outputs. [`Trainer`] fits it by Adam. All vector code lives in
//! `kernels`, each kernel with a scalar twin giving the same bits.

#![deny(unsafe_code)]

mod batch;
mod kernels;
mod network;
mod random;
mod sigmoid;
mod trainer;

pub use batch::Batch;
pub use network::{Network, OUTPUTS, Shape, ShapeError};
pub use sigmoid::sigmoid;
pub use trainer::{BatchLoss, Parallelism, Trainer, TrainerSettings};
