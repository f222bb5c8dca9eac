//! Lines of the .mat family cut into cells, without knowing the game.

use barpoint_rules::Side;

use super::cell::{Cell, dice_length, parse_cell, starts_with_keyword};
use super::header;

/// A line of moves taken apart.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct Row<'a> {
    /// The cells with their sides, in the order of play.
    pub(super) cells: Vec<(Side, Cell<'a>)>,
    /// Text that is no cell.
    pub(super) rest: Option<&'a str>,
}

/// The columns a line without a second cell may leave free before it counts as Black's.
const GAP: usize = 10;

/// How far a tab reaches.
const TAB: usize = 8;

/// Longer lines than any writer's (gnubg reads 1023 bytes) are none of ours.
pub(super) const LONGEST: usize = 4096;

/// The most digits of a row number.
const LONGEST_NUMBER: usize = 5;

/// Whether the line begins with a row number, `12)`.
pub(super) fn is_numbered(line: &str) -> bool {
    after_number(line).is_some()
}

/// Splits a line; `None` if it is no row of moves.
pub(super) fn row(line: &str) -> Option<Row<'_>> {
    if line.len() > LONGEST {
        return None;
    }
    let mut row = Row::default();
    let Some(mut cells) = after_number(line) else {
        return unnumbered(line);
    };
    // Two rows in one line: `24) 43: 21/18 18/14     24)  Losses 2 point     Wins 2 point`.
    while let Some((before, after)) = split_at_number(cells) {
        split(before, GAP, &mut row);
        cells = after;
    }
    split(cells, GAP, &mut row);
    Some(row)
}

/// A row that has lost its number: nothing but cells.
fn unnumbered(line: &str) -> Option<Row<'_>> {
    let text = line.trim_start();
    let is_cell = dice_length(text.as_bytes()).is_some() || is_whole_cell(text);
    if !is_cell || header::score_line(line).is_some() {
        return None;
    }
    let mut row = Row::default();
    split(line, GAP + 5, &mut row);
    row.rest.is_none().then_some(row)
}

/// Whether a text begins with the words of a cell and not with those of some sentence.
fn is_whole_cell(text: &str) -> bool {
    if !starts_with_keyword(text.as_bytes()) {
        return false;
    }
    let cell = text.split("  ").next().unwrap_or(text);
    let cell = cell.split('\t').next().unwrap_or(cell).trim();
    let mut words = cell.split_whitespace();
    let first = words.next().unwrap_or_default();
    match (words.next(), parse_cell(cell)) {
        (_, Some(Cell::Wins(_))) => true,
        (None, Some(_)) => first.bytes().all(|b| b.is_ascii_alphabetic()),
        (Some("=>"), Some(Cell::Double(Some(_)) | Cell::Beaver)) => true,
        (Some(_), Some(Cell::Resign(_))) => cell.len() <= 40,
        _ => false,
    }
}

/// What follows `12)`.
fn after_number(line: &str) -> Option<&str> {
    let line = line.trim_ascii_start();
    let digits = line.bytes().take_while(u8::is_ascii_digit).count();
    let is_number = (1..=LONGEST_NUMBER).contains(&digits);
    line[digits..].strip_prefix(')').filter(|_| is_number)
}

/// Cuts a line at the next row number inside it.
fn split_at_number(cells: &str) -> Option<(&str, &str)> {
    cells.match_indices(')').find_map(|(close, _)| {
        let before = cells[..close].trim_end_matches(|c: char| c.is_ascii_digit());
        let after = &cells[close + 1..];
        let stands_alone = before.ends_with(char::is_whitespace)
            && (after.is_empty() || after.starts_with(char::is_whitespace));
        let is_number = after_number(&cells[before.len()..=close]).is_some();
        (is_number && stands_alone).then_some((before, after))
    })
}

/// Adds the cells of a text; a single one that begins beyond the gap is Black's.
fn split<'a>(cells: &'a str, gap: usize, row: &mut Row<'a>) {
    let starts = cell_starts(cells);
    let &[first, ..] = starts.as_slice() else {
        let rest = cells.trim_ascii();
        if !rest.is_empty() {
            row.rest = Some(rest);
        }
        return;
    };
    let mut side = match starts.len() {
        1 if columns(&cells[..first]) > gap => Side::Black,
        _ => Side::White,
    };
    for (index, &start) in starts.iter().enumerate() {
        let end = starts.get(index + 1).copied().unwrap_or(cells.len());
        match parse_cell(&cells[start..end]) {
            Some(cell) => row.cells.push((side, cell)),
            None => row.rest = Some(cells[start..end].trim_ascii()),
        }
        side = side.other();
    }
}

