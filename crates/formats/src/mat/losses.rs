//! What match texts cannot hold.

use barpoint_record::{Entry, Event, MatchRecord};
use barpoint_rules::{PointLimit, Side};

use super::header;

/// What is lost by writing a record as a match text.
pub(super) fn of_text(record: &MatchRecord) -> Vec<&'static str> {
    let mut lost = of_games(record);
    let rules = &record.rules;
    if !rules.cube {
        lost.push("that there is no cube");
    }
    if rules.point_limit != PointLimit::Unlimited {
        lost.push("the limit of checkers on a point");
    }
    let is_changed = |side: Side| {
        let player = &record.players[side];
        let line = format!(" {} : 0", header::written_name(player));
        let line = format!("{line}  x : 0");
        header::score_line(&line).is_none_or(|read| read.white.name != player.name)
    };
    if Side::BOTH.into_iter().any(is_changed) {
        lost.push("names as they are written");
    }
    if !record.attachments.is_empty() {
        lost.push("parts of the file that only its own format understands");
    }
    lost
}

/// What is lost of the games themselves.
pub(super) fn of_games(record: &MatchRecord) -> Vec<&'static str> {
    let entries = || record.games.iter().flat_map(|game| &game.entries);
    let any = |is_it: fn(&Entry) -> bool| entries().any(is_it);
    let analysed = |entry: &Entry| {
        entry.cube_analysis.is_some() || entry.move_analysis.is_some() || entry.luck.is_some()
    };
    let marked = |entry: &Entry| {
        entry.luck_mark.is_some()
            || entry.skill.is_some()
            || entry.cube_skill.is_some()
            || entry.cube_marked
    };
    let statistics = record.games.iter().any(|game| game.statistics.is_some());
    let automatic = record.games.iter().any(|game| game.automatic_doubles > 0);
    [
        (any(analysed), "the analysis"),
        (any(|entry| !entry.opinions.is_empty()), "what other programs said"),
        (any(marked), "marks"),
        (statistics, "stored statistics"),
        (any(|entry| entry.comment.is_some()), "comments on moves"),
        (any(|entry| entry.clock.is_some()), "the clock"),
        (
            any(|entry| matches!(&entry.event, Event::IllegalPlay { steps, .. } if !steps.is_empty())),
            "the single steps of illegal plays",
        ),
        (automatic, "automatic doubles before which nobody doubled"),
    ]
    .into_iter()
    .filter_map(|(is_lost, what)| is_lost.then_some(what))
    .collect()
}
