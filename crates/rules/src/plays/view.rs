//! The board as bit masks of the mover's point numbers.

use crate::half::{HITS, Half, STEPS};
use crate::{Board, Point, Step};

const BAR: u32 = 1 << 25;
/// Everything that must come home before a checker can be borne off: points 7 to 24 and the bar.
const OUTSIDE: u32 = ((1 << 26) - 1) & !0x7f;
const POINTS: u32 = ((1 << 25) - 1) & !1;

/// Bit `p` speaks of point `p` of the mover, bit 25 of the bar.
#[derive(Clone, Copy, Debug)]
pub(super) struct View {
    /// Where the mover has a checker.
    pub(super) own: u32,
    /// Where the mover has two or more.
    pub(super) stacked: u32,
    /// Points the opponent does not hold.
    pub(super) open: u32,
    /// Points with a single opposing checker.
    pub(super) blots: u32,
}

impl View {
    pub(super) fn of(board: &Board) -> Self {
        let own = board.on_roll.at_least::<1>() & !1;
        let stacked = board.on_roll.at_least::<2>() & !1;
        let any = from_opponent(board.opponent.at_least::<1>());
        let held = from_opponent(board.opponent.at_least::<2>());
        Self {
            own,
            stacked,
            open: POINTS & !held,
            blots: POINTS & any & !held,
        }
    }

    /// Where a checker can leave from with this die, of a board seen only once.
    #[inline]
    pub(super) fn sources_on(board: &Board, die: u8) -> u32 {
        let own = board.on_roll.at_least::<1>() & !1;
        let held = from_opponent(board.opponent.at_least::<2>());
        sources(own, POINTS & !held, die)
    }

    /// Whether no step of the next two can bear off or enter: nothing is on the bar and two
    /// checkers or more are outside the home board.
    pub(super) const fn is_plain(self) -> bool {
        let outside = self.own & OUTSIDE;
        outside & BAR == 0 && (outside & (outside.wrapping_sub(1)) | outside & self.stacked) != 0
    }

    /// Where a checker can leave from with this die.
    pub(super) const fn sources(self, die: u8) -> u32 {
        sources(self.own, self.open, die)
    }
}

/// Where a checker can leave from with this die: from the bar alone if one is there; off the board
/// only with all checkers home, with a larger number only from the rearmost point.
pub(super) const fn sources(own: u32, open: u32, die: u8) -> u32 {
    let onto_points = own & (open << die);
    if own & BAR != 0 {
        return onto_points & BAR;
    }
    if own & OUTSIDE != 0 || own == 0 {
        return onto_points;
    }
    let rearmost = own.ilog2();
    let off = if rearmost < die as u32 {
        1 << rearmost
    } else {
        own & (1 << die)
    };
    onto_points | off
}

/// The points of a mask.
#[inline]
pub(super) fn points(mut mask: u32) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let point = (mask != 0).then(|| mask.trailing_zeros() as usize)?;
        mask &= mask - 1;
        Some(point)
    })
}

/// Where a step with this die from a point or the bar lands.
pub(super) const fn target(from: usize, die: u8) -> usize {
    from.saturating_sub(die as usize)
}

/// Turns a mask of the opponent's point numbers into the mover's; its bar and off fall outside the
/// points.
const fn from_opponent(mask: u32) -> u32 {
    mask.reverse_bits() >> 6
}

/// A board on the way through a play: the halves, and where the opponent has blots.
#[derive(Clone, Copy)]
pub(super) struct Track {
    pub(super) own: Half,
    theirs: Half,
    blots: u32,
}

impl Track {
    pub(super) fn start(board: &Board, view: View) -> Self {
        Self {
            own: board.on_roll,
            theirs: board.opponent,
            blots: view.blots,
        }
    }

    /// The track after a step that the caller knows to be legal.
    #[inline(always)]
    #[expect(
        clippy::inline_always,
        reason = "in the innermost loops; as a call it halves the speed of the generator"
    )]
    pub(super) fn step(&self, from: usize, die: u8) -> (Step, Self) {
        let to = target(from, die);
        let hit = self.blots >> to & 1;
        let after = Self {
            own: self.own.plus(&STEPS[usize::from(die)][from]),
            theirs: self.theirs.plus(&HITS[to * hit as usize]),
            blots: self.blots & !(1 << to),
        };
        let step = Step {
            from: Point::at(from),
            to: Point::at(to),
            hit: hit != 0,
        };
        (step, after)
    }

    #[inline]
    pub(super) fn board(&self) -> Board {
        Board {
            on_roll: self.own,
            opponent: self.theirs,
        }
    }
}
