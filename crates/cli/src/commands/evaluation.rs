//! A match analysed while progress is shown.

use std::io::Write;
use std::path::Path;

use barpoint_analysis::Stopped;
use barpoint_app::matches::{Analysed, AnalysisJob, KeptTrials, Stage, analyse};
use barpoint_engine::{Engine, MatchRecord};

use super::{go_on, interrupt};
use crate::error::CliError;
use crate::meter::ProgressArg;

/// Analyses a match, showing progress.
pub(super) fn evaluate(
    engine: &Engine,
    (path, shown): (&Path, ProgressArg),
    record: &mut MatchRecord,
    job: &AnalysisJob,
    kept: &mut KeptTrials,
) -> Result<Analysed, CliError> {
    let stop = interrupt();
    let name = path
        .file_name()
        .unwrap_or(path.as_os_str())
        .to_string_lossy();
    let meter = shown.meter(&name, 0, "decisions");
    let rollouts = shown.meter(&name, 0, "errors rolled out");
    let analysed = analyse(record, engine, job, kept, &mut |stage, progress| {
        let meter = match stage {
            Stage::Evaluating => &meter,
            Stage::RollingOut => {
                meter.end();
                &rollouts
            }
        };
        meter.show(progress.done as u64, progress.total as u64, "");
        go_on(stop)
    });
    meter.end();
    rollouts.end();
    let analysed = analysed?;
    for Stopped { at, error, .. } in &analysed.stopped {
        writeln!(
            std::io::stderr(),
            "warning: {}: game {}, action {}: {error}; the rest of this game is not analysed",
            path.display(),
            at.game + 1,
            at.entry + 1,
        )?;
    }
    Ok(analysed)
}
