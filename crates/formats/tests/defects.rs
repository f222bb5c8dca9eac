//! Match texts with a damaged place, or written otherwise than most, are read as far as they say something: what real
//! files showed, in small texts of our own and in the collected files.

mod damaged;

use barpoint_formats::{WarningKind, by_name, import, import_all};
use barpoint_record::Event;
use barpoint_rules::{Board, BySide, CubeOwner, Side};
use damaged::{collected, events, final_score, read, warnings};

/// A match of two games that is read without a warning.
const WHOLE: &str = " 7 point match

 Game 1
 ann : 0                          bob : 0
  1) 31: 8/5 6/5                 42: 8/4 6/4
  2)  Doubles => 2                Takes
  3) 61: 13/7 8/7                 52: 13/11 13/8
      Wins 2 points

 Game 2
 ann : 2                          bob : 0
  1)                             51: 13/8 6/5
  2) 43: 24/20 13/10              Doubles => 2
  3)  Drops                       Wins 1 point
";

/// Checks that a damaged form of [`WHOLE`] is read as the same games, with these warnings.
#[track_caller]
fn check_whole(text: &str, expected: &[&str]) {
    let (whole, damaged) = (read(WHOLE), read(text));
    assert_eq!(warnings(&whole), [""; 0]);
    assert_eq!(warnings(&damaged), expected);
    assert_eq!(whole.record.games, damaged.record.games);
    assert_eq!(whole.record.length, damaged.record.length);
}

#[test]
fn a_position_in_a_header_is_set_up() {
    let text = "; [Site \"eXtreme Gammon\"]\n11 point match\n\n Game 1\n ann : 0          bob : 1\n; Set Pos=----cBD-D-B--A--\
                Abcdc---A-/1\n  1)                             61: 7/1 6/5\n";
    let imported = read(text);
    assert_eq!(imported.warnings, []);
    let events = events(&imported.record).remove(0);
    let Event::SetPosition(start) = events[0] else {
        panic!("{events:?}");
    };
    assert_eq!(start.on_roll, Side::Black);
    // Capital letters are the first named player's.
    assert_eq!(
        (start.board.on_roll()[7], start.board.opponent()[16]),
        (3, 1)
    );
    assert_eq!(events[1], &Event::SetCubeValue(2));
    assert_eq!(
        events[2],
        &Event::SetCubeOwner(CubeOwner::Owned(Side::White))
    );
    assert!(matches!(events[3], Event::Play(_)));
    let other = read(&text.replace("-/1", "-/-1"));
    assert_eq!(
        other.record.games[0].entries[2].event,
        Event::SetCubeOwner(CubeOwner::Owned(Side::Black))
    );
    let broken = read(&text.replace("-/1", "/1"));
    assert!(
        warnings(&broken)[0]
            .starts_with("line 6: expected 26 places and a cube after \"Set Pos=\"")
    );
}

#[test]
fn a_collected_position_in_a_header_is_set_up() {
    let Some(bytes) = collected("xg_set_pos.mat") else {
        return;
    };
    let imported = import(&bytes).unwrap();
    assert_eq!(warnings(&imported), [""; 0]);
    let games = events(&imported.record);
    assert!(matches!(games[0][0], Event::SetPosition(start) if start.on_roll == Side::White));
    assert!(matches!(games[0][1], Event::Play(_)));
    assert_eq!(games[0].len(), 41);
}

