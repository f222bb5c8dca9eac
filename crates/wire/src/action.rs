//! Proper cube actions.

use barpoint_equity::{CubeVerdict, Offer, Response};
use serde::Serialize;
use utoipa::ToSchema;

/// The best action of the player who may double.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum OfferName {
    /// Roll.
    NoDouble,
    /// Double.
    Double,
    /// Roll: too good to double.
    TooGood,
}

/// The opponent's best answer to a double, whether the double is right or wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum ResponseName {
    /// Take.
    Take,
    /// Pass.
    Pass,
    /// Beaver: take and redouble at once.
    Beaver,
}

/// The proper cube action of both players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct CubeAction {
    /// The best action of the player who may double.
    pub offer: OfferName,
    /// The opponent's best answer to a double, whether the double is right or wrong.
    pub response: ResponseName,
    /// Whether doubling and not doubling have the same equity.
    pub optional: bool,
    /// Whether the player who may double owns the cube.
    pub redouble: bool,
}

impl CubeAction {
    /// The action of a verdict; `None` if the player cannot double.
    #[must_use]
    pub fn of(verdict: CubeVerdict) -> Option<Self> {
        match verdict {
            CubeVerdict::Available {
                offer,
                response,
                optional,
                redouble,
            } => Some(Self {
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
            }),
            _ => None,
        }
    }
}
