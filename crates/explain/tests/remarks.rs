//! What is said of plays whose counts can be made by hand.

#![allow(clippy::unwrap_used, reason = "a test")]

use std::ops::ControlFlow;
use std::str::FromStr;

use barpoint_engine::{Engine, Strength};
use barpoint_eval::MoveFilter;
use barpoint_explain::{
    Counted, Facts, LEAST_CONCESSION, NoExplanation, PlayExplanation, RaceTable, Statement,
    explain_plays,
};
use barpoint_rules::{Board, MatchState};

/// The first of two plays explained beside the second.
fn explained(id: &str, plays: [&str; 2]) -> PlayExplanation {
    let engine = Engine::built_in().unwrap();
    let strength = Strength::new(0, MoveFilter::NORMAL);
    let state = MatchState::from_str(id).unwrap();
    let named = plays.map(|play| state.parse_play(play).unwrap());
    let mut go_on = || ControlFlow::Continue(());
    let found = explain_plays(&engine, &state, &strength, &named, &mut go_on);
    let found = found.unwrap().found;
    assert_eq!(found.plays[0].advice.play, named[0], "{found:?}");
    found
}

fn says(found: &PlayExplanation, statement: &Statement) -> bool {
    let mut remarks = found.remarks.iter();
    remarks.any(|remark| remark.is_reason() && remark.statement == *statement)
}

/// Checkers on the 1, 2, 3 and 4: every roll but a double takes two off, 44 to 66 all four, 11, 22 and 33 fewer: 3 misses.
/// On the 6 and twice the 2: 62, 63, 64 and 65 take two off (8 rolls), 33 to 66 all three; 24 miss.
#[test]
fn misses_are_rolls_that_bear_off_fewer_checkers_than_they_could() {
    let table = RaceTable::build().unwrap();
    let misses = |own: &[(u8, u8)]| {
        let next = Board::with_checkers(&[(6, 2)], own).unwrap();
        Facts::of_race(&next, &table).misses
    };
    assert_eq!(misses(&[(1, 1), (2, 1), (3, 1), (4, 1)]), Some(3));
    assert_eq!(misses(&[(2, 2), (6, 1)]), Some(24));
    assert_eq!(misses(&[(2, 2), (7, 1)]), None);
    let found = explained(
        "XGID=--B-A-A------------a-b--a-:0:0:1:31:0:0:0:0:10",
        ["6/3 2/1", "4/off"],
    );
    let misses = Statement::Counts(Counted::Misses, [3, 24]);
    assert!(says(&found, &misses), "{:?}", found.remarks);
}

/// Two checkers on the ace-point are off with any roll: one roll, 49/6 pips. Alone on the 6, a checker stays with 11, 21, 31, 41
/// and 32, 9 rolls of 36, and is off with the next roll.
#[test]
fn effective_pips_are_mean_rolls_times_49_sixths() {
    let table = RaceTable::build().unwrap();
    let effective = |own: &[(u8, u8)]| {
        let next = Board::with_checkers(&[(6, 2)], own).unwrap();
        Facts::of_race(&next, &table).effective
    };
    assert_eq!(effective(&[(1, 2)]), Some(817));
    // 8.1667 x (1 + 9/36).
    assert_eq!(effective(&[(6, 1)]), Some(1021));
}

#[test]
fn a_point_outside_the_home_board_is_made_too() {
    let found = explained(
        "XGID=-b----E-C---eE---c-e----B-:0:0:1:61:0:0:0:0:10",
        ["13/7 8/7", "13/6"],
    );
    assert!(
        says(&found, &Statement::MadePoint(7)),
        "{:?}",
        found.remarks
    );
}

/// 10/4 makes the 4-point before the points 5 to 8: five in a row.
#[test]
fn a_prime_is_named_by_its_length() {
    let found = explained(
        "XGID=-b--ABBBB-A--E---d-ed-----:0:0:1:61:0:0:0:0:10",
        ["10/4 13/12", "13/7 10/9"],
    );
    assert!(
        says(&found, &Statement::MadePrime(5)),
        "{:?}",
        found.remarks
    );
}

/// 8/2 6/2 leaves no blot, 13/7 6/2 one on the bar-point and others in reach of 14 rolls.
#[test]
fn what_speaks_for_the_other_play_is_conceded() {
    let found = explained(
        "XGID=--Ab--E-D---cC---cBeb-----:0:0:1:64:4:3:0:7:10",
        ["13/7 6/2", "8/2 6/2"],
    );
    let conceded = found.concession.unwrap();
    let shots = Statement::Counts(Counted::Shots, [0, 14]);
    assert_eq!(conceded.statement, shots);
    let part = -conceded.share.get() / found.difference.get();
    assert!(part >= LEAST_CONCESSION, "{part}");
}

fn chances(found: &PlayExplanation) -> Option<&Statement> {
    let mut remarks = found.remarks.iter().map(|remark| &remark.statement);
    remarks.find(|said| matches!(said, Statement::Chances { .. }))
}

