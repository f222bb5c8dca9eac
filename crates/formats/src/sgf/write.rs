//! From the record to game trees, in gnubg's order.

use std::fmt::Write;

use barpoint_equity::Equity;
use barpoint_record::{
    Entry, Event, GameRecord, LuckMark, MatchRecord, PlayedRoll, RawProperty, SkillMark,
};
use barpoint_rules::{CubeOwner, Side};

use super::escapes::escape;
use super::illegal::{Illegal, write_illegal};
use super::setup::Cursor;
use super::{checker, cube, headers, letters, number, opinions, root, rules, setup, statistics};
use crate::text::{dice, push_dice};

/// The whole file.
pub(super) fn write(record: &MatchRecord) -> String {
    let mut text = String::new();
    for (index, game) in record.games.iter().enumerate() {
        text.push('(');
        write_root(&mut text, record, index, game);
        let mut cursor = Cursor::new(&record.rules);
        for entry in &game.entries {
            text += "\n;";
            write_entry(&mut text, entry, &mut cursor);
        }
        text += ")\n";
    }
    text
}

fn write_root(text: &mut String, record: &MatchRecord, index: usize, game: &GameRecord) {
    let mut root = Root {
        text,
        extra: game.extra.iter().map(Some).collect(),
    };
    root.text.push(';');
    root.put("FF", "4");
    root.put("GM", "6");
    root.put("CA", "UTF-8");
    let software = record.info.software.as_ref().map(root::software_text);
    let ours = || concat!("barpoint:", env!("CARGO_PKG_VERSION")).to_owned();
    root.put("AP", &software.unwrap_or_else(ours));
    if !root.put_own("MI") {
        let score = game.score;
        let _ = write!(
            root.text,
            "MI[length:{}][game:{index}][ws:{}][bs:{}]",
            record.length, score.white, score.black
        );
    }
    root.put("PW", &escape(&record.players.white.name));
    root.put("PB", &escape(&record.players.black.name));
    let info = &record.info;
    let date = info.date.map(|date| date.to_string());
    for (key, value) in [
        ("WR", &record.players.white.rating),
        ("BR", &record.players.black.rating),
        ("DT", &date),
        ("EV", &info.event),
        ("RO", &info.round),
        ("PC", &info.place),
        ("AN", &info.annotator),
        ("GC", &info.comment),
    ] {
        let value = value.as_deref().filter(|_| index == 0);
        root.put_some(key, value.map(escape));
    }
    if index == 0 {
        *root.text += &headers::headers_text(record);
        root.put_some(headers::MET, info.met.as_deref().map(escape));
        root.put_some(headers::ANALYSED, info.analysed.as_deref().map(escape));
        let analysts = record.analysts.iter().map(opinions::write_analyst);
        *root.text += &opinions::property(opinions::ANALYSTS, analysts);
        let parts = record.attachments.iter().map(opinions::write_attachment);
        *root.text += &opinions::property(opinions::ATTACHMENTS, parts);
    }
    let rules = rules::rules_text(&record.rules, game);
    root.put_some("RU", Some(rules).filter(|rules| !rules.is_empty()));
    let turned = Some(game.automatic_doubles).filter(|&n| n > 0);
    root.put_some("CV", turned.map(|n| (1_u64 << n.min(63)).to_string()));
    root.put_some("RE", game.result.map(rules::result_text));
    if !root.put_own("GS")
        && let Some(stored) = &game.statistics
    {
        *root.text += &statistics::write(stored);
    }
    root.put_rest();
}

/// A root node being written; what the source had instead of a standard property goes into its place.
struct Root<'a, 'r> {
    text: &'a mut String,
    extra: Vec<Option<&'r RawProperty>>,
}

impl Root<'_, '_> {
    /// Writes the source's own property of this name, if it was kept.
    fn put_own(&mut self, key: &str) -> bool {
        let own = self
            .extra
            .iter_mut()
            .find(|slot| slot.is_some_and(|p| p.key == key))
            .and_then(Option::take);
        own.inspect(|property| write_raw(self.text, property))
            .is_some()
    }

    fn put_some(&mut self, key: &str, value: Option<String>) {
        if !self.put_own(key)
            && let Some(value) = value
        {
            let _ = write!(self.text, "{key}[{value}]");
        }
    }

    fn put(&mut self, key: &str, value: &str) {
        self.put_some(key, Some(value.to_owned()));
    }

