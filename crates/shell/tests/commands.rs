//! The list of commands beside gnubg's, and the page that shows it.
//!
//! `BARPOINT_WRITE=1 cargo test -p barpoint-shell --test commands` writes the page again.

use std::fmt::Write;
use std::path::{Path, PathBuf};

use barpoint_shell::Shell;
use barpoint_shell::language::{Command, Language, Use};

fn beside(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../..")
        .join(path)
}

/// Every command of gnubg's tree, in its order: the order decides what an abbreviation means.
#[test]
fn the_list_is_gnubgs() {
    let path = beside("../shared/reference/gnubg-commands.tsv");
    let Ok(text) = std::fs::read_to_string(path) else {
        println!("skipped: no list of gnubg's commands here");
        return;
    };
    let theirs = text.lines().skip(1).map(|line| {
        let columns: Vec<&str> = line.split('\t').collect();
        let used = match columns[3] {
            "gui-only" => Use::Window,
            "legacy" => Use::Legacy,
            _ => Use::Core,
        };
        (columns[0].to_owned(), used)
    });
    let language = Language::new();
    let mut ours = Vec::new();
    all(language.root(), "", &mut ours);
    let theirs: Vec<(String, Use)> = theirs.collect();
    assert_eq!(ours.len(), 1400);
    for (ours, theirs) in ours.iter().zip(&theirs) {
        assert_eq!(ours, theirs);
    }
}

fn all(group: &Command, path: &str, found: &mut Vec<(String, Use)>) {
    for command in &group.below {
        let path = format!("{path} {}", command.name).trim_start().to_owned();
        found.push((path.clone(), command.used));
        all(command, &path, found);
    }
}

/// What a command does here, in a word.
fn state(path: &str, command: &Command) -> &'static str {
    match command.used {
        _ if Shell::carries_out(path) => "works",
        Use::Window => "windows only",
        Use::Legacy => "old",
        Use::Core => "not yet",
    }
}

#[test]
fn the_page_of_commands_is_true() {
    let language = Language::new();
    let leaves = language.leaves();
    let works = leaves
        .iter()
        .filter(|(path, _)| Shell::carries_out(path))
        .count();
    let mut page = format!(
        "# Commands of the shell\n\n`barpoint shell` knows the {} commands of GNU Backgammon 1.07 and carries out {works} of them. \
         The others say so. Commands that are about gnubg's windows, or of its older versions, are marked.\n\n\
         Written by `cargo test -p barpoint-shell --test commands`.\n\n| command | what it does | state |\n| --- | --- | --- |\n",
        leaves.len()
    );
    for (path, command) in leaves {
        let arguments = command.arguments.replace('|', "\\|");
        let shown = format!("{path} {arguments}");
        let meaning = command.meaning.replace('|', "\\|").replace('<', "\\<");
        let _ = writeln!(
            page,
            "| `{}` | {meaning} | {} |",
            shown.trim_end(),
            state(&path, command)
        );
    }
    let path = beside("docs/shell-commands.md");
    if std::env::var_os("BARPOINT_WRITE").is_some() {
        std::fs::write(&path, &page).unwrap();
    }
    let kept = std::fs::read_to_string(path).unwrap();
    assert!(
        kept == page,
        "docs/shell-commands.md is old: BARPOINT_WRITE=1 writes it again"
    );
}
