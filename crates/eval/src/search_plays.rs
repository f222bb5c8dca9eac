//! Ranking the plays of a roll.

mod glance;
mod judge;

use std::ops::ControlFlow;

use barpoint_equity::{CubeContext, Equity, Outcome};
use barpoint_rules::{Board, Play, PlayList, Roll};

use crate::{FilterLevel, MoveFilter, Search, SearchSettings, noise};
use judge::Judge;

/// A play and its value to the player making it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RankedPlay {
    /// The play.
    pub play: Play,
    /// The board after it, the mover still in its `on_roll` half.
    pub after: Board,
    /// Cubeless chances of the mover.
    pub outcome: Outcome,
    /// Cubeless equity, gammons weighed by the score (EMG in matches).
    pub cubeless: Equity,
    /// Cubeful equity; equal to `cubeless` in cubeless evaluations.
    pub cubeful: Equity,
    /// How deeply it was searched. Values of different depth are not comparable.
    pub plies: u8,
}

impl RankedPlay {
    fn order(&self, other: &Self) -> std::cmp::Ordering {
        other
            .plies
            .cmp(&self.plies)
            .then(other.cubeful.get().total_cmp(&self.cubeful.get()))
            .then(other.cubeless.get().total_cmp(&self.cubeless.get()))
    }
}

/// Which plays are searched to the full depth whatever the move filter says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AlwaysSearch<'a> {
    /// None.
    Nothing,
    /// The play leading to this board (the mover in its `on_roll` half), usually the play made.
    After(&'a Board),
}

/// How far a search is: that of a roll's plays, or the look-ahead of a cube decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlaysSearched {
    /// The depth being searched.
    pub plies: u8,
    /// Plays searched to it; for a cube decision the first rolls searched.
    pub done: usize,
    /// Plays to be searched to it; for a cube decision the 21 rolls.
    pub total: usize,
}

impl Search {
    /// All plays of a roll, best first: those that the move filter lets through to the full depth,
    /// then those left behind at lesser depths. Empty if nothing can be played.
    ///
    /// Where the filter leaves one play there is nothing to compare: it is searched further only if the filter accepts a play whatever
    /// it is worth ([`FilterLevel::accept`](crate::FilterLevel::accept)), and otherwise keeps the value and the depth it has
    /// ([`RankedPlay::plies`]), as it does after a glance. A play that alone is possible is never searched. [`MoveFilter::ALL`] leaves
    /// out none.
    #[must_use]
    pub fn rank_plays(
        &self,
        board: &Board,
        roll: Roll,
        ctx: CubeContext,
        settings: SearchSettings,
        filter: &MoveFilter,
        always: AlwaysSearch<'_>,
    ) -> Vec<RankedPlay> {
        let go_on = &mut |_| ControlFlow::Continue(());
        self.rank_plays_reporting(board, roll, ctx, settings, (filter, always), go_on)
    }

