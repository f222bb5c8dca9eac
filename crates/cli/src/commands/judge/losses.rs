//! What each record of a file loses.

use std::ops::ControlFlow;
use std::sync::OnceLock;

use barpoint_engine::ShortRollout;
use barpoint_lab::judge::{LookAhead, Record, RollingOut, judge};

use crate::args::ThreadsArg;
use crate::commands::{go_on, interrupt};
use crate::error::CliError;
use crate::meter::ProgressArg;

/// Keeps what is lost on a record, given by its number.
pub(in crate::commands) type Keep<'a> = dyn Fn(usize, &[f64]) -> Result<(), CliError> + Sync + 'a;

/// What each record loses; on these threads, with progress under this name.
pub(in crate::commands) fn judged(
    (threads, progress, name): (&ThreadsArg, &ProgressArg, &str),
    records: &[Record],
    subject: LookAhead<'_>,
    rollout: Option<ShortRollout>,
    keep: &Keep<'_>,
) -> Result<Vec<Vec<f64>>, CliError> {
    let stop = interrupt();
    let meter = progress.meter(name, records.len() as u64, "decisions");
    let failed = OnceLock::new();
    let losses = threads.pool()?.install(|| {
        let done = |at: usize, lost: &[f64]| {
            if let Err(error) = keep(at, lost) {
                // The first is told.
                let _ = failed.set(error);
                return ControlFlow::Break(());
            }
            meter.step();
            go_on(stop)
        };
        let ahead = subject;
        match rollout {
            None => judge(records, &ahead, done),
            Some(short) => judge(records, &RollingOut { ahead, short }, done),
        }
    });
    meter.end();
    failed.into_inner().map_or(Ok(losses), Err)
}