/// How many columns a text takes, with tabs.
fn columns(text: &str) -> usize {
    text.chars().fold(0, |column, c| match c {
        '\t' => column + TAB,
        _ => column + 1,
    })
}

/// Where cells begin: at dice with a colon or at a keyword.
fn cell_starts(text: &str) -> Vec<usize> {
    let bytes = text.as_bytes();
    let mut starts = Vec::with_capacity(2);
    let mut at = 0;
    while at < bytes.len() {
        let word = &bytes[at..];
        match word[0] {
            b' ' | b'\t' => at += 1,
            b'(' => {
                at = end_of_position(bytes, at);
                at += word_length(&bytes[at..]);
            }
            first => {
                let begins = match first {
                    b'0'..=b'6' => dice_length(word).is_some(),
                    _ => starts_with_keyword(word),
                };
                if begins
                    && !starts
                        .last()
                        .is_some_and(|&last| resigns_a_roll(text, last, at))
                {
                    starts.push(at);
                }
                at += word_length(word).max(1);
            }
        }
    }
    starts
}

/// How long the word is that a text begins with.
fn word_length(bytes: &[u8]) -> usize {
    let ends = |byte: &u8| matches!(byte, b' ' | b'\t' | b'(');
    bytes.iter().position(ends).unwrap_or(bytes.len())
}

/// Whether what begins at `at` belongs to the dice that begin at `dice`: `64: Concedes`.
fn resigns_a_roll(text: &str, dice: usize, at: usize) -> bool {
    let between = &text[dice..at];
    dice_length(between.as_bytes()).is_some_and(|length| {
        between[length..].trim_ascii().is_empty()
            && between.len() <= length + 3
            && matches!(text.as_bytes()[at] | 0x20, b'c' | b'r' | b'l')
    })
}

/// After the position record that opens here; the names in it may look like anything.
fn end_of_position(bytes: &[u8], open: usize) -> usize {
    match bytes[open..].iter().position(|&b| b == b')') {
        Some(length) if bytes[open..open + length].contains(&b';') => open + length,
        _ => open + 1,
    }
}

#[cfg(test)]
mod tests {
    use barpoint_rules::Roll;

    use super::super::cell::Moves;
    use super::*;

