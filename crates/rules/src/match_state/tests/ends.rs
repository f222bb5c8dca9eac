//! What games and matches are worth in the end.

use super::*;
use crate::CubeOwner;

#[test]
fn a_game_is_worth_what_the_loser_has_left() {
    let points = |theirs: &[(u8, u8)], variation| {
        let rules = MatchRules {
            variation,
            jacoby: false,
            ..MatchRules::default()
        };
        let mut state = begun(0, rules, Side::White);
        bear_off_last(&mut state, theirs);
        state.game_result().unwrap().points
    };
    assert_eq!(points(&[(1, 14)], Variation::Standard), 1);
    assert_eq!(points(&[(1, 15)], Variation::Standard), 2);
    assert_eq!(points(&[(1, 14), (18, 1)], Variation::Standard), 2);
    assert_eq!(points(&[(1, 14), (19, 1)], Variation::Standard), 3);
    assert_eq!(points(&[(1, 14), (25, 1)], Variation::Standard), 3);
    assert_eq!(points(&[(1, 13), (25, 1)], Variation::Standard), 1);
    assert_eq!(points(&[(1, 2)], Variation::Hypergammon3), 1);
    assert_eq!(points(&[(1, 3)], Variation::Hypergammon3), 2);
    assert_eq!(points(&[(1, 1), (23, 1)], Variation::Hypergammon2), 3);
    assert_eq!(points(&[(20, 1)], Variation::Hypergammon1), 3);
}

#[test]
fn jacoby_counts_gammons_only_with_a_turned_cube() {
    let gammon = |cube: Cube, length| {
        let mut state = begun(length, MatchRules::default(), Side::White);
        state.set_cube(cube).unwrap();
        bear_off_last(&mut state, &[(1, 15)]);
        let result = state.game_result().unwrap();
        (result.kind, result.points)
    };
    let owned = Cube::new(2, CubeOwner::Owned(Side::Black)).unwrap();
    assert_eq!(gammon(Cube::default(), 0), (WinKind::Single, 1));
    assert_eq!(gammon(owned, 0), (WinKind::Gammon, 4));
    assert_eq!(gammon(Cube::default(), 7), (WinKind::Gammon, 2));
    // an automatic double is no double
    let automatic = Cube::new(2, CubeOwner::Centred).unwrap();
    assert_eq!(gammon(automatic, 0), (WinKind::Single, 2));
}

#[test]
fn a_resignation_costs_its_kind_times_the_cube() {
    let white_gammon = resign(Side::White, WinKind::Gammon);
    let mut state = begun(0, MatchRules::default(), Side::White);
    apply(&mut state, &[Action::Double, Action::Take, white_gammon]);
    assert_eq!(
        state.decision(),
        Decision::AnswerResignation(Side::Black, WinKind::Gammon)
    );
    check_refused(
        &state,
        Action::Roll(roll(2, 1)),
        "cannot roll now: expected Black to answer a resignation",
    );
    check_refused(
        &state,
        white_gammon,
        "cannot resign now: expected Black to answer a resignation",
    );
    apply(&mut state, &[Action::DeclineResignation]);
    assert_eq!(state.decision(), Decision::Turn(Side::White));
    apply(
        &mut state,
        &[
            Action::Roll(roll(2, 1)),
            resign(Side::White, WinKind::Backgammon),
        ],
    );
    apply(&mut state, &[Action::AcceptResignation]);
    assert_eq!(
        result_of(&state),
        (Side::Black, WinKind::Backgammon, GameEnd::Resignation, 6)
    );
    check_refused(
        &state,
        white_gammon,
        "cannot resign now: expected the next game",
    );
}

#[test]
fn a_player_may_resign_when_doubled_and_out_of_turn() {
    let mut state = begun(5, MatchRules::default(), Side::Black);
    apply(
        &mut state,
        &[Action::Double, resign(Side::White, WinKind::Gammon)],
    );
    apply(&mut state, &[Action::AcceptResignation]);
    assert_eq!(state.score(), BySide::new(0, 2));
    let mut state = begun(5, MatchRules::default(), Side::Black);
    apply(
        &mut state,
        &[
            resign(Side::White, WinKind::Single),
            Action::DeclineResignation,
        ],
    );
    assert_eq!(state.decision(), Decision::Turn(Side::Black));
    check_refused(
        &state,
        Action::AcceptResignation,
        "cannot accept a resignation now: expected Black to roll",
    );
}

#[test]
fn a_match_ends_when_its_length_is_reached_or_passed() {
    // gnubg 1.07.001: `new match 5`, `set cube value 4`, a backgammon resigned: 12 points
    let mut state = begun(5, MatchRules::default(), Side::Black);
    state
        .set_cube(Cube::new(4, CubeOwner::Centred).unwrap())
        .unwrap();
    lose(&mut state, Side::Black, WinKind::Backgammon);
    assert_eq!(state.score(), BySide::new(12, 0));
    assert_eq!(state.decision(), Decision::Nothing);
    assert_eq!(state.match_winner(), Some(Side::White));
    check_refused(
        &state,
        Action::NextGame,
        "cannot begin the next game now: expected nothing more: the match is over",
    );
}

#[test]
fn a_session_never_ends() {
    let mut state = money(MatchRules::default());
    for _ in 0..3 {
        lose(&mut state, Side::White, WinKind::Backgammon);
    }
    assert_eq!(
        (state.score(), state.match_winner()),
        (BySide::new(0, 9), None)
    );
    assert_eq!(state.away(Side::White), None);
    assert_eq!(state.decision(), Decision::OpeningRoll);
}
