//! Coefficients as the source file that opponents are built with.

use std::fmt::Write as _;

use barpoint_human::Kind;

use super::{Fitted, Sample};

/// The contents of `crates/human/src/people.rs`.
#[must_use]
pub fn source(sample: &Sample, fitted: &Fitted, sharpness: &[(f32, f32)]) -> String {
    let mut text = String::from(HEAD);
    // Writing to a string never fails.
    let _ = write!(
        text,
        "    matches: {},\n    players: {},\n    decisions: {:?},\n    knots: &{:?},\n    rows: [\n",
        sample.matches(),
        sample.players().count(),
        fitted.decisions,
        fitted.knots,
    );
    for (kind, rows) in Kind::ALL.into_iter().zip(&fitted.rows) {
        text.push_str("        &[\n");
        for (term, cells) in kind.terms().iter().zip(rows) {
            let column = |at: usize| {
                let cells: Vec<String> = cells
                    .iter()
                    .map(|cell| format!("{:.4}", cell[at]))
                    .collect();
                cells.join(", ")
            };
            let _ = writeln!(
                text,
                "            Row {{ name: {:?}, values: &[{}], errors: &[{}] }},",
                term.name,
                column(0),
                column(1)
            );
        }
        text.push_str("        ],\n");
    }
    text.push_str("    ],\n    sharpness: &[\n");
    for (pr, factor) in sharpness {
        let _ = writeln!(text, "        ({pr:?}, {factor:.4}),");
    }
    text.push_str("    ],\n};\n");
    text
}

const HEAD: &str = "\
//! How people choose: written by `barpoint people --save`, see `docs/human-opponents.md`.

use crate::{Measured, Row};

/// What was measured on matches of people: statistics of many players together.
#[rustfmt::skip]
pub const PEOPLE: Measured = Measured {
";
