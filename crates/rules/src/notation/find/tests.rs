use super::*;
use crate::Variation;

const XGID: &str = "-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10";

fn xgid() -> AnyId {
    AnyId::Xgid(XGID.parse().unwrap())
}

fn pair() -> AnyId {
    AnyId::Gnubg("4HPwATDgc/ABMA:cAkAAAAAAAAA".parse().unwrap())
}

#[test]
fn every_kind_of_id_is_found() {
    let start = AnyId::Position(Variation::Standard.start());
    let game = AnyId::Match("cAkAAAAAAAAA".parse().unwrap());
    for (text, expected) in [
        (XGID.to_owned(), xgid()),
        (format!("XGID={XGID}"), xgid()),
        (format!("<p>xgid={XGID}</p> X to play"), xgid()),
        ("4HPwATDgc/ABMA".to_owned(), start),
        (" 4HPwATDgc/ABMA\n".to_owned(), start),
        ("cAkAAAAAAAAA".to_owned(), game),
        ("4HPwATDgc/ABMA:cAkAAAAAAAAA".to_owned(), pair()),
        ("GNUBGID=4HPwATDgc/ABMA:cAkAAAAAAAAA".to_owned(), pair()),
        ("see 4HPwATDgc/ABMA:cAkAAAAAAAAA, please".to_owned(), pair()),
        ("Position ID: 4HPwATDgc/ABMA".to_owned(), start),
        ("set matchid=7 Match ID cAkAAAAAAAAA".to_owned(), game),
    ] {
        assert_eq!(find_id(&text), Ok(expected), "{text}");
    }
}

#[test]
fn the_two_ids_of_a_board_drawing_belong_together() {
    let gnubg = " GNU Backgammon  Position ID: 4HPwATDgc/ABMA\n                 Match ID   : \
                 cAkAAAAAAAAA\n +13-14-15-16-17-18------19-20-21-22-23-24-+     O: gnubg\n";
    assert_eq!(find_id(gnubg), Ok(pair()));
    let bgblitz = " Position-ID: 4HPwATDgc/ABMA    Match-ID: cAkAAAAAAAAA\n";
    assert_eq!(find_id(bgblitz), Ok(pair()));
}

#[test]
fn words_are_no_ids() {
    let prose = "the championship was decided by one mischaracterise";
    assert_eq!(find_id(prose), Err(FindIdError::None));
    assert_eq!(find_id(""), Err(FindIdError::None));
    assert_eq!(find_id("Position: none"), Err(FindIdError::None));
}

#[test]
fn a_damaged_id_is_named() {
    let check = |text: &str, message: &str| {
        assert_eq!(find_id(text).unwrap_err().to_string(), message);
    };
    check(
        "XGID=junk",
        "not an XGID: expected 10 fields with colons between them, found 1",
    );
    check(
        "4HPwATDgc/ABM",
        "not a Position ID: expected 14 characters, found 13",
    );
    check(
        "4HPwATDgc/ABMA:cAkAAAAAAAA",
        "not a Match ID: expected 12 characters, found 11",
    );
    check(
        "Position ID: 4HPwATDgc",
        "not a Position ID: expected 14 characters, found 9",
    );
}

#[test]
fn ids_of_other_programs_exports_are_found() {
    for folder in ["fixtures/matches/bgbtext", "fixtures/matches/xgtext"] {
        for path in barpoint_testkit::fixtures_under(folder) {
            let bytes = std::fs::read(&path).unwrap();
            let text = String::from_utf8_lossy(&bytes);
            assert!(
                matches!(find_id(&text), Ok(AnyId::Xgid(_))),
                "{}",
                path.display()
            );
        }
    }
}
