//! Plays of a double: up to four steps with one number.
//!
//! Steps with one number can be put in order of falling source without changing what they lead to
//! or whether they are legal, and two different sets of sources lead to two different boards. So
//! a depth-first search that never goes back to a higher source lists every result once.

use super::PlayList;
use super::view::{View, points, sources, target};
use crate::{Board, Play};

pub(super) fn generate(list: &mut PlayList, board: &Board, view: View, die: u8) {
    let mut search = Search {
        list,
        open: view.open,
        die,
        longest: 1,
    };
    search.descend(*board, view.own, Play::DANCE, u32::MAX);
}

struct Search<'a> {
    list: &'a mut PlayList,
    open: u32,
    die: u8,
    /// Steps of the longest play found, at least 1: a shorter play uses too few numbers.
    longest: usize,
}

impl Search<'_> {
    /// Lists the plays that begin with `play` and go on from the sources in `allowed`.
    fn descend(&mut self, board: Board, own: u32, play: Play, allowed: u32) {
        let length = play.steps().len();
        let next = match length {
            4 => 0,
            _ => sources(own, self.open, self.die) & allowed,
        };
        if next == 0 {
            self.finish(board, play, length);
            return;
        }
        for from in points(next) {
            let to = target(from, self.die);
            let mut after = board;
            let mut longer = play;
            longer.push(after.advance(from, to));
            let leaves = u32::from(after.on_roll()[from] == 0) << from;
            let own_after = (own & !leaves | 1 << to) & !1;
            self.descend(after, own_after, longer, (2 << from) - 1);
        }
    }

    fn finish(&mut self, board: Board, play: Play, length: usize) {
        if length > self.longest {
            self.list.clear();
            self.longest = length;
        }
        if length == self.longest {
            self.list.push(play, board);
        }
    }
}
