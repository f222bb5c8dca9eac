//! Lines about the match, the score and the winner.

use barpoint_record::{Date, MatchRecord};
use barpoint_rules::{BySide, Variation};

use crate::game_log::{MatchLog, keep};

/// `alice vs. bob`.
pub(super) fn players(line: &str) -> Option<(&str, &str)> {
    let (first, second) = line.split_once(" vs. ")?;
    let (first, second) = (first.trim(), second.trim());
    let named = !first.is_empty() && !second.is_empty() && !line.contains('\t');
    named.then_some((first, second))
}

/// The line that begins a game.
pub(super) struct GameLine {
    pub(super) score: BySide<u16>,
    pub(super) crawford: bool,
    /// 0 where the line names no length.
    pub(super) length: u16,
}

/// `Game 2. 2*-0/5`: a star marks the Crawford game.
pub(super) fn game(line: &str) -> Option<GameLine> {
    let rest = line.strip_prefix("Game ")?;
    let (number, rest) = rest.split_once('.')?;
    number.trim().parse::<u32>().ok()?;
    let rest = rest.trim();
    let (scores, length) = match rest.split_once('/') {
        Some((scores, length)) => (scores, length.trim().parse().ok()?),
        None => (rest, 0),
    };
    let (white, black) = scores.split_once('-')?;
    let points = |text: &str| text.trim().trim_end_matches('*').parse().ok();
    Some(GameLine {
        score: BySide::new(points(white)?, points(black)?),
        crawford: scores.contains('*'),
        length,
    })
}

/// `alice  wins 2 points.`: the name and the points.
pub(super) fn winner(line: &str) -> Option<(&str, Option<u32>)> {
    let (name, rest) = line.rsplit_once(" wins ")?;
    let number = rest.split_whitespace().next()?;
    Some((name.trim(), number.parse().ok()))
}

/// Reads a line before the first game.
pub(super) fn read(line: &str, log: &mut MatchLog) {
    let Some((key, value)) = line.split_once(':') else {
        other(line, log.header());
        return;
    };
    let value = value.trim();
    let yes = value.eq_ignore_ascii_case("yes");
    let record = log.header();
    let rules = &mut record.rules;
    match key.trim().to_ascii_lowercase().as_str() {
        "elo" => ratings(value, record),
        "match length" => record.length = value.parse().unwrap_or(0),
        "variant" => match value.to_ascii_lowercase().as_str() {
            "nackgammon" => rules.variation = Variation::Nackgammon,
            "hypergammon" => rules.variation = Variation::Hypergammon3,
            _ => {}
        },
        "jacoby" => {
            rules.jacoby = yes;
            log.jacoby_known = true;
        }
        "crawford" => rules.crawford = yes,
        "beavers" if !yes => rules.beavers = 0,
        "raccoons" if !yes => rules.beavers = rules.beavers.min(1),
        "beavers" | "raccoons" => {}
        "automatic doubles" => rules.automatic_doubles = u8::from(yes),
        "doubling cube" => rules.cube = yes,
        "rated" => keep(record, key.trim(), value),
        _ => other(line, record),
    }
}

/// Ratings and experience of both.
fn ratings(value: &str, record: &mut MatchRecord) {
    let words: Vec<&str> = value.split_whitespace().collect();
    let text = |words: &[&str]| match words {
        [rating, experience] => Some(format!("{rating} (Exp {experience})")),
        _ => None,
    };
    let (white, black) = words.split_at(words.len().min(2));
    record.players.white.rating = text(white);
    record.players.black.rating = text(black);
}

/// A date, or else the place.
fn other(line: &str, record: &mut MatchRecord) {
    let line = line.trim();
    if let Some(date) = date(line) {
        record.info.date = Some(date);
        return;
    }
    match &mut record.info.place {
        Some(place) => {
            place.push_str(", ");
            place.push_str(line);
        }
        None => record.info.place = Some(line.to_owned()),
    }
}

const MONTHS: [&str; 12] = [
    "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
];

/// `Saturday, November 21, 2026`.
fn date(line: &str) -> Option<Date> {
    let mut parts = line.split(',').map(str::trim);
    let weekday = parts.next()?;
    let mut day = parts.next()?.split_whitespace();
    let month = day.next()?.to_ascii_lowercase();
    let month = MONTHS.iter().position(|name| month.starts_with(name))?;
    let day: u8 = day.next()?.parse().ok()?;
    let year = parts.next()?.parse().ok()?;
    let fits = weekday.to_ascii_lowercase().ends_with("day") && (1..=31).contains(&day) && year > 0;
    fits.then_some(Date {
        year,
        month: u8::try_from(month + 1).ok(),
        day: Some(day),
    })
}
