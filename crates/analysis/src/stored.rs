//! Reading back what is stored in a record.

use barpoint_record::{Candidate, CubeAnalysis, Depth, Entry, MatchRecord, MoveAnalysis};
use barpoint_rules::Side;

/// White's winning chance at a decision: by the cube analysis of whoever may double, else by the best play; `None` where
/// neither is stored.
#[must_use]
pub fn white_wins(entry: &Entry) -> Option<f32> {
    let (side, win) = match (&entry.cube_analysis, &entry.move_analysis) {
        // An answer carries the doubler's analysis.
        (Some(cube), _) => (entry.event.doubler()?, cube.no_double().outcome.win),
        (None, Some(plays)) => (entry.event.side()?, plays.best()?.outcome().win),
        (None, None) => return None,
    };
    Some(if side == Side::White { win } else { 1.0 - win })
}

/// What valued turns, without the number of trials of a rollout.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Method {
    /// A look-ahead of this many plies.
    Plies(u8),
    /// A rollout.
    Rollout,
}

impl std::fmt::Display for Method {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Plies(plies) => write!(f, "{plies}-ply"),
            Self::Rollout => f.write_str("rollout"),
        }
    }
}

/// What valued the turns of a record and how many of them, most turns first.
#[must_use]
pub fn methods(record: &MatchRecord) -> Vec<(Method, usize)> {
    let mut counts: Vec<(Method, usize)> = Vec::new();
    let entries = record.games.iter().flat_map(|game| &game.entries);
    for method in entries.filter_map(method) {
        match counts.iter_mut().find(|(known, _)| *known == method) {
            Some((_, count)) => *count += 1,
            None => counts.push((method, 1)),
        }
    }
    counts.sort_by_key(|&(_, count)| std::cmp::Reverse(count));
    counts
}

fn method(entry: &Entry) -> Option<Method> {
    let best = entry.move_analysis.as_deref().and_then(MoveAnalysis::best);
    let cube = entry.cube_analysis.as_deref();
    let depth = best.map(Candidate::depth);
    Some(match depth.or(cube.map(CubeAnalysis::depth))? {
        Depth::Plies(plies) => Method::Plies(plies),
        Depth::Trials(_) => Method::Rollout,
    })
}
