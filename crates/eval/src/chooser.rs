//! Which of a roll's plays is made inside a look-ahead: the best by its static value.

use barpoint_equity::{
    Crawford, CubeAccess, CubeContext, Equity, Jacoby, Met, MetSeat, Outcome, Scoring,
};
use barpoint_rules::Cube;

use crate::cubeful::{CubePlan, MAX_CONTEXTS, RootAction};
use crate::valuation::Valuation;
use crate::{
    CubeModel, CubeUse, CubeWorth, Noise, RollSet, SearchSettings, Utility, cubeless_utility,
};

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
    /// For choices that are made one after the other, as in rollouts.
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

/// So many candidates and more are as good as all.
const MANY: u8 = 127;

/// Candidates in a key.
const fn counted(candidates: u8) -> u8 {
    match candidates {
        0 => 1,
        MANY.. => MANY,
        some => some,
    }
}

/// Kinds of money play in a key: with the Jacoby rule or without, any number of beavers.
const MONEY_KINDS: u64 = 2 << 8;
/// The most points missing on either side in a key.
const MOST_AWAY: u8 = 127;
/// Values of the parts of a key.
const RADICES: [u64; 7] = [
    CubeModel::NUMBERS,
    MANY as u64 + 1,
    16,
    2,
    3,
    MONEY_KINDS + (6 << 14),
    Breadth::ALL.len() as u64,
];
/// Bits of a key.
const KEY_BITS: u32 = 46;
const _: () = {
    let (mut keys, mut place) = (1_u64, 0);
    while place < RADICES.len() {
        keys *= RADICES[place];
        place += 1;
    }
    assert!(
        keys <= 1 << KEY_BITS,
        "a key of a cached choice does not fit"
    );
};

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

/// Different for all contexts and settings, in [`KEY_BITS`].
fn key(ctx: CubeContext, settings: SearchSettings, breadth: Breadth) -> u64 {
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
                Crawford::Pre => 0,
                Crawford::Now => 1,
                Crawford::Post => 2,
            };
            let second = u64::from(seat == MetSeat::Second);
            let match_kind = 2 * crawford + second;
            // Both are moved up, as in match equity tables.
            let excess = away.max(opponent_away).saturating_sub(MOST_AWAY);
            let [away, opponent_away] =
                [away, opponent_away].map(|n| u64::from(n.saturating_sub(excess).max(1)));
            MONEY_KINDS + (match_kind << 14 | away << 7 | opponent_away)
        }
    };
    let digits = [
        settings.model.number(),
        counted(settings.candidates).into(),
        u64::from(ctx.value.clamp(1, Cube::LIMIT).trailing_zeros()),
        u64::from(settings.cube == CubeUse::Cubeful),
        access,
        scoring,
        breadth.number(),
    ];
    let mut key = 0;
    for (digit, radix) in digits.into_iter().zip(RADICES) {
        debug_assert!(digit < radix, "{digit} of {radix} in {ctx:?}, {settings:?}");
        key = key * radix + digit;
    }
    key
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn choices_that_depend_on_other_things_have_other_keys() {
        let money = |jacoby, beavers| Scoring::Money { jacoby, beavers };
        let score = |away, opponent_away, crawford, seat| Scoring::Match {
            away,
            opponent_away,
            crawford,
            seat,
        };
        let scorings = [
            money(Jacoby::On, 0),
            money(Jacoby::Off, 0),
            money(Jacoby::Off, 255),
            score(1, 1, Crawford::Post, MetSeat::First),
            score(1, 64, Crawford::Now, MetSeat::First),
            score(1, 64, Crawford::Now, MetSeat::Second),
            score(64, 1, Crawford::Now, MetSeat::First),
            score(64, 64, Crawford::Pre, MetSeat::Second),
        ];
        // Numbers that are equal in their last bits, too.
        let models = [
            CubeModel::Janowski,
            CubeModel::Jump,
            CubeModel::Janowski2With([0, 0]),
            CubeModel::Janowski2With([2, 54]),
            CubeModel::Janowski2With([40, 56]),
            CubeModel::Janowski2With([100, 100]),
        ];
        let (mut keys, mut all) = (HashSet::new(), 0);
        for scoring in scorings {
            for model in models {
                for (candidates, value) in [(1, 1), (7, 1), (255, 1), (7, 2), (7, 1 << 15)] {
                    for access in [CubeAccess::Centred, CubeAccess::OnRoll] {
                        for breadth in Breadth::ALL {
                            let ctx = CubeContext {
                                value,
                                access,
                                scoring,
                            };
                            let settings = SearchSettings {
                                model,
                                ..SearchSettings::new(2, CubeUse::Cubeful, candidates)
                            };
                            let key = key(ctx, settings, breadth);
                            assert!(key < 1 << KEY_BITS);
                            keys.insert(key);
                            all += 1;
                        }
                    }
                }
            }
        }
        assert_eq!(keys.len(), all);
    }
}
