//! Plays of a double: up to four steps with one number.
//!
//! Steps with one number can be put in order of falling source without changing what they lead to
//! or whether they are legal, and two different sets of sources lead to two different boards. So
//! a depth-first search that never goes back to a higher source lists every result once.

use super::PlayList;
use super::view::{Track, View, points, sources, target};
use crate::{Board, Play, Step};

pub(super) fn generate(list: &mut PlayList, board: &Board, view: View, die: u8) {
    let mut search = Search {
        list,
        open: view.open,
        die,
        longest: 1,
    };
    let first = view.sources(die);
    search.descend(&Track::start(board, view), view.own, first, &[]);
}

struct Search<'a> {
    list: &'a mut PlayList,
    open: u32,
    die: u8,
    /// Steps of the longest play found, at least 1: a shorter play uses too few numbers.
    longest: usize,
}

impl Search<'_> {
    /// Lists the plays that begin with these steps and go on from one of these sources.
    fn descend(&mut self, track: &Track, own: u32, sources: u32, steps: &[Step]) {
        match *steps {
            [] => self.branch(track, own, sources, |step| [step]),
            [a] => self.branch(track, own, sources, |step| [a, step]),
            [a, b] => self.branch(track, own, sources, |step| [a, b, step]),
            [a, b, c, ..] => self.fill(track, sources, [a, b, c]),
        }
    }

    /// Makes one more step in every possible way and continues from each.
    #[inline]
    fn branch<const N: usize>(
        &mut self,
        track: &Track,
        own: u32,
        from_points: u32,
        then: impl Fn(Step) -> [Step; N],
    ) {
        for from in points(from_points) {
            let (step, after) = track.step(from, self.die);
            let leaves = u32::from(track.own.counts()[from] == 1) << from;
            let own_after = (own & !leaves | 1 << target(from, self.die)) & !1;
            let not_higher = (2 << from) - 1;
            match sources(own_after, self.open, self.die) & not_higher {
                0 => self.finish(&after, &then(step)),
                next => self.descend(&after, own_after, next, &then(step)),
            }
        }
    }

    /// Lists the plays of three steps and each of the fourth ones.
    fn fill(&mut self, track: &Track, sources: u32, [a, b, c]: [Step; 3]) {
        self.make_longest(4);
        for from in points(sources) {
            let (step, end) = track.step(from, self.die);
            self.list.push(Play::four([a, b, c, step]), end.board());
        }
    }

    /// Lists a play that cannot go on, unless longer ones are known.
    fn finish(&mut self, end: &Track, steps: &[Step]) {
        self.make_longest(steps.len());
        if self.longest == steps.len() {
            let play = steps
                .iter()
                .fold(Play::DANCE, |play, &step| play.then(step));
            self.list.push(play, end.board());
        }
    }

    fn make_longest(&mut self, length: usize) {
        if length > self.longest {
            self.list.clear();
            self.longest = length;
        }
    }
}
