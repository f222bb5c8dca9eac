//! `set`: one way to set all settings of the table.

use barpoint_rules::Side;

use super::field::Field;
use super::parse;
use super::row::{Kind, Row};
use super::table::{Found, Table, number};
use crate::commands::{Call, database};
use crate::language::Use;
use crate::shell::{Flow, Outcome, Refusal, Shell};

/// Sets what the path means.
pub(super) fn set(shell: &mut Shell, call: &mut Call<'_>) -> Outcome {
    for key in keys(shell, call)? {
        let key = with_name(key, call)?;
        let (rows, value) = found(&key, call)?;
        // Each of several players takes the same words.
        let words = call.words.clone();
        for row in rows {
            call.words = words.clone();
            match &value {
                Some(value) => shell.take_value(row, value)?,
                None => shell.take_typed(row, call)?,
            }
            shell.answer(row, call)?;
        }
        call.words = words;
    }
    Ok(Flow::Continue)
}

/// The paths that a line means: with the number of each player in them.
fn keys(shell: &Shell, call: &Call<'_>) -> Result<Vec<String>, Refusal> {
    let mut keys = vec![String::new()];
    let mut players = call.players.iter();
    let words: Vec<&str> = call.path.split(' ').skip(1).collect();
    for (place, word) in words.iter().enumerate() {
        for key in &mut keys {
            add(key, word);
        }
        if *word == "player"
            && place + 1 < words.len()
            && let Some(player) = players.next()
        {
            let sides: Vec<Side> = shell.session.players(player).ok_or_else(|| {
                let path = call.path;
                Refusal::new(format!(
                    "{path}: expected a player: 0, 1, a name or both, found `{player}'"
                ))
            })?;
            let numbered = keys.iter().flat_map(|key| {
                sides.iter().map(|side| {
                    let mut key = key.clone();
                    add(&mut key, number(*side));
                    key
                })
            });
            keys = numbered.collect();
        }
    }
    Ok(keys)
}

/// A path below `set` with player 0 wherever a player stands in it.
pub(super) fn with_players(path: &str) -> String {
    let words: Vec<&str> = path.split(' ').collect();
    let mut key = String::new();
    for (place, word) in words.iter().enumerate() {
        add(&mut key, word);
        if *word == "player" && place + 1 < words.len() {
            add(&mut key, "0");
        }
    }
    key
}

/// `relational setup`: which database, kept for what is done with it.
pub(super) fn relational(shell: &mut Shell, call: &mut Call<'_>) -> Outcome {
    let path = "relational setup";
    let before = shell.session.settings.kept(path).to_owned();
    let pairs = parse::typed(&Kind::Pairs, &before, call, &shell.session)?;
    if shell.session.loading.is_empty() {
        let shown = database::without_passwords(&pairs);
        writeln!(call.out, "Database: {shown}")?;
    }
    shell.session.settings.kept.insert(path.to_owned(), pairs);
    Ok(Flow::Continue)
}

fn add(key: &mut String, word: &str) {
    if !key.is_empty() {
        key.push(' ');
    }
    key.push_str(word);
}

/// `set warning` has the name of the setting among its words.
fn with_name(key: String, call: &mut Call<'_>) -> Result<String, Refusal> {
    if key != "warning" {
        return Ok(key);
    }
    let name = call.word("the name of a warning")?;
    Ok(format!("{key} {}", name.to_ascii_lowercase()))
}

fn found(key: &str, call: &Call<'_>) -> Result<Found, Refusal> {
    let unknown = || {
        let (_, last) = key.rsplit_once(' ').unwrap_or(("", key));
        Refusal::new(format!(
            "{}: there is no setting of the name `{last}'",
            call.path
        ))
    };
    Table::get().find(key).ok_or_else(unknown)
}

impl Shell {
    /// Takes what is typed after a setting.
    fn take_typed(&mut self, row: &'static Row, call: &mut Call<'_>) -> Result<(), Refusal> {
        if row.kind == Kind::Names {
            return self.take_names(call);
        }
        if let Field::Filter(filter) = self.session.field(&row.path) {
            return parse::filter_level(call, filter);
        }
        let before = self.session.text_of(row);
        let text = parse::typed(&row.kind, &before, call, &self.session)?;
        self.take_value(row, &text)
    }

    /// Takes a value; nothing changes if it cannot be used.
    fn take_value(&mut self, row: &'static Row, text: &str) -> Result<(), Refusal> {
        let before = self.session.text_of(row);
        if !self.session.put(row, text) {
            return Err(Refusal::new(format!(
                "set {}: `{text}' cannot be used here",
                row.path
            )));
        }
        let used = self.use_setting(&row.path);
        if used.is_err() {
            self.session.put(row, &before);
        }
        used
    }

    fn take_names(&mut self, call: &mut Call<'_>) -> Result<(), Refusal> {
        let white = call.word("two names")?;
        let black = call.word("a second name")?;
        if white.eq_ignore_ascii_case(&black) {
            return Err(Refusal::new(
                "set defaultnames: expected two different names",
            ));
        }
        for name in [&white, &black] {
            crate::commands::check_name(name)?;
        }
        self.session.new_names = barpoint_rules::BySide::new(white, black);
        self.session.named = barpoint_rules::BySide::new(false, false);
        Ok(())
    }

    /// Says what a setting is now, unless a file is read.
    fn answer(&mut self, row: &Row, call: &mut Call<'_>) -> Result<(), Refusal> {
        if !self.session.loading.is_empty() {
            return Ok(());
        }
        let why = match call.used {
            Use::Window if !row.path.starts_with("sound ") => {
                " (kept for gnubg's windows; nothing changes here)"
            }
            _ if row.idle => " (kept; nothing changes here)",
            _ => "",
        };
        let line = self.session.line_of(row);
        writeln!(call.out, "{line}{why}")?;
        Ok(())
    }
}
