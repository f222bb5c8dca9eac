//! A cube decision from chances that a person has estimated.

use barpoint_equity::{
    CubeContext, CubeEquities, CubeLife, CubeTheory, CubeVerdict, Cubeful, Equity, MarketWindow,
    Met, Mwc, Outcome, Stakes,
};

/// What is given.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct GivenChances {
    /// The chances of the player on roll before the roll.
    pub outcome: Outcome,
    /// Cube and score as that player sees them.
    pub context: CubeContext,
    /// How chances turn into a value with the cube.
    pub theory: CubeTheory,
    /// Average points of games won and of games lost to take for the live cube, in place of those that follow from the
    /// chances; for Janowski's average of dead and live cube alone.
    pub points: Option<[f32; 2]>,
}

impl GivenChances {
    /// The chances with the points given, as gammons and backgammons: what the live cube sees.
    fn for_live(&self) -> Outcome {
        let Some([won, lost]) = self.points else {
            return self.outcome;
        };
        let win = self.outcome.win;
        let gammons = |games: f32, points: f32| games * (points - 1.0).clamp(0.0, 1.0);
        let backgammons = |games: f32, points: f32| games * (points - 2.0).clamp(0.0, 1.0);
        Outcome {
            win,
            win_gammon: gammons(win, won),
            win_backgammon: backgammons(win, won),
            lose_gammon: gammons(1.0 - win, lost),
            lose_backgammon: backgammons(1.0 - win, lost),
        }
    }

    /// Not doubling, and double and take.
    fn equities(&self, met: &Met) -> CubeEquities {
        let (outcome, context) = (&self.outcome, &self.context);
        let equities = CubeEquities::by(outcome, context, met, &self.theory);
        let (CubeTheory::Janowski(life), Some(_)) = (self.theory, self.points) else {
            return equities;
        };
        let for_live = self.for_live();
        let average = |context: &CubeContext| {
            let value = Cubeful::new(context, met);
            let dead = value.cubeless(outcome).get();
            let live = value.value(&for_live, CubeLife::LIVE).get();
            Equity((1.0 - life.get()) * dead + life.get() * live)
        };
        CubeEquities {
            no_double: average(context),
            double_take: Cubeful::new(context, met).from_doubled(average(&context.doubled())),
            ..equities
        }
    }
}

/// What chances are worth, to the player on roll.
#[derive(Clone, Debug, PartialEq)]
pub struct CubeCalculation {
    /// What was given.
    pub given: GivenChances,
    /// Average points of games won and of games lost, for a cube of 1.
    pub points: [f32; 2],
    /// The game played out with the cube as it lies.
    pub cubeless: WorthOfGame,
    /// With a fully live cube, with no double this turn.
    pub live: WorthOfGame,
    /// By the theory given, with no double this turn.
    pub cubeful: WorthOfGame,
    /// Not doubling, and double and take, by the theory given.
    pub equities: CubeEquities,
    /// Match-winning chances of no double, double and take, double and pass; `None` at money play.
    pub mwc: Option<[Mwc; 3]>,
    /// The proper action.
    pub verdict: CubeVerdict,
    /// Market windows of the player and of the opponent, each in own winning chances.
    pub windows: [MarketWindow; 2],
}

/// A value in both units.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct WorthOfGame {
    /// In points per cube, EMG in matches.
    pub equity: Equity,
    /// As a match-winning chance; `None` at money play.
    pub mwc: Option<Mwc>,
}

