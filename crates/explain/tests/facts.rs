//! Counts of positions that can be checked by hand, and what every explanation promises.

#![allow(clippy::unwrap_used, reason = "a test")]

use std::ops::ControlFlow;
use std::str::FromStr;

use barpoint_engine::{Engine, Strength};
use barpoint_eval::MoveFilter;
use barpoint_explain::{
    CLOSE, Counted, Facts, LEAST_PART, LEAST_SHARE, MOST_PART, NoExplanation, PlayExplanation,
    Statement, explain_cube, explain_plays,
};
use barpoint_rules::{Board, MatchRules, MatchState, PlayList, Roll, Side, Variation};

/// Rolls of 36 that hit a lone blot this many pips away, nothing between: the table every player knows.
#[test]
fn shots_by_distance() {
    let known = [
        (1, 11),
        (2, 12),
        (3, 14),
        (4, 15),
        (5, 15),
        (6, 17),
        (7, 6),
        (8, 6),
        (9, 5),
        (10, 3),
        (11, 2),
        (12, 3),
    ];
    for (distance, rolls) in known {
        // The opponent's checker stands on their 20-point, the blot `distance` pips in front of it.
        let blot = 25 - (20 - distance);
        let next = Board::with_checkers(&[(20, 1), (1, 2)], &[(blot, 1), (1, 2)]).unwrap();
        let facts = Facts::of(&next);
        assert_eq!(facts.replies.hits.throws(), rolls, "{distance} pips");
        assert_eq!(facts.replies.double_hits.throws(), 0);
    }
}

#[test]
fn rolls_that_dance_are_the_square_of_the_points_closed() {
    for closed in 0..=6_u8 {
        let mut own = vec![(13, 15 - 2 * closed)];
        own.extend((1..=closed).map(|point| (point, 2)));
        let next = Board::with_checkers(&[(25, 1), (6, 2)], &own).unwrap();
        let facts = Facts::of(&next);
        assert_eq!(
            facts.replies.dances.throws(),
            closed * closed,
            "{closed} points"
        );
        assert_eq!((facts.on_bar, facts.home_points), (1, closed));
    }
}

#[test]
fn a_full_prime_holds_what_is_behind_it() {
    let prime = [(4, 2), (5, 2), (6, 2), (7, 2), (8, 2), (9, 2), (13, 3)];
    let next = Board::with_checkers(&[(22, 1), (6, 14)], &prime).unwrap();
    let facts = Facts::of(&next);
    assert_eq!((facts.their_escapes, facts.least_escapes), (Some(0), 0));
    assert_eq!((facts.made_home, facts.home_blots), (0b111_0000, 0));
    let gone = Board::with_checkers(&[(3, 1), (6, 14)], &prime).unwrap();
    let facts = Facts::of(&gone);
    assert!(!facts.contact);
    assert_eq!((facts.their_escapes, facts.least_escapes), (None, 36));
}

fn state(board: Board, roll: Roll) -> MatchState {
    let mut state = MatchState::new(
        0,
        MatchRules {
            jacoby: false,
            beavers: 0,
            ..MatchRules::default()
        },
    );
    state.set_position(Side::White, board).unwrap();
    state.set_roll(roll).unwrap();
    state
}

fn go_on() -> ControlFlow<()> {
    ControlFlow::Continue(())
}

#[test]
fn three_one_makes_the_five_point() {
    let engine = Engine::built_in().unwrap();
    let start = Variation::Standard.start();
    let state = state(start, "31".parse().unwrap());
    let strength = Strength::new(0, MoveFilter::NORMAL);
    let other = state.parse_play("24/23 13/10").unwrap();
    let found = explain_plays(&engine, &state, &strength, &[other], &mut go_on).unwrap();
    let found = found.found;
    assert_eq!(found.plays[0].advice.play.to_string(), "8/5 6/5");
    let said: Vec<_> = found
        .remarks
        .iter()
        .map(|remark| &remark.statement)
        .collect();
    assert_eq!(said[0], &Statement::MadePoint(5), "{said:?}");
    assert!(found.remarks[0].is_reason());
    let both = [found.plays[1].advice.play; 2];
    let same = explain_plays(&engine, &state, &strength, &both, &mut go_on);
    assert_eq!(same.unwrap_err(), NoExplanation::Same);
}

/// Checks what is said and returns how many reasons there are.
fn check_remarks(found: &PlayExplanation) -> usize {
    let difference = found.difference.get();
    assert!(difference >= 0.0);
    let reasons = found
        .remarks
        .iter()
        .filter(|remark| remark.is_reason())
        .count();
    for (part, least) in [
        (&found.remarks[..reasons], CLOSE),
        (&found.remarks[reasons..], 0.0),
    ] {
        let shares: Vec<f32> = part.iter().map(|remark| remark.share.get()).collect();
        assert!(shares.is_sorted_by(|a, b| a >= b), "{shares:?}");
        let least_share = LEAST_SHARE.max(LEAST_PART * difference);
        for remark in part {
            // Points and anchors made are said whatever they are worth, but not against the play.
            let made = matches!(
                remark.statement,
                Statement::Counts(Counted::Off, _)
                    | Statement::MadePoint(_)
                    | Statement::Anchor {
                        made: true,
                        other: None,
                        ..
                    }
            );
            let least = if made { 0.0 } else { least_share };
            assert!(remark.share.get() >= least, "{remark:?}");
        }
        assert!(part.is_empty() || difference >= least, "{part:?}");
    }
    let most = MOST_PART * difference;
    let counts = &found.remarks[..reasons];
    assert!(
        counts
            .iter()
            .all(|remark| remark.share.get() <= most && remark.is_reason())
    );
    let parts = found.parts;
    assert!(
        (parts.sum() - difference).abs() < 1e-4,
        "{parts:?} {difference}"
    );
    reasons
}

