//! What is read from SGF, and what is kept of what is not understood.

#![expect(clippy::unwrap_used, reason = "a test helper may fail like a test")]

use barpoint_equity::Equity;
use barpoint_formats::{Imported, WarningKind, by_name, import};
use barpoint_record::{Entry, Event, Luck, LuckMark, SkillMark};
use barpoint_rules::{CubeOwner, Roll, Side};

/// Reads a game with this root addition and these nodes.
fn read(root: &str, nodes: &str) -> Imported {
    import(format!("(;FF[4]GM[6]{root}PW[a]PB[b]{nodes})").as_bytes()).unwrap()
}

fn entries(nodes: &str) -> Vec<Entry> {
    read("", nodes).record.games.remove(0).entries
}

fn export(imported: &Imported) -> String {
    let bytes = by_name("sgf").unwrap().export(&imported.record).unwrap();
    String::from_utf8(bytes).unwrap()
}

#[test]
fn match_data_is_read() {
    let root = "MI[length:7][game:2][ws:6][bs:3]WR[1600]BR[1721.5]DT[1981-07]EV[Cup]RO[1]PC[Nice]AN[me]GC[so\\]]\
                RU[Crawford:CrawfordGame:Nackgammon]CV[4]RE[B+4R]";
    let record = read(root, "").record;
    assert_eq!((record.length, record.rules.crawford), (7, true));
    assert!(!record.rules.jacoby);
    assert_eq!(record.players.black.rating.as_deref(), Some("1721.5"));
    let date = record.info.date.unwrap();
    assert_eq!((date.year, date.month, date.day), (1981, Some(7), None));
    assert_eq!(record.info.comment.as_deref(), Some("so]"));
    let game = &record.games[0];
    assert!(game.crawford);
    assert_eq!((game.score.white, game.automatic_doubles), (6, 2));
    let result = game.result.unwrap();
    assert_eq!(
        (result.winner, result.points, result.resigned),
        (Side::Black, 4, true)
    );
}

#[test]
fn moves_and_cube_actions_are_read() {
    let entries = entries(";B[16lrqr];W[double];B[take];W[66];B[drop]");
    let Event::Play(played) = &entries[0].event else {
        panic!("a move");
    };
    assert_eq!(
        (played.side, played.roll),
        (Side::Black, Roll::new(6, 1).unwrap())
    );
    assert_eq!(played.play.steps()[0].from.number(), 13);
    assert!(entries[0].low_die_first);
    assert_eq!(entries[1].event, Event::Double(Side::White));
    assert_eq!(entries[2].event, Event::Take(Side::Black));
    // Nothing was moved though something could be.
    assert!(matches!(&entries[3].event, Event::IllegalPlay { steps, .. } if steps.is_empty()));
}

#[test]
fn illegal_plays_are_kept_and_the_game_goes_on() {
    let imported = read("", ";W[31xb];B[31qr];W[21xw]");
    let kinds: Vec<_> = imported.warnings.iter().map(|w| &w.kind).collect();
    assert!(matches!(kinds[0], WarningKind::IllegalPlay { .. }));
    assert!(matches!(kinds[1], WarningKind::IllegalPlay { .. }));
    let entries = &imported.record.games[0].entries;
    let Event::IllegalPlay { steps, after, .. } = &entries[0].event else {
        panic!("an illegal move");
    };
    assert_eq!((steps[0].from.number(), steps[0].to.number()), (24, 2));
    assert_eq!(after.as_ref().unwrap().on_roll()[24], 1);
    assert!(export(&imported).contains("\n;W[31xb]\n;B[31qr]\n;W[21xw]"));
}

#[test]
fn set_ups_are_read_and_written() {
    let nodes = "\n;PL[B]AE[a:y]AW[b][b][y]AB[x][v]\n;CV[4]\n;CP[w]\n;PL[B]DI[53]";
    let imported = read("", nodes);
    assert_eq!(imported.warnings, []);
    let entries = &imported.record.games[0].entries;
    let Event::SetPosition(start) = &entries[0].event else {
        panic!("a position");
    };
    assert_eq!(start.on_roll, Side::Black);
    assert_eq!((start.board.on_roll()[1], start.board.on_roll()[3]), (1, 1));
    assert_eq!(
        (start.board.opponent()[2], start.board.opponent()[25]),
        (2, 1)
    );
    assert_eq!(entries[1].event, Event::SetCubeValue(4));
    assert_eq!(
        entries[2].event,
        Event::SetCubeOwner(CubeOwner::Owned(Side::White))
    );
    assert_eq!(entries[3].event.roll(), Roll::new(5, 3));
    let text = export(&imported);
    assert!(text.contains(nodes), "{text}");
}

