//! `barpoint shell` at a terminal: Ctrl-C ends the job, and the shell goes on.

#![cfg(target_os = "linux")]
#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::fs::{File, OpenOptions};
use std::io::{Read, Write};
use std::path::Path;
use std::process::{Child, Command};
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

use barpoint_testkit::{program, workspace_root};
use rustix::pty::{OpenptFlags, grantpt, openpt, ptsname, unlockpt};

/// How long anything may take on a busy machine.
const PATIENCE: Duration = Duration::from_mins(2);

/// What is shown when the shell waits for a line.
const PROMPT: &str = "ready> ";

/// A shell at a terminal of its own.
struct AtTerminal {
    child: Child,
    keyboard: File,
    screen: Receiver<String>,
    /// What was shown and not yet waited for.
    shown: String,
}

impl AtTerminal {
    /// `setsid` gives the program the terminal, so that Ctrl-C reaches it.
    fn start(setsid: &Path, data: &Path) -> Self {
        let terminal = openpt(OpenptFlags::RDWR | OpenptFlags::NOCTTY).unwrap();
        grantpt(&terminal).unwrap();
        unlockpt(&terminal).unwrap();
        let name = ptsname(&terminal, Vec::new()).unwrap();
        let mut both_ways = OpenOptions::new();
        both_ways.read(true).write(true);
        let end = both_ways.open(name.to_str().unwrap()).unwrap();
        let mut command = Command::new(setsid);
        command
            .args([
                "--ctty",
                "--wait",
                env!("CARGO_BIN_EXE_barpoint"),
                "shell",
                "-q",
                "-r",
            ])
            .current_dir(workspace_root())
            .env("BARPOINT_DATA", data)
            .env("TERM", "xterm")
            .stdin(end.try_clone().unwrap())
            .stdout(end.try_clone().unwrap())
            .stderr(end);
        let child = command.spawn().unwrap();
        let keyboard = File::from(terminal);
        let mut reading = keyboard.try_clone().unwrap();
        let (show, screen) = channel();
        std::thread::spawn(move || {
            let mut bytes = [0; 4096];
            // On Linux the end of a terminal is an error.
            while let Ok(count @ 1..) = reading.read(&mut bytes) {
                let text = String::from_utf8_lossy(&bytes[..count]).into_owned();
                if show.send(text).is_err() {
                    break;
                }
            }
        });
        Self {
            child,
            keyboard,
            screen,
            shown: String::new(),
        }
    }

    fn press(&mut self, keys: &str) {
        self.keyboard.write_all(keys.as_bytes()).unwrap();
    }

    /// Waits until this is shown; what came before is done with.
    #[track_caller]
    fn wait_for(&mut self, text: &str) {
        let begun = Instant::now();
        loop {
            if let Some(at) = self.shown.find(text) {
                self.shown.drain(..at + text.len());
                return;
            }
            let left = PATIENCE.saturating_sub(begun.elapsed());
            let Ok(part) = self.screen.recv_timeout(left) else {
                panic!("{text:?} is not shown: {}", self.shown)
            };
            self.shown += &part;
        }
    }

    /// Types a line at the prompt.
    #[track_caller]
    fn line(&mut self, line: &str) {
        self.wait_for(PROMPT);
        self.press(line);
        self.wait_for(line);
        self.press("\r");
    }
}

#[test]
fn ctrl_c_ends_the_job_and_not_the_shell() {
    let Some(setsid) = program("setsid") else {
        return;
    };
    let data = tempfile::tempdir().unwrap();
    let mut shell = AtTerminal::start(&setsid, data.path());
    shell.wait_for("(No game) ");
    shell.press(&format!("set prompt {PROMPT}\r"));
    // Behind the answer comes the first prompt of this kind.
    shell.wait_for(&format!("`{PROMPT}'"));
    // Longer than any test.
    shell.line("set rollout trials 1000000");
    shell.line("new session");
    shell.line("rollout");
    shell.wait_for("Rolling out");
    shell.press("\x03");
    shell.line("show beavers");
    shell.wait_for("Beavers and raccoons in money sessions: 3");
    shell.line("import mat samples/clara-ivar-7pt.mat");
    // The game that is on is given up.
    shell.wait_for("(y/n) ");
    shell.press("y\r");
    shell.line("set analysis chequerplay evaluation plies 4");
    shell.line("analyse match");
    shell.wait_for("Analysing the match");
    shell.press("\x03");
    shell.wait_for("Stopped: ");
    shell.wait_for(" decisions are analysed.");
    // At the prompt it gives up the line.
    shell.wait_for(PROMPT);
    shell.press("show be\x03");
    shell.line("quit");
    let begun = Instant::now();
    while shell.child.try_wait().unwrap().is_none() {
        assert!(begun.elapsed() < PATIENCE, "{}", shell.shown);
        std::thread::sleep(Duration::from_millis(20));
    }
    assert!(shell.child.wait().unwrap().success());
}
