use super::text::Bits;
use crate::notation::base64;
use proptest::prelude::*;

use super::*;
use crate::match_state::random::any_state;
use crate::{Action, Play, notation};

fn begun(length: u16, rules: MatchRules, side: Side) -> MatchState {
    let mut state = MatchState::new(length, rules);
    state.apply(Action::Begin(side)).unwrap();
    state
}

/// The state has this ID, and the ID describes the state.
#[track_caller]
fn check(state: &MatchState, id: &str) {
    assert_eq!(MatchId::of(state).to_string(), id);
    let read: MatchId = id.parse().unwrap();
    assert_eq!(read, MatchId::of(state));
    let again = read.state(*state.board(), *state.rules()).unwrap();
    assert_eq!(again.snapshot(), state.snapshot());
}

#[test]
fn double_and_beavers_have_the_ids_gnubg_shows() {
    // gnubg 1.07.001: `new session`, `set turn 1`, `double`, `beaver` three times, `take`
    let mut state = begun(0, MatchRules::default(), Side::Black);
    check(&state, "cAkAAAAAAAAA");
    let mut step = |action, id| {
        state.apply(action).unwrap();
        check(&state, id);
    };
    step(Action::Double, "cBEAAAAAAAAA");
    step(Action::Beaver, "QRkAAAAAAAAA");
    step(Action::Beaver, "QhEAAAAAAAAA");
    state.apply(Action::Beaver).unwrap();
    assert_eq!(MatchId::of(&state).to_string(), "QxkAAAAAAAAA");
    state.apply(Action::Take).unwrap();
    check(&state, "RAkAAAAAAAAA");
}

#[test]
fn a_session_without_jacoby_has_the_ids_gnubg_shows() {
    let rules = MatchRules {
        jacoby: false,
        ..MatchRules::default()
    };
    let mut state = begun(0, rules, Side::Black);
    state.apply(Action::Double).unwrap();
    check(&state, "cBEAAAAAAAAE");
    state.apply(Action::Beaver).unwrap();
    check(&state, "QRkAAAAAAAAE");
    state.apply(Action::Take).unwrap();
    check(&state, "QgkAAAAAAAAE");
}

#[test]
fn resignations_have_the_ids_gnubg_shows() {
    let offer = |on_roll, kind| {
        let mut state = begun(0, MatchRules::default(), on_roll);
        let resign = Action::Resign {
            side: on_roll,
            kind,
        };
        state.apply(resign).unwrap();
        state
    };
    check(&offer(Side::Black, WinKind::Single), "cCEAAAAAAAAA");
    // with White offering while Black is on roll
    let mut state = begun(0, MatchRules::default(), Side::Black);
    for (kind, id) in [
        (WinKind::Single, "cCkAAAAAAAAA"),
        (WinKind::Gammon, "cEkAAAAAAAAA"),
        (WinKind::Backgammon, "cGkAAAAAAAAA"),
    ] {
        let side = Side::White;
        state.apply(Action::Resign { side, kind }).unwrap();
        check(&state, id);
        state.apply(Action::DeclineResignation).unwrap();
    }
}

#[test]
fn matches_have_the_ids_gnubg_shows() {
    // gnubg 1.07.001: 5 points, 2-4, Crawford game, player 1 to move 52
    let mut state = begun(5, MatchRules::default(), Side::Black);
    state.set_score(BySide::new(2, 4), true).unwrap();
    state.set_roll(Roll::new(5, 2).unwrap()).unwrap();
    check(&state, "8ImqACAAIAAE");
    // 3 points, 0-0, the opening roll 21 to player 1
    let mut state = MatchState::new(3, MatchRules::default());
    let opening = Action::OpeningRoll { white: 1, black: 2 };
    state.apply(opening).unwrap();
    check(&state, "cAllAAAAAAAE");
    // 5 points, 3-4 with the cube at 1, Black on roll (Crawford, then post-Crawford)
    let mut state = begun(5, MatchRules::default(), Side::Black);
    state.set_score(BySide::new(3, 4), true).unwrap();
    check(&state, "8AmgADAAIAAE");
    state.set_score(BySide::new(3, 4), false).unwrap();
    check(&state, "cAmgADAAIAAE");
}

#[test]
fn a_finished_game_is_read_but_is_no_state() {
    // gnubg 1.07.001: a match to 5 won with 12 points by resignation
    let id: MatchId = "cmOgAMAAAAAE".parse().unwrap();
    assert_eq!(id.status, GameStatus::Resigned);
    assert_eq!(id.score, BySide::new(12, 0));
    assert_eq!(id.length, 5);
    assert_eq!(id.to_string(), "cmOgAMAAAAAE");
    let start = crate::Variation::Standard.start();
    let error = id.state(start, MatchRules::default()).unwrap_err();
    assert_eq!(error, MatchIdError::NotPlaying);
}

/// A Match ID of raw field values, in the order of the format.
fn raw(fields: [u16; 14]) -> String {
    let widths = [4, 2, 1, 1, 3, 1, 1, 2, 3, 3, 15, 15, 15, 1];
    let mut bits = Bits::default();
    for (width, value) in widths.into_iter().zip(fields) {
        bits.put(width, value);
    }
    base64::encode(&bits.bytes)
}

