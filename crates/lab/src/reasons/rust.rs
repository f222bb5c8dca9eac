//! What was found, as the table of `barpoint-explain`.

use std::fmt::Write;

use super::Fitted;

impl Fitted {
    /// The module `measured.rs`; `how` says how the differences were found.
    #[must_use]
    pub fn to_rust(&self, how: &str) -> String {
        let pairs: usize = self.phases.iter().map(|phase| phase.pairs).sum();
        let mut text = format!(
            "//! What terms were measured to be worth, written by `barpoint reasons weigh --rust`.\n\n\
             use crate::weights::Measured;\n\n\
             /// By phase in the order of `Phase::ALL`, then by term in the order of `TERMS`.\n\
             pub(crate) const MEASURED: Measured = Measured {{\n    pairs: {pairs},\n    how: {how:?},\n    worth: [\n"
        );
        for phase in &self.phases {
            let _ = writeln!(
                text,
                "        // {:?}: {} pairs.\n        [",
                phase.phase, phase.pairs
            );
            for value in phase.worth {
                let _ = writeln!(text, "            {:?},", (value * 1e5).round() / 1e5);
            }
            text.push_str("        ],\n");
        }
        text.push_str("    ],\n};\n");
        text
    }
}
