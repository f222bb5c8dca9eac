use proptest::prelude::*;

use super::*;
use crate::Action;
use crate::match_state::random::any_state;
use crate::notation::GnubgId;

const START: &str = "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10";

#[track_caller]
fn check_gnubg(xgid: &str, gnubg: &str) {
    let read: Xgid = xgid.parse().unwrap();
    assert_eq!(read.to_string(), xgid);
    let state = read.state(MatchRules::default()).unwrap();
    let id = GnubgId::of(&state);
    assert_eq!(id.to_string(), gnubg);
}

#[test]
fn states_are_those_gnubg_reads() {
    // gnubg 1.07.001, `set xgid`, first Match ID shown
    check_gnubg(START, "4HPwATDgc/ABMA:cAkAAAAAAAAE");
    let with = |rest: &str| format!("XGID=-b----E-C---eE---c-e----B-:{rest}");
    check_gnubg(&with("0:0:1:31:0:0:0:0:10"), "4HPwATDgc/ABMA:cIkFAAAAAAAE");
    check_gnubg(&with("0:0:1:00:4:3:1:5:10"), "4HPwATDgc/ABMA:8AmgADAAIAAE");
    check_gnubg(&with("0:0:1:00:4:3:0:5:10"), "4HPwATDgc/ABMA:cAmgADAAIAAE");
    check_gnubg(&with("0:0:-1:61:4:3:0:5:10"), "4HPwATDgc/ABMA:MAGnADAAIAAE");
    check_gnubg(&with("0:0:-1:61:0:0:1:0:10"), "4HPwATDgc/ABMA:MAEHAAAAAAAA");
    check_gnubg(&with("0:0:-1:61:0:0:3:0:10"), "4HPwATDgc/ABMA:MAEHAAAAAAAA");
    check_gnubg(
        &with("3:-1:-1:61:17:23:2:0:10"),
        "4HPwATDgc/ABMA:AwEHAHABiAAE",
    );
}

#[test]
fn random_states_have_the_same_two_ids_in_gnubg() {
    // gnubg 1.07.001 shows the first after `set xgid` with the second, and after `set gnubgid` with
    // itself
    for (gnubg, xgid) in [
        (
            "7wEAALyMhgIZAA:MAGgABAAGAAE",
            "XGID=-DDb-a-----aa---ba--b-ad--:0:0:-1:00:3:1:0:5:10",
        ),
        (
            "3ptCQAKUEzxgOA:QQkAAGAC8AAA",
            "XGID=---AAaCaA----Da---aaBbddC-:1:-1:1:00:30:38:3:0:10",
        ),
        (
            "Sv8CQwAZXyDAMQ:EQFgABAAAAAE",
            "XGID=-bAAcAHA----aB---Aae--b-a-:1:1:-1:00:0:1:0:3:10",
        ),
        (
            "7cOECBjnrYAQAw:MAEgAAAAAAAE",
            "XGID=-ABE-b-BaA--aA--A--aabdBc-:0:0:-1:00:0:0:0:1:10",
        ),
        (
            "1RzwACw4L2QwQQ:MAEAALABQAEE",
            "XGID=aAAABaCb----bDa---ad-c-BA-:0:0:-1:00:40:27:0:0:10",
        ),
        (
            "4GfhBSDIz+BBIA:MAGgADAACAAE",
            "XGID=-a----FaBA--dDA--b-f-a--A-:0:0:-1:00:1:3:0:5:10",
        ),
        (
            "/w4AALClEIB9AA:EgHgAEAAKAAE",
            "XGID=-HC-eb---------a---aa-abb-:2:1:-1:00:5:4:0:7:10",
        ),
        (
            "79NBCAC/CwkDCA:AgHgACAAAAAE",
            "XGID=-DEaAC----A-b-A-a-a---acf-:2:-1:-1:00:0:2:0:7:10",
        ),
        (
            "7/mCAAD/AwAAAA:RYklA5AAQAAE",
            "XGID=-J-------------a----ae-dd-:5:-1:1:31:8:9:0:25:10",
        ),
        (
            "lV5aAAaZsvABYA:MAEgAAAAAAAE",
            "XGID=bAAA-ADA-ABAe---ab-aaBb-a-:0:0:-1:00:0:0:0:1:10",
        ),
        (
            "QIlPxhSIQMDXVg:QQk3A3AAIAAE",
            "XGID=--aaAb-Ab-a-eA-a-aa-EABBAA:1:-1:1:65:4:7:0:25:10",
        ),
        (
            "/gYwIGG+HwBQQQ:MIEKAMABoAAE",
            "XGID=a-GB-aaa----B------A-Afe-B:0:0:-1:52:20:28:0:0:10",
        ),
    ] {
        let rules = MatchRules::default();
        let read = gnubg.parse::<GnubgId>().unwrap().state(rules).unwrap();
        let from_xgid = xgid.parse::<Xgid>().unwrap().state(rules).unwrap();
        assert_eq!(GnubgId::of(&from_xgid).to_string(), gnubg);
        assert_eq!(read.board(), from_xgid.board());
        assert_eq!(GnubgId::of(&read).to_string(), gnubg);
    }
}

