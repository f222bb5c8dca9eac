//! What is said of cube decisions whose figures can be worked by hand.

#![allow(clippy::unwrap_used, reason = "a test")]

use std::ops::ControlFlow;
use std::str::FromStr;

use barpoint_engine::{Engine, Strength};
use barpoint_eval::MoveFilter;
use barpoint_explain::{
    AnswerSaid, CLOSE, Call, CubeExplanation, CubeStatement, MarketSaid, WindowSaid, explain_cube,
};
use barpoint_rules::{Board, MatchRules, MatchState, Side};

fn explained(state: &MatchState, plies: u8) -> CubeExplanation {
    let engine = Engine::built_in().unwrap();
    let strength = Strength::new(plies, MoveFilter::NORMAL);
    let mut go_on = || ControlFlow::Continue(());
    let found = explain_cube(&engine, state, &strength, &mut go_on);
    found.unwrap().found
}

fn of_id(id: &str) -> CubeExplanation {
    explained(&MatchState::from_str(id).unwrap(), 0)
}

/// Checkers on the 5- and 2-points against one on the ace-point. 62 to 65, 52 to 54 (14 rolls) and 22, 33, 44, 55, 66 bear both
/// off, 19 of 36; else the opponent does. So doubling gains 1 after 19 x 36 sequences and costs 1 after 17 x 36.
#[test]
fn the_last_roll_is_doubled_for_every_roll_that_wins() {
    let board = Board::with_checkers(&[(5, 1), (2, 1)], &[(1, 1)]).unwrap();
    let mut state = MatchState::new(0, MatchRules::default());
    state.set_position(Side::White, board).unwrap();
    let found = explained(&state, 2);
    let [
        CubeStatement::Verdict(Call::DoubleTake { gain, pass, .. }),
        ..,
    ] = found.statements[..]
    else {
        panic!("{:?}", found.statements);
    };
    let worth = 2.0 * 19.0 / 36.0 - 1.0;
    assert!((gain - worth).abs() < 1e-4, "{gain}");
    assert!((pass - (1.0 - 2.0 * worth)).abs() < 1e-4, "{pass}");
    assert!((found.losers.balance() - worth).abs() < 1e-4);
    let swing = MarketSaid::Swing {
        losers: 19 * 36,
        gain: 1.0,
        regrets: 17 * 36,
        loss: 1.0,
    };
    assert!(found.statements.contains(&CubeStatement::Market(swing)));
    let wins: Vec<_> = found
        .losers
        .by_roll
        .iter()
        .filter(|roll| roll.wins)
        .collect();
    assert_eq!(wins.len(), 12);
}

/// 2-away 1-away after the Crawford game: a pass leaves 1-away 1-away, so that the opponent needs half the games, which no cube
/// turned later can change.
#[test]
fn at_a_score_the_take_point_is_that_of_the_score() {
    let found = of_id("XGID=-b----E-C---eE---c-e----B-:0:0:1:00:5:6:0:7:10");
    assert!(matches!(
        found.statements[0],
        CubeStatement::Verdict(Call::DoublePass { .. })
    ));
    let passes = found.statements.iter().any(|said| {
        let CubeStatement::Answer(AnswerSaid::Pass { needs, live, .. }) = said else {
            return false;
        };
        !live && (needs - 0.5).abs() < 1e-4
    });
    let at_score = found.statements.iter().any(|said| {
        matches!(said, CubeStatement::Answer(AnswerSaid::Score { dead, money }) if (dead - 0.5).abs() < 1e-4 && *money < 0.35)
    });
    assert!(passes && at_score, "{:?}", found.statements);
}

#[test]
fn a_double_says_that_it_is_in_the_window_and_a_take_why_it_is_one() {
    let found = of_id("XGID=-b-B--E-D---eD---c-c-b----:0:0:1:00:0:0:0:0:10");
    let mut reasons = found.statements.iter().filter(|said| said.is_reason());
    assert!(matches!(
        reasons.next(),
        Some(CubeStatement::Verdict(Call::DoubleTake { .. }))
    ));
    let Some(CubeStatement::Window(WindowSaid::InWindow { wins, window })) = reasons.next() else {
        panic!("{:?}", found.statements);
    };
    assert!(window[0] < *wins && *wins < window[1]);
    let taken = reasons.any(|said| {
        matches!(said, CubeStatement::Answer(AnswerSaid::TakeLive { theirs, dead, live }) if live < theirs && theirs < dead)
    });
    assert!(taken, "{:?}", found.statements);
}

/// Nobody loses the market from the first position, and no figure is said twice.
#[test]
fn the_first_position_is_no_double_because_nothing_loses_the_market() {
    let found = of_id("XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:7:10");
    let said = &found.statements;
    assert!(matches!(
        said[0],
        CubeStatement::Verdict(Call::NoDouble { .. })
    ));
    let market: Vec<_> = said
        .iter()
        .filter(|said| matches!(said, CubeStatement::Market(_)))
        .collect();
    assert_eq!(market, [&CubeStatement::Market(MarketSaid::NoLosers)]);
}

/// Two away against three, a double lets the opponent play for the match with a cube of 4 at once: a game lost at 2 loses it anyway.
#[test]
fn a_double_that_is_redoubled_at_once_is_said_to_be() {
    let start = "XGID=-b----E-C---eE---c-e----B-:0:0:1:00";
    let redoubled = |score: &str| {
        let found = of_id(&format!("{start}:{score}:0:3:10"));
        let no_double = matches!(
            found.statements[0],
            CubeStatement::Verdict(Call::NoDouble { .. })
        );
        assert!(no_double, "{:?}", found.statements);
        let said = CubeStatement::Window(WindowSaid::Redoubled);
        found.statements.contains(&said)
    };
    assert!(redoubled("1:0"));
    assert!(!redoubled("0:0"));
}

/// Far behind in a race that is lost, nobody wins anything by turning the cube or leaving it.
#[test]
fn a_cube_that_changes_nothing_is_too_close_to_call() {
    let found = of_id("XGID=-BCACBC-A-------------bbd-:1:1:1:00:0:1:0:3:10");
    assert!(found.difference() < CLOSE);
    assert_eq!(found.statements[1], CubeStatement::Close);
    let double = of_id("XGID=-b-B--E-D---eD---c-c-b----:0:0:1:00:0:0:0:0:10");
    assert!(!double.statements.contains(&CubeStatement::Close));
}
