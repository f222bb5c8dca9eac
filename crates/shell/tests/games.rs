//! Games through a shell: what gnubg 1.07 shows after the same lines.

#![expect(clippy::unwrap_used, reason = "a test helper may fail like a test")]

#[path = "common/engines.rs"]
mod engines;

use barpoint_shell::Shell;
use engines::engines;

/// What a shell says to the last of these lines.
fn whole(lines: &[&str]) -> String {
    let mut shell = Shell::new(engines(None), "B".to_owned());
    let mut said = Vec::new();
    for line in ["set player 0 human", "set player 0 name A"]
        .iter()
        .chain(lines)
    {
        said.clear();
        shell.line(line, &mut said).unwrap();
    }
    String::from_utf8(said).unwrap()
}

/// Its last line.
fn last(lines: &[&str]) -> String {
    let said = whole(lines);
    let last = said.trim_end().lines().last();
    last.unwrap_or_default().to_owned()
}

/// gnubg: `import mat clara-ivar-7pt.mat`, `show score`.
#[test]
fn a_match_that_is_over_is_loaded_with_its_result() {
    let sample = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../../samples/clara-ivar-7pt.mat"
    );
    let score = last(&[&format!("import mat \"{sample}\""), "show score"]);
    let expected =
        "The score (after 5 games) is: Clara 6, Ivar 9 (match to 7 points, post-Crawford play)";
    assert_eq!(score, expected);
    let over = last(&[&format!("load match \"{sample}\""), "new game"]);
    assert!(over.starts_with("The match is over"), "{over}");
}

#[test]
fn a_resignation_counts_the_game() {
    let lines = [
        "set automatic game off",
        "new session",
        "resign gammon",
        "accept",
        "show score",
    ];
    let score = last(&lines);
    assert!(score.starts_with("The score (after 1 game) is:"), "{score}");
}

/// gnubg: "The cube is dead; you can't double any more."
#[test]
fn a_dead_cube_is_not_turned() {
    let lines = [
        "new match 3",
        "set turn 0",
        "set cube value 4",
        "set cube owner 0",
        "double",
    ];
    assert!(last(&lines).starts_with("The cube is dead"));
}

#[test]
fn dice_are_asked_for_where_they_are_typed() {
    let lines = ["set automatic roll off", "set rng manual", "new match 3"];
    assert_eq!(last(&lines), "Enter dice:");
    let typed = |more: &[&str]| last(&[&lines[..], more].concat());
    assert!(typed(&["1 3"]).ends_with("X: B"));
    assert_eq!(typed(&["13", "show dice"]), "B has rolled 3 and 1.");
    assert_eq!(typed(&["13", "8/5 6/5", "roll"]), "Enter dice:");
    assert_eq!(
        typed(&["13", "8/5 6/5", "roll", "52", "show dice"]),
        "A has rolled 5 and 2."
    );
}

#[test]
fn a_roll_not_yet_played_is_in_the_list() {
    let lines = [
        "set automatic roll off",
        "set rng manual",
        "new match 3",
        "13",
        "list game",
    ];
    assert_eq!(last(&lines).trim(), "31     : Rolled");
}

#[test]
fn files_of_commands_that_load_each_other_end() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).display().to_string();
    for (name, other) in [("a", "b"), ("b", "a")] {
        let line = format!("load commands '{}'\n", path(other));
        std::fs::write(path(name), line.repeat(2)).unwrap();
    }
    let said = last(&[&format!("load commands '{}'", path("a"))]);
    assert!(said.ends_with("loads itself"), "{said}");
}

/// gnubg: `set board ...`, `set dice 6 5`, `move`: "root cannot move." and "root moves bar/24."
#[test]
fn a_play_without_choice_needs_no_words() {
    let closed = "set board simple 1 2 2 2 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 -2 -2 -2 -2 -2 -2 0";
    let lines = ["new match 3", "set turn 1", closed];
    let after = |more: &[&str]| last(&[&lines[..], more].concat());
    assert_eq!(
        after(&["set dice 6 5", "move", "show turn"]),
        "A is on roll."
    );
    let open = "set board simple 1 2 2 2 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 -2 -2 -2 -2 -2 0 0";
    let forced = [open, "set dice 1 6", "move", "show turn"];
    assert_eq!(after(&forced), "A is on roll.");
    let choice = after(&["set board 4HPwATDgc/ABMA", "set dice 3 1", "move"]);
    assert_eq!(choice, "move: expected a play, such as 8/5 6/5");
}

