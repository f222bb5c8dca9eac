//! Which of a roll's plays is made inside a look-ahead: the best by its static value.

use barpoint_equity::{
    Crawford, CubeAccess, CubeContext, Equity, Jacoby, Met, MetSeat, Outcome, Scoring,
};

use crate::cubeful::{CubePlan, MAX_CONTEXTS, RootAction};
use crate::valuation::Valuation;
use crate::{
    ALL_CANDIDATES, CubeUse, CubeWorth, Noise, RollSet, SearchSettings, Utility, cubeless_utility,
};

/// The opponent's cube actions after a play, and what their values mean.
struct Answer {
    actions: CubePlan,
    valuation: Valuation,
}

/// How a player picks among the plays of one roll.
pub(crate) struct Chooser {
    /// Weights of cubeless equity, seen by the mover.
    pub(crate) utility: Utility,
    /// What the opponent does with the cube after the play; `None` for cubeless choice.
    reply: Option<Answer>,
    /// How many plays may be valued in full.
    pub(crate) candidates: usize,
    /// How static chances are disturbed.
    pub(crate) noise: Noise,
    /// What choices depend on besides the board and the rolls, in 44 bits.
    key: u64,
}

impl Chooser {
    /// The choice of a player on roll who sees `ctx`.
    pub(crate) fn new(ctx: CubeContext, settings: SearchSettings, met: &Met) -> Self {
        let reply = match settings.cube {
            CubeUse::Cubeful => {
                let model = (settings.model, met);
                let theirs = ctx.flipped();
                Some(Answer {
                    actions: CubePlan::new(&[theirs], RootAction::Decides, 0, model),
                    valuation: Valuation::new(theirs, met),
                })
            }
            CubeUse::Cubeless => None,
        };
        Self {
            utility: match settings.cube {
                CubeUse::Cubeful => Utility::of(ctx, met),
                CubeUse::Cubeless => cubeless_utility(ctx, met),
            },
            reply,
            candidates: match settings.candidates {
                ALL_CANDIDATES => usize::MAX,
                most => usize::from(most.max(1)),
            },
            noise: settings.noise,
            key: key(ctx, settings),
        }
    }

    /// What the mover compares first: cubeful equity, in cubeless choice the cubeless one. `outcome` is the
    /// mover's; `worth` that with the opponent on roll.
    pub(crate) fn score(&self, outcome: &Outcome, worth: &CubeWorth) -> Equity {
        match &self.reply {
            None => self.utility.equity(outcome),
            Some(answer) => {
                let value = answer.value(outcome, worth);
                answer.valuation.equity(value).flipped()
            }
        }
    }

    /// The value with cube after a play, in the unit a look-ahead averages; `None` in cubeless choice.
    pub(crate) fn value(&self, outcome: &Outcome, worth: &CubeWorth) -> Option<f64> {
        let answer = self.reply.as_ref()?;
        Some(answer.valuation.flip(answer.value(outcome, worth)))
    }

    /// 128 bits for a board's choices for these rolls: the board's 80 and what they depend on, except
    /// noise: disturbed choices are not kept.
    pub(crate) const fn cache_key(&self, board_bits: u128, rolls: RollSet) -> u128 {
        ((rolls as u128) << 44 | self.key as u128) << 80 | board_bits
    }
}

impl Answer {
    /// The opponent's value after a play that leaves the mover these chances.
    fn value(&self, outcome: &Outcome, worth: &CubeWorth) -> f64 {
        let mut values = [0.0; MAX_CONTEXTS];
        self.actions
            .static_values(0, &outcome.flipped(), worth, &mut values);
        values[0]
    }
}

fn key(ctx: CubeContext, settings: SearchSettings) -> u64 {
    let access = match ctx.access {
        CubeAccess::Centred => 0,
        CubeAccess::OnRoll => 1,
        CubeAccess::Opponent => 2,
    };
    let scoring = match ctx.scoring {
        Scoring::Money { jacoby, beavers } => {
            u64::from(jacoby == Jacoby::On) << 8 | u64::from(beavers)
        }
        Scoring::Match {
            away,
            opponent_away,
            crawford,
            seat,
        } => {
            let crawford = match crawford {
                Crawford::Pre => 1,
                Crawford::Now => 2,
                Crawford::Post => 3,
            };
            let second = u64::from(seat == MetSeat::Second);
            second << 18 | crawford << 16 | u64::from(away) << 8 | u64::from(opponent_away)
        }
    };
    let cube = u64::from(settings.cube == CubeUse::Cubeful);
    let value = u64::from(ctx.value.trailing_zeros());
    let model = settings.model.number();
    ((((model << 8 | u64::from(settings.candidates)) << 6 | value) << 1 | cube) << 2 | access) << 19
        | scoring
}
