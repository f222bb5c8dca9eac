//! The root node: match and game data.

use barpoint_record::{Date, GameRecord, GameResult, MatchRecord, RawProperty, Software};
use barpoint_rules::{BySide, MatchRules, Side, Variation};

use super::NAME;
use super::escapes::{escape, unescape};
use super::headers::{ANALYSED, HEADERS, MET, read_headers, read_met};
use super::opinions::{ANALYSTS, ATTACHMENTS, read_all, read_analyst, read_attachment};
use super::parse::{Node, Property};
use super::statistics;
use super::values::set;
use crate::error::Warning;
use crate::text::read_date;
use crate::{ImportError, WarningKind};

/// Reads a root into a new game; the first game's root also fills the match.
pub(super) fn read(
    node: &Node,
    record: &mut MatchRecord,
    warnings: &mut Vec<Warning>,
) -> Result<GameRecord, ImportError> {
    let first = record.games.is_empty();
    let mut game = GameRecord::default();
    let mut rules = MatchRules {
        crawford: false,
        jacoby: false,
        ..record.rules
    };
    for property in &node.properties {
        let value = property.first();
        let read = match property.key.as_str() {
            "FF" => value.trim() == "4",
            "CA" => value.trim().eq_ignore_ascii_case("UTF-8"),
            "GM" if value.trim() == "6" => true,
            "GM" => {
                let found = format!("GM[{value}]");
                let expected = "GM[6], the number of backgammon";
                return Err(ImportError::expected(NAME, node.line, expected, found));
            }
            "MI" => read_info(property, &mut game, record, first).is_some(),
            "RU" => read_rules(value, &mut rules, &mut game).is_some(),
            "RE" => set(&mut game.result, read_result(value)),
            "GS" => set(&mut game.statistics, statistics::read(&property.values)),
            "CV" => read_power(value).is_some_and(|n| {
                game.automatic_doubles = n;
                true
            }),
            "AP" => read_software(value, &mut record.info.software, first),
            MET if first => set(&mut record.info.met, read_met(value)),
            ANALYSED if first => set(&mut record.info.analysed, Some(unescape(value))),
            HEADERS if first => {
                read_headers(property, &mut record.info.extra, &mut rules).is_some()
            }
            ANALYSTS if first => read_all(property, read_analyst, &mut record.analysts),
            ATTACHMENTS if first => read_all(property, read_attachment, &mut record.attachments),
            "PW" => read_name(value, &mut record.players.white.name, first),
            "PB" => read_name(value, &mut record.players.black.name, first),
            _ => first && read_match(property, record),
        };
        if !read {
            if matches!(
                property.key.as_str(),
                "MI" | "RE" | "GS" | "CV" | "DT" | "RU"
            ) {
                let key = property.key.clone();
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

/// A property kept as it stands.
pub(super) fn raw(property: &Property) -> RawProperty {
    RawProperty {
        key: property.key.clone(),
        values: property.values.clone(),
    }
}

/// Later games repeat the players' names; only what differs counts as not read.
fn read_name(value: &str, name: &mut String, first: bool) -> bool {
    let text = unescape(value);
    if first {
        *name = text;
        return true;
    }
    *name == text
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

fn read_match(property: &Property, record: &mut MatchRecord) -> bool {
    let text = unescape(property.first());
    let slot = match property.key.as_str() {
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
    property: &Property,
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

fn read_rules(value: &str, rules: &mut MatchRules, game: &mut GameRecord) -> Option<()> {
    for rule in value.split(':') {
        match rule.trim() {
            "NoCube" => rules.cube = false,
            "Crawford" => rules.crawford = true,
            "CrawfordGame" => game.crawford = true,
            "Jacoby" => rules.jacoby = true,
            "Nackgammon" => rules.variation = Variation::Nackgammon,
            "Hypergammon1" => rules.variation = Variation::Hypergammon1,
            "Hypergammon2" => rules.variation = Variation::Hypergammon2,
            "Hypergammon3" => rules.variation = Variation::Hypergammon3,
            _ => return None,
        }
    }
    Some(())
}

/// The value of `RU`, empty if none applies.
pub(super) fn rules_text(rules: &MatchRules, game: &GameRecord) -> String {
    let mut list = Vec::new();
    let mut when = |condition: bool, rule: &'static str| {
        if condition {
            list.push(rule);
        }
    };
    when(!rules.cube, "NoCube");
    when(rules.crawford, "Crawford");
    when(game.crawford, "CrawfordGame");
    when(rules.jacoby, "Jacoby");
    match rules.variation {
        Variation::Standard => {}
        Variation::Nackgammon => list.push("Nackgammon"),
        Variation::Hypergammon1 => list.push("Hypergammon1"),
        Variation::Hypergammon2 => list.push("Hypergammon2"),
        Variation::Hypergammon3 => list.push("Hypergammon3"),
    }
    list.join(":")
}

fn read_result(value: &str) -> Option<GameResult> {
    let value = value.trim();
    let (winner, points) = match value.split_at_checked(2)? {
        ("W+", points) => (Side::White, points),
        ("B+", points) => (Side::Black, points),
        _ => return None,
    };
    let digits = points.strip_suffix('R');
    Some(GameResult {
        winner,
        points: digits.unwrap_or(points).parse().ok()?,
        resigned: digits.is_some(),
    })
}

/// The value of `RE`.
pub(super) fn result_text(result: GameResult) -> String {
    let winner = match result.winner {
        Side::White => 'W',
        Side::Black => 'B',
    };
    let resigned = if result.resigned { "R" } else { "" };
    format!("{winner}+{}{resigned}", result.points)
}

/// How often the cube was turned before it got this value.
fn read_power(value: &str) -> Option<u8> {
    let cube: u32 = value.trim().parse().ok()?;
    cube.is_power_of_two()
        .then(|| u8::try_from(cube.trailing_zeros()).ok())
        .flatten()
}

/// The value of `DT`.
pub(super) fn date_text(date: Date) -> String {
    let part = |part: Option<u8>| part.map_or_else(String::new, |n| format!("-{n:02}"));
    let day = date.day.filter(|_| date.month.is_some());
    format!("{:04}{}{}", date.year, part(date.month), part(day))
}
