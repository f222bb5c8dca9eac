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
        ("see 4HPwATDgc/ABMA, please".to_owned(), start),
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
    // The first has fourteen letters and no sign of an ID, the second decodes to no board.
    assert_eq!(find_id("a representative one"), Err(FindIdError::None));
    assert_eq!(find_id("a RepresentAtive one"), Err(FindIdError::None));
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
        for path in barpoint_testkit::fixtures_under(folder)
            .into_iter()
            .flatten()
        {
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

#[test]
fn an_address_holds_its_id_percent_encoded() {
    let page = "http://127.0.0.1:7788/?token=0f#/analyse?id=";
    for (encoded, expected) in [
        (
            "XGID%3D-b----E-C---eE---c-e----B-%3A0%3A0%3A1%3A00%3A0%3A0%3A0%3A0%3A10",
            xgid(),
        ),
        (
            "-b----E-C---eE---c-e----B-%3A0%3a0%3A1%3A00%3A0%3A0%3A0%3A0%3A10",
            xgid(),
        ),
        ("4HPwATDgc%2FABMA%3AcAkAAAAAAAAA", pair()),
        ("4HPwATDgc%2FABMA:cAkAAAAAAAAA", pair()),
        (
            "4HPwATDgc%2FABMA",
            AnyId::Position(Variation::Standard.start()),
        ),
    ] {
        for text in [
            format!("{page}{encoded}"),
            format!("{page}{encoded}&level=expert"),
            format!("see {page}{encoded}#top, please"),
        ] {
            assert_eq!(find_id(&text), Ok(expected), "{text}");
        }
    }
    for text in ["100%", "%", "%3", "%zz", "ä%ff%ä"] {
        assert_eq!(percent_decoded(text), text);
    }
    assert_eq!(percent_decoded("55% %3a%2F%"), "55% :/%");
}

#[test]
fn the_first_of_several_is_read_and_the_others_are_counted() {
    let drawing = |position: &str, game: &str| {
        format!(" GNU Backgammon  Position ID: {position}\n                 Match ID   : {game}\n")
    };
    let text = format!(
        "The score (after 0 games) is: klara 0, lasse 0 (match to 5 points)\n\n{}{}",
        drawing("4HPwATDgc/ABMA", "cAkAAAAAAAAA"),
        drawing("4HPhASjgc/ABMA", "MAGyAAAAAAAE"),
    );
    let found = find_first_id(&text).unwrap();
    assert_eq!(
        found,
        FoundId {
            id: pair(),
            count: 2
        }
    );
    let twice = format!("XGID={XGID} <a>XGID={XGID}</a>");
    assert_eq!(find_first_id(&twice).unwrap().count, 1);
    let other = XGID.replace(":00:", ":31:");
    assert_eq!(find_first_id(&format!("{twice} {other}")).unwrap().count, 3);
    // A Match ID before the position belongs to it; a pair with neither is not made up.
    let before = "Match ID: cAkAAAAAAAAA Position ID: 4HPwATDgc/ABMA";
    assert_eq!(find_id(before), Ok(pair()));
}

#[test]
fn gnubgs_text_of_a_game_names_its_first_position() {
    let Some(path) = barpoint_testkit::fixture("fixtures/matches/text/klara5_g1.txt") else {
        return;
    };
    let text = std::fs::read_to_string(path).unwrap();
    let expected = AnyId::Gnubg("4HPwATDgc/ABMA:cAimAAAAAAAE".parse().unwrap());
    let found = find_first_id(&text).unwrap();
    assert_eq!(
        found,
        FoundId {
            id: expected,
            count: 63
        }
    );
}

#[test]
fn a_cut_off_pair_is_no_position_without_a_match() {
    let missing = "the Match ID after the colon is missing: expected 12 characters there, found none (a Position ID \
                   without the colon is a money game)";
    for (text, message) in [
        ("4HPwATDgc/ABMA:", missing),
        ("see GNUBGID=4HPwATDgc/ABMA: there", missing),
        (
            "4HPwATDgc/ABMA:cAk",
            "not a Match ID: expected 12 characters, found 3",
        ),
    ] {
        assert_eq!(find_id(text).unwrap_err().to_string(), message, "{text}");
    }
}
