//! Positions in Hypergammon databases.

use barpoint_engine::endgame::{CubePlace, HyperCube, HyperPosition};
use barpoint_rules::notation::position_id;
use serde::Serialize;
use utoipa::ToSchema;

use crate::{Chances, CubeAction};

/// What a Hypergammon database has on a position, for the side on roll.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct HypergammonReport {
    /// Version of this interface.
    pub version: u32,
    /// Position ID.
    pub position_id: String,
    /// The database file.
    pub file: String,
    /// Checkers a side it is for.
    pub checkers: u8,
    /// Outcome chances.
    pub chances: Chances,
    /// Cubeless equity at money play.
    pub cubeless_equity: f32,
    /// Equity and cube action for every place of the cube.
    pub places: Vec<HypergammonCube>,
    /// One line for each database file refused.
    pub not_used: Vec<String>,
}

impl From<&HyperPosition> for HypergammonReport {
    fn from(found: &HyperPosition) -> Self {
        let outcome = found.value.outcome;
        Self {
            version: crate::VERSION,
            position_id: position_id(&found.board),
            file: found.file.clone(),
            checkers: found.checkers.count(),
            chances: outcome.into(),
            cubeless_equity: outcome.money_equity().get(),
            places: found.cubes().iter().map(HypergammonCube::from).collect(),
            not_used: found.not_used.clone(),
        }
    }
}

/// Money equity of a Hypergammon position with the cube at one place.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, ToSchema)]
pub struct HypergammonCube {
    /// Where the cube is.
    pub place: CubePlaceName,
    /// Not doubling now, in points per cube.
    pub equity: f32,
    /// The proper action; `null` where the side on roll may not double (the cube is the opponent's, or the game is over).
    pub action: Option<CubeAction>,
}

impl From<&HyperCube> for HypergammonCube {
    fn from(cube: &HyperCube) -> Self {
        Self {
            place: cube.place.into(),
            equity: cube.equity.get(),
            action: cube.verdict.and_then(CubeAction::of),
        }
    }
}

/// Where the cube is, seen by the side on roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum CubePlaceName {
    /// The side on roll owns it.
    Owned,
    /// It is centred, without the Jacoby rule.
    Centred,
    /// It is centred, with the Jacoby rule.
    CentredJacoby,
    /// The opponent owns it.
    Opponents,
}

impl From<CubePlace> for CubePlaceName {
    fn from(place: CubePlace) -> Self {
        match place {
            CubePlace::Owned => Self::Owned,
            CubePlace::Centred => Self::Centred,
            CubePlace::CentredJacoby => Self::CentredJacoby,
            CubePlace::Opponents => Self::Opponents,
        }
    }
}
