//! Records in the form the trainer reads.

use serde::{Deserialize, Serialize};

use barpoint_bearoff::OneSided;
use barpoint_eval::inputs::{
    CONTACT_INPUTS, RACE_INPUTS, RAW_INPUTS, contact_inputs, race_inputs, raw_sparse,
};
use barpoint_nn::{Batch, Shape};
use barpoint_rules::Board;

use crate::records::Record;

/// What a net sees.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Inputs {
    /// The 206 raw inputs alone.
    Raw,
    /// Raw and the 85 hand-made inputs of contact positions.
    Contact,
    /// Raw and the 32 hand-made inputs of races.
    Race,
}

impl Inputs {
    /// Sizes of a net with these inputs.
    #[must_use]
    pub const fn shape(self, hidden: usize, further: [usize; Shape::MOST_FURTHER]) -> Shape {
        let dense = match self {
            Self::Raw => 0,
            Self::Contact => CONTACT_INPUTS,
            Self::Race => RACE_INPUTS,
        };
        Shape {
            sparse: RAW_INPUTS,
            dense,
            hidden,
            further,
        }
    }

    /// Whether a net with these inputs can continue from one with this many hand-made inputs: none, all of the same
    /// kind, or the contact inputs used before round 16.
    pub(crate) fn can_follow(self, dense: usize) -> bool {
        const FORMER_CONTACT: usize = 52;
        let former = self == Self::Contact && dense == FORMER_CONTACT;
        dense == 0
            || dense
                == self
                    .shape(Shape::HIDDEN_STEP, [0; Shape::MOST_FURTHER])
                    .dense
            || former
    }

    fn dense(self, board: &Board, bearoff: &OneSided, out: &mut Vec<f32>) {
        out.clear();
        match self {
            Self::Raw => {}
            Self::Contact => {
                let mut inputs = [0.0; CONTACT_INPUTS];
                contact_inputs(board, &mut inputs);
                out.extend_from_slice(&inputs);
            }
            Self::Race => {
                let mut inputs = [0.0; RACE_INPUTS];
                race_inputs(board, bearoff, &mut inputs);
                out.extend_from_slice(&inputs);
            }
        }
    }

    /// A batch of these records for nets of a shape with these inputs, the hand-made inputs `without` set to zero.
    pub(crate) fn batch<'a>(
        self,
        shape: Shape,
        without: &[usize],
        bearoff: &OneSided,
        records: impl Iterator<Item = &'a Record>,
    ) -> Batch {
        let mut batch = Batch::new(shape);
        let (mut sparse, mut dense) = (Vec::new(), Vec::new());
        for record in records {
            sparse.clear();
            sparse.extend(raw_sparse(&record.board));
            self.dense(&record.board, bearoff, &mut dense);
            for &input in without {
                if let Some(input) = dense.get_mut(input) {
                    *input = 0.0;
                }
            }
            batch.push(&sparse, &dense, record.target.to_array());
        }
        batch
    }
}
