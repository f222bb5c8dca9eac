//! One net of the evaluator with the inputs it reads.

use barpoint_bearoff::OneSided;
use barpoint_equity::Outcome;
use barpoint_nn::{Accumulator, Network, OUTPUTS, SlotLayout, SlotNet, SlotStates};
use barpoint_rules::Board;

use super::{EvaluatorError, Seen, tidy};
use crate::Class;
use crate::inputs::{
    CONTACT_INPUTS, RACE_INPUTS, RAW_INPUTS, contact_inputs, race_inputs, slot_inputs,
};

/// Which hand-made inputs a net reads besides the raw ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Hand {
    None,
    Contact,
    Race,
}

/// A net ready to play.
#[derive(Debug)]
pub(super) struct Part {
    net: SlotNet,
    /// Hidden sums of the empty board.
    empty: Accumulator,
    hand: Hand,
}

/// The boards a net has to evaluate together, each with its place in the caller's list.
#[derive(Debug, Default)]
pub(super) struct Group {
    pub(super) places: Vec<usize>,
    states: Vec<SlotStates>,
    dense: Vec<f32>,
    pub(super) outputs: Vec<[f32; OUTPUTS]>,
}

/// The slots of a board.
#[inline]
pub(super) fn slots(board: &Board) -> SlotStates {
    SlotStates::new(board.on_roll(), board.opponent())
}

/// The raw inputs as the slots set them.
pub(super) fn raw_layout() -> SlotLayout {
    SlotLayout::new(|slot, state| slot_inputs(slot, state).collect())
}

impl Part {
    /// A contact net: raw inputs alone or with the hand-made contact inputs.
    pub(super) fn contact(network: &Network) -> Result<Self, EvaluatorError> {
        Self::new(network, CONTACT_INPUTS, Hand::Contact)
    }

    /// A race net: raw inputs alone or with the hand-made race inputs.
    pub(super) fn race(network: &Network) -> Result<Self, EvaluatorError> {
        Self::new(network, RACE_INPUTS, Hand::Race)
    }

    /// A prefilter net: raw inputs alone.
    pub(super) fn prefilter(network: &Network) -> Result<Self, EvaluatorError> {
        Self::new(network, 0, Hand::None)
    }

    fn new(network: &Network, dense: usize, hand: Hand) -> Result<Self, EvaluatorError> {
        let shape = network.shape();
        if shape.sparse != RAW_INPUTS || (shape.dense != 0 && shape.dense != dense) {
            return Err(EvaluatorError::Inputs {
                expected: dense,
                sparse: shape.sparse,
                dense: shape.dense,
            });
        }
        let net = SlotNet::new(network, &raw_layout())?;
        Ok(Self {
            empty: net.accumulate(&SlotStates::ZERO),
            hand: if shape.dense == 0 { Hand::None } else { hand },
            net,
        })
    }

    /// A buffer for hidden sums of this net.
    pub(super) fn accumulator(&self) -> Accumulator {
        self.empty.clone()
    }

    /// Hidden sums of a board, the start for evaluating its neighbours.
    pub(super) fn base(&self, board: &Board, out: &mut Accumulator) {
        self.net.update(&self.empty, &slots(board), out);
    }

    /// Adds a board (seen by the side to evaluate) to the group.
    #[inline]
    pub(super) fn add(&self, group: &mut Group, place: usize, board: &Board, bearoff: &OneSided) {
        group.places.push(place);
        group.states.push(slots(board));
        match self.hand {
            Hand::None => {}
            Hand::Contact => {
                let mut inputs = [0.0; CONTACT_INPUTS];
                contact_inputs(board, &mut inputs);
                group.dense.extend_from_slice(&inputs);
            }
            Hand::Race => {
                let mut inputs = [0.0; RACE_INPUTS];
                race_inputs(board, bearoff, &mut inputs);
                group.dense.extend_from_slice(&inputs);
            }
        }
    }

    /// Evaluates the group, from the hidden sums of a board near its members if given.
    pub(super) fn evaluate(&self, group: &mut Group, base: Option<&Accumulator>) {
        if group.places.is_empty() {
            return;
        }
        group.outputs.clear();
        group.outputs.resize(group.places.len(), [0.0; OUTPUTS]);
        self.net.evaluate_batch(
            base.unwrap_or(&self.empty),
            &group.states,
            &group.dense,
            &mut group.outputs,
        );
    }
}

impl Group {
    /// Writes the outcomes of the members to their places.
    pub(super) fn write(&self, boards: &[Board], seen: Seen, class: Class, out: &mut [Outcome]) {
        for (&place, &outputs) in self.places.iter().zip(&self.outputs) {
            out[place] = tidy::tidied(outputs, &seen.board(&boards[place]), class);
        }
    }

    pub(super) fn clear(&mut self) {
        self.places.clear();
        self.states.clear();
        self.dense.clear();
        self.outputs.clear();
    }
}
