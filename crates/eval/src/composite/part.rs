//! One net of the evaluator with the inputs it reads.

use std::sync::OnceLock;

use barpoint_bearoff::OneSided;
use barpoint_equity::Outcome;
use barpoint_nn::{Accumulator, OUTPUTS, PackedWeights, SlotNet, SlotNetError, SlotStates};
use barpoint_rules::Board;

use super::hand::Hand;
use super::source::Source;
use super::{EvaluatorError, Seen, tidy};
use crate::Class;
use crate::inputs::{
    CONTACT_INPUTS, ONE_SIDED_INPUTS, ONE_SIDED_RAW, RACE_INPUTS, RAW_INPUTS, contact_inputs_of,
    race_inputs,
};

/// A net that plays, prepared when it is first needed.
#[derive(Debug)]
pub(super) struct Part {
    /// Where the net comes from, unless it was given ready.
    packed: Option<PackedWeights>,
    ready: OnceLock<Ready>,
    hand: Hand,
}

/// A net ready to play.
#[derive(Debug)]
struct Ready {
    net: SlotNet,
    /// Hidden sums of the empty board.
    empty: Accumulator,
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
pub(crate) fn slots(board: &Board, seen: Seen) -> SlotStates {
    let [own, theirs] = board.padded();
    match seen {
        Seen::BySideOnRoll => SlotStates::of_padded(own, theirs),
        Seen::ByOpponent => SlotStates::of_padded(theirs, own),
    }
}

impl Ready {
    fn new(net: SlotNet) -> Self {
        Self {
            empty: net.accumulate(&SlotStates::ZERO),
            net,
        }
    }
}

impl Part {
    /// A contact net: raw inputs alone or with the hand-made contact inputs.
    pub(super) fn contact(source: Source<'_>) -> Result<Self, EvaluatorError> {
        Self::new(source, CONTACT_INPUTS, Hand::Contact)
    }

    /// A race net: raw inputs alone or with the hand-made race inputs.
    pub(super) fn race(source: Source<'_>) -> Result<Self, EvaluatorError> {
        Self::new(source, RACE_INPUTS, Hand::Race)
    }

    /// A prefilter net: raw inputs alone.
    pub(super) fn prefilter(source: Source<'_>) -> Result<Self, EvaluatorError> {
        Self::new(source, 0, Hand::None)
    }

    /// A one-sided net: raw and hand-made inputs of one side.
    pub(super) fn one_sided(source: Source<'_>) -> Result<Self, EvaluatorError> {
        let shape = source.shape();
        if (shape.sparse, shape.dense) != (ONE_SIDED_RAW, ONE_SIDED_INPUTS) {
            return Err(EvaluatorError::OneSidedInputs {
                sparse: shape.sparse,
                dense: shape.dense,
            });
        }
        Self::prepared(source, Hand::OneSided)
    }

    fn new(source: Source<'_>, dense: usize, hand: Hand) -> Result<Self, EvaluatorError> {
        let shape = source.shape();
        if shape.sparse != RAW_INPUTS || (shape.dense != 0 && shape.dense != dense) {
            return Err(EvaluatorError::Inputs {
                expected: dense,
                sparse: shape.sparse,
                dense: shape.dense,
            });
        }
        Self::prepared(source, if shape.dense == 0 { Hand::None } else { hand })
    }

    fn prepared(source: Source<'_>, hand: Hand) -> Result<Self, EvaluatorError> {
        let layout = hand.layout();
        let (packed, ready) = match source {
            Source::Network(network) => {
                let net = SlotNet::new(network, layout)?;
                (None, OnceLock::from(Ready::new(net)))
            }
            Source::Packed(packed) => {
                packed.check_slot_net(layout)?;
                (Some(packed.clone()), OnceLock::new())
            }
        };
        Ok(Self {
            packed,
            ready,
            hand,
        })
    }

