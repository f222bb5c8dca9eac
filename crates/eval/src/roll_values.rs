//! The value of every roll of a position: the measure of luck.

use barpoint_equity::CubeContext;
use barpoint_rules::{Board, Roll};

use crate::RollSet;
use crate::ply::ROLLS;
use crate::static_player::StaticPlayer;

/// The cubeless chances of the mover in the order of [`barpoint_equity::Outcome::to_array`], then the
/// cubeful value in the unit of [`StaticPlayer::value`].
const NUMBERS: usize = 6;

/// The values of all rolls, each played statically, seen by the mover.
#[derive(Clone, Debug, PartialEq)]
pub struct RollValues([[f64; NUMBERS]; ROLLS]);

/// How much better a roll is than the average of those that could have come, seen by the mover. Its
/// expectation is 0 whatever evaluator measures it.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct RollLuck {
    /// Of the five cubeless chances.
    pub chances: [f64; 5],
    /// Of the cubeful value, in the unit of [`StaticPlayer::value`]; 0 without cube.
    pub value: f64,
}

/// Which rolls could have come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RollsPossible {
    /// All.
    All,
    /// All but doubles, as for the first roll of a game.
    NoDoubles,
}

/// Whether roll values are remembered for the next call. The values are the same either way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Remember {
    /// Yes: the position is likely to come up again.
    Yes,
    /// No.
    No,
}

impl StaticPlayer<'_> {
    /// The values of all rolls from a board on which the game is not over; `ctx` is the cube seen by the
    /// mover.
    pub fn roll_values(
        &mut self,
        board: &Board,
        ctx: CubeContext,
        remember: Remember,
    ) -> RollValues {
        let (known, search, scratch) = self.known(ctx);
        let chooser = &known.chooser;
        let rolls = RollSet::All;
        let mut values = [[0.0; NUMBERS]; ROLLS];
        let mut fill = |replies: &crate::ply::Expansion| {
            for (reply, numbers) in replies.iter().zip(&mut values) {
                numbers[..5].copy_from_slice(&reply.outcome.to_array().map(f64::from));
                numbers[5] = chooser.value(&reply.outcome, &reply.worth).unwrap_or(0.0);
            }
        };
        match remember {
            Remember::Yes => fill(&search.expander.expand(board, chooser, rolls, scratch)),
            Remember::No => fill(&search.expander.compute(board, chooser, rolls, scratch)),
        }
        RollValues(values)
    }
}

impl RollValues {
    /// The luck of a roll.
    #[must_use]
    pub fn luck(&self, roll: Roll, possible: RollsPossible) -> RollLuck {
        let mut sums = [0.0; NUMBERS];
        let mut total = 0.0;
        for ((roll, weight), numbers) in Roll::weighted().zip(&self.0) {
            if possible == RollsPossible::NoDoubles && roll.is_double() {
                continue;
            }
            let weight = f64::from(weight);
            total += weight;
            for (sum, &number) in sums.iter_mut().zip(numbers) {
                *sum += weight * number;
            }
        }
        let own = &self.0[roll.index()];
        let luck = |at: usize| own[at] - sums[at] / total;
        RollLuck {
            chances: std::array::from_fn(luck),
            value: luck(5),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::calibration::Workload;
    use crate::samples::bearoff;
    use crate::{ALL_CANDIDATES, CubeUse, Search, SearchSettings, nets};
    use barpoint_equity::{Crawford, Met, Scoring};
    use std::sync::Arc;

    /// The luck is that of [`Search::luck`], and averages to nothing over the rolls that could come.
    #[test]
    fn luck_is_the_roll_less_the_average() {
        let evaluator = Arc::new(nets::production(bearoff()).unwrap());
        let work = Workload::new(&evaluator, 60);
        let search = Search::new(evaluator, Arc::new(Met::kazaross_xg2()), 0);
        let settings = SearchSettings::new(0, CubeUse::Cubeful, ALL_CANDIDATES);
        let mut player = StaticPlayer::with_settings(&search, settings);
        let at_score = CubeContext {
            scoring: Scoring::at_score(3, 5, Crawford::Pre),
            ..CubeContext::MONEY
        };
        for (board, roll) in work.decisions() {
            for ctx in [CubeContext::MONEY, at_score] {
                let values = player.roll_values(board, ctx, Remember::No);
                assert_eq!(values, player.roll_values(board, ctx, Remember::Yes));
                let swing = barpoint_equity::Stakes::of(&ctx, search.met())
                    .map_or(1.0, |s| (s.win.get() - s.lose.get()) / 2.0);
                let expected = f64::from(search.luck(board, roll, ctx, settings).get());
                let found = values.luck(roll, RollsPossible::All).value;
                assert!((found - expected * swing).abs() < 2e-6, "{board:?} {roll}");
            }
            let values = player.roll_values(board, CubeContext::MONEY, Remember::No);
            for possible in [RollsPossible::All, RollsPossible::NoDoubles] {
                let mean: f64 = Roll::weighted()
                    .filter(|(r, _)| possible == RollsPossible::All || !r.is_double())
                    .map(|(r, weight)| f64::from(weight) * values.luck(r, possible).chances[0])
                    .sum();
                assert!(mean.abs() < 1e-9, "{mean}");
            }
        }
    }
}
