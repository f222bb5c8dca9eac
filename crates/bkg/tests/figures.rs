//! Figures 2 and 3 of the paper. The drawings are not in the text; the positions are those that the text determines.

#![expect(clippy::unwrap_used, reason = "a test helper may fail like a test")]

use std::sync::Arc;

use barpoint_bearoff::{Numbering, OneSided};
use barpoint_bkg::{Bkg, CubeAt, Doubling, Men, Tables, doubles, simulate};
use barpoint_equity::{RaceCount, RaceRule};
use barpoint_rules::{Board, Roll};
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;

fn bkg() -> Bkg {
    Bkg::new(Tables::new(Arc::new(OneSided::build())).unwrap())
}

/// Expected rolls of a position after a play, rounded as printed.
fn printed(bkg: &Bkg, board: &Board) -> String {
    format!(
        "{:.3}",
        bkg.tables()
            .expected_rolls(&Men::of(board.on_roll()))
            .unwrap()
    )
}

/// One player to bear off; the opponent is far from done.
fn bearing_off(own: &[(u8, u8)]) -> Board {
    Board::with_checkers(own, &[(6, 4)]).unwrap()
}

/// Every position of up to eight men in which two plays of a roll leave these two numbers of rolls.
fn positions_with(bkg: &Bkg, roll: &str, plays: [(&str, &str); 2]) -> Vec<Vec<(u8, u8)>> {
    let numbering = Numbering::new(4, 8).unwrap();
    let mut found = Vec::new();
    for index in 0..numbering.count() {
        let counts = numbering.position(index).unwrap();
        let own: Vec<(u8, u8)> = (1..=4).zip(counts).filter(|&(_, men)| men > 0).collect();
        let board = bearing_off(&own);
        let matches = plays.iter().all(|(play, rolls)| {
            let after = board
                .parse_play(play, roll.parse().unwrap())
                .ok()
                .and_then(|play| board.after(&play));
            after.is_some_and(|after| {
                let men = Men::of(after.on_roll());
                bkg.tables().expected_rolls(&men).is_some() && printed(bkg, &after) == *rolls
            })
        });
        if matches {
            found.push(own);
        }
    }
    found
}

/// "White is to play a 6-2. The 6 must obviously be played from the 21 point", the 2 from 21 to 23 or from 22 to 24:
/// 2.748 and 2.739 rolls.
#[test]
fn figure_3_bottom() {
    let bkg = bkg();
    let found = positions_with(&bkg, "62", [("4/off 4/2", "2.748"), ("4/off 3/1", "2.739")]);
    assert_eq!(found, [vec![(1, 2), (3, 2), (4, 2)]]);
    let best = bkg.rank(&bearing_off(&found[0]), "62".parse().unwrap(), None)[0];
    assert_eq!(best.play.to_string(), "4/off 3/1");
}

/// "Black is to play a 6-1. The 6 must be played from the 4 point", the 1 from 2 to 1 or from 3 to 2: 2.794 and 2.777.
#[test]
fn figure_3_top() {
    let bkg = bkg();
    let found = positions_with(&bkg, "61", [("4/off 2/1", "2.794"), ("4/off 3/2", "2.777")]);
    assert_eq!(found, [vec![(2, 2), (3, 3), (4, 1)]]);
    let best = bkg.rank(&bearing_off(&found[0]), "61".parse().unwrap(), None)[0];
    assert_eq!(best.play.to_string(), "4/off 3/2");
}

/// Figure 2: both sides' adjusted count is 36, so that Keeler's rule does not double (36 * 1.1 - 2 = 37.6), "yet Onmove has
/// approximately a 65% chance of winning here, as evidenced by simulations". Symmetric positions with that count, 15 men
/// or fewer, all give about that.
#[test]
fn figure_2() {
    let table = OneSided::build();
    let bkg = bkg();
    let numbering = Numbering::new(6, 15).unwrap();
    let (mut chances, mut boards, mut thirty_six) = (Vec::new(), Vec::new(), 0_u16);
    for index in (0..numbering.count()).step_by(7) {
        let counts = numbering.position(index).unwrap();
        let own: Vec<(u8, u8)> = (1..=6).zip(counts).filter(|&(_, men)| men > 0).collect();
        let board = Board::with_checkers(&own, &own).unwrap();
        let Some(counts) = RaceCount::all(&board) else {
            continue;
        };
        let keeler = counts
            .iter()
            .find(|count| count.rule == RaceRule::Keeler)
            .unwrap();
        if (keeler.leader - 36.0).abs() < 0.01 && (keeler.trailer - 36.0).abs() < 0.01 {
            thirty_six += 1;
            assert!(!doubles(&board, CubeAt::Centre, bkg.tables()), "{board}");
            chances.push(table.board_outcome(&board).unwrap().win);
            boards.push(board);
        }
    }
    let mean = chances.iter().sum::<f32>() / f32::from(thirty_six);
    let [low, high] = [f32::min, f32::max].map(|f| chances.iter().copied().reduce(f).unwrap());
    // 64% to 70%, on average 66%.
    assert_eq!((thirty_six, (mean * 100.0).round()), (38, 66.0));
    assert_eq!(
        ((low * 100.0).round(), (high * 100.0).round()),
        (64.0, 70.0)
    );
    let nearest = |board: &Board| (table.board_outcome(board).unwrap().win - 0.65).abs();
    let at_65 = boards
        .into_iter()
        .min_by(|a, b| nearest(a).total_cmp(&nearest(b)));
    simulated_65(&bkg, &at_65.unwrap());
    // Within the tables the recursion of the paper sees what Keeler's rule does not.
    assert!(low < 0.65 && high > 0.65);
}

/// The simulation facility finds 65% too, within three standard errors.
fn simulated_65(bkg: &Bkg, board: &Board) {
    const GAMES: u32 = 4000;
    let mut rng = ChaCha8Rng::seed_from_u64(1977);
    let mut dice = || Roll::new(rng.random_range(1..=6), rng.random_range(1..=6)).unwrap();
    let tally = simulate([bkg, bkg], board, GAMES, Doubling::Off, &mut dice);
    let won = f64::from(tally.wins) / f64::from(GAMES);
    assert!((won - 0.65).abs() < 0.023, "{board}: {won}");
}
