//! Equity against the winning chance: what each theory of the cube makes of a position whose chances shift while its
//! shares of gammons stay.

use barpoint_equity::{
    CubeAccess, CubeContext, CubeEquities, CubeLife, CubeTheory, Cubeful, Met, Outcome,
    Volatilities,
};
use barpoint_eval::{Class, CubeModel, JumpStatistics, LifeNet, PositionKind, average_volatility};
use barpoint_rules::{Board, MatchState};

use crate::{Answer, Engine, Strength};

/// A point of a curve: the cubeless winning chance of the player on roll, and equity in units of the present cube.
pub type CurvePoint = [f32; 2];

/// What a curve is drawn by.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CurveModel {
    /// Janowski's theory.
    Janowski,
    /// The jump model.
    Jump,
    /// A cube that will not be turned.
    Dead,
    /// A cube that is turned at the best moment.
    Live,
}

/// What a theory makes of all winning chances. Everything is of the player on roll, who does not double this turn.
#[derive(Clone, Debug, PartialEq)]
pub struct EquityCurve {
    /// The theory.
    pub model: CurveModel,
    /// With a cube in the middle; `None` if somebody has turned it.
    pub centred: Option<Vec<CurvePoint>>,
    /// With a cube of this value of one's own.
    pub owned: Vec<CurvePoint>,
    /// With a cube of this value of the opponent's.
    pub opponent: Vec<CurvePoint>,
    /// Where cube actions change.
    pub points: CubePoints,
}

/// Where cube actions change, as winning chances of the player on roll; `None` where they do not, or neither player may double.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CubePoints {
    /// From here up the player takes.
    pub take: Option<f32>,
    /// From here up the opponent passes.
    pub cash: Option<f32>,
    /// From here up a centred cube is turned.
    pub initial_double: Option<f32>,
    /// From here up a cube of one's own is turned.
    pub redouble: Option<f32>,
}

/// The curves of a position.
#[derive(Clone, Debug, PartialEq)]
pub struct EquityCurves {
    /// Its chances.
    pub outcome: Outcome,
    /// One for each theory.
    pub curves: Vec<EquityCurve>,
}

impl Engine {
    /// Curves of a position in this many equal steps of the winning chance.
    #[must_use]
    pub fn equity_curves(
        &self,
        state: &MatchState,
        strength: &Strength,
        steps: u16,
    ) -> Answer<EquityCurves> {
        let basis = self.basis(state, strength);
        let (board, context, settings) = (state.board(), basis.context, basis.strength.search);
        let outcome = self.evaluate(board, context, settings).outcome;
        let jumps = self.search.jumps(board, context, settings);
        let theories = [
            (CurveModel::Janowski, CubeModel::Janowski),
            (CurveModel::Jump, CubeModel::Jump),
        ]
        .map(|(name, model)| (name, theory(board, model, &jumps, self.search.lives())));
        let bounds = [
            (CurveModel::Dead, CubeLife::DEAD),
            (CurveModel::Live, CubeLife::LIVE),
        ]
        .map(|(name, life)| (name, CubeTheory::Janowski(life)));
        let curve = |(model, theory)| {
            let along = |access| along(&outcome, with(context, access), self.met(), &theory, steps);
            EquityCurve {
                model,
                centred: (context.access == CubeAccess::Centred)
                    .then(|| along(CubeAccess::Centred)),
                owned: along(CubeAccess::OnRoll),
                opponent: along(CubeAccess::Opponent),
                points: CubePoints::of(&outcome, context, self.met(), &theory),
            }
        };
        let found = EquityCurves {
            outcome,
            curves: theories.into_iter().chain(bounds).map(curve).collect(),
        };
        Answer { basis, found }
    }
}

/// The theory of a model at a position; the jump model takes the volatility found there.
pub(crate) fn theory(
    board: &Board,
    model: CubeModel,
    jumps: &JumpStatistics,
    lives: &LifeNet,
) -> CubeTheory {
    let class = Class::of(board);
    match model {
        CubeModel::Jump => CubeTheory::Jump(Volatilities {
            local: jumps.expected_jump,
            average: average_volatility(class),
        }),
        CubeModel::Learned => model.theory(PositionKind {
            traits: Some(lives.traits(board)),
            ..PositionKind::of(board)
        }),
        _ => model.theory(PositionKind::of(board)),
    }
}

fn along(
    outcome: &Outcome,
    context: CubeContext,
    met: &Met,
    theory: &CubeTheory,
    steps: u16,
) -> Vec<CurvePoint> {
    let value = Cubeful::new(&context, met);
    chances(steps)
        .map(|chance| {
            let equity = value.value_by(&outcome.at_chance(chance), theory);
            [chance, equity.get()]
        })
        .collect()
}

/// Winning chances from 0 to 1.
pub(crate) fn chances(steps: u16) -> impl Iterator<Item = f32> {
    (0..=steps).map(move |step| f32::from(step) / f32::from(steps.max(1)))
}

const fn with(context: CubeContext, access: CubeAccess) -> CubeContext {
    CubeContext { access, ..context }
}

