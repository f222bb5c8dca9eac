//! A user's settings: a TOML file in the folder for settings, and environment variables.
//!
//! ```toml
//! level = "world-class"
//! met = "Rockwell-Kazaross"
//! threads = 2
//! ```

mod edit;
mod key;
#[cfg(test)]
mod tests;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use barpoint_engine::Strength;
use toml_edit::{Document, Item, Table};

use crate::files::{self, FileError};

pub use edit::{TEMPLATE, set, unset};
pub use key::{ColorChoice, ColorChoiceError, Key, KeyError};

/// The source of a value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Origin {
    /// It is the default.
    Default,
    /// The settings file.
    File {
        /// The file.
        path: PathBuf,
        /// The line, from 1.
        line: usize,
    },
    /// An environment variable of this name.
    Environment(&'static str),
}

impl std::fmt::Display for Origin {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Default => f.write_str("default"),
            Self::File { path, line } => write!(f, "{}, line {line}", path.display()),
            Self::Environment(name) => write!(f, "environment, {name}"),
        }
    }
}

/// Why settings cannot be used.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum SettingsError {
    /// The file cannot be read or written.
    #[error(transparent)]
    File(#[from] FileError),
    /// Something in the file is wrong.
    #[error("{}, line {line}: {problem}", path.display())]
    Line {
        /// The file.
        path: PathBuf,
        /// The line, from 1.
        line: usize,
        /// What was expected and found.
        problem: String,
    },
    /// An environment variable has an impossible value.
    #[error("environment variable {name}: {problem}")]
    Variable {
        /// The variable.
        name: &'static str,
        /// What was expected and found.
        problem: String,
    },
    /// A value that cannot be set.
    #[error("{key}: {problem}")]
    Value {
        /// The setting.
        key: Key,
        /// What was expected and found.
        problem: String,
    },
    /// There is no folder for the file.
    #[error("no home folder; set BARPOINT_CONFIG to the name of a file")]
    NoFolder,
}

/// The settings of a user.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Settings(BTreeMap<Key, (String, Origin)>);

impl Settings {
    /// Those of the user's file and of the environment, which takes precedence.
    ///
    /// # Errors
    /// If one of them cannot be used.
    pub fn of_user() -> Result<Self, SettingsError> {
        let path = crate::folders::settings_file();
        let variable = |name: &str| std::env::var(name).ok().filter(|value| !value.is_empty());
        Self::read(path.as_deref(), &variable)
    }

    /// Those of a file, if it exists, and of variables.
    ///
    /// # Errors
    /// If one of them cannot be used.
    pub fn read(
        path: Option<&Path>,
        variable: &dyn Fn(&str) -> Option<String>,
    ) -> Result<Self, SettingsError> {
        let mut settings = match path.filter(|path| path.exists()) {
            Some(path) => Self::parse(path, &files::read_text(path)?)?,
            None => Self::default(),
        };
        for key in Key::ALL {
            let name = key.variable();
            let Some(value) = variable(name) else {
                continue;
            };
            let checked = key.check(&value);
            checked.map_err(|problem| SettingsError::Variable { name, problem })?;
            settings.0.insert(key, (value, Origin::Environment(name)));
        }
        Ok(settings)
    }

    /// Those of the text of a file.
    fn parse(path: &Path, text: &str) -> Result<Self, SettingsError> {
        let wrong = |at: Option<std::ops::Range<usize>>, problem: String| SettingsError::Line {
            path: path.to_path_buf(),
            line: line_of(text, at),
            problem,
        };
        let document = Document::parse(text);
        let document = document.map_err(|error| wrong(error.span(), one_line(error.message())))?;
        let table: &Table = document.as_table();
        let mut settings = Self::default();
        for (name, item) in table {
            let at = table.key(name).and_then(toml_edit::Key::span);
            let key: Key = name
                .parse()
                .map_err(|error: KeyError| wrong(at.clone(), error.to_string()))?;
            let value = word(item).ok_or_else(|| {
                let found = item.to_string();
                wrong(
                    at.clone(),
                    format!(
                        "{key}: expected a text or a whole number, found {}",
                        found.trim()
                    ),
                )
            })?;
            let checked = key.check(&value);
            checked.map_err(|problem| wrong(at.clone(), format!("{key}: {problem}")))?;
            let origin = Origin::File {
                path: path.to_path_buf(),
                line: line_of(text, at),
            };
            settings.0.insert(key, (beside(key, path, value), origin));
        }
        Ok(settings)
    }

    /// The value set, if any.
    #[must_use]
    pub fn get(&self, key: Key) -> Option<&str> {
        self.0.get(&key).map(|(value, _)| value.as_str())
    }

    /// The value in force and its source.
    #[must_use]
    pub fn shown(&self, key: Key) -> (&str, &Origin) {
        self.0
            .get(&key)
            .map_or((key.usual(), &Origin::Default), |(value, origin)| {
                (value.as_str(), origin)
            })
    }

    /// The default strength.
    #[must_use]
    pub fn level(&self) -> Strength {
        let level = self.get(Key::Level).and_then(Strength::by_name);
        level.unwrap_or(Strength::USUAL)
    }
}

/// A text or a whole number as a word.
fn word(item: &Item) -> Option<String> {
    let whole = item.as_integer().map(|number| number.to_string());
    item.as_str().map(str::to_owned).or(whole)
}

/// A match equity table is found beside the file that names it.
fn beside(key: Key, path: &Path, value: String) -> String {
    if key != Key::Met || barpoint_equity::Met::by_name(&value).is_ok() {
        return value;
    }
    let folder = path.parent().unwrap_or(Path::new(""));
    folder.join(value).to_string_lossy().into_owned()
}

/// The line of a place in a text, from 1.
fn line_of(text: &str, at: Option<std::ops::Range<usize>>) -> usize {
    let before = at.and_then(|at| text.get(..at.start)).unwrap_or_default();
    before.matches('\n').count() + 1
}

/// A message without line breaks.
fn one_line(message: &str) -> String {
    message.split_whitespace().collect::<Vec<_>>().join(" ")
}
