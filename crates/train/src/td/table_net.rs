//! A net over raw inputs in the form self-play needs: one ready-made column per slot and count, so
//! that the candidates of a roll differ from one shared sum by a few columns.

use barpoint_eval::inputs::{SLOT_STATES, SLOTS, slot_inputs};
use barpoint_nn::{Network, OUTPUTS, sigmoid};
use barpoint_rules::Board;

const LANES: usize = 8;

/// Slot columns and output rows of a net without dense inputs.
pub(crate) struct TableNet {
    hidden: usize,
    columns: Vec<f32>,
    bias: Vec<f32>,
    outputs: Vec<f32>,
    output_bias: [f32; OUTPUTS],
}

impl TableNet {
    pub(crate) fn new(network: &Network) -> Self {
        let hidden = network.shape().hidden;
        let mut columns = vec![0.0; SLOTS * SLOT_STATES * hidden];
        for slot in 0..SLOTS {
            for count in 0..SLOT_STATES {
                let column = &mut columns[(slot * SLOT_STATES + count) * hidden..][..hidden];
                for (input, value) in slot_inputs(slot, count as u8) {
                    let input = usize::from(input);
                    for (sum, w) in column.iter_mut().zip(network.column(input)) {
                        *sum += value * w;
                    }
                }
            }
        }
        Self {
            hidden,
            columns,
            bias: network.hidden_bias().to_vec(),
            outputs: (0..OUTPUTS)
                .flat_map(|o| network.output_row(o).to_vec())
                .collect(),
            output_bias: network.output_bias(),
        }
    }

    fn column(&self, slot: usize, count: u8) -> &[f32] {
        &self.columns[(slot * SLOT_STATES + usize::from(count)) * self.hidden..][..self.hidden]
    }

    /// Hidden sums of a board, the player on roll first.
    pub(crate) fn sums(&self, board: &Board, sums: &mut Vec<f32>) {
        sums.clear();
        sums.extend_from_slice(&self.bias);
        for (slot, &count) in slots(board) {
            if count > 0 {
                add(sums, self.column(slot, count));
            }
        }
    }

    /// Changes the sums of `from` into those of `to`.
    pub(crate) fn shift(&self, from: &Board, to: &Board, sums: &mut [f32]) {
        for ((slot, &old), (_, &new)) in slots(from).zip(slots(to)) {
            if old != new {
                let columns = self.column(slot, new).iter().zip(self.column(slot, old));
                for (sum, (new, old)) in sums.iter_mut().zip(columns) {
                    *sum += new - old;
                }
            }
        }
    }

    /// The output chances that follow from hidden sums.
    pub(crate) fn outputs(&self, sums: &[f32]) -> [f32; OUTPUTS] {
        let mut totals = [[0.0f32; LANES]; OUTPUTS];
        let sums = sums.as_chunks::<LANES>().0;
        for (o, total) in totals.iter_mut().enumerate() {
            let row = self.outputs[o * self.hidden..][..self.hidden]
                .as_chunks::<LANES>()
                .0;
            for (h, w) in sums.iter().zip(row) {
                for i in 0..LANES {
                    total[i] += h[i].max(0.0) * w[i];
                }
            }
        }
        std::array::from_fn(|o| sigmoid(self.output_bias[o] + totals[o].iter().sum::<f32>()))
    }
}

fn slots(board: &Board) -> impl Iterator<Item = (usize, &u8)> {
    board.on_roll().iter().chain(board.opponent()).enumerate()
}

fn add(sums: &mut [f32], column: &[f32]) {
    for (sum, w) in sums.iter_mut().zip(column) {
        *sum += w;
    }
}
