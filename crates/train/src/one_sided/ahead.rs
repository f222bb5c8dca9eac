//! One roll ahead of a side that the database does not contain.

use barpoint_eval::ROLLS;
use barpoint_nn::{Network, Trainer, TrainerSettings};
use barpoint_rules::{Board, PlayList, Roll};

use super::sides::{Answers, LONGEST, alone, encoded};

/// A net that says what follows a roll, in the form that evaluates batches.
pub(super) struct Ahead(Trainer);

/// A side after a play: where its chances begin and what they are.
pub(super) struct After {
    from: usize,
    chances: [f32; ROLLS],
}

impl After {
    fn mean(&self) -> f32 {
        let rolls = (self.from..).zip(&self.chances);
        rolls.map(|(rolls, chance)| rolls as f32 * chance).sum()
    }
}

impl Ahead {
    pub(super) fn new(net: &Network) -> Self {
        Self(Trainer::new(net, TrainerSettings::STANDARD))
    }

    /// The distribution of a side from a number of rolls on, each roll played so that the fewest follow on average.
    pub(super) fn target(
        &mut self,
        half: &[u8; 26],
        from: usize,
        answers: &Answers<'_>,
    ) -> [f32; ROLLS] {
        let mut sums = [0.0; LONGEST];
        let mut plays = PlayList::new();
        let Some(board) = alone(half) else {
            return [0.0; ROLLS];
        };
        for (roll, weight) in Roll::weighted() {
            plays.generate(&board, roll);
            let Some((_, best)) = self.best(plays.boards(), answers) else {
                continue;
            };
            let share = f32::from(weight) / 36.0;
            let moved = sums.iter_mut().skip(best.from + 1).zip(&best.chances);
            for (sum, chance) in moved {
                *sum += share * chance;
            }
        }
        std::array::from_fn(|i| sums.get(from + i).copied().unwrap_or(0.0))
    }

    /// The side with the fewest rolls to follow on average, by its place; of equal ones the first.
    pub(super) fn best(
        &mut self,
        boards: &[Board],
        answers: &Answers<'_>,
    ) -> Option<(usize, After)> {
        let shape = answers.shape;
        let known = boards.iter().map(|board| answers.known(board.on_roll()));
        let known: Vec<_> = known.collect();
        let unknown = boards
            .iter()
            .zip(&known)
            .filter(|(_, known)| known.is_none());
        let halves = unknown.map(|(board, _)| board.on_roll());
        let (batch, views) = encoded(shape, halves, answers.bearoff);
        let mut by_net = views.iter().zip(self.0.chances(&batch));
        let mut best: Option<(f32, (usize, After))> = None;
        for (place, known) in known.into_iter().enumerate() {
            let after = if let Some(chances) = known {
                After { from: 0, chances }
            } else {
                let Some((view, outputs)) = by_net.next() else {
                    continue;
                };
                let prior = answers.checker.prior(view);
                After {
                    from: prior.from,
                    chances: prior.chances(outputs),
                }
            };
            let mean = after.mean();
            if best.as_ref().is_none_or(|(fewest, _)| mean < *fewest) {
                best = Some((mean, (place, after)));
            }
        }
        best.map(|(_, after)| after)
    }
}
