//! A hint of which some plays were rolled out.

use std::fmt::Write;

use barpoint_app::rollout::candidate_lines;
use barpoint_engine::{CandidateName, PlayAdvice, RolloutFindings, Strength};
use barpoint_equity::Equity;
use barpoint_rules::Side;
use barpoint_rules::notation::display_play;

use super::advice;
use super::figures::Figures;

/// The plays rolled out, best first, then the others, at most so many.
pub(crate) fn plays(
    (found, decides): (&RolloutFindings, Side),
    plays: &[PlayAdvice],
    most: usize,
    strength: &Strength,
    figures: &Figures,
) -> String {
    let mut rolled: Vec<_> = found.candidates.iter().collect();
    rolled.sort_by_key(|row| row.figures.rank);
    let mut rows = Vec::new();
    let mut best = None;
    for (place, row) in (1..).zip(&rolled) {
        let CandidateName::Play(play) = row.name else {
            continue;
        };
        let equity = equity(row.figures.equity.mean);
        let behind = best.map_or_else(String::new, |best| {
            format!(" ({})", figures.behind(equity, best))
        });
        best = best.or(Some(equity));
        let mut text = format!(
            "{place:5}. {:<17}{:<28} {} {}{behind}\n",
            "Rollout",
            display_play(&play),
            figures.name(),
            figures.equity(equity)
        );
        let lines = candidate_lines(row, found, decides);
        for (index, line) in lines.iter().skip(1).enumerate() {
            let line = line.trim();
            // The rank follows the brackets of the errors.
            let end = line.find(']').map_or(line.len(), |at| at + 1);
            let indent = [7, 6].get(index).copied().unwrap_or(8);
            let _ = writeln!(text, "{:indent$}{}", "", &line[..end]);
        }
        rows.push(text);
    }
    let is_rolled = |play: &PlayAdvice| {
        let name = CandidateName::Play(play.play);
        rolled.iter().any(|row| row.name == name)
    };
    let others = plays.iter().filter(|play| !is_rolled(play));
    for (place, play) in (rows.len() + 1..).zip(others) {
        rows.push(advice::play(place, play, best, strength, figures));
    }
    rows.truncate(most);
    rows.concat()
}

#[expect(
    clippy::cast_possible_truncation,
    reason = "equities are shown to a few digits"
)]
const fn equity(mean: f64) -> Equity {
    Equity(mean as f32)
}
