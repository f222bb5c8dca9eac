//! Work of known size, to measure the speed of an evaluator on a machine.
//!
//! The positions come from games the evaluator plays against itself, so they are as mixed as those it
//! meets in use. Nothing here reads a clock: callers time the calls.

use barpoint_equity::{CubeContext, Outcome};
use barpoint_rules::{Board, CHECKERS, PlayList, Roll, Variation};

use crate::static_player::StaticPlayer;
use crate::{Class, CompositeEvaluator, CubeUse, Evaluator, Search};

/// Decisions to be repeated: positions with a roll.
#[derive(Clone, Debug)]
pub struct Workload {
    boards: Vec<Board>,
    rolls: Vec<Roll>,
}

/// Candidates left for full evaluation when choosing plays.
pub const KEEP: usize = 5;

impl Workload {
    /// The first `decisions` decisions of self-play games, the same ones for the same nets.
    #[must_use]
    pub fn new(evaluator: &CompositeEvaluator, decisions: usize) -> Self {
        let mut work = Self {
            boards: Vec::with_capacity(decisions),
            rolls: Vec::with_capacity(decisions),
        };
        let (mut scratch, mut dice) = (evaluator.scratch(), Dice(0));
        let mut board = Variation::Standard.start();
        for _ in 0..decisions {
            let roll = dice.roll();
            work.boards.push(board);
            work.rolls.push(roll);
            let choice = evaluator.best_play(&board, roll, KEEP, &mut scratch);
            let after = choice.map_or(board, |choice| choice.after);
            board = if after.on_roll()[0] == CHECKERS {
                Variation::Standard.start()
            } else {
                after.swapped()
            };
        }
        work
    }

    /// The decisions: boards with the roll to be played.
    pub fn decisions(&self) -> impl Iterator<Item = (&Board, Roll)> {
        self.boards.iter().zip(self.rolls.iter().copied())
    }

    /// The decisions in contact positions.
    #[must_use]
    pub fn contact_only(&self) -> Self {
        let contact = self
            .decisions()
            .filter(|(board, _)| Class::of(board) == Class::Contact);
        let (boards, rolls) = contact.unzip();
        Self { boards, rolls }
    }

    /// Number of decisions.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.boards.len()
    }

    /// Whether there is no decision.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.boards.is_empty()
    }

    /// Evaluates every position statically; returns how many there were.
    pub fn evaluate_positions(&self, evaluator: &dyn Evaluator) -> usize {
        let mut out = vec![Outcome::default(); self.len()];
        evaluator.evaluate(&self.boards, &mut out);
        self.len()
    }

    /// Evaluates every legal play of every decision in full; returns how many there were.
    pub fn evaluate_candidates(&self, evaluator: &dyn Evaluator) -> usize {
        let (mut plays, mut out, mut count) = (PlayList::new(), Vec::new(), 0);
        for (board, &roll) in self.boards.iter().zip(&self.rolls) {
            plays.generate(board, roll);
            out.resize(plays.len(), Outcome::default());
            evaluator.evaluate_plays(board, plays.boards(), &mut out);
            count += plays.len();
        }
        count
    }

    /// Makes every decision as self-play does: list the plays, prefilter, evaluate, choose. Returns
    /// how many decisions there were.
    pub fn choose_plays(&self, evaluator: &CompositeEvaluator) -> usize {
        let mut scratch = evaluator.scratch();
        for (board, &roll) in self.boards.iter().zip(&self.rolls) {
            std::hint::black_box(evaluator.best_play(board, roll, KEEP, &mut scratch));
        }
        self.len()
    }
}

/// Plays a money game with cube by static values, the same one for the same number and nets; returns
/// how many turns it took.
#[must_use]
pub fn play_game(search: &Search, number: u64) -> u64 {
    let mut player = StaticPlayer::new(search, CubeUse::Cubeful, KEEP as u8);
    let mut dice = Dice(number.wrapping_mul(0x9e37_79b9_7f4a_7c15));
    let (mut board, mut ctx) = (Variation::Standard.start(), CubeContext::MONEY);
    let mut roll = dice.opening();
    for turn in 1.. {
        let after = player.play(&board, roll, ctx);
        if after.on_roll()[0] == CHECKERS {
            return turn;
        }
        (board, ctx) = (after.swapped(), ctx.flipped());
        match player.cube(&board, ctx).cube_after(ctx) {
            Some(after) => ctx = after,
            None => return turn,
        }
        roll = dice.roll();
    }
    0
}

/// A fixed sequence of rolls: Knuth's 64-bit linear congruential generator.
struct Dice(u64);

impl Dice {
    fn roll(&mut self) -> Roll {
        loop {
            let (a, b) = (self.die(), self.die());
            if let Some(roll) = Roll::new(a, b) {
                return roll;
            }
        }
    }

    fn opening(&mut self) -> Roll {
        loop {
            let roll = self.roll();
            if !roll.is_double() {
                return roll;
            }
        }
    }

    fn die(&mut self) -> u8 {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) % 6) as u8 + 1
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{nets, samples::bearoff};
    use barpoint_equity::Met;
    use std::sync::Arc;

    #[test]
    fn a_workload_has_every_class_and_counts_its_work() {
        let evaluator = nets::production(bearoff()).unwrap();
        let work = Workload::new(&evaluator, 3000);
        for class in [Class::Contact, Class::Race, Class::Bearoff] {
            assert!(
                work.boards.iter().any(|b| Class::of(b) == class),
                "{class:?}"
            );
        }
        assert_eq!(work.evaluate_positions(&evaluator), 3000);
        assert_eq!(work.choose_plays(&evaluator), 3000);
        let mut plays = PlayList::new();
        let listed = work.boards.iter().zip(&work.rolls).map(|(board, &roll)| {
            plays.generate(board, roll);
            plays.len()
        });
        let listed: usize = listed.sum();
        assert_eq!(work.evaluate_candidates(&evaluator), listed);
        let contact = work.contact_only();
        assert!((1000..3000).contains(&contact.len()), "{}", contact.len());
    }

    #[test]
    fn games_end_after_an_ordinary_number_of_turns() {
        let evaluator = Arc::new(nets::production(bearoff()).unwrap());
        let search = Search::new(evaluator, Arc::new(Met::kazaross_xg2()), 0);
        let turns: Vec<u64> = (0..40).map(|game| play_game(&search, game)).collect();
        let mean = turns.iter().sum::<u64>() / 40;
        assert!((15..60).contains(&mean), "{turns:?}");
        assert_eq!(play_game(&search, 7), turns[7]);
    }
}
