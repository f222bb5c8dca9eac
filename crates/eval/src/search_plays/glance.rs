//! A cheap look at plays that decides which are searched in full.

use std::ops::ControlFlow;

use super::judge::Judge;
use super::{AlwaysSearch, PlaysSearched, RankedPlay, keep};
use crate::{FilterLevel, Search};

impl Search {
    /// Puts the plays first that a glance lets through, and returns how many there are. Values and depths stay what they are.
    pub(super) fn glance(
        &self,
        ranked: &mut [RankedPlay],
        mut judge: Judge<'_>,
        (gate, always): (FilterLevel, AlwaysSearch<'_>),
        on_progress: &mut dyn FnMut(PlaysSearched) -> ControlFlow<()>,
    ) -> ControlFlow<(), usize> {
        let total = ranked.len();
        let mut seen = Vec::with_capacity(total);
        for row in &*ranked {
            let found = judge.rank(row.play, row.after);
            if self.is_stopped() {
                return ControlFlow::Break(());
            }
            on_progress(PlaysSearched {
                plies: found.plies,
                done: 0,
                total,
            })?;
            seen.push((found.cubeful.get(), *row));
        }
        seen.sort_by(|one, other| other.0.total_cmp(&one.0));
        let values: Vec<f32> = seen.iter().map(|&(value, _)| value).collect();
        for (row, (_, seen)) in ranked.iter_mut().zip(seen) {
            *row = seen;
        }
        ControlFlow::Continue(keep(ranked, gate.keeps(&values), always))
    }
}
