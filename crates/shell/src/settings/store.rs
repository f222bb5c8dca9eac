//! Values of settings read and written by their paths.

use barpoint_eval::{FILTER_DEPTHS, FilterLevel, MoveFilter};

use super::field::Field;
use super::row::{Kind, Row};
use super::table::Table;
use crate::session::Session;

impl Session {
    /// The value of a setting as text; a move filter has its own form ([`Session::filter_of`]).
    pub(super) fn text_of(&mut self, row: &Row) -> String {
        match row.kind {
            Kind::Names => {
                let [white, black] = [&self.new_names.white, &self.new_names.black];
                return format!("\"{white}\" \"{black}\"");
            }
            Kind::Generator if row.path == "rng" => return self.dice.word().to_owned(),
            _ => {}
        }
        match self.field(&row.path) {
            Field::Value(value) => value.text(),
            Field::Filter(filter) => filter.name().unwrap_or_default().to_owned(),
            Field::Kept => self.settings.kept(&row.path).to_owned(),
        }
    }

    /// The move filter of a setting.
    pub(super) fn filter_of(&mut self, row: &Row) -> Option<&mut MoveFilter> {
        match self.field(&row.path) {
            Field::Filter(filter) => Some(filter),
            _ => None,
        }
    }

    /// Takes a value; `false` if the text is none.
    pub(super) fn put(&mut self, row: &Row, text: &str) -> bool {
        match self.field(&row.path) {
            Field::Value(value) => value.put(text),
            Field::Filter(_) => false,
            Field::Kept => {
                let kept = &mut self.settings.kept;
                kept.insert(row.path.clone(), text.to_owned());
                true
            }
        }
    }
}

impl super::Settings {
    /// The text of a setting that has no field; that at the start if it was never set, empty if there is none of this path.
    pub(crate) fn kept(&self, path: &str) -> &str {
        let kept = self.kept.get(path).map(String::as_str);
        kept.or_else(|| Table::get().row(path).map(|row| row.start))
            .unwrap_or("")
    }

    /// Whether a switch that has no field is on.
    pub(crate) fn is_on(&self, path: &str) -> bool {
        self.kept(path) == "on"
    }
}

/// The levels of a move filter as gnubg writes them, `PLIES LEVEL ACCEPT EXTRA THRESHOLD`; a level that is skipped accepts -1.
pub(super) fn filter_lines(filter: &MoveFilter) -> Vec<[String; 5]> {
    let mut lines = Vec::new();
    for depth in 0..FILTER_DEPTHS {
        for level in 0..=depth {
            let [accept, extra, threshold] = match filter.depths[depth][level] {
                Some(FilterLevel {
                    accept,
                    extra,
                    threshold,
                }) => [accept.to_string(), extra.to_string(), threshold.to_string()],
                None => ["-1", "0", "0"].map(str::to_owned),
            };
            let place = [depth + 1, level].map(|n| n.to_string());
            let [plies, level] = place;
            lines.push([plies, level, accept, extra, threshold]);
        }
    }
    lines
}
