//! Which of a roll's plays is made inside a look-ahead: the best by its static value.

use barpoint_equity::{Crawford, CubeAccess, CubeContext, Jacoby, Met, MetSeat, Outcome, Scoring};

use crate::cubeful::{CubePlan, MAX_CONTEXTS, RootAction};
use crate::{
    ALL_CANDIDATES, CubeUse, CubeWorth, Noise, RollSet, SearchSettings, Utility, cubeless_utility,
};

/// How a player picks among the plays of one roll.
pub(crate) struct Chooser {
    /// Weights of cubeless equity, seen by the mover.
    pub(crate) utility: Utility,
    /// Cube actions of the opponent after the play; `None` for cubeless choice.
    reply: Option<CubePlan>,
    /// How many plays are valued in full.
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
                let roots = [ctx.flipped()];
                Some(CubePlan::new(&roots, RootAction::Decides, 0, model))
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

    /// What the mover compares first: the opponent's value with the sign turned in cubeful choice,
    /// otherwise the mover's cubeless equity. `outcome` is the mover's; `worth` that with
    /// the opponent on roll.
    pub(crate) fn score(&self, outcome: &Outcome, worth: &CubeWorth) -> f32 {
        match &self.reply {
            None => self.utility.equity(outcome).get(),
            Some(plan) => {
                let mut values = [0.0; MAX_CONTEXTS];
                plan.static_values(0, &outcome.flipped(), worth, &mut values);
                -values[0]
            }
        }
    }

    /// 128 bits for a board's choices for these rolls: the board's 80 and what they depend on, except
    /// noise: disturbed choices are not kept.
    pub(crate) const fn cache_key(&self, board_bits: u128, rolls: RollSet) -> u128 {
        ((rolls as u128) << 44 | self.key as u128) << 80 | board_bits
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
