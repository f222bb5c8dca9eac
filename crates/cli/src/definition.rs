//! The command line as clap knows it, read with the settings of the user as defaults.

use std::ffi::OsString;

use barpoint_app::settings::{Key, Settings, SettingsError};
use clap::error::{ContextKind, ContextValue};
use clap::{Command as Definition, CommandFactory, FromArgMatches};

use crate::commands::{Cli, Command};
use crate::examples::EXAMPLES;

/// The commands and options; what completions and manual pages are made from, too.
pub(crate) fn definition() -> Definition {
    with_examples(with_negative_numbers(Cli::command()))
}

/// A negative number after an option is its value: the error says what was expected, not that an option is unknown.
fn with_negative_numbers(command: Definition) -> Definition {
    command
        .mut_args(|arg| {
            let negative = !arg.is_positional() && arg.get_action().takes_values();
            arg.allow_negative_numbers(negative)
        })
        .mut_subcommands(with_negative_numbers)
}

/// Reads the command line, or ends the program with help or an error.
///
/// # Errors
/// If the user's settings, the defaults of options, cannot be used.
pub(crate) fn parse(arguments: impl Iterator<Item = OsString>) -> Result<Cli, SettingsError> {
    let arguments: Vec<OsString> = arguments.collect();
    let read = |definition: Definition| {
        let matches = definition.try_get_matches_from(&arguments);
        let parsed = matches.and_then(|matches| Cli::from_arg_matches(&matches));
        parsed.unwrap_or_else(|mut error| {
            suggest(&mut error, &arguments);
            error.exit()
        })
    };
    let given = read(definition());
    if let Command::Config(_) | Command::Completions(_) | Command::Man(_) = given.command {
        return Ok(given);
    }
    let settings = Settings::of_user()?;
    if settings == Settings::default() {
        return Ok(given);
    }
    Ok(read(with_settings(definition(), &settings)))
}

/// Where a setting is the default of an option: commands and options by name.
const DEFAULTS: [(Key, &[&str], &str); 8] = [
    (
        Key::Level,
        &[
            "analyse",
            "cube",
            "eval",
            "explain",
            "hint",
            "race",
            "resign",
            "scoremap",
            "serve",
            "temperature",
        ],
        "level",
    ),
    (
        Key::Met,
        &[
            "analyse",
            "chances",
            "cube",
            "eval",
            "explain",
            "hint",
            "http",
            "race",
            "resign",
            "rollout",
            "scoremap",
            "serve",
            "temperature",
        ],
        "met",
    ),
    (Key::Met, &["met"], "name"),
    (
        Key::Threads,
        &[
            "analyse",
            "cube-life",
            "http",
            "judge",
            "levels",
            "report",
            "rollout",
            "serve",
            "theories",
            "volatility",
        ],
        "threads",
    ),
    (Key::Plays, &["analyse", "hint", "serve"], "deep_plays"),
    (
        Key::Thresholds,
        &["analyse", "library search", "report", "serve"],
        "thresholds",
    ),
    (Key::Color, &["barpoint"], "color"),
    (Key::Theme, &["draw", "report", "serve"], "theme"),
];

/// The definition with the user's settings as defaults.
fn with_settings(mut definition: Definition, settings: &Settings) -> Definition {
    for (key, commands, option) in DEFAULTS {
        let Some(value) = settings.get(key) else {
            continue;
        };
        let set = |command: Definition| {
            command.mut_arg(option, |arg| {
                arg.default_value(value.to_owned()).hide_default_value(true)
            })
        };
        for command in commands {
            definition = match (*command, command.split_once(' ')) {
                ("barpoint", _) => set(definition),
                (_, Some((name, part))) => {
                    definition.mut_subcommand(name, |command| command.mut_subcommand(part, set))
                }
                (name, None) => definition.mut_subcommand(name, set),
            };
        }
    }
    definition
}

/// Adds the option that an unknown one may be misspelt from, where clap finds none: it does not see swapped letters.
fn suggest(error: &mut clap::Error, arguments: &[OsString]) {
    let known = error.get(ContextKind::SuggestedArg).is_some();
    let Some(ContextValue::String(unknown)) = error.get(ContextKind::InvalidArg) else {
        return;
    };
    let Some(unknown) = unknown.strip_prefix("--").filter(|_| !known) else {
        return;
    };
    let definition = definition();
    let words = arguments.iter().skip(1).filter_map(|word| word.to_str());
    let command = words.fold(&definition, |command, word| {
        command.find_subcommand(word).unwrap_or(command)
    });
    let near = command.get_arguments().filter_map(|arg| {
        let name = arg.get_long()?;
        Some((strsim::osa_distance(name, unknown), name))
    });
    if let Some((1..=2, name)) = near.min() {
        let suggested = ContextValue::String(format!("--{name}"));
        error.insert(ContextKind::SuggestedArg, suggested);
    }
}

/// The definition with the examples at the end of the help of every command.
fn with_examples(definition: Definition) -> Definition {
    let add = |command: Definition, examples: &[&str]| {
        command.after_help(format!("Examples:\n  {}", examples.join("\n  ")))
    };
    EXAMPLES
        .iter()
        .fold(definition, |definition, (path, examples)| {
            match path.split_once(' ') {
                None => definition.mut_subcommand(path, |command| add(command, examples)),
                Some((group, name)) => definition.mut_subcommand(group, |command| {
                    command.mut_subcommand(name, |command| add(command, examples))
                }),
            }
        })
}
