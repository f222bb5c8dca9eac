use proptest::prelude::*;

use super::random::any_state;
use super::*;
use crate::notation::read_play;
use crate::testing::{board, roll};
use crate::{Action, ActionError, GameEnd, Play, PointLimit, Variation};

fn money(rules: MatchRules) -> MatchState {
    MatchState::new(0, rules)
}

fn apply(state: &mut MatchState, actions: &[Action]) {
    for &action in actions {
        let before = *state;
        state
            .apply(action)
            .unwrap_or_else(|error| panic!("{action:?} in {before:?}: {error}"));
    }
}

/// Expects a refusal that changes nothing.
#[track_caller]
fn check_refused(state: &MatchState, action: Action, message: &str) {
    let mut tried = *state;
    let error = tried.apply(action).unwrap_err();
    assert_eq!(error.to_string(), message);
    assert_eq!(tried, *state);
}

/// White bears off the last checker in a position whose other side is `theirs`.
fn bear_off_last(state: &mut MatchState, theirs: &[(u8, u8)]) {
    state
        .set_position(Side::White, board(&[(1, 1)], theirs))
        .unwrap();
    play(state, (2, 1), "1/off");
}

fn play(state: &mut MatchState, dice: (u8, u8), text: &str) {
    let roll = roll(dice.0, dice.1);
    apply(state, &[Action::Roll(roll)]);
    let play = read_play(text, state.board(), roll, PointLimit::Unlimited).unwrap();
    apply(state, &[Action::Play(play)]);
}

/// A money session or match with this side on roll.
fn begun(length: u16, rules: MatchRules, side: Side) -> MatchState {
    let mut state = MatchState::new(length, rules);
    apply(&mut state, &[Action::Begin(side)]);
    state
}

fn result_of(state: &MatchState) -> (Side, WinKind, GameEnd, u32) {
    let result = state.game_result().unwrap();
    (result.winner, result.kind, result.end, result.points)
}

fn resign(side: Side, kind: WinKind) -> Action {
    Action::Resign { side, kind }
}

#[test]
fn a_tie_is_rolled_again_and_the_larger_die_moves_first() {
    let mut state = money(MatchRules::default());
    apply(&mut state, &[Action::OpeningRoll { white: 4, black: 4 }]);
    assert_eq!(state.decision(), Decision::OpeningRoll);
    assert_eq!(state.cube(), Cube::default());
    apply(&mut state, &[Action::OpeningRoll { white: 2, black: 6 }]);
    assert_eq!(state.decision(), Decision::Play(Side::Black, roll(6, 2)));
    let bad = Action::OpeningRoll { white: 3, black: 7 };
    check_refused(
        &money(MatchRules::default()),
        bad,
        "expected a die from 1 to 6, found 7",
    );
}

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
fn plays_alternate_and_only_legal_ones_are_made() {
    let mut state = money(MatchRules::default());
    apply(&mut state, &[Action::OpeningRoll { white: 3, black: 1 }]);
    let play = read_play("8/5 6/5", state.board(), roll(3, 1), PointLimit::Unlimited).unwrap();
    check_refused(
        &state,
        Action::Play(Play::DANCE),
        "expected one of the legal plays of 31, found none",
    );
    check_refused(
        &state,
        Action::Roll(roll(3, 1)),
        "cannot roll now: expected White to move 31",
    );
    let mut wrong_dice = state;
    wrong_dice.set_roll(roll(4, 2)).unwrap();
    check_refused(
        &wrong_dice,
        Action::Play(play),
        "expected a legal play of 42, found another",
    );
    apply(&mut state, &[Action::Play(play)]);
    assert_eq!(state.decision(), Decision::Turn(Side::Black));
    assert_eq!(state.board().opponent()[5], 2);
    assert_eq!(state.board_of(Side::White).on_roll()[5], 2);
}

#[test]
fn steps_that_no_die_makes_are_refused_even_if_they_lead_to_a_legal_board() {
    let position = board(&[(8, 1), (10, 1), (24, 2)], &[(24, 2)]);
    let mut state = begun(0, MatchRules::default(), Side::White);
    state.set_position(Side::White, position).unwrap();
    state.set_roll(roll(6, 1)).unwrap();
    let step = |from, to| crate::Step {
        from: crate::Point::new(from).unwrap(),
        to: crate::Point::new(to).unwrap(),
        hit: false,
    };
    // same board as 8/7 10/4
    let play = Play::from_steps(&[step(8, 4), step(10, 7)]).unwrap();
    check_refused(
        &state,
        Action::Play(play),
        "expected a legal play of 61, found another",
    );
    let play = Play::from_steps(&[step(10, 4), step(8, 7)]).unwrap();
    apply(&mut state, &[Action::Play(play)]);
}

#[test]
fn a_dance_ends_the_turn_and_nothing_else_is_possible() {
    let closed = [(1, 2), (2, 2), (3, 2), (4, 2), (5, 2), (6, 2)];
    let mut state = begun(0, MatchRules::default(), Side::White);
    state
        .set_position(Side::White, board(&[(25, 1), (6, 1)], &closed))
        .unwrap();
    apply(&mut state, &[Action::Roll(roll(6, 5))]);
    let step = crate::Step {
        from: crate::Point::new(6).unwrap(),
        to: crate::Point::new(1).unwrap(),
        hit: false,
    };
    let play = Play::from_steps(&[step]).unwrap();
    check_refused(
        &state,
        Action::Play(play),
        "expected no play as 65 cannot be moved, found one",
    );
    apply(&mut state, &[Action::Play(Play::DANCE)]);
    assert_eq!(state.decision(), Decision::Turn(Side::Black));
}

