//! Plays: any text is read or refused; a play read is legal and survives being written; a legal
//! play (chosen by the length of the text) is read back from both written forms.
//!
//! Input: 14 characters of a Position ID, two dice, then the text of a play.
#![no_main]

use barpoint_rules::notation::{
    display_play, literal_steps, mat_play, parse_position_id, read_play,
};
use barpoint_rules::{Board, Play, PlayList, PointLimit, Roll, Variation};
use libfuzzer_sys::fuzz_target;

const LIMIT: PointLimit = PointLimit::Unlimited;

fuzz_target!(|input: &str| {
    let Some((id, rest)) = input.split_at_checked(14) else {
        return;
    };
    let board = parse_position_id(id).unwrap_or_else(|_| Variation::Standard.start());
    let Some((dice, text)) = rest.split_at_checked(2) else {
        return;
    };
    let &[first, second] = dice.as_bytes() else {
        return;
    };
    let Some(roll) = Roll::new(first % 6 + 1, second % 6 + 1) else {
        return;
    };
    let _ = literal_steps(text, &board);
    let mut legal = PlayList::new();
    legal.generate(&board, roll);
    if let Ok(play) = read_play(text, &board, roll, LIMIT) {
        let after = board.after(&play).expect("a play read can be made");
        assert!(play.is_dance() == legal.is_empty());
        assert!(play.is_dance() || legal.find(&after).is_some());
        check(&play, &board, roll);
    }
    let chosen = text.len() % legal.len().max(1);
    if let Some(play) = legal.plays().get(chosen) {
        check(play, &board, roll);
    }
});

fn check(play: &Play, board: &Board, roll: Roll) {
    for text in [display_play(play), mat_play(play)] {
        let read = read_play(&text, board, roll, LIMIT).expect("a play written is read");
        assert_eq!(board.after(&read), board.after(play), "{text}");
    }
}
