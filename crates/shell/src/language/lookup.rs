//! What a line means.

use super::{Command, Language, Use, Words};

/// What the words of a command mean.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Meaning {
    /// A command, or a group that takes the words after it.
    Command,
    /// A group, and nothing after it.
    Incomplete,
    /// A word that is no command.
    Unknown(String),
    /// The player is missing.
    NoPlayer,
}

/// Other names of commands, which help leaves out, and the commands.
const ALIASES: [(&str, &str); 5] = [
    ("analysis", "analyse"),
    ("analyze", "analyse"),
    ("n", "next"),
    ("p", "previous"),
    ("r", "roll"),
];

/// The commands that a line names, as far as they are known.
#[derive(Clone, Debug)]
pub struct Lookup<'a> {
    /// The commands from the first word on.
    pub found: Vec<&'a Command>,
    /// The players named on the way.
    pub players: Vec<String>,
    /// The words that are left.
    pub rest: Words<'a>,
    /// What it comes to.
    pub meaning: Meaning,
}

impl Lookup<'_> {
    /// The full names of the commands found, a blank between them; the usual one of those that have several.
    #[must_use]
    pub fn path(&self) -> String {
        let mut names: Vec<&str> = self.found.iter().map(|command| command.name).collect();
        if let Some(first) = names.first_mut()
            && let Some((_, usual)) = ALIASES.iter().find(|(other, _)| other == first)
        {
            *first = usual;
        }
        names.join(" ")
    }

    /// How far the last of the commands found applies to a shell.
    #[must_use]
    pub fn used(&self) -> Use {
        self.found.last().map_or(Use::Core, |command| command.used)
    }
}

impl Language {
    /// What the words of a line mean. A word means the first command of its group that begins with it, whatever the case.
    ///
    /// ```
    /// use barpoint_shell::language::Language;
    ///
    /// let language = Language::new();
    /// assert_eq!(language.look_up("sh sc").path(), "show score");
    /// assert_eq!(language.look_up("se au ro on").path(), "set automatic roll");
    /// ```
    #[must_use]
    pub fn look_up<'a>(&'a self, line: &'a str) -> Lookup<'a> {
        let mut lookup = Lookup {
            found: Vec::new(),
            players: Vec::new(),
            rest: Words::new(line),
            meaning: Meaning::Incomplete,
        };
        let mut group = self.root();
        loop {
            if group.takes_player() {
                let Some(player) = lookup.rest.next() else {
                    lookup.meaning = Meaning::NoPlayer;
                    return lookup;
                };
                lookup.players.push(player);
            }
            let mut ahead = lookup.rest.clone();
            let Some(word) = ahead.next() else {
                return lookup;
            };
            let Some(command) = group.below.iter().find(|c| begins(c.name, &word)) else {
                let takes_words = !group.arguments.is_empty() && !group.takes_player();
                lookup.meaning = if takes_words {
                    Meaning::Command
                } else {
                    Meaning::Unknown(word)
                };
                return lookup;
            };
            lookup.rest = ahead;
            lookup.found.push(command);
            if command.below.is_empty() {
                lookup.meaning = Meaning::Command;
                return lookup;
            }
            group = command;
        }
    }
}

impl Language {
    /// The words with which a line may go on, and where in it the word begins that they would take the place of.
    ///
    /// ```
    /// use barpoint_shell::language::Language;
    ///
    /// let language = Language::new();
    /// assert_eq!(language.completions("set autom"), (4, vec!["automatic"]));
    /// ```
    #[must_use]
    pub fn completions(&self, line: &str) -> (usize, Vec<&'static str>) {
        let start = line.rfind(char::is_whitespace).map_or(0, |at| at + 1);
        let (before, word) = line.split_at(start);
        let lookup = self.look_up(before);
        let group = lookup.found.last().map_or(self.root(), |command| command);
        let open = lookup.rest.rest().is_empty();
        let names = group.below.iter().filter(|command| {
            open && !command.hidden && (word.is_empty() || begins(command.name, word))
        });
        (start, names.map(|command| command.name).collect())
    }
}

fn begins(name: &str, word: &str) -> bool {
    !word.is_empty()
        && name
            .get(..word.len())
            .is_some_and(|start| start.eq_ignore_ascii_case(word))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn path(line: &str) -> String {
        Language::new().look_up(line).path()
    }

    /// From `reference/gnubg-facts.md`, section 1: observed with gnubg 1.07.
    #[test]
    fn one_letter_means_what_it_means_in_gnubg() {
        let meant = [
            ("a", "accept"),
            ("an", "analyse"),
            ("b", "beaver"),
            ("c", "calibrate"),
            ("d", "decline"),
            ("do", "double"),
            ("e", "end"),
            ("ex", "exit"),
            ("h", "help"),
            ("hi", "hint"),
            ("l", "list"),
            ("n", "next"),
            ("p", "previous"),
            ("r", "roll"),
            ("re", "redouble"),
            ("s", "save"),
            ("se", "set"),
            ("sh", "show"),
            ("t", "take"),
        ];
        for (word, command) in meant {
            assert_eq!(path(word), command, "{word}");
        }
    }

    #[test]
    fn players_stand_between_the_words() {
        let language = Language::new();
        let line = "set player 0 chequer eval plies 2";
        let lookup = language.look_up(line);
        assert_eq!(lookup.path(), "set player chequerplay evaluation plies");
        assert_eq!(lookup.players, ["0"]);
        assert_eq!(lookup.rest.rest(), "2");
        let line = "set player 0 chequer rollout player 1 cube plies 2";
        let lookup = language.look_up(line);
        assert_eq!(lookup.players, ["0", "1"]);
        assert_eq!(lookup.rest.rest(), "2");
        let none = language.look_up("set player");
        assert_eq!(none.meaning, Meaning::NoPlayer);
    }

    #[test]
    fn words_that_mean_nothing_are_named() {
        let language = Language::new();
        assert_eq!(
            language.look_up("show foo").meaning,
            Meaning::Unknown("foo".into())
        );
        assert_eq!(language.look_up("show").meaning, Meaning::Incomplete);
        assert_eq!(
            language.look_up("ba/21 13/7").meaning,
            Meaning::Unknown("ba/21".into())
        );
    }
}