    fn put_rest(&mut self) {
        for property in self.extra.drain(..).flatten() {
            write_raw(self.text, property);
        }
    }
}

fn write_raw(text: &mut String, property: &RawProperty) {
    *text += &property.key;
    for value in &property.values {
        let _ = write!(text, "[{value}]");
    }
}

fn write_entry(text: &mut String, entry: &Entry, cursor: &mut Cursor) {
    let side = write_event(text, entry, cursor);
    cursor.advance(&entry.event);
    if let Some(analysis) = &entry.cube_analysis {
        *text += &cube::write(analysis);
    }
    if entry.cube_marked {
        *text += "CR[]";
    }
    if let Some(analysis) = &entry.move_analysis {
        *text += &checker::write(analysis, side);
    }
    if let Some(luck) = entry.luck {
        let equity = luck.known().map_or(f32::NEG_INFINITY, Equity::get);
        let _ = write!(text, "LU[{}]", number::decimals(equity, 5));
    }
    if let Some(mark) = entry.luck_mark {
        let (good_for, degree) = match mark {
            LuckMark::Lucky => (side, 1),
            LuckMark::VeryLucky => (side, 2),
            LuckMark::Unlucky => (side.other(), 1),
            LuckMark::VeryUnlucky => (side.other(), 2),
        };
        let _ = write!(text, "G{}[{degree}]", colour(good_for));
    }
    write_skill(text, entry.skill, ["DO", "BM"]);
    write_skill(text, entry.cube_skill, ["DC", "BC"]);
    if let Some(comment) = &entry.comment {
        let _ = write!(text, "C[{}]", escape(comment));
    }
    let said = entry.opinions.iter().map(opinions::write_opinion);
    *text += &opinions::property(opinions::OPINIONS, said);
    let clock = entry
        .clock
        .as_deref()
        .into_iter()
        .map(opinions::write_clock);
    *text += &opinions::property(opinions::CLOCK, clock);
    for property in &entry.extra {
        write_raw(text, property);
    }
}

fn write_skill(text: &mut String, mark: Option<SkillMark>, [doubtful, bad]: [&str; 2]) {
    let _ = match mark {
        None => Ok(()),
        Some(SkillMark::Doubtful) => write!(text, "{doubtful}[]"),
        Some(SkillMark::Bad) => write!(text, "{bad}[1]"),
        Some(SkillMark::VeryBad) => write!(text, "{bad}[2]"),
    };
}

/// Writes what happened; returns whose it is.
fn write_event(text: &mut String, entry: &Entry, cursor: &Cursor) -> Side {
    let side = match &entry.event {
        Event::SetPosition(start) => start.on_roll,
        event => event.side().unwrap_or(Side::White),
    };
    let colour = colour(side);
    let _ = match &entry.event {
        Event::Play(PlayedRoll { roll, play, .. }) => {
            text.push(colour);
            text.push('[');
            push_dice(text, *roll, entry);
            let steps = entry.written.as_deref().unwrap_or(play).steps();
            let points = steps.iter().flat_map(|step| [step.from, step.to]);
            text.extend(points.map(|point| letters::letter(side, point)));
            text.push(']');
            Ok(())
        }
        Event::IllegalPlay {
            roll, steps, after, ..
        } => {
            let illegal = Illegal {
                side,
                steps,
                after: after.as_deref().copied(),
            };
            write_illegal(text, cursor, &illegal, &dice(*roll, entry));
            Ok(())
        }
        Event::Roll { roll, .. } => write!(text, "PL[{colour}]DI[{}]", dice(*roll, entry)),
        Event::Double(_) => write!(text, "{colour}[double]"),
        Event::Take(_) => write!(text, "{colour}[take]"),
        Event::Pass(_) => write!(text, "{colour}[drop]"),
        Event::SetPosition(start) => write!(text, "{}", setup::write(start)),
        Event::SetCubeValue(value) => write!(text, "CV[{value}]"),
        Event::SetCubeOwner(CubeOwner::Centred) => write!(text, "CP[c]"),
        Event::SetCubeOwner(CubeOwner::Owned(Side::White)) => write!(text, "CP[w]"),
        Event::SetCubeOwner(CubeOwner::Owned(Side::Black)) => write!(text, "CP[b]"),
    };
    side
}

pub(super) const fn colour(side: Side) -> char {
    match side {
        Side::White => 'W',
        Side::Black => 'B',
    }
}