#[test]
fn marks_are_read_from_the_mover() {
    let entries = entries(";W[31hefe]GW[2]DO[]BC[1];B[31qtst]GW[1]BM[2]DC[]LU[-0.5];W[double]CR[]");
    assert_eq!(entries[0].luck_mark, Some(LuckMark::VeryLucky));
    assert_eq!(entries[0].skill, Some(SkillMark::Doubtful));
    assert_eq!(entries[0].cube_skill, Some(SkillMark::Bad));
    assert_eq!(entries[1].luck_mark, Some(LuckMark::Unlucky));
    assert_eq!(entries[1].skill, Some(SkillMark::VeryBad));
    assert_eq!(entries[1].luck, Some(Luck::Known(Equity(-0.5))));
    assert!(entries[2].cube_marked);
}

#[test]
fn what_is_not_understood_is_kept() {
    let imported = read(
        "XX[1][2]RE[draw]",
        "\n;W[31hefe]KO[a\\]b]LU[high]C[hm]\n;ZZ[z]",
    );
    let keys: Vec<String> = imported
        .warnings
        .iter()
        .map(|w| match &w.kind {
            WarningKind::UnreadableProperty { key } => key.clone(),
            other => other.to_string(),
        })
        .collect();
    assert_eq!(keys.len(), 3, "{keys:?}");
    assert_eq!(keys[0], "RE");
    assert_eq!(keys[1], "LU");
    let text = export(&imported);
    for kept in [
        "XX[1][2]",
        "RE[draw]",
        "KO[a\\]b]",
        "LU[high]",
        "C[hm]",
        "ZZ[z]",
    ] {
        assert!(text.contains(kept), "{kept} in {text}");
    }
}

#[test]
fn errors_say_where_and_what_was_expected() {
    let message = |text: &str| import(text.as_bytes()).unwrap_err().to_string();
    assert_eq!(
        message("Dear Sir,\nhello"),
        "unknown format: line 1: expected a match or a position in a known format, found \"Dear Sir,\""
    );
    for (text, found) in [("", "an empty file"), ("\u{1}\u{2}a", "binary data")] {
        let expected = format!("known format, found {found}");
        assert!(message(text).ends_with(&expected), "{}", message(text));
    }
    assert_eq!(
        message("(;FF[4]GM[6]\n;W[31"),
        "sgf: line 2: expected \"]\" at the end of the value, found \"31\""
    );
    assert_eq!(
        message(" 5 point match\n\n Game 1\n nobody\n"),
        "mat: line 4: expected a score line \"<name> : <score>  <name> : <score>\", found \"nobody\""
    );
}

#[test]
fn a_length_beyond_all_matches_is_a_session() {
    let imported = import(b" 99999 point match\n Game 1\n a : 0  b : 0\n").unwrap();
    assert_eq!(imported.record.length, 0);
    assert_eq!(
        imported.warnings[0].to_string(),
        "line 1: expected a match length up to 65535, found \"99999 point match\"; read as a money session"
    );
}

#[test]
fn headers_of_a_match_text_survive_in_sgf() {
    let headers =
        "; [Match ID \"12\"]\n; [a:b\\ \"c:d]\\\"]\n; [CubeLimit \"1024\"]\n; [Beaver \"Off\"]\n";
    let text =
        format!("{headers}\n 0 point match\n\n Game 1\n a : 0     b : 0\n  1) 31: 8/5 6/5\n");
    let first = import(text.as_bytes()).unwrap();
    let sgf = export(&first);
    assert!(
        sgf.contains("XH[Match ID:12][a\\:b\\\\:c:d\\]\\\\][CubeLimit:1024][Beaver:Off]"),
        "{sgf}"
    );
    let back = import(sgf.as_bytes()).unwrap();
    assert_eq!(back.record.info.extra, first.record.info.extra);
    assert_eq!(back.record.rules.beavers, 0);
    let mat = by_name("mat").unwrap().export(&back.record).unwrap();
    assert!(String::from_utf8_lossy(&mat).starts_with(headers));
}

#[test]
fn headers_without_a_name_are_kept_as_they_stand() {
    let imported = read("XH[nothing][a:b]", "\n;W[31hefe]");
    assert_eq!(imported.record.info.extra, []);
    assert!(export(&imported).contains("XH[nothing][a:b]"));
}

#[test]
fn a_cut_file_is_read_up_to_the_cut() {
    let whole = "(;FF[4]GM[6]PW[a]PB[b];W[31hefe];B[21xw])\n(;FF[4]GM[6]PW[a]PB[b]\n;B[42qtst]\n;W[64lb]C[go";
    let imported = import(whole.as_bytes()).unwrap();
    let games = &imported.record.games;
    assert_eq!((games.len(), games[1].entries.len()), (2, 1));
    let warnings: Vec<String> = imported.warnings.iter().map(ToString::to_string).collect();
    let last = warnings.last().unwrap();
    assert_eq!(
        last,
        "line 4: expected \"]\" at the end of the value, found the end of the file"
    );
}

#[test]
fn a_file_without_a_game_is_refused() {
    for text in ["(;GM[6]", "(;FF[4]GM[6];;)", &"(;GM[6]".repeat(200_000)] {
        let error = import(text.as_bytes()).unwrap_err().to_string();
        assert_eq!(
            error,
            "sgf: line 1: expected at least one game, found \"an empty game tree\""
        );
    }
    assert_eq!(read("", "").record.games.len(), 1);
}
