//! The formats of other programs that gnubg knows: what the collected files hold, as their manifest says.

#![expect(clippy::unwrap_used, reason = "a test helper may fail like a test")]

mod told;

use barpoint_formats::{Format, Imported, detect, import_all, position};
use barpoint_record::{GameResult, MatchRecord};
use barpoint_rules::Side;
use barpoint_testkit::{fixture, fixtures_under};
use told::{assert_same, told};

fn read(path: &str) -> Option<Vec<Imported>> {
    let file = fixture(&format!("fixtures/matches/{path}"))?;
    Some(import_all(&std::fs::read(file).unwrap()).unwrap())
}

fn results(record: &MatchRecord) -> Vec<Option<GameResult>> {
    record.games.iter().map(|game| game.result).collect()
}

/// All were made from one match, which gnubg wrote as a match text, too.
#[test]
fn the_synthetic_files_hold_the_match_they_were_made_from() {
    let Some(model) = read("generated/gnubg5.mat") else {
        return;
    };
    let model = &model[0].record;
    // Money sessions know no match length.
    for (file, length) in [
        ("made.sgg", 5),
        ("made_place.sgg", 5),
        ("made.tmg", 5),
        ("made.fibs", 5),
        ("made_party.gam", 5),
        ("made_empire.gam", 0),
        ("made_bgroom.bgf", 0),
        ("made.bkg", 0),
    ] {
        let found = read(&format!("synthetic/{file}")).unwrap();
        assert_eq!(found.len(), 1, "{file}");
        let Imported { record, warnings } = &found[0];
        assert_eq!(*warnings, [], "{file}");
        assert_eq!((record.games.len(), record.length), (3, length), "{file}");
        // Berliner's files name no players; there the winner is Black.
        let mirrored = file == "made.bkg";
        let names = if mirrored {
            ["White", "Black"]
        } else {
            ["alice", "bob"]
        };
        assert_eq!(record.players.white.name, names[0], "{file}");
        assert_eq!(record.players.black.name, names[1], "{file}");
        assert_same(file, record, model, mirrored);
        for (game, (ours, theirs)) in record.games.iter().zip(&model.games).enumerate() {
            let place = format!("{file} game {}", game + 1);
            if file == "made_bgroom.bgf" && game > 0 {
                // It does not tell that the second game was resigned.
                assert_eq!(ours.result.is_some(), game == 2, "{place}");
                continue;
            }
            let winner = if mirrored { Side::Black } else { Side::White };
            assert_eq!(ours.score[winner], theirs.score[Side::White], "{place}");
            let (ours, theirs) = (ours.result.unwrap(), theirs.result.unwrap());
            assert_eq!(ours.winner, winner, "{place}");
            let all = |result: GameResult| (result.points, result.resigned);
            assert_eq!(all(ours), all(theirs), "{place}");
        }
        assert_eq!(record.games[2].crawford, length > 0, "{file}");
    }
}

#[test]
fn the_single_game_is_the_first_of_the_match() {
    let (Some(game), Some(model)) = (
        read("generated/gnubg5_g1.gam"),
        read("generated/gnubg5.mat"),
    ) else {
        return;
    };
    assert_eq!(game[0].warnings, []);
    let game_1 = |found: &[Imported]| told(&found[0].record.games[0]);
    assert_eq!(game_1(&game), game_1(&model));
    assert_eq!(results(&game[0].record)[0], results(&model[0].record)[0]);
}

#[test]
fn the_snowie_text_holds_the_same_match() {
    let (Some(snowie), Some(model)) = (
        read("generated/gnubg5_snowie.txt"),
        read("generated/gnubg5.mat"),
    ) else {
        return;
    };
    assert_eq!(snowie[0].record.games, model[0].record.games);
}

#[test]
fn the_same_position_in_three_formats_is_the_same() {
    let Some(sgf) = read("generated/gnubg5_p10.sgf") else {
        return;
    };
    let sgf = &sgf[0].record;
    let mut start = sgf.clone();
    // The position file was written before the roll.
    start.games[0].entries.truncate(3);
    let expected = position::state(&start).unwrap();
    for file in ["gnubg5_p10.pos", "gnubg5_p10_snowie.txt"] {
        let found = read(&format!("generated/{file}")).unwrap();
        assert_eq!(found[0].warnings, [], "{file}");
        let record = &found[0].record;
        assert_eq!(record.players, sgf.players, "{file}");
        let state = position::state(record).unwrap();
        assert_eq!(state.to_string(), expected.to_string(), "{file}");
    }
}

/// The format that files of a folder, and those of the made ones, are in.
fn expected_format(path: &std::path::Path) -> Option<&'static str> {
    let name = path.file_name()?.to_str()?;
    let ending = path.extension()?.to_str()?;
    let folder = path.parent()?.file_name()?.to_str()?;
    Some(match (folder, name, ending) {
        ("synthetic", "made_party.gam", _) => "party",
        ("synthetic", "made_empire.gam", _) => "empire",
        ("synthetic", "made_bgroom.bgf", _) => "bgroom",
        ("synthetic", _, "sgg") => "sgg",
        ("synthetic", _, "tmg") => "tmg",
        ("synthetic", _, "fibs") => "fibs",
        ("synthetic", _, "bkg") => "bkg",
        ("generated", "gnubg5_p10_snowie.txt", _) => "snowie-position",
        ("generated", _, "pos") => "pos",
        ("generated", _, "gam") => "gam",
        ("mat" | "people" | "text", _, "mat" | "txt") => "mat",
        (_, _, "sgf") => "sgf",
        (_, _, "mat") => "mat",
        _ => return None,
    })
}

#[test]
fn no_format_takes_the_files_of_another() {
    let Some(files) = fixtures_under("fixtures/matches") else {
        return;
    };
    let old = [
        "pos",
        "snowie",
        "snowie-position",
        "sgg",
        "fibs",
        "tmg",
        "bkg",
        "empire",
        "party",
        "bgroom",
    ];
    let mut checked = 0;
    for path in files {
        // Some of these are broken on purpose.
        let is_damaged = path.iter().any(|part| part == "defects");
        let found = detect(&std::fs::read(&path).unwrap()).map(Format::name);
        match expected_format(&path) {
            Some(expected) if !is_damaged => {
                assert_eq!(found, Some(expected), "{path:?}");
                checked += 1;
            }
            _ => assert!(
                !found.is_some_and(|name| old.contains(&name)),
                "{path:?} {found:?}"
            ),
        }
    }
    assert!(checked > 430, "{checked}");
}
