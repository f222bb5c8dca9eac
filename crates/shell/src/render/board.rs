//! The board in gnubg's shape: player 0's checkers are O, player 1's are X, and the points have the numbers of the player
//! on roll.

use std::fmt::Write;

use barpoint_rules::notation::{MatchId, position_id};
use barpoint_rules::{Board, BySide, Crawford, CubeOwner, Decision, MatchState, Point, Side};

use super::points;

/// Rows of each half; what does not fit is written as a number.
const ROWS: u8 = 5;

/// Lines of the board, each with a caption beside it.
const HEIGHT: usize = 13;

/// The board with IDs, names, points, dice and cube.
pub(crate) fn text(state: &MatchState, names: BySide<&str>, clockwise: bool) -> String {
    let mut text = String::new();
    let position = position_id(state.board());
    let _ = writeln!(text, " GNU Backgammon  Position ID: {position}");
    let _ = writeln!(text, "                 Match ID   : {}", MatchId::of(state));
    for (line, caption) in lines(state, clockwise).iter().zip(captions(state, names)) {
        let _ = writeln!(text, "{line}     {caption}");
    }
    text
}

/// The rows of the board, the edges and the bar among them.
fn lines(state: &MatchState, clockwise: bool) -> Vec<String> {
    let black = state.board_of(Side::Black);
    let black_rolls = state.on_roll() == Side::Black;
    let mut lines = vec![edge(!black_rolls, clockwise)];
    lines.extend((0..ROWS).map(|row| row_of(&black, row, true, clockwise)));
    let arrow = if black_rolls { 'v' } else { '^' };
    lines.push(format!(
        "{arrow}|                  |BAR|                  |"
    ));
    lines.extend(
        (0..ROWS)
            .rev()
            .map(|row| row_of(&black, row, false, clockwise)),
    );
    lines.push(edge(black_rolls, clockwise));
    lines
}

/// The points of a row of the board from the left, as the player to whom the row below belongs counts them.
fn numbers(near: bool, clockwise: bool) -> Vec<u8> {
    let mut numbers: Vec<u8> = if near {
        (1..=12).rev().collect()
    } else {
        (13..=24).collect()
    };
    if clockwise {
        numbers.reverse();
    }
    numbers
}

fn edge(near: bool, clockwise: bool) -> String {
    let numbers = numbers(near, clockwise);
    let half = |numbers: &[u8]| -> String {
        let cells = numbers.iter().map(|number| format!("{number:-^3}"));
        cells.collect()
    };
    format!(" +{}-----{}+", half(&numbers[..6]), half(&numbers[6..]))
}

/// A row of both halves as player 1 sees it; `row` counts from the edge.
fn row_of(black: &Board, row: u8, upper: bool, clockwise: bool) -> String {
    let numbers = numbers(!upper, clockwise);
    let cells = |numbers: &[u8]| -> String {
        let marks = numbers.iter().map(|&number| mark(black, number, row));
        marks.map(|mark| format!("{mark:^3}")).collect()
    };
    // A checker on the bar stands in the half opposite to the one that it enters.
    let (bar, letter) = if upper {
        (black.opponent()[25], 'O')
    } else {
        (black.on_roll()[25], 'X')
    };
    let bar = stack(bar, letter, row);
    format!(
        " |{}|{bar:^3}|{}|",
        cells(&numbers[..6]),
        cells(&numbers[6..])
    )
}

fn mark(black: &Board, number: u8, row: u8) -> String {
    let Some(point) = Point::new(number) else {
        return String::new();
    };
    match (black.own(point), black.theirs(point)) {
        (0, theirs) => stack(theirs, 'O', row),
        (own, _) => stack(own, 'X', row),
    }
}

/// The checker in a row of a stack; in the last row, the number of all where there are more.
fn stack(count: u8, letter: char, row: u8) -> String {
    match () {
        () if count > ROWS && row == ROWS - 1 => count.to_string(),
        () if count > row => letter.to_string(),
        () => String::new(),
    }
}

/// The lines beside a player's checkers: name, points, and what is to be done.
const fn places(side: Side) -> [usize; 3] {
    match side {
        Side::White => [0, 1, 2],
        Side::Black => [12, 11, 10],
    }
}

/// What stands to the right of the board, line by line.
fn captions(state: &MatchState, names: BySide<&str>) -> [String; HEIGHT] {
    let mut captions: [String; HEIGHT] = Default::default();
    for (side, letter) in [(Side::White, 'O'), (Side::Black, 'X')] {
        let [name, score, _] = places(side);
        captions[name] = format!("{letter}: {}", names[side]);
        captions[score] = points(u32::from(state.score()[side]));
    }
    let length = match state.length() {
        0 => String::new(),
        1 => "1 point match ".to_owned(),
        length => format!("{length} points match "),
    };
    let cube = format!("(Cube: {})", state.cube().value());
    captions[6] = match (state.cube().owner(), state.beavers()) {
        // Beside the player who is asked it stands what the cube would be.
        (_, Some(_)) => String::new(),
        (CubeOwner::Centred, None) if state.crawford() == Crawford::Now => {
            length + "(Crawford game)"
        }
        (CubeOwner::Centred, None) => length + &cube,
        (CubeOwner::Owned(side), None) => {
            let _ = write!(captions[places(side)[0]], " {cube}");
            length.trim_end().to_owned()
        }
    };
    if let Some((side, text)) = to_do(state) {
        captions[places(side)[2]] = text;
    }
    captions
}

/// What is to be done, and beside whose checkers it stands.
fn to_do(state: &MatchState) -> Option<(Side, String)> {
    let side = state.on_roll();
    let rolled = state.roll().map(|roll| format!("Rolled {roll}"));
    if let Some((_, kind)) = state.resignation() {
        let before = rolled.unwrap_or_else(|| "On roll".to_owned());
        return Some((side, format!("{before}, resigns {kind}")));
    }
    match state.decision() {
        Decision::AnswerDouble(answering) => Some((
            answering,
            format!("Cube offered at {}", state.cube().value() * 2),
        )),
        Decision::Turn(_) => Some((side, "On roll".to_owned())),
        _ => rolled.map(|rolled| (side, rolled)),
    }
}
