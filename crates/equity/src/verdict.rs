//! The proper cube action.

mod words;

use crate::{
    CubeAccess, CubeContext, CubeLife, CubeTheory, Cubeful, Equity, Met, Outcome, Scoring,
};

/// What single precision does not resolve: one choice must be better than another by more than this (gnubg's
/// verdicts leave no room for more).
const NOISE: f32 = 1e-6;
/// Doubling that gains less than this is optional (bounded by gnubg's verdicts).
const OPTIONAL: f32 = 1e-5;
/// gnubg advises a beaver only while the doubled game is worth at least this to the doubler.
const WORST_BEAVER: f32 = -2.0;
/// A cube decision is close when doubling loses less than this, in EMG (gnubg 1.07; its 2007
/// manual says 0.25). Counts of gnubg's statistics agree with this and no other rule.
const CLOSE: f32 = 0.16;

/// What the player on roll can expect from each cube action, in units of the present cube;
/// doubling into a pass is worth [`CubeEquities::PASS`].
///
/// ```
/// use barpoint_equity::{CubeContext, CubeEquities, CubeLife, Equity, Met, Outcome};
///
/// // The last roll of a race, 78 % to win.
/// let outcome = Outcome::new([0.78, 0.0, 0.0, 0.0, 0.0])?;
/// let money = CubeContext::MONEY;
/// let equities = CubeEquities::of(&outcome, &money, &Met::kazaross_xg2(), CubeLife::DEAD);
/// assert_eq!(format!("{:.2}", equities.double_take.get()), "1.12");
/// assert_eq!(equities.best(), CubeEquities::PASS);
/// assert_eq!(equities.verdict(&money).to_string(), "double, pass");
/// # Ok::<(), barpoint_equity::OutcomeError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CubeEquities {
    /// Not doubling this turn.
    pub no_double: Equity,
    /// Doubling, and the opponent takes.
    pub double_take: Equity,
    /// Whether the player on roll can win a gammon ([`barpoint_rules::Board::can_win_gammon`]): without, no position is
    /// too good. Not to be read off chances that are averages, as those of rollouts are.
    pub wins_gammons: bool,
}

/// What the player on roll should do with the cube.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Offer {
    /// Not good enough to double.
    NoDouble,
    /// Double.
    Double,
    /// Play on for more than the opponent's pass would give.
    TooGood,
}

/// What the opponent should answer to a double, right or wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Response {
    /// Play on at twice the stake.
    Take,
    /// Give up the game.
    Pass,
    /// Take, turn the cube once more and keep it.
    Beaver,
}

/// The proper cube action of both players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CubeVerdict {
    /// The player on roll could reach the cube but has nothing to gain (or may not double in the
    /// Crawford game).
    Dead {
        /// The player on roll owns the cube.
        redouble: bool,
    },
    /// The opponent owns the cube.
    NotAvailable,
    /// There is a decision.
    Available {
        /// What the player on roll should do.
        offer: Offer,
        /// What the opponent should answer if doubled.
        response: Response,
        /// Doubling and not doubling are worth the same.
        optional: bool,
        /// The player on roll owns the cube.
        redouble: bool,
    },
}

/// Answers of the opponent that would make a wrong double right.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum BreakEven {
    /// The opponent passes at least this share of doubles that should be taken.
    WrongPasses(f32),
    /// The opponent takes at least this share of doubles that should be passed.
    WrongTakes(f32),
}

impl CubeEquities {
    /// What winning the present cube is worth.
    pub const PASS: Equity = Equity(1.0);

    /// Static (0-ply) equities of an outcome, which also says whether gammons can be won.
    #[must_use]
    pub fn of(outcome: &Outcome, context: &CubeContext, met: &Met, x: CubeLife) -> Self {
        Self::by(outcome, context, met, &CubeTheory::Janowski(x))
    }