#[test]
fn damaged_ids_are_refused_with_the_reason() {
    let texts = [
        ("cAkAAAAAAAA", "12 characters, found 11"),
        (
            "cAkAAAAAAA:A",
            "letters, digits, `+` or `/`, found ':' as character 11",
        ),
        (
            "cAkAAAAAAAAg",
            "zeros after the last field, found more bits",
        ),
    ];
    let fields = [
        (
            [0, 2, 1, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0],
            "cube owner 0, 1 or 3, found 2",
        ),
        (
            [0, 3, 1, 0, 5, 1, 0, 0, 0, 0, 0, 0, 0, 0],
            "a game status from 0 to 4, found 5",
        ),
        (
            [0, 3, 1, 0, 1, 1, 0, 0, 7, 1, 0, 0, 0, 0],
            "two dice from 1 to 6 or none, found 7 and 1",
        ),
        (
            [0, 3, 1, 0, 1, 1, 0, 0, 0, 1, 0, 0, 0, 0],
            "two dice from 1 to 6 or none, found 0 and 1",
        ),
        (
            [0, 3, 1, 0, 1, 1, 0, 0, 0, 0, 5, 6, 0, 0],
            "scores up to the match length of 5, found 6",
        ),
        (
            [0, 3, 1, 1, 1, 1, 0, 0, 0, 0, 0, 6, 0, 0],
            "no Crawford game in a money session, found one",
        ),
    ];
    let texts = texts.map(|(text, reason)| (text.to_owned(), reason));
    let ids = texts
        .into_iter()
        .chain(fields.map(|(fields, reason)| (raw(fields), reason)));
    for (id, reason) in ids {
        let error = id.parse::<MatchId>().unwrap_err();
        let expected = format!("not a Match ID: expected {reason}");
        assert_eq!(error.to_string(), expected);
    }
}

#[track_caller]
fn check_state_error(fields: [u16; 14], message: &str) {
    let id: MatchId = raw(fields).parse().unwrap();
    let start = crate::Variation::Standard.start();
    let error = id.state(start, MatchRules::default()).unwrap_err();
    assert_eq!(error.to_string(), message);
}

#[test]
fn ids_that_contradict_themselves_are_no_state() {
    check_state_error(
        [0, 3, 1, 0, 1, 0, 1, 0, 6, 1, 0, 0, 0, 0],
        "the Match ID contradicts itself: expected no dice while a double is on offer",
    );
    check_state_error(
        [0, 3, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0],
        "the Match ID contradicts itself: expected the player on roll to decide unless a double \
         or a resignation is on offer",
    );
    check_state_error(
        [1, 0, 1, 0, 1, 0, 1, 0, 0, 0, 7, 0, 0, 0],
        "the Match ID describes an impossible state: expected a double that the rules allow: \
         cannot beaver: expected a money session, found a match",
    );
    check_state_error(
        [0, 3, 1, 1, 1, 1, 0, 0, 0, 0, 7, 1, 1, 1],
        "the Match ID describes an impossible state: expected a Crawford game only in a match \
         where exactly one side needs one point",
    );
}

#[test]
fn the_smaller_die_may_come_first() {
    // BGBlitz writes the smaller first
    let id: MatchId = raw([0, 3, 1, 0, 1, 1, 0, 0, 2, 6, 0, 0, 0, 0])
        .parse()
        .unwrap();
    assert_eq!(id.roll, Roll::new(6, 2));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(128))]

    #[test]
    fn reading_back_gives_the_same_state(state in any_state()) {
        // A Match ID has 15 bits for a score; a long money session can have more points.
        prop_assume!(state.score().white < 1 << 15 && state.score().black < 1 << 15);
        let id = notation::GnubgId::of(&state);
        let read: notation::GnubgId = id.to_string().parse().unwrap();
        prop_assert_eq!(read, id);
        if let Some(mut snapshot) = state.snapshot() {
            // the number of beavers beyond two is not in the ID
            if let Pending::Answer { beavers } = &mut snapshot.pending && *beavers > 2 {
                *beavers -= 2;
            }
            let again = read.state(*state.rules()).unwrap();
            // nor is who began a double when the player doubled resigns or declines, nor whether a
            // resignation came before the opening roll
            let ambiguous = state.resignation().is_some()
                && (state.beavers() > Some(0) || snapshot.pending == Pending::Opening);
            if !ambiguous {
                prop_assert_eq!(again.snapshot(), Some(snapshot));
            }
            prop_assert_eq!(again.decision(), state.decision());
        }
    }

    #[test]
    fn any_text_is_read_or_refused_without_panic(text in "[A-Za-z0-9+/]{12}|\\PC{0,20}") {
        if let Ok(id) = text.parse::<MatchId>() {
            prop_assert_eq!(id.to_string().parse(), Ok(id));
            let start = crate::Variation::Standard.start();
            if let Ok(mut state) = id.state(start, MatchRules::default()) {
                let _ = state.apply(Action::Play(Play::DANCE));
            }
        }
    }
}
