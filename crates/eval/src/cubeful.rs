//! Cube bookkeeping of a look-ahead: which cubes can arise, and the best cube action at each node.

use barpoint_equity::{CubeContext, Met, Outcome, Scoring, Split};

use crate::valuation::Valuation;
use crate::{CubeModel, CubeWorth};

/// Most cube contexts one level of a look-ahead can meet.
pub(crate) const MAX_CONTEXTS: usize = 24;

/// One number per cube context of a level.
pub(crate) type Values = [f64; MAX_CONTEXTS];

/// A context at the start of a turn.
struct Turn {
    /// Where the context after not doubling stands in the level's list.
    hold: usize,
    /// The same for double and take, if the player may double.
    double: Option<Offer>,
}

struct Offer {
    take: usize,
    /// Value of the opponent's pass.
    cash: f64,
    /// Value of a taken double in units of the cube before it.
    scale: f64,
    beavers: bool,
}

/// The cube contexts at one depth of a look-ahead, seen by the player on roll there.
struct Level {
    turns: Vec<Turn>,
    rolls: Vec<Valuation>,
    /// By which positions are valued that are not searched further.
    model: CubeModel,
}

impl Level {
    fn best_actions(&self, rolled: &Values, out: &mut Values) {
        for (turn, value) in self.turns.iter().zip(out) {
            let hold = rolled[turn.hold];
            *value = match &turn.double {
                None => hold,
                Some(offer) => {
                    let mut take = offer.scale * rolled[offer.take];
                    if offer.beavers && take < 0.0 {
                        take *= 2.0;
                    }
                    hold.max(take.min(offer.cash))
                }
            };
        }
    }

    fn static_values(&self, outcome: &Outcome, worth: &CubeWorth, out: &mut Values) {
        let mut rolled = [0.0; MAX_CONTEXTS];
        let valued = self.rolls.iter().zip(&mut rolled);
        match worth {
            CubeWorth::Over => valued.for_each(|(by, value)| *value = by.over(outcome)),
            CubeWorth::Exact(known) => {
                valued.for_each(|(by, value)| *value = by.exact(outcome, known));
            }
            CubeWorth::ByKind(kind) => {
                let (split, theory) = (Split::of(outcome), self.model.theory(*kind));
                valued.for_each(|(by, value)| *value = by.by_theory(&split, &theory));
            }
        }
        self.best_actions(&rolled, out);
    }
}

/// What the player on roll may do with the cube at the root of a look-ahead.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum RootAction {
    /// The player rolls with the cube as it is.
    Rolls,
    /// The player decides first.
    Decides,
}

/// The cube contexts of a whole look-ahead, level by level.
pub(crate) struct CubePlan {
    levels: Vec<Level>,
}

impl CubePlan {
    /// The contexts reached from `roots` (all seen by the player on roll at the root) within `plies`
    /// plies.
    pub(crate) fn new(
        roots: &[CubeContext],
        action: RootAction,
        plies: u8,
        (model, met): (CubeModel, &Met),
    ) -> Self {
        let mut starts = roots.to_vec();
        let mut levels = Vec::with_capacity(usize::from(plies) + 1);
        for depth in 0..=plies {
            let mut after: Vec<CubeContext> = Vec::new();
            let mut index_of = |ctx: CubeContext| {
                after.iter().position(|&c| c == ctx).unwrap_or_else(|| {
                    after.push(ctx);
                    after.len() - 1
                })
            };
            let decides = depth > 0 || action == RootAction::Decides;
            let turns = starts
                .iter()
                .map(|&ctx| Turn {
                    hold: index_of(ctx),
                    double: (decides && ctx.may_double()).then(|| offer(ctx, met, &mut index_of)),
                })
                .collect();
            starts = after.iter().map(|ctx| ctx.flipped()).collect();
            let rolls = after.iter().map(|&ctx| Valuation::new(ctx, met));
            let rolls = rolls.collect();
            levels.push(Level {
                turns,
                rolls,
                model,
            });
        }
        Self { levels }
    }

    /// Writes the value of each context at `depth` from the chances of a position that is not looked
    /// into further and what turns them into values.
    pub(crate) fn static_values(
        &self,
        depth: usize,
        outcome: &Outcome,
        worth: &CubeWorth,
        out: &mut Values,
    ) {
        self.levels[depth].static_values(outcome, worth, out);
    }

    /// Adds the values of a child (seen by its player on roll, one for each context) to the sums of
    /// the node above at `depth`.
    pub(crate) fn add_child(&self, depth: usize, child: &Values, weight: f64, sums: &mut Values) {
        for ((valuation, &value), sum) in self.levels[depth].rolls.iter().zip(child).zip(sums) {
            *sum += weight * valuation.flip(value);
        }
    }

    /// Values of the contexts at `depth` from the average over the rolls.
    pub(crate) fn best_actions(&self, depth: usize, rolled: &Values, out: &mut Values) {
        self.levels[depth].best_actions(rolled, out);
    }
}

fn offer(ctx: CubeContext, met: &Met, index_of: &mut impl FnMut(CubeContext) -> usize) -> Offer {
    let (scale, beavers) = match ctx.scoring {
        Scoring::Money { beavers, .. } => (2.0, beavers > 0),
        Scoring::Match { .. } => (1.0, false),
    };
    Offer {
        take: index_of(ctx.doubled()),
        cash: Valuation::new(ctx, met).cash(),
        scale,
        beavers,
    }
}
