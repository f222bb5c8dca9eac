//! Plays of two different dice.
//!
//! A play is a pair of points: where the larger die is played from and where the smaller. Two pairs
//! lead to the same board only if
//! - one checker plays both dice, larger first or smaller first, and hits on neither way; the pairs
//!   are then (s, s - larger) and (s - smaller, s); or
//! - two checkers are borne off, either die taking either.

use super::PlayList;
use super::view::{Track, View, points, sources, target};
use crate::{Board, Play, Roll};

pub(super) fn generate(list: &mut PlayList, board: &Board, view: View, roll: Roll) {
    let mut turn = Turn {
        list,
        start: Track::start(board, view),
        view,
    };
    let (high, low) = (roll.high(), roll.low());
    if view.is_plain() {
        turn.plain(high, low);
    } else {
        turn.both_orders(high, low);
    }
    if turn.list.is_empty() {
        turn.single(high);
    }
    if turn.list.is_empty() {
        turn.single(low);
    }
}

struct Turn<'a> {
    list: &'a mut PlayList,
    start: Track,
    view: View,
}

impl Turn<'_> {
    /// Both dice, when nothing can enter or be borne off: two different checkers can be moved in
    /// either order, so larger first lists them all, and smaller first adds only the plays of one
    /// checker that larger first cannot make or that hit differently on the way.
    fn plain(&mut self, high: u8, low: u8) {
        let view = self.view;
        let (by_high, by_low) = (view.sources(high), view.sources(low));
        let quiet = view.open & !view.blots;
        // Checkers that larger first carries over an empty landing spot.
        let high_quiet = by_high & quiet << high;
        for from in points(by_high) {
            let own = self.own_after(from, high);
            // Moving into the gap left by the first checker is that checker's whole way.
            let whole_way = high_quiet & 1 << (from + usize::from(low));
            self.pairs(from, high, own & view.open << low & !whole_way, low);
        }
        let one_checker = by_low & (view.open & !view.own & view.open << high) << low;
        let listed = high_quiet & quiet << low;
        for from in points(one_checker & !listed) {
            self.pairs(from, low, 1 << target(from, low), high);
        }
    }

    /// Both dice in both orders, with every pair checked against those listed before.
    fn both_orders(&mut self, high: u8, low: u8) {
        let mut seen = Seen {
            blots: self.view.blots,
            high,
            low,
            pairs: [0; 32],
        };
        for first in points(self.view.sources(high)) {
            let seconds = sources(self.own_after(first, high), self.view.open, low);
            let new = seen.keep_new(seconds, |second| (first, second));
            self.pairs(first, high, new, low);
        }
        for first in points(self.view.sources(low)) {
            let seconds = sources(self.own_after(first, low), self.view.open, high);
            let new = seen.keep_new(seconds, |second| (second, first));
            self.pairs(first, low, new, high);
        }
    }

    /// Lists the plays of a first step and each of the second steps.
    #[inline]
    fn pairs(&mut self, from: usize, die: u8, seconds: u32, second_die: u8) {
        let (first, track) = self.start.step(from, die);
        for from in points(seconds) {
            let (second, end) = track.step(from, second_die);
            self.list.push(Play::two(first, second), end.board());
        }
    }

    /// One die only.
    fn single(&mut self, die: u8) {
        for from in points(self.view.sources(die)) {
            let (step, end) = self.start.step(from, die);
            self.list.push(Play::one(step), end.board());
        }
    }

    /// The mover's mask after a step.
    fn own_after(&self, from: usize, die: u8) -> u32 {
        let leaves = 1 << from & !self.view.stacked;
        (self.view.own & !leaves | 1 << target(from, die)) & !1
    }
}

/// The pairs listed so far.
struct Seen {
    blots: u32,
    high: u8,
    low: u8,
    /// For each source of the larger die, the sources of the smaller.
    pairs: [u32; 32],
}

impl Seen {
    /// Those second sources whose pair leads to a board not listed yet; they are marked as listed.
    fn keep_new(&mut self, seconds: u32, pair: impl Fn(usize) -> (usize, usize)) -> u32 {
        let mut new = 0;
        for second in points(seconds) {
            let (by_high, by_low) = pair(second);
            let (by_high, by_low) = self.same_board(by_high, by_low);
            let listed = &mut self.pairs[by_high];
            if *listed & 1 << by_low == 0 {
                *listed |= 1 << by_low;
                new |= 1 << second;
            }
        }
        new
    }

    /// The pair that stands for all pairs leading to the same board.
    fn same_board(&self, by_high: usize, by_low: usize) -> (usize, usize) {
        let (off_by_high, off_by_low) = (
            target(by_high, self.high) == 0,
            target(by_low, self.low) == 0,
        );
        if off_by_high && off_by_low {
            return (by_high.max(by_low), by_high.min(by_low));
        }
        let larger_first = target(by_low, self.high);
        let hits = self.blots & (1 << larger_first | 1 << by_high);
        if target(by_low, self.low) == by_high && larger_first > 0 && hits == 0 {
            (by_low, larger_first)
        } else {
            (by_high, by_low)
        }
    }
}