#[test]
fn the_state_of_an_offer_is_the_answer_to_it() {
    let read: Xgid = START.replace(":00:", ":D:").parse().unwrap();
    let state = read.state(MatchRules::default()).unwrap();
    assert_eq!(state.decision(), crate::Decision::AnswerDouble(Side::White));
    let mut beavered = state;
    let beavers = MatchRules::default();
    assert!(
        beavered.apply(Action::Beaver).is_err(),
        "this XGID allows none"
    );
    beavered = Xgid {
        beavers: true,
        ..read
    }
    .state(beavers)
    .unwrap();
    beavered.apply(Action::Beaver).unwrap();
    let id = Xgid::of(&beavered);
    assert_eq!(
        id.to_string(),
        "XGID=-b----E-C---eE---c-e----B-:1:-1:1:B:0:0:2:0:10"
    );
    assert_eq!(id.state(beavers), Ok(beavered));
}

#[test]
fn other_programs_give_the_same_state_in_all_their_ids() {
    let Some(files) = barpoint_testkit::fixtures_under("fixtures/matches/bgbtext") else {
        return;
    };
    for path in files {
        let bytes = std::fs::read(&path).unwrap();
        let text = String::from_utf8_lossy(&bytes);
        let word_after = |label: &str| {
            let rest = &text[text.find(label)? + label.len()..];
            rest.split_whitespace().next()
        };
        let (Some(position), Some(game), Some(xgid)) = (
            word_after("Position-ID:"),
            word_after("Match-ID:"),
            word_after("XGID="),
        ) else {
            continue;
        };
        let rules = MatchRules::default();
        let xg = xgid.parse::<Xgid>().unwrap().state(rules).unwrap();
        let gnubg: GnubgId = format!("{position}:{game}").parse().unwrap();
        assert_eq!(gnubg.state(rules), Ok(xg), "{}", path.display());
    }
}

#[track_caller]
fn check_error(text: &str, message: &str) {
    assert_eq!(text.parse::<Xgid>().unwrap_err().to_string(), message);
}

#[test]
fn damaged_ids_are_refused_with_the_reason() {
    check_error(
        "junk",
        "not an XGID: expected 10 fields with colons between them, found 1",
    );
    // gnubg refuses it too
    check_error(
        "XGID=-a--BaC-B---aE--aeac-b-a-B-:1:-1:1:63:0:0:3:0:10",
        "not an XGID: expected 26 places, found 27",
    );
    let with = |rest: &str| format!("XGID=-b----E-C---eE---c-e----B-:{rest}");
    let places = |places: &str| format!("XGID={places}:0:0:1:00:0:0:0:0:10");
    check_error(
        &places("-b----E-C---eE---c-e----Bx"),
        "not an XGID: expected `-`, `A` to `P` or `a` to `p`, found 'x' in place 25",
    );
    check_error(
        &places("Ab----E-C---eE---c-e----B-"),
        "not an XGID: expected only the top player's checkers in place 0",
    );
    check_error(
        &places("-b----E-C---eE---c-e----Ba"),
        "not an XGID: expected only the bottom player's checkers in place 25",
    );
    check_error(
        &places("-b----E-C---eE---c-e----C-"),
        "the XGID describes an impossible position: expected at most 15 checkers a side, found 16",
    );
    check_error(
        &with("16:0:1:00:0:0:0:0:10"),
        "not an XGID: expected 0 to 15 as cube, found \"16\"",
    );
    check_error(
        &with("0:2:1:00:0:0:0:0:10"),
        "not an XGID: expected 1, 0 or -1 as cube owner, found \"2\"",
    );
    check_error(
        &with("0:0:0:00:0:0:0:0:10"),
        "not an XGID: expected 1 or -1 as turn, found \"0\"",
    );
    check_error(
        &with("0:0:1:07:0:0:0:0:10"),
        "not an XGID: expected `00`, two dice, `D`, `B` or `R` as dice, found \"07\"",
    );
    check_error(
        &with("0:0:1:00:x:0:0:0:10"),
        "not an XGID: expected a number of points as score, found \"x\"",
    );
    check_error(
        &with("0:0:1:00:0:0:2:7:10"),
        "not an XGID: expected 0 or 1 as rule, found \"2\"",
    );
}

#[test]
fn impossible_states_are_refused_with_the_reason() {
    let over: Xgid = START
        .replace(":00:0:0:0:0:", ":00:7:0:0:7:")
        .parse()
        .unwrap();
    assert_eq!(
        over.state(MatchRules::default()).unwrap_err().to_string(),
        "the XGID describes an impossible state: expected scores below the match length of 7, found 7"
    );
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(128))]

    #[test]
    fn reading_back_gives_the_same_state(state in any_state()) {
        let id = Xgid::of(&state);
        let text = id.to_string();
        prop_assert_eq!(text.parse(), Ok(id));
        prop_assert_eq!(text.trim_start_matches("XGID=").parse(), Ok(id));
        let Some(mut snapshot) = state.snapshot() else { return Ok(()) };
        if snapshot.pending == Pending::Opening || snapshot.resignation.is_some() {
            return Ok(());
        }
        if let Pending::Answer { beavers } = &mut snapshot.pending && *beavers > 2 {
            *beavers -= 2;
        }
        let again = id.state(*state.rules()).unwrap().snapshot();
        prop_assert_eq!(again, Some(snapshot));
    }

    #[test]
    fn any_text_is_read_or_refused_without_panic(
        text in "(XGID=)?[-A-Pa-p]{26}(:-?[0-9]{1,2}){9}|[-A-Pa-p:0-9]{0,60}",
    ) {
        if let Ok(id) = text.parse::<Xgid>() {
            prop_assert_eq!(id.to_string().parse(), Ok(id));
            let _ = id.state(MatchRules::default());
        }
    }
}