/// Far behind, 23/21* hits the only shot and 15/9 does not: whatever a hit is worth on average, here it is the game.
#[test]
fn a_hit_that_decides_the_game_is_said() {
    let found = explained(
        "XGID=--a-ACBBBAa--------bccbcD-:1:1:-1:42:0:0:0:5:10",
        ["23/21* 15/11", "15/9"],
    );
    assert!(found.difference.get() > 0.5, "{:?}", found.difference);
    assert!(says(&found, &Statement::HitOn(21)), "{:?}", found.remarks);
    let hit = &found.remarks[0];
    assert!(hit.share.get() > 0.1 * found.difference.get());
    assert!(hit.share.get() <= found.difference.get());
}

/// 20/18(3) leaves the home board but not the checkers behind: three stand on the opponent's bar-point.
#[test]
fn checkers_on_the_opponents_bar_point_are_still_back() {
    let found = explained(
        "XGID=-----cD-CBA-bA---b-ccB-bB-:0:0:-1:22:0:0:0:5:10",
        ["20/18(3) 5/3", "20/18 13/11 5/3(2)"],
    );
    let [stepped, stayed] = found.plays.map(|play| play.facts);
    assert_eq!((stepped.back, stepped.on_their_bar_point), (0, 3));
    assert_eq!((stayed.back, stayed.on_their_bar_point), (2, 1));
    let back = |said: &Statement| matches!(said, Statement::Counts(Counted::Back, _));
    assert!(!found.remarks.iter().any(|remark| back(&remark.statement)));
}

/// At double match point a gammon is worth no more than a game; with the cube in the middle and Jacoby neither.
#[test]
fn gammons_are_named_where_they_count() {
    let of = |id: &str| explained(id, ["8/5 6/5", "24/23 13/10"]);
    let money = of("XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10");
    let point = of("XGID=-b----E-C---eE---c-e----B-:0:0:1:31:2:2:0:3:10");
    let jacoby = of("XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:1:0:10");
    let gammons = |found: &PlayExplanation| match chances(found) {
        Some(Statement::Chances {
            gammons_won,
            gammons_lost,
            ..
        }) => [gammons_won.is_some(), gammons_lost.is_some()],
        other => panic!("{other:?}"),
    };
    assert_eq!(gammons(&money), [true, true]);
    assert_eq!(gammons(&point), [false, false]);
    assert_eq!(gammons(&jacoby), [false, false]);
}

/// Points 1 to 5 made are a 5-point prime to a checker on the bar, and nothing to one on the 7-point.
#[test]
fn a_prime_holds_whoever_is_behind_it() {
    let own: Vec<(u8, u8)> = (1..=5).map(|point| (point, 2)).chain([(13, 5)]).collect();
    let behind = |theirs: &[(u8, u8)]| {
        let next = Board::with_checkers(theirs, &own).unwrap();
        Facts::of(&next).is_behind_prime
    };
    assert!(behind(&[(25, 1), (6, 14)]));
    assert!(!behind(&[(18, 1), (6, 14)]));
}

/// 24/20 13/8 moves the blot from the 24-point beside that on the 20-point, 13/4* leaves both.
#[test]
fn an_anchor_made_is_said_where_the_other_play_has_none() {
    let golden = explained(
        "XGID=-a---aE-C-B-dC---c-dAA--b-:0:0:-1:54:0:0:0:5:10",
        ["24/20 13/8", "13/4*"],
    );
    let anchor = |point| Statement::Anchor {
        point,
        made: true,
        other: None,
    };
    assert!(says(&golden, &anchor(20)), "{:?}", golden.remarks);
    // Shots explain more than the whole difference, so that nothing is left for the anchor.
    let entering = explained(
        "XGID=-b----E-C-A-dD---bbe----AA:0:0:1:31:6:3:0:13:10",
        ["bar/24 13/10", "bar/21"],
    );
    for said in [anchor(24), Statement::MadePoint(10)] {
        assert!(says(&entering, &said), "{:?}", entering.remarks);
    }
}

/// 20/11 and 20/13 break the 20-point anchor that was there before.
#[test]
fn an_anchor_that_was_there_is_kept_rather_than_made() {
    for (id, plays) in [
        (
            "XGID=-a----EBBB--cB--bd-dB-a---:0:0:1:63:2:2:0:3:10",
            ["13/10 13/7", "20/11"],
        ),
        (
            "XGID=--Ab-CBBC---bB---d-dB-c---:1:-1:1:52:0:0:0:5:10",
            ["13/11 13/8", "20/13"],
        ),
    ] {
        let found = explained(id, plays);
        let anchor = Statement::Anchor {
            point: 20,
            made: false,
            other: None,
        };
        assert!(says(&found, &anchor), "{:?}", found.remarks);
    }
}

