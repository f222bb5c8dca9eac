//! Doubling, taking, beavers and the Crawford rule.

use super::*;
use crate::CubeOwner;

#[test]
fn ties_turn_the_cube_in_money_play_up_to_the_number_agreed() {
    let rules = MatchRules {
        automatic_doubles: 2,
        ..MatchRules::default()
    };
    let tie = Action::OpeningRoll { white: 5, black: 5 };
    let mut state = money(rules);
    apply(&mut state, &[tie, tie, tie]);
    assert_eq!(state.cube(), Cube::new(4, CubeOwner::Centred).unwrap());
    assert_eq!(state.automatic_doubles(), 2);
    let mut state = MatchState::new(5, rules);
    apply(&mut state, &[tie]);
    assert_eq!(state.cube().value(), 1);
    let mut state = money(MatchRules {
        cube: false,
        ..rules
    });
    apply(&mut state, &[tie]);
    assert_eq!(state.cube().value(), 1);
}

#[test]
fn the_cube_passes_to_the_player_who_takes() {
    let mut state = begun(0, MatchRules::default(), Side::Black);
    assert!(state.may_double());
    apply(&mut state, &[Action::Double]);
    assert_eq!(state.decision(), Decision::AnswerDouble(Side::White));
    assert_eq!(state.cube().value(), 1);
    check_refused(
        &state,
        Action::Roll(roll(2, 1)),
        "cannot roll now: expected White to answer a double",
    );
    apply(&mut state, &[Action::Take]);
    assert_eq!(
        state.cube(),
        Cube::new(2, CubeOwner::Owned(Side::White)).unwrap()
    );
    assert_eq!(state.decision(), Decision::Turn(Side::Black));
    check_refused(
        &state,
        Action::Double,
        "cannot double: the cube belongs to the opponent",
    );
    play(&mut state, (3, 1), "8/5 6/5");
    apply(&mut state, &[Action::Double, Action::Pass]);
    assert_eq!(
        result_of(&state),
        (Side::White, WinKind::Single, GameEnd::Pass, 2)
    );
    assert_eq!(state.score(), BySide::new(2, 0));
}

#[test]
fn doubling_is_for_the_turn_before_the_roll() {
    let mut state = money(MatchRules::default());
    check_refused(
        &state,
        Action::Double,
        "cannot double now: expected the roll for the first move",
    );
    apply(&mut state, &[Action::OpeningRoll { white: 3, black: 1 }]);
    check_refused(
        &state,
        Action::Double,
        "cannot double now: expected White to move 31",
    );
    check_refused(
        &state,
        Action::Take,
        "cannot take now: expected White to move 31",
    );
    let state = begun(
        0,
        MatchRules {
            cube: false,
            ..MatchRules::default()
        },
        Side::White,
    );
    check_refused(
        &state,
        Action::Double,
        "cannot double: there is no doubling cube",
    );
    let mut state = begun(0, MatchRules::default(), Side::White);
    state
        .set_cube(Cube::new(Cube::LIMIT, CubeOwner::Centred).unwrap())
        .unwrap();
    check_refused(
        &state,
        Action::Double,
        "cannot double: the cube is at its limit of 32768",
    );
}

#[test]
fn beavers_leave_the_cube_with_the_player_doubled() {
    // gnubg 1.07.001: double, beaver, beaver, beaver, take: 16, owned by player 0
    let mut state = begun(0, MatchRules::default(), Side::Black);
    let white_owns = |value| Cube::new(value, CubeOwner::Owned(Side::White)).unwrap();
    apply(&mut state, &[Action::Double, Action::Beaver]);
    assert_eq!(state.cube(), white_owns(2));
    assert_eq!(state.decision(), Decision::AnswerDouble(Side::Black));
    apply(&mut state, &[Action::Beaver]);
    assert_eq!(state.cube(), white_owns(4));
    assert_eq!(state.decision(), Decision::AnswerDouble(Side::White));
    apply(&mut state, &[Action::Beaver]);
    check_refused(
        &state,
        Action::Beaver,
        "cannot beaver: expected at most 3 after a double, found one more",
    );
    apply(&mut state, &[Action::Take]);
    assert_eq!(state.cube(), white_owns(16));
    assert_eq!(state.decision(), Decision::Turn(Side::Black));
}

#[test]
fn passing_a_beaver_costs_the_double() {
    // gnubg 1.07.001: player 0 redoubles to 4, is beavered to 8, drops and gives up 4 points
    let mut state = begun(0, MatchRules::default(), Side::White);
    state
        .set_cube(Cube::new(2, CubeOwner::Owned(Side::White)).unwrap())
        .unwrap();
    apply(&mut state, &[Action::Double, Action::Beaver, Action::Pass]);
    assert_eq!(
        result_of(&state),
        (Side::Black, WinKind::Single, GameEnd::Pass, 4)
    );
}

#[test]
fn beavers_are_for_money_sessions_that_allow_them() {
    let mut state = begun(7, MatchRules::default(), Side::White);
    apply(&mut state, &[Action::Double]);
    check_refused(
        &state,
        Action::Beaver,
        "cannot beaver: expected a money session, found a match",
    );
    let none = MatchRules {
        beavers: 0,
        ..MatchRules::default()
    };
    let mut state = begun(0, none, Side::White);
    apply(&mut state, &[Action::Double]);
    assert!(!state.may_beaver());
}

#[test]
fn there_is_no_doubling_in_the_crawford_game_only() {
    let mut state = MatchState::new(5, MatchRules::default());
    assert_eq!(state.crawford(), Crawford::Pre);
    lose(&mut state, Side::Black, WinKind::Gammon);
    lose(&mut state, Side::Black, WinKind::Gammon);
    assert_eq!(
        (state.score(), state.crawford()),
        (BySide::new(4, 0), Crawford::Now)
    );
    assert_eq!(state.away(Side::White), Some(1));
    apply(&mut state, &[Action::Begin(Side::Black)]);
    assert!(!state.may_double());
    check_refused(
        &state,
        Action::Double,
        "cannot double: this is the Crawford game",
    );
    lose(&mut state, Side::White, WinKind::Single);
    assert_eq!(state.crawford(), Crawford::Post);
    apply(&mut state, &[Action::Begin(Side::Black)]);
    assert!(state.may_double());
    lose(&mut state, Side::White, WinKind::Backgammon);
    assert_eq!(
        (state.score(), state.crawford()),
        (BySide::new(4, 4), Crawford::Post)
    );
    assert_eq!(state.games_played(), 4);
}

#[test]
fn without_the_crawford_rule_doubling_goes_on() {
    let rules = MatchRules {
        crawford: false,
        ..MatchRules::default()
    };
    let mut state = MatchState::new(3, rules);
    lose(&mut state, Side::Black, WinKind::Gammon);
    assert_eq!(state.crawford(), Crawford::Post);
    assert_eq!(
        MatchState::new(1, MatchRules::default()).crawford(),
        Crawford::Post
    );
    assert_eq!(money(rules).crawford(), Crawford::Pre);
}

#[test]
fn a_cube_is_dead_for_who_would_win_the_match_anyway() {
    let mut state = begun(5, MatchRules::default(), Side::White);
    state.set_score(BySide::new(3, 0), false).unwrap();
    state
        .set_cube(Cube::new(2, CubeOwner::Owned(Side::White)).unwrap())
        .unwrap();
    assert!(state.cube_is_dead_for(Side::White));
    assert!(!state.cube_is_dead_for(Side::Black));
    assert!(state.may_double());
}
