//! The command line as the host of jobs: notes go to standard error, questions to a terminal.

use std::io::{BufRead, IsTerminal, Write};
use std::ops::ControlFlow;
use std::sync::{Mutex, PoisonError};

use barpoint_app::databases::{BuildProgress, Offer};
use barpoint_app::{Host, Note};

use crate::commands::{build_pass, go_on, interrupt};
use crate::error::visible;
use crate::meter::{Meter, ProgressArg};

/// Notes on standard error, questions on the terminal if there is one.
#[derive(Default)]
pub(crate) struct Terminal {
    /// Of the build under way.
    meter: Mutex<Option<Meter>>,
}

impl Host for Terminal {
    fn tell(&self, note: &Note) {
        if let Note::Built(_) | Note::NotBuilt(_) = note {
            let mut meter = self.meter.lock().unwrap_or_else(PoisonError::into_inner);
            if let Some(meter) = meter.take() {
                meter.end();
            }
        }
        let option = match note {
            Note::WouldHelp(_) => ": --build-databases yes",
            Note::Declined => " --build-databases ask asks once more.",
            _ => "",
        };
        // A job does not stop because its notes cannot be printed.
        let _ = writeln!(std::io::stderr(), "{}{option}", visible(&note.to_string()));
    }

    fn wants(&self, offer: &Offer) -> Option<bool> {
        if !(std::io::stdin().is_terminal() && std::io::stderr().is_terminal()) {
            return None;
        }
        let text = offer.to_string();
        let text = text.strip_prefix('a').unwrap_or(&text);
        write!(std::io::stderr(), "A{text}. Build it? [y/n] ").ok()?;
        let mut answer = String::new();
        std::io::stdin().lock().read_line(&mut answer).ok()?;
        Some(agrees(&answer))
    }

    fn building(&self, progress: &BuildProgress) -> ControlFlow<()> {
        let mut meter = self.meter.lock().unwrap_or_else(PoisonError::into_inner);
        let begin = || ProgressArg::default().meter("", 0, "positions");
        let &BuildProgress { done, total, .. } = progress;
        meter
            .get_or_insert_with(begin)
            .show(done, total, &build_pass(progress));
        go_on(interrupt())
    }
}

fn agrees(answer: &str) -> bool {
    matches!(answer.trim().to_lowercase().as_str(), "y" | "yes")
}

#[cfg(test)]
mod tests {
    use super::agrees;

    #[test]
    fn only_yes_is_consent() {
        for yes in ["y\n", "Yes\r\n", " y "] {
            assert!(agrees(yes), "{yes:?}");
        }
        for no in ["", "\n", "n\n", "maybe\n"] {
            assert!(!agrees(no), "{no:?}");
        }
    }
}
