//! What is read from match texts beyond what the collected files show.

#![expect(clippy::unwrap_used, reason = "a test helper may fail like a test")]

use barpoint_formats::{Imported, Place, WarningKind, import};
use barpoint_record::{Event, GameResult};
use barpoint_rules::Side;

/// Reads a match of one game: the header's end, and the rows.
fn read(length: &str, rows: &str) -> Imported {
    import(format!("{length} point match\n\n Game 1\n a : 0    b : 0\n{rows}").as_bytes()).unwrap()
}

fn actions(imported: &Imported) -> Vec<&Event> {
    let entries = imported.record.games[0].entries.iter();
    entries.map(|entry| &entry.event).collect()
}

#[test]
fn a_play_nobody_can_read_is_kept_as_text() {
    let imported = read("5", "  1) 31: 8/5 six/5                 42: 8/4 6/4\n");
    let warning = &imported.warnings[0];
    assert_eq!(warning.place, Place::Line(5));
    assert!(matches!(warning.kind, WarningKind::ImpossiblePlay { .. }));
    let entry = &imported.record.games[0].entries[0];
    assert_eq!(entry.comment.as_deref(), Some("8/5 six/5"));
    assert!(matches!(
        entry.event,
        Event::IllegalPlay { after: None, .. }
    ));
    assert!(matches!(actions(&imported)[1], Event::Play(_)));
}

#[test]
fn an_illegal_play_is_made_as_far_as_it_can_be() {
    let imported = read("5", "  1) 31: 8/5 23/20 6/5                 42: 8/4 6/4\n");
    let Event::IllegalPlay { steps, after, .. } = actions(&imported)[0] else {
        panic!("an illegal play");
    };
    assert_eq!(steps.len(), 3);
    assert_eq!(after.as_ref().unwrap().on_roll()[5], 2);
}

#[test]
fn dice_without_moves_mean_what_can_have_happened() {
    // Something could be moved: a slip in the middle of a game, its end after the last row.
    let slip = read("5", "  1) 31:                 42: 8/4 6/4\n");
    assert!(matches!(actions(&slip)[0], Event::IllegalPlay { .. }));
    assert_eq!(slip.warnings.len(), 1);
    let end = read(
        "5",
        "  1) 31: 8/5 6/5                 42:\n      Wins 2 points\n",
    );
    assert!(matches!(
        actions(&end)[1],
        Event::Roll {
            side: Side::Black,
            ..
        }
    ));
    assert_eq!(end.warnings, []);
}

#[test]
fn the_other_side_resigned_when_wins_comes_early() {
    let result = |rows: &str| read("9", rows).record.games[0].result;
    let resigned = |winner, points| {
        Some(GameResult {
            winner,
            points,
            resigned: true,
        })
    };
    let doubled =
        "  1) 31: 8/5 6/5                 42: 8/4 6/4\n  2) Doubles => 2               Takes\n";
    let white = format!("{doubled}      Wins 4 points\n");
    assert_eq!(result(&white), resigned(Side::White, 4));
    let black = format!("{doubled}                                  Wins 2 points\n");
    assert_eq!(result(&black), resigned(Side::Black, 2));
    // Less than the cube: only what was needed has been counted.
    let short = format!("{doubled}      Wins 1 point and the match\n");
    assert_eq!(result(&short), resigned(Side::White, 2));
    let words = format!("{doubled}  3) Resigns\n");
    assert_eq!(result(&words), resigned(Side::Black, 2));
    assert_eq!(result(doubled), None);
}

#[test]
fn a_first_double_to_four_shows_an_automatic_double() {
    let rows =
        "  1) 31: 8/5 6/5                 42: 8/4 6/4\n  2) Doubles => 4               Takes\n";
    let money = read("0", rows);
    assert_eq!(money.record.games[0].automatic_doubles, 1);
    assert_eq!(money.warnings, []);
    let fixed = read("7", rows);
    assert_eq!(fixed.record.games[0].automatic_doubles, 0);
    assert!(matches!(
        fixed.warnings[0].kind,
        WarningKind::Contradiction { .. }
    ));
}

#[test]
fn the_crawford_game_is_the_first_with_one_side_one_away() {
    let text = " 3 point match\n Game 1\n a : 0  b : 0\n                          Wins 2 points\n Game 2\n a : 0  b : 2\n \
                1) 31: 8/5 6/5\n      Wins 1 point\n Game 3\n a : 1  b : 2\n 1) 31: 8/5 6/5         Doubles => 2\n 2) \
                Drops                    Wins 1 point\n";
    let record = import(text.as_bytes()).unwrap().record;
    let crawford: Vec<bool> = record.games.iter().map(|game| game.crawford).collect();
    assert_eq!(crawford, [false, true, false]);
}

#[test]
fn an_action_the_rules_refuse_is_left_out_with_a_warning() {
    let imported = read("5", "  1) 31: 8/5 6/5                 Takes\n");
    assert_eq!(actions(&imported).len(), 1);
    assert!(matches!(
        imported.warnings[0].kind,
        WarningKind::Ignored { .. }
    ));
}
