//! The opponent's replies to two plays.

use std::ops::ControlFlow;

use barpoint_engine::{Basis, Engine, Strength};
use barpoint_equity::Equity;
use barpoint_eval::{MoveFilter, SearchSettings};
use barpoint_rules::{Play, Roll};

use crate::{ExplainedPlay, NoExplanation};

/// What a reply of the opponent leaves, by the best play of the roll without further look-ahead.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ReplyTo {
    /// The roll.
    pub roll: Roll,
    /// How many of the 36 throws it is.
    pub weight: u8,
    /// The best play after the better and after the other play; [`Play::DANCE`] if none is legal.
    pub plays: [Play; 2],
    /// Equity of the player who is being advised, after it.
    pub equities: [Equity; 2],
}

/// The replies to both plays.
pub(crate) fn replies(
    engine: &Engine,
    basis: &Basis,
    plays: &[ExplainedPlay; 2],
    go_on: &mut dyn FnMut() -> ControlFlow<()>,
) -> Result<Vec<ReplyTo>, NoExplanation> {
    let strength = Strength::new(0, MoveFilter::NORMAL);
    let strength = Strength {
        search: SearchSettings {
            cube: basis.strength.search.cube,
            ..strength.search
        },
        ..strength
    };
    let context = basis.context.flipped();
    let mut found = Vec::new();
    for (roll, weight) in Roll::weighted() {
        if go_on().is_break() {
            return Err(NoExplanation::Stopped);
        }
        let best = plays.map(|play| {
            let next = &play.advice.next;
            let plays = engine.plays(next, roll, context, &strength, &mut |_| {
                ControlFlow::Continue(())
            });
            plays.first().map_or_else(
                || {
                    let after = engine.evaluate(&next.swapped(), basis.context, strength.search);
                    (Play::DANCE, after.cubeful)
                },
                |best| (best.play, Equity(-best.cubeful.get())),
            )
        });
        found.push(ReplyTo {
            roll,
            weight,
            plays: best.map(|(play, _)| play),
            equities: best.map(|(_, equity)| equity),
        });
    }
    Ok(found)
}
