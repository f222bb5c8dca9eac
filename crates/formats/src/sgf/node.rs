//! The nodes after the root: what happened, with its analysis.

mod remarks;

use barpoint_record::{Entry, Event, PlayedRoll};
use barpoint_rules::{Roll, Side};

use super::checker::Situation;
use super::estimate::Unit;
use super::nodes::{Node, Property};
use super::setup::{self, Cursor};
use super::values::{read_cube_value, read_dice, read_owner, read_side};
use super::{letters, root};
use crate::WarningKind;
use crate::lenient::{self, Turn};
use crate::warning::Warning;
use crate::warnings::Warnings;

/// Our own property: the steps of a play that no board can hold, as letters.
pub(super) const ILLEGAL_STEPS: &str = "IP";

/// Reads a node and appends its entries, usually one; a node without an action adds to the entry before.
pub(super) fn read(
    node: &Node<'_>,
    unit: Unit,
    cursor: &mut Cursor,
    entries: &mut Vec<Entry>,
    warnings: &mut Warnings,
) {
    let mut reader = Reader {
        line: node.line,
        unit,
        cursor,
        warnings,
        situation: None,
    };
    let (acting, rest): (Vec<&Property<'_>>, Vec<&Property<'_>>) =
        node.properties.iter().partition(|p| is_action(p.key));
    let before = entries.len();
    let unread = reader.actions(&acting, entries);
    if entries.len() == before && !node.properties.is_empty() {
        reader.warn(WarningKind::Ignored {
            expected: "a move, a cube action or a set-up",
            found: node.properties.iter().map(|p| p.key).collect(),
        });
    }
    let Some(entry) = entries.last_mut() else {
        return;
    };
    entry.extra.extend(unread.into_iter().map(root::raw));
    for property in rest.iter().filter(|p| p.key != "MR") {
        reader.annotate(entry, property);
    }
    for property in rest.iter().filter(|p| p.key == "MR") {
        reader.mark(entry, property);
    }
}

fn is_action(key: &str) -> bool {
    matches!(
        key,
        "W" | "B" | "PL" | "DI" | "AE" | "AW" | "AB" | "CV" | "CP" | ILLEGAL_STEPS
    )
}

struct Reader<'a> {
    line: u32,
    /// The unit of values with the cube.
    unit: Unit,
    cursor: &'a mut Cursor,
    warnings: &'a mut Warnings,
    /// What the checker play of this node was played in.
    situation: Option<Situation>,
}

impl Reader<'_> {
    fn warn(&mut self, kind: WarningKind) {
        self.warnings.push(Warning::line(self.line, kind));
    }

    fn warn_unreadable(&mut self, property: &Property<'_>) {
        let key = property.key.to_owned();
        self.warn(WarningKind::UnreadableProperty { key });
    }

    /// Reads set-ups, then the roll or turn; gives back the properties that could not be read.
    fn actions<'p>(
        &mut self,
        properties: &[&'p Property<'p>],
        entries: &mut Vec<Entry>,
    ) -> Vec<&'p Property<'p>> {
        let find = |key: &str| properties.iter().copied().find(|p| p.key == key);
        let mut unread = Vec::new();
        let player = find("PL").and_then(|p| read_side(p.first()));
        if let Some(side) = player {
            self.cursor.side = side;
        }
        let setups: Vec<&Property<'_>> = properties
            .iter()
            .copied()
            .filter(|p| matches!(p.key, "AE" | "AW" | "AB"))
            .collect();
        if !setups.is_empty() {
            match setup::read(&setups, self.cursor.side, self.cursor) {
                Some(start) => {
                    self.cursor.place(start.on_roll, start.board);
                    entries.push(Entry::new(Event::SetPosition(Box::new(start))));
                }
                None => unread.extend(setups),
            }
        }
        let impossible = find(ILLEGAL_STEPS).map(Property::first);
        for property in properties {
            let value = property.first();
            let entry = match property.key {
                "CV" => read_cube_value(value)
                    .map(Event::SetCubeValue)
                    .map(Entry::new),
                "CP" => read_owner(value).map(Event::SetCubeOwner).map(Entry::new),
                "DI" => self.roll(value),
                "W" => self.turn(Side::White, value, impossible),
                "B" => self.turn(Side::Black, value, impossible),
                ILLEGAL_STEPS if find("W").or(find("B")).is_some() => continue,
                "PL" if read_side(value).is_some() => continue,
                "AE" | "AW" | "AB" => continue,
                _ => None,
            };
            match entry {
                Some(entry) => entries.push(entry),
                None => unread.push(property),
            }
        }
        for property in &unread {
            self.warn_unreadable(property);
        }
        unread
    }

    /// A roll without a play.
    fn roll(&mut self, value: &str) -> Option<Entry> {
        let (roll, low_die_first) = read_dice(value).filter(|_| value.len() == 2)?;
        let side = self.cursor.side;
        self.situation = Some(self.situation(side, roll));
        Some(Entry {
            low_die_first,
            ..Entry::new(Event::Roll { side, roll })
        })
    }

    fn situation(&self, side: Side, roll: Roll) -> Situation {
        Situation {
            side,
            roll,
            board: self.cursor.board(side),
            unit: self.unit,
        }
    }

    /// A cube action, or dice with the play.
    fn turn(&mut self, side: Side, value: &str, impossible: Option<&str>) -> Option<Entry> {
        self.cursor.side = side;
        match value.trim() {
            "double" => return Some(Entry::new(Event::Double(side))),
            "take" => return Some(Entry::new(Event::Take(side))),
            "drop" => return Some(Entry::new(Event::Pass(side))),
            _ => {}
        }
        let (roll, low_die_first) = read_dice(value)?;
        let letters = impossible.unwrap_or(&value[2..]).trim();
        let moves = letters::moves(side, letters)?;
        let situation = self.situation(side, roll);
        self.situation = Some(situation);
        let mut written = None;
        let event = match lenient::turn(&situation.board, roll, &moves) {
            Turn::Legal {
                play,
                after,
                written: as_written,
            } => {
                written = as_written.map(Box::new);
                self.cursor.place(side, after);
                Event::Play(PlayedRoll { side, roll, play })
            }
            Turn::Illegal(literal) => {
                self.cursor.place(side, literal.after);
                self.warn(literal.warning(letters, roll));
                Event::IllegalPlay {
                    side,
                    roll,
                    steps: literal.steps.into(),
                    after: Some(Box::new(literal.after)),
                }
            }
        };
        Some(Entry {
            low_die_first,
            written,
            ..Entry::new(event)
        })
    }
}
