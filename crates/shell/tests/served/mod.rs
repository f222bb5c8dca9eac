//! A shell that answers other programs.

use std::io::{self, Write};
use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Sender, channel};
use std::thread::JoinHandle;

use barpoint_shell::Watch;

use crate::common;

/// Somebody who presses Ctrl-C.
#[derive(Default)]
struct Pressing(AtomicBool);

impl Watch for Pressing {
    fn begin(&self, _: &str, _: usize) {}

    fn progress(&self, _: usize, _: usize) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }

    fn end(&self) {}

    fn stops(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// What the shell says, as it says it.
struct Said(Sender<String>);

impl Write for Said {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let text = String::from_utf8_lossy(bytes).into_owned();
        // Whoever listened may have gone.
        self.0.send(text).ok();
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// A shell that answers at an address.
pub(crate) struct Served {
    pub(crate) address: String,
    pressing: Arc<Pressing>,
    shown: std::sync::mpsc::Receiver<String>,
    thread: JoinHandle<()>,
}

impl Served {
    /// At a port that is free.
    pub(crate) fn start() -> Self {
        let pressing = Arc::new(Pressing::default());
        let watch = Arc::clone(&pressing);
        let (say, shown) = channel();
        let thread = std::thread::spawn(move || {
            let mut shell = common::shell().watched_by(watch);
            for line in ["chequerplay", "cubedecision"] {
                common::said(
                    &mut shell,
                    &format!("set evaluation {line} evaluation plies 0"),
                );
            }
            shell.line("external 127.0.0.1:0", &mut Said(say)).unwrap();
        });
        let mut text = String::new();
        while !text.contains(';') {
            text += &shown.recv().unwrap();
        }
        let address = text.split("Listening at ").nth(1).unwrap();
        let address = address.split(';').next().unwrap().to_owned();
        Self {
            address,
            pressing,
            shown,
            thread,
        }
    }

    /// Presses Ctrl-C: what was said since the start.
    pub(crate) fn stop(self) -> String {
        self.pressing.0.store(true, Ordering::Relaxed);
        self.thread.join().unwrap();
        self.shown.iter().collect()
    }
}