/// gnubg's `set score` on the same lines, and where it says that the Crawford game is on.
#[test]
fn scores_are_points_won_or_to_go() {
    let score = |lines: &[&str]| {
        let line = last(lines);
        line.split(" is: ").nth(1).unwrap_or(&line).to_owned()
    };
    assert_eq!(
        score(&["new match 3", "set score 2 0"]),
        "A 2, B 0 (match to 3 points, Crawford game)"
    );
    assert_eq!(
        score(&["new match 5", "set score -1 2"]),
        "A 4, B 2 (match to 5 points, Crawford game)"
    );
    assert_eq!(
        score(&["new match 5", "set score post 2"]),
        "A 4, B 2 (match to 5 points, post-Crawford play)"
    );
    assert_eq!(
        score(&["new match 5", "set score crawford 2"]),
        "A 4, B 2 (match to 5 points, Crawford game)"
    );
    assert_eq!(
        score(&["new match 1", "set score 0 0"]),
        "A 0, B 0 (match to 1 point)"
    );
    assert_eq!(
        score(&["new match 5", "set score 0 0 7", "show score"]),
        "A 0, B 0 (match to 7 points)"
    );
    assert_eq!(
        score(&["set score 1 2 5", "show score"]),
        "A 1, B 2 (match to 5 points)"
    );
    assert!(last(&["new match 5", "set score 5 0"]).contains("match length of 5"));
    assert!(last(&["new match 5", "set score x 0"]).starts_with("set score: expected two scores"));
    let double = ["new match 3", "set score 2 0", "set turn 1", "double"];
    assert_eq!(last(&double), "Nobody doubles in the Crawford game.");
}

#[test]
fn dice_are_asked_for_again_after_a_slip() {
    let lines = ["set automatic roll off", "set rng manual", "new match 3"];
    let typed = |more: &[&str]| last(&[&lines[..], more].concat());
    assert_eq!(typed(&["abc"]), "Enter dice:");
    assert_eq!(typed(&["9 9"]), "Enter dice:");
    assert!(typed(&["abc", "7 3", "3,1", "show dice"]).ends_with("has rolled 3 and 1."));
    assert!(typed(&["show version"]).contains("barpoint"));
}

/// gnubg sets the board of transcript 04 by either name.
#[test]
fn boards_are_named_by_ids_and_by_keys() {
    let board = |line: &str| whole(&["new match 3", "set turn 1", line, "show board"]);
    let by_id = board("set board 4HPwATDgc/ABMA");
    assert!(by_id.contains("4HPwATDgc/ABMA"), "{by_id}");
    assert_eq!(board("set board OAHDPAABDAOAHDPAABDA"), by_id);
    assert!(last(&["new match 3", "set board ZZZZZZZZZZZZZZZZZZZZ"]).contains("not a Position ID"));
}

#[test]
fn eval_values_the_position_that_is_named() {
    let shown = |line: &str| {
        whole(&[
            "new session",
            "set evaluation cubedecision evaluation plies 0",
            line,
        ])
    };
    assert!(shown("eval mHPwATCMz4MHAA").contains("mHPwATCMz4MHAA"));
    assert_ne!(shown("eval mHPwATCMz4MHAA"), shown("eval"));
    assert!(shown("eval foo").contains("foo"));
}

/// gnubg names the session that is on and new ones, too.
#[test]
fn rules_are_those_of_the_session_that_is_on() {
    let opening = "set xgid XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10";
    let told = whole(&[opening, "show jacoby"]);
    assert!(
        told.ends_with("The money session that is on is played without the Jacoby rule.\n"),
        "{told}"
    );
    assert!(
        told.starts_with("Jacoby rule in money sessions: on"),
        "{told}"
    );
    assert!(last(&[opening, "show beavers"]).ends_with("played without beavers."));
    assert!(!whole(&["new match 3", "show jacoby"]).contains("session that is on"));
}
