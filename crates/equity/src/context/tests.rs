use barpoint_rules::{BySide, Cube, MatchRules, MatchState, Side};

use super::*;

fn game(length: u16, white: u16, black: u16, crawford: bool) -> MatchState {
    let mut state = MatchState::new(length, MatchRules::default());
    state
        .set_score(BySide::new(white, black), crawford)
        .unwrap();
    state
}

#[test]
fn a_context_is_seen_by_one_player() {
    let mut state = game(7, 3, 5, false);
    let cube = Cube::new(2, CubeOwner::Owned(Side::Black)).unwrap();
    state.set_cube(cube).unwrap();
    let black = CubeContext::of(&state, Side::Black);
    let scoring = Scoring::Match {
        away: 2,
        opponent_away: 4,
        crawford: Crawford::Pre,
        seat: MetSeat::Second,
    };
    let expected = CubeContext::new(2, CubeAccess::OnRoll, scoring).unwrap();
    assert_eq!(expected.cube(Side::Black), Ok(cube));
    assert_eq!(black, expected);
    assert_eq!(CubeContext::of(&state, Side::White), expected.flipped());
}

#[test]
fn nobody_doubles_in_the_crawford_game_and_the_leader_never_after_it() {
    let crawford = CubeContext::of(&game(5, 2, 4, true), Side::White);
    assert!(!crawford.may_double() && !crawford.flipped().may_double());
    let post = CubeContext::of(&game(5, 2, 4, false), Side::White);
    assert!(post.may_double() && !post.flipped().may_double());
}

#[test]
fn a_cube_that_wins_the_match_is_not_turned() {
    let mut state = game(7, 3, 5, false);
    let cube = Cube::new(2, CubeOwner::Owned(Side::Black)).unwrap();
    state.set_cube(cube).unwrap();
    assert!(!CubeContext::of(&state, Side::Black).may_double());
}

#[test]
fn money_rules_carry_over() {
    let rules = MatchRules {
        jacoby: false,
        beavers: 1,
        ..MatchRules::default()
    };
    let context = CubeContext::of(&MatchState::new(0, rules), Side::White);
    let scoring = Scoring::Money {
        jacoby: Jacoby::Off,
        beavers: 1,
    };
    assert_eq!(
        context,
        CubeContext {
            scoring,
            ..CubeContext::MONEY
        }
    );
    assert!(context.may_double());
}

#[test]
fn impossible_cubes_and_scores_are_refused_with_the_reason() {
    let score = |away, opponent_away, crawford| Scoring::at_score(away, opponent_away, crawford);
    let check = |value, scoring, message: &str| {
        let error = CubeContext::new(value, CubeAccess::Centred, scoring).unwrap_err();
        assert_eq!(error.to_string(), message);
    };
    check(
        0,
        CubeContext::MONEY.scoring,
        "expected a power of two up to 32768 as cube value, found 0",
    );
    check(
        1,
        score(3, 0, Crawford::Pre),
        "expected a match in which both players need at least 1 point, found 3 and 0",
    );
    for (away, opponent_away) in [(2, 3), (1, 1)] {
        check(
            1,
            score(away, opponent_away, Crawford::Now),
            &format!(
                "expected a Crawford game only where exactly one player needs 1 point, found \
                 {away} and {opponent_away}"
            ),
        );
    }
    check(
        1,
        score(1, 5, Crawford::Pre),
        "expected the Crawford game or one after it where a player needs 1 point, found one before it at 1 and 5",
    );
    check(
        1,
        score(5, 5, Crawford::Post),
        "expected a game after the Crawford game only where a player needs 1 point, found 5 and 5",
    );
    for scoring in [
        score(1, 3, Crawford::Now),
        score(1, 3, Crawford::Post),
        score(1, 1, Crawford::Post),
        score(2, 3, Crawford::Pre),
    ] {
        assert!(CubeContext::new(1, CubeAccess::Centred, scoring).is_ok());
    }
}

#[test]
fn a_cube_at_its_limit_is_not_turned() {
    let at = |value| CubeContext {
        value,
        ..CubeContext::MONEY
    };
    let limit = at(Cube::LIMIT);
    assert!(!limit.may_double());
    assert_eq!(limit.doubled().value, Cube::LIMIT);
    let below = at(Cube::LIMIT / 2);
    assert!(below.may_double());
    assert_eq!(below.doubled().value, Cube::LIMIT);
}

#[test]
fn values_that_no_cube_has_do_no_harm() {
    let (met, even) = (crate::Met::kazaross_xg2(), crate::Outcome::default());
    for value in [0, 3, u32::MAX] {
        for scoring in [
            CubeContext::MONEY.scoring,
            Scoring::at_score(5, 7, Crawford::Pre),
        ] {
            let context = CubeContext {
                value,
                access: CubeAccess::Centred,
                scoring,
            };
            assert!(context.doubled().value <= Cube::LIMIT);
            let _ = crate::Stakes::of(&context, &met);
            let _ = crate::MarketWindow::of(&even, &context, &met);
            let _ = crate::Cubeful::new(&context, &met);
        }
    }
}

#[test]
fn endless_matches_keep_their_distance() {
    let context = CubeContext::of(&game(9999, 0, 20, false), Side::Black);
    let Scoring::Match {
        away,
        opponent_away,
        ..
    } = context.scoring
    else {
        panic!("{context:?}");
    };
    assert_eq!((away, opponent_away), (235, 255));
}
