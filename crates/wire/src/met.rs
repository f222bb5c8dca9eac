//! Match equity tables.

use barpoint_app::met::ScoreWorth;
use barpoint_equity::{Crawford, MarketWindow, MatchPoints, Met, MoneyPoints, Mwc};
use serde::Serialize;
use utoipa::ToSchema;

/// A match equity table up to some length.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct MetReport {
    /// Version of this interface.
    pub version: u32,
    /// The table's name.
    pub name: String,
    /// Its author, and how it was computed or where it was printed.
    pub source: String,
    /// Points a side.
    pub length: u8,
    /// Whether the table is the opponent's.
    pub inverted: bool,
    /// Row n, entry k: the chance of the player n points away against an opponent k points away before and in
    /// the Crawford game, both counted from 1.
    pub pre_crawford: Vec<Vec<f64>>,
    /// Entry n: the chance of the player n points away against an opponent 1 away after the Crawford game.
    pub post_crawford: Vec<f64>,
    /// The chance of the opponent n points away against the player 1 away.
    pub opponent_post_crawford: Vec<f64>,
}

impl MetReport {
    /// The part of a table up to `length` points.
    #[must_use]
    pub fn of(met: &Met, length: u8, inverted: bool) -> Self {
        let points = || 1..=length;
        let row = |away| {
            let chances = points().map(|theirs| rounded(met.mwc(away, theirs, Crawford::Pre)));
            chances.collect()
        };
        let post = |met: &Met| {
            let chances = points().map(|away| rounded(met.mwc(away, 1, Crawford::Post)));
            chances.collect()
        };
        Self {
            version: crate::VERSION,
            name: met.name().to_owned(),
            source: met.source().to_owned(),
            length,
            inverted,
            pre_crawford: points().map(row).collect(),
            post_crawford: post(met),
            opponent_post_crawford: post(&met.flipped()),
        }
    }
}

/// A chance with twelve decimals, as tables are saved.
fn rounded(mwc: Mwc) -> f64 {
    const DECIMALS: f64 = 1e12;
    (mwc.get() * DECIMALS).round() / DECIMALS
}

/// The value of a score to the player named first.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct ScoreReport {
    /// Version of this interface.
    pub version: u32,
    /// The table's name.
    pub met: String,
    /// Points the player needs.
    pub away: u8,
    /// Points the opponent needs.
    pub opponent_away: u8,
    /// The cube.
    pub cube: u32,
    /// Match-winning chance before the game.
    pub mwc: f64,
    /// Match-winning chances after winning a plain game, a gammon and a backgammon at this cube.
    pub after_wins: [f64; 3],
    /// Match-winning chances after losing them.
    pub after_losses: [f64; 3],
    /// Gammon value and backgammon value of the player, then of the opponent.
    pub gammon_values: [[f32; 2]; 2],
    /// Market windows of the player and of the opponent, each in own winning chances.
    pub windows: [WindowReport; 2],
}

/// A market window; all numbers are winning chances of the player who may double.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum WindowReport {
    /// Money play.
    Money {
        /// Neither player doubles any more.
        dead: MoneyWindow,
        /// Doubles happen at the perfect moment.
        live: MoneyWindow,
    },
    /// Match play.
    Match {
        /// The cube is not turned again after a take.
        dead: MatchWindow,
        /// The opponent redoubles at once after a take; `null` where the opponent cannot gain by it.
        redoubled: Option<MatchWindow>,
        /// The cube stays live after a take; `null` where it cannot.
        live: Option<MatchWindow>,
    },
}

/// Points of money play.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, ToSchema)]
pub struct MoneyWindow {
    /// From here up a double is taken.
    pub take: f32,
    /// From here up it is beavered.
    pub beaver: f32,
    /// From here up a beaver is answered by a raccoon.
    pub raccoon: f32,
    /// From here up a centred cube is turned.
    pub initial_double: f32,
    /// From here up an owned cube is turned.
    pub redouble: f32,
    /// From here up the opponent passes.
    pub cash: f32,
    /// From here up playing on is better.
    pub too_good: f32,
}

/// Points of match play.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, ToSchema)]
pub struct MatchWindow {
    /// From here up the cube is turned.
    pub double: f32,
    /// From here up the opponent passes.
    pub cash: f32,
    /// From here up playing on is better.
    pub too_good: f32,
}

impl From<&ScoreWorth> for ScoreReport {
    fn from(worth: &ScoreWorth) -> Self {
        let place = &worth.place;
        Self {
            version: crate::VERSION,
            met: worth.met.clone(),
            away: place.score.away,
            opponent_away: place.score.opponent_away,
            cube: place.cube,
            mwc: worth.mwc.get(),
            after_wins: worth.results.map(|result| result.won.get()),
            after_losses: worth.results.map(|result| result.lost.get()),
            gammon_values: worth
                .gammon_values
                .map(|value| [value.gammon, value.backgammon]),
            windows: worth.windows.each_ref().map(WindowReport::from),
        }
    }
}

impl From<&MarketWindow> for WindowReport {
    fn from(window: &MarketWindow) -> Self {
        match window {
            MarketWindow::Money { dead, live } => Self::Money {
                dead: dead.into(),
                live: live.into(),
            },
            MarketWindow::Match {
                dead,
                redoubled,
                live,
            } => Self::Match {
                dead: dead.into(),
                redoubled: redoubled.as_ref().map(MatchWindow::from),
                live: live.as_ref().map(MatchWindow::from),
            },
        }
    }
}

impl From<&MoneyPoints> for MoneyWindow {
    fn from(points: &MoneyPoints) -> Self {
        Self {
            take: points.take,
            beaver: points.beaver,
            raccoon: points.raccoon,
            initial_double: points.initial_double,
            redouble: points.redouble,
            cash: points.cash,
            too_good: points.too_good,
        }
    }
}

impl From<&MatchPoints> for MatchWindow {
    fn from(points: &MatchPoints) -> Self {
        Self {
            double: points.double,
            cash: points.cash,
            too_good: points.too_good,
        }
    }
}
