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

/// Every command of gnubg's tree, in its order: the order decides what an abbreviation means. Our own stand behind them.
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
    ours.retain(|(_, used)| *used != Use::Own);
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

/// Whether the shell carries a command out, perhaps under another name.
fn works(language: &Language, path: &str) -> bool {
    Shell::carries_out(path) || Shell::carries_out(&language.look_up(path).path())
}

/// What a command does here, in a word.
fn state(language: &Language, path: &str, command: &Command) -> &'static str {
    match command.used {
        Use::Own if works(language, path) => "works, our own",
        _ if works(language, path) => "works",
        Use::Window => "windows only",
        Use::Legacy => "old",
        Use::Core | Use::Own => "not yet",
    }
}

#[test]
fn the_page_of_commands_is_true() {
    let language = Language::new();
    let (own, leaves): (Vec<_>, Vec<_>) = language
        .leaves()
        .into_iter()
        .partition(|(_, command)| command.used == Use::Own);
    let carried_out = leaves
        .iter()
        .filter(|(path, _)| works(&language, path))
        .count();
    let mut page = format!(
        "# Commands of the shell\n\n`barpoint shell` knows the {} commands of GNU Backgammon 1.07 and carries out {carried_out} of them. \
         The others say so. Commands that are about gnubg's windows, or of its older versions, are marked; so are {} that gnubg \
         does not have.\n\n\
         Written by `cargo test -p barpoint-shell --test commands`.\n\n| command | what it does | state |\n| --- | --- | --- |\n",
        leaves.len(),
        own.len()
    );
    for (path, command) in leaves.into_iter().chain(own) {
        let arguments = command.arguments.replace('|', "\\|");
        let shown = format!("{path} {arguments}");
        let meaning = command.meaning.replace('|', "\\|").replace('<', "\\<");
        let _ = writeln!(
            page,
            "| `{}` | {meaning} | {} |",
            shown.trim_end(),
            state(&language, &path, command)
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

/// The counts in the table of `docs/shell.md`: of every group of gnubg's core commands, how many are carried out. Those that
/// `help` leaves out, which are other names of some, are not among them.
#[test]
fn the_table_of_groups_is_true() {
    let language = Language::new();
    let leaves = language.leaves();
    let is_shown = |path: &&str| {
        let first = path.split(' ').next().unwrap_or_default();
        language.look_up(first).path() == first
    };
    let core = leaves
        .iter()
        .filter(|(_, command)| command.used == Use::Core);
    let core = core.map(|(path, _)| path.as_str());
    let core: Vec<&str> = core.filter(is_shown).collect();
    assert_eq!(core.len(), 970);
    let path = beside("docs/shell.md");
    let text = std::fs::read_to_string(&path).unwrap();
    let mut counted = Vec::new();
    let mut written = String::new();
    let mut is_table = false;
    for line in text.lines() {
        is_table = (is_table && !line.starts_with("## ")) || line == "## Commands accepted";
        let cells: Vec<&str> = line.split(" | ").collect();
        let mut line = line.to_owned();
        if is_table && line.starts_with("| `") {
            let groups: Vec<&str> = cells[0].split('`').skip(1).step_by(2).collect();
            let mut found = core.clone();
            found.retain(|path| groups.iter().any(|group| is_below(path, group)));
            // A row takes its commands out of those after it.
            found.retain(|path| !counted.contains(path));
            assert!(!found.is_empty(), "{line}");
            line = line.replacen(cells[1], &count(&language, &found), 1);
            counted.extend(found);
        } else if is_table && line.starts_with("| all ") {
            line = line.replacen(cells[1], &count(&language, &core), 1);
        }
        written += &(line + "\n");
    }
    if std::env::var_os("BARPOINT_WRITE").is_some() {
        std::fs::write(&path, &written).unwrap();
    }
    let left: Vec<_> = core.iter().filter(|path| !counted.contains(path)).collect();
    assert!(left.is_empty(), "in no row: {left:?}");
    let kept = std::fs::read_to_string(path).unwrap();
    assert!(
        kept == written,
        "docs/shell.md is old: BARPOINT_WRITE=1 writes the counts again"
    );
}

/// How many of these commands are carried out.
fn count(language: &Language, paths: &[&str]) -> String {
    let carried_out = paths.iter().filter(|path| works(language, path)).count();
    format!("{carried_out}/{}", paths.len())
}

fn is_below(path: &str, group: &str) -> bool {
    let rest = path.strip_prefix(group);
    rest.is_some_and(|rest| rest.is_empty() || rest.starts_with(' '))
}
