use proptest::prelude::*;

use super::random::any_state;
use super::*;
use crate::notation::read_play;
use crate::testing::{board, roll};
use crate::{Action, ActionError, GameEnd, Play, PointLimit, Variation};

mod cube;
mod ends;

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

/// Plays a whole game of a match by resignation.
fn lose(state: &mut MatchState, loser: Side, kind: WinKind) {
    apply(state, &[resign(loser, kind), Action::AcceptResignation]);
    if state.decision() == Decision::NextGame {
        apply(state, &[Action::NextGame]);
    }
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
            // Three times the highest cube is more than a score holds.
            let counted = result.points.min(u16::MAX.into());
            prop_assert!(u32::from(state.score()[result.winner]) >= counted);
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