/// Whatever is said speaks for the better play, is worth its tenth, and comes in order; the chances add up to the difference.
#[test]
fn nothing_is_said_that_numbers_do_not_license() {
    let engine = Engine::built_in().unwrap();
    let strength = Strength::new(0, MoveFilter::NORMAL);
    let (mut board, mut list, mut seen, mut silent) =
        (Variation::Standard.start(), PlayList::new(), 0, 0);
    let rolls: Vec<_> = Roll::weighted().map(|(roll, _)| roll).collect();
    for number in 0..120 {
        let roll = rolls[number * 8 % rolls.len()];
        list.generate(&board, roll);
        if list.len() > 1 && board.opponent_pip_count() > 0 {
            let state = state(board, roll);
            let found = explain_plays(&engine, &state, &strength, &[], &mut go_on)
                .unwrap()
                .found;
            let reasons = check_remarks(&found);
            let throws: u8 = found.replies.iter().map(|reply| reply.weight).sum();
            assert_eq!(throws, 36);
            seen += 1;
            silent += usize::from(reasons == 0);
        }
        // A game that wanders: every third play is the last of the list.
        let index = if number % 3 == 0 {
            list.len().saturating_sub(1)
        } else {
            0
        };
        let after = list.boards().get(index).copied().unwrap_or(board);
        board = if after.on_roll()[0] == 15 {
            Variation::Standard.start()
        } else {
            after.swapped()
        };
    }
    assert!(seen > 60, "{seen}");
    println!("{silent} of {seen} without a simple reason");
}

/// A race that is all but over is passed after nearly every sequence, the opening after few or none.
#[test]
fn market_losers_are_counted_among_all_sequences() {
    let engine = Engine::built_in().unwrap();
    let strength = Strength::new(0, MoveFilter::NORMAL);
    let sequences = |board: Board| {
        let mut state = MatchState::new(0, MatchRules::default());
        state.set_position(Side::White, board).unwrap();
        let found = explain_cube(&engine, &state, &strength, &mut go_on).unwrap();
        let losers = found.found.losers;
        let weights: Vec<u16> = Roll::weighted().map(|(_, weight)| weight.into()).collect();
        let sum: u16 = losers
            .by_roll
            .iter()
            .zip(weights)
            .map(|(first, weight)| weight * u16::from(first.throws()))
            .sum();
        assert_eq!(losers.sequences, sum);
        sum
    };
    let race = Board::with_checkers(&[(6, 5), (5, 5), (4, 5)], &[(12, 8), (10, 7)]).unwrap();
    assert!(sequences(race) > 1250, "{}", sequences(race));
    let opening = sequences(Variation::Standard.start());
    assert!(opening < 50, "{opening}");
    // A double and a take.
    let double = MatchState::from_str("XGID=-b-B--E-D---eD---c-c-b----:0:0:1:00:0:0:3:0:10");
    let between = sequences(*double.unwrap().board());
    assert!((100..1000).contains(&between), "{between}");
}

/// What is said of a hit, a point and the cube depends on what there was before.
#[test]
fn points_kept_are_not_made_and_checkers_that_were_on_the_bar_are_not_hit() {
    let engine = Engine::built_in().unwrap();
    let strength = Strength::new(0, MoveFilter::NORMAL);
    let said = |id: &str, plays: [&str; 2]| -> Vec<Statement> {
        let state = MatchState::from_str(id).unwrap();
        let plays = plays.map(|play| state.parse_play(play).unwrap());
        let found = explain_plays(&engine, &state, &strength, &plays, &mut go_on).unwrap();
        let remarks = found.found.remarks.into_iter();
        remarks.map(|remark| remark.statement).collect()
    };
    // 4/3 breaks the 4-point, 2/1 keeps it.
    let kept = said(
        "XGID=-CCBB----------a-bbbbdbCB-:1:1:1:61:1:2:0:5:10",
        ["2/1", "4/3"],
    );
    let makes = |said: &[Statement]| {
        said.iter()
            .any(|one| matches!(one, Statement::MadePoint(_)))
    };
    assert!(!makes(&kept), "{kept:?}");
    // The opponent owns the cube.
    let theirs = said(
        "XGID=-aBbBCB--BAA--A-----bAdcc-:1:-1:1:32:2:3:0:7:10",
        ["11/8 10/8", "21/19 14/11"],
    );
    let ours = |one: &Statement| matches!(one, Statement::Cube { theirs: false });
    assert!(!theirs.iter().any(ours), "{theirs:?}");
    // Two checkers are on the bar, 7/2* hits a third.
    let hit = said(
        "XGID=-----CC-C----C-a-bcbb-cAbB:1:1:-1:32:6:6:0:9:10",
        ["7/2*", "8/6 8/5"],
    );
    assert!(hit.contains(&Statement::HitOn(2)), "{hit:?}");
}
