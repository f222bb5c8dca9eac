//! Look-ahead and cube action against gnubg where no nets are involved: both sides bearing off.

#![expect(clippy::unwrap_used, reason = "a damaged golden file fails the test")]

use std::ops::ControlFlow;
use std::sync::Arc;

use barpoint_bearoff::{OneSided, OneSidedFile, OneSidedPlan, TwoSidedFile, TwoSidedPlan};
use barpoint_equity::{
    Crawford, CubeAccess, CubeContext, CubeVerdict, Equity, Jacoby, Met, MetSeat, Offer, Outcome,
    Scoring,
};
use barpoint_eval::{
    ALL_CANDIDATES, CompositeEvaluator, CubeModel, CubeUse, CubeWorth, Databases, Evaluator,
    Fingerprint, Regime, Search, SearchSettings, nets,
};
use barpoint_rules::notation::parse_position_id;
use barpoint_rules::{Board, MatchState, Variation};
use serde_json::Value;

/// Every play in full, with gnubg's cube efficiencies.
const fn as_gnubg(plies: u8) -> SearchSettings {
    SearchSettings::new(plies, CubeUse::Cubeful, ALL_CANDIDATES).with_model(CubeModel::Janowski)
}

/// Looks positions up in the one-sided database.
struct Bearoff(OneSided);

impl Evaluator for Bearoff {
    fn evaluate(&self, positions: &[Board], out: &mut [Outcome]) {
        for (board, outcome) in positions.iter().zip(out) {
            *outcome = self.0.board_outcome(board).expect("both sides are home");
        }
    }

    fn fingerprint(&self) -> Fingerprint {
        Fingerprint(0)
    }
}

fn number(value: &Value) -> u8 {
    u8::try_from(value.as_u64().unwrap()).unwrap()
}

fn context(line: &Value) -> CubeContext {
    let (away, opponent_away) = (number(&line[4]), number(&line[5]));
    let scoring = if away == 0 {
        Scoring::Money {
            jacoby: if number(&line[7]) == 1 {
                Jacoby::On
            } else {
                Jacoby::Off
            },
            beavers: 0,
        }
    } else {
        Scoring::Match {
            away,
            opponent_away,
            crawford: match (number(&line[6]), away.min(opponent_away)) {
                (1, _) => Crawford::Now,
                (_, 1) => Crawford::Post,
                _ => Crawford::Pre,
            },
            seat: MetSeat::First,
        }
    };
    CubeContext {
        value: u32::from(number(&line[2])),
        access: match line[3].as_i64().unwrap() {
            -1 => CubeAccess::Centred,
            0 => CubeAccess::Opponent,
            _ => CubeAccess::OnRoll,
        },
        scoring,
    }
}