#[test]
fn two_rows_in_one_line_are_two_rows() {
    let text = "3 point match\n\n Game 1\n ann : 0                       bob : 1\n  1) 31: 8/5 6/5                  42: 8/4 \
                6/4\n  2) 43: 24/20 13/10              2)  Losses 2 point                               Wins 2 point and the \
                match\n";
    let imported = read(text);
    assert_eq!(warnings(&imported), [""; 0]);
    assert_eq!(imported.record.games[0].entries.len(), 3);
    assert_eq!(final_score(&imported.record), (0, 3));
    for name in [
        "joined_row_min.txt",
        "joined_row_galaxy_917.txt",
        "joined_row_galaxy_960.txt",
    ] {
        let Some(bytes) = collected(name) else {
            return;
        };
        let imported = import(&bytes).unwrap();
        assert_eq!(warnings(&imported), [""; 0], "{name}");
        let last = imported.record.games.last().unwrap();
        assert_eq!(last.result.unwrap().winner, Side::Black, "{name}");
        assert!(imported.record.final_points(Side::Black) >= 3, "{name}");
        let is_white = last.entries.last().unwrap().event.side() == Some(Side::White);
        assert!(is_white, "{name}: the play before the resignation");
    }
}

#[test]
fn score_lines_count_and_a_missing_game_is_mentioned() {
    let gap = WHOLE
        .replace("Game 2", "Game 4")
        .replace("ann : 2 ", "ann : 5 ");
    let imported = read(&gap);
    assert_eq!(
        warnings(&imported),
        ["line 10: games 2 to 3 are missing; the score lines count"]
    );
    assert_eq!(final_score(&imported.record), (5, 1));
    if let Some(bytes) = collected("score_gap.mat") {
        let imported = import(&bytes).unwrap();
        assert_eq!(final_score(&imported.record), (0, 4));
        assert_eq!(
            warnings(&imported),
            ["line 8: game 2 is missing; the score lines count"]
        );
    }
}

#[test]
fn sessions_whose_games_all_start_level_are_added_up() {
    let text = WHOLE
        .replace("7 point", "0 point")
        .replace("ann : 2 ", "ann : 0 ");
    assert_eq!(final_score(&read(&text).record), (2, 1));
}

#[test]
fn two_matches_in_a_file_are_two() {
    let second = WHOLE.replace("7 point", "5 point").replace("ann", "eve");
    let text = format!("; [Site \"x\"]\n{WHOLE}\n\n; [Site \"y\"]\n; [Round \"2\"]\n{second}");
    let all = import_all(text.as_bytes()).unwrap();
    assert_eq!(all.len(), 2);
    assert_eq!(warnings(&all[0]), [""; 0]);
    assert_eq!((all[0].record.length, all[1].record.length), (7, 5));
    assert_eq!(all[0].record.info.place.as_deref(), Some("x"));
    assert_eq!(all[1].record.info.place.as_deref(), Some("y"));
    assert_eq!(all[1].record.players.white.name, "eve");
    assert_eq!(all[1].record.games.len(), 2);
    // The same match goes on if its length is only written again.
    let again = WHOLE.replace(" Game 2", " 7 point match\n\n Game 2");
    assert_eq!(import_all(again.as_bytes()).unwrap().len(), 1);
    if let Some(bytes) = collected("two_matches_in_one_file.mat") {
        let all = import_all(&bytes).unwrap();
        assert_eq!(all.len(), 2);
        assert_eq!(all[0].record.games.len(), 3);
        assert_eq!(all[1].record.games.len(), 3);
        assert_ne!(all[0].record.info.extra, all[1].record.info.extra);
    }
}

#[test]
fn an_empty_name_is_written_so_that_it_comes_back() {
    let mut record = read(WHOLE).record;
    record.players.white.name.clear();
    for format in ["mat", "sgf", "xgmat"] {
        let bytes = by_name(format).unwrap().export(&record).unwrap();
        let back = import(&bytes).unwrap();
        assert_eq!(back.record.players, record.players, "{format}");
        assert_eq!(warnings(&back), [""; 0], "{format}");
    }
    let text = String::from_utf8(by_name("mat").unwrap().export(&record).unwrap()).unwrap();
    assert!(text.contains(" (no name) : 0  "), "{text}");
    if let Some(bytes) = collected("empty_name.mat") {
        assert_eq!(import(&bytes).unwrap().record.players.white.name, "");
    }
}

