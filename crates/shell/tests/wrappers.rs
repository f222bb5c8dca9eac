//! The command sequences that other programs send to gnubg, and how they read its answers: the same reader must find the
//! same kinds of lines in ours.

#![expect(clippy::print_stdout, reason = "what was compared")]

mod beside;

use std::collections::BTreeSet;

use beside::{said, sections, shell};

/// The match that stands for the one of the transcripts.
const SAMPLE: &str = concat!(
    env!("CARGO_MANIFEST_DIR"),
    "/../../samples/clara-ivar-7pt.mat"
);

/// What a program that drives gnubg reads from a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Kind {
    PositionId,
    MatchId,
    RawBoard,
    Play,
    PlayBehind,
    Chances,
    CubeAction,
    ProperAction,
    Statistics,
    Win,
}

/// A number with a sign and three digits after the point.
fn is_equity(text: &str) -> bool {
    let digits = text.strip_prefix(['+', '-']).unwrap_or_default();
    let parts: Vec<&str> = digits.split('.').collect();
    parts.len() == 2 && parts[1].len() == 3 && parts.iter().all(|part| is_number(part))
}

fn is_number(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())
}

/// `    1. Cubeful 2-ply    8/5 6/5                      Eq.: +0.200`, and from the second on ` (-0.211)`.
fn play(line: &str) -> Option<Kind> {
    let (before, after) = line.split_once(" Eq.: ")?;
    let (rank, rest) = before
        .trim_start_matches('*')
        .trim_start()
        .split_once(". ")?;
    let (kind, play) = rest
        .split_once("-ply")
        .or_else(|| rest.split_once("Rollout"))?;
    let known = ["Cubeful ", "Cubeless ", ""]
        .iter()
        .any(|name| kind.starts_with(name));
    if !is_number(rank) || !known || play.trim().is_empty() {
        return None;
    }
    let mut values = after.split_whitespace();
    let equity = values.next().filter(|text| is_equity(text))?;
    assert!(!equity.is_empty());
    match values.next() {
        None => Some(Kind::Play),
        Some(behind) => is_equity(behind.trim_matches(['(', ')'])).then_some(Kind::PlayBehind),
    }
}

/// `  0.525 0.149 0.007 - 0.475 0.125 0.005`.
fn chances(line: &str) -> Option<Kind> {
    let words: Vec<&str> = line.split_whitespace().take(7).collect();
    let (won, lost) = (words.get(..3)?, words.get(4..7)?);
    let are = [won, lost]
        .concat()
        .iter()
        .all(|word| is_equity(&format!("+{word}")));
    let are = are && words[3] == "-";
    are.then_some(Kind::Chances)
}

/// `1. No double           +0.099  (+0.901)`.
fn cube(line: &str) -> Option<Kind> {
    let (rank, rest) = line.split_once(". ")?;
    let names = [
        "No double",
        "Double, pass",
        "Double, take",
        "No redouble",
        "Redouble, pass",
        "Redouble, take",
    ];
    let name = names.iter().find(|name| rest.starts_with(**name))?;
    let equity = rest[name.len()..].split_whitespace().next()?;
    (rank.len() == 1 && rest.len() >= 26 && is_equity(equity)).then_some(Kind::CubeAction)
}

/// The second player's figures stand 24 columns after the first's, which begin in the 42nd.
fn statistics(line: &str) -> Option<Kind> {
    let labels = [
        "Unforced moves",
        "Error total EMG",
        "Total cube decisions",
        "Snowie error rate",
    ];
    let is_row = labels.iter().any(|label| line.starts_with(label));
    let (first, second) = (line.get(41..65)?, line.get(65..)?);
    let full = !first.trim().is_empty() && !second.trim().is_empty();
    (is_row && full).then_some(Kind::Statistics)
}

fn kind(line: &str) -> Option<Kind> {
    if let Some((_, id)) = line.split_once("Position ID: ") {
        return (id.trim().len() == 14).then_some(Kind::PositionId);
    }
    if let Some((_, id)) = line.split_once("Match ID   : ") {
        return (id.trim().len() == 12).then_some(Kind::MatchId);
    }
    if line.starts_with("board:") {
        return (line.split(':').count() == 53).then_some(Kind::RawBoard);
    }
    if line.starts_with("Proper cube action: ") {
        return Some(Kind::ProperAction);
    }
    if line.contains(" wins a ") && line.contains(" and ") && line.contains(" point") {
        return Some(Kind::Win);
    }
    play(line)
        .or_else(|| chances(line))
        .or_else(|| cube(line))
        .or_else(|| statistics(line))
}

