//! What BKG of 1977 would do.

use barpoint_engine::{BkgCube, BkgHint, BkgPlay, BkgWorth};
use barpoint_rules::MatchState;
use barpoint_rules::notation::display_play;
use serde::Serialize;
use utoipa::ToSchema;

use crate::{NoDecisionName, PositionInfo, StepInfo};

/// A play as BKG values it: in heuristic points or, when it bears off, in expected rolls. These order the plays of one
/// roll and are no equity.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct BkgPlayRow {
    /// The play, `13/10 8/5*`.
    pub play: String,
    /// Its value in heuristic points: the more the better, but within a state class alone.
    pub heuristic_points: Option<f64>,
    /// Expected rolls to bear off after it, by BKG's tables or estimated.
    pub expected_rolls: Option<f64>,
    /// The state class that it leads to.
    pub state_class: String,
    /// The mover's winning chance after it, where BKG's tables know both sides.
    pub win: Option<f64>,
    /// Its steps, in an order that can be played.
    pub steps: Vec<StepInfo>,
}

impl From<&BkgPlay> for BkgPlayRow {
    fn from(row: &BkgPlay) -> Self {
        let (heuristic_points, expected_rolls) = match row.worth {
            BkgWorth::Points(points) => (Some(points), None),
            BkgWorth::Rolls(rolls) => (None, Some(rolls)),
        };
        Self {
            play: display_play(&row.play),
            heuristic_points,
            expected_rolls,
            state_class: row.class.to_string(),
            win: row.win,
            steps: StepInfo::of(&row.play),
        }
    }
}

/// BKG's cube action in a race.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, ToSchema)]
pub struct BkgCubeAdvice {
    /// Whether the player on roll doubles.
    pub doubles: bool,
    /// Whether the opponent takes.
    pub takes: bool,
    /// The winning chance of the player on roll, where BKG's tables know both sides; elsewhere Keeler's count decides.
    pub win: Option<f64>,
}

impl From<&BkgCube> for BkgCubeAdvice {
    fn from(cube: &BkgCube) -> Self {
        Self {
            doubles: cube.doubles,
            takes: cube.takes,
            win: cube.win,
        }
    }
}

/// What BKG would do: one of the fields says it.
#[derive(Clone, Debug, Default, PartialEq, Serialize, ToSchema)]
pub struct BkgAdvice {
    /// The plays of the roll in its order, best first.
    pub plays: Option<Vec<BkgPlayRow>>,
    /// The cube action.
    pub cube: Option<BkgCubeAdvice>,
    /// Whether it is a cube decision with the sides engaged, where BKG has none.
    pub engaged: bool,
    /// Whether it accepts the resignation.
    pub accepts_resignation: Option<bool>,
    /// Why there is no decision.
    pub no_decision: Option<NoDecisionName>,
}

impl BkgAdvice {
    /// The hint, with the first plays alone if `best` is given.
    #[must_use]
    pub fn of(hint: &BkgHint, best: Option<u16>) -> Self {
        let mut advice = Self::default();
        match hint {
            BkgHint::Plays(rows) => {
                let most = best.map_or(usize::MAX, usize::from);
                advice.plays = Some(rows.iter().take(most).map(BkgPlayRow::from).collect());
            }
            BkgHint::Cube(cube) => advice.cube = Some(cube.into()),
            BkgHint::Engaged => advice.engaged = true,
            BkgHint::Resignation { accepts } => advice.accepts_resignation = Some(*accepts),
            BkgHint::None(reason) => advice.no_decision = Some((*reason).into()),
        }
        advice
    }
}

/// What BKG would do in a position.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct BkgReport {
    /// Version of this interface.
    pub version: u32,
    /// The position.
    pub position: PositionInfo,
    /// What it would do.
    #[serde(flatten)]
    pub advice: BkgAdvice,
}

impl From<&(MatchState, BkgHint)> for BkgReport {
    fn from((state, hint): &(MatchState, BkgHint)) -> Self {
        Self {
            version: crate::VERSION,
            position: PositionInfo::of(state),
            advice: BkgAdvice::of(hint, None),
        }
    }
}
