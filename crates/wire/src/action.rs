//! What players should do with the cube.

use barpoint_equity::{CubeVerdict, Offer, Response};
use serde::Serialize;
use utoipa::ToSchema;

/// What the player who may double should do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum OfferName {
    /// Roll.
    NoDouble,
    /// Double.
    Double,
    /// Roll, and play for more than the opponent's pass would give.
    TooGood,
}

/// What the opponent should answer to a double, right or wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum ResponseName {
    /// Take.
    Take,
    /// Pass.
    Pass,
    /// Take and turn the cube once more.
    Beaver,
}

/// The proper cube action of both players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct CubeAction {
    /// What the player who may double should do.
    pub offer: OfferName,
    /// What the opponent should answer to a double, right or wrong.
    pub response: ResponseName,
    /// Whether doubling and not doubling are worth the same.
    pub optional: bool,
    /// Whether the player who may double owns the cube.
    pub redouble: bool,
}

impl CubeAction {
    /// The action of a verdict; `None` where there is none.
    #[must_use]
    pub fn of(verdict: CubeVerdict) -> Option<Self> {
        let CubeVerdict::Available {
            offer,
            response,
            optional,
            redouble,
        } = verdict
        else {
            return None;
        };
        Some(Self {
            offer: match offer {
                Offer::NoDouble => OfferName::NoDouble,
                Offer::Double => OfferName::Double,
                Offer::TooGood => OfferName::TooGood,
            },
            response: match response {
                Response::Take => ResponseName::Take,
                Response::Pass => ResponseName::Pass,
                Response::Beaver => ResponseName::Beaver,
            },
            optional,
            redouble,
        })
    }
}
