//! Python: scripts with gnubg's functions, run by an interpreter that has the package `barpoint`.
//!
//! A script runs in a process of its own on a copy of the session: it begins with the settings and the match of the shell, and what
//! it has made of them when it ends is the shell's.

use std::ffi::OsString;
use std::io::{BufRead, BufReader, IsTerminal, Write};
use std::path::Path;
use std::process::{Command, Stdio};

use barpoint_app::files;

use crate::shell::{Flow, Outcome, Refusal, Shell};

/// Names the interpreter.
const INTERPRETER: &str = "BARPOINT_PYTHON";
/// Names the folder in which a script finds the session, and leaves it.
const SESSION: &str = "BARPOINT_SESSION";

/// The interpreter: that of `BARPOINT_PYTHON`, or `python3`.
///
/// # Errors
/// If it cannot be run or has no package `barpoint`, in words.
pub fn interpreter() -> Result<OsString, String> {
    let named = std::env::var_os(INTERPRETER).filter(|name| !name.is_empty());
    let python = named.unwrap_or_else(|| OsString::from("python3"));
    let asked = Command::new(&python)
        .args(["-c", "import barpoint.compat"])
        .stdin(Stdio::null())
        .stderr(Stdio::null())
        .status();
    let shown = python.display();
    match asked {
        Ok(status) if status.success() => Ok(python),
        Ok(_) => Err(format!(
            "{shown} has no package barpoint: install it, or name another interpreter in {INTERPRETER}"
        )),
        Err(error) => Err(format!(
            "cannot run {shown}: {error}; {INTERPRETER} names another interpreter"
        )),
    }
}

impl Shell {
    /// Runs a script on a copy of the session, and takes over what it made of it.
    pub(crate) fn run_python(&mut self, script: &Path, out: &mut dyn Write) -> Outcome {
        let python = interpreter().map_err(Refusal::new)?;
        let folder = tempfile::tempdir()?;
        self.leave_session(&folder.path().join("begin"))?;
        // What follows in a file of commands is not the script's to read.
        let input = if std::io::stdin().is_terminal() {
            Stdio::inherit()
        } else {
            Stdio::null()
        };
        let mut running = Command::new(&python)
            .args(["-u", "-m", "barpoint.compat"])
            .arg(script)
            .env(SESSION, folder.path())
            .stdin(input)
            .stdout(Stdio::piped())
            .spawn()?;
        if let Some(said) = running.stdout.take() {
            for line in BufReader::new(said).lines() {
                writeln!(out, "{}", line?)?;
            }
        }
        let ended = running.wait()?;
        let left = folder.path().join("end");
        if left.is_file() {
            let mut nowhere = std::io::sink();
            let line = format!("load commands \"{}\"", left.display());
            self.line(&line, &mut nowhere)?;
        }
        if !ended.success() {
            let script = script.display();
            return Err(Refusal::new(format!("{script}: the script failed")));
        }
        Ok(Flow::Continue)
    }

    /// Runs a line of Python. What it names is forgotten at its end.
    pub(crate) fn python_line(&mut self, code: &str, out: &mut dyn Write) -> Outcome {
        let folder = tempfile::tempdir()?;
        let script = folder.path().join("line.py");
        files::write_whole(&script, code.trim().as_bytes()).map_err(Refusal::new)?;
        self.run_python(&script, out)
    }

    /// Writes a file of commands that brings another shell to where this one is, and the match beside it.
    fn leave_session(&mut self, commands: &Path) -> Result<(), Refusal> {
        let mut text = self.settings_text();
        if self.session.game.is_some() {
            let record = commands.with_extension("sgf");
            let mut nowhere = std::io::sink();
            self.line(
                &format!("save match \"{}\"", record.display()),
                &mut nowhere,
            )?;
            if record.is_file() {
                for part in ["load match \"", &record.display().to_string(), "\"\n"] {
                    text.push_str(part);
                }
            }
        }
        files::write_whole(commands, text.as_bytes()).map_err(Refusal::new)
    }
}
