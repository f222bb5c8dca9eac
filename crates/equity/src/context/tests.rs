use barpoint_rules::{BySide, Cube, MatchRules};

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
    let expected = CubeContext {
        value: 2,
        access: CubeAccess::OnRoll,
        scoring: Scoring::Match {
            away: 2,
            opponent_away: 4,
            crawford: Crawford::Pre,
            seat: MetSeat::Second,
        },
    };
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
