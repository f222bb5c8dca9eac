//! Records with their inputs, for a fit outside this program.
//!
//! `NAME.inputs` holds a row of 244 bytes for every record: the board's 52 numbers, the 85 hand-made inputs of contact
//! positions as little-endian 16-bit multiples of 1/4096 (what the nets that play read), the five chances as
//! little-endian 32-bit floats, the number of the plan (255 without contact) and 1 if the record was held out.
//! The records stay in order, so those of a `decisions` stage stay in groups.

use std::path::Path;

use rayon::prelude::*;
use serde::{Deserialize, Serialize};

use barpoint_eval::inputs::{CONTACT_INPUTS, contact_inputs};
use barpoint_eval::{Class, Plan};
use barpoint_rules::Board;

use crate::TrainError;
use crate::checks::Checks;
use crate::files::{path_of, write_atomically};
use crate::records::{self, Record};

/// Units of a hand-made input.
const UNITS: f32 = 4096.0;
/// Bytes of a row.
pub(crate) const ROW: usize = Record::SIZE + 2 * CONTACT_INPUTS + 2;
const BOARD: usize = 52;
const NO_PLAN: u8 = 255;

/// Settings of a stage that writes records with their inputs.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct EncodeSettings {
    /// Name of the stage and of its file.
    pub name: String,
    /// Names of records.
    pub data: Vec<String>,
    /// Whether plans are told by the checkers back alone, for nets without one for wild positions.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub ordinary: bool,
}

impl EncodeSettings {
    /// What is wrong with the settings, if anything.
    pub(crate) fn problem(&self) -> Option<String> {
        Checks::default()
            .that(!self.data.is_empty(), || {
                "expected names of records as data, found none".into()
            })
            .first_problem()
    }
}

/// Runs the stage; the rows end in `NAME.inputs`.
pub(crate) fn run(settings: &EncodeSettings, folder: &Path) -> Result<(), TrainError> {
    let plan: fn(&Board) -> Plan = if settings.ordinary {
        Plan::ordinary
    } else {
        Plan::of
    };
    let mut rows = Vec::new();
    for name in &settings.data {
        let found = records::read_finished(folder, name)?;
        for (records, held) in [(&found.training, false), (&found.held, true)] {
            let from = rows.len();
            rows.resize(from + records.len(), [0; ROW]);
            let pairs = rows[from..].par_iter_mut().zip(records.par_iter());
            pairs.for_each(|(row, record)| *row = encoded(record, plan, held));
        }
    }
    write_atomically(
        &path_of(folder, &settings.name, "inputs"),
        rows.as_flattened(),
    )
}

fn encoded(record: &Record, plan: fn(&Board) -> Plan, held: bool) -> [u8; ROW] {
    let mut inputs = [0.0; CONTACT_INPUTS];
    let contact = Class::of(&record.board) == Class::Contact;
    if contact {
        contact_inputs(&record.board, &mut inputs);
    }
    let mut row = [0; ROW];
    let bytes = record.to_bytes();
    row[..BOARD].copy_from_slice(&bytes[..BOARD]);
    let (words, rest) = row[BOARD..].split_at_mut(2 * CONTACT_INPUTS);
    for (word, input) in words.as_chunks_mut::<2>().0.iter_mut().zip(inputs) {
        let units = (input * UNITS).round_ties_even();
        *word = (units.clamp(-32767.0, 32767.0) as i16).to_le_bytes();
    }
    let (chances, marks) = rest.split_at_mut(bytes.len() - BOARD);
    chances.copy_from_slice(&bytes[BOARD..]);
    marks[0] = if contact {
        plan(&record.board).index() as u8
    } else {
        NO_PLAN
    };
    marks[1] = u8::from(held);
    row
}

#[cfg(test)]
mod tests {
    use super::*;
    use barpoint_equity::Outcome;
    use barpoint_rules::Setup;

    #[test]
    fn a_wild_position_has_a_plan_of_its_own_unless_plans_are_ordinary() {
        let mut setup = Setup {
            on_roll: [0; 26],
            opponent: [0; 26],
        };
        (setup.on_roll[24], setup.on_roll[6]) = (10, 5);
        (setup.opponent[13], setup.opponent[8]) = (5, 10);
        let record = Record {
            board: Board::try_from(setup).unwrap(),
            target: Outcome::default(),
        };
        let plan = |of| encoded(&record, of, false)[ROW - 2];
        assert_eq!((plan(Plan::of), plan(Plan::ordinary)), (5, 4));
    }
}
