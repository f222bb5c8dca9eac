//! `barpoint shell`: gnubg's command language.

use std::io::{BufRead, IsTerminal, Write};
use std::path::PathBuf;
use std::sync::Arc;

use barpoint_app::EngineSettings;
use barpoint_app::files::make_folder;
use barpoint_engine::Strength;
use barpoint_shell::language::Language;
use barpoint_shell::{Flow, Shell, ShellError};
use rustyline::completion::Completer;
use rustyline::error::ReadlineError;
use rustyline::highlight::Highlighter;
use rustyline::hint::Hinter;
use rustyline::history::FileHistory;
use rustyline::validate::Validator;
use rustyline::{Context, Editor, Helper};

use super::shell_watch::Watching;
use crate::args::{MetArg, engines};
use crate::error::CliError;
use crate::meter::ProgressArg;

/// Play and analyse in gnubg's command language
///
/// Reads commands from the terminal, with editing, history and completion, or one a line from standard input. Commands are
/// abbreviated as in gnubg: `sh sc` is `show score`; a line that begins with a digit or `bar/` is a move; `#` begins a
/// comment. `help` lists the commands. The moves of a game by hand or against the program, cube and resignations, IDs,
/// hints, evaluations, match files and their analysis work; a command that does not yet says so.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// A match to load at the start
    #[arg(value_name = "FILE")]
    file: Option<PathBuf>,
    /// Commands to carry out at the start, one a line; then the shell goes on
    #[arg(long, short = 'c', value_name = "FILE")]
    commands: Vec<PathBuf>,
    #[command(flatten)]
    met: MetArg,
    #[command(flatten)]
    progress: ProgressArg,
}

/// Runs the command.
pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<(), CliError> {
    let engines = engines(EngineSettings {
        level: Strength::WORLD_CLASS,
        ..args.met.settings()
    });
    let history = engines.folders().data().ok().map(|data| {
        let folder = data.join("shell");
        let made = make_folder(&folder);
        made.map(|()| folder.join("history"))
    });
    let watch = Arc::new(Watching::new(args.progress));
    let mut shell = Shell::new(Arc::new(engines), user()).watched_by(watch);
    let first = args
        .file
        .iter()
        .map(|path| format!("load match \"{}\"", path.display()));
    let files = args.commands.iter();
    let lines = files.map(|path| format!("load commands \"{}\"", path.display()));
    for line in first.chain(lines) {
        if shell.strictly(&line, out).map_err(failed)? == Flow::Quit {
            return Ok(());
        }
    }
    if std::io::stdin().is_terminal() && std::io::stdout().is_terminal() {
        return typed(&mut shell, history.transpose()?, out);
    }
    for line in std::io::stdin().lock().split(b'\n') {
        // A byte that is no text is shown as such; the lines after it are read.
        let line = line?;
        let line = String::from_utf8_lossy(&line);
        if shell.line(&line, out).map_err(failed)? == Flow::Quit {
            break;
        }
        out.flush()?;
    }
    Ok(())
}

fn failed(error: ShellError) -> CliError {
    match error {
        ShellError::Output(error) => error.into(),
        other => CliError::Job(other.to_string()),
    }
}

/// Who types: the name on the system, as in gnubg.
fn user() -> String {
    let named = |name| std::env::var(name).ok().filter(|name| !name.is_empty());
    let name = named("USER").or_else(|| named("USERNAME"));
    name.unwrap_or_else(|| "player".to_owned())
}

/// Lines from a terminal.
fn typed(shell: &mut Shell, history: Option<PathBuf>, out: &mut dyn Write) -> Result<(), CliError> {
    let unusable =
        |error: ReadlineError| CliError::Job(format!("cannot read the terminal: {error}"));
    let mut editor: Editor<Completion, FileHistory> = Editor::new().map_err(unusable)?;
    editor.set_helper(Some(Completion {
        language: shell.language().clone(),
    }));
    if let Some(path) = history.as_ref().filter(|path| path.exists()) {
        editor.load_history(path).map_err(unusable)?;
    }
    loop {
        out.flush()?;
        match editor.readline(&shell.prompt()) {
            Ok(line) => {
                editor.add_history_entry(&line).map_err(unusable)?;
                if let Some(question) = shell.question(&line) {
                    let answer = editor.readline(&format!("{question} (y/n) "));
                    if !answer.is_ok_and(|answer| answer.trim_start().starts_with(['y', 'Y'])) {
                        continue;
                    }
                }
                if shell.line(&line, out).map_err(failed)? == Flow::Quit {
                    break;
                }
            }
            // The line is given up, not the shell.
            Err(ReadlineError::Interrupted) => {}
            Err(ReadlineError::Eof) => break,
            Err(error) => return Err(unusable(error)),
        }
    }
    if let Some(path) = history {
        editor.save_history(&path).map_err(unusable)?;
    }
    Ok(())
}

/// Completes commands.
struct Completion {
    language: Language,
}

impl Completer for Completion {
    type Candidate = String;

    fn complete(
        &self,
        line: &str,
        at: usize,
        _: &Context<'_>,
    ) -> rustyline::Result<(usize, Vec<String>)> {
        let (start, names) = self.language.completions(&line[..at]);
        Ok((start, names.iter().map(|name| format!("{name} ")).collect()))
    }
}

impl Hinter for Completion {
    type Hint = String;
}

impl Highlighter for Completion {}

impl Validator for Completion {}

impl Helper for Completion {}
