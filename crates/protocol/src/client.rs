//! Another program that is asked over lines: one process, driven over its standard input.

use std::io::{self, BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::Duration;

/// Why a program cannot be asked.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ClientError {
    /// It cannot be started.
    #[error("cannot start {command:?}: {source}")]
    Start {
        /// Its command line.
        command: String,
        /// Why.
        source: io::Error,
    },
    /// It answered something else.
    #[error("{command:?}: expected {expected}, found {found}")]
    Answer {
        /// Its command line.
        command: String,
        /// What was expected.
        expected: String,
        /// What it said.
        found: String,
    },
}

/// A running program.
pub struct Client {
    command: String,
    child: Child,
    requests: Option<ChildStdin>,
    answers: Receiver<String>,
}

impl Client {
    /// Starts a program by its command line, split as a shell does it.
    ///
    /// # Errors
    /// If it cannot be started.
    pub fn start(command: &str) -> Result<Self, ClientError> {
        let failed = |source| ClientError::Start {
            command: command.to_owned(),
            source,
        };
        let none = || io::Error::new(io::ErrorKind::InvalidInput, "expected a command line");
        let words = shlex::split(command).unwrap_or_default();
        let (program, arguments) = words.split_first().ok_or_else(|| failed(none()))?;
        let mut call = Command::new(program);
        call.args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null());
        let mut child = apart(&mut call).spawn().map_err(failed)?;
        let requests = child.stdin.take();
        let answers = child.stdout.take().ok_or_else(|| failed(none()))?;
        // One that says nothing must not be waited for; a pipe cannot be asked whether there is more.
        let (send, lines) = channel();
        std::thread::spawn(move || {
            let mut read = BufReader::new(answers).lines().map_while(Result::ok);
            while read.next().is_some_and(|line| send.send(line).is_ok()) {}
        });
        Ok(Self {
            command: command.to_owned(),
            child,
            requests,
            answers: lines,
        })
    }

    /// Says a line.
    ///
    /// # Errors
    /// If it does not listen any more.
    pub fn say(&mut self, line: &str) -> Result<(), ClientError> {
        let said = self.requests.as_mut().map(|requests| {
            writeln!(requests, "{line}")?;
            requests.flush()
        });
        match said {
            Some(Ok(())) => Ok(()),
            _ => Err(self.unusable("a program that listens", "its end")),
        }
    }

    /// Its next line; `None` at its end.
    ///
    /// # Errors
    /// If it says nothing in that time.
    pub fn line(&mut self, patience: Duration) -> Result<Option<String>, ClientError> {
        match self.answers.recv_timeout(patience) {
            Ok(line) => Ok(Some(line)),
            Err(RecvTimeoutError::Disconnected) => Ok(None),
            Err(RecvTimeoutError::Timeout) => {
                let waited = format!("nothing in {} seconds", patience.as_secs());
                Err(self.unusable("an answer", &waited))
            }
        }
    }

    /// Closes its input and says whether it ends in that time.
    pub fn ends(&mut self, patience: Duration) -> bool {
        self.requests = None;
        loop {
            match self.answers.recv_timeout(patience) {
                Ok(_) => {}
                Err(error) => return error == RecvTimeoutError::Disconnected,
            }
        }
    }

    /// What it said is not what was expected.
    #[must_use]
    pub fn unusable(&self, expected: &str, found: &str) -> ClientError {
        ClientError::Answer {
            command: self.command.clone(),
            expected: expected.to_owned(),
            found: found.to_owned(),
        }
    }
}

/// The same program in a process group of its own: Ctrl-C in a terminal asks all of a group to end, and whoever started it ends it
/// in its own time.
pub fn apart(command: &mut Command) -> &mut Command {
    #[cfg(unix)]
    std::os::unix::process::CommandExt::process_group(command, 0);
    #[cfg(windows)]
    {
        const CREATE_NEW_PROCESS_GROUP: u32 = 0x200;
        std::os::windows::process::CommandExt::creation_flags(command, CREATE_NEW_PROCESS_GROUP);
    }
    command
}

impl Drop for Client {
    fn drop(&mut self) {
        // It ends by itself when its input closes; killing it is only a safeguard, and neither failure matters any more.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
