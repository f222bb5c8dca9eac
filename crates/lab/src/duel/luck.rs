//! How much the dice contributed: the control variate by which a duel needs far fewer games.
//!
//! At every roll the value of the best play for it, minus the average of that over all rolls, is
//! luck. Its expectation is zero whatever evaluator measures it, so subtracting it from the score
//! changes nothing but the noise.

use barpoint_equity::{Cubeful, Met, Outcome};
use barpoint_eval::{Evaluator, Utility, cube_life};
use barpoint_rules::{Board, PlayList, Roll};

use super::contestant::CubeState;

/// Candidates of each roll that are evaluated in full.
const KEEP: usize = 3;

/// Measures luck with an evaluator; keeps its buffers between calls.
pub(super) struct LuckMeter<'a> {
    evaluator: &'a dyn Evaluator,
    met: &'a Met,
    plays: PlayList,
    scores: Vec<f32>,
    best: Vec<Board>,
}

impl<'a> LuckMeter<'a> {
    pub(super) fn new(evaluator: &'a dyn Evaluator, met: &'a Met) -> Self {
        Self {
            evaluator,
            met,
            plays: PlayList::new(),
            scores: Vec::new(),
            best: Vec::new(),
        }
    }

    /// Luck of a roll for the player on roll, in points per cube; with `cube`, in cubeful equity.
    ///
    /// The first roll of a game also decides who begins. Averaged over both beginners its value is
    /// zero, so there the whole value of the roll is luck.
    pub(super) fn luck(
        &mut self,
        board: &Board,
        cube: Option<CubeState>,
        roll: Roll,
        opening: bool,
    ) -> f64 {
        let gained = self.value(board, cube, roll);
        if opening {
            return gained;
        }
        let average: f64 = Roll::weighted()
            .map(|(r, weight)| f64::from(weight) * self.value(board, cube, r))
            .sum::<f64>()
            / 36.0;
        gained - average
    }

    /// Equity of the mover after the best play of a roll.
    fn value(&mut self, board: &Board, cube: Option<CubeState>, roll: Roll) -> f64 {
        self.plays.generate(board, roll);
        if self.plays.is_empty() {
            let mut out = [Outcome::default()];
            self.evaluator.evaluate_plays(board, &[*board], &mut out);
            return self.equity(&out[0], board, cube);
        }
        self.shortlist(board);
        let mut out = [Outcome::default(); KEEP];
        let out = &mut out[..self.best.len()];
        self.evaluator.evaluate_plays(board, &self.best, out);
        self.best
            .iter()
            .zip(out.iter())
            .map(|(after, outcome)| self.equity(outcome, after, cube))
            .fold(f64::NEG_INFINITY, f64::max)
    }

    /// Fills `best` with the most promising boards.
    fn shortlist(&mut self, board: &Board) {
        let after = self.plays.boards();
        self.best.clear();
        if after.len() <= KEEP {
            self.best.extend_from_slice(after);
            return;
        }
        self.scores.clear();
        self.scores.resize(after.len(), 0.0);
        self.evaluator
            .quick_scores(board, after, &Utility::MONEY, &mut self.scores);
        let mut order: Vec<usize> = (0..after.len()).collect();
        order.sort_by(|&a, &b| self.scores[b].total_cmp(&self.scores[a]));
        self.best.extend(order[..KEEP].iter().map(|&i| after[i]));
    }

    /// The mover's equity after a play, from the mover's chances there.
    fn equity(&self, outcome: &Outcome, after: &Board, cube: Option<CubeState>) -> f64 {
        let Some(cube) = cube else {
            return f64::from(outcome.money_equity().get());
        };
        let context = cube.flipped().context();
        let opponent =
            Cubeful::new(&context, self.met).value(&outcome.flipped(), cube_life(&after.swapped()));
        f64::from(opponent.flipped().get())
    }
}
