//! What a report says of errors rolled out.

use std::io::Write;

use barpoint_app::describe;
use barpoint_engine::ErrorRollouts;
use barpoint_wire::{MistakeKindName, MistakeReport};

use super::wrap;
use crate::error::CliError;

/// The standard errors of a rollout, in the order in which its equities stand above.
pub(super) fn errors(row: &MistakeReport) -> String {
    let Some([first, second]) = row.standard_errors else {
        return String::new();
    };
    match row.kind {
        MistakeKindName::Play => format!(", standard errors: best {first:.3}, played {second:.3}"),
        _ => format!(", standard errors: no double {first:.3}, double/take {second:.3}"),
    }
}

/// How errors were rolled out.
pub(super) fn error_rollouts(
    out: &mut dyn Write,
    rollouts: &ErrorRollouts,
) -> Result<(), CliError> {
    let text = format!(
        "Errors above {} rolled out: {} trials, {}",
        rollouts.threshold.get(),
        rollouts.trials,
        describe::trials_by(&rollouts.settings, rollouts.by_bkg.then_some("BKG (1977)"))
    );
    for line in wrap(&text, "  ") {
        writeln!(out, "{line}")?;
    }
    Ok(())
}
