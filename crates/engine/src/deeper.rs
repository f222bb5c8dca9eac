//! Plays that a move filter left behind, searched to the full depth after all.

use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::SyncSender;

use barpoint_analysis::{EntryIndex, ShallowPlays};
use barpoint_equity::CubeContext;
use barpoint_eval::{RankedPlay, SearchSettings};
use barpoint_record::MatchRecord;
use barpoint_rules::{Board, MatchState, Play};

use crate::{Answer, Engine, PlayAdvice, Strength, fan_out};

/// Whether to go on; asked several times a second.
type GoOn<'a> = dyn FnMut() -> ControlFlow<()> + 'a;

impl Engine {
    /// What plays of a position are worth at the depth of the strength, whatever its move filter says: what [`Engine::hint`] gives
    /// those that its filter lets through. They are ranked among themselves.
    ///
    /// `next` is asked after each batch, one play for each thread, and the rest are left out when it breaks; so are those of the
    /// present batch when `go_on` breaks.
    pub fn value_plays(
        &self,
        state: &MatchState,
        plays: &[Play],
        (strength, threads): (&Strength, usize),
        go_on: &mut GoOn<'_>,
        next: &mut GoOn<'_>,
    ) -> Answer<Vec<PlayAdvice>> {
        let basis = self.basis(state, strength);
        let board = state.board();
        let after = plays
            .iter()
            .filter_map(|play| Some((*play, board.after(play)?)));
        let plays: Vec<(Play, Board)> = after.collect();
        let how = (basis.context, basis.strength.search, threads);
        let mut found = Vec::new();
        for batch in plays.chunks(threads.max(1)) {
            let searched = self.search_plays(batch, how, go_on);
            let stopped = searched.is_empty();
            found.extend(searched);
            if stopped || next().is_break() {
                break;
            }
        }
        found.sort_by(|a, b| b.cubeful.get().total_cmp(&a.cubeful.get()));
        let found = self.advise(&found, basis.context);
        Answer { basis, found }
    }

    /// Brings the next plays of an analysed decision, one for each thread, to the depth that its other plays were searched to;
    /// returns how many are left then. The decision is marked again. Nothing changes if `go_on` breaks.
    pub fn look_deeper(
        &self,
        record: &mut MatchRecord,
        at: EntryIndex,
        (strength, threads): (&Strength, usize),
        go_on: &mut GoOn<'_>,
    ) -> usize {
        let Some(shallow) = ShallowPlays::of(record, at, &strength.analysis()) else {
            return 0;
        };
        let plays = shallow.plays();
        let next = &plays[..plays.len().min(threads.max(1))];
        let how = (shallow.context(), shallow.settings(), threads);
        let found = self.search_plays(next, how, go_on);
        shallow.store(record, &found, self.marks());
        plays.len() - found.len()
    }

    /// Searches plays, given with the boards after them, on several threads, in their order; none if `go_on` breaks.
    fn search_plays(
        &self,
        plays: &[(Play, Board)],
        (context, settings, threads): (CubeContext, SearchSettings, usize),
        go_on: &mut GoOn<'_>,
    ) -> Vec<RankedPlay> {
        let (next, stop) = (AtomicUsize::new(0), Arc::new(AtomicBool::new(false)));
        let search = self.search.stopping_at(Arc::clone(&stop));
        let work = |results: &SyncSender<(usize, RankedPlay)>| {
            loop {
                let index = next.fetch_add(1, Ordering::Relaxed);
                let Some((play, after)) = plays.get(index) else {
                    break;
                };
                let found = search.value_play(*play, *after, context, settings);
                // What was stopped in the middle is worth nothing.
                if stop.load(Ordering::Relaxed) || results.send((index, found)).is_err() {
                    break;
                }
            }
        };
        let mut found: Vec<Option<RankedPlay>> = vec![None; plays.len()];
        fan_out(threads.min(plays.len()), work, |result| {
            if let Some((index, row)) = result {
                found[index] = Some(row);
            }
            if go_on().is_break() {
                stop.store(true, Ordering::Relaxed);
            }
        });
        if stop.load(Ordering::Relaxed) {
            return Vec::new();
        }
        found.into_iter().flatten().collect()
    }
}