#[test]
fn a_row_without_a_number_is_read() {
    check_whole(&WHOLE.replace("  3)  Drops ", "      Drops "), &[]);
    if let Some(bytes) = collected("unnumbered_row_drops.txt") {
        assert_eq!(final_score(&import(&bytes).unwrap().record), (0, 2));
    }
}

#[test]
fn a_damaged_line_costs_a_line_and_not_the_file() {
    let score = " ann : 2                          bob : 0\n";
    let assumed = "expected a score line \"<name> : <score>  <name> : <score>\", found";
    check_whole(
        &WHOLE.replace(score, " ann ; 2                          bob ; 0\n"),
        &[&format!(
            "line 11: {assumed} \"ann ; 2                          bob ; 0\"; the score follows from the games before"
        )],
    );
    check_whole(
        &WHOLE.replace(score, ""),
        &[&format!(
            "line 11: {assumed} \"1)                             51: 13/8…\"; the score follows from the games before"
        )],
    );
    check_whole(
        &WHOLE.replace(" Game 2\n", ""),
        &[
            "line 10: expected a line \"Game 1\", found \"ann : 2                          bob : 0\"; a game begins here",
        ],
    );
    check_whole(
        &WHOLE.replace(score, &format!(" 17) 55: 8/3 8/3\n{score}")),
        &["line 11: expected a score line before the moves, found \"17) 55: 8/3 8/3\"; ignored"],
    );
    check_whole(
        &WHOLE.replace("  2)  Doubles", "  ~~~\n  2)  Doubles"),
        &["line 6: expected a move line, found \"~~~\"; ignored"],
    );
    let start = " Game 1\n ann : 0                          bob : 0\n";
    let named = format!(
        "; [Player 1 \"ann\"]\n; [Player 2 \"bob\"]\n{}",
        WHOLE.replace(start, "")
    );
    let imported = read(&named);
    assert_eq!(imported.record.games.len(), 2);
    assert_eq!(imported.record.players.black.name, "bob");
    let nameless = read(&WHOLE.replace(" 7 point match\n", ""));
    assert_eq!(
        (nameless.record.length, nameless.record.games.len()),
        (0, 2)
    );
    assert!(warnings(&nameless)[0].contains("read as a money session"));
}

#[test]
fn collected_damaged_texts_keep_their_games() {
    let Some(whole) = collected("score_line_missing.mat") else {
        return;
    };
    let whole = import(&whole).unwrap().record;
    for name in [
        "row_before_game1.mat",
        "game_line_missing.mat",
        "score_damaged.mat",
    ] {
        let imported = import(&collected(name).unwrap()).unwrap();
        assert_eq!(imported.warnings.len(), 1, "{name}");
        assert_eq!(imported.record.games, whole.games, "{name}");
    }
    assert_eq!(whole.games.len(), 6);
    assert_eq!(whole.games[2].score, BySide::new(0, 2));
}

#[test]
fn long_headers_are_read() {
    let header = "; remark after remark after remark\n".repeat(1000);
    let imported = read(&format!("{header}{WHOLE}"));
    assert_eq!(imported.record.games.len(), 2);
    if let Some(bytes) = collected("header_over_8192_bytes.mat") {
        assert!(import(&bytes).unwrap().record.games.len() > 2);
    }
}

#[test]
fn a_collected_position_text_is_a_position() {
    let Some(bytes) = collected("gnubg_position_text_becomes_empty_game.txt") else {
        return;
    };
    let imported = import(&bytes).unwrap();
    let record = &imported.record;
    assert_eq!((record.length, record.games.len()), (5, 1));
    let events = events(record).remove(0);
    let Event::SetPosition(start) = events[0] else {
        panic!("{events:?}");
    };
    assert_eq!(start.on_roll, Side::White);
    let board: Board = barpoint_rules::notation::parse_position_id("4HPkASLQc+QBMA").unwrap();
    assert_eq!(start.board, board);
    assert!(matches!(events[1], Event::Play(done) if done.roll.to_string() == "55"));
}

