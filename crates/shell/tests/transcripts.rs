//! The boards and IDs of gnubg's transcripts, section by section: the same lines typed here must show the same.

#![expect(clippy::print_stdout, reason = "what was compared")]

mod beside;

use beside::{said, sections, shell};

/// The last board of an answer with its IDs.
fn board(answer: &str) -> Option<String> {
    let start = answer.rfind(" GNU Backgammon  Position ID: ")?;
    let lines = answer[start..].lines().take(15).map(str::trim_end);
    Some(lines.collect::<Vec<_>>().join("\n"))
}

/// Compares the boards of a transcript: how many were the same, and the lines after which they were not.
fn compare(name: &str) -> (usize, Vec<String>) {
    let mut same = 0;
    let mut differing = Vec::new();
    let Some(sections) = sections(name) else {
        println!("skipped: no {name} here");
        return (same, differing);
    };
    for section in sections {
        let mut shell = shell();
        for line in &section.setup {
            said(&mut shell, line);
        }
        for (line, answer) in &section.lines {
            let ours = board(&said(&mut shell, line));
            let Some(theirs) = board(answer) else {
                continue;
            };
            if ours.as_ref() == Some(&theirs) {
                same += 1;
                continue;
            }
            println!(
                "{}: {line}: expected\n{theirs}\nfound\n{}",
                section.title,
                ours.unwrap_or_default()
            );
            differing.push(line.clone());
        }
    }
    println!(
        "{name}: {same} boards are the same, {} differ",
        differing.len()
    );
    (same, differing)
}

/// The boards of a transcript are the same but after these lines.
#[track_caller]
fn same_but(name: &str, least: usize, known: &[&str]) {
    let (same, differing) = compare(name);
    if (same, differing.len()) != (0, 0) {
        assert!(same >= least, "{same}");
        assert_eq!(differing, known);
    }
}

#[test]
fn moves_by_hand_lead_to_the_same_boards() {
    same_but("03-roll-move-flow.md", 12, &[]);
}

/// After a resignation was declined gnubg leaves the turn with the player who declined, so that the next one to resign, and
/// with it the score, is the other.
#[test]
fn cubes_and_resignations_lead_to_the_same_boards() {
    let known = [
        "decline",
        "resign gammon",
        "reject",
        "resign 3",
        "new game",
        "resign backgammon",
        "new game",
        "resign single",
        "new game",
        "resign single foo",
    ];
    same_but("04-cube-flow.md", 31, &known);
}

/// gnubg makes something of texts that are no IDs, gives the players' seats to each other where an XGID has the other player
/// on roll, and rolls the dice of its new match at random.
#[test]
fn ids_set_by_hand_lead_to_the_same_boards() {
    let known = [
        "set matchid bad",
        "set gnubgid 4HPwATDgc/ABMA",
        "set board junk",
        "set board 4HPwATDgc/ABM",
        "set board =1",
        "set board =2",
        "set xgid XGID=-b----E-C---eE---c-e----B-:1:1:-1:00:2:3:0:7:10",
        "set xgid XGID=-b----E-C---eE---c-e----B-:0:0:1:D:0:0:0:5:10",
        "set xgid XGID=-b----E-C---eE---c-e----B-:0:0:1:52:4:2:1:5:10",
        "set xgid -b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10",
        "new match 5",
    ];
    same_but("12-set-board-ids.md", 14, &known);
}
