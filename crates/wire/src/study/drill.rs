//! Positions to train on.

use barpoint_app::study::{Drill, DrillKind, Solution};
use barpoint_engine::ShownPosition;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use crate::names::names;
use crate::{CubeAdvice, CubeLosses, PlayRow, StateView};

names! {
    /// What is trained.
    #[derive(Serialize, Deserialize)]
    pub enum DrillName of DrillKind {
        Race: "Races: pip counts, effective pip counts, and whether to double and take.",
        BearOff: "Plays of bear-offs that the two-sided database has, so that every loss is exact.",
    }
}

/// Which position is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub struct DrillQuery {
    /// What is trained.
    pub kind: DrillName,
    /// The same seed gives the same position; if absent, a random one.
    #[serde(default)]
    pub seed: Option<u64>,
}

/// A position to train on, with its solution.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct DrillView {
    /// What is trained.
    pub kind: DrillName,
    /// The position: a money game, with the dice where a play is asked for.
    pub state: StateView,
    /// The cube decision of a race.
    pub cube: Option<CubeAdvice>,
    /// What each cube action gives up.
    pub losses: Option<CubeLosses>,
    /// All plays of a bear-off, best first.
    pub plays: Option<Vec<PlayRow>>,
}

impl DrillView {
    /// A drill whose position is shown so.
    #[must_use]
    pub fn of(kind: DrillName, drill: &Drill, shown: &ShownPosition) -> Self {
        let mut view = Self {
            kind,
            state: shown.into(),
            cube: None,
            losses: None,
            plays: None,
        };
        match &drill.solution {
            Solution::Cube(cube, losses) => {
                view.cube = Some(cube.as_ref().into());
                view.losses = Some(losses.into());
            }
            Solution::Plays(plays) => {
                view.plays = Some(plays.iter().map(PlayRow::from).collect());
            }
        }
        view
    }
}