/// Compares the search with the lines of a golden file.
fn check_lines(text: &str, search: &Search) {
    let (mut wrong, mut seen) = (Vec::new(), 0);
    for line in text.lines().skip(1) {
        let line: Value = serde_json::from_str(line).unwrap();
        let board = parse_position_id(line[0].as_str().unwrap()).unwrap();
        let context = context(&line);
        let settings = as_gnubg(number(&line[1]));
        let evaluation = search.evaluate(&board, context, settings);
        let mut check = |what: &str, found: f32, expected: &Value, tolerance: f64| {
            let error = (f64::from(found) - expected.as_f64().unwrap()).abs();
            seen += 1;
            if error >= tolerance {
                wrong.push(format!("{what} {line}: {found}"));
            }
        };
        check("win", evaluation.outcome.win, &line[8], 3e-5);
        check("win gammon", evaluation.outcome.win_gammon, &line[9], 3e-5);
        check(
            "lose gammon",
            evaluation.outcome.lose_gammon,
            &line[10],
            3e-5,
        );
        check("no double", evaluation.cubeful.get(), &line[11], 3e-4);
        if let Some(decision) = search.cube_decision(&board, context, settings) {
            check(
                "no double",
                decision.equities.no_double.get(),
                &line[11],
                3e-4,
            );
            check("take", decision.equities.double_take.get(), &line[12], 3e-4);
        }
    }
    assert!(seen > 2_000, "{seen}");
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

fn search(evaluator: impl Evaluator + 'static) -> Search {
    Search::new(Arc::new(evaluator), Arc::new(Met::kazaross_xg2()), 1000)
}

/// Values of `testdata/gnubg/cubeful-bearoff.jsonl`. gnubg keeps its database in 16 bits: chances
/// differ by up to 2e-5, equities by several times that.
#[test]
fn cubeful_look_ahead_is_gnubgs() {
    let text = include_str!("../../../testdata/gnubg/cubeful-bearoff.jsonl");
    check_lines(text, &search(Bearoff(OneSided::build())));
}

fn production() -> CompositeEvaluator {
    nets::production(Arc::new(OneSided::build())).unwrap()
}

/// The production evaluator with a two-sided database of so many points and checkers.
fn with_two_sided(points: u8, checkers: u8) -> CompositeEvaluator {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("two-sided.bd");
    let go_on = |_| ControlFlow::Continue(());
    let plan = TwoSidedPlan::new(points, checkers).unwrap();
    plan.build(&path, None, &go_on).unwrap();
    // The mapping outlives the file's name.
    let file = TwoSidedFile::open(&path).unwrap();
    production().with_databases(Databases::new(vec![Arc::new(file)], Vec::new()))
}

/// Values of `testdata/gnubg/cubeful-two-sided.jsonl`: money equities from the database, at match scores
/// Janowski's formula with the cube life that the money equity implies.
#[test]
fn two_sided_values_are_gnubgs() {
    let text = include_str!("../../../testdata/gnubg/cubeful-two-sided.jsonl");
    check_lines(text, &search(with_two_sided(6, 4)));
}

/// The example of gnubg's manual, chapter "Introduction to bearoff databases": 67.1 %, a double at
/// +0.3210 = 2 x 0.1605, no redouble at +0.3441. Any depth says the same.
#[test]
fn the_manuals_two_sided_example_decides_the_cube() {
    let evaluator = with_two_sided(6, 2);
    let board = parse_position_id("CgAAEAEAAAAAAA").unwrap();
    assert_eq!(evaluator.regime(&board), Regime::TwoSided);
    assert_eq!(evaluator.regime(&Variation::Standard.start()), Regime::Net);
    // Strength is known of the nets, whatever databases there are.
    let bare = production().fingerprint();
    assert_ne!(evaluator.fingerprint(), bare);
    assert_eq!(evaluator.bare_fingerprint(), bare);
    let search = search(evaluator);
    let owned = CubeContext {
        value: 2,
        access: CubeAccess::OnRoll,
        ..CubeContext::MONEY
    };
    for plies in 0..3 {
        let settings = as_gnubg(plies);
        let decide = |ctx| search.cube_decision(&board, ctx, settings).unwrap();
        let close = |found: Equity, expected: f32| {
            assert!((found.get() - expected).abs() < 5e-5, "{found:?}");
        };
        let (centred, redouble) = (decide(CubeContext::MONEY), decide(owned));
        assert!((centred.outcome.win - 0.671).abs() < 5e-4);
        close(centred.equities.best(), 0.3210);
        close(centred.equities.double_take, 0.3210);
        close(redouble.equities.best(), 0.3441);
        let offer = |verdict| match verdict {
            CubeVerdict::Available { offer, .. } => offer,
            other => panic!("{other:?}"),
        };
        let (first, second) = (centred.equities, redouble.equities);
        assert_eq!(offer(first.verdict(&CubeContext::MONEY)), Offer::Double);
        assert_eq!(offer(second.verdict(&owned)), Offer::NoDouble);
    }
}

/// Races with checkers on their way home, by files on eight points. Two-sided values as
/// `makebearoff -t 8x2 -f F; bearoffdump F -p ID` prints them (gnubg 1.07); any depth says the same.
#[test]
fn wider_two_sided_files_answer_for_longer_races() {
    let evaluator = with_two_sided(8, 2);
    let worth = |id: &str| match evaluator.worth(&parse_position_id(id).unwrap()) {
        CubeWorth::Exact(m) => [m.owned, m.centred, m.opponents],
        other => panic!("{other:?}"),
    };
    let printed = [
        ("gAAAEAIAAAAAAA", 0.0801, [0.1281, 0.1019, 0.0573]),
        ("kAAAAAwAAAAAAA", -0.0747, [0.0136, -0.1805, -0.2544]),
        ("AQEAEAgAAAAAAA", 0.6688, [0.7375, 0.7366, 0.6639]),
    ];
    for (id, _, expected) in printed {
        for (found, expected) in worth(id).into_iter().zip(expected) {
            assert!((found - expected).abs() < 6e-5, "{id}: {found}");
        }
    }
    let search = search(evaluator);
    for (id, cubeless, _) in printed {
        let board = parse_position_id(id).unwrap();
        assert_eq!(search.evaluator().regime(&board), Regime::TwoSided);
        for plies in 0..3 {
            let settings = as_gnubg(plies);
            let found = search.evaluate(&board, CubeContext::MONEY, settings);
            assert!(
                (found.cubeless.get() - cubeless).abs() < 2e-4,
                "{id} {plies}"
            );
        }
    }
}

/// Eight checkers of 15 outside or on high points: the winning chance that follows from the two distributions
/// as `makebearoff -o 8 -f F; bearoffdump F -p zPsMAIC5ewcAAA` prints them (gnubg 1.07), 48.500 %.
#[test]
fn one_sided_files_on_more_points_answer_for_longer_races() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("one-sided.bd");
    let plan = OneSidedPlan::new(8).unwrap();
    plan.build(&path, &|_| ControlFlow::Continue(())).unwrap();
    let file = OneSidedFile::open(&path).unwrap();
    let evaluator = production().with_databases(Databases::new(Vec::new(), vec![Arc::new(file)]));
    let board = parse_position_id("zPsMAIC5ewcAAA").unwrap();
    assert_eq!(evaluator.regime(&board), Regime::OneSided);
    assert_eq!(production().regime(&board), Regime::Net);
    let mut found = [Outcome::default()];
    evaluator.evaluate(&[board], &mut found);
    assert!((found[0].win - 0.484_996).abs() < 2e-5, "{found:?}");
    let beyond = parse_position_id("4PPgASTgc/ABMA").unwrap();
    assert_eq!(evaluator.regime(&beyond), Regime::Net);
}

