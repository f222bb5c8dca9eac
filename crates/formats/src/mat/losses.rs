//! What match texts cannot hold.

use barpoint_record::{Entry, Event, GameResult, MatchRecord, Replay};
use barpoint_rules::{PointLimit, Side};

use super::{crawford, header};
use crate::score::gain;

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
        header::name_read(player).as_ref() != Some(&player.name)
    };
    if Side::BOTH.into_iter().any(is_changed) {
        lost.push("names as they are written");
    }
    if crawford::is_lost(record) {
        lost.push(CRAWFORD);
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
    let results = of_results(record);
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
        (results.points, "results that moves and cube do not lead to"),
        (results.endings, "whether a game was resigned"),
    ]
    .into_iter()
    .filter_map(|(is_lost, what)| is_lost.then_some(what))
    .collect()
}

/// In words for a sentence.
pub(super) const CRAWFORD: &str = "which game is the Crawford game";

/// In words for a sentence.
pub(super) const RATINGS: &str = "ratings that are not plain numbers";

/// Whether a rating does not come back from a score line.
pub(super) fn has_other_ratings(record: &MatchRecord) -> bool {
    let players = [&record.players.white, &record.players.black];
    let mut ratings = players
        .into_iter()
        .filter_map(|player| player.rating.as_deref());
    ratings.any(|rating| !header::is_plain_rating(rating))
}

/// What is lost of results.
#[derive(Default)]
struct OfResults {
    /// Who won how much.
    points: bool,
    /// Whether somebody resigned.
    endings: bool,
}

fn of_results(record: &MatchRecord) -> OfResults {
    let mut lost = OfResults::default();
    for (index, game) in record.games.iter().enumerate() {
        let mut replay = Replay::new(record, game).unwrap_or_else(|_| Replay::at_start(record));
        for entry in &game.entries {
            // The reader leaves out what cannot be replayed, too.
            let _ = replay.advance(&entry.event);
        }
        let next = record.games.get(index + 1);
        let scored = next.map(|next| gain(game.score, next.score));
        let Some(result) = game.result else {
            lost.points |= replay.state().game_result().is_some() || scored.flatten().is_some();
            continue;
        };
        if let Some(computed) = replay.state().game_result() {
            lost.points |= (computed.winner, computed.points) != (result.winner, result.points);
            lost.endings |= result.resigned;
        } else {
            let cube = replay.state().cube().value();
            let is_scored = scored.flatten() == Some((result.winner, result.points));
            lost.points |= !is_scored && is_changed(result, cube);
            lost.endings |= !result.resigned;
        }
    }
    lost
}

/// Whether the points of an unfinished game come back as others, where the next score does not say them: those that the
/// cube cannot have brought are read as gnubg reads them, as the next that it can.
fn is_changed(result: GameResult, cube: u32) -> bool {
    let points = result.points;
    points == 0 || points > cube.saturating_mul(3) || !points.is_multiple_of(cube)
}
