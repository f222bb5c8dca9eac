//! Why nets cannot form an evaluator.

use barpoint_nn::SlotNetError;

use crate::{Plan, inputs};

/// Why nets cannot form an evaluator.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
#[non_exhaustive]
pub enum EvaluatorError {
    /// A net reads inputs that its part of the evaluator does not compute.
    #[error(
        "expected a net with {raw} raw and 0 or {expected} hand-made inputs, found {sparse} and {dense}",
        raw = inputs::RAW_INPUTS
    )]
    Inputs {
        /// Hand-made inputs of the part.
        expected: usize,
        /// Raw inputs of the net.
        sparse: usize,
        /// Hand-made inputs of the net.
        dense: usize,
    },
    /// A one-sided net that reads other inputs.
    #[error(
        "expected a one-sided net with {raw} raw and {hand} hand-made inputs, found {sparse} and {dense}",
        raw = inputs::ONE_SIDED_RAW,
        hand = inputs::ONE_SIDED_INPUTS
    )]
    OneSidedInputs {
        /// Raw inputs of the net.
        sparse: usize,
        /// Hand-made inputs of the net.
        dense: usize,
    },
    /// Neither one contact net for all positions nor one for each plan.
    #[error("expected 1, {least} or {plans} contact nets, found {0}", least = Plan::ORDINARY, plans = Plan::ALL.len())]
    ContactNets(usize),
    /// Neither none, one prefilter net for all contact positions nor one for each plan.
    #[error("expected 0, 1, {least} or {plans} prefilter nets, found {0}", least = Plan::ORDINARY, plans = Plan::ALL.len())]
    PrefilterNets(usize),
    /// Weights that cannot be quantised.
    #[error(transparent)]
    Quantise(#[from] SlotNetError),
}
