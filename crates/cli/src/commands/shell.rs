//! `barpoint shell`: gnubg's command language.

use std::io::{BufRead, IsTerminal, Write};
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::sync::Arc;

use barpoint_app::files::make_folder;
use barpoint_app::{EngineSettings, Engines};
use barpoint_engine::Strength;
use barpoint_shell::language::Language;
use barpoint_shell::{Flow, Shell, Sound};
use rustyline::completion::Completer;
use rustyline::error::ReadlineError;
use rustyline::highlight::Highlighter;
use rustyline::hint::Hinter;
use rustyline::history::FileHistory;
use rustyline::validate::Validator;
use rustyline::{Context, Editor, Helper};

use super::shell_start::{StartArgs, failed};
use super::shell_watch::Watching;
use crate::args::MetArg;
use crate::error::CliError;
use crate::host::Terminal;
use crate::meter::ProgressArg;

/// Play and analyse in gnubg's command language
///
/// Reads commands from the terminal, with editing, history and completion, or one a line from standard input. Commands are
/// abbreviated as in gnubg: `sh sc` is `show score`; a line that begins with a digit or `bar/` is a move; `#` begins a
/// comment. `help` lists the commands: games by hand and against the program, settings, hints, analysis, rollouts, the
/// tutor, files, the library of matches. A command that does nothing yet says so.
///
/// Ctrl-C ends the job that runs and keeps what it has done; the shell goes on.
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    start: StartArgs,
    #[command(flatten)]
    met: MetArg,
}

/// Runs the command.
pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<(), CliError> {
    let settings = EngineSettings {
        level: Strength::WORLD_CLASS,
        ..args.met.settings()
    };
    let engines = Engines::new(
        args.start.folders(),
        settings,
        Arc::new(Terminal::default()),
    );
    let folder = args.start.settings_folder();
    let history = folder.as_ref().map(|folder| {
        let made = make_folder(folder);
        made.map(|()| folder.join("history"))
    });
    let watch = Arc::new(Watching::new(ProgressArg::default()));
    let mut shell = Shell::new(Arc::new(engines), user()).watched_by(watch);
    shell.keep_settings_in(folder);
    if args.start.begin(&mut shell, out)? == Flow::Quit {
        return Ok(());
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

/// Makes the sounds of the last line: the bell of the terminal, or a program that runs beside the shell.
fn make_sounds(shell: &mut Shell, out: &mut dyn Write) -> Result<(), CliError> {
    for sound in shell.take_sounds() {
        match sound {
            Sound::Bell => out.write_all(b"\x07")?,
            Sound::Played { command, file } => {
                let mut words = command.split_whitespace();
                let program = words.next().unwrap_or_default();
                let started = Command::new(program)
                    .args(words)
                    .arg(&file)
                    .stdin(Stdio::null())
                    .stdout(Stdio::null())
                    .stderr(Stdio::null())
                    .spawn();
                if let Err(error) = started {
                    writeln!(
                        out,
                        "{command}: {error}: `set sound enable off' ends sounds."
                    )?;
                }
            }
        }
    }
    Ok(())
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
                    let agrees = shell.usual_answer().unwrap_or_else(|| {
                        let answer = editor.readline(&format!("{question} (y/n) "));
                        answer.is_ok_and(|answer| answer.trim_start().starts_with(['y', 'Y']))
                    });
                    if !agrees {
                        continue;
                    }
                }
                let flow = shell.line(&line, out).map_err(failed)?;
                make_sounds(shell, out)?;
                if flow == Flow::Quit {
                    break;
                }
            }
            // The line is given up, not the shell.
            Err(ReadlineError::Interrupted) => {}
            Err(ReadlineError::Eof) => {
                if shell.asks() {
                    shell.ask_no_more(out)?;
                } else if leaves(shell, &mut editor) {
                    break;
                }
            }
            Err(error) => return Err(unusable(error)),
        }
    }
    if let Some(path) = history {
        editor.save_history(&path).map_err(unusable)?;
    }
    Ok(())
}

/// Whether the end of the input ends the shell: not where a game is on and the answer is no. A terminal that is gone gives none.
fn leaves(shell: &Shell, editor: &mut Editor<Completion, FileHistory>) -> bool {
    match shell.question("quit") {
        Some(question) if shell.usual_answer().is_none() => {
            let answer = editor.readline(&format!("\n{question} (y/n) "));
            answer.map_or(true, |answer| answer.trim_start().starts_with(['y', 'Y']))
        }
        _ => true,
    }
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
