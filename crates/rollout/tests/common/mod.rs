//! What the tests of rollouts share.

use std::ops::ControlFlow;
use std::sync::Arc;

use barpoint_bearoff::OneSided;
use barpoint_equity::Met;
use barpoint_eval::{CubeUse, Search, SearchSettings, nets};
use barpoint_rollout::{
    BearoffTruncation, PlayerSettings, Report, RolloutPlan, RolloutSettings, TrialPlayer, Trials,
    VarianceReduction,
};

/// Static play with the nets that ship.
pub fn search() -> Search {
    let evaluator = nets::production(Arc::new(OneSided::build())).unwrap();
    Search::new(Arc::new(evaluator), Arc::new(Met::kazaross_xg2()), 1 << 12)
}

/// Full rollouts without look-ahead, luck measured in the quickest way, databases unused.
pub fn settings(cube: CubeUse, seed: u64) -> RolloutSettings {
    let search = SearchSettings::new(0, cube, 5);
    RolloutSettings {
        bearoff: BearoffTruncation {
            exact: false,
            one_sided: false,
            live_cube: false,
        },
        variance_reduction: VarianceReduction::LookAhead { candidates: 1 },
        ..RolloutSettings::full(PlayerSettings::alike(search), cube, seed)
    }
}

/// Plays trials of all candidates.
pub fn play(search: &Search, plan: &RolloutPlan, trials: u32) -> (Trials, Report) {
    let mut player = TrialPlayer::new(search, plan);
    let mut all = Trials::new(plan.candidates().len());
    for trial in 0..trials {
        let results = player.play(trial, |_| true, &|| ControlFlow::Continue(()));
        let results = results.unwrap();
        for (candidate, result) in results.into_iter().enumerate() {
            all.add(candidate, trial, result.unwrap());
        }
    }
    let report = Report::of(plan, search.met(), &all, |_| u32::MAX);
    (all, report)
}
