use proptest::prelude::*;

use super::*;
use crate::match_state::random::any_state;
use crate::notation::{AnyId, FindIdError, find_id};
use crate::{CubeOwner, Decision};

fn state(text: &str) -> MatchState {
    let id: Ogid = text.parse().unwrap();
    id.state(MatchRules::default()).unwrap()
}

/// As `ogxm.binary_to_json` of `ogxm` 2.3.2 (`PyPI`) writes them before and after the turns of a match.
#[test]
fn whose_turn_it_is_follows_from_who_acted() {
    let roll = |text: &str| text.parse::<Roll>().unwrap();
    for (text, decision) in [
        (
            "11ccccchhhjjjjj:66666888dddddoo:N0N:56:W:IB:0:0:9:0",
            Decision::Play(Side::Black, roll("65")),
        ),
        (
            "11ccccchhhjjjjj:66666888ddddddo:N0N::B:C:0:0:9:1",
            Decision::Turn(Side::White),
        ),
        (
            "11ccccchhhjjjjj:66666888ddddddo:N0N:35:B:R:0:0:9:1",
            Decision::Play(Side::White, roll("53")),
        ),
        (
            "033cccchhjjjjkk:44466667788ddfo:N0O::B:D:1:0:9:10",
            Decision::AnswerDouble(Side::White),
        ),
        (
            "033cccchhjjjjkk:44466667788ddfo:W1T::W:A:1:0:9:10",
            Decision::Turn(Side::Black),
        ),
        (
            "11ccccchhhjjjjj:66666888dddddoo:N0N::B:IW:0:0:7:0",
            Decision::Turn(Side::White),
        ),
        (
            "11ccccchhhjjjjj:66666888dddddoo:N0N::W",
            Decision::Turn(Side::Black),
        ),
    ] {
        assert_eq!(state(text).decision(), decision, "{text}");
        assert_eq!(
            find_id(&format!("see OGID={text}, please")).map(|id| matches!(id, AnyId::Ogid(_))),
            Ok(true)
        );
        assert!(matches!(find_id(text), Ok(AnyId::Ogid(_))), "{text}");
    }
}

#[test]
fn board_cube_and_score_are_read() {
    // White has a checker on the bar, which is place 0 for it.
    let state = state("ogid=033cccchhjjjjkk:44466667788ddfo:W1T::W:A:1:0:9:10");
    let white = state.board_of(Side::White);
    assert_eq!(
        (
            white.on_roll()[25],
            white.on_roll()[22],
            white.on_roll()[13]
        ),
        (1, 2, 4)
    );
    assert_eq!(white.opponent()[24], 1);
    assert_eq!(state.cube().owner(), CubeOwner::Owned(Side::White));
    assert_eq!(state.cube().value(), 2);
    assert_eq!((state.score(), state.length()), (BySide::new(1, 0), 9));
    let crawford: Ogid = "11ccccchhhjjjjj:66666888dddddoo:N0N:65:W:R:6:5:7C:42"
        .parse()
        .unwrap();
    assert_eq!(
        crawford.state(MatchRules::default()).unwrap().crawford(),
        Crawford::Now
    );
    let dead = "11ccccchhhjjjjj:66666888dddddoo:D0N:65:W:R:6:5:7L:42:15";
    let dead: Ogid = dead.parse().unwrap();
    assert!(!dead.state(MatchRules::default()).unwrap().rules().cube);
}

#[test]
fn damaged_ids_are_named() {
    let check = |text: &str, message: &str| {
        let error = text
            .parse::<Ogid>()
            .map(|id| id.state(MatchRules::default()));
        assert_eq!(error.unwrap_err().to_string(), message);
    };
    check(
        "OGID=11:66:N0N",
        "not an OGID: expected 5 to 11 fields with colons between them, found 3",
    );
    check(
        "11ccccchhhjjjjj:66666888dddddoo:N0X:56:W",
        "not an OGID: expected owner, power of two and action, such as N0N as cube, found \"N0X\"",
    );
    check(
        "11ccccchhhjjjjp:66666888dddddoo:N0N:56:W",
        "not an OGID: expected places from 0 to 9 and a to p, found 'p' among White's",
    );
    check(
        "11ccccchhhjjjjj:66666888dddddoo:N0N:57:W",
        "not an OGID: expected two dice or nothing as dice, found \"57\"",
    );
    check(
        "cccffiijjjkkmmn:3345556688dddll:N0P::B:G:0:0:9:17",
        "the OGID describes a game that is over, not one in progress",
    );
    assert!(matches!(find_id("OGID=11:66"), Err(FindIdError::Ogid(_))));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(256))]

    #[test]
    fn what_is_written_is_read_back(state in any_state()) {
        let Some(id) = Ogid::of(&state) else { return Ok(()) };
        let text = id.to_string();
        prop_assert_eq!(text.parse::<Ogid>(), Ok(id));
        prop_assert_eq!(find_id(&text), Ok(AnyId::Ogid(id)));
        let again = id.state(*state.rules()).unwrap();
        prop_assert_eq!(again.board_of(Side::White), state.board_of(Side::White));
        prop_assert_eq!(again.score(), state.score());
        prop_assert_eq!(again.length(), state.length());
        if state.rules().cube {
            prop_assert_eq!(again.cube(), state.cube());
        }
        if state.decision() != Decision::OpeningRoll {
            prop_assert_eq!(again.decision(), state.decision());
        }
    }
}
