//! What BKG of 1977 or BKG-VI would do.

use barpoint_engine::{BkgChances, BkgCube, BkgHint, BkgPlay, BkgWorth};
use barpoint_rules::MatchState;
use barpoint_rules::notation::display_play;
use serde::Serialize;
use utoipa::ToSchema;

use crate::{NoDecisionName, PositionInfo, StepInfo};

/// A play as BKG values it: BKG of 1977 in heuristic points or, when it bears off, in expected rolls, which order the plays of
/// one roll and are no equity; BKG-VI by what it expects.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct BkgPlayRow {
    /// The play, `13/10 8/5*`.
    pub play: String,
    /// Its value in heuristic points: the more the better, but within a state class alone.
    pub heuristic_points: Option<f64>,
    /// Expected rolls to bear off after it, by BKG's tables or estimated.
    pub expected_rolls: Option<f64>,
    /// What BKG-VI expects after it, cubeless, in points.
    pub expectation: Option<f64>,
    /// The expectation after every roll of the opponent, by which BKG-VI decided between leading plays of different classes.
    pub expectation_after_roll: Option<f64>,
    /// The state class that it leads to.
    pub state_class: String,
    /// The mover's winning chance after it, where BKG's tables know both sides; by BKG-VI everywhere.
    pub win: Option<f64>,
    /// The mover's chance of a gammon after it, by BKG-VI.
    pub win_gammon: Option<f64>,
    /// The mover's chance of losing a gammon after it, by BKG-VI.
    pub lose_gammon: Option<f64>,
    /// Its steps, in an order that can be played.
    pub steps: Vec<StepInfo>,
}

impl From<&BkgPlay> for BkgPlayRow {
    fn from(row: &BkgPlay) -> Self {
        let (mut heuristic_points, mut expected_rolls, mut expectation) = (None, None, None);
        match row.worth {
            BkgWorth::Points(points) => heuristic_points = Some(points),
            BkgWorth::Rolls(rolls) => expected_rolls = Some(rolls),
            BkgWorth::Expectation(points) => expectation = Some(points),
        }
        let gammon = |chance: fn(&BkgChances) -> f32| {
            row.chances
                .as_ref()
                .map(|chances| f64::from(chance(chances)))
        };
        Self {
            play: display_play(&row.play),
            heuristic_points,
            expected_rolls,
            expectation,
            expectation_after_roll: row.transitions,
            win_gammon: gammon(|chances| chances.win_gammon),
            lose_gammon: gammon(|chances| chances.lose_gammon),
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

/// What BKG of 1977 or BKG-VI would do in a position.
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

/// A value of a count, and what it adds to the chances to win, to win a gammon and to lose one.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct BkgTermValue {
    /// The count.
    pub term: String,
    /// Its value.
    pub value: usize,
    /// If no blot is hit.
    pub missed: [f64; 3],
    /// If one is.
    pub hit: [f64; 3],
}

/// A state class of BKG-VI.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct BkgClass {
    /// Its name.
    pub name: String,
    /// Its recogniser in words.
    pub recognises: String,
    /// Classes that follow without a capture.
    pub forward: Vec<String>,
    /// Classes that follow by a capture.
    pub backward: Vec<String>,
    /// Its function, where one class was asked for.
    pub function: Option<Vec<BkgTermValue>>,
}

/// The state classes of BKG-VI in canonical order.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct BkgClassesReport {
    /// Version of this interface.
    pub version: u32,
    /// The classes.
    pub classes: Vec<BkgClass>,
}
