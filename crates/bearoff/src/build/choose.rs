//! Which result of each roll is best for one side alone, without listing whole plays.
//!
//! Every position remembers the best it can reach with one die of each number, and with two and three
//! dice of the same number. A roll then needs only a look at the positions one step away: for 6-1 the
//! best one-die continuation by 1 after each step by 6, and the reverse; for a double the best
//! three-dice continuation after each step. "Best" is the smallest key (mean number of rolls); of
//! equally good results the first in gnubg's order is kept (larger die first, sources from far to
//! near), which is the order in which the steps are compared here: for doubles every result's first
//! appearance is the sequence of sources from far to near.

use super::walk::Steps;

/// Lane of a [`Memo`] that holds the position itself.
const OWN: usize = 6;

/// What a position can reach: keys (never negative) and where they are found.
#[derive(Clone, Copy, Debug)]
#[repr(C, align(32))]
pub(crate) struct Memo {
    /// Best after one die, by die; then the position itself; one lane to fill the register.
    once: [i32; 8],
    once_at: [u32; 8],
    /// Best after two and after three dice of the same number, by die.
    more: [[i32; 2]; 6],
    more_at: [[u32; 2]; 6],
}

impl Memo {
    /// A position with key 0 that nothing improves: all checkers off.
    pub(crate) const fn zero(at: u32) -> Self {
        Self {
            once: [0; 8],
            once_at: [at; 8],
            more: [[0; 2]; 6],
            more_at: [[at; 2]; 6],
        }
    }

    /// Sets the position's own key and place.
    pub(crate) fn set_own(&mut self, key: i32, at: u32) {
        self.once[OWN] = key;
        self.once_at[OWN] = at;
    }

    /// The memo with every place changed.
    pub(crate) fn relocated(mut self, change: impl Fn(u32) -> u32) -> Self {
        for at in self
            .once_at
            .iter_mut()
            .chain(self.more_at.as_flattened_mut())
        {
            *at = change(*at);
        }
        self
    }
}

/// Places of the best result of each roll, in the order 1-1, 2-1, 2-2, 3-1, ... 6-6.
pub(crate) type Picks = [u32; 21];

/// Best continuations after a step with one die, over all such steps.
#[derive(Clone, Copy)]
struct Best {
    once: [i32; 8],
    at: [u32; 8],
    more: [i32; 2],
    more_at: [u32; 2],
}

impl Best {
    const NONE: Self = Self {
        once: [i32::MAX; 8],
        at: [0; 8],
        more: [i32::MAX; 2],
        more_at: [0; 2],
    };

    #[inline]
    fn consider(&mut self, memo: &Memo, die: usize) {
        for lane in 0..8 {
            let better = memo.once[lane] < self.once[lane];
            self.once[lane] = if better {
                memo.once[lane]
            } else {
                self.once[lane]
            };
            self.at[lane] = if better {
                memo.once_at[lane]
            } else {
                self.at[lane]
            };
        }
        for lane in 0..2 {
            let (key, at) = (memo.more[die][lane], memo.more_at[die][lane]);
            let better = key < self.more[lane];
            self.more[lane] = if better { key } else { self.more[lane] };
            self.more_at[lane] = if better { at } else { self.more_at[lane] };
        }
    }
}

/// The memo of a position (without its own key) and its best results, from the memos of the positions
/// one step away.
#[inline]
pub(crate) fn choose(memos: &[Memo], steps: &Steps) -> (Memo, Picks) {
    let mut best = [Best::NONE; 6];
    for (die, best) in best.iter_mut().enumerate() {
        for &child in steps.of(die) {
            best.consider(&memos[child as usize], die);
        }
    }
    let mut memo = Memo::zero(0);
    let mut picks = [0; 21];
    let mut pick = picks.iter_mut();
    for (high, large) in best.iter().enumerate() {
        memo.once[high] = large.once[OWN];
        memo.once_at[high] = large.at[OWN];
        // One die of this number, then another of it; then two more.
        memo.more[high] = [large.once[high], large.more[0]];
        memo.more_at[high] = [large.at[high], large.more_at[0]];
        for (low, small) in best[..high].iter().enumerate() {
            let later = small.once[high] < large.once[low];
            let at = if later { small.at[high] } else { large.at[low] };
            pick.next().into_iter().for_each(|pick| *pick = at);
        }
        pick.next()
            .into_iter()
            .for_each(|pick| *pick = large.more_at[1]);
    }
    (memo, picks)
}
