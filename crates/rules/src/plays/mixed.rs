//! Plays of two different dice.
//!
//! A play is a pair of points: where the larger die is played from and where the smaller. Two pairs
//! lead to the same board only if
//! - one checker plays both dice, larger first or smaller first, and hits on neither way; the pairs
//!   are then (s, s - larger) and (s - smaller, s); or
//! - two checkers are borne off, either die taking either.

use super::PlayList;
use super::view::{View, points, sources, target};
use crate::{Board, Play, Roll};

pub(super) fn generate(list: &mut PlayList, board: &Board, view: View, roll: Roll) {
    let mut turn = Turn {
        list,
        board,
        view,
        seen: [0; 26],
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
    board: &'a Board,
    view: View,
    /// For each source of the larger die, the sources of the smaller already listed.
    seen: [u32; 26],
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
        for first in points(by_high) {
            let landed = target(first, high);
            let own = self.own_after(first, landed);
            let mut seconds = own & (view.open << low);
            // Moving into the gap left by the first checker is that checker's whole way.
            seconds &= !(high_quiet & 1 << (first + usize::from(low)));
            for second in points(seconds) {
                self.push([(first, landed), (second, target(second, low))]);
            }
        }
        let by_one_checker = by_low & (view.open & !view.own & view.open << high) << low;
        let doubled = high_quiet & quiet << low;
        for first in points(by_one_checker & !doubled) {
            let landed = target(first, low);
            self.push([(first, landed), (landed, target(landed, high))]);
        }
    }

    /// Both dice in both orders, with every pair checked against those listed before.
    fn both_orders(&mut self, high: u8, low: u8) {
        let view = self.view;
        for first in points(view.sources(high)) {
            let landed = target(first, high);
            let own = self.own_after(first, landed);
            for second in points(sources(own, view.open, low)) {
                if self.is_new(first, second, high, low) {
                    self.push([(first, landed), (second, target(second, low))]);
                }
            }
        }
        for first in points(view.sources(low)) {
            let landed = target(first, low);
            let own = self.own_after(first, landed);
            for second in points(sources(own, view.open, high)) {
                if self.is_new(second, first, high, low) {
                    self.push([(first, landed), (second, target(second, high))]);
                }
            }
        }
    }

    /// Marks a pair as listed; false if one leading to the same board was.
    fn is_new(&mut self, by_high: usize, by_low: usize, high: u8, low: u8) -> bool {
        let (by_high, by_low) = self.same_board(by_high, by_low, high, low);
        let bit = 1 << by_low;
        let new = self.seen[by_high] & bit == 0;
        self.seen[by_high] |= bit;
        new
    }

    /// The pair that stands for all pairs leading to the same board.
    fn same_board(&self, by_high: usize, by_low: usize, high: u8, low: u8) -> (usize, usize) {
        let (off_by_high, off_by_low) = (target(by_high, high) == 0, target(by_low, low) == 0);
        if off_by_high && off_by_low {
            return (by_high.max(by_low), by_high.min(by_low));
        }
        let larger_first = target(by_low, high);
        let hits = self.view.blots & (1 << larger_first | 1 << by_high);
        if target(by_low, low) == by_high && larger_first > 0 && hits == 0 {
            (by_low, larger_first)
        } else {
            (by_high, by_low)
        }
    }

    /// One die only.
    fn single(&mut self, die: u8) {
        for from in points(self.view.sources(die)) {
            self.push([(from, target(from, die))]);
        }
    }

    /// The mover's mask after a checker has gone from one point to another.
    fn own_after(&self, from: usize, to: usize) -> u32 {
        let leaves = 1 << from & !self.view.stacked;
        (self.view.own & !leaves | 1 << to) & !1
    }

    fn push<const N: usize>(&mut self, moves: [(usize, usize); N]) {
        let mut board = *self.board;
        let mut play = Play::DANCE;
        for (from, to) in moves {
            play.push(board.advance(from, to));
        }
        self.list.push(play, board);
    }
}
