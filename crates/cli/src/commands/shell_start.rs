//! How `barpoint shell` starts: gnubg's options, and files of settings.

use std::io::Write;
use std::path::PathBuf;

use barpoint_app::Folders;
use barpoint_shell::{Flow, Shell, ShellError};

use super::shell_python;
use crate::error::CliError;

/// gnubg's options.
#[derive(clap::Args)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a switch of the command line"
)]
pub(super) struct StartArgs {
    /// A match to load at the start
    #[arg(value_name = "FILE")]
    file: Option<PathBuf>,
    /// Commands to carry out, one a line; the shell ends after the last, as gnubg does
    #[arg(long, short = 'c', value_name = "FILE")]
    commands: Vec<PathBuf>,
    /// Neither read saved settings nor the commands beside them
    #[arg(long, short = 'r')]
    no_rc: bool,
    /// No sounds, whatever the settings say
    #[arg(long, short = 'q')]
    quiet: bool,
    /// Language, as `set lang` sets it
    #[arg(long, short = 'l', value_name = "LANG")]
    lang: Option<String>,
    /// Without the user's bearoff databases
    #[arg(long, short = 'b')]
    no_bearoff: bool,
    /// Folder of saved settings [default: `shell` in the data folder]
    #[arg(long, short = 's', value_name = "FOLDER")]
    prefsdir: Option<PathBuf>,
    /// Print the version and end
    #[arg(long, short = 'v')]
    version: bool,
    /// Run a Python script with gnubg's functions, and end; the interpreter, `python3` or that of `BARPOINT_PYTHON`, needs
    /// the package barpoint
    #[arg(long, short = 'p', value_name = "FILE")]
    python: Option<PathBuf>,
    /// Read lines; this shell always does
    #[arg(long, short = 't')]
    tty: bool,
    /// Accepted as gnubg's; changes nothing
    #[arg(long, short = 'd', hide = true)]
    debug: bool,
    /// Accepted as gnubg's; changes nothing
    #[arg(long, short = 'w', hide = true)]
    window_system_only: bool,
    /// Accepted as that of older versions of gnubg; changes nothing
    #[arg(long, short = 'n', hide = true, num_args = 0..=1, default_missing_value = "")]
    new_weights: Option<String>,
    /// Accepted as gnubg's; changes nothing
    #[arg(long, short = 'D', hide = true, value_name = "FOLDER")]
    datadir: Option<PathBuf>,
    /// Accepted as gnubg's; changes nothing
    #[arg(long, short = 'P', hide = true, value_name = "FOLDER")]
    pkgdatadir: Option<PathBuf>,
}

impl StartArgs {
    /// The folders of the engines.
    pub(super) fn folders(&self) -> Folders {
        let folders = Folders::from_environment();
        if self.no_bearoff {
            Folders {
                data: None,
                ..folders
            }
        } else {
            folders
        }
    }

    /// Where settings are.
    pub(super) fn settings_folder(&self) -> Option<PathBuf> {
        let usual = || Some(Folders::from_environment().data?.join("shell"));
        self.prefsdir.clone().or_else(usual)
    }

    /// What is done before the first line is read.
    pub(super) fn begin(&self, shell: &mut Shell, out: &mut dyn Write) -> Result<Flow, CliError> {
        if let Some(script) = &self.python {
            out.flush()?;
            return shell_python::run(script).map(|()| Flow::Quit);
        }
        if self.version {
            shell.strictly("show version", out).map_err(failed)?;
            return Ok(Flow::Quit);
        }
        if !self.no_rc {
            for path in shell.start_files() {
                let line = format!("load commands \"{}\"", path.display());
                if shell.line(&line, out).map_err(failed)? == Flow::Quit {
                    return Ok(Flow::Quit);
                }
            }
        }
        let quiet = self.quiet.then(|| "set sound enable off".to_owned());
        let lang = self.lang.iter().map(|lang| format!("set lang {lang}"));
        for line in quiet.into_iter().chain(lang) {
            shell
                .strictly(&line, &mut std::io::sink())
                .map_err(failed)?;
        }
        let file = self.file.iter();
        let first = file.map(|path| format!("load match \"{}\"", path.display()));
        let files = self.commands.iter();
        let lines = files.map(|path| format!("load commands \"{}\"", path.display()));
        for line in first.chain(lines) {
            if shell.strictly(&line, out).map_err(failed)? == Flow::Quit {
                return Ok(Flow::Quit);
            }
        }
        Ok(if self.commands.is_empty() {
            Flow::Continue
        } else {
            Flow::Quit
        })
    }
}

/// Why the shell cannot go on.
pub(super) fn failed(error: ShellError) -> CliError {
    match error {
        ShellError::Output(error) => error.into(),
        other => CliError::Job(other.to_string()),
    }
}
