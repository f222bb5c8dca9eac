//! Walking through a match, its analysis, marks and statistics.

#[expect(dead_code, reason = "other tests use more of it")]
mod common;

use barpoint_shell::Shell;
use barpoint_testkit as testkit;
use common::{engines, gnubg, said};

const SAMPLE: &str = concat!(
    env!("CARGO_MANIFEST_DIR"),
    "/../../samples/clara-ivar-7pt.mat"
);

/// A shell with a match of our samples.
fn with_match() -> Shell {
    let mut shell = Shell::new(engines(None), "B".to_owned());
    said(&mut shell, &format!("import mat \"{SAMPLE}\""));
    shell
}

/// What the last of these lines says.
fn last(shell: &mut Shell, lines: &[&str]) -> String {
    let mut answer = String::new();
    for line in lines {
        answer = said(shell, line);
    }
    answer
}

/// The Position ID and the Match ID of a board.
fn ids(board: &str) -> Vec<String> {
    let ids = board
        .lines()
        .take(2)
        .filter_map(|line| line.rsplit(' ').next());
    ids.map(str::to_owned).collect()
}

/// gnubg 1.07: `import mat clara-ivar-7pt.mat`, `next`, and later `next 3`, `swap players`.
#[test]
fn a_record_is_shown_as_gnubg_shows_it() {
    let mut shell = with_match();
    let board = last(&mut shell, &["first game", "next"]);
    assert_eq!(ids(&board), ["4PPgASTgc/ABMA", "cAngAAAAAAAE"]);
    assert!(board.contains("\nRolled 42:\n*    24/18\n"), "{board}");
    let board = last(&mut shell, &["next 2", "swap players"]);
    assert_eq!(ids(&board), ["sOfgASTgc/ABUA", "MAHgAAAAAAAE"]);
    let score = last(&mut shell, &["next game", "next game", "show score"]);
    assert!(
        score.starts_with("The score (after 2 games) is: Ivar 3, Clara 0"),
        "{score}"
    );
}

/// gnubg 1.07 after the same import: `list game`.
#[test]
fn the_list_of_moves_has_gnubgs_columns() {
    let mut shell = with_match();
    let list = last(&mut shell, &["first game", "list game"]);
    let lines: Vec<&str> = list.lines().collect();
    let expected = [
        "52     : 24/22 13/8                         42     : 24/18",
        "11     : 8/7*/5 6/5                         33     : bar/22 13/10 6/3*(2)",
    ];
    assert_eq!(lines[..2], expected);
    let end = [
        "31     :                                    Doubles to    2",
        "Drops",
    ];
    assert_eq!(lines[lines.len() - 2..], end);
}

#[test]
fn dice_come_before_their_record_and_go_back_the_same_way() {
    let mut shell = with_match();
    let shows = |shell: &mut Shell, line: &str| said(shell, line).contains("     Rolled 52");
    said(&mut shell, "first game");
    assert!(shows(&mut shell, "next roll"));
    assert!(said(&mut shell, "next roll").contains("     Rolled 42"));
    assert!(shows(&mut shell, "previous rolled"));
    assert!(!shows(&mut shell, "previous roll"));
    // The double is no roll.
    let board = last(&mut shell, &["first game", "next 18", "next rolled"]);
    assert!(board.contains("Rolled 31"), "{board}");
}

/// Play goes on from a record, and what came after it is gone, as in gnubg.
#[test]
fn a_move_in_the_middle_takes_the_place_of_what_followed() {
    let mut shell = with_match();
    let lines = [
        "set player both human",
        "first game",
        "next rolled",
        "13/8 6/4",
        "list match",
    ];
    let list = last(&mut shell, &lines);
    assert_eq!(
        list.trim_end(),
        "*  1. 0-0                1 records  not finished"
    );
    assert!(said(&mut shell, "previous").contains("52:\n*    13/8 6/4"));
}

#[test]
fn an_analysis_marks_and_counts_and_can_be_forgotten() {
    let mut shell = with_match();
    let lines = ["first game", "analyse game"];
    assert_eq!(last(&mut shell, &lines), "20 decisions are analysed.\n");
    let list = said(&mut shell, "list game");
    assert!(list.contains("24/18               ??"), "{list}");
    let found = last(&mut shell, &["first game", "next marked"]);
    assert!(
        found.contains("Proper cube action: No double, take"),
        "{found}"
    );
    let counted = said(&mut shell, "show statistics game");
    let unforced = "Unforced moves                             9                       9";
    assert!(counted.contains(unforced), "{counted}");
    // Nothing of the other games was looked at.
    let counted = last(&mut shell, &["next game", "show statistics game"]);
    assert!(counted.contains("Chequerplay rating                       n/a"));
    let lines = ["analyse clear match", "first game", "list game"];
    assert!(!last(&mut shell, &lines).contains("??"));
}

