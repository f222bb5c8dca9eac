//! Which of two analyses of a match is the better one to have.

use barpoint_record::{Candidate, CubeAnalysis, Depth, Entry, MatchRecord};

/// How thorough the analysis in a record is, by what comes first: how many decisions with a choice are analysed; how deeply most of
/// them were searched, where a rollout is deeper than any look-ahead; how many were rolled out; in how many trials.
///
/// Decisions that count for the rating say less: which cube decisions are close depends on the level.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Thoroughness {
    pub(crate) analysed: usize,
    /// The median of all decisions with a choice; `None` where nothing is analysed.
    usual: Option<Depth>,
    rolled_out: usize,
    trials: u64,
}

impl Thoroughness {
    /// That of a record.
    pub(crate) fn of(record: &MatchRecord) -> Self {
        let entries = record.games.iter().flat_map(|game| &game.entries);
        let mut depths: Vec<Depth> = entries.flat_map(depths).collect();
        depths.sort_unstable();
        let trials = depths.iter().filter_map(|depth| depth.trials());
        Self {
            analysed: depths.len(),
            usual: depths.get(depths.len() / 2).copied(),
            rolled_out: trials.clone().count(),
            trials: trials.map(u64::from).sum(),
        }
    }
}

/// How deeply the best answers to what an entry asks were searched.
fn depths(entry: &Entry) -> impl Iterator<Item = Depth> {
    let plays = entry.move_analysis.as_deref();
    let plays = plays.filter(|analysis| analysis.candidates.len() > 1);
    let play = plays
        .and_then(|analysis| analysis.best())
        .map(Candidate::depth);
    let cube = entry.cube_analysis.as_deref().map(CubeAnalysis::depth);
    play.into_iter().chain(cube)
}
