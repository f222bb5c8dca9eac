//! Equity against the winning chance.

use barpoint_engine::Answer;
use barpoint_engine::curves::{self, CubePoints, CurveModel};
use barpoint_equity::Scoring;
use serde::Serialize;
use utoipa::ToSchema;

use crate::BasisInfo;

/// The unit of equity.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub enum EquityScale {
    /// Points per cube: money play.
    #[serde(rename = "points")]
    Points,
    /// Match-winning chances normalised so that winning and losing the present cube are +1 and -1.
    #[serde(rename = "EMG")]
    Emg,
}

/// A point of a curve.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, ToSchema)]
pub struct CurvePoint {
    /// Cubeless winning chance of the player on roll.
    pub wins: f32,
    /// Equity of that player, who does not double this turn, in units of the present cube.
    pub equity: f32,
}

/// Equities by a cube theory for all winning chances at the gammon rates of the position. Points are winning
/// chances of the player on roll, `null` where the action does not change or neither player may double.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct CurveOfModel {
    /// `janowski`, `jump`, `dead` or `live`.
    pub model: &'static str,
    /// With a centred cube; `null` if it has been turned.
    pub centred: Option<Vec<CurvePoint>>,
    /// With a cube of this value owned by the player on roll.
    pub owned: Vec<CurvePoint>,
    /// With a cube of this value owned by the opponent.
    pub opponent: Vec<CurvePoint>,
    /// From here up the player on roll takes.
    pub take_point: Option<f32>,
    /// From here up the opponent passes.
    pub cash_point: Option<f32>,
    /// From here up a centred cube is turned.
    pub initial_double: Option<f32>,
    /// From here up an owned cube is turned.
    pub redouble: Option<f32>,
}

/// Equity curves of a position.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct EquityCurves {
    /// Version of this interface.
    pub version: u32,
    /// The basis of the answer.
    #[serde(flatten)]
    pub basis: BasisInfo,
    /// The unit of equity.
    pub scale: EquityScale,
    /// The position's own cubeless winning chance.
    pub wins: f32,
    /// Both theories, then the dead and the live cube, which bound them.
    pub models: Vec<CurveOfModel>,
}

impl From<Answer<curves::EquityCurves>> for EquityCurves {
    fn from(answer: Answer<curves::EquityCurves>) -> Self {
        let Answer { basis, found } = answer;
        Self {
            version: crate::VERSION,
            basis: (&basis).into(),
            scale: match basis.context.scoring {
                Scoring::Money { .. } => EquityScale::Points,
                Scoring::Match { .. } => EquityScale::Emg,
            },
            wins: found.outcome.win,
            models: found.curves.into_iter().map(Into::into).collect(),
        }
    }
}

impl From<curves::EquityCurve> for CurveOfModel {
    fn from(curve: curves::EquityCurve) -> Self {
        let points = |points: Vec<curves::CurvePoint>| {
            let points = points.into_iter();
            points
                .map(|[wins, equity]| CurvePoint { wins, equity })
                .collect()
        };
        let CubePoints {
            take,
            cash,
            initial_double,
            redouble,
        } = curve.points;
        Self {
            model: match curve.model {
                CurveModel::Janowski => "janowski",
                CurveModel::Jump => "jump",
                CurveModel::Dead => "dead",
                CurveModel::Live => "live",
            },
            centred: curve.centred.map(points),
            owned: points(curve.owned),
            opponent: points(curve.opponent),
            take_point: take,
            cash_point: cash,
            initial_double,
            redouble,
        }
    }
}