/// With both sides' last chance gone the crossovers count that bring all home and one off: 11/6 7/3 leaves one and the checker off,
/// 12/7 11/7 three.
#[test]
fn a_lost_game_speaks_of_the_gammon_alone() {
    let found = explained(
        "XGID=--BBCBCA---AA-----------e-:1:1:1:54:4:5:0:15:10",
        ["11/6 7/3", "12/7 11/7"],
    );
    let said: Vec<_> = found.remarks.iter().map(|said| &said.statement).collect();
    let crossovers = Statement::Counts(Counted::ToSave, [2, 4]);
    assert_eq!(said[0], &crossovers);
    assert!(matches!(said[1..], [Statement::GammonsLost(_)]), "{said:?}");
    assert!(found.remarks[0].is_reason() && !found.remarks[1].is_reason());
    assert_eq!(found.concession, None);
}

/// Against the last two on the ace-point 7/6 6/off has one off in time, 7/1 6/5 none.
#[test]
fn a_gammon_saved_is_a_checker_off() {
    let found = explained(
        "XGID=--CCCBCA----------------b-:0:0:1:61:0:0:0:0:10",
        ["7/6 6/off", "7/1 6/5"],
    );
    let off = Statement::Counts(Counted::Off, [1, 0]);
    assert_eq!(found.remarks[0].statement, off, "{:?}", found.remarks);
    assert!((found.difference.get() - 1.0).abs() < 0.01);
}

/// Two checkers on the bar against six points: 5/2 4/3 keeps them, 6/4(2) opens the 6-point. That is said once, not again as a prime and
/// as a point.
#[test]
fn a_closed_board_is_named_once() {
    let found = explained(
        "XGID=bBBBDCB-----b----c-c-c-b--:1:-1:1:11:0:0:0:16:10",
        ["5/2 4/3", "6/4(2)"],
    );
    let closed = Statement::ClosedOut { made: false };
    assert!(says(&found, &closed), "{:?}", found.remarks);
    let reasons = found.remarks.iter().filter(|said| said.is_reason());
    assert_eq!(reasons.count(), 1, "{:?}", found.remarks);
}

/// On the bar against a closed board.
#[test]
fn a_roll_that_cannot_be_played_has_nothing_to_explain() {
    let engine = Engine::built_in().unwrap();
    let strength = Strength::new(0, MoveFilter::NORMAL);
    let state = MatchState::from_str("XGID=-----A----BBBCBA---bbbbbbA:0:0:1:31:0:0:0:0:10");
    let mut go_on = || ControlFlow::Continue(());
    let found = explain_plays(&engine, &state.unwrap(), &strength, &[], &mut go_on);
    let error = found.unwrap_err();
    assert_eq!(error, NoExplanation::NoLegalPlay);
    assert_eq!(error.to_string(), "no legal play");
}

/// After Crawford a player who needs one point has no use for the cube; it is the opponent's that is worth less.
#[test]
fn a_useless_cube_is_not_called_ones_own() {
    let found = explained(
        "XGID=-b----E-C---eE-A-c-e----A-:0:0:-1:33:2:4:0:5:10",
        ["24/21(2) 13/10*(2)", "13/10*(2) 6/3(2)"],
    );
    let cubes = found.remarks.iter().map(|said| &said.statement);
    let cubes: Vec<_> = cubes
        .filter(|said| matches!(said, Statement::Cube { .. }))
        .collect();
    assert_eq!(cubes, [&Statement::Cube { theirs: true }]);
}

/// Bearing off two checkers instead of one is the first reason there is, however small its measured part.
#[test]
fn checkers_borne_off_are_always_named() {
    let found = explained(
        "XGID=-BBBCBC------------ccc--b-:0:0:1:61:0:0:0:0:10",
        ["6/off 1/off", "6/off 2/1"],
    );
    let off = Statement::Counts(Counted::Off, [3, 2]);
    assert!(says(&found, &off), "{:?}", found.remarks);
}

/// The opponent passes after either play, so that both are worth 1: what stands first in a hint is better here too, whichever
/// is named first.
#[test]
fn plays_worth_the_same_with_the_cube_are_ordered_without_it() {
    let engine = Engine::built_in().unwrap();
    let strength = Strength::new(1, MoveFilter::NORMAL);
    let id = "XGID=-CBBB--------------ccc--b-:0:0:1:41:0:0:0:0:10";
    let state = MatchState::from_str(id).unwrap();
    let named = ["4/off 2/1", "4/off 1/off"].map(|play| state.parse_play(play).unwrap());
    let mut go_on = || ControlFlow::Continue(());
    let found = explain_plays(&engine, &state, &strength, &named, &mut go_on);
    let plays = found.unwrap().found.plays.map(|play| play.advice);
    assert_eq!(plays[0].cubeful, plays[1].cubeful);
    assert_eq!(plays[0].play, named[1]);
}

/// With the cube in the middle both plays are worth less than without: the opponent will turn it.
#[test]
fn a_cube_that_costs_the_better_play_equity_is_the_opponents() {
    let found = explained(
        "XGID=----BCB-B-a-A---b-b-eBcCb-:0:0:-1:63:1:3:0:5:10",
        ["15/6", "15/12 9/3"],
    );
    let cube = |theirs| {
        let mut remarks = found.remarks.iter();
        remarks.any(|one| one.statement == Statement::Cube { theirs })
    };
    assert!(cube(true) && !cube(false), "{:?}", found.remarks);
}
