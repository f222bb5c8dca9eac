//! The list of commands.

use std::collections::BTreeMap;

/// The list as it is written.
const TEXT: &str = include_str!("commands.txt");

/// The part of the list that is the tree itself; the others are parts that it has in several places.
const TREE: &str = "commands";

/// How far a command applies to a shell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Use {
    /// It does what it says.
    Core,
    /// It is about gnubg's windows.
    Window,
    /// It belongs to older versions of gnubg.
    Legacy,
    /// gnubg does not have it.
    Own,
}

/// A command, or a group of them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Command {
    /// The last word of its path.
    pub name: &'static str,
    /// What follows it, as help shows it; empty if nothing does.
    pub arguments: &'static str,
    /// What it does.
    pub meaning: &'static str,
    /// How far it applies.
    pub used: Use,
    /// Whether help leaves it out: another name of a command.
    pub hidden: bool,
    /// The commands that begin with its words.
    pub below: Vec<Self>,
}

impl Command {
    /// Whether the name of a player stands before the words of the commands below.
    #[must_use]
    pub fn takes_player(&self) -> bool {
        !self.below.is_empty() && self.arguments.starts_with("<player>")
    }
}

/// All commands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Language {
    root: Command,
}

impl Default for Language {
    fn default() -> Self {
        Self::new()
    }
}

impl Language {
    /// Reads the list.
    #[must_use]
    pub fn new() -> Self {
        let mut parts: BTreeMap<&str, Vec<&'static str>> = BTreeMap::new();
        let mut part = "";
        for line in TEXT.lines().filter(|line| !line.starts_with('#')) {
            if let Some(name) = line.strip_prefix("= ") {
                part = name;
            } else if !line.is_empty() {
                parts.entry(part).or_default().push(line);
            }
        }
        let below = parts
            .get(TREE)
            .map_or_else(Vec::new, |lines| tree(lines, &parts));
        Self {
            root: Command {
                name: "",
                arguments: "",
                meaning: "",
                used: Use::Core,
                hidden: false,
                below,
            },
        }
    }

    /// The group of all commands.
    #[must_use]
    pub const fn root(&self) -> &Command {
        &self.root
    }

    /// The commands that are no groups, each with its path, in the order of the list.
    #[must_use]
    pub fn leaves(&self) -> Vec<(String, &Command)> {
        let mut found = Vec::new();
        collect(&self.root, "", &mut found);
        found
    }
}

fn collect<'a>(group: &'a Command, path: &str, found: &mut Vec<(String, &'a Command)>) {
    for command in &group.below {
        let path = format!("{path} {}", command.name).trim_start().to_owned();
        if command.below.is_empty() {
            found.push((path, command));
        } else {
            collect(command, &path, found);
        }
    }
}

fn depth(line: &str) -> usize {
    line.len() - line.trim_start_matches(' ').len()
}

/// The commands of lines of equal depth, with those indented below them.
fn tree(lines: &[&'static str], parts: &BTreeMap<&str, Vec<&'static str>>) -> Vec<Command> {
    let mut commands = Vec::new();
    let mut rest = lines;
    while let [first, after @ ..] = rest {
        let inner = after
            .iter()
            .take_while(|line| depth(line) > depth(first))
            .count();
        let (below, next) = after.split_at(inner);
        match first.trim_start().strip_prefix('@') {
            Some(name) => {
                commands.extend(parts.get(name).map_or_else(Vec::new, |l| tree(l, parts)));
            }
            None => commands.push(command(first.trim_start(), tree(below, parts))),
        }
        rest = next;
    }
    commands
}

fn command(line: &'static str, below: Vec<Command>) -> Command {
    let mut columns = line.split('\t');
    let mut column = || columns.next().unwrap_or("");
    let (name, arguments, meaning, flags) = (column(), column(), column(), column());
    let is = |flag: &str| flags.split(' ').any(|found| found == flag);
    Command {
        name,
        arguments,
        meaning,
        used: match () {
            () if is("window") => Use::Window,
            () if is("legacy") => Use::Legacy,
            () if is("own") => Use::Own,
            () => Use::Core,
        },
        hidden: is("hidden"),
        below,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_list_has_as_many_commands_as_gnubg() {
        let language = Language::new();
        let mut leaves = language.leaves();
        leaves.retain(|(_, command)| command.used != Use::Own);
        // gnubg 1.07: `show commands` prints 1,126, and 27 are hidden: n, p, r and two other names of `analyse`.
        let hidden = leaves.iter().filter(|(path, _)| {
            let first = path.split(' ').next().unwrap_or_default();
            ["n", "p", "r", "analysis", "analyze"].contains(&first)
        });
        assert_eq!((leaves.len(), hidden.count()), (1153, 27));
        assert!(
            leaves
                .iter()
                .all(|(_, command)| !command.meaning.is_empty())
        );
    }

    #[test]
    fn every_line_of_the_list_is_used() {
        for line in TEXT
            .lines()
            .filter(|line| line.trim_start().starts_with('@'))
        {
            let name = line.trim_start().trim_start_matches('@');
            assert!(TEXT.contains(&format!("\n= {name}\n")), "{name}");
        }
    }
}
