//! Neural networks: master weights, training, inference kernels. Knows no backgammon.
//!
//! [`Network`] holds `f32` master weights of one topology: sparse and dense inputs, a hidden layer of
//! rectified linear units that may feed a small second one, five sigmoid outputs. [`Trainer`] fits it by Adam. [`SlotNet`] is the integer
//! form that plays: fast where candidates differ in a few places from a common base. [`Weights`] is the
//! weight file, from and to bytes. All vector code lives in `kernels`, each kernel written once over
//! lanes that come in plain Rust and in the machine's instructions, with the same bits.

#![deny(unsafe_code)]

mod batch;
mod checksum;
mod instructions;
mod kernels;
mod network;
mod quantise;
mod random;
mod shape;
mod sigmoid;
mod slot_net;
mod slots;
mod trainer;
mod weights;

pub use batch::Batch;
pub use instructions::{InstructionsError, instructions};
pub use network::Network;
pub use shape::{OUTPUTS, Shape, ShapeError};
pub use sigmoid::{exponentials, sigmoid};
pub use slot_net::{Accumulator, SlotNet, SlotNetError};
pub use slots::{SLOTS, STATES, SlotLayout, SlotStates};
pub use trainer::{BatchLoss, Parallelism, Snapshot, Trainer, TrainerSettings, Update};
pub use weights::{Encoding, NetLabel, PackedWeights, Weights, WeightsError};

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
mod readme {}
