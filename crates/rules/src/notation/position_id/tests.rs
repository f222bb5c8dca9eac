use proptest::prelude::*;

use super::*;
use crate::Variation;

#[test]
fn start_positions_have_the_ids_gnubg_shows() {
    // gnubg 1.07.001 `new session` under each `set variation`
    assert_eq!(position_id(&Variation::Standard.start()), "4HPwATDgc/ABMA");
    let board = parse_position_id("4HPwATDgc/ABMA").unwrap();
    assert_eq!(board, Variation::Standard.start());
}

#[test]
fn the_opponent_comes_first() {
    // gnubg 1.07.001: after 24/20* by player 1, player 0 (with a checker on the bar) is on roll
    let board = parse_position_id("sGfiASHgOfIAWA").unwrap();
    assert_eq!(board.on_roll()[25], 1);
    assert_eq!(board.opponent()[25], 0);
    assert_eq!(board.opponent()[20], 1);
}

#[track_caller]
fn check_error(text: &str, message: &str) {
    assert_eq!(parse_position_id(text).unwrap_err().to_string(), message);
}

#[test]
fn damaged_ids_are_refused_with_the_reason() {
    check_error("", "not a Position ID: expected 14 characters, found 0");
    check_error(
        "4HPwATDgc/ABM",
        "not a Position ID: expected 14 characters, found 13",
    );
    check_error(
        "4HPwATDgc/ABMAA",
        "not a Position ID: expected 14 characters, found 15",
    );
    check_error(
        "4HPwATDgc!ABMA",
        "not a Position ID: expected letters, digits, `+` or `/`, found '!' as character 10",
    );
    check_error(
        "4HPwATDgc/ABMé",
        "not a Position ID: expected letters, digits, `+` or `/`, found 'é' as character 14",
    );
    check_error(
        "4HPwATDgc/ABMB",
        "not a Position ID: the last character carries bits that the format does not use",
    );
    check_error(
        "//////////////",
        "not a Position ID: the last character carries bits that the format does not use",
    );
    check_error(
        "/////////////w",
        "not a Position ID: expected at most 30 checkers, found more",
    );
}

/// The ID of any checker counts, possible or not.
fn raw_id(opponent: &[u8; 26], on_roll: &[u8; 26]) -> String {
    let mut bytes = [0; BYTES];
    let mut index = 0;
    for half in [opponent, on_roll] {
        for &n in &half[1..] {
            (0..n).for_each(|i| base64::set_bit(&mut bytes, index + usize::from(i)));
            index += usize::from(n) + 1;
        }
    }
    base64::encode(&bytes)
}

#[test]
fn impossible_positions_are_refused_with_the_reason() {
    let start = *Variation::Standard.start().on_roll();
    let mut crowded = start;
    crowded[24] = 3;
    let mut few = start;
    few[13] = 4;
    check_error(
        &raw_id(&few, &crowded),
        "the Position ID describes an impossible position: expected at most 15 checkers a side, found 16",
    );
    let mut shared = start;
    shared[24] = 1;
    shared[1] = 1;
    check_error(
        &raw_id(&start, &shared),
        "the Position ID describes an impossible position: both sides have checkers on the 1-point of the player on roll",
    );
}

/// Boards with up to 15 checkers a side on points chosen so that none is shared.
pub(crate) fn any_board() -> impl Strategy<Value = Board> {
    let side = || prop::collection::vec(1usize..=25, 0..=15);
    (side(), side()).prop_map(|(own, theirs)| {
        let mut setup = Setup {
            on_roll: [0; 26],
            opponent: [0; 26],
        };
        for point in own {
            setup.on_roll[point] += 1;
        }
        for point in theirs {
            if point == 25 || setup.on_roll[25 - point] == 0 {
                setup.opponent[point] += 1;
            }
        }
        Board::try_from(setup).expect("no point is shared")
    })
}

proptest! {
    #[test]
    fn reading_back_gives_the_same_board(board in any_board()) {
        let id = position_id(&board);
        prop_assert_eq!(id.len(), 14);
        prop_assert_eq!(parse_position_id(&id), Ok(board));
    }

    #[test]
    fn any_text_is_read_or_refused_without_panic(text in "[A-Za-z0-9+/]{14}|\\PC{0,20}") {
        if let Ok(board) = parse_position_id(&text) {
            prop_assert_eq!(position_id(&board), text);
        }
    }
}
