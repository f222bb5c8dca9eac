//! What bearoff databases say about a position.

use serde::Serialize;

use crate::Chances;

/// Both sides of a bearoff, and what follows for the side on roll.
#[derive(Clone, Debug, PartialEq, Serialize)]
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
    /// What a two-sided database has, if one contains the position.
    pub exact: Option<ExactBearoff>,
    /// One line for each database file refused.
    pub not_used: Vec<String>,
}

/// What one side needs.
#[derive(Clone, Debug, PartialEq, Serialize)]
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
    /// The same for the first of 15 checkers; absent when one is off.
    pub first_checker: Option<Vec<f32>>,
    /// The database file, or `table in memory`.
    pub source: String,
}

/// Chances of the side on roll.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct BearoffChances {
    /// To win.
    pub win: f32,
    /// To win a gammon.
    pub win_gammon: f32,
    /// To lose a gammon.
    pub lose_gammon: f32,
}

/// Exact values of a two-sided database, for the side on roll.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ExactBearoff {
    /// The database file.
    pub file: String,
    /// Chance to win.
    pub win: f32,
    /// Cubeless equity.
    pub cubeless_equity: f32,
    /// Money equities with cube, where the database has them.
    pub cubeful: Option<ExactCubeful>,
}

/// Money equities by who owns the cube, in points per cube.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct ExactCubeful {
    /// Not doubling now.
    pub not_doubling: CubePlaces,
    /// After the best cube action.
    pub best: CubePlaces,
    /// What to do with a centred cube: `no_double`, `double` or `cash`.
    pub centred_action: &'static str,
    /// The same with the own cube.
    pub owned_action: &'static str,
}

/// What a Hypergammon database has on a position, for the side on roll.
#[derive(Clone, Debug, PartialEq, Serialize)]
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
    pub cube: Vec<HypergammonCube>,
    /// One line for each database file refused.
    pub not_used: Vec<String>,
}

/// Money equity of a Hypergammon position with the cube at one place.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct HypergammonCube {
    /// `own`, `centred`, `centred, Jacoby` or `opponent's`.
    pub cube: &'static str,
    /// Not doubling now, in points per cube.
    pub equity: f32,
    /// The proper action where the side on roll may double.
    pub action: Option<&'static str>,
}

/// A file of the data folder.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct DatabaseInfo {
    /// Its name.
    pub file: String,
    /// Its length in bytes.
    pub bytes: u64,
    /// What it contains; absent if it is not used.
    pub contents: Option<String>,
    /// Why it is not used.
    pub not_used: Option<String>,
}

/// The databases of the data folder.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct DatabaseList {
    /// Version of this interface.
    pub version: u32,
    /// The folder.
    pub folder: String,
    /// Its databases.
    pub databases: Vec<DatabaseInfo>,
}

/// One equity for each place of the cube.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct CubePlaces {
    /// The side on roll owns it.
    pub owned: f32,
    /// In the middle.
    pub centred: f32,
    /// The opponent owns it.
    pub opponents: f32,
}
