//! The game that the paper publishes (section IX), BKG with the black checkers, against Bkg's choices.
//!
//! Three entries of the table are misprinted in the copies on the web; the rest of the game allows only what stands here:
//! Black's second play (the copy repeats the third, a 4-3, for a 6-3 from no bar; White then hits on Black's 15 point),
//! White's fourth ("21/15" for 12/15, 19/23: Black hits the latter man), and the hit of 12/18 in White's seventh.

use std::sync::Arc;

use barpoint_bearoff::OneSided;
use barpoint_bkg::{Bkg, CubeAt, StateClass, Tables, Valued, doubles, resigns, takes};
use barpoint_rules::{Board, Roll, Variation};

/// White's roll and play, Black's roll and play, each in the mover's own point numbers.
const GAME: [(&str, &str, &str, &str); 26] = [
    ("54", "24/20 13/8", "56", "24/18/13"),
    ("25", "20/18/13", "36", "24/21/15"),
    ("13", "13/10* 24/23", "34", "bar/21 13/10"),
    ("43", "13/10 6/2", "15", "6/5 10/5"),
    ("46", "10/4* 8/4", "63", "bar/22/16"),
    ("31", "13/10/9*", "25", "bar/23*/18"),
    ("61", "bar/24 13/7*", "14", "bar/24/20"),
    ("43", "8/5* 9/5", "34", "bar/22/18*"),
    ("24", "bar/21 23/21", "26", "13/11 18/12*"),
    ("51", "bar/24 8/3", "14", "8/7 11/7"),
    ("33", "6/3 8/5/2 10/7", "34", "12/9 13/9"),
    ("34", "6/2 7/4", "65", "13/7 13/8"),
    ("26", "21/15/13", "45", "8/4* 9/4"),
    ("14", "bar/24 13/9", "54", "13/8 9/5"),
    ("12", "24/22 9/8", "36", "5/2 8/2"),
    ("13", "8/5 4/3", "61", "8/2 8/7"),
    ("62", "22/16 3/1", "63", "7/4"),
    ("24", "5/1 16/14", "62", "7/5"),
    ("65", "14/8/3", "53", "7/2 7/4"),
    ("12", "3/1 2/1", "31", "4/3 6/3"),
    ("53", "6/1 6/3", "14", "4/off 6/5"),
    ("61", "24/18 3/2", "36", "6/off 6/3"),
    ("63", "18/12/9", "46", "5/off 5/1*"),
    ("25", "", "22", "5/3(2) 3/1 2/off"),
    ("25", "bar/20/18", "42", "2/off 4/off"),
    ("56", "18/13/7", "64", "4/off 3/off"),
];

/// One of Black's decisions.
struct Decision {
    number: usize,
    roll: Roll,
    board: Board,
    /// The board after the published play.
    published: Board,
    play: &'static str,
    class: Option<StateClass>,
    ranked: Vec<Valued>,
}

fn bkg() -> Bkg {
    Bkg::new(Tables::new(Arc::new(OneSided::build())).unwrap())
}

#[track_caller]
fn play(board: &Board, roll: &str, play: &str) -> Board {
    if play.is_empty() {
        return *board;
    }
    let parsed = board.parse_play(play, roll.parse().unwrap());
    board
        .after(&parsed.unwrap_or_else(|e| panic!("{roll} {play}: {e}")))
        .unwrap()
}

/// Replays the game and asks for BKG's play each time, with the state class of the published play kept from move to move.
fn decisions(bkg: &Bkg) -> (Vec<Decision>, Board) {
    let mut board = Variation::Standard.start();
    let mut class = None;
    let mut decisions = Vec::new();
    for (index, (white_roll, white_play, roll, black_play)) in GAME.into_iter().enumerate() {
        board = play(&board, white_roll, white_play).swapped();
        let published = play(&board, roll, black_play);
        let ranked = bkg.rank(&board, roll.parse().unwrap(), class);
        let before = class;
        class = ranked
            .iter()
            .find(|valued| valued.after == published)
            .map(|valued| valued.class);
        decisions.push(Decision {
            number: index + 1,
            roll: roll.parse().unwrap(),
            board,
            published,
            play: black_play,
            class: before,
            ranked,
        });
        board = published.swapped();
    }
    (decisions, board)
}

/// `cargo test -p barpoint-bkg --test game -- --nocapture` prints the table of docs/theory/bkg.md.
#[test]
fn most_of_the_published_plays_are_chosen_again() {
    let bkg = bkg();
    let mut agreed = 0;
    for decision in decisions(&bkg).0 {
        let best = &decision.ranked[0];
        let published = decision
            .ranked
            .iter()
            .find(|valued| valued.after == decision.published)
            .unwrap();
        let same = best.after == decision.published;
        agreed += u32::from(same);
        println!(
            "| {} | {} | {} | {:.1} | {} | {:.1} | {} |",
            decision.number,
            decision.roll,
            decision.play,
            published.value,
            if same {
                "the same".into()
            } else {
                best.play.to_string()
            },
            best.value,
            best.class,
        );
        if !same {
            for (theirs, ours) in [(published, best)] {
                let [a, b] = [theirs, ours]
                    .map(|valued| bkg.explain(&decision.board, &valued.after, decision.class));
                for line in &a {
                    let other = b
                        .iter()
                        .find(|o| std::ptr::eq(o.term, line.term))
                        .map_or(f64::NAN, |o| o.hp);
                    if (line.hp - other).abs() > 0.5 || other.is_nan() {
                        println!(
                            "      {} {}: {:.1} -> {:.1}",
                            line.section.name, line.term.name, line.hp, other
                        );
                    }
                }
                for line in &b {
                    if !a.iter().any(|o| std::ptr::eq(o.term, line.term)) {
                        println!(
                            "      {} {}: none -> {:.1}",
                            line.section.name, line.term.name, line.hp
                        );
                    }
                }
            }
        }
    }
    println!("{agreed} of 26");
    assert!(agreed >= 20, "{agreed} of 26");
}

/// The paper's last line: Black doubles once no gammon can be won any more, and White gives up.
#[test]
fn the_game_ends_with_a_double_that_is_passed() {
    let bkg = bkg();
    let (decisions, last) = decisions(&bkg);
    let black = play(&last, "54", "9/4 7/3").swapped();
    assert!(!black.has_contact());
    assert!(doubles(&black, CubeAt::Centre, bkg.tables()));
    assert!(!takes(&black, bkg.tables()));
    // White passes; by the count of least and most rolls the game is not yet lost.
    assert_eq!(resigns(&black.swapped()), None);
    assert_eq!(decisions.len(), 26);
}