    /// [`Search::rank_plays`], reporting after each play how far the search of that depth is. The pair is what is
    /// searched. When the callback breaks, the plays not yet reached keep their values of
    /// lesser depth.
    pub fn rank_plays_reporting(
        &self,
        board: &Board,
        roll: Roll,
        ctx: CubeContext,
        settings: SearchSettings,
        (filter, always): (&MoveFilter, AlwaysSearch<'_>),
        on_progress: &mut dyn FnMut(PlaysSearched) -> ControlFlow<()>,
    ) -> Vec<RankedPlay> {
        let settings = settings.in_range();
        let mut plays = PlayList::new();
        plays.generate(board, roll);
        let mut ranked = self.rank_statically(board, &plays, ctx, settings);
        let mut open = ranked.len();
        // Whether a play that is left alone is searched on.
        let mut alone = false;
        for level in 0..=settings.plies {
            let gate = filter.level(level, settings.plies);
            let searched = level > 0 && (gate.is_some() || level == settings.plies);
            let looks = searched && (open > 1 || alone);
            if looks {
                let depth = SearchSettings {
                    plies: level,
                    ..settings
                };
                let glance = filter.glance.filter(|_| level > 1);
                let found = self.look_into(
                    &mut ranked[..open],
                    (ctx, depth),
                    (glance, always),
                    on_progress,
                );
                match found {
                    ControlFlow::Continue(searched) => open = searched,
                    ControlFlow::Break(()) => break,
                }
            }
            if let Some(gate) = gate {
                let values: Vec<f32> = ranked[..open].iter().map(|r| r.cubeful.get()).collect();
                let kept = gate.keeps(&values);
                open = keep(&mut ranked[..open], kept, always);
                alone = gate.accept > 0 && (looks || level == 0 && ranked.len() > 1);
            }
        }
        ranked
    }

    /// The value of one play at the depth asked for, whatever a move filter would say: what
    /// [`Search::rank_plays`] gives it when it is searched. `after` is the board after it, the mover
    /// still in its `on_roll` half.
    #[must_use]
    pub fn value_play(
        &self,
        play: Play,
        after: Board,
        ctx: CubeContext,
        settings: SearchSettings,
    ) -> RankedPlay {
        Judge::new(self, ctx, settings).rank(play, after)
    }

    /// The plays of a list by their static values, best first.
    fn rank_statically(
        &self,
        board: &Board,
        plays: &PlayList,
        ctx: CubeContext,
        settings: SearchSettings,
    ) -> Vec<RankedPlay> {
        let mut outcomes = vec![Outcome::default(); plays.len()];
        noise::evaluate_plays(
            &**self.evaluator(),
            &settings.noise,
            board,
            plays.boards(),
            &mut outcomes,
        );
        let statics = SearchSettings {
            plies: 0,
            ..settings
        };
        let judge = Judge::new(self, ctx, statics);
        let mut ranked: Vec<RankedPlay> = plays
            .plays()
            .iter()
            .zip(plays.boards())
            .zip(outcomes)
            .map(|((&play, &after), outcome)| judge.rank_statically(play, after, outcome))
            .collect();
        ranked.sort_by(RankedPlay::order);
        ranked
    }

    /// Evaluates plays by look-ahead and sorts them, those that a glance lets through if there is one, until the callback breaks.
    /// Returns how many that are; the others follow as they were.
    fn look_into(
        &self,
        ranked: &mut [RankedPlay],
        (ctx, settings): (CubeContext, SearchSettings),
        (glance, always): (Option<FilterLevel>, AlwaysSearch<'_>),
        on_progress: &mut dyn FnMut(PlaysSearched) -> ControlFlow<()>,
    ) -> ControlFlow<(), usize> {
        let total = match glance {
            Some(gate) if ranked.len() > 1 => {
                let judge = Judge::new(self, ctx, settings).glancing();
                let left = self.glance(ranked, judge, (gate, always), on_progress)?;
                if left == 1 && gate.accept == 0 {
                    return ControlFlow::Continue(left);
                }
                left
            }
            _ => ranked.len(),
        };
        let mut judge = Judge::new(self, ctx, settings);
        let outcome = (1..).zip(&mut ranked[..total]).try_for_each(|(done, row)| {
            let found = judge.rank(row.play, row.after);
            // What was stopped in the middle is worth nothing.
            if self.is_stopped() {
                return ControlFlow::Break(());
            }
            *row = found;
            on_progress(PlaysSearched {
                plies: settings.plies,
                done,
                total,
            })
        });
        ranked.sort_by(RankedPlay::order);
        outcome?;
        ControlFlow::Continue(total)
    }
}

/// Moves the play that is always searched among the kept ones; returns how many are kept.
fn keep(ranked: &mut [RankedPlay], kept: usize, always: AlwaysSearch<'_>) -> usize {
    let wanted = match always {
        AlwaysSearch::Nothing => None,
        AlwaysSearch::After(board) => ranked.iter().position(|row| row.after == *board),
    };
    match wanted {
        Some(at) if at >= kept => {
            ranked[kept..=at].rotate_right(1);
            kept + 1
        }
        _ => kept,
    }
}