impl CubePoints {
    /// The points by a theory for the gammon shares of an outcome; of a cube that somebody has turned there is no
    /// initial double.
    #[must_use]
    pub fn of(outcome: &Outcome, context: CubeContext, met: &Met, theory: &CubeTheory) -> Self {
        let first = |outcome: &Outcome, context: CubeContext, right: fn(&CubeEquities) -> f32| {
            let doubles = context.may_double();
            let excess = |chance: f32| {
                right(&CubeEquities::by(
                    &outcome.at_chance(chance),
                    &context,
                    met,
                    theory,
                ))
            };
            doubles.then(|| first_crossing(excess)).flatten()
        };
        let passes = |equities: &CubeEquities| equities.double_take.get() - 1.0;
        let doubles = |equities: &CubeEquities| equities.double().get() - equities.no_double.get();
        let centred = context.access == CubeAccess::Centred;
        let turns = |access| with(context, access);
        let [theirs, own] = match context.access {
            CubeAccess::Centred => [CubeAccess::Centred; 2],
            // Whoever does not own it could double if he did.
            CubeAccess::OnRoll | CubeAccess::Opponent => [CubeAccess::OnRoll; 2],
        };
        let flipped = with(context.flipped(), theirs);
        let opponents_cash = first(&outcome.flipped(), flipped, passes);
        Self {
            take: opponents_cash.map(|chance| 1.0 - chance),
            cash: first(outcome, turns(own), passes),
            initial_double: centred
                .then(|| first(outcome, turns(CubeAccess::Centred), doubles))
                .flatten(),
            redouble: first(outcome, turns(CubeAccess::OnRoll), doubles),
        }
    }
}

/// The lowest chance at which something that is below 0 for a certain loss is not any more.
fn first_crossing(excess: impl Fn(f32) -> f32) -> Option<f32> {
    /// Steps of the first look.
    const STEPS: u16 = 200;
    /// Halvings between two steps.
    const HALVINGS: usize = 16;
    /// Rounding is not a crossing.
    const LEAST: f32 = -1e-6;
    let found = chances(STEPS).find(|&chance| excess(chance) >= LEAST)?;
    let (mut low, mut high) = ((found - 1.0 / f32::from(STEPS)).max(0.0), found);
    for _ in 0..HALVINGS {
        let middle = f32::midpoint(low, high);
        if excess(middle) >= LEAST {
            high = middle;
        } else {
            low = middle;
        }
    }
    Some(high)
}

#[cfg(test)]
mod tests {
    use barpoint_equity::{Crawford, Jacoby, JumpVolatility, MetSeat, Scoring};

    use super::*;

    const NO_GAMMONS: Outcome = Outcome {
        win: 0.5,
        win_gammon: 0.0,
        win_backgammon: 0.0,
        lose_gammon: 0.0,
        lose_backgammon: 0.0,
    };

    fn money(access: CubeAccess) -> CubeContext {
        CubeContext {
            value: 1,
            access,
            scoring: Scoring::Money {
                jacoby: Jacoby::Off,
                beavers: 0,
            },
        }
    }

    #[track_caller]
    fn check(theory: CubeTheory, expected: [f32; 4]) {
        let met = Met::kazaross_xg2();
        let points = CubePoints::of(&NO_GAMMONS, money(CubeAccess::Centred), &met, &theory);
        let found = [
            points.take,
            points.cash,
            points.initial_double,
            points.redouble,
        ]
        .map(|point| 100.0 * point.unwrap());
        for (found, expected) in found.iter().zip(expected) {
            assert!((found - expected).abs() < 0.051, "{found:?}, {expected}");
        }
    }

    /// M. Higgins, "Cube handling in backgammon money games under a jump model" (2012), section 2.3: W = L = 1,
    /// average volatility 7.7 %, local 13 %.
    #[test]
    fn the_points_of_the_jump_model_are_those_published() {
        let volatility = |alpha| JumpVolatility::new(alpha).unwrap();
        let theory = CubeTheory::Jump(Volatilities {
            local: volatility(0.13),
            average: volatility(0.077),
        });
        check(theory, [21.5, 78.5, 62.2, 66.9]);
    }

    /// Keeler and Spencer's live cube, and the dead one: doubles from 50 %, takes from 25 %.
    #[test]
    fn the_points_of_a_live_and_a_dead_cube_are_the_textbooks() {
        check(
            CubeTheory::Janowski(CubeLife::LIVE),
            [20.0, 80.0, 80.0, 80.0],
        );
        check(
            CubeTheory::Janowski(CubeLife::DEAD),
            [25.0, 75.0, 50.0, 50.0],
        );
    }

    #[test]
    fn nobody_doubles_in_the_crawford_game() {
        let context = CubeContext {
            scoring: Scoring::Match {
                away: 3,
                opponent_away: 1,
                crawford: Crawford::Now,
                seat: MetSeat::First,
            },
            ..money(CubeAccess::Centred)
        };
        let theory = CubeTheory::Janowski(CubeLife::LIVE);
        let points = CubePoints::of(&NO_GAMMONS, context, &Met::kazaross_xg2(), &theory);
        assert_eq!([points.take, points.cash], [None; 2]);
        assert_eq!([points.initial_double, points.redouble], [None; 2]);
    }

    #[test]
    fn a_cube_is_worth_something_to_its_owner() {
        let met = Met::kazaross_xg2();
        let theory = CubeTheory::Janowski(CubeLife::new(0.68).unwrap());
        let curve = |access| along(&NO_GAMMONS, money(access), &met, &theory, 100);
        let [owned, centred, opponent] = [
            CubeAccess::OnRoll,
            CubeAccess::Centred,
            CubeAccess::Opponent,
        ]
        .map(curve);
        for ((own, middle), theirs) in owned.iter().zip(&centred).zip(&opponent) {
            assert!(own[1] >= middle[1] - 1e-6 && middle[1] >= theirs[1] - 1e-6);
        }
        assert_eq!((owned[0], owned[100]), ([0.0, -1.0], [1.0, 1.0]));
        assert!(owned[50][1] > 0.1 && centred[50][1].abs() < 1e-6);
    }
}
