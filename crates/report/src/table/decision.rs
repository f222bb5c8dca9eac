//! What was decided, what would have been best, and what both are worth.

use barpoint_equity::{CubeEquities, Equity};
use barpoint_record::{Candidate, Depth, Event, MoveAnalysis};
use barpoint_rules::notation::display_play;

use super::Table;
use crate::turn::Turn;
use crate::words;

/// What a row says of a decision.
#[derive(Default)]
pub(super) struct Decision {
    pub(super) kind: &'static str,
    pub(super) played: String,
    pub(super) best: String,
    pub(super) loss: Option<Equity>,
    pub(super) equities: [Option<f32>; 4],
    pub(super) chances: Option<[f32; 5]>,
    pub(super) mark: &'static str,
    pub(super) level: String,
}

impl Table<'_> {
    pub(super) fn play(&self, turn: &Turn<'_>) -> Decision {
        let analysis = turn.entry.move_analysis.as_deref();
        let best = analysis.and_then(MoveAnalysis::best);
        let made = analysis.and_then(MoveAnalysis::made);
        let equity = |candidate: Option<&Candidate>| candidate.map(|found| found.equity().get());
        Decision {
            kind: "play",
            played: words::play_made(turn).unwrap_or_default(),
            best: best.map_or_else(String::new, |best| display_play(&best.play)),
            loss: analysis.and_then(MoveAnalysis::loss),
            equities: [equity(made), equity(best), None, None],
            chances: made.or(best).map(|found| found.outcome().to_array()),
            mark: turn.play_mark(self.about).map_or("", words::skill),
            level: best.map_or_else(String::new, |best| level(best.depth())),
        }
    }

    pub(super) fn cube(&self, turn: &Turn<'_>) -> Option<Decision> {
        let (analysis, equities) = turn.cube(self.about)?;
        let [none, take] = [equities.no_double, equities.double_take].map(Equity::get);
        let pass = CubeEquities::PASS.get();
        let double = equities.double().get();
        let right_answer = if take > pass { "pass" } else { "take" };
        let right_offer = if double >= equities.best().get() {
            "double"
        } else {
            "no double"
        };
        let best = equities.best().get();
        let (kind, played, proper, made, best) = match turn.entry.event {
            Event::Double(_) => ("cube", "double", right_offer, double, best),
            Event::Take(_) => ("answer", "take", right_answer, -take, -take.min(pass)),
            Event::Pass(_) => ("answer", "pass", right_answer, -pass, -take.min(pass)),
            _ => ("cube", "no double", right_offer, none, best),
        };
        let outcome = analysis.no_double().outcome;
        let outcome = if turn.entry.event.is_answer() {
            outcome.flipped()
        } else {
            outcome
        };
        Some(Decision {
            kind,
            played: played.to_owned(),
            best: proper.to_owned(),
            loss: Some(Equity(turn.cube_loss(&equities).get().max(0.0))),
            equities: [Some(made), Some(best), Some(none), Some(take)],
            chances: Some(outcome.to_array()),
            mark: turn.cube_mark(self.about).map_or("", words::skill),
            level: level(analysis.depth()),
        })
    }
}

fn level(depth: Depth) -> String {
    match depth {
        Depth::Plies(plies) => format!("{plies}-ply"),
        Depth::Trials(trials) => format!("rollout of {trials}"),
    }
}
