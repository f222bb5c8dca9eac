//! What one-sided nets learn from: sides of races and how many rolls they need.

use std::collections::HashSet;

use rand::Rng;
use rayon::prelude::*;

use barpoint_bearoff::{HomePosition, OneSided, OneSidedFile};
use barpoint_eval::inputs::{Estimate, SideView, slot_inputs};
use barpoint_eval::{Class, Prior, ROLLS};
use barpoint_nn::{Batch, Network, Shape};
use barpoint_rules::{Board, PlayList, Setup};

use super::ahead::Ahead;
use super::{Checker, played};
use crate::records::Record;
use crate::streams::{roll_dice, stream};

/// Rolls that a target covers while it is added up, whatever its prior.
pub(super) const LONGEST: usize = 80;

/// One side of a race and the distribution to learn, over the numbers of rolls of its [`Prior`].
#[derive(Clone)]
pub(super) struct Side {
    pub(super) half: [u8; 26],
    pub(super) target: [f32; ROLLS],
}

/// What says how many rolls a side needs.
pub(super) struct Answers<'a> {
    pub(super) checker: Checker,
    pub(super) bearoff: &'a OneSided,
    pub(super) file: &'a OneSidedFile,
    /// Of the net.
    pub(super) shape: Shape,
    pub(super) beyond: Beyond<'a>,
}

/// What says more about sides beyond the database.
#[derive(Clone, Copy)]
pub(super) enum Beyond<'a> {
    /// Nothing: such sides are left out.
    Nothing,
    /// A net, one roll ahead.
    Net(&'a Network),
    /// Playing on until the database knows the side, as the net says or else by the estimate.
    Played {
        seed: u64,
        stage: &'a str,
        sequences: u8,
        net: Option<&'a Network>,
    },
}

/// A board with nothing in the way of a side.
pub(super) fn alone(half: &[u8; 26]) -> Option<Board> {
    let alone = Setup {
        on_roll: *half,
        opponent: [0; 26],
    };
    Board::try_from(alone).ok()
}

impl Checker {
    /// The estimate that its net corrects.
    pub(super) const fn estimate(self, view: &SideView) -> &Estimate {
        match self {
            Self::Last => &view.last,
            Self::First => &view.first,
        }
    }

    /// The same as a distribution.
    pub(super) fn prior(self, view: &SideView) -> Prior {
        Prior::of(self.estimate(view))
    }

    /// Whether a side still has this before it, and more than its home board to do it in.
    fn concerns(self, half: &[u8; 26]) -> bool {
        HomePosition::of_half(half).is_none() && (self == Self::Last || half[0] == 0)
    }
}

impl Answers<'_> {
    /// The chances of exactly 0, 1, 2 and more rolls by the database.
    pub(super) fn known(&self, half: &[u8; 26]) -> Option<[f32; ROLLS]> {
        let rolls = self.file.rolls(&half[1..25])?;
        match self.checker {
            Checker::Last => Some(rolls.last),
            Checker::First => rolls.first,
        }
    }

    fn side(&self, number: usize, half: [u8; 26], ahead: Option<&mut Ahead>) -> Option<Side> {
        let from = self.checker.prior(&SideView::of(&half, self.bearoff)).from;
        let target = if let Some(known) = self.known(&half) {
            std::array::from_fn(|i| known.get(from + i).copied().unwrap_or(0.0))
        } else if let Beyond::Played {
            seed,
            stage,
            sequences,
            ..
        } = self.beyond
        {
            let mut rng = stream(seed, &format!("{stage} sequences"), number as u64);
            played::target(&half, from, (sequences, &mut rng), self, ahead)
        } else {
            ahead?.target(&half, from, self)
        };
        Some(Side { half, target })
    }

    /// Sides that a random play of a random roll leads to from each of these.
    fn strays(&self, halves: &[[u8; 26]]) -> Vec<[u8; 26]> {
        let Beyond::Played { seed, stage, .. } = self.beyond else {
            return Vec::new();
        };
        let name = format!("{stage} strays");
        let mut plays = PlayList::new();
        let stray = |(number, half)| {
            let mut rng = stream(seed, &name, number);
            plays.generate(&alone(half)?, roll_dice(&mut rng));
            let boards = plays.boards();
            Some(
                *boards
                    .get(rng.random_range(0..boards.len().max(1)))?
                    .on_roll(),
            )
        };
        (0..).zip(halves).filter_map(stray).collect()
    }

    /// All sides of these races that differ, but for those of `seen` and those without an answer.
    pub(super) fn sides(&self, records: &[Record], seen: &mut HashSet<[u8; 26]>) -> Vec<Side> {
        let races = records
            .iter()
            .filter(|record| Class::of(&record.board) == Class::Race);
        let halves = races.flat_map(|race| [*race.board.on_roll(), *race.board.opponent()]);
        let mut is_new = |half: &[u8; 26]| self.checker.concerns(half) && seen.insert(*half);
        let mut halves: Vec<_> = halves.filter(&mut is_new).collect();
        let mut strays = self.strays(&halves);
        strays.retain(is_new);
        halves.append(&mut strays);
        let ahead = || match self.beyond {
            Beyond::Net(net) => Some(Ahead::new(net)),
            Beyond::Played { net, .. } => net.map(Ahead::new),
            Beyond::Nothing => None,
        };
        let sides = halves.into_par_iter().enumerate();
        let sides = sides.map_init(ahead, |ahead, (number, half)| {
            self.side(number, half, ahead.as_mut())
        });
        sides.flatten_iter().collect()
    }
}

/// A batch of these sides with their views.
pub(super) fn encoded<'a>(
    shape: Shape,
    halves: impl Iterator<Item = &'a [u8; 26]>,
    bearoff: &OneSided,
) -> (Batch, Vec<SideView>) {
    let (mut batch, mut views) = (Batch::new(shape), Vec::new());
    for half in halves {
        let view = SideView::of(half, bearoff);
        let slots = half.iter().enumerate();
        let sparse: Vec<_> = slots
            .flat_map(|(slot, &count)| slot_inputs(slot, count))
            .collect();
        batch.push(&sparse, &view.inputs, [0.0; 5]);
        views.push(view);
    }
    (batch, views)
}
