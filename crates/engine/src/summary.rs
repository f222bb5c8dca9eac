//! An analysed match summed up.

use std::cmp::Reverse;

use barpoint_analysis::review::{self, analysed_decisions};
use barpoint_analysis::statistics::{Statistics, statistics};
use barpoint_analysis::{Method, Mistake, methods, mistakes};
use barpoint_equity::{Equity, Met};
use barpoint_eval::Fingerprint;
use barpoint_record::MatchRecord;

use crate::{Engine, Progress, Source};

/// An analysed match summed up.
#[derive(Clone, Debug, PartialEq)]
pub struct MatchSummary {
    /// Weights, tables and databases in use; `None` for an analysis that was read.
    pub fingerprint: Option<Fingerprint>,
    /// The program that wrote the file of an analysis that was read, where it says so.
    pub program: Option<String>,
    /// Name of the match equity table.
    pub met: String,
    /// How far the analysis is.
    pub progress: Progress,
    /// What valued the turns, most turns first.
    pub methods: Vec<(Method, usize)>,
    /// Statistics of all games together.
    pub statistics: Statistics,
    /// All decisions that lost equity, costliest first, each with what evaluates its position without looking ahead; `None`
    /// for an analysis that was read.
    pub mistakes: Vec<(Mistake, Option<Source>)>,
    /// How many of the decisions analysed are at positions that each source evaluates, most first; none for an analysis
    /// that was read.
    pub sources: Vec<(Source, usize)>,
}

impl MatchSummary {
    /// Sums up the analysis that a record holds, read by a match equity table; nothing is evaluated.
    #[must_use]
    pub fn stored(record: &MatchRecord, met: &Met) -> Self {
        let mistakes = mistakes(record, met, Equity(0.0));
        Self {
            fingerprint: None,
            program: review::program(record),
            met: met.name().to_owned(),
            progress: review::progress(record),
            methods: methods(record),
            statistics: statistics(record, met).total,
            mistakes: mistakes.into_iter().map(|found| (found, None)).collect(),
            sources: Vec::new(),
        }
    }
}

impl Engine {
    /// Sums up a match that this engine has analysed.
    #[must_use]
    pub fn summary(&self, record: &MatchRecord) -> MatchSummary {
        let mut summary = MatchSummary::stored(record, self.met());
        summary.fingerprint = Some(self.fingerprint());
        summary.program = None;
        for (mistake, source) in &mut summary.mistakes {
            *source = Some(self.source(&mistake.board, mistake.context));
        }
        summary.sources = self.sources(record);
        summary
    }

    fn sources(&self, record: &MatchRecord) -> Vec<(Source, usize)> {
        let mut counts: Vec<(Source, usize)> = Vec::new();
        for task in analysed_decisions(record) {
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
