//! Settings: gnubg's files, ours, and what is refused.

#![expect(clippy::unwrap_used, reason = "a test helper may fail like a test")]
#![expect(clippy::print_stdout, reason = "what was skipped")]

use std::path::{Path, PathBuf};
use std::sync::Arc;

use barpoint_app::{EngineSettings, Engines, Folders, Silent};
use barpoint_shell::Shell;

fn shell() -> Shell {
    let folders = Folders {
        data: None,
        cache: None,
    };
    let engines = Engines::new(folders, EngineSettings::default(), Arc::new(Silent));
    Shell::new(Arc::new(engines), "root".to_owned())
}

fn said(shell: &mut Shell, line: &str) -> String {
    let mut out = Vec::new();
    shell.line(line, &mut out).unwrap();
    String::from_utf8(out).unwrap()
}

fn said_after(lines: &[&str]) -> String {
    let mut shell = shell();
    let answers = lines.iter().map(|line| said(&mut shell, line));
    answers.last().unwrap_or_default().trim_end().to_owned()
}

/// The file of settings in transcript 21.
fn file_of_gnubg() -> Option<String> {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR"))
        .join("../../../shared/reference/transcripts/21-settings-save.md");
    let Ok(text) = std::fs::read_to_string(path) else {
        println!("skipped: no transcript 21 here");
        return None;
    };
    let start = text.find("set lang system")?;
    let end = start + text[start..].find("\n\n")?;
    Some(text[start..end].to_owned() + "\n")
}

/// Settings as they are compared: gnubg shortens two words.
fn lines(text: &str) -> Vec<String> {
    let lines = text
        .lines()
        .filter(|line| !line.starts_with('#') && !line.is_empty());
    lines
        .map(|line| {
            line.replace("set eval ", "set evaluation ")
                .replace("set export move ", "set export moves ")
                .trim_end()
                .to_owned()
        })
        .collect()
}

fn loaded(shell: &mut Shell, folder: &Path, text: &str) -> String {
    let path = folder.join("settings");
    std::fs::write(&path, text).unwrap();
    said(shell, &format!("load commands \"{}\"", path.display()))
}

#[test]
fn the_settings_of_gnubg_load_without_a_word_and_are_written_the_same() {
    let Some(text) = file_of_gnubg() else {
        return;
    };
    let folder = tempfile::tempdir().unwrap();
    let mut shell = shell();
    assert_eq!(loaded(&mut shell, folder.path(), &text), "");
    let (theirs, ours) = (lines(&text), lines(&shell.settings_text()));
    for (theirs, ours) in theirs.iter().zip(&ours) {
        assert_eq!(ours, theirs);
    }
    assert_eq!(ours.len(), theirs.len());
}
