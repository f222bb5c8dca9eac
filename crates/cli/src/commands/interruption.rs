//! Ctrl-C: a job that watches it stops and reports what is done.

use std::io::Write;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, OnceLock};
use std::time::Duration;

use barpoint_engine::Stop;

use crate::error::CliError;

/// Set by Ctrl-C once a job watches it.
static STOP: OnceLock<Arc<AtomicBool>> = OnceLock::new();

/// From now on Ctrl-C is said to have ended the program, if no job watches for it.
pub(crate) fn watch_for_interrupts() {
    // Where it cannot be watched, Ctrl-C ends the program without a word.
    let _ = ctrlc::set_handler(|| match STOP.get() {
        None => end_interrupted(),
        Some(stop) if stop.swap(true, Ordering::Relaxed) => end_interrupted(),
        Some(_) => {}
    });
}

/// Ends the program as an interrupted one.
#[expect(clippy::exit, reason = "no job is left that could return")]
fn end_interrupted() {
    // Held to the end, so that no line of the job comes after this one.
    let mut errors = std::io::stderr().lock();
    let _ = writeln!(errors, "error: {}", CliError::Interrupted);
    std::process::exit(CliError::INTERRUPTED.into());
}

/// A flag that Ctrl-C sets, so that long jobs stop and report what is done; a second Ctrl-C ends the
/// program at once.
pub(crate) fn interrupt() -> &'static Arc<AtomicBool> {
    STOP.get_or_init(Arc::default)
}

/// Waits until Ctrl-C sets this flag.
pub(super) async fn until(stop: &AtomicBool) {
    /// Nobody notices a server that ends this much later.
    const PACE: Duration = Duration::from_millis(50);
    while !stop.load(Ordering::Relaxed) {
        tokio::time::sleep(PACE).await;
    }
}

/// Whether a rollout continues: trials under way are abandoned when Ctrl-C sets this flag.
pub(super) fn stop_now(stop: &AtomicBool) -> ControlFlow<Stop> {
    go_on(stop).map_break(|()| Stop::Now)
}

/// Whether a job continues: until Ctrl-C sets this flag.
pub(crate) fn go_on(stop: &AtomicBool) -> ControlFlow<()> {
    if stop.load(Ordering::Relaxed) {
        ControlFlow::Break(())
    } else {
        ControlFlow::Continue(())
    }
}
