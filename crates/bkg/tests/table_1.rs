//! Table 1 of the paper: 74 problems of seven kinds. The book's are not ours; `testdata/bkg-problems` says where these are
//! from. `cargo test -p barpoint-bkg --test table_1 -- --nocapture` prints the table.

#![expect(clippy::unwrap_used, reason = "a test helper may fail like a test")]
#![expect(clippy::cast_precision_loss, reason = "small numbers")]

use std::sync::Arc;

use barpoint_bearoff::OneSided;
use barpoint_bkg::{Bkg, Tables};
use barpoint_rules::notation::Xgid;
use barpoint_rules::{Board, Roll};

/// A problem: its kind, the position, and what the plays compared are worth.
struct Problem {
    kind: &'static str,
    board: Board,
    roll: Roll,
    plays: Vec<(Board, f64)>,
}

/// Right answers, wrong ones, and what a choice among the plays compared by chance would have right.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct Row {
    number: u32,
    right: f64,
    by_chance: f64,
}

/// The paper gives part credit for answers that are not quite right: here whole credit for a loss of up to 0.02 points, half
/// for one of up to 0.06; a quarter of that in races, where little is lost.
fn credit(kind: &str, loss: f64) -> f64 {
    let [right, part] = if kind == "running bearoff" {
        [0.005, 0.015]
    } else {
        [0.02, 0.06]
    };
    match loss {
        loss if loss <= right => 1.0,
        loss if loss <= part => 0.5,
        _ => 0.0,
    }
}

fn problems() -> Vec<Problem> {
    let text = include_str!("../../../testdata/bkg-problems/problems.tsv");
    text.lines().map(problem).collect()
}

fn problem(line: &'static str) -> Problem {
    let mut columns = line.split('\t');
    let kind = columns.next().unwrap();
    let state = columns.next().unwrap().parse::<Xgid>().unwrap();
    let state = state.state(barpoint_rules::MatchRules::default()).unwrap();
    let (board, roll) = (*state.board(), state.roll().unwrap());
    let worth = |column: &str| {
        let (play, equity) = column.split_once('=').unwrap();
        let play = board.parse_play(play, roll).unwrap();
        (board.after(&play).unwrap(), equity.parse().unwrap())
    };
    let plays = columns.map(worth).collect();
    Problem {
        kind,
        board,
        roll,
        plays,
    }
}

/// One row for each kind, in the order of the file.
fn table(bkg: &Bkg) -> Vec<(&'static str, Row)> {
    let mut table: Vec<(&str, Row)> = Vec::new();
    for problem in problems() {
        let equities = || problem.plays.iter().map(|(_, equity)| *equity);
        let best = equities().fold(f64::NEG_INFINITY, f64::max);
        let chosen = bkg.rank(&problem.board, problem.roll, None)[0];
        let found = problem
            .plays
            .iter()
            .find(|(after, _)| *after == chosen.after);
        let (_, equity) = found
            .unwrap_or_else(|| panic!("{} is not rolled out in {}", chosen.play, problem.board));
        let by_chance: f64 = equities()
            .map(|equity| credit(problem.kind, best - equity))
            .sum();
        if table.last().is_none_or(|(kind, _)| *kind != problem.kind) {
            table.push((problem.kind, Row::default()));
        }
        let row = &mut table.last_mut().unwrap().1;
        row.number += 1;
        row.right += credit(problem.kind, best - equity);
        row.by_chance += by_chance / problem.plays.len() as f64;
    }
    table
}

#[test]
fn weak_where_the_paper_says_so() {
    let bkg = Bkg::new(Tables::new(Arc::new(OneSided::build())).unwrap());
    let found = table(&bkg);
    println!("position class     number  right  wrong  percent  by chance");
    for (kind, row) in &found {
        let number = f64::from(row.number);
        println!(
            "{kind:<18} {number:>6} {:>6.1} {:>6.1} {:>7.0} % {:>7.0} %",
            row.right,
            number - row.right,
            100.0 * row.right / number,
            100.0 * row.by_chance / number
        );
    }
    // As many of each kind as in the paper, and how many are right.
    let rights: Vec<_> = found
        .iter()
        .map(|(kind, row)| (*kind, row.number, row.right))
        .collect();
    let expected = [
        ("positional", 28, 16.0),
        ("running bearoff", 5, 3.0),
        ("engaged bearoff", 11, 7.0),
        ("back game", 8, 3.5),
        ("timing", 13, 8.5),
        ("advanced defence", 6, 2.0),
        ("defence", 3, 2.0),
    ];
    assert_eq!(rights, expected);
    // Of back games and of return shots it knows nothing: as in the paper a choice by chance does as well.
    let gained = |kind: &str| {
        let (_, row) = found.iter().find(|(found, _)| *found == kind).unwrap();
        (row.right - row.by_chance) / f64::from(row.number)
    };
    assert!(gained("back game") < 0.05 && gained("advanced defence") < 0.05);
    assert!(gained("positional") > 0.1 && gained("running bearoff") > 0.1);
}
