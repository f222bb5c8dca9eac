//! The root node: match and game data.

use barpoint_record::{GameRecord, MatchRecord, RawProperty, Software};
use barpoint_rules::{BySide, MatchRules, Side};

use super::NAME;
use super::escapes::{escape, unescape};
use super::headers::{ANALYSED, HEADERS, MET, read_headers, read_met};
use super::nodes::{Node, Property};
use super::opinions::{ANALYSTS, ATTACHMENTS, read_all, read_analyst, read_attachment};
use super::rules::{read_result, read_rules};
use super::statistics;
use super::values::set;
use crate::text::read_date;
use crate::warning::Warning;
use crate::warnings::Warnings;
use crate::{ImportError, WarningKind};

/// Reads a root into a new game; the first game's root also fills the match.
pub(super) fn read(
    node: &Node<'_>,
    record: &mut MatchRecord,
    warnings: &mut Warnings,
) -> Result<GameRecord, ImportError> {
    let first = record.games.is_empty();
    let mut game = GameRecord::default();
    let mut rules = MatchRules {
        crawford: false,
        jacoby: false,
        ..record.rules
    };
    for property in &node.properties {
        if property.key == "GM" && property.first().trim() != "6" {
            let found = format!("GM[{}]", property.first());
            let expected = "GM[6], the number of backgammon";
            return Err(ImportError::expected(NAME, node.line, expected, found));
        }
        let read = match property.key {
            "PW" | "PB" => read_player(property, node.line, record, warnings),
            _ => read_property(property, &mut game, record, &mut rules),
        };
        if !read {
            // Of what later games repeat only the first is kept, whatever they say.
            let odd = match property.key {
                "MI" | "RE" | "GS" | "CV" | "RU" => true,
                "DT" => first,
                _ => false,
            };
            if odd {
                let key = property.key.to_owned();
                warnings.push(Warning::line(
                    node.line,
                    WarningKind::UnreadableProperty { key },
                ));
            }
            game.extra.push(raw(property));
        }
    }
    if first {
        record.rules = rules;
    } else if rules != record.rules
        && let Some(own_rules) = node.properties.iter().find(|p| p.key == "RU")
    {
        game.extra.push(raw(own_rules));
    }
    Ok(game)
}

/// Reads a property; false if it says what the record has no field for, or something else than it should.
fn read_property(
    property: &Property<'_>,
    game: &mut GameRecord,
    record: &mut MatchRecord,
    rules: &mut MatchRules,
) -> bool {
    let first = record.games.is_empty();
    let value = property.first();
    match property.key {
        "FF" => value.trim() == "4",
        "CA" => value.trim().eq_ignore_ascii_case("UTF-8"),
        "GM" => true,
        "MI" => read_info(property, game, record, first).is_some(),
        "RU" => read_rules(value, rules, game).is_some(),
        "RE" => set(&mut game.result, read_result(value)),
        "GS" => set(&mut game.statistics, statistics::read(&property.values)),
        "CV" => read_power(value).is_some_and(|n| {
            game.automatic_doubles = n;
            true
        }),
        "AP" => read_software(value, &mut record.info.software, first),
        MET if first => set(&mut record.info.met, read_met(value)),
        ANALYSED if first => set(&mut record.info.analysed, Some(unescape(value))),
        HEADERS if first => read_headers(property, &mut record.info.extra, rules).is_some(),
        ANALYSTS if first => read_all(property, read_analyst, &mut record.analysts),
        ATTACHMENTS if first => read_all(property, read_attachment, &mut record.attachments),
        _ => first && read_match(property, record),
    }
}

/// Reads a player's name; one that changes is mentioned, and kept as it stands.
fn read_player(
    property: &Property<'_>,
    line: u32,
    record: &mut MatchRecord,
    warnings: &mut Warnings,
) -> bool {
    let first = record.games.is_empty();
    let side = if property.key == "PW" {
        Side::White
    } else {
        Side::Black
    };
    let name = &mut record.players[side].name;
    let now = unescape(property.first());
    if first {
        *name = now;
        return true;
    }
    let same = *name == now;
    if !same {
        let kind = WarningKind::NameChanged {
            was: name.clone(),
            now,
            game: record.games.len() + 1,
        };
        warnings.push(Warning::line(line, kind));
    }
    same
}

/// A property kept as it stands.
pub(super) fn raw(property: &Property<'_>) -> RawProperty {
    RawProperty {
        key: property.key.to_owned(),
        values: property
            .values
            .iter()
            .map(|&value| value.to_owned())
            .collect(),
    }
}

/// `name:version`. Later games repeat it; only what differs counts as not read.
fn read_software(value: &str, software: &mut Option<Software>, first: bool) -> bool {
    let (name, version) = match value.split_once(':') {
        Some((name, version)) => (name, Some(unescape(version))),
        None => (value, None),
    };
    let name = unescape(name);
    let read = Some(Software { name, version });
    // What comes back otherwise is kept as it stands.
    if read.as_ref().map(software_text).as_deref() != Some(value) {
        return false;
    }
    if first {
        software.clone_from(&read);
    }
    *software == read
}

/// The value of `AP`.
pub(super) fn software_text(software: &Software) -> String {
    let name = escape(&software.name);
    match &software.version {
        Some(version) => format!("{name}:{}", escape(version)),
        None => name,
    }
}

fn read_match(property: &Property<'_>, record: &mut MatchRecord) -> bool {
    let text = unescape(property.first());
    let slot = match property.key {
        "WR" => &mut record.players.white.rating,
        "BR" => &mut record.players.black.rating,
        "EV" => &mut record.info.event,
        "RO" => &mut record.info.round,
        "PC" => &mut record.info.place,
        "AN" => &mut record.info.annotator,
        "GC" => &mut record.info.comment,
        "DT" => {
            return set(&mut record.info.date, read_date(&text, &['-']));
        }
        _ => return false,
    };
    set(slot, Some(text))
}

fn read_info(
    property: &Property<'_>,
    game: &mut GameRecord,
    record: &mut MatchRecord,
    first: bool,
) -> Option<()> {
    let mut score = BySide::default();
    let mut length = record.length;
    for value in &property.values {
        let (key, number) = value.split_once(':')?;
        let number: u16 = number.trim().parse().ok()?;
        match key.trim() {
            "length" => length = number,
            "ws" => score.white = number,
            "bs" => score.black = number,
            "game" => {}
            _ => return None,
        }
    }
    game.score = score;
    if first {
        record.length = length;
    }
    (length == record.length).then_some(())
}

/// How often the cube was turned before it got this value.
fn read_power(value: &str) -> Option<u8> {
    let cube: u32 = value.trim().parse().ok()?;
    cube.is_power_of_two()
        .then(|| u8::try_from(cube.trailing_zeros()).ok())
        .flatten()
}
