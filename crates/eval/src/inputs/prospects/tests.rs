use super::*;
use barpoint_rules::{Board, PlayList, Roll, Variation};
use barpoint_testkit::board;

fn side(board: &Board) -> Prospects {
    let (own, theirs) = (board.on_roll(), board.opponent());
    Prospects::of(own, Masks::of(own), Masks::of(theirs))
}

/// A board from (point, checkers) of each side in its own numbers; the rest is off.
fn rolls(chance: f32) -> u32 {
    (0..=36)
        .find(|&n| (chance * 36.0 - n as f32).abs() < 1e-3)
        .unwrap()
}

#[test]
fn the_start_makes_the_points_everybody_knows() {
    let start = side(&Variation::Standard.start());
    // 31, 42, 53, 61 and all doubles make a point from 3 to 8; 31, 42, 53, 64 and all doubles one at home.
    assert_eq!(rolls(start.makes_block), 8 + 6);
    assert_eq!(rolls(start.makes_home), 8 + 6);
    assert_eq!(rolls(start.hits_home) + rolls(start.hits_far), 0);
    assert_eq!(rolls(start.tidies), 36);
    assert_eq!(rolls(start.points_on), 0);
    // The 6 and the 8 point in one window.
    assert!((start.window - 2.0 / 6.0).abs() < 1e-6);
    assert!((start.tallest - 5.0 / 6.0).abs() < 1e-6);
}

#[test]
fn direct_shots_and_pointing_are_counted() {
    // A blot six away from a lone checker: 17 rolls with a combination of 42, 51, 33, 22.
    let one = board(&[(10, 1)], &[(21, 1), (1, 2)]);
    assert_eq!(rolls(side(&one).hits_home), 17);
    // Two checkers six and four away point on it by 64 alone: 22 would take five steps.
    let two = board(&[(10, 1), (8, 1)], &[(21, 1), (1, 2)]);
    assert_eq!(rolls(side(&two).points_on), 2);
}

#[test]
fn blots_are_saved_or_not() {
    // No checker behind the blot can hit it.
    let passed = board(&[(5, 1), (4, 2)], &[(2, 2)]);
    assert_eq!(rolls(side(&passed).tidies), 36);
    // The blot on the 8 point, an opposing checker behind it: it reaches the 4 point by any 4, 31, 22 and 11.
    let exposed = board(&[(8, 1), (4, 2)], &[(24, 1), (2, 2)]);
    assert_eq!(rolls(side(&exposed).tidies), 11 + 2 + 1 + 1);
}

#[test]
fn primes_are_lengthened_at_both_ends_and_in_gaps() {
    assert_eq!(lengthening(0b0111_0000), 0b1000_1000);
    assert_eq!(lengthening(0b0101_0000), 0b1010_1000 | 0b0010_0000);
    assert_eq!(lengthening(0b0110_1100), 0b0001_0000 | 0b1000_0010);
    assert_eq!(lengthening(0), POINTS);
}

/// Every count is at least the number of rolls with a legal play that does it, but where liberties are taken.
#[test]
fn counts_agree_with_legal_plays() {
    let mut plays = PlayList::new();
    let (mut compared, mut wrong) = (0, 0);
    let mut boards = vec![Variation::Standard.start()];
    for step in 0..400 {
        let at = boards.len() - 1;
        let from = boards[at - at % 7 % boards.len()];
        let roll = Roll::weighted().nth((step * 5 + 3) % 21).unwrap().0;
        plays.generate(&from, roll);
        let pick = plays.boards().get((step * 7) % plays.len().max(1));
        boards.push(pick.map_or(from, |after| *after).swapped());
    }
    for board in boards.iter().filter(|b| b.on_roll()[25] == 0) {
        let theirs = Masks::of(board.opponent());
        let blots = mirrored(theirs.blots);
        let mut hits = 0;
        for (roll, weight) in Roll::weighted() {
            plays.generate(board, roll);
            let hit = |after: &Board| {
                let left = mirrored(Masks::of(after.opponent()).occupied & POINTS);
                blots & HOME & !left != 0
            };
            hits += u32::from(weight) * u32::from(plays.boards().iter().any(hit));
        }
        compared += 1;
        wrong += u32::from(hits != rolls(side(board).hits_home));
    }
    assert!(compared > 200, "{compared}");
    assert!(wrong * 50 <= compared, "{wrong} of {compared}");
}
