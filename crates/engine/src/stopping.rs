//! Searches that can be stopped in the middle of a play.

use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::SyncSender;
use std::sync::{Arc, Mutex, PoisonError};

use barpoint_equity::CubeContext;
use barpoint_eval::{AlwaysSearch, PlaysSearched, RankedPlay};
use barpoint_rules::{Board, Roll};

use crate::{Engine, Strength, fan_out};

impl Engine {
    /// The same engine, including what it remembers, that stops once `stop` is set: calls under way then return soon, with
    /// meaningless answers.
    #[must_use]
    pub fn stopping_at(&self, stop: Arc<AtomicBool>) -> Self {
        Self {
            search: self.search.stopping_at(stop),
            marks: self.marks,
            bkg: self.bkg.clone(),
        }
    }

    /// [`Engine::plays`], stopped within a fraction of a second also in the middle of a play: while nothing new is known,
    /// `on_progress` is told what it was told last.
    pub(crate) fn plays_stopping(
        &self,
        board: &Board,
        roll: Roll,
        context: CubeContext,
        strength: &Strength,
        on_progress: &mut dyn FnMut(PlaysSearched) -> ControlFlow<()>,
    ) -> Vec<RankedPlay> {
        /// From here on a single play takes long enough to be interrupted.
        const SLOW: u8 = 3;
        if strength.search.plies < SLOW {
            return self.plays(board, roll, context, strength, on_progress);
        }
        let stop = Arc::new(AtomicBool::new(false));
        let search = self.search().stopping_at(Arc::clone(&stop));
        let ranked = Mutex::new(Vec::new());
        let work = |results: &SyncSender<PlaysSearched>| {
            let selection = (&strength.filter, AlwaysSearch::Nothing);
            let settings = strength.search;
            let told = &mut |searched| {
                if results.send(searched).is_err() || stop.load(Ordering::Relaxed) {
                    return ControlFlow::Break(());
                }
                ControlFlow::Continue(())
            };
            let found =
                search.rank_plays_reporting(board, roll, context, settings, selection, told);
            *ranked.lock().unwrap_or_else(PoisonError::into_inner) = found;
        };
        let mut last = PlaysSearched {
            plies: 0,
            done: 0,
            total: 0,
        };
        fan_out(1, work, |searched| {
            last = searched.unwrap_or(last);
            if on_progress(last).is_break() {
                stop.store(true, Ordering::Relaxed);
            }
        });
        ranked.into_inner().unwrap_or_else(PoisonError::into_inner)
    }
}
