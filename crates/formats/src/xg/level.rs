//! XG's levels by the numbers its files use.

use barpoint_record::{Depth, Level};

/// The number of a rollout.
pub(super) const ROLLOUT: i32 = 100;

/// The level with this number, for rollouts with their trials. XG counts the position itself as the first ply, so its
/// 1-ply is 0-ply here.
pub(super) fn of(number: i32, trials: Option<u32>) -> Level {
    let plies = |n| Some(Depth::Plies(n));
    let (name, depth) = match number {
        0 => ("1-ply", plies(0)),
        1 => ("2-ply", plies(1)),
        2 => ("3-ply", plies(2)),
        3 => ("4-ply", plies(3)),
        4 => ("5-ply", plies(4)),
        5 => ("6-ply", plies(5)),
        6 => ("7-ply", plies(6)),
        12 => ("3-ply red", plies(2)),
        ROLLOUT => ("Rollout", trials.map(Depth::Trials)),
        998 | 999 => ("Opening book", None),
        1000 => ("XG Roller", None),
        1001 => ("XG Roller+", None),
        1002 => ("XG Roller++", None),
        other => {
            let name = format!("level {other}");
            return Level { name, depth: None };
        }
    };
    Level {
        name: name.to_owned(),
        depth,
    }
}
