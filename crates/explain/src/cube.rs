//! What a cube decision rests on.

use std::ops::ControlFlow;

use barpoint_engine::{Answer, CubeStudy, Engine, Strength};
use barpoint_equity::{
    CubeContext, CubeEquities, Jacoby, MarketWindow, Met, Outcome, Scoring, TakePoints,
};
use barpoint_rules::MatchState;

use crate::cube_remark::cube_statements;
use crate::{CubeStatement, MarketLosers, NoExplanation};

/// What a cube decision rests on.
#[derive(Clone, Debug, PartialEq)]
pub struct CubeExplanation {
    /// The decision.
    pub study: CubeStudy,
    /// From which winning chances the opponent takes.
    pub take_points: TakePoints,
    /// The same if no gammons were won or lost.
    pub without_gammons: TakePoints,
    /// The same at money play.
    pub at_money: TakePoints,
    /// Sequences that lose the market.
    pub losers: MarketLosers,
    /// What can be said: the verdict, reasons for it, then figures.
    pub statements: Vec<CubeStatement>,
}

impl CubeExplanation {
    /// What each cube action is worth.
    #[must_use]
    pub const fn equities(&self) -> &CubeEquities {
        &self.study.hint.decision.equities
    }

    /// The player's chances.
    #[must_use]
    pub const fn outcome(&self) -> &Outcome {
        &self.study.hint.decision.outcome
    }

    /// How far apart doubling and not doubling are.
    #[must_use]
    pub fn difference(&self) -> f32 {
        let equities = self.equities();
        (equities.no_double.get() - equities.double().get()).abs()
    }

    /// From which winning chances the player doubles with a dead cube, and from which the opponent passes: with a live cube
    /// where there is one, else after an immediate redouble or with a dead cube.
    pub(crate) fn window(&self) -> [f32; 2] {
        match self.study.windows[0] {
            MarketWindow::Money { dead, live } => {
                let owns = self.study.hint.context.access == barpoint_equity::CubeAccess::OnRoll;
                let opens = if owns {
                    dead.redouble
                } else {
                    dead.initial_double
                };
                [opens, live.cash]
            }
            MarketWindow::Match {
                dead,
                redoubled,
                live,
            } => {
                let closes = live.or(redoubled).unwrap_or(dead).cash;
                [redoubled.unwrap_or(dead).double, closes]
            }
        }
    }
}

/// Explains the cube decision of the player on roll.
///
/// # Errors
/// If there is none, or `go_on` breaks.
pub fn explain_cube(
    engine: &Engine,
    state: &MatchState,
    strength: &Strength,
    go_on: &mut dyn FnMut() -> ControlFlow<()>,
) -> Result<Answer<CubeExplanation>, NoExplanation> {
    let Answer { basis, found } = engine.study(state, strength, None);
    let study = found.map_err(|_| NoExplanation::NoCube)?;
    let theirs = study.hint.decision.outcome.flipped();
    let context = basis.context.flipped();
    let [take_points, without_gammons, at_money] = take_points(&theirs, context, engine.met());
    let losers = MarketLosers::of(engine, &basis, go_on)?;
    let mut found = CubeExplanation {
        study,
        take_points,
        without_gammons,
        at_money,
        losers,
        statements: Vec::new(),
    };
    found.statements = cube_statements(&found);
    Ok(Answer { basis, found })
}

/// The take points of a player: as things are, without gammons, and at money play.
fn take_points(outcome: &Outcome, context: CubeContext, met: &Met) -> [TakePoints; 3] {
    let plain = Outcome {
        win_gammon: 0.0,
        win_backgammon: 0.0,
        lose_gammon: 0.0,
        lose_backgammon: 0.0,
        ..*outcome
    };
    let money = CubeContext {
        scoring: Scoring::Money {
            jacoby: Jacoby::Off,
            beavers: 0,
        },
        ..context
    };
    [(outcome, context), (&plain, context), (outcome, money)]
        .map(|(outcome, context)| TakePoints::of(outcome, &context, met))
}
