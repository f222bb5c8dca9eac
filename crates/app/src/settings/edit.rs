//! Changes to the settings file that preserve its comments and order.

use std::path::Path;

use toml_edit::{DocumentMut, value};

use super::{Key, Settings, SettingsError};
use crate::files;

/// A new file: every setting as a comment with its default.
pub const TEMPLATE: &str = "\
# Settings of barpoint; `barpoint config` shows what applies.
# level = \"supremo\"
# met = \"Kazaross-XG2\"
# deep-plays = 0
# thresholds = \"0.03,0.06,0.12\"
# threads = 0
# color = \"auto\"
# theme = \"walnut\"
";

/// Sets a value in a file, which is created if it does not exist.
///
/// # Errors
/// If the setting cannot have the value, or the file cannot be used.
pub fn set(path: &Path, key: Key, text: &str) -> Result<(), SettingsError> {
    key.check(text)
        .map_err(|problem| SettingsError::Value { key, problem })?;
    let mut document = open(path)?;
    document[key.name()] = match text.parse::<i64>() {
        Ok(number) if matches!(key, Key::Threads | Key::Plays) => value(number),
        _ => value(text),
    };
    save(path, &document)
}

/// Removes a value from a file; true if it was set.
///
/// # Errors
/// If the file cannot be used.
pub fn unset(path: &Path, key: Key) -> Result<bool, SettingsError> {
    let mut document = open(path)?;
    let was_there = document.remove(key.name()).is_some();
    if was_there {
        save(path, &document)?;
    }
    Ok(was_there)
}

fn open(path: &Path) -> Result<DocumentMut, SettingsError> {
    if !path.exists() {
        return Ok(DocumentMut::new());
    }
    let text = files::read_text(path)?;
    // Faults are reported with their lines before anything is changed.
    Settings::parse(path, &text)?;
    text.parse()
        .map_err(|error: toml_edit::TomlError| SettingsError::Line {
            path: path.to_path_buf(),
            line: super::line_of(&text, error.span()),
            problem: super::one_line(error.message()),
        })
}

fn save(path: &Path, document: &DocumentMut) -> Result<(), SettingsError> {
    if let Some(folder) = path
        .parent()
        .filter(|folder| !folder.as_os_str().is_empty())
    {
        files::make_folder(folder)?;
    }
    Ok(files::write_whole(path, document.to_string().as_bytes())?)
}
