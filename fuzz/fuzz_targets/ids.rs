//! IDs: any text is read or refused; what is read is written back and describes a state, or none,
//! without panic.
#![no_main]

use barpoint_rules::notation::{
    AnyId, GnubgId, MatchId, Ogid, Xgid, find_id, parse_position_id, position_id,
};
use barpoint_rules::{MatchRules, MatchState};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let rules = MatchRules::default();
    let _ = find_id(text);
    if let Ok(board) = parse_position_id(text) {
        assert_eq!(position_id(&board), text);
        check(AnyId::Position(board));
    }
    if let Ok(id) = text.parse::<MatchId>() {
        check(AnyId::Match(id));
    }
    if let Ok(id) = text.parse::<GnubgId>() {
        check(AnyId::Gnubg(id));
        if let Ok(state) = id.state(rules) {
            check_state(&state);
        }
    }
    if let Ok(id) = text.parse::<Ogid>() {
        check(AnyId::Ogid(id));
        if let Ok(state) = id.state(rules) {
            check_state(&state);
        }
    }
    if let Ok(id) = text.parse::<Xgid>() {
        check(AnyId::Xgid(id));
        if let Ok(state) = id.state(rules) {
            check_state(&state);
        }
    }
});

/// What was read is found again in what is written.
fn check(id: AnyId) {
    let text = match id {
        AnyId::Position(board) => position_id(&board),
        AnyId::Match(id) => id.to_string(),
        AnyId::Gnubg(id) => id.to_string(),
        AnyId::Xgid(id) => id.to_string(),
        AnyId::Ogid(id) => id.to_string(),
    };
    assert_eq!(find_id(&text), Ok(id), "{text}");
}

/// A state comes back from the IDs written for it.
fn check_state(state: &MatchState) {
    let again = GnubgId::of(state).state(*state.rules());
    assert_eq!(again.map(|state| state.decision()), Ok(state.decision()));
    if state.resignation().is_none() && state.beavers().is_none() {
        let again = Xgid::of(state).state(*state.rules());
        assert_eq!(again.map(|state| *state.board()), Ok(*state.board()));
    }
}
