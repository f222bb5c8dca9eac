//! Rollouts as they are stored, and as they come back from a file.

#![expect(clippy::unwrap_used, reason = "a test helper may fail like a test")]

use barpoint_analysis::suspect_decisions;
use barpoint_equity::{Equity, Met};
use barpoint_eval::{ALL_CANDIDATES, CubeUse, MoveFilter, Noise, NoiseSource, SearchSettings};
use barpoint_formats::{by_name, import};
use barpoint_record::{
    CandidateValue, CubeAnalysis, Generator as Recorded, MatchRecord, Program,
    RolloutSettings as Stored, SkillThresholds,
};
use barpoint_rollout::{
    Estimate, Generator, PlayerSettings, Report, RolloutPlan, RolloutSettings, Row,
};
use barpoint_rules::Side;
use barpoint_testkit::workspace_root;

/// A 5-point match that gnubg analysed.
fn match5() -> MatchRecord {
    let path = workspace_root().join("testdata/gnubg/statistics/match5.sgf");
    import(&std::fs::read(path).unwrap()).unwrap().record
}

/// Players who differ, one with every play looked into and noise that changes: as SGF words all of it.
fn settings() -> RolloutSettings {
    let search = |plies| SearchSettings::new(plies, CubeUse::Cubeful, 7);
    let player = |search| PlayerSettings {
        checker: search,
        filter: MoveFilter::NORMAL,
        cube: search,
    };
    let odd = SearchSettings {
        candidates: ALL_CANDIDATES,
        noise: Noise {
            deviation: 0.015,
            source: NoiseSource::Random { seed: 3 },
        },
        ..search(2)
    };
    let mut settings = RolloutSettings::full(player(search(0)), CubeUse::Cubeful, u64::MAX - 4);
    settings.players[1] = player(odd);
    settings.dice.generator = Generator::Xoshiro;
    settings
}

/// A report of numbers that nobody rolled out, good enough to store.
fn report(plan: &RolloutPlan) -> Report {
    let estimate = |mean, std_err| Estimate { mean, std_err };
    let rows = (1..=plan.candidates().len()).map(|rank| Row {
        trials: 1296,
        chances: [0.6, 0.2, 0.01, 0.1, 0.005].map(|chance| estimate(chance, 0.002)),
        cubeless: estimate(0.3, 0.004),
        equity: estimate(0.4, 0.02),
        mwc: Some(estimate(0.55, 0.00125)),
        rank,
        behind: None,
    });
    Report {
        rows: rows.collect(),
    }
}

/// A match with all its errors rolled out, and who decided where.
fn rolled_out() -> MatchRecord {
    let mut record = match5();
    let found = suspect_decisions(&record, &Met::kazaross_xg2(), Equity(0.0), 2);
    assert!(found.len() > 20);
    for decision in found {
        if let Ok(plan) = decision.plan(&settings()) {
            decision.store(
                &mut record,
                (&plan, &report(&plan)),
                &SkillThresholds::GNUBG,
            );
        }
    }
    record
}

/// The settings stored with the decisions of each side.
fn stored(record: &MatchRecord) -> Vec<(Side, &Stored)> {
    let entries = record.games.iter().flat_map(|game| &game.entries);
    let found = entries.filter_map(|entry| {
        let of_cube = match entry.cube_analysis.as_deref() {
            Some(CubeAnalysis::Rollout(found)) => Some((entry.event.doubler()?, &found.settings)),
            _ => None,
        };
        let best = entry
            .move_analysis
            .as_deref()
            .and_then(|plays| plays.best());
        let of_play = match best.map(|best| &best.value) {
            Some(CandidateValue::Rollout(found)) => Some((entry.event.side()?, &found.settings)),
            _ => None,
        };
        Some([of_cube, of_play])
    });
    found.flatten().flatten().collect()
}

/// The seed keeps its 64 bits; noise and pruning are told of each player as they were, by who decided.
#[test]
fn settings_are_stored_as_they_were_and_come_back_from_a_file() {
    let record = rolled_out();
    let settings = stored(&record);
    assert!(settings.iter().any(|(side, _)| *side == Side::Black));
    for (decider, settings) in settings {
        assert_eq!(settings.program, Some(Program::Barpoint));
        assert_eq!(settings.dice.seed, u64::MAX - 4);
        assert_eq!(settings.dice.generator, Recorded::Xoshiro);
        let own = &settings.players[decider];
        assert_eq!((own.checker.plies, own.filter.len()), (0, 0));
        assert!(own.cube.prune && own.cube.deterministic);
        let other = &settings.players[decider.other()];
        assert_eq!((other.checker.plies, other.filter.len()), (2, 2));
        assert!(!other.checker.prune && !other.checker.deterministic);
        assert!((other.cube.noise - 0.015).abs() < 1e-9);
    }
    let file = by_name("sgf").unwrap().export(&record).unwrap();
    let back = import(&file).unwrap();
    assert_eq!(back.warnings, []);
    assert_eq!(back.record, record);
}
