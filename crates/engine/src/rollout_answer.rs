//! What a rollout says.

use std::fmt;

use barpoint_equity::{CubeEquities, CubeVerdict};
use barpoint_eval::Regime;
use barpoint_rollout::{Estimate, PlayingProgram, Report, RolloutPlan, RolloutSettings, Row};
use barpoint_rules::Play;
use barpoint_rules::notation::display_play;

/// A candidate of a rollout; displayed as `13/10 8/5*`, `no double` or `double, take`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CandidateName {
    /// A play of the roll.
    Play(Play),
    /// Not doubling.
    NoDouble,
    /// Doubling into a take.
    DoubleTake,
}

impl fmt::Display for CandidateName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Play(play) => f.write_str(&display_play(play)),
            Self::NoDouble => f.write_str("no double"),
            Self::DoubleTake => f.write_str("double, take"),
        }
    }
}

/// What the trials of one candidate say.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RolledOut {
    /// Which candidate.
    pub name: CandidateName,
    /// Its figures, from the player who decides.
    pub figures: Row,
    /// The database that knows its value, where no dice were rolled.
    pub known: Option<Regime>,
}

/// How much longer a rollout takes, estimated from the trials played.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RolloutOutlook {
    /// Trials of each candidate played so far.
    pub played: u32,
    /// Trials of each candidate in all, unless a rule stops them before.
    pub trials: u32,
    /// Seconds to go.
    pub seconds: f64,
    /// The largest standard error of an equity then; `None` with fewer than two trials.
    pub std_err: Option<f64>,
}

/// What the trials of a rollout say.
#[derive(Clone, Debug, PartialEq)]
pub struct RolloutFindings {
    /// How they were played.
    pub settings: RolloutSettings,
    /// The program that made the checker plays, if our search did not.
    pub program: Option<&'static str>,
    /// The candidates in the order asked for.
    pub candidates: Vec<RolledOut>,
    /// Whether all trials asked for are there; a rule may have stopped candidates earlier.
    pub finished: bool,
    /// How much longer it takes, where that is known.
    pub outlook: Option<RolloutOutlook>,
    /// What each cube action is worth and what to do; `None` for checker plays, and with fewer than two trials.
    pub cube: Option<(CubeEquities, CubeVerdict)>,
}

impl RolloutFindings {
    /// The findings of a report; some candidates may be known; `checkers` is how many each side has.
    pub(crate) fn of(
        plan: &RolloutPlan,
        report: &Report,
        names: &[CandidateName],
        (known, checkers): (&[Option<Regime>], u8),
    ) -> Self {
        let equities = plan.cube_equities(report, checkers);
        let rows = names.iter().zip(&report.rows).zip(known);
        Self {
            settings: *plan.settings(),
            program: plan.program().map(PlayingProgram::name),
            candidates: rows
                .map(|((&name, &figures), &known)| RolledOut {
                    name,
                    figures,
                    known,
                })
                .collect(),
            finished: false,
            outlook: None,
            cube: equities.map(|equities| (equities, equities.verdict(&plan.context()))),
        }
    }

    /// The largest standard error of an equity expected after this many trials of each candidate.
    #[must_use]
    pub fn expected_error(&self, trials: u32) -> Option<f64> {
        let errors = self.candidates.iter().filter_map(|row| {
            let Estimate { std_err, .. } = row.figures.equity;
            let shrinks = (f64::from(row.figures.trials) / f64::from(trials)).min(1.0);
            Some(std_err * shrinks.sqrt()).filter(|error| error.is_finite())
        });
        errors.reduce(f64::max)
    }
}