#[test]
fn marks_and_comments_are_kept_with_their_record() {
    let mut shell = with_match();
    let lines = [
        "first game",
        "annotate move verybad",
        "annotate roll lucky",
        "annotate cube doubtful",
        "annotate move comment Why not 13/11?",
        "list game",
    ];
    let list = last(&mut shell, &lines);
    assert!(list.starts_with("52+  ?!: 24/22 13/8         ??"), "{list}");
    assert!(said(&mut shell, "show board").ends_with("Why not 13/11?\n"));
    let refused = said(&mut shell, "annotate double bad");
    assert_eq!(refused, "This is not a double.\n");
    let refused = said(&mut shell, "cmark move set rollout 1");
    assert!(refused.starts_with("Nothing is analysed here"), "{refused}");
    let lines = [
        "analyse move",
        "cmark move set rollout 1 3",
        "cmark game show",
    ];
    assert_eq!(last(&mut shell, &lines), "Game 1\n  record 1: 1 3\n");
    let refused = said(&mut shell, "cmark move set rollout 100");
    assert!(refused.contains("expected ranks from 1 to"), "{refused}");
}

/// gnubg 1.07: `import mat clara-ivar-7pt.mat`, `show scoresheet`.
#[test]
fn the_score_sheet_is_gnubgs() {
    let mut shell = with_match();
    let sheet = said(&mut shell, "show scoresheet");
    let lines: Vec<&str> = sheet.lines().map(str::trim_end).collect();
    let expected = [
        "Score Sheet - Match to 7 points",
        "",
        "Clara | Ivar",
        "------------",
        "    0 | 1",
        "    0 | 3",
        "    6 | 3",
        "    6 | 5",
        "    6 | 9",
    ];
    assert_eq!(lines[..9], expected);
}

/// A word of both programs: the same, or numbers that differ by rounding.
fn is_same(ours: &str, theirs: &str) -> bool {
    let number = |word: &str| -> Option<f64> {
        let word = word.trim_matches(['(', ')', '%']);
        word.parse().ok()
    };
    match (number(ours), number(theirs)) {
        (Some(a), Some(b)) => {
            let decimals = theirs.trim_end_matches([')', '%']).split('.').nth(1);
            let digit = decimals.map_or(0.0, |decimals| {
                1.0 / 10_f64.powi(i32::try_from(decimals.len()).unwrap_or(0))
            });
            (a - b).abs() < 2.5 * digit + 1e-4 * b.abs() + 1e-9
        }
        _ => ours == theirs,
    }
}

/// gnubg analyses a match and shows its statistics; we read the file that it saves.
#[test]
fn statistics_of_a_match_that_gnubg_analysed_are_gnubgs() {
    let Some(program) = testkit::gnubg() else {
        return;
    };
    let folder = tempfile::tempdir().unwrap();
    let commands = [
        "show statistics match",
        "show statistics game",
        "show scoresheet",
        "show matchresult",
    ];
    let import = format!("import mat \"{SAMPLE}\"");
    let mut lines = vec![
        "set analysis chequerplay evaluation plies 0",
        "set analysis cubedecision evaluation plies 0",
        import.as_str(),
        "analyse match",
        "save match m.sgf",
    ];
    lines.extend(commands);
    let theirs = gnubg(&program, folder.path(), &["-t", "-q", "-r"], &lines);
    let theirs = &theirs[theirs.find("\nPlayer  ").unwrap()..];
    let mut shell = with_match();
    let file = folder.path().join("m.sgf").display().to_string();
    said(&mut shell, &format!("load match '{file}'"));
    let ours: String = commands.iter().map(|line| said(&mut shell, line)).collect();
    let (ours, theirs) = (ours.lines(), theirs.lines());
    let filled = |line: &&str| !line.trim().is_empty();
    let (ours, theirs): (Vec<&str>, Vec<&str>) = (
        ours.filter(filled).collect(),
        theirs.filter(filled).collect(),
    );
    assert_eq!(ours.len(), theirs.len());
    for (ours, theirs) in ours.iter().zip(&theirs) {
        let words = |line: &str| {
            line.replace('(', " ( ")
                .split_whitespace()
                .map(str::to_owned)
                .collect::<Vec<_>>()
        };
        let (a, b) = (words(ours), words(theirs));
        let same = a.len() == b.len() && a.iter().zip(&b).all(|(a, b)| is_same(a, b));
        assert!(same, "expected\n{theirs}\nfound\n{ours}");
    }
}
