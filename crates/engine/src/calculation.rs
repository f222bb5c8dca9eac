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
    /// With a fully live cube, nobody doubling this turn.
    pub live: WorthOfGame,
    /// By the theory given, nobody doubling this turn.
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
    /// // "The cubeless equity is -0.097 and the live cube equity -0.157. Thus, the cubeful equity is -0.138."
    /// let given = GivenChances {
    ///     outcome: Outcome::new([0.454, 0.103, 0.001, 0.106, 0.003])?,
    ///     context: CubeContext::MONEY,
    ///     theory: CubeTheory::Janowski(CubeLife::CONTACT),
    /// };
    /// let found = CubeCalculation::of(&given, &Met::kazaross_xg2());
    /// let three = [found.cubeless, found.live, found.cubeful];
    /// let three = three.map(|worth| format!("{:.3}", worth.equity.get()));
    /// assert_eq!(three, ["-0.097", "-0.157", "-0.138"]);
    /// # Ok::<(), barpoint_equity::OutcomeError>(())
    /// ```
    #[must_use]
    pub fn of(given: &GivenChances, met: &Met) -> Self {
        let GivenChances {
            outcome,
            context,
            theory,
        } = given;
        let (won, lost) = outcome.points_won_and_lost();
        let value = Cubeful::new(context, met);
        let stakes = Stakes::of(context, met);
        let worth = |equity: Equity| WorthOfGame {
            equity,
            mwc: stakes.map(|stakes| stakes.denormalise(equity)),
        };
        let equities = CubeEquities::by(outcome, context, met, theory);
        let three = [equities.no_double, equities.double_take, CubeEquities::PASS];
        Self {
            given: *given,
            points: [won, lost],
            cubeless: worth(value.cubeless(outcome)),
            live: worth(value.value(outcome, CubeLife::LIVE)),
            cubeful: worth(equities.no_double),
            equities,
            mwc: stakes.map(|stakes| three.map(|equity| stakes.denormalise(equity))),
            verdict: equities.verdict(context),
            windows: [
                MarketWindow::of(outcome, context, met),
                MarketWindow::of(&outcome.flipped(), &context.flipped(), met),
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
