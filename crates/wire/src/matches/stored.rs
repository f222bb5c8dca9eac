//! Analyses as they are stored with an entry.

use barpoint_engine::{self as engine, ReviewedEntry};
use barpoint_equity::{CubeEquities, Equity, Mwc};
use barpoint_rules::notation::display_play;
use serde::Serialize;
use utoipa::ToSchema;

use crate::{Chances, CubeAction, SideName, StepInfo, VerdictName};

/// A candidate play as it is stored.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct StoredPlay {
    /// The play.
    pub play: String,
    /// Its steps.
    pub steps: Vec<StepInfo>,
    /// Its equity, EMG in matches.
    pub equity: f32,
    /// The same less that of the best.
    pub difference: f32,
    /// How good it is.
    pub verdict: VerdictName,
    /// Chances of the mover.
    pub chances: Chances,
    /// Depth of the look-ahead; `null` for a rollout.
    pub plies: Option<u8>,
    /// Trials of the rollout; `null` for a look-ahead.
    pub trials: Option<u32>,
    /// Standard error of the equity, of a rollout; EMG in matches.
    pub std_err: Option<f32>,
    /// Whether it is the play made.
    pub played: bool,
}

/// A cube decision as it is stored, from the player who may double.
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
    /// Depth of the look-ahead; `null` for a rollout.
    pub plies: Option<u8>,
    /// Trials of the rollout; `null` for a look-ahead.
    pub trials: Option<u32>,
    /// Equity of the best action.
    pub best: f32,
    /// The proper action.
    pub action: Option<CubeAction>,
    /// What each action loses.
    pub losses: CubeLosses,
}

/// What each cube action loses against the best one, to whoever decides; EMG in matches.
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
    pub(super) fn all(reviewed: &ReviewedEntry) -> Option<Vec<Self>> {
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
