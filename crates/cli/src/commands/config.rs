//! `barpoint config`: the settings of a user.

use std::io::Write;
use std::path::Path;
use std::process::Command as Program;

use barpoint_app::files;
use barpoint_app::settings::{Key, Origin, Settings, SettingsError, TEMPLATE, set, unset};
use barpoint_app::settings_file;
use barpoint_wire::{ConfigOrigin, ConfigReport, ConfigRow};
use clap::Subcommand;

use crate::args::FormatArg;
use crate::error::{CliError, visible};

/// Show the settings that apply, or change them
///
/// Settings are defaults of options: an option on the command line goes before them. They come from environment
/// variables (`BARPOINT_LEVEL` and so on) and, after these, from a TOML file, config.toml in the folder for settings
/// (`$XDG_CONFIG_HOME/barpoint`, usually ~/.config/barpoint); `BARPOINT_CONFIG` names another file. The board in the
/// browser uses them, too.
#[derive(clap::Args)]
#[command(args_conflicts_with_subcommands = true)]
pub(crate) struct Args {
    #[command(subcommand)]
    command: Option<Verb>,
    #[command(flatten)]
    format: FormatArg,
}

#[derive(Subcommand)]
enum Verb {
    /// Print the value of a setting that applies
    Get {
        /// The setting
        #[arg(value_name = "KEY")]
        key: Key,
    },
    /// Set a value in the file, which is made if it is not there
    Set {
        /// The setting
        #[arg(value_name = "KEY")]
        key: Key,
        /// Its value
        #[arg(value_name = "VALUE")]
        value: String,
    },
    /// Take a value out of the file
    Unset {
        /// The setting
        #[arg(value_name = "KEY")]
        key: Key,
    },
    /// Print the name of the file
    Path,
    /// Open the file in the editor of $VISUAL or $EDITOR, and check it afterwards
    Edit,
}

impl From<SettingsError> for CliError {
    fn from(error: SettingsError) -> Self {
        match error {
            SettingsError::File(error) => error.into(),
            error => Self::Input(error.to_string()),
        }
    }
}

/// Runs the command.
pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<(), CliError> {
    let file = || settings_file().ok_or(SettingsError::NoFolder);
    match &args.command {
        None => show(args, out),
        Some(Verb::Get { key }) => {
            let settings = Settings::of_user()?;
            let (value, _) = settings.shown(*key);
            Ok(writeln!(out, "{}", visible(value))?)
        }
        Some(Verb::Set { key, value }) => Ok(set(&file()?, *key, value)?),
        Some(Verb::Unset { key }) => {
            if !unset(&file()?, *key)? {
                writeln!(std::io::stderr(), "{key} was not set")?;
            }
            Ok(())
        }
        Some(Verb::Path) => Ok(writeln!(out, "{}", file()?.display())?),
        Some(Verb::Edit) => edit(&file()?),
    }
}

fn show(args: &Args, out: &mut dyn Write) -> Result<(), CliError> {
    let settings = Settings::of_user()?;
    if args.format.is_json() {
        let path = settings_file();
        let report = ConfigReport {
            version: barpoint_wire::VERSION,
            file: path.map(|path| path.display().to_string()),
            settings: Key::ALL.map(|key| row(key, &settings)).to_vec(),
        };
        return super::print_json(out, &report);
    }
    if let Some(path) = settings_file() {
        let there = if path.exists() { "" } else { " (not there)" };
        writeln!(out, "# {}{there}", visible(&path.display().to_string()))?;
    }
    for key in Key::ALL {
        let (value, origin) = settings.shown(key);
        let origin = match origin {
            Origin::File { line, .. } => format!("file, line {line}"),
            origin => origin.to_string(),
        };
        let setting = format!("{key} = {}", visible(value));
        writeln!(out, "{setting:<32}  # {origin}")?;
    }
    Ok(())
}

fn row(key: Key, settings: &Settings) -> ConfigRow {
    let (value, origin) = settings.shown(key);
    let (origin, line) = match origin {
        Origin::Default => (ConfigOrigin::Default, None),
        Origin::File { line, .. } => (ConfigOrigin::File, Some(*line)),
        Origin::Environment(_) => (ConfigOrigin::Environment, None),
    };
    ConfigRow {
        key: key.name().to_owned(),
        value: value.to_owned(),
        purpose: key.purpose().to_owned(),
        variable: key.variable().to_owned(),
        default: key.usual().to_owned(),
        origin,
        line,
    }
}

/// Lets the user's editor change the file.
fn edit(path: &Path) -> Result<(), CliError> {
    let editor = ["VISUAL", "EDITOR"].into_iter().find_map(|name| {
        let editor = std::env::var(name).ok();
        editor.filter(|editor| !editor.trim().is_empty())
    });
    let editor = editor.unwrap_or_else(|| "vi".to_owned());
    if !path.exists() {
        if let Some(folder) = path.parent() {
            files::make_folder(folder)?;
        }
        files::write_whole(path, TEMPLATE.as_bytes())?;
    }
    let failed = |reason: String| CliError::Job(format!("editor {editor:?}: {reason}"));
    let mut words = editor.split_whitespace();
    let program = words.next().unwrap_or_default();
    let mut editing = Program::new(program);
    let status = editing.args(words).arg(path).status();
    let status = status.map_err(|error| failed(error.to_string()))?;
    if !status.success() {
        return Err(failed(status.to_string()));
    }
    Settings::read(Some(path), &|_| None)?;
    Ok(())
}
