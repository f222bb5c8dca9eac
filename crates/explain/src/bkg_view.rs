//! How BKG of 1977 and BKG-VI see the two plays.

use barpoint_bkg::{Bkg, Line};
use barpoint_engine::{BkgHint, BkgMemory, BkgPlay, bkg_hint};
use barpoint_rules::{Board, MatchState};

use crate::PlayExplanation;

/// Terms that people are shown.
pub const MOST_BKG_TERMS: usize = 6;
/// Terms that differ by less, in heuristic points, are shown as equal.
const LEAST_POINTS: f64 = 0.05;

/// A term of BKG's evaluation after both plays.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct BkgTerm {
    /// The section it stands in, by its name in the paper.
    pub section: &'static str,
    /// Its name in the paper, or ours where it has none.
    pub name: &'static str,
    /// Its formula as the paper prints it.
    pub formula: &'static str,
    /// Its values in heuristic points; `None` where the section does not apply.
    pub points: [Option<f64>; 2],
}

impl BkgTerm {
    /// By how much more the first play has of it.
    #[must_use]
    pub fn difference(&self) -> f64 {
        let [first, second] = self.points.map(Option::unwrap_or_default);
        first - second
    }
}

/// A play with its place in the order of a BKG.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct BkgRanked {
    /// The play as it is valued.
    pub play: BkgPlay,
    /// Its place, 1 the best.
    pub rank: usize,
}

/// How BKG of 1977 and BKG-VI see two plays of a roll; what they would do changes nothing of what is said for the plays.
#[derive(Clone, Debug, PartialEq)]
pub struct BkgView {
    /// The better play, then the other, as BKG of 1977 values them.
    pub plays: [BkgRanked; 2],
    /// How many plays the roll has.
    pub count: usize,
    /// Its terms, those that differ most first; none in races.
    pub terms: Vec<BkgTerm>,
    /// The plays as BKG-VI values them.
    pub expected: [BkgRanked; 2],
}

impl BkgView {
    /// Of the plays explained, by BKG of 1977 and BKG-VI, who know nothing of the game so far. `None` if either has not
    /// the roll to play.
    #[must_use]
    pub fn of([bkg, vi]: [&Bkg; 2], state: &MatchState, found: &PlayExplanation) -> Option<Self> {
        let boards = found.plays.map(|play| play.advice.next);
        let (plays, count) = ranked(bkg, state, &boards)?;
        let (expected, _) = ranked(vi, state, &boards)?;
        let lines = boards.map(|next| bkg.explain(state.board(), &next.swapped(), None));
        Some(Self {
            plays,
            count,
            terms: terms(&lines),
            expected,
        })
    }

    /// The terms that differ most, as many as people are shown.
    pub fn telling(&self) -> impl Iterator<Item = &BkgTerm> {
        let differing = self.terms.iter();
        let differing = differing.filter(|term| term.difference().abs() >= LEAST_POINTS);
        differing.take(MOST_BKG_TERMS)
    }
}

/// The plays that lead to these boards in the order of a program, and how many there are.
fn ranked(bkg: &Bkg, state: &MatchState, boards: &[Board; 2]) -> Option<([BkgRanked; 2], usize)> {
    let BkgHint::Plays(all) = bkg_hint(bkg, state, &BkgMemory::default()) else {
        return None;
    };
    let place = |board: &Board| {
        let index = all.iter().position(|row| row.next == *board)?;
        Some(BkgRanked {
            play: all[index],
            rank: index + 1,
        })
    };
    Some(([place(&boards[0])?, place(&boards[1])?], all.len()))
}

/// The terms of both evaluations side by side.
fn terms([first, second]: &[Vec<Line>; 2]) -> Vec<BkgTerm> {
    let is_same =
        |a: &Line, b: &Line| (a.section.name, a.term.name) == (b.section.name, b.term.name);
    let beside = |line: &Line, points| BkgTerm {
        section: line.section.name,
        name: line.term.name,
        formula: line.term.formula,
        points,
    };
    let of_first = first.iter().map(|line| {
        let other = second.iter().find(|other| is_same(line, other));
        beside(line, [Some(line.hp), other.map(|other| other.hp)])
    });
    let is_new = |line: &&Line| !first.iter().any(|other| is_same(line, other));
    let of_second = second.iter().filter(is_new);
    let of_second = of_second.map(|line| beside(line, [None, Some(line.hp)]));
    let mut terms: Vec<_> = of_first.chain(of_second).collect();
    terms.sort_by(|a, b| b.difference().abs().total_cmp(&a.difference().abs()));
    terms
}
