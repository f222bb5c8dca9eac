//! SGF files with a damaged place, or written otherwise than gnubg's, are read as far as they say something.

mod damaged;

use barpoint_formats::{by_name, import, import_all};
use barpoint_record::{Event, GameResult};
use barpoint_rules::Side;
use damaged::{collected, events, final_score, read, warnings};

#[test]
fn games_without_a_stated_result_end_by_what_was_played() {
    // A pass, then the last checker, then a resignation that only the next score shows.
    let sgf = "(;FF[4]GM[6]MI[length:5][game:0][ws:0][bs:0]PW[a]PB[b];W[31hefe];B[double];W[drop])
(;FF[4]GM[6]MI[length:5][game:1][ws:0][bs:1]PW[a]PB[b];PL[W]AE[a:y]AW[a]AB[x];W[61az])
(;FF[4]GM[6]MI[length:5][game:2][ws:1][bs:1]PW[a]PB[b];W[31hefe])
(;FF[4]GM[6]MI[length:5][game:3][ws:3][bs:1]PW[a]PB[b];W[31hefe])";
    let record = read(sgf).record;
    let results: Vec<_> = record.games.iter().map(|game| game.result).collect();
    let result = |winner, points, resigned| {
        Some(GameResult {
            winner,
            points,
            resigned,
        })
    };
    let expected = [
        result(Side::Black, 1, false),
        result(Side::White, 1, false),
        result(Side::White, 2, true),
        None,
    ];
    assert_eq!(results, expected);
    assert_eq!(final_score(&record), (3, 1));
}

#[test]
fn a_resignation_is_worded_in_two_ways() {
    for (written, read_as) in [("W+2R", true), ("W+2Resign", true), ("W+2", false)] {
        let record = read(&format!("(;FF[4]GM[6]RE[{written}];W[31hefe])")).record;
        let result = record.games[0].result.unwrap();
        assert_eq!((result.points, result.resigned), (2, read_as), "{written}");
    }
}

#[test]
fn collected_games_without_a_stated_result_have_one() {
    for (name, score) in [
        ("drop_no_re_min.sgf", (0, 1)),
        ("drop_without_re.sgf", (0, 2)),
        ("sgf_without_RE.sgf", (7, 12)),
        ("re_resign.sgf", (8, 5)),
    ] {
        let Some(bytes) = collected(name) else {
            return;
        };
        let imported = import(&bytes).unwrap();
        assert_eq!(final_score(&imported.record), score, "{name}");
    }
}

#[test]
fn two_matches_in_an_sgf_file_are_two() {
    let game = |number: u8, white: u8, names: &str| {
        format!(
            "(;FF[4]GM[6]MI[length:5][game:{number}][ws:{white}][bs:0]{names};W[31hefe];B[double];W[drop])\n"
        )
    };
    let names = "PW[a]PB[b]";
    let sgf =
        game(0, 0, names) + &game(1, 1, names) + &game(0, 0, names) + &game(1, 1, "PW[c]PB[d]");
    let all = import_all(sgf.as_bytes()).unwrap();
    let games: Vec<usize> = all.iter().map(|one| one.record.games.len()).collect();
    assert_eq!(games, [2, 1, 1]);
}

#[test]
fn collected_damaged_sgf_files_keep_their_moves() {
    for (name, games, moves) in [
        ("stray.sgf", 6, 200),
        ("stray2.sgf", 6, 200),
        ("nul.sgf", 6, 200),
        ("trunc.sgf", 6, 150),
        ("trunc_invalue.sgf", 6, 190),
    ] {
        let Some(bytes) = collected(name) else {
            return;
        };
        let imported = import(&bytes).unwrap();
        assert!(!imported.warnings.is_empty(), "{name}");
        let found = events(&imported.record);
        assert_eq!(found.len(), games, "{name}: {:?}", warnings(&imported));
        let moved = found.iter().map(Vec::len).sum::<usize>();
        assert!(moved >= moves, "{name}: {moved}");
        let legal = found.iter().flatten();
        let illegal = legal.filter(|event| matches!(event, Event::IllegalPlay { .. }));
        assert_eq!(illegal.count(), 0, "{name}");
    }
}

#[test]
fn steps_come_back_in_the_order_of_the_source() {
    // 8/5/off, written as if the 6 had been played first: from the 2-point no 3 bears off while others stand behind.
    let sgf = "(;FF[4]GM[6]CA[UTF-8]AP[x:1]MI[length:0][game:0][ws:0][bs:0]PW[a]PB[b]\n;PL[B]AE[a:y]AW[b][c]AB[w][t][q]\n\
               ;B[63qwwz])\n";
    let written = by_name("sgf").unwrap().export(&read(sgf).record).unwrap();
    assert_eq!(String::from_utf8(written).unwrap(), sgf);
    if let Some(bytes) = collected("sgf_not_byte_for_byte.sgf") {
        let written = by_name("sgf")
            .unwrap()
            .export(&import(&bytes).unwrap().record);
        let (written, text) = (
            String::from_utf8(written.unwrap()),
            String::from_utf8(bytes),
        );
        let (written, text) = (written.unwrap(), text.unwrap());
        for (number, (ours, theirs)) in (1..).zip(written.lines().zip(text.lines())) {
            assert_eq!(ours, theirs, "line {number}");
        }
        assert_eq!(written, text);
    }
}

#[test]
fn a_date_in_a_later_game_is_no_oddity() {
    let game = "(;FF[4]GM[6]CA[UTF-8]AP[x]MI[length:5][game:0][ws:0][bs:0]PW[a]PB[b]DT[2026-01-20]\n;W[31hefe])\n";
    let sgf = format!("{game}{}", game.replace("game:0][ws:0", "game:1][ws:1"));
    let imported = read(&sgf);
    assert_eq!(warnings(&imported), [""; 0]);
    let written = by_name("sgf").unwrap().export(&imported.record).unwrap();
    assert_eq!(
        String::from_utf8(written).unwrap().matches("DT[").count(),
        2
    );
    if let Some(bytes) = collected("bghub_DT_false_warning.sgf") {
        assert_eq!(warnings(&import(&bytes).unwrap()), [""; 0]);
    }
}