#[test]
fn ratings_are_kept() {
    let rated = WHOLE
        .replace("ann :", "ann,1732 :")
        .replace("bob :", "bob,1722.5 :");
    let record = read(&rated).record;
    let written = by_name("mat").unwrap().export(&record).unwrap();
    let back = import(&written).unwrap().record;
    assert_eq!(back.players, record.players);
    assert_eq!(back.players.white.rating.as_deref(), Some("1732"));
    assert_eq!(back.players.black.rating.as_deref(), Some("1722.5"));
}

#[test]
fn a_name_that_changes_is_mentioned() {
    let text = WHOLE.replace(" ann : 2 ", " anne : 2 ");
    let imported = read(&text);
    assert_eq!(
        warnings(&imported),
        ["line 10: \"ann\" is called \"anne\" in game 2; the first name is kept"]
    );
    assert_eq!(imported.record.players.white.name, "ann");
}

#[test]
fn other_encodings_line_ends_and_columns_are_read() {
    check_whole(&WHOLE.replace('\n', "\r"), &[]);
    check_whole(&WHOLE.replace('\n', "\r\n"), &[]);
    check_whole(&WHOLE.replace(": ", " : "), &[]);
    let tabbed = WHOLE.replace("                             51", "\t\t51");
    check_whole(&tabbed.replace("                 42", "\t\t42"), &[]);
    for unit in [u16::to_le_bytes, u16::to_be_bytes] {
        for mark in ["", "\u{feff}"] {
            let text = format!("{mark}{WHOLE}");
            let bytes: Vec<u8> = text.encode_utf16().flat_map(unit).collect();
            let imported = import(&bytes).unwrap();
            assert_eq!(imported, read(WHOLE));
        }
    }
}

#[test]
fn collected_texts_in_other_forms_are_read() {
    let Some(plain) = collected("score_line_missing.mat") else {
        return;
    };
    let plain = import(&plain).unwrap().record;
    for name in ["cr.mat", "utf16.mat", "utf16be.mat"] {
        let imported = import(&collected(name).unwrap()).unwrap();
        assert_eq!(warnings(&imported), [""; 0], "{name}");
        assert_eq!(imported.record, plain, "{name}");
    }
    let plainly = [
        ("tabs.txt", "\t", "          ", 9),
        ("dicespace.txt", "3 :", "3:", 7),
    ];
    for (name, odd, plain, actions) in plainly {
        let text = String::from_utf8(collected(name).unwrap()).unwrap();
        let plain = read(&text.replace(odd, plain));
        let imported = read(&text);
        assert_eq!(imported, plain, "{name}");
        assert_eq!(imported.record.games[0].entries.len(), actions, "{name}");
    }
}

#[test]
fn what_cannot_be_read_is_named_with_what_to_do() {
    let message = |bytes: &[u8]| import(bytes).unwrap_err().to_string();
    assert_eq!(
        message(b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR"),
        "this is a picture (PNG); pictures of boards are not read: give an ID of the position (XGID, GNUBG ID) or the match \
         file"
    );
    assert!(
        message(b"<!DOCTYPE html><html><p>hello</p></html>")
            .starts_with("this is a web page; it holds no match text")
    );
    assert!(message(b"PK\x03\x04\x14\0\0\0\0\0match.mat").contains("unpack it first"));
}

#[test]
fn very_many_oddities_are_not_all_listed() {
    let rows = "  ~~~\n".repeat(3000);
    let imported = read(&format!("{WHOLE}{rows}"));
    assert!(imported.warnings.len() < 1100);
    let last = imported.warnings.last().unwrap();
    assert_eq!(last.kind, WarningKind::More { count: 2000 });
}
