//! The match section.

use barpoint_record::{Event, GameRecord, MatchInfo, MatchRecord};
use barpoint_rules::Side;

use super::MORE_HEADER;
use super::out::Fields;
use crate::ExportError;
use crate::ogxm::dates::instant;
use crate::ogxm::{NAME, boards, header};

/// Whether nothing of the match section changed.
pub(super) fn is_same(record: &MatchRecord, base: &MatchRecord) -> bool {
    let bare = |info: &MatchInfo| MatchInfo {
        comment: None,
        met: None,
        ..info.clone()
    };
    let score = |record: &MatchRecord| record.games.first().map(|game| game.score);
    record.players == base.players
        && bare(&record.info) == bare(&base.info)
        && record.length == base.length
        && record.rules == base.rules
        && score(record) == score(base)
}

/// Writes it; with the version that it needs.
pub(super) fn write(record: &MatchRecord) -> Result<(Vec<u8>, u16), ExportError> {
    let rules = &record.rules;
    let variant = boards::variation_number(rules.variation, rules.start)
        // A start of its own stands in every game.
        .or_else(|| boards::variation_number(rules.variation, None))
        .ok_or(ExportError::CannotHold {
            format: NAME,
            what: "Hypergammon with one or two checkers",
        })?;
    let mut fields = Fields::default();
    fields.required.varint(record.length.into());
    fields.required.varint(variant);
    for (number, player) in [(0, &record.players.white), (1, &record.players.black)] {
        if !player.name.is_empty() {
            fields.add(number, |out| out.text(&player.name));
        }
    }
    let bits = rule_bits(record);
    if bits != 0 {
        fields.add(2, |out| out.varint(bits));
    }
    let score = record
        .games
        .first()
        .map(|game| game.score)
        .unwrap_or_default();
    if (score.white, score.black) != (0, 0) {
        fields.add(4, |out| {
            out.varint(score.white.into());
            out.varint(score.black.into());
        });
    }
    let is_more = event(record, &mut fields);
    Ok((fields.record(), if is_more { MORE_HEADER } else { 0 }))
}

/// When and where it was played, and whether that takes more than version 2.0.
fn event(record: &MatchRecord, fields: &mut Fields) -> bool {
    let crawford = Crawford::of(record);
    let info = &record.info;
    let started = info.date.and_then(|date| Some((date, instant(date)?)));
    if let Some((_, started)) = started {
        fields.add(8, |out| out.v64(started));
    }
    if crawford == Crawford::Before {
        fields.flag(11);
    }
    let event = fitting(info.event.as_deref(), 120);
    if let Some(event) = event {
        fields.add(12, |out| out.text(event));
    }
    let precision = started.map(|(date, _)| match (date.month, date.day) {
        (None, _) => 2,
        (Some(_), None) => 1,
        (Some(_), Some(_)) => 0,
    });
    if let Some(precision) = precision {
        fields.add(14, |out| out.varint(precision));
    }
    match info
        .round
        .as_deref()
        .map(|round| (round, round.parse::<u32>()))
    {
        Some((_, Ok(number @ 1..=99))) => fields.add(16, |out| out.varint(number)),
        Some((stage, _)) if fitting(Some(stage), 60).is_some() => {
            fields.add(15, |out| out.text(stage));
        }
        _ => {}
    }
    match info.place.as_deref() {
        Some(host) if is_host(host) => fields.add(21, |out| out.text(host)),
        place => {
            if let Some(city) = fitting(place, 80) {
                fields.add(18, |out| out.text(city));
            }
        }
    }
    // Everything from the event on came with version 2.1.
    precision.is_some()
        || [&info.event, &info.round, &info.place]
            .into_iter()
            .any(Option::is_some)
}

fn rule_bits(record: &MatchRecord) -> u32 {
    let rules = &record.rules;
    let money = record.length == 0;
    [
        (
            !money && rules.crawford && Crawford::of(record) != Crawford::Elsewhere,
            header::CRAWFORD,
        ),
        (money && rules.jacoby, header::JACOBY),
        (money && rules.beavers > 0, header::BEAVERS),
        (money && rules.beavers > 1, header::RACCOONS),
        (
            money && rules.automatic_doubles > 0,
            header::AUTOMATIC_DOUBLES,
        ),
    ]
    .into_iter()
    .filter_map(|(is_set, bit)| is_set.then_some(bit))
    .sum()
}

/// Where the Crawford game is. The format has no mark for it: it is the first game that starts with a side a point away.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Crawford {
    /// There, or nowhere for want of such a game.
    Usual,
    /// It was before the first game.
    Before,
    /// Where the format would not have it.
    Elsewhere,
}

impl Crawford {
    /// Where it is in a record.
    pub(super) fn of(record: &MatchRecord) -> Self {
        if record.length == 0 || !record.rules.crawford {
            return Self::Usual;
        }
        let away = |game: &GameRecord| {
            let away = |side: Side| record.length - game.score[side].min(record.length);
            Side::BOTH
                .into_iter()
                .filter(|&side| away(side) == 1)
                .count()
        };
        let first = record.games.iter().position(|game| away(game) > 0);
        let Some(first) = first else {
            return Self::Usual;
        };
        let others = record.games.iter().enumerate();
        let others = others
            .filter(|(at, _)| *at != first)
            .any(|(_, game)| game.crawford);
        let game = &record.games[first];
        // In a match of one point nobody may double by the format.
        let doubled = game
            .entries
            .iter()
            .any(|entry| matches!(entry.event, Event::Double(_)));
        let fits = game.crawford || (away(game) == 2 && !doubled);
        match (fits && !others, first, game.crawford || others) {
            (true, ..) => Self::Usual,
            (false, 0, false) => Self::Before,
            _ => Self::Elsewhere,
        }
    }
}

/// A text that is filled and short enough.
pub(super) fn fitting(text: Option<&str>, most: usize) -> Option<&str> {
    text.filter(|text| !text.is_empty() && text.len() <= most)
}

/// Whether a place is the host name of a platform.
pub(super) fn is_host(place: &str) -> bool {
    let letters = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || matches!(c, '.' | '-');
    place.len() <= 253
        && place.chars().all(letters)
        && place.trim_matches('.').contains('.')
        && !place.starts_with(['.', '-'])
        && !place.ends_with(['.', '-'])
}