#[test]
fn the_egyptian_rule_makes_a_sixth_checker_illegal() {
    let rules = MatchRules {
        point_limit: PointLimit::Five,
        ..MatchRules::default()
    };
    let sixth = |rules: MatchRules| {
        let mut state = begun(0, rules, Side::White);
        state.set_roll(roll(5, 2)).unwrap();
        let play = read_play("13/6", state.board(), roll(5, 2), PointLimit::Unlimited).unwrap();
        state.apply(Action::Play(play))
    };
    assert_eq!(sixth(MatchRules::default()), Ok(()));
    assert_eq!(
        sixth(rules),
        Err(ActionError::IllegalPlay { roll: roll(5, 2) })
    );
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

/// Plays a whole game of a match by resignation.
fn lose(state: &mut MatchState, loser: Side, kind: WinKind) {
    apply(state, &[resign(loser, kind), Action::AcceptResignation]);
    if state.decision() == Decision::NextGame {
        apply(state, &[Action::NextGame]);
    }
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

#[test]
fn a_custom_start_replaces_the_variations_own() {
    let start = board(&[(6, 15)], &[(6, 15)]);
    let rules = MatchRules {
        start: Some(start),
        ..MatchRules::default()
    };
    let mut state = money(rules);
    lose(&mut state, Side::White, WinKind::Single);
    assert_eq!(*state.board(), start);
}

#[test]
fn an_illegal_play_can_be_imposed_when_a_player_is_to_move() {
    let mut state = begun(0, MatchRules::default(), Side::White);
    let after = board(&[(13, 5), (8, 3), (6, 5), (1, 2)], &half_of_start());
    assert!(state.impose(after).is_err());
    state.set_roll(roll(6, 5)).unwrap();
    state.impose(after).unwrap();
    assert_eq!(state.decision(), Decision::Turn(Side::Black));
    assert_eq!(*state.board(), after.swapped());
}

fn half_of_start() -> [(u8, u8); 4] {
    [(23, 2), (13, 5), (8, 3), (6, 5)]
}

#[test]
fn impossible_setups_are_refused() {
    let mut state = begun(5, MatchRules::default(), Side::White);
    let check = |result: Result<(), SetupError>, message: &str| {
        assert_eq!(result.unwrap_err().to_string(), message);
    };
    check(
        state.set_position(Side::White, board(&[(1, 1)], &[])),
        "expected a game still to be played, found a side with no checkers left",
    );
    let closed = [(25, 1), (6, 3), (5, 2), (4, 2), (3, 2), (2, 2), (1, 2)];
    check(
        state.set_position(Side::White, board(&closed, &closed)),
        "expected a position in which a player can move, found both on the bar against closed boards",
    );
    check(
        state.set_score(BySide::new(5, 0), false),
        "expected scores below the match length of 5, found 5",
    );
    check(
        state.set_score(BySide::new(4, 4), true),
        "expected a Crawford game only in a match where exactly one side needs one point",
    );
    let hyper = MatchRules {
        variation: Variation::Hypergammon3,
        ..MatchRules::default()
    };
    check(
        begun(0, hyper, Side::White).set_position(Side::White, Variation::Standard.start()),
        "expected at most 3 checkers a side, found 15",
    );
    apply(&mut state, &[Action::Double, Action::Pass]);
    check(
        state.set_roll(roll(2, 1)),
        "expected a game in progress, found a finished one",
    );
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(128))]

    #[test]
    fn legal_play_keeps_all_checkers_and_counts_points(state in any_state()) {
        for half in [state.board().on_roll(), state.board().opponent()] {
            prop_assert_eq!(half.iter().sum::<u8>(), crate::CHECKERS);
        }
        if let Some(result) = state.game_result() {
            let factor = u32::from(result.kind.multiplier());
            prop_assert_eq!(result.points, state.cube().value() * factor);
            prop_assert!(u32::from(state.score()[result.winner]) >= result.points);
        }
    }

    #[test]
    fn a_refused_action_changes_nothing(state in any_state(), other in any_state()) {
        let actions = [
            Action::OpeningRoll { white: 9, black: 1 },
            Action::Begin(Side::Black),
            Action::Double,
            Action::Take,
            Action::Pass,
            Action::Beaver,
            Action::AcceptResignation,
            Action::DeclineResignation,
            Action::NextGame,
            Action::Play(Play::DANCE),
            Action::Roll(other.roll().unwrap_or(Roll::new(1, 1).unwrap())),
        ];
        for action in actions {
            let mut tried = state;
            if tried.apply(action).is_err() {
                prop_assert_eq!(tried, state);
            } else {
                prop_assert_ne!(tried, state, "{:?}", action);
            }
        }
    }

    #[test]
    fn a_state_is_built_again_from_its_snapshot(state in any_state()) {
        if let Some(snapshot) = state.snapshot() {
            let again = MatchState::from_snapshot(&snapshot).unwrap();
            prop_assert_eq!(again.snapshot(), Some(snapshot));
            prop_assert_eq!(again.decision(), state.decision());
            prop_assert_eq!(again.crawford(), state.crawford());
        }
    }
}
