//! What one-sided nets learn from: sides of races and how many rolls they need.

use std::collections::HashSet;

use rayon::prelude::*;

use barpoint_bearoff::{HomePosition, OneSided, OneSidedFile};
use barpoint_eval::inputs::{SideView, slot_inputs};
use barpoint_eval::{Class, Prior, ROLLS};
use barpoint_nn::{Batch, Network, Shape};

use super::Checker;
use super::ahead::Ahead;
use crate::records::Record;

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
    /// What says more about sides beyond the database.
    pub(super) net: Option<&'a Network>,
}

impl Checker {
    /// The estimate that its net corrects.
    pub(super) fn prior(self, view: &SideView) -> Prior {
        match self {
            Self::Last => Prior::of(&view.last),
            Self::First => Prior::of(&view.first),
        }
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

    fn side(&self, half: [u8; 26], ahead: Option<&mut Ahead>) -> Option<Side> {
        let from = self.checker.prior(&SideView::of(&half, self.bearoff)).from;
        let target = if let Some(known) = self.known(&half) {
            std::array::from_fn(|i| known.get(from + i).copied().unwrap_or(0.0))
        } else {
            ahead?.target(&half, from, self)
        };
        Some(Side { half, target })
    }

    /// All sides of these races that differ, but for those of `seen` and those without an answer.
    pub(super) fn sides(&self, records: &[Record], seen: &mut HashSet<[u8; 26]>) -> Vec<Side> {
        let races = records
            .iter()
            .filter(|record| Class::of(&record.board) == Class::Race);
        let halves = races.flat_map(|race| [*race.board.on_roll(), *race.board.opponent()]);
        let halves: Vec<_> = halves
            .filter(|half| self.checker.concerns(half) && seen.insert(*half))
            .collect();
        let ahead = || self.net.map(Ahead::new);
        let sides = halves.into_par_iter();
        let sides = sides.map_init(ahead, |ahead, half| self.side(half, ahead.as_mut()));
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