/// Two checkers against three, 2 away against 4 away: plays that a database values exactly are not ruled out by a
/// quick score, which knows cubeless chances of the one-sided database only.
#[test]
fn plays_that_a_database_knows_are_all_valued() {
    let search = search(with_two_sided(6, 3));
    let state: MatchState = "XGID=-----AA------------a-a-a--:0:0:1:00:3:1:0:5:10"
        .parse()
        .unwrap();
    let context = CubeContext::of(&state, state.on_roll());
    let decide = |candidates| {
        let settings = SearchSettings::new(2, CubeUse::Cubeful, candidates);
        let decision = search.cube_decision(state.board(), context, settings);
        decision.unwrap().equities
    };
    let all = decide(ALL_CANDIDATES);
    assert!((all.double_take.get() - 1.3073).abs() < 5e-5, "{all:?}");
    assert_eq!(decide(7), all);
    assert_eq!(decide(1), all);
}

/// Without a file evaluators are the same as ever; with one, results carry another fingerprint.
#[test]
fn only_a_database_changes_the_fingerprint() {
    let plain = production;
    let (two, three) = (with_two_sided(6, 2), with_two_sided(6, 3));
    assert_eq!(plain().fingerprint(), plain().fingerprint());
    assert_ne!(two.fingerprint(), plain().fingerprint());
    assert_ne!(two.fingerprint(), three.fingerprint());
}
