//! What a cube decision rests on.

use barpoint_explain::CubeExplanation;

use super::Phrase;
use super::reasons::percent;

/// What a cube decision rests on.
#[must_use]
pub fn of_cube(found: &CubeExplanation) -> Vec<(String, Phrase)> {
    let outcome = &found.study.hint.decision.outcome;
    let part = |gammons: f32, games: f32| percent(gammons / games.max(f32::MIN_POSITIVE));
    let (won, lost) = (outcome.win, 1.0 - outcome.win);
    let [wins, theirs] = [won, lost].map(percent);
    let of_wins = part(outcome.win_gammon, won);
    let of_losses = part(outcome.lose_gammon, lost);
    let chances = format!(
        "Wins {wins} %, {of_wins} % of them gammons; of the losses {of_losses} % are gammons"
    );
    let phrase = Phrase::new("why-cube-chances").with("wins", wins.as_str());
    let phrase = phrase.with("of_wins", of_wins.as_str());
    let phrase = phrase.with("of_losses", of_losses.as_str());
    vec![
        (chances, phrase),
        take(&theirs, found),
        losers(found),
        jumps(found),
    ]
}

fn take(theirs: &str, found: &CubeExplanation) -> (String, Phrase) {
    let points = found.take_points;
    let dead = percent(points.dead);
    let live = points
        .live
        .or(points.redoubled)
        .map_or_else(|| dead.clone(), percent);
    let text = format!(
        "The opponent wins {theirs} %, and needs {dead} % to take with a dead cube, {live} % with a live one"
    );
    let phrase = Phrase::new("why-cube-take").with("theirs", theirs);
    let phrase = phrase.with("dead", dead.as_str());
    (text, phrase.with("live", live.as_str()))
}

/// Sequences of two rolls.
const SEQUENCES: u16 = 36 * 36;

fn losers(found: &CubeExplanation) -> (String, Phrase) {
    /// Rolls named.
    const NAMED: usize = 5;
    let count = found.losers.sequences;
    let share = percent(f32::from(count) / f32::from(SEQUENCES));
    let mut rolls: Vec<_> = found
        .losers
        .by_roll
        .iter()
        .filter(|(_, replies)| *replies > 0)
        .collect();
    rolls.sort_by_key(|(_, replies)| std::cmp::Reverse(*replies));
    let named: Vec<String> = rolls
        .iter()
        .take(NAMED)
        .map(|(roll, _)| roll.to_string())
        .collect();
    let named = named.join(" ");
    let most = if named.is_empty() {
        String::new()
    } else {
        format!(", most after {named}")
    };
    let text =
        format!("After {count} of {SEQUENCES} sequences ({share} %) a double must be passed{most}");
    let phrase = Phrase::new("why-cube-losers").with("count", u32::from(count));
    let phrase = phrase.with("share", share.as_str());
    (text, phrase.with("rolls", named.as_str()))
}

fn jumps(found: &CubeExplanation) -> (String, Phrase) {
    let [local, average] = [
        found.study.volatilities.local,
        found.study.volatilities.average,
    ]
    .map(|volatility| percent(volatility.get()));
    let text = format!(
        "Until the next decision winning chances move by {local} %; in such positions by {average} % on average"
    );
    let phrase = Phrase::new("why-cube-jumps").with("local", local.as_str());
    (text, phrase.with("average", average.as_str()))
}