    fn roll(a: u8, b: u8, moves: Moves<'_>) -> Cell<'_> {
        Cell::Roll {
            roll: Roll::new(a, b).unwrap(),
            low_die_first: a < b,
            moves,
        }
    }

    fn cells(line: &str) -> (Option<Cell<'_>>, Option<Cell<'_>>) {
        let of = |side| {
            let cells = row(line).unwrap().cells;
            let mut own = cells.into_iter().filter(|(whose, _)| *whose == side);
            own.next().map(|(_, cell)| cell)
        };
        (of(Side::White), of(Side::Black))
    }

    #[test]
    fn cells_need_no_fixed_columns() {
        // gnubg, XG, and HedgeHog columns.
        for line in [
            "  1) 54: 24/20 13/8              42: 8/4 6/4 ",
            "  1) 54: 24/20 13/8                    42: 8/4 6/4                       ",
            "  1) 54: 24/20 13/8  42: 8/4 6/4",
        ] {
            let expected = (
                Some(roll(5, 4, Moves::Text("24/20 13/8"))),
                Some(roll(4, 2, Moves::Text("8/4 6/4"))),
            );
            assert_eq!(cells(line), expected);
        }
    }

    #[test]
    fn a_single_cell_belongs_to_the_side_its_place_says() {
        let black = "  1)                             16: 13/7 8/7";
        assert_eq!(
            cells(black),
            (None, Some(roll(1, 6, Moves::Text("13/7 8/7"))))
        );
        assert_eq!(
            cells("  5) Doubles => 4"),
            (Some(Cell::Double(Some(4))), None)
        );
        assert_eq!(
            cells(" 30)                         Wins 4 point").1,
            Some(Cell::Wins(4))
        );
        assert_eq!(cells("      Wins 1 point").0, Some(Cell::Wins(1)));
        assert_eq!(
            cells("                              Wins 2 points").1,
            Some(Cell::Wins(2))
        );
        assert_eq!(row(" 12)"), Some(Row::default()));
    }

    #[test]
    fn words_of_all_sites_are_known() {
        let (left, right) = cells("  8)  Drops                       Wins 1 point and the match");
        assert_eq!((left, right), (Some(Cell::Drop), Some(Cell::Wins(1))));
        let (left, right) = cells(" 28)  Losses 1 point                       Wins 1 point");
        assert_eq!(
            (left, right),
            (Some(Cell::Resign(Some(1))), Some(Cell::Wins(1)))
        );
        let (left, right) = cells("  3) 64: Cannot Move                   Doubles => 2");
        assert_eq!(
            (left, right),
            (Some(roll(6, 4, Moves::None)), Some(Cell::Double(Some(2))))
        );
        let (left, right) = cells(" 30) 64: Concedes                      Wins 2 points");
        assert_eq!(
            (left, right),
            (Some(roll(6, 4, Moves::Resigned)), Some(Cell::Wins(2)))
        );
        let (left, right) = cells(" 30) 00: ????                          53: ???");
        assert_eq!(
            (left, right),
            (Some(Cell::UnknownRoll), Some(roll(5, 3, Moves::NotPlayed)))
        );
    }

    #[test]
    fn names_inside_a_position_record_are_not_read() {
        let line = " 24) 11: Illegal play (25;0;1;0;0;Wins 3;12: x;0;0)   Doubles => 2";
        let (left, right) = cells(line);
        assert_eq!(
            left,
            Some(roll(1, 1, Moves::Position("25;0;1;0;0;Wins 3;12: x;0;0")))
        );
        assert_eq!(right, Some(Cell::Double(Some(2))));
    }

    #[test]
    fn two_rows_in_one_line_are_two_rows() {
        let joined = " 24) 43: 21/18 18/14              24)  Losses 2 point              Wins 2 point and the match";
        let expected = [
            (Side::White, roll(4, 3, Moves::Text("21/18 18/14"))),
            (Side::White, Cell::Resign(Some(2))),
            (Side::Black, Cell::Wins(2)),
        ];
        assert_eq!(row(joined).unwrap().cells, expected);
        assert_eq!(row("  1) 66: 24/18(2) 13/7 (2)").unwrap().cells.len(), 1);
    }

    #[test]
    fn a_third_cell_is_the_first_players() {
        let cells = row("  2) 31: 8/5 6/5       Doubles => 2 Takes")
            .unwrap()
            .cells;
        assert_eq!(cells[1], (Side::Black, Cell::Double(Some(2))));
        assert_eq!(cells[2], (Side::White, Cell::Take));
    }

    #[test]
    fn a_row_without_a_number_is_one_if_nothing_else_stands_in_it() {
        assert_eq!(
            cells("      Drops             Wins 1 point"),
            (Some(Cell::Drop), Some(Cell::Wins(1)))
        );
        let played = row("      31: 8/5 6/5      42: 8/4 6/4").unwrap();
        assert_eq!(played.cells.len(), 2);
        for prose in [
            "Pass the salt",
            "He doubles too late",
            "Takes it all",
            "wins again",
        ] {
            assert_eq!(row(prose), None, "{prose}");
        }
    }

    #[test]
    fn tabs_and_blanks_before_the_colon_do_not_matter() {
        let (left, right) = cells("2) 62 : 24/18 13/11\t\t54: 24/20 13/8");
        assert_eq!(left, Some(roll(6, 2, Moves::Text("24/18 13/11"))));
        assert_eq!(right, Some(roll(5, 4, Moves::Text("24/20 13/8"))));
        assert!(cells("1)\t\t21: 24/23 13/11").1.is_some());
        assert!(cells("1)\t21: 24/23 13/11").0.is_some());
    }

    #[test]
    fn other_lines_are_no_rows() {
        assert_eq!(row(" Wins : 0      Takes : 0"), None);
        assert_eq!(row("hello"), None);
        assert_eq!(row("  4) hello").unwrap().rest, Some("hello"));
    }
}
