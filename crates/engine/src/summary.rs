//! An analysed match summed up.

use std::cmp::Reverse;

use barpoint_analysis::statistics::{Statistics, statistics};
use barpoint_analysis::{Mistake, decisions, mistakes};
use barpoint_equity::Equity;
use barpoint_eval::Fingerprint;
use barpoint_record::MatchRecord;

use crate::review::is_analysed;
use crate::{Engine, Source};

/// An analysed match summed up.
#[derive(Clone, Debug, PartialEq)]
pub struct MatchSummary {
    /// Weights, tables and databases in use.
    pub fingerprint: Fingerprint,
    /// Name of the match equity table.
    pub met: String,
    /// Statistics of all games together.
    pub statistics: Statistics,
    /// All decisions that lost equity, costliest first, each with what evaluates its position without looking ahead.
    pub mistakes: Vec<(Mistake, Source)>,
    /// How many of the decisions analysed are at positions that each source evaluates, most first.
    pub sources: Vec<(Source, usize)>,
}

impl Engine {
    /// Sums up a match that this engine has analysed.
    #[must_use]
    pub fn summary(&self, record: &MatchRecord) -> MatchSummary {
        let met = self.met();
        let sourced = |mistake: Mistake| {
            let source = self.source(&mistake.board, mistake.context);
            (mistake, source)
        };
        MatchSummary {
            fingerprint: self.fingerprint(),
            met: met.name().to_owned(),
            statistics: statistics(record, met).total,
            mistakes: mistakes(record, met, Equity(0.0))
                .into_iter()
                .map(sourced)
                .collect(),
            sources: self.sources(record),
        }
    }

    fn sources(&self, record: &MatchRecord) -> Vec<(Source, usize)> {
        let mut counts: Vec<(Source, usize)> = Vec::new();
        let (tasks, _) = decisions(record);
        for task in tasks.iter().filter(|task| is_analysed(record, task)) {
            let source = self.source(&task.board, task.context);
            let mut known = counts.iter_mut();
            match known.find(|(known, _)| known.name() == source.name()) {
                Some((_, count)) => *count += 1,
                None => counts.push((source, 1)),
            }
        }
        counts.sort_by_key(|&(_, count)| Reverse(count));
        counts
    }
}
