//! Memory that evaluations reuse. It never changes a result, only how long it takes.

use std::cell::Cell;

use barpoint_equity::Outcome;
use barpoint_nn::Accumulator;
use barpoint_rules::Board;
use thread_local::ThreadLocal;

use super::one_sided::Sides;
use super::part::{Group, Part};
use crate::Class;

/// Buffers for one call at a time.
#[derive(Debug)]
pub(super) struct Buffers {
    pub(super) work: Work,
    pub(super) contact_bases: Vec<Base>,
    pub(super) prefilter_bases: Vec<Base>,
    pub(super) outcomes: Vec<Outcome>,
}

/// The boards of one call, by the net that evaluates them.
#[derive(Debug)]
pub(super) struct Work {
    /// The classes of the boards.
    pub(super) classes: Vec<Class>,
    /// One group for each net, of the contact or of the prefilter nets.
    pub(super) contact: Vec<Group>,
    pub(super) race: Group,
    pub(super) sides: Sides,
}

/// Hidden sums of a board that several calls start from, and room for those of the next.
#[derive(Debug, Default)]
pub(super) struct Base(Option<(Board, Accumulator, Accumulator)>);

/// The buffers of each thread while they are not in use. Threads share nothing here: what they write would have to
/// travel between their processors.
#[derive(Default)]
pub(super) struct Pool(ThreadLocal<Cell<Option<Buffers>>>);

/// From this many candidates on it pays to compute the sums of the board before the play first.
const WORTH_A_BASE: usize = 3;

impl Buffers {
    pub(super) fn new(contact: &[Part], prefilter: &[Part]) -> Self {
        Self {
            work: Work {
                classes: Vec::new(),
                contact: (0..contact.len().max(prefilter.len()))
                    .map(|_| Group::default())
                    .collect(),
                race: Group::default(),
                sides: Sides::default(),
            },
            contact_bases: contact.iter().map(|_| Base::default()).collect(),
            prefilter_bases: prefilter.iter().map(|_| Base::default()).collect(),
            outcomes: Vec::new(),
        }
    }
}

impl Work {
    pub(super) fn clear(&mut self) {
        for group in &mut self.contact {
            group.clear();
        }
        self.race.clear();
    }
}

impl Base {
    /// The sums of the board the opponent would face if the mover passed, if they are at hand or
    /// worth computing for this many candidates. `part` is the one the base was made for.
    pub(super) fn at(
        &mut self,
        part: &Part,
        before: &Board,
        candidates: usize,
    ) -> Option<&Accumulator> {
        if self.0.as_ref().is_none_or(|(board, ..)| board != before) {
            if candidates < WORTH_A_BASE {
                return None;
            }
            let fresh = || (*before, part.accumulator(), part.accumulator());
            let (board, sums, spare) = self.0.get_or_insert_with(fresh);
            *board = *before;
            part.base(sums, before, spare);
            std::mem::swap(sums, spare);
        }
        self.0.as_ref().map(|(_, sums, _)| sums)
    }
}

impl std::fmt::Debug for Pool {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Pool").finish_non_exhaustive()
    }
}

impl Pool {
    /// Calls `action` with this thread's buffers, or with `fresh` ones where it has none or uses them already.
    pub(super) fn lend<T>(
        &self,
        fresh: impl FnOnce() -> Buffers,
        action: impl FnOnce(&mut Buffers) -> T,
    ) -> T {
        let own = self.0.get_or_default();
        let mut buffers = own.take().unwrap_or_else(fresh);
        let result = action(&mut buffers);
        own.set(Some(buffers));
        result
    }
}
