//! Match equities by recursion over live cubes, after Claes Tornberg's match equity calculator (mec).
//!
//! Every game begins with the same winning chance and gammon rate; its value is that of a centred live cube:
//! on the line between the points where either player cashes, which follow from the scores nearer to the end.
//! All values of gnubg 1.07's calculator come out (`testdata/gnubg/mets.json`).

use std::sync::OnceLock;

use super::{Met, PreCrawford};
use crate::cubeful::Ladder;
use crate::payoffs::{Payoffs, Split};
use crate::{Crawford, CubeAccess, CubeContext, Scoring};

/// What mec depends on.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct MecParameters {
    /// Share of gammons among the wins of either player.
    pub gammon_rate: f64,
    /// The first player's chance to win a game.
    pub win_rate: f64,
}

impl Default for MecParameters {
    /// The values of gnubg's `mec.xml`.
    fn default() -> Self {
        Self {
            gammon_rate: 0.26,
            win_rate: 0.5,
        }
    }
}

/// Rows before the Crawford game up to `length` points, from both post-Crawford rows.
pub(super) fn rows(
    parameters: &MecParameters,
    post_crawford: [&[f64]; 2],
    length: u8,
) -> Vec<Vec<f64>> {
    let size = usize::from(length);
    let mut met = Met {
        name: String::new(),
        source: String::new(),
        pre_crawford: PreCrawford {
            listed: crawford_rows(parameters, post_crawford, size),
            all: OnceLock::new(),
        },
        post_crawford: post_crawford[0].to_vec(),
        opponent_post_crawford: post_crawford[1].to_vec(),
    };
    let split = Split {
        chance: parameters.win_rate,
        win: [1.0 - parameters.gammon_rate, parameters.gammon_rate, 0.0],
        lose: [1.0 - parameters.gammon_rate, parameters.gammon_rate, 0.0],
    };
    // A score needs those at which fewer points are missing in all.
    for away in 2..=length {
        for opponent_away in 2..=length {
            let chance = game(&met, &split, away, opponent_away);
            met.pre_crawford.listed[usize::from(away) - 1][usize::from(opponent_away) - 1] = chance;
        }
    }
    met.pre_crawford.listed
}

/// A table of which only the scores with a player 1 away are right: those of the Crawford game.
fn crawford_rows(
    parameters: &MecParameters,
    post_crawford: [&[f64]; 2],
    size: usize,
) -> Vec<Vec<f64>> {
    let MecParameters {
        gammon_rate,
        win_rate,
    } = *parameters;
    let level = 1.0 - post_crawford[1][0];
    let trailer = |row: &[f64], level: f64, win_rate: f64, at: usize| {
        let back = |points: usize| match at.checked_sub(points) {
            None => 1.0,
            Some(0) => level,
            Some(left) => row[left],
        };
        win_rate * (gammon_rate * back(2) + (1.0 - gammon_rate) * back(1))
    };
    let cell = |own: usize, theirs: usize| match (own, theirs) {
        (1.., 0) => trailer(post_crawford[0], level, win_rate, own),
        (0, 1..) => 1.0 - trailer(post_crawford[1], 1.0 - level, 1.0 - win_rate, theirs),
        _ => level,
    };
    let row = |own| (0..size).map(move |theirs| cell(own, theirs)).collect();
    (0..size).map(row).collect()
}

/// The value of a game for a player 2 or more points away, from those of all nearer scores.
fn game(met: &Met, split: &Split, away: u8, opponent_away: u8) -> f64 {
    let context = CubeContext {
        value: 1,
        access: CubeAccess::Centred,
        scoring: Scoring::at_score(away, opponent_away, Crawford::Pre),
    };
    // At 2-away for both the cube is turned at once and the game decides the match.
    let Some(ladder) = Ladder::of(context, met) else {
        return split.chance;
    };
    let (opponent, own) = ladder.cash_points(split, &Payoffs::of(context, met));
    let rise = (own.value - opponent.value) / (own.chance - opponent.chance);
    opponent.value + rise * (split.chance - opponent.chance)
}