    /// The weight file it comes from.
    pub(super) const fn packed(&self) -> Option<&PackedWeights> {
        self.packed.as_ref()
    }

    #[expect(clippy::expect_used, reason = "checked when the part was made")]
    fn ready(&self) -> &Ready {
        self.ready.get_or_init(|| {
            let packed = self.packed.as_ref();
            let net: Option<Result<_, SlotNetError>> =
                packed.map(|p| p.slot_net(self.hand.layout()));
            Ready::new(net.and_then(Result::ok).expect("a net found fit to play"))
        })
    }

    /// Reads the net unless it has been read.
    pub(super) fn make_ready(&self) {
        self.ready();
    }

    /// A buffer for hidden sums of this net.
    pub(super) fn accumulator(&self) -> Accumulator {
        self.ready().empty.clone()
    }

    /// Hidden sums of a board seen by the opponent, the start for evaluating the mover's plays: from those of some
    /// other board, if that is more like it than the empty one.
    pub(super) fn base(&self, other: &Accumulator, board: &Board, out: &mut Accumulator) {
        let Ready { net, empty } = self.ready();
        let states = slots(board, Seen::ByOpponent);
        let changes = |from: &Accumulator| from.states().differing(&states);
        let from = if changes(other) < changes(empty) {
            other
        } else {
            empty
        };
        net.update(from, &states, out);
    }

    /// Adds a board to the group.
    #[inline]
    pub(super) fn add(
        &self,
        group: &mut Group,
        place: usize,
        board: &Board,
        seen: Seen,
        bearoff: &OneSided,
    ) {
        group.places.push(place);
        group.states.push(slots(board, seen));
        match self.hand {
            Hand::None | Hand::OneSided => {}
            Hand::Contact => {
                let mut inputs = [0.0; CONTACT_INPUTS];
                contact_inputs_of(seen.sides(board), &mut inputs);
                group.dense.extend_from_slice(&inputs);
            }
            Hand::Race => {
                let mut inputs = [0.0; RACE_INPUTS];
                race_inputs(&seen.board(board), bearoff, &mut inputs);
                group.dense.extend_from_slice(&inputs);
            }
        }
    }

    /// The outputs for sides of races.
    pub(super) fn sides(&self, states: &[SlotStates], inputs: &[f32]) -> Vec<[f32; OUTPUTS]> {
        let mut outputs = vec![[0.0; OUTPUTS]; states.len()];
        if !states.is_empty() {
            let Ready { net, empty } = self.ready();
            net.evaluate_batch(empty, states, inputs, &mut outputs);
        }
        outputs
    }

    /// Evaluates the group, from the hidden sums of a board near its members if given.
    pub(super) fn evaluate(&self, group: &mut Group, base: Option<&Accumulator>) {
        if group.places.is_empty() {
            return;
        }
        group.outputs.clear();
        group.outputs.resize(group.places.len(), [0.0; OUTPUTS]);
        let Ready { net, empty } = self.ready();
        net.evaluate_batch(
            base.unwrap_or(empty),
            &group.states,
            &group.dense,
            &mut group.outputs,
        );
    }
}

impl Group {
    /// The outcomes of the members with their places.
    #[inline]
    pub(super) fn outcomes(
        &self,
        boards: &[Board],
        seen: Seen,
        class: Class,
    ) -> impl Iterator<Item = (usize, Outcome)> {
        let members = self.places.iter().zip(&self.outputs);
        members.map(move |(&place, &outputs)| {
            (place, tidy::tidied(outputs, &boards[place], seen, class))
        })
    }

    /// Writes the outcomes of the members to their places.
    pub(super) fn write(&self, boards: &[Board], seen: Seen, class: Class, out: &mut [Outcome]) {
        for (place, outcome) in self.outcomes(boards, seen, class) {
            out[place] = outcome;
        }
    }

    pub(super) fn clear(&mut self) {
        self.places.clear();
        self.states.clear();
        self.dense.clear();
        self.outputs.clear();
    }
}