fn kinds(answer: &str) -> BTreeSet<Kind> {
    answer.lines().filter_map(kind).collect()
}

/// Types a transcript: the lines whose answers lack a kind of line that gnubg's have.
fn lacking(name: &str) -> Option<Vec<String>> {
    let mut lacking = Vec::new();
    let (mut same, mut found) = (0, BTreeSet::new());
    for section in sections(name)? {
        let mut shell = shell();
        for line in &section.setup {
            said(&mut shell, line);
        }
        for (line, theirs) in &section.lines {
            if line == "exit" {
                continue;
            }
            let typed = line.replace("x.mat", SAMPLE);
            let (ours, theirs) = (said(&mut shell, &typed), kinds(theirs));
            if theirs.is_subset(&kinds(&ours)) {
                same += theirs.len();
                found.extend(theirs);
            } else {
                println!(
                    "{}: {line}: expected {theirs:?}, found\n{ours}",
                    section.title
                );
                lacking.push(line.clone());
            }
        }
    }
    println!("{name}: {same} kinds of lines are read alike: {found:?}");
    Some(lacking)
}

#[test]
fn wrappers_read_what_they_read_of_gnubg() {
    let Some(found) = lacking("22-wrapper-idioms.md") else {
        println!("skipped: no transcripts here");
        return;
    };
    // The transcript leaves out the dice that were typed between its lines.
    assert_eq!(found, ["8/5 6/5"]);
    for name in ["22b-wrapper-rollout-pty.md", "05-cube-hint-eval.md"] {
        assert_eq!(lacking(name), Some(Vec::new()), "{name}");
    }
}

/// gnubg 1.07 (transcript 22): the same lines give the same boards as figures.
#[test]
fn raw_boards_are_gnubgs() {
    let Some(sections) = sections("22-wrapper-idioms.md") else {
        println!("skipped: no transcripts here");
        return;
    };
    let raw = sections
        .iter()
        .find(|section| section.title.starts_with("rawboard"));
    let mut shell = shell();
    let mut compared = 0;
    for line in raw.into_iter().flat_map(|section| &section.setup) {
        said(&mut shell, line);
    }
    for (line, theirs) in raw.into_iter().flat_map(|section| &section.lines) {
        let ours = said(&mut shell, line);
        let board = |answer: &str| {
            let found = answer.lines().find(|line| line.starts_with("board:"));
            found.map(str::to_owned)
        };
        if let Some(theirs) = board(theirs) {
            assert_eq!(board(&ours), Some(theirs), "{line}");
            compared += 1;
        }
    }
    assert!(compared >= 6, "{compared}");
}

/// gnubg 1.07 (transcript 22): whoever answers a double or a resignation sees figures from there.
#[test]
fn answers_are_seen_by_the_player_who_answers() {
    let mut shell = shell();
    for line in [
        "set player both human",
        "set automatic roll off",
        "new session",
        "set turn 1",
        "double",
    ] {
        said(&mut shell, line);
    }
    let hint = said(&mut shell, "hint");
    assert!(
        hint.contains("2. Double, pass        -1.000  (-0."),
        "{hint}"
    );
    assert!(hint.contains("3. Double, take        +0.1"), "{hint}");
    assert!(
        hint.contains("Proper cube action: No double, beaver (2"),
        "{hint}"
    );
    for line in ["take", "set dice 65", "24/13", "resign gammon"] {
        said(&mut shell, line);
    }
    let hint = said(&mut shell, "hint");
    let lines: Vec<&str> = hint.lines().collect();
    assert!(
        lines[0].starts_with("Equity before resignation : "),
        "{hint}"
    );
    assert!(
        lines[1].starts_with("Equity after resignation : +2.000 (+"),
        "{hint}"
    );
    assert_eq!(lines[3], "Correct resign decision : Accept");
}
