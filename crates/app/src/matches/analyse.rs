//! Analysing recorded matches: whole, or in parts that can be interrupted and resumed.

use std::hash::Hasher;
use std::ops::ControlFlow;

use barpoint_analysis::statistics::store_statistics;
use barpoint_analysis::{MetChoice, Stopped, review};
use barpoint_engine::{
    Edition, Engine, EntryIndex, ErrorRollouts, MatchRecord, Progress, Strength,
};
use barpoint_equity::Met;

use super::{KeptTrials, MatchError};
use crate::{EngineSettings, Threads};

/// How a match is analysed.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct AnalysisJob {
    /// The strength of the analysis.
    pub strength: Strength,
    /// How likely errors are rolled out, if at all.
    pub rollouts: Option<ErrorRollouts>,
    /// Threads.
    pub threads: usize,
}

impl Default for AnalysisJob {
    /// At the default strength, without rollouts, on all processors.
    fn default() -> Self {
        Self {
            strength: Strength::USUAL,
            rollouts: None,
            threads: Threads::ALL.count(),
        }
    }
}

impl AnalysisJob {
    /// How likely errors are rolled out: at the level `bkg` by its own plays.
    #[must_use]
    pub fn error_rollouts(&self) -> Option<ErrorRollouts> {
        let by_bkg = self.strength.program == Some(Edition::Of1977);
        self.rollouts
            .map(|how| if by_bkg { how.played_by_bkg() } else { how })
    }

    /// How an analysis by this job and engine is made, in words that are equal only if its settings, nets, databases, match equity
    /// table and thresholds of marks are: `2-ply, nets 9745bab04509d636, Kazaross-XG2, settings 1f3a5c7e`.
    #[must_use]
    pub fn made_with(&self, engine: &Engine) -> String {
        let settings = self.strength.analysis();
        let told = format!("{settings:?} {:?} {:?}", self.rollouts, engine.marks());
        let mut hash = fnv::FnvHasher::default();
        hash.write(told.as_bytes());
        let (plies, nets, met) = (
            settings.checker.plies,
            engine.search().fingerprint(),
            engine.met().name(),
        );
        let settings = hash.finish() & 0xffff_ffff;
        format!("{plies}-ply, nets {nets}, {met}, settings {settings:08x}")
    }
}

/// The stage of an analysis.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// It evaluates decisions.
    Evaluating,
    /// It rolls out those that look like errors.
    RollingOut,
}

/// How an analysis ended; its findings are in the record.
#[derive(Clone, Debug, PartialEq)]
pub struct Analysed {
    /// Decisions evaluated.
    pub evaluated: Progress,
    /// Errors rolled out, if the job rolls them out and all decisions were evaluated.
    pub rolled_out: Option<Progress>,
    /// Games that could be followed only up to some entry.
    pub stopped: Vec<Stopped>,
}

impl Analysed {
    /// Whether nothing is left to do.
    #[must_use]
    pub fn is_complete(&self) -> bool {
        let rolled_out = self.rolled_out.as_ref();
        self.evaluated.is_complete() && rolled_out.is_none_or(Progress::is_complete)
    }
}

/// Analyses all decisions of a match, rolls out its errors if the job says so, and counts the statistics of its games. An
/// analysis already in the record is removed first, so that no two are mixed. `on_progress` is called several times a
/// second; when it breaks, the job ends within moments and the record has the decisions analysed so far.
///
/// # Errors
/// If kept trials cannot be written.
pub fn analyse(
    record: &mut MatchRecord,
    engine: &Engine,
    job: &AnalysisJob,
    kept: &mut KeptTrials,
    on_progress: &mut dyn FnMut(Stage, &Progress) -> ControlFlow<()>,
) -> Result<Analysed, MatchError> {
    // They refer to the analysis that is replaced.
    barpoint_formats::sgf::detach(record);
    review::forget_analysis(record);
    let settings = job.strength.analysis();
    let report = engine.analyse_match(record, &settings, job.threads, &mut |progress| {
        on_progress(Stage::Evaluating, progress)
    });
    let rolled_out = match &job.error_rollouts() {
        Some(how) if report.progress.is_complete() => {
            let how = (how, job.threads);
            Some(kept.roll_out(record, engine, how, &mut |progress| {
                on_progress(Stage::RollingOut, progress)
            })?)
        }
        _ => None,
    };
    count(record, engine.met());
    let analysed = Analysed {
        evaluated: report.progress,
        rolled_out,
        stopped: report.stopped,
    };
    record.info.analysed = analysed.is_complete().then(|| job.made_with(engine));
    Ok(analysed)
}

/// A part of an analysis.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AnalysedPart {
    /// Its decisions.
    pub places: Vec<EntryIndex>,
    /// How many of them were analysed.
    pub done: usize,
    /// Whether more remain, and this part was not interrupted.
    pub more: bool,
}

/// Decisions of one part for each thread.
const PART: usize = 4;

/// Analyses the next decisions of a match that are not analysed yet, those from `first` on before the others: a few for each
/// thread, so that the work done can be saved now and then. `on_progress` as in [`analyse`].
pub fn analyse_next(
    record: &mut MatchRecord,
    engine: &Engine,
    job: &AnalysisJob,
    first: EntryIndex,
    on_progress: &mut dyn FnMut(&Progress) -> ControlFlow<()>,
) -> AnalysedPart {
    let mut places = review::open_decisions(record, first);
    let more = places.len() > PART * job.threads;
    places.truncate(PART * job.threads);
    let settings = job.strength.analysis();
    let progress = engine.analyse_some(record, &places, &settings, job.threads, on_progress);
    AnalysedPart {
        more: more && progress.is_complete(),
        done: progress.done,
        places,
    }
}

/// Counts the statistics of every game and stores them in the record, as SGF does. A record whose analysis was made
/// with an unknown match equity table keeps those it has.
pub fn count(record: &mut MatchRecord, usual: &Met) {
    let Ok(MetChoice { met, .. }) = MetChoice::of(record, None, usual) else {
        return;
    };
    store_statistics(record, &met);
}

/// Recounts the statistics of a record after marks were set by hand.
pub fn recount(record: &mut MatchRecord) {
    if record.games.iter().any(|game| game.statistics.is_some()) {
        count(record, &EngineSettings::default().met);
    }
}
