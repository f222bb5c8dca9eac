//! The table of settings.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use barpoint_rules::Side;

use super::row::{Kind, Row};

/// The table as it is written.
const TEXT: &str = include_str!("settings.txt");

/// All settings, in the order in which they are saved.
#[derive(Debug, Default)]
pub(super) struct Table {
    rows: Vec<Row>,
    places: BTreeMap<String, usize>,
    /// Other paths, and those that they stand for.
    others: Vec<(String, String)>,
}

/// The table; it does not change.
static TABLE: LazyLock<Table> = LazyLock::new(Table::read);

/// The settings that a path means, and the value if it stands in the path.
pub(super) type Found = (Vec<&'static Row>, Option<String>);

impl Table {
    pub(super) fn get() -> &'static Self {
        &TABLE
    }

    pub(super) fn rows(&self) -> &[Row] {
        &self.rows
    }

    /// The setting of a path.
    pub(super) fn row(&self, path: &str) -> Option<&Row> {
        self.places.get(path).map(|&place| &self.rows[place])
    }

    /// The settings that a path below `set` means, numbers of players in it; `set tutor skill bad` has its value with it.
    pub(super) fn find(&'static self, path: &str) -> Option<Found> {
        if let Some(row) = self.row(path) {
            return Some((vec![row], None));
        }
        if let Some((group, last)) = path.rsplit_once(' ')
            && let Some(row) = self.row(group)
        {
            let has = match &row.kind {
                Kind::Word(words) => words.contains(&last),
                Kind::Control => ["human", "gnubg"].contains(&last),
                _ => false,
            };
            if has {
                return Some((vec![row], Some(last.to_owned())));
            }
        }
        self.others.iter().find_map(|(other, meant)| {
            let rest = path.strip_prefix(other.as_str())?;
            if !rest.is_empty() && !rest.starts_with(' ') {
                return None;
            }
            self.find_meant(&format!("{meant}{rest}"))
        })
    }

    fn find_meant(&'static self, path: &str) -> Option<Found> {
        if let Some(row) = self.row(path) {
            return Some((vec![row], None));
        }
        if let Some((group, last)) = path.rsplit_once(' ')
            && let Some(row) = self.row(group)
        {
            return Some((vec![row], Some(last.to_owned())));
        }
        let rows: Option<Vec<&Row>> = Side::BOTH
            .iter()
            .map(|side| self.row(&numbered(path, *side)))
            .collect();
        rows.map(|rows| (rows, None))
    }

    fn read() -> Self {
        let mut groups: BTreeMap<&str, Vec<&'static str>> = BTreeMap::new();
        let mut group = "";
        for line in TEXT.lines().filter(|line| !line.starts_with('#')) {
            if let Some(name) = line.strip_prefix("= ") {
                group = name;
            } else if !line.is_empty() {
                groups.entry(group).or_default().push(line);
            }
        }
        let mut table = Self::default();
        table.expand("settings", "", "", &groups);
        for (place, row) in table.rows.iter().enumerate() {
            table.places.insert(row.path.clone(), place);
        }
        table
    }

    /// The rows of a group below a path.
    fn expand(
        &mut self,
        group: &str,
        below: &str,
        called: &str,
        groups: &BTreeMap<&str, Vec<&'static str>>,
    ) {
        for line in groups.get(group).into_iter().flatten() {
            let mut columns = line.split('\t');
            let mut column = || columns.next().unwrap_or("");
            let path = joined(below, " ", column());
            if let Some(other) = path.strip_prefix("> ").map(str::to_owned) {
                self.others.push((other, column().to_owned()));
                continue;
            }
            if let Some((_, other)) = path.split_once(" > ") {
                let meant = joined(below, " ", column());
                self.others.push((joined(below, " ", other), meant));
                continue;
            }
            let (kind, start, label, flags) = (column(), column(), column(), column());
            let label = joined(called, ", ", label);
            for side in sides(&path, below) {
                let path = side.map_or_else(|| path.clone(), |side| numbered(&path, side));
                let label = side.map_or_else(|| label.clone(), |side| numbered(&label, side));
                match kind.strip_prefix('@') {
                    Some(inner) => self.expand(inner, &path, &label, groups),
                    None => self.rows.push(Row::new(path, kind, start, label, flags)),
                }
            }
        }
    }
}

/// The players for which a path with `*` stands.
fn sides(path: &str, below: &str) -> Vec<Option<Side>> {
    if path.contains('*') && !below.contains('*') {
        Side::BOTH.map(Some).to_vec()
    } else {
        vec![None]
    }
}

/// A path with the number of a player in it.
pub(super) fn numbered(path: &str, side: Side) -> String {
    path.replacen('*', number(side), 1)
}

/// The number of a player.
pub(super) const fn number(side: Side) -> &'static str {
    match side {
        Side::White => "0",
        Side::Black => "1",
    }
}

fn joined(first: &str, between: &str, second: &str) -> String {
    match (first, second) {
        ("", one) | (one, "") => one.to_owned(),
        _ => format!("{first}{between}{second}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_of_both_players_stand_for_two_settings() {
        let found = |path: &str| {
            let (rows, value) = Table::get().find(path).unwrap();
            let paths: Vec<&str> = rows.iter().map(|row| row.path.as_str()).collect();
            (paths.join("; "), value)
        };
        assert_eq!(
            found("rollout later chequerplay plies").0,
            "rollout later player 0 chequerplay plies; rollout later player 1 chequerplay plies"
        );
        assert_eq!(
            found("player 1 cubedecision rollout rotate").0,
            "player 1 cubedecision rollout quasirandom"
        );
        let word = |path: &str, value: &str| (path.to_owned(), Some(value.to_owned()));
        assert_eq!(found("tutor skill bad"), word("tutor skill", "bad"));
        assert_eq!(found("priority idle"), word("priority nice", "19"));
        assert_eq!(found("invert met").0, "invert matchequitytable");
        assert!(Table::get().find("tutor skill foo").is_none());
    }
}
