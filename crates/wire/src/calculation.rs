//! Cube decisions from chances that a person has estimated.

use barpoint_engine::{CubeCalculation, WorthOfGame};
use barpoint_equity::{CubeAccess, CubeEquities, Mwc};
use serde::Serialize;
use utoipa::ToSchema;

use crate::{Chances, CubeAction, WindowReport};

/// The value of given chances to the player on roll, and the cube action.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct CalculationReport {
    /// Version of this interface.
    pub version: u32,
    /// The given chances.
    pub chances: Chances,
    /// The cube.
    pub cube: u32,
    /// Who may turn it.
    pub access: CubeAccessName,
    /// Name of the match equity table; `null` at money play.
    pub met: Option<String>,
    /// Points the player on roll needs; `null` at money play.
    pub away: Option<u8>,
    /// Points the opponent needs.
    pub opponent_away: Option<u8>,
    /// Average points of games won and of games lost, for a cube of 1.
    pub points: [f32; 2],
    /// With a dead cube.
    pub cubeless: WorthReport,
    /// With a fully live cube.
    pub live: WorthReport,
    /// By the chosen theory, without doubling.
    pub cubeful: WorthReport,
    /// Equity without doubling.
    pub no_double: f32,
    /// Equity after double and take.
    pub double_take: f32,
    /// Equity after double and pass.
    pub double_pass: f32,
    /// Match-winning chances of the three; `null` at money play.
    pub mwc: Option<[f64; 3]>,
    /// The proper action; `null` where the player on roll cannot double or gains nothing by it.
    pub action: Option<CubeAction>,
    /// Market windows of the player and of the opponent, each in own winning chances.
    pub windows: [WindowReport; 2],
}

/// A value in both units.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, ToSchema)]
pub struct WorthReport {
    /// In points per cube, EMG in matches.
    pub equity: f32,
    /// As a match-winning chance; `null` at money play.
    pub mwc: Option<f64>,
}

/// Who may turn the cube.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum CubeAccessName {
    /// Either player.
    Centred,
    /// The player on roll.
    OnRoll,
    /// The opponent.
    Opponent,
}

impl From<CubeAccess> for CubeAccessName {
    fn from(access: CubeAccess) -> Self {
        match access {
            CubeAccess::Centred => Self::Centred,
            CubeAccess::OnRoll => Self::OnRoll,
            CubeAccess::Opponent => Self::Opponent,
        }
    }
}

impl From<WorthOfGame> for WorthReport {
    fn from(worth: WorthOfGame) -> Self {
        Self {
            equity: worth.equity.get(),
            mwc: worth.mwc.map(Mwc::get),
        }
    }
}

impl CalculationReport {
    /// A calculation by the table of this name.
    #[must_use]
    pub fn of(found: &CubeCalculation, met: &str) -> Self {
        let context = found.given.context;
        let score = context.scoring.match_score();
        Self {
            version: crate::VERSION,
            chances: found.given.outcome.into(),
            cube: context.value,
            access: context.access.into(),
            met: score.map(|_| met.to_owned()),
            away: score.map(|score| score.away),
            opponent_away: score.map(|score| score.opponent_away),
            points: found.points,
            cubeless: found.cubeless.into(),
            live: found.live.into(),
            cubeful: found.cubeful.into(),
            no_double: found.equities.no_double.get(),
            double_take: found.equities.double_take.get(),
            double_pass: CubeEquities::PASS.get(),
            mwc: found.mwc.map(|three| three.map(Mwc::get)),
            action: CubeAction::of(found.verdict),
            windows: found.windows.each_ref().map(WindowReport::from),
        }
    }
}
