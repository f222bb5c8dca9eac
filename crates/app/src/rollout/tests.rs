use barpoint_engine::{Candidates, TrialChoice};
use barpoint_rollout::VarianceReduction;
use barpoint_rules::Play;

use super::*;
use crate::{EngineSettings, Engines, Folders, Silent};

fn engine() -> std::sync::Arc<Engine> {
    let engines = Engines::new(
        Folders::default(),
        EngineSettings::default(),
        std::sync::Arc::new(Silent),
    );
    engines.of(barpoint_rules::Variation::Standard).unwrap()
}

fn task(id: &str) -> RolloutTask {
    let named = crate::position::read(id, &crate::position::Reading::default());
    RolloutTask::new(named.unwrap().state, &TrialChoice::default())
}

const OPENING: &str = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10";

/// docs/theory/rollouts.md: luck over 3 candidates; 5 plays, 1296 trials.
#[test]
fn every_face_has_the_same_defaults() {
    let task = task(OPENING);
    let luck = VarianceReduction::LookAhead { candidates: 3 };
    assert_eq!(task.settings.variance_reduction, luck);
    assert_eq!(task.candidates, Candidates::Best(5));
    assert_eq!((task.trials, task.rules.min_trials), (1296, 324));
    let players = task.settings.players;
    assert_eq!(players[0], players[1]);
    assert_eq!((players[0].checker.plies, players[0].cube.plies), (0, 2));
}

#[test]
fn parts_make_the_whole_and_none_is_empty() {
    let engine = engine();
    let task = RolloutTask {
        trials: 36,
        ..task(OPENING)
    };
    let mut whole = Rollout::new(&engine, task.clone()).unwrap();
    let go_on = &mut |_: &Schedule<'_>| ControlFlow::Continue(());
    let all = whole.job(Part::All, 2).unwrap();
    let findings = whole.play(&engine, &all, go_on).unwrap();
    assert!(findings.finished && findings.candidates.len() == 5);
    let mut merged = Rollout::new(&engine, task).unwrap();
    for part in 1..=5 {
        let mut one = merged.clone();
        let job = one.job(Part::Slice { part, parts: 5 }, 1).unwrap();
        assert!(!job.trials.is_empty());
        one.play(&engine, &job, go_on).unwrap();
        let bytes = one.to_bytes();
        merged.merge(&merged.read(&bytes).unwrap()).unwrap();
    }
    assert_eq!(merged.trials(), whole.trials());
    let slice = Part::Slice {
        part: 1,
        parts: 99_999,
    };
    let error = whole.job(slice, 1).unwrap_err().to_string();
    assert_eq!(error, "expected at most 36 parts of 36 trials, found 99999");
    assert_eq!(whole.range(Part::More(10)).unwrap(), 0..46);
    let most = RolloutTask::MOST_TRIALS;
    assert!(whole.range(Part::More(most)).is_err());
}

#[test]
fn what_cannot_be_rolled_out_is_named() {
    let engine = engine();
    let refused = |task| Rollout::new(&engine, task).unwrap_err().to_string();
    let with = |candidates| RolloutTask {
        candidates,
        ..task(OPENING)
    };
    assert!(refused(with(Candidates::NoDouble)).starts_with("expected a position before the roll"));
    assert!(refused(with(Candidates::Best(0))).starts_with("expected at least 1 play"));
    let best = Play::DANCE;
    assert!(refused(with(Candidates::Plays(vec![best]))).contains("number 1"));
    let trials = RolloutTask {
        trials: 3_000_000,
        ..task(OPENING)
    };
    assert_eq!(
        refused(trials),
        "expected 1 to 2,000,000 trials, found 3000000"
    );
    let limit = RolloutTask {
        rules: StopRules {
            std_err: Some(f64::NAN),
            ..StopRules::NONE
        },
        ..task(OPENING)
    };
    assert!(refused(limit).starts_with("expected a limit above 0"));
}
