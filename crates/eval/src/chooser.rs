//! Which of a roll's plays is made inside a look-ahead: the best by its static value.

mod key;

use barpoint_equity::{CubeContext, Equity, Met, Outcome};

use crate::cubeful::{CubePlan, MAX_CONTEXTS, RootAction};
use crate::valuation::Valuation;
use crate::{
    CubeModel, CubeUse, CubeWorth, Noise, RollSet, SearchSettings, Utility, cubeless_utility,
};
use key::{KEY_BITS, MANY, counted, key};

/// The opponent's cube actions after a play, and the unit of their values.
struct Answer {
    actions: CubePlan,
    valuation: Valuation,
}

/// How a player picks among the plays of one roll.
pub(crate) struct Chooser {
    /// Which plays are valued in full.
    pub(crate) picking: Picking,
    /// What the opponent does with the cube after the play; `None` for cubeless choice.
    reply: Option<Answer>,
    /// Whether values need what is learned about the cube's life.
    pub(crate) learned: bool,
    /// Key of everything choices depend on besides the board and the rolls.
    key: u64,
}

/// How the plays of a roll that are valued in full are picked.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Picking {
    /// Weights of cubeless equity, seen by the mover.
    pub(crate) utility: Utility,
    /// How many may be.
    pub(crate) candidates: usize,
    /// How static chances are disturbed.
    pub(crate) noise: Noise,
    pub(crate) breadth: Breadth,
}

/// How close plays must come to the best to be valued in full, in equity.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Breadth {
    /// How far behind the best by quick score the second may be to be valued with it.
    pub(crate) close: f32,
    /// How far the quick score of a further play may be below the best full value so far.
    pub(crate) reach: f32,
}

impl Breadth {
    /// For the first choice of a look-ahead, which accounts for a twenty-first of its value.
    pub(crate) const FIRST: Self = Self {
        close: 0.2,
        reach: 0.1,
    };
    /// For choices of plays that are made, as in rollouts.
    pub(crate) const WIDE: Self = Self {
        close: 0.1,
        reach: 0.06,
    };
    /// For the later choices, each of which accounts for much less.
    pub(crate) const NARROW: Self = Self {
        close: 0.01,
        reach: 0.0,
    };
    const ALL: [Self; 3] = [Self::FIRST, Self::WIDE, Self::NARROW];

    /// Its place in [`Breadth::ALL`].
    fn number(self) -> u64 {
        let earlier = Self::ALL.iter().take_while(|&&other| other != self);
        earlier.count() as u64
    }
}

/// What gammons weigh under the Jacoby rule as long as the cube is in the middle: enough to save them where nothing else is at
/// stake, for they count once it is turned.
const NOT_YET: f32 = 0.01;

/// Weights of cubeless equity at a score and cube.
fn with_cube(ctx: CubeContext, met: &Met) -> Utility {
    if ctx.gammons_are_void() {
        Utility {
            win_gammon: NOT_YET,
            win_backgammon: NOT_YET,
            lose_gammon: NOT_YET,
            lose_backgammon: NOT_YET,
        }
    } else {
        Utility::of(ctx, met)
    }
}

impl Chooser {
    /// The choice of a player on roll who sees `ctx`, when it is not part of a look-ahead.
    pub(crate) fn new(ctx: CubeContext, settings: SearchSettings, met: &Met) -> Self {
        Self::of_breadth(ctx, settings, met, Breadth::WIDE)
    }

    /// The choice of a player on roll who sees `ctx`, with this many plays valued in full.
    pub(crate) fn of_breadth(
        ctx: CubeContext,
        settings: SearchSettings,
        met: &Met,
        breadth: Breadth,
    ) -> Self {
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
            picking: Picking {
                utility: match settings.cube {
                    CubeUse::Cubeful => with_cube(ctx, met),
                    CubeUse::Cubeless => cubeless_utility(ctx, met),
                },
                candidates: match counted(settings.candidates) {
                    MANY => usize::MAX,
                    most => usize::from(most),
                },
                noise: settings.noise,
                breadth,
            },
            learned: reply.is_some() && settings.model == CubeModel::Learned,
            reply,
            key: key(ctx, settings, breadth),
        }
    }

    /// What the mover compares first: cubeful equity, in cubeless choice the cubeless one. `outcome` is the
    /// mover's; `worth` that with the opponent on roll.
    pub(crate) fn score(&self, outcome: &Outcome, worth: &CubeWorth) -> Equity {
        match &self.reply {
            None => self.picking.utility.equity(outcome),
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

    /// 128 bits for a board's choices for these rolls: the board's 80, 46 for what they depend on besides and 2 for the
    /// rolls. Noise is not among them: disturbed choices are not remembered.
    pub(crate) const fn cache_key(&self, board_bits: u128, rolls: RollSet) -> u128 {
        ((rolls as u128) << KEY_BITS | self.key as u128) << 80 | board_bits
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
