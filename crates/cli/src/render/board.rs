//! A board in plain text, 80 columns wide with its captions.

use barpoint_rules::{Board, Point};

/// The parts of a drawn board.
pub(crate) struct BoardView<'a> {
    /// The board, seen by the player at the bottom.
    pub(crate) board: &'a Board,
    /// Letter for the checkers of the player at the bottom.
    pub(crate) bottom: char,
    /// Letter for the checkers of the player at the top.
    pub(crate) top: char,
    /// Lines shown to the right, from the top; at most [`HEIGHT`].
    pub(crate) captions: Vec<String>,
}

/// Lines of a drawn board.
pub(crate) const HEIGHT: usize = 13;

const ROWS: u8 = 5;

/// The board as [`HEIGHT`] lines without line ends.
pub(crate) fn lines(view: &BoardView<'_>) -> Vec<String> {
    let mut lines = Vec::with_capacity(HEIGHT);
    lines.push(edge(13..=18, 19..=24));
    lines.extend((0..ROWS).map(|row| row_of(view, row, true)));
    lines.push("|                  |BAR|                  |".to_owned());
    lines.extend((0..ROWS).rev().map(|row| row_of(view, row, false)));
    lines.push(edge((7..=12).rev(), (1..=6).rev()));
    for (line, caption) in lines.iter_mut().zip(&view.captions) {
        if !caption.is_empty() {
            line.push_str("  ");
            line.push_str(caption);
        }
    }
    lines.iter().map(|line| format!("  {line}")).collect()
}

fn edge(left: impl Iterator<Item = u8>, right: impl Iterator<Item = u8>) -> String {
    let half = |points: &mut dyn Iterator<Item = u8>| {
        points.map(|p| format!("{p:-^3}")).collect::<String>()
    };
    format!(
        "+{}+---+{}+",
        half(&mut left.into_iter()),
        half(&mut right.into_iter())
    )
}

fn row_of(view: &BoardView<'_>, row: u8, upper: bool) -> String {
    let cells = |points: &mut dyn Iterator<Item = u8>| {
        points
            .map(|p| format!("{:^3}", point_mark(view, p, row)))
            .collect::<String>()
    };
    let (left, right): (Vec<u8>, Vec<u8>) = if upper {
        ((13..=18).collect(), (19..=24).collect())
    } else {
        ((7..=12).rev().collect(), (1..=6).rev().collect())
    };
    // A checker on the bar is drawn in the half it has to enter from: own above, theirs below.
    let (bar, letter) = if upper {
        (view.board.on_roll()[25], view.bottom)
    } else {
        (view.board.opponent()[25], view.top)
    };
    format!(
        "|{}|{:^3}|{}|",
        cells(&mut left.into_iter()),
        stack_mark(bar, letter, row),
        cells(&mut right.into_iter())
    )
}

fn point_mark(view: &BoardView<'_>, number: u8, row: u8) -> String {
    let Some(point) = Point::new(number) else {
        return String::new();
    };
    let own = view.board.own(point);
    if own > 0 {
        stack_mark(own, view.bottom, row)
    } else {
        stack_mark(view.board.theirs(point), view.top, row)
    }
}

/// The mark of one stack in one row counted from the edge: the last row shows the number if the stack does not fit.
fn stack_mark(count: u8, letter: char, row: u8) -> String {
    if count > ROWS && row == ROWS - 1 {
        count.to_string()
    } else if count > row {
        letter.to_string()
    } else {
        String::new()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use barpoint_rules::{Setup, Variation};

    #[test]
    fn the_start_looks_like_a_backgammon_board() {
        let board = Variation::Standard.start();
        let view = BoardView {
            board: &board,
            bottom: 'X',
            top: 'O',
            captions: vec!["O: Ann".to_owned()],
        };
        insta::assert_snapshot!(lines(&view).join("\n"));
    }

    #[test]
    fn tall_stacks_and_the_bar_are_counted() {
        let mut half = [0; 26];
        half[6] = 12;
        half[25] = 3;
        let board = Board::try_from(Setup {
            on_roll: half,
            opponent: half,
        })
        .unwrap();
        let view = BoardView {
            board: &board,
            bottom: 'X',
            top: 'O',
            captions: Vec::new(),
        };
        insta::assert_snapshot!(lines(&view).join("\n"));
    }
}
