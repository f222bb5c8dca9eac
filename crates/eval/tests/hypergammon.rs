//! Hypergammon is played from its database: the same exact values at every depth and level.

#![expect(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

use std::ops::ControlFlow;
use std::sync::Arc;

use barpoint_bearoff::{HyperCheckers, HyperPlan, Hypergammon, OneSided};
use barpoint_equity::{CubeAccess, CubeContext, Jacoby, Met, Outcome, Scoring};
use barpoint_eval::{
    ALL_CANDIDATES, AlwaysSearch, CubeUse, Evaluator, HyperEvaluator, MoveFilter, Noise, Regime,
    Search, SearchSettings, nets,
};
use barpoint_rules::notation::parse_position_id;
use barpoint_rules::{Board, Roll, Setup, Variation};

fn database(checkers: HyperCheckers) -> Arc<Hypergammon> {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("hyper.bd");
    HyperPlan::new(checkers)
        .build(&path, &mut |_| ControlFlow::Continue(()))
        .unwrap();
    Arc::new(Hypergammon::open(&path).unwrap())
}

fn backgammon() -> impl Evaluator {
    nets::production(Arc::new(OneSided::build())).unwrap()
}

fn search(evaluator: HyperEvaluator) -> Search {
    Search::new(Arc::new(evaluator), Arc::new(Met::kazaross_xg2()), 1000)
}

fn money(access: CubeAccess, jacoby: Jacoby) -> CubeContext {
    CubeContext {
        value: if access == CubeAccess::Centred { 1 } else { 2 },
        access,
        scoring: Scoring::Money { jacoby, beavers: 0 },
    }
}

/// Every depth, with and without the noise of the weaker levels.
fn settings() -> impl Iterator<Item = SearchSettings> {
    let noises = [Noise::NONE, Noise::deterministic(0.06)];
    noises.into_iter().flat_map(|noise| {
        (0..3).map(move |plies| SearchSettings {
            noise,
            ..SearchSettings::new(plies, CubeUse::Cubeful, ALL_CANDIDATES)
        })
    })
}

/// Equities as `bearoffdump -p ID FILE` of gnubg 1.07.001 prints them for the file of
/// `makehyper -c 1` or `-c 2`: cube owned, centred, centred with the Jacoby rule, the opponent's.
#[track_caller]
fn check(search: &Search, id: &str, expected: [f32; 4]) {
    let board = parse_position_id(id).unwrap();
    let contexts = [
        money(CubeAccess::OnRoll, Jacoby::Off),
        money(CubeAccess::Centred, Jacoby::Off),
        money(CubeAccess::Centred, Jacoby::On),
        money(CubeAccess::Opponent, Jacoby::Off),
    ];
    for settings in settings() {
        for (context, expected) in contexts.into_iter().zip(expected) {
            let found = search.evaluate(&board, context, settings).cubeful.get();
            assert!((found - expected).abs() < 6e-5, "{id}: {found} {expected}");
        }
        let centred = search.cube_decision(&board, contexts[1], settings).unwrap();
        let found = centred.equities.double_take.get();
        assert!((found - 2.0 * expected[3]).abs() < 1.2e-4, "{id}: {found}");
    }
}

#[test]
fn money_equities_are_those_of_the_database() {
    let database = database(HyperCheckers::One);
    let search = search(HyperEvaluator::exact(database, backgammon()));
    check(&search, "AACAAAAAAgAAAA", [0.5883, 0.5393, 0.4557, 0.3864]);
    check(&search, "AAAIAAEAAAAAAA", [2.5447, 2.5428, 0.9488, 2.5421]);
    let regime = |id| search.evaluator().regime(&parse_position_id(id).unwrap());
    assert_eq!(regime("AAAIAAEAAAAAAA"), Regime::Hypergammon);
    // More checkers than the game has.
    assert_eq!(regime("AABAAQAACgAAAA"), Regime::Net);
}

#[test]
fn plays_are_ranked_by_the_database() {
    let database = database(HyperCheckers::Two);
    let search = search(HyperEvaluator::exact(Arc::clone(&database), backgammon()));
    check(&search, "AABAAQAACgAAAA", [0.3278, 0.2092, 0.2046, 0.0109]);
    check(&search, "AAACggABAAAAAA", [1.5713, 1.5405, 0.8215, 1.4147]);
    let board = Variation::Hypergammon2.start();
    let context = money(CubeAccess::Centred, Jacoby::Off);
    for settings in settings() {
        for (roll, _) in Roll::weighted() {
            let always = AlwaysSearch::Nothing;
            let filter = &MoveFilter::NORMAL;
            let plays = search.rank_plays(&board, roll, context, settings, filter, always);
            let worth = |after: &Board| {
                let theirs = database.value(&after.swapped()).unwrap();
                let doubled = (2.0 * theirs.opponent).min(1.0);
                -if theirs.doubles(theirs.centred) {
                    doubled
                } else {
                    theirs.centred
                }
            };
            let best = plays
                .iter()
                .map(|play| worth(&play.after))
                .fold(-9.0, f32::max);
            let found = plays[0].cubeful.get();
            assert!((found - best).abs() < 1e-6, "{roll}: {found} {best}");
        }
    }
}

/// One checker that has borne off nothing is a gammon lost, in the winner's home a backgammon; without
/// a database too.
#[test]
fn finished_games_count_the_checkers_of_the_game() {
    let evaluator = HyperEvaluator::without_database(HyperCheckers::One, backgammon());
    let mut out = [Outcome::default(); 3];
    let board = |theirs: usize| {
        let mut opponent = [0; 26];
        opponent[theirs] = 1;
        Board::try_from(Setup {
            on_roll: [0; 26],
            opponent,
        })
        .unwrap()
    };
    let start = Variation::Hypergammon1.start();
    evaluator.evaluate(&[board(18), board(19).swapped(), start], &mut out);
    assert_eq!(out[0], Outcome::from_array([1.0, 1.0, 0.0, 0.0, 0.0]));
    assert_eq!(out[1], Outcome::from_array([0.0, 0.0, 0.0, 1.0, 1.0]));
    let mut plain = [Outcome::default()];
    backgammon().evaluate(&[start], &mut plain);
    assert_eq!(out[2], plain[0]);
    assert_eq!(evaluator.regime(&start), Regime::Net);
    assert!(!evaluator.is_exact());
}

#[test]
fn only_the_same_database_has_the_same_fingerprint() {
    let one = database(HyperCheckers::One);
    let exact = || HyperEvaluator::exact(Arc::clone(&one), backgammon()).fingerprint();
    let without = HyperEvaluator::without_database(HyperCheckers::One, backgammon()).fingerprint();
    assert_eq!(exact(), exact());
    assert_ne!(exact(), without);
    assert_ne!(backgammon().fingerprint(), without);
}
