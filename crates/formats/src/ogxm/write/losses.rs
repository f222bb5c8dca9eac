//! What a record has that the format cannot hold.

use std::mem::discriminant;

use barpoint_record::{Entry, Event, MatchRecord, Opinion, Said};
use barpoint_rules::{BySide, PointLimit};

use super::header::{self, Crawford, fitting, is_host};
use crate::ogxm::dates::instant;

/// In words for a sentence.
pub(in crate::ogxm) fn losses(record: &MatchRecord) -> Vec<&'static str> {
    let base = super::base(record);
    if base
        .as_ref()
        .is_some_and(|base| super::is_same(record, &base.record))
    {
        return Vec::new();
    }
    let keeps_header = base
        .as_ref()
        .is_some_and(|base| header::is_same(record, &base.record));
    let mut found = of_match(record, keeps_header);
    found.extend(of_games(record, base.is_some()));
    found
}

fn lost<const N: usize>(found: [(bool, &'static str); N]) -> Vec<&'static str> {
    let lost = found.into_iter();
    lost.filter_map(|(is_lost, what)| is_lost.then_some(what))
        .collect()
}

fn of_match(record: &MatchRecord, keeps_header: bool) -> Vec<&'static str> {
    let info = &record.info;
    let rated = [&record.players.white, &record.players.black];
    lost([
        (
            !keeps_header && rated.iter().any(|player| player.rating.is_some()),
            "ratings",
        ),
        (info.annotator.is_some(), "who annotated it"),
        (
            !keeps_header && !holds_info(record),
            "parts of the event data",
        ),
        (
            !keeps_header && !info.extra.is_empty(),
            "other header entries",
        ),
        (
            Crawford::of(record) == Crawford::Elsewhere,
            "the Crawford rule",
        ),
        (!record.rules.cube, "that there is no cube"),
        (
            record.rules.point_limit != PointLimit::Unlimited,
            "the limit of checkers on a point",
        ),
        (
            !scores_follow(record),
            "scores that the results do not lead to",
        ),
    ])
}

fn of_games(record: &MatchRecord, has_base: bool) -> Vec<&'static str> {
    let any = |wanted: fn(&Entry) -> bool| {
        let mut entries = record.games.iter().flat_map(|game| &game.entries);
        entries.any(wanted)
    };
    lost([
        (any(has_illegal_steps), "the steps of illegal plays"),
        (!has_base && any(|entry| entry.clock.is_some()), "the clock"),
        (any(is_marked), "marks"),
        (any(is_analysed), "settings of the analysis"),
        (any(has_cube_errors), "standard errors of cube decisions"),
        (
            any(says_without_turn),
            "opinions on positions without a turn",
        ),
        (any(says_of_illegal), "opinions on illegal plays"),
        (
            any(says_more_than_one),
            "all but the first of several opinions of one program",
        ),
        (
            any(says_how_rolled_out),
            "how rollouts of other programs were made",
        ),
        (
            record.games.iter().any(|game| game.statistics.is_some()),
            "statistics",
        ),
        (
            record
                .analysts
                .iter()
                .any(|analyst| analyst.figures != BySide::default()),
            "what other programs counted",
        ),
        (
            any(|entry| !entry.extra.is_empty())
                || record.games.iter().any(|game| !game.extra.is_empty()),
            "properties of other formats",
        ),
    ])
}

fn has_illegal_steps(entry: &Entry) -> bool {
    matches!(&entry.event, Event::IllegalPlay { steps, .. } if !steps.is_empty())
}

const fn is_marked(entry: &Entry) -> bool {
    entry.skill.is_some()
        || entry.cube_skill.is_some()
        || entry.luck_mark.is_some()
        || entry.cube_marked
}

const fn is_analysed(entry: &Entry) -> bool {
    entry.move_analysis.is_some() || entry.cube_analysis.is_some()
}

fn has_cube_errors(entry: &Entry) -> bool {
    let errors = |said: &Said| matches!(said, Said::Cube(cube) if cube.std_errs.is_some());
    entry.opinions.iter().any(|opinion| errors(&opinion.said))
}

fn says_without_turn(entry: &Entry) -> bool {
    !entry.opinions.is_empty()
        && matches!(
            entry.event,
            Event::SetPosition(_) | Event::SetCubeValue(_) | Event::SetCubeOwner(_)
        )
}

fn says_of_illegal(entry: &Entry) -> bool {
    !entry.opinions.is_empty() && matches!(entry.event, Event::IllegalPlay { .. })
}

fn says_how_rolled_out(entry: &Entry) -> bool {
    let mut said = entry.opinions.iter().map(|opinion| &opinion.said);
    said.any(|said| matches!(said, Said::Rollout(_)))
}

/// Whether one program says two things of the same kind.
fn says_more_than_one(entry: &Entry) -> bool {
    let kind = |said: &Said| (!matches!(said, Said::Rollout(_))).then(|| discriminant(said));
    let mut rest = entry.opinions.as_slice();
    while let [first, others @ ..] = rest {
        let same = |other: &Opinion| {
            other.analyst == first.analyst && kind(&other.said) == kind(&first.said)
        };
        if kind(&first.said).is_some() && others.iter().any(same) {
            return true;
        }
        rest = others;
    }
    false
}

fn holds_info(record: &MatchRecord) -> bool {
    let info = &record.info;
    let fits =
        |text: &Option<String>, most| text.is_none() || fitting(text.as_deref(), most).is_some();
    fits(&info.event, 120)
        && fits(&info.round, 60)
        && (fits(&info.place, 80) || info.place.as_deref().is_some_and(is_host))
        && info.date.is_none_or(|date| instant(date).is_some())
}

/// Whether every score follows from the results before it.
fn scores_follow(record: &MatchRecord) -> bool {
    let Some(first) = record.games.first() else {
        return true;
    };
    let mut score = first.score.map(u32::from);
    record.games.iter().all(|game| {
        let follows = game.score.map(u32::from) == score;
        if let Some(result) = game.result {
            let needed = match record.length {
                0 => u32::MAX,
                length => u32::from(length).saturating_sub(score[result.winner]),
            };
            score[result.winner] += result.points.min(needed);
        }
        follows
    })
}
