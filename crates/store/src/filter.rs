//! Which matches are meant.

use barpoint_record::Date;
use rusqlite::types::Value;

use crate::{PlayerId, plain};

/// Demands on matches; every one that is given holds.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct MatchFilter {
    /// This player played in it; decisions are those of this player alone.
    pub player: Option<PlayerId>,
    /// Against this one.
    pub opponent: Option<PlayerId>,
    /// The name of the event has this in it, whatever the case and the accents.
    pub event: Option<String>,
    /// It was played on this day or later; a match without a date was not.
    pub since: Option<Date>,
    /// It was played on this day, or in this month or year, or before.
    pub until: Option<Date>,
    /// It was played to this many points; 0 is money play.
    pub length: Option<u16>,
    /// It has this tag.
    pub tag: Option<String>,
}

impl MatchFilter {
    /// Conditions on `matches m` and the seat `s` of the player who decides, each after `AND`, and their values in order.
    pub(crate) fn conditions(&self) -> (String, Vec<Value>) {
        let event = self.event.as_deref().map(plain);
        let until = self.until.map(|date| format!("{date}~"));
        let player = |player: PlayerId| Value::from(player.get());
        let given = [
            ("s.player = ?", self.player.map(player)),
            (
                "EXISTS (SELECT 1 FROM seat o WHERE o.match_id = m.id AND o.side <> s.side AND o.player = ?)",
                self.opponent.map(player),
            ),
            ("instr(plain(m.event), ?) > 0", event.map(Value::from)),
            (
                "m.played >= ?",
                self.since.map(|date| date.to_string().into()),
            ),
            ("m.played < ?", until.map(Value::from)),
            (
                "m.length = ?",
                self.length.map(|length| i64::from(length).into()),
            ),
            (
                "EXISTS (SELECT 1 FROM tag t WHERE t.match_id = m.id AND t.name = ?)",
                self.tag.clone().map(Value::from),
            ),
        ];
        let (mut sql, mut values) = (String::new(), Vec::new());
        for (condition, value) in given {
            if let Some(value) = value {
                sql.push_str(" AND ");
                sql.push_str(condition);
                values.push(value);
            }
        }
        (sql, values)
    }
}
