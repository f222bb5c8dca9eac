//! Races in bearoff databases.

use barpoint_bearoff::{CubefulEquities, TwoSidedEquities};
use barpoint_engine::endgame::{ExactRace, Race, RaceCube, RaceSide};
use barpoint_rules::notation::position_id;
use serde::Serialize;
use utoipa::ToSchema;

use crate::CubeAction;

/// Both sides of a race, and what follows for the side on roll.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct BearoffReport {
    /// Version of this interface.
    pub version: u32,
    /// Position ID.
    pub position_id: String,
    /// The side on roll by itself.
    pub on_roll: BearoffSide,
    /// The opponent by itself.
    pub opponent: BearoffSide,
    /// Chances of the side on roll from the two distributions.
    pub from_distributions: BearoffChances,
    /// The exact values, if a two-sided database contains the position.
    pub exact: Option<ExactBearoff>,
    /// One line for each database file refused.
    pub not_used: Vec<String>,
}

impl From<&Race> for BearoffReport {
    fn from(race: &Race) -> Self {
        let chances = race.outcome();
        Self {
            version: crate::VERSION,
            position_id: position_id(&race.board),
            on_roll: (&race.on_roll).into(),
            opponent: (&race.opponent).into(),
            from_distributions: BearoffChances {
                win: chances.win,
                win_gammon: chances.win_gammon,
                lose_gammon: chances.lose_gammon,
            },
            exact: race.exact.as_ref().map(ExactBearoff::from),
            not_used: race.not_used.clone(),
        }
    }
}

/// What one side needs.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct BearoffSide {
    /// Pip count.
    pub pips: u32,
    /// Average number of rolls to bear off everything.
    pub mean_rolls: f32,
    /// Its standard deviation.
    pub deviation: f32,
    /// Effective pip count: mean rolls times 49/6.
    pub effective_pips: f32,
    /// Effective pips beyond the pip count.
    pub wastage: f32,
    /// Chance of bearing off the last checker with exactly the roll of this number, from 0.
    pub last_checker: Vec<f32>,
    /// The same for the first of 15 checkers; `null` when one is off.
    pub first_checker: Option<Vec<f32>>,
    /// The database file, or `table in memory`.
    pub source: String,
}

impl From<&RaceSide> for BearoffSide {
    fn from(side: &RaceSide) -> Self {
        let trimmed = |chances: &[f32]| {
            let len = chances.iter().rposition(|&p| p > 0.0).map_or(0, |i| i + 1);
            chances[..len].to_vec()
        };
        Self {
            pips: side.pips,
            mean_rolls: side.moments.mean,
            deviation: side.moments.deviation,
            effective_pips: side.effective_pips(),
            wastage: side.wastage(),
            last_checker: trimmed(&side.rolls.last),
            first_checker: side.first_checker().map(trimmed),
            source: side.source.clone(),
        }
    }
}

/// Chances of the side on roll.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, ToSchema)]
pub struct BearoffChances {
    /// To win.
    pub win: f32,
    /// To win a gammon.
    pub win_gammon: f32,
    /// To lose a gammon.
    pub lose_gammon: f32,
}

/// Exact values of a two-sided database, for the side on roll.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct ExactBearoff {
    /// The database file, or `table in memory`.
    pub file: String,
    /// Chance to win.
    pub win: f32,
    /// Cubeless equity.
    pub cubeless_equity: f32,
    /// Money equities with cube; `null` where the database has none.
    pub cubeful: Option<ExactCubeful>,
}

impl From<&ExactRace> for ExactBearoff {
    fn from(exact: &ExactRace) -> Self {
        let equities: &TwoSidedEquities = &exact.equities;
        Self {
            file: exact.source.clone(),
            win: equities.win(),
            cubeless_equity: equities.cubeless,
            cubeful: exact.cube.as_ref().map(ExactCubeful::from),
        }
    }
}

/// Money equities by who owns the cube, in points per cube.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, ToSchema)]
pub struct ExactCubeful {
    /// Not doubling now.
    pub not_doubling: CubePlaces,
    /// After the best cube action.
    pub best: CubePlaces,
    /// The proper action with a centred cube; `null` once the race is over.
    pub centred_action: Option<CubeAction>,
    /// The proper action with a cube of one's own; `null` once the race is over.
    pub owned_action: Option<CubeAction>,
}

impl From<&RaceCube> for ExactCubeful {
    fn from(cube: &RaceCube) -> Self {
        Self {
            not_doubling: cube.not_doubling.into(),
            best: cube.not_doubling.decided().into(),
            centred_action: cube.centred.and_then(CubeAction::of),
            owned_action: cube.owned.and_then(CubeAction::of),
        }
    }
}

/// One equity for each place of the cube.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, ToSchema)]
pub struct CubePlaces {
    /// The side on roll owns it.
    pub owned: f32,
    /// It is centred.
    pub centred: f32,
    /// The opponent owns it.
    pub opponents: f32,
}

impl From<CubefulEquities> for CubePlaces {
    fn from(equities: CubefulEquities) -> Self {
        Self {
            owned: equities.owned,
            centred: equities.centred,
            opponents: equities.opponents,
        }
    }
}