impl CubeCalculation {
    /// What chances are worth by a match equity table.
    ///
    /// ```
    /// use barpoint_engine::{CubeCalculation, GivenChances};
    /// use barpoint_equity::{CubeContext, CubeLife, CubeTheory, Met, Outcome};
    ///
    /// // The example of gnubg's manual, chapter 11.5.5, with its own rounded W and L: "The cubeless equity is -0.097 and
    /// // the live cube equity -0.157. Thus, the cubeful equity is -0.138."
    /// let mut given = GivenChances {
    ///     outcome: Outcome::new([0.454, 0.103, 0.001, 0.106, 0.003])?,
    ///     context: CubeContext::MONEY,
    ///     theory: CubeTheory::Janowski(CubeLife::CONTACT),
    ///     points: Some([1.229, 1.196]),
    /// };
    /// let three = |given: &GivenChances| {
    ///     let found = CubeCalculation::of(given, &Met::kazaross_xg2());
    ///     [found.cubeless, found.live, found.cubeful].map(|worth| format!("{:.3}", worth.equity.get()))
    /// };
    /// assert_eq!(three(&given), ["-0.097", "-0.157", "-0.138"]);
    /// // The manual takes 0.556 for the losing chance when it finds L; with 0.546 it is 1.200.
    /// given.points = None;
    /// assert_eq!(three(&given), ["-0.097", "-0.160", "-0.140"]);
    /// # Ok::<(), barpoint_equity::OutcomeError>(())
    /// ```
    #[must_use]
    pub fn of(given: &GivenChances, met: &Met) -> Self {
        let GivenChances {
            outcome, context, ..
        } = given;
        let for_live = given.for_live();
        let (won, lost) = for_live.points_won_and_lost();
        let value = Cubeful::new(context, met);
        let stakes = Stakes::of(context, met);
        let worth = |equity: Equity| WorthOfGame {
            equity,
            mwc: stakes.map(|stakes| stakes.denormalise(equity)),
        };
        let equities = given.equities(met);
        let three = [equities.no_double, equities.double_take, CubeEquities::PASS];
        Self {
            given: *given,
            points: given.points.unwrap_or([won, lost]),
            cubeless: worth(value.cubeless(outcome)),
            live: worth(value.value(&for_live, CubeLife::LIVE)),
            cubeful: worth(equities.no_double),
            equities,
            mwc: stakes.map(|stakes| three.map(|equity| stakes.denormalise(equity))),
            verdict: equities.verdict(context),
            windows: [
                MarketWindow::of(&for_live, context, met),
                MarketWindow::of(&for_live.flipped(), &context.flipped(), met),
            ],
        }
    }
}

#[cfg(test)]
mod tests {
    use barpoint_equity::{Crawford, CubeAccess, MetSeat, Scoring};

    use super::*;

    /// Chapter 11.5.5 of gnubg's manual: O leads 3-0 to 7, X has the chances; Woolsey's table. "The cubeless MWC is
    /// 29.1 %, the live cube MWC 29.2 %; using x = 0.68 we arrive at 29.17 %."
    /// Points that follow from the chances change nothing, by whichever road they come.
    #[test]
    fn points_are_those_of_the_chances_unless_given() {
        let outcome = Outcome::new([0.7, 0.2, 0.0, 0.06, 0.0]).unwrap();
        let mut given = GivenChances {
            outcome,
            context: CubeContext::MONEY,
            theory: CubeTheory::Janowski(CubeLife::CONTACT),
            points: None,
        };
        let met = Met::kazaross_xg2();
        let without = CubeCalculation::of(&given, &met);
        given.points = Some(without.points);
        let with = CubeCalculation::of(&given, &met);
        for (with, without) in [
            (with.cubeful.equity, without.cubeful.equity),
            (with.live.equity, without.live.equity),
            (with.equities.double_take, without.equities.double_take),
        ] {
            assert!(
                (with.get() - without.get()).abs() < 1e-5,
                "{with:?} {without:?}"
            );
        }
    }

    #[test]
    fn the_match_of_the_manual_comes_out() {
        let given = GivenChances {
            outcome: Outcome::new([0.454, 0.103, 0.001, 0.106, 0.003]).unwrap(),
            context: CubeContext {
                value: 1,
                access: CubeAccess::Centred,
                scoring: Scoring::Match {
                    away: 7,
                    opponent_away: 4,
                    crawford: Crawford::Pre,
                    seat: MetSeat::First,
                },
            },
            theory: CubeTheory::Janowski(CubeLife::CONTACT),
            points: None,
        };
        let met = Met::by_name("woolsey").unwrap();
        let found = CubeCalculation::of(&given, &met);
        let percent = |worth: WorthOfGame| 100.0 * worth.mwc.unwrap().get();
        let three = [found.cubeless, found.live, found.cubeful].map(percent);
        for (found, expected) in three.into_iter().zip([29.1, 29.2, 29.17]) {
            assert!((found - expected).abs() < 0.06, "{three:?}");
        }
    }
}
