//! Play counts of known positions, from the tables in testdata/perft.

#![expect(clippy::unwrap_used, reason = "a test stops at the first surprise")]

use barpoint_rules::notation::{parse_position_id, position_id};
use barpoint_rules::perft::{perft, plays_by_roll};
use barpoint_rules::{Board, PlayList, PointLimit, Roll, Variation};
use barpoint_testkit::workspace_root;

fn table(name: &str) -> String {
    let path = workspace_root().join("testdata/perft").join(name);
    std::fs::read_to_string(&path).unwrap()
}

fn roll(text: &str) -> Option<Roll> {
    let digits: Vec<u8> = text.bytes().map(|b| b.wrapping_sub(b'0')).collect();
    match digits[..] {
        [a, b] => Roll::new(a, b),
        _ => None,
    }
}

/// Checks every row of a table; gives the number of positions and the sum of their `sum` rows.
#[track_caller]
fn check(name: &str, count: impl Fn(&Board, Roll) -> usize) -> (usize, usize) {
    let mut sums = Vec::new();
    for line in table(name).lines().skip(1) {
        let fields: Vec<&str> = line.split('\t').collect();
        let [id, note, dice, plays] = fields[..] else {
            panic!("four fields expected: {line}");
        };
        let board = parse_position_id(id).unwrap();
        let expected: usize = plays.parse().unwrap();
        let found = if let Some(roll) = roll(dice) {
            count(&board, roll)
        } else {
            assert_eq!(dice, "sum");
            sums.push(expected);
            plays_by_roll(&board).map(|(_, n)| n).sum()
        };
        assert_eq!(found, expected, "{id} ({note}) roll {dice}");
    }
    (sums.len(), sums.iter().sum())
}

fn fast(board: &Board, roll: Roll) -> usize {
    let mut list = PlayList::new();
    list.generate(board, roll);
    list.len()
}

fn slow(board: &Board, roll: Roll) -> usize {
    let mut list = PlayList::new();
    list.generate_slowly(board, roll, PointLimit::Unlimited);
    list.len()
}

#[test]
fn reference_counts_come_out() {
    assert_eq!(check("reference.tsv", fast), (70, 32_253));
}

#[test]
fn tricky_counts_come_out() {
    let (positions, plays) = check("tricky.tsv", fast);
    assert_eq!(positions, 30);
    assert_eq!(check("tricky.tsv", slow), (positions, plays));
}

#[test]
fn reference_boards_come_out() {
    let mut list = PlayList::new();
    let mut rows = 0;
    for line in table("reference-plays.jsonl").lines() {
        let row: serde_json::Value = serde_json::from_str(line).unwrap();
        let text = |key: &str| row[key].as_str().unwrap().to_owned();
        let board = parse_position_id(&text("id")).unwrap();
        list.generate(&board, roll(&text("roll")).unwrap());
        let mut found: Vec<String> = list
            .boards()
            .iter()
            .map(|after| position_id(&after.swapped()))
            .collect();
        found.sort();
        let expected: Vec<String> = row["results"]
            .as_array()
            .unwrap()
            .iter()
            .map(|id| id.as_str().unwrap().to_owned())
            .collect();
        assert_eq!(found, expected, "{line}");
        rows += 1;
    }
    assert_eq!(rows, 10);
}

#[test]
fn opening_tree_has_202782_leaves_after_two_turns() {
    let start = Variation::Standard.start();
    assert_eq!(
        [0, 1, 2].map(|turns| perft(&start, turns)),
        [1, 447, 202_782]
    );
}

/// 67,273 of the leaves are dances. Source: three generators agreeing, see testdata/perft.
#[test]
fn opening_tree_has_116154993_leaves_after_three_turns() {
    assert_eq!(perft(&Variation::Standard.start(), 3), 116_154_993);
}

#[test]
fn a_dance_is_one_branch_and_a_finished_game_one_leaf() {
    // One on the bar against a closed board.
    let dancing = parse_position_id("27YdAACw58EDQA").unwrap();
    assert_eq!(plays_by_roll(&dancing).map(|(_, n)| n).sum::<usize>(), 0);
    assert_eq!(perft(&dancing, 1), 21);
    // One checker on the ace point each: every roll ends the game.
    let last = parse_position_id("AQAABAAAAAAAAA").unwrap();
    assert_eq!(perft(&last, 5), 21);
}
