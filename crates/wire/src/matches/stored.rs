//! Analyses stored with an entry.

use barpoint_app::lesson::Grade;
use barpoint_engine::{self as engine, ReviewedEntry};
use barpoint_equity::{CubeEquities, Equity, Mwc};
use barpoint_rules::notation::display_play;
use serde::Serialize;
use utoipa::ToSchema;

use crate::{Chances, CubeAction, SideName, StepInfo, VerdictName};

/// A stored candidate play.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct StoredPlay {
    /// The play.
    pub play: String,
    /// Its steps.
    pub steps: Vec<StepInfo>,
    /// Its equity, EMG in matches.
    pub equity: f32,
    /// Its equity less that of the best play.
    pub difference: f32,
    /// How good it is.
    pub verdict: VerdictName,
    /// The grade of a learner who finds it.
    pub grade: GradeName,
    /// Chances of the mover.
    pub chances: Chances,
    /// Depth of the look-ahead in plies; `null` for a rollout.
    pub plies: Option<u8>,
    /// Trials of the rollout; `null` for a look-ahead.
    pub trials: Option<u32>,
    /// Standard error of the equity, of a rollout; EMG in matches.
    pub std_err: Option<f32>,
    /// Whether it is the play made.
    pub played: bool,
}

/// A stored cube decision, from the point of view of the player who may double.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct StoredCube {
    /// Who may double.
    pub player: SideName,
    /// Equity without doubling, EMG in matches.
    pub no_double: f32,
    /// Equity after double and take.
    pub double_take: f32,
    /// Equity after double and pass.
    pub double_pass: f32,
    /// Chances without doubling.
    pub chances: Chances,
    /// Match-winning chances of the same three; `null` at money play.
    pub mwc: Option<[f32; 3]>,
    /// Depth of the look-ahead in plies; `null` for a rollout.
    pub plies: Option<u8>,
    /// Trials of the rollout; `null` for a look-ahead.
    pub trials: Option<u32>,
    /// Equity of the best action.
    pub best: f32,
    /// The proper action.
    pub action: Option<CubeAction>,
    /// The equity that each action gives up.
    pub losses: CubeLosses,
    /// The grade of a learner who chooses it.
    pub grades: CubeGrades,
}

/// How good a learner's answer is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum GradeName {
    /// The best there is.
    Right,
    /// So little worse that it passes.
    Close,
    /// An error.
    Wrong,
}

impl From<Grade> for GradeName {
    fn from(grade: Grade) -> Self {
        match grade {
            Grade::Right => Self::Right,
            Grade::Close => Self::Close,
            Grade::Wrong => Self::Wrong,
        }
    }
}

/// The grade of each cube action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct CubeGrades {
    /// Of not doubling.
    pub no_double: GradeName,
    /// Of doubling.
    pub double: GradeName,
    /// Of taking.
    pub take: GradeName,
    /// Of passing.
    pub pass: GradeName,
}

/// The equity that each cube action gives up against the best one of the player who decides; EMG in matches.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, ToSchema)]
pub struct CubeLosses {
    /// Not doubling.
    pub no_double: f32,
    /// Doubling.
    pub double: f32,
    /// Taking.
    pub take: f32,
    /// Passing.
    pub pass: f32,
}

impl StoredPlay {
    /// The candidates stored with an entry, best first.
    pub(crate) fn all(reviewed: &ReviewedEntry) -> Option<Vec<Self>> {
        let plays = reviewed.plays.as_ref()?;
        Some(plays.iter().map(Self::from).collect())
    }
}

impl From<&engine::StoredPlay> for StoredPlay {
    fn from(stored: &engine::StoredPlay) -> Self {
        Self {
            play: display_play(&stored.play),
            steps: StepInfo::of(&stored.play),
            equity: stored.equity.get(),
            difference: stored.difference.get(),
            verdict: stored.verdict.into(),
            grade: Grade::of(Equity(-stored.difference.get())).into(),
            chances: stored.outcome.into(),
            plies: stored.depth.plies(),
            trials: stored.depth.trials(),
            std_err: stored.std_err.map(Equity::get),
            played: stored.played,
        }
    }
}

impl From<&engine::StoredCube> for StoredCube {
    fn from(stored: &engine::StoredCube) -> Self {
        let equities = &stored.equities;
        Self {
            player: stored.player.into(),
            no_double: equities.no_double.get(),
            double_take: equities.double_take.get(),
            double_pass: CubeEquities::PASS.get(),
            chances: stored.outcome.into(),
            mwc: stored.mwc.map(|three| three.map(Mwc::single)),
            plies: stored.depth.plies(),
            trials: stored.depth.trials(),
            best: equities.best().get(),
            action: CubeAction::of(stored.verdict),
            losses: (&stored.losses).into(),
            grades: (&stored.losses).into(),
        }
    }
}

impl From<&engine::CubeLosses> for CubeGrades {
    fn from(losses: &engine::CubeLosses) -> Self {
        let grade = |error| Grade::of(error).into();
        Self {
            no_double: grade(losses.no_double),
            double: grade(losses.double),
            take: grade(losses.take),
            pass: grade(losses.pass),
        }
    }
}

impl From<&engine::CubeLosses> for CubeLosses {
    fn from(losses: &engine::CubeLosses) -> Self {
        Self {
            no_double: losses.no_double.get(),
            double: losses.double.get(),
            take: losses.take.get(),
            pass: losses.pass.get(),
        }
    }
}