    /// Static equities of an outcome by a theory; the outcome also says whether gammons can be won.
    #[must_use]
    pub fn by(outcome: &Outcome, context: &CubeContext, met: &Met, theory: &CubeTheory) -> Self {
        let now = Cubeful::new(context, met);
        let after_take = Cubeful::new(&context.doubled(), met);
        Self {
            no_double: now.value_by(outcome, theory),
            double_take: now.from_doubled(after_take.value_by(outcome, theory)),
            wins_gammons: outcome.win_gammon > 0.0,
        }
    }

    /// Doubling against the best answer.
    #[must_use]
    pub fn double(&self) -> Equity {
        Equity(self.double_take.0.min(Self::PASS.0))
    }

    /// The better of doubling and not doubling, for a player who may double.
    #[must_use]
    pub fn best(&self) -> Equity {
        Equity(self.no_double.0.max(self.double().0))
    }

    /// Whether the decision counts as close (gnubg's "close or actual cube decision"): doubling
    /// is right, or wrong by less than 0.16.
    #[must_use]
    pub fn is_close(&self) -> bool {
        self.best().0 - self.double().0 < CLOSE
    }

    /// The proper cube action in this context.
    #[must_use]
    pub fn verdict(&self, context: &CubeContext) -> CubeVerdict {
        let redouble = context.access == CubeAccess::OnRoll;
        if !context.may_double() {
            return match context.access {
                CubeAccess::Opponent => CubeVerdict::NotAvailable,
                _ => CubeVerdict::Dead { redouble },
            };
        }
        let (offer, optional) = self.offer(*context);
        CubeVerdict::Available {
            offer,
            response: self.response(*context),
            optional,
            redouble,
        }
    }

    /// How often the opponent must go wrong to make a double right that the proper action
    /// advises against; `None` where doubling is right, or wrong against any answer.
    #[must_use]
    pub fn break_even(&self) -> Option<BreakEven> {
        let (play_on, take, pass) = (self.play_on(), self.double_take.0, Self::PASS.0);
        if self.double().0 >= play_on - NOISE {
            None
        } else if take < pass && pass >= play_on {
            Some(BreakEven::WrongPasses((play_on - take) / (pass - take)))
        } else if take > pass && take >= play_on {
            Some(BreakEven::WrongTakes((play_on - pass) / (take - pass)))
        } else {
            None
        }
    }

    /// What not doubling is worth: without gammons no more than the cube, whatever averaging or a rollout has left of
    /// it. So a sure win is cashed.
    const fn play_on(&self) -> f32 {
        if self.wins_gammons {
            self.no_double.0
        } else {
            self.no_double.0.min(Self::PASS.0)
        }
    }

    /// Whether passing is right; ties are takes.
    fn passes(&self) -> bool {
        self.double_take.0 > Self::PASS.0 + NOISE
    }

    fn response(&self, context: CubeContext) -> Response {
        let Equity(take) = self.double_take;
        let beavers = match context.scoring {
            Scoring::Money { beavers, .. } => beavers > 0,
            Scoring::Match { .. } => false,
        };
        if self.passes() {
            Response::Pass
        } else if beavers && (WORST_BEAVER..=0.0).contains(&take) {
            Response::Beaver
        } else {
            Response::Take
        }
    }

    /// The proper offer, and whether it makes no difference.
    fn offer(&self, context: CubeContext) -> (Offer, bool) {
        let play_on = self.play_on();
        let loss = play_on - self.double().0;
        if loss <= NOISE {
            let same = loss.abs() < OPTIONAL;
            let pass = self.passes();
            // Giving up gammons that cannot be won is no choice.
            let gammons_count = self.wins_gammons && !context.gammons_are_void();
            return (Offer::Double, same && (!pass || gammons_count));
        }
        if play_on > Self::PASS.0 {
            (Offer::TooGood, false)
        } else {
            (Offer::NoDouble, false)
        }
    }
}

#[cfg(test)]
mod tests;
