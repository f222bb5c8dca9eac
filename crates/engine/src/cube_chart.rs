//! A cube decision as a chart.

use barpoint_equity::{CubeAccess, CubeEquities, CubeLife, CubeTheory};

use crate::curves::{CubePoints, CurvePoint, chances, theory};
use crate::{Basis, CubeHint, CubeStudy, Engine};

/// A cube decision as a chart: equities against the winning chance, gammon shares as they were found. The curves are the theory
/// itself, as the leaves of a look-ahead use it.
#[derive(Clone, Debug, PartialEq)]
pub struct CubeChart {
    /// Not doubling.
    pub no_double: Vec<CurvePoint>,
    /// Double and take.
    pub double_take: Vec<CurvePoint>,
    /// Not doubling with a dead cube.
    pub dead: Vec<CurvePoint>,
    /// Not doubling with a live cube.
    pub live: Vec<CurvePoint>,
    /// From which winning chance on doubling is right.
    pub doubles_from: Option<f32>,
    /// From which winning chance on passing is right.
    pub passes_from: Option<f32>,
}

impl Engine {
    /// The chart of a cube decision in this many equal steps of the winning chance, by the theory that was asked for.
    #[must_use]
    pub fn cube_chart(&self, basis: &Basis, study: &CubeStudy, steps: u16) -> CubeChart {
        let model = basis.strength.search.model;
        let theory = theory(
            basis.state.board(),
            model,
            &study.jumps,
            self.search.lives(),
        );
        let CubeHint {
            context, decision, ..
        } = &study.hint;
        let equities = |theory: &CubeTheory| -> Vec<(f32, CubeEquities)> {
            let equities = |chance| {
                let outcome = decision.outcome.at_chance(chance);
                CubeEquities::by(&outcome, context, self.met(), theory)
            };
            chances(steps)
                .map(|chance| (chance, equities(chance)))
                .collect()
        };
        let no_double = |life| {
            let points = equities(&CubeTheory::Janowski(life)).into_iter();
            points
                .map(|(chance, equities)| [chance, equities.no_double.get()])
                .collect()
        };
        let points = CubePoints::of(&decision.outcome, *context, self.met(), &theory);
        let found = equities(&theory);
        CubeChart {
            no_double: found
                .iter()
                .map(|(chance, equities)| [*chance, equities.no_double.get()])
                .collect(),
            double_take: found
                .iter()
                .map(|(chance, equities)| [*chance, equities.double_take.get()])
                .collect(),
            dead: no_double(CubeLife::DEAD),
            live: no_double(CubeLife::LIVE),
            doubles_from: match context.access {
                CubeAccess::Centred => points.initial_double,
                CubeAccess::OnRoll | CubeAccess::Opponent => points.redouble,
            },
            passes_from: points.cash,
        }
    }
}
