//! Lines of the .mat family cut into cells, without knowing the game.

use barpoint_rules::{Roll, Side};

/// A line with a move number taken apart: at most one cell for each player.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct Row<'a> {
    /// White's cell.
    pub(super) left: Option<Cell<'a>>,
    /// Black's cell.
    pub(super) right: Option<Cell<'a>>,
    /// Text that is no cell.
    pub(super) rest: Option<&'a str>,
}

impl<'a> Row<'a> {
    /// The cells with their sides, White's first.
    pub(super) fn cells(self) -> impl Iterator<Item = (Side, Cell<'a>)> {
        let left = self.left.map(|cell| (Side::White, cell));
        left.into_iter()
            .chain(self.right.map(|cell| (Side::Black, cell)))
    }
}

/// What a player did, as a cell words it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Cell<'a> {
    /// Dice and what came after the colon.
    Roll {
        /// The dice.
        roll: Roll,
        /// Whether the smaller comes first.
        low_die_first: bool,
        /// What was done with them.
        moves: Moves<'a>,
    },
    /// `00: ????`: nothing is known.
    UnknownRoll,
    /// `Doubles => 2`, `Redoubles`, with the value if given.
    Double(Option<u32>),
    /// `Beavers`, `Raccoons`, …
    Beaver,
    /// `Takes`.
    Take,
    /// `Drops`.
    Drop,
    /// `Resigns`, `Concedes`, `Losses 1 point`.
    Resign,
    /// `Wins 2 points`.
    Wins(u32),
}

/// What was done with a roll.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Moves<'a> {
    /// Nothing is said, or that nothing could be moved.
    None,
    /// `????`: the game ended before the play.
    NotPlayed,
    /// The player resigned instead of playing.
    Resigned,
    /// The moves.
    Text(&'a str),
    /// A position record stands for an illegal play.
    Position(&'a str),
}

/// The columns a line without a second cell may leave free before it counts as Black's.
const GAP: usize = 10;

/// Longer lines than any writer's (gnubg reads 1023 bytes) are none of ours.
const LONGEST: usize = 4096;

/// Splits a line; `None` if it has no move number and is no result.
pub(super) fn row(line: &str) -> Option<Row<'_>> {
    if line.len() > LONGEST {
        return None;
    }
    if let Some(cells) = after_number(line) {
        return Some(split(cells));
    }
    let starts = cell_starts(line);
    let &[start] = starts.as_slice() else {
        return None;
    };
    let cell = parse_cell(&line[start..])?;
    let ends_a_game = matches!(cell, Cell::Wins(_) | Cell::Resign);
    let for_black = line[..start].chars().count() > GAP + 5;
    ends_a_game.then(|| one(cell, for_black))
}

fn one(cell: Cell<'_>, for_black: bool) -> Row<'_> {
    let mut row = Row::default();
    if for_black {
        row.right = Some(cell);
    } else {
        row.left = Some(cell);
    }
    row
}

/// What follows `12)`.
fn after_number(line: &str) -> Option<&str> {
    let (number, cells) = line.split_once(')')?;
    let number = number.trim();
    let is_number = !number.is_empty() && number.bytes().all(|b| b.is_ascii_digit());
    is_number.then_some(cells)
}

fn split(cells: &str) -> Row<'_> {
    let starts = cell_starts(cells);
    match starts.as_slice() {
        [] => {
            let rest = cells.trim();
            Row {
                rest: (!rest.is_empty()).then_some(rest),
                ..Row::default()
            }
        }
        &[start] => {
            let for_black = cells[..start].chars().count() > GAP;
            match parse_cell(&cells[start..]) {
                Some(cell) => one(cell, for_black),
                None => Row {
                    rest: Some(cells.trim()),
                    ..Row::default()
                },
            }
        }
        &[first, second, ref more @ ..] => {
            let end = more.first().copied().unwrap_or(cells.len());
            Row {
                left: parse_cell(&cells[first..second]),
                right: parse_cell(&cells[second..end]),
                rest: more.first().map(|&at| cells[at..].trim()),
            }
        }
    }
}

/// Keywords that begin a cell, by prefix, in small letters.
const KEYWORDS: [&str; 14] = [
    "double", "redouble", "beaver", "raccoon", "take", "accept", "drop", "pass", "reject",
    "resign", "concede", "loss", "lose", "win",
];

/// Where cells begin: at dice with a colon or at a keyword.
fn cell_starts(text: &str) -> Vec<usize> {
    let bytes = text.as_bytes();
    let mut starts = Vec::new();
    let mut at = 0;
    while at < bytes.len() {
        if bytes[at] == b'(' {
            at = end_of_position(bytes, at);
            continue;
        }
        let begins_word = at == 0 || bytes[at - 1].is_ascii_whitespace();
        if begins_word && (starts_with_dice(&bytes[at..]) || starts_with_keyword(&bytes[at..])) {
            let resigns_a_roll = starts.last().is_some_and(|&last: &usize| {
                let between = &text[last..at];
                starts_with_dice(between.as_bytes())
                    && between[3..].trim().is_empty()
                    && between.len() <= 6
                    && matches!(bytes[at] | 0x20, b'c' | b'r' | b'l')
            });
            if !resigns_a_roll {
                starts.push(at);
            }
        }
        at += 1;
    }
    starts
}

/// After the position record that opens here; the names in it may look like anything.
fn end_of_position(bytes: &[u8], open: usize) -> usize {
    match bytes[open..].iter().position(|&b| b == b')') {
        Some(length) if bytes[open..open + length].contains(&b';') => open + length,
        _ => open + 1,
    }
}

fn starts_with_dice(bytes: &[u8]) -> bool {
    matches!(bytes, [b'0'..=b'6', b'0'..=b'6', b':', ..])
}

fn starts_with_keyword(bytes: &[u8]) -> bool {
    let length = bytes
        .iter()
        .position(|b| !b.is_ascii_alphabetic())
        .unwrap_or(bytes.len());
    let word = bytes[..length].to_ascii_lowercase();
    KEYWORDS.iter().any(|k| word.starts_with(k.as_bytes()))
}

fn parse_cell(text: &str) -> Option<Cell<'_>> {
    let text = text.trim();
    if starts_with_dice(text.as_bytes()) {
        return parse_roll(text);
    }
    let lower = text.to_ascii_lowercase();
    let begins = |words: &[&str]| words.iter().any(|w| lower.starts_with(w));
    let number = || {
        let digits = text.trim_start_matches(|c: char| !c.is_ascii_digit());
        let end = digits.find(|c: char| !c.is_ascii_digit());
        digits[..end.unwrap_or(digits.len())].parse().ok()
    };
    Some(match () {
        () if begins(&["double", "redouble"]) => Cell::Double(number()),
        () if begins(&["beaver", "raccoon"]) => Cell::Beaver,
        () if begins(&["take", "accept"]) => Cell::Take,
        () if begins(&["drop", "pass", "reject"]) => Cell::Drop,
        () if begins(&["resign", "concede", "loss", "lose"]) => Cell::Resign,
        () if begins(&["win"]) => Cell::Wins(number()?),
        () => return None,
    })
}

fn parse_roll(text: &str) -> Option<Cell<'_>> {
    let bytes = text.as_bytes();
    let (a, b) = (bytes[0] - b'0', bytes[1] - b'0');
    let moves = text[3..].trim();
    let lower = moves.to_ascii_lowercase();
    let Some(roll) = Roll::new(a, b) else {
        return Some(Cell::UnknownRoll);
    };
    let begins = |word: &str| lower.starts_with(word);
    let moves = if moves.is_empty() || begins("cannot") {
        Moves::None
    } else if moves.bytes().all(|b| b == b'?') {
        Moves::NotPlayed
    } else if begins("resign") || begins("concede") || begins("los") {
        Moves::Resigned
    } else if begins("illegal") {
        let open = moves.find('(')?;
        let close = moves.rfind(')').filter(|&close| close > open)?;
        Moves::Position(&moves[open + 1..close])
    } else {
        Moves::Text(moves)
    };
    Some(Cell::Roll {
        roll,
        low_die_first: a < b,
        moves,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn roll(a: u8, b: u8, moves: Moves<'_>) -> Cell<'_> {
        Cell::Roll {
            roll: Roll::new(a, b).unwrap(),
            low_die_first: a < b,
            moves,
        }
    }

    fn cells(line: &str) -> (Option<Cell<'_>>, Option<Cell<'_>>) {
        let row = row(line).unwrap();
        (row.left, row.right)
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
        assert_eq!((left, right), (Some(Cell::Resign), Some(Cell::Wins(1))));
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
    fn other_lines_are_no_rows() {
        assert_eq!(row(" Wins : 0      Takes : 0"), None);
        assert_eq!(row("hello"), None);
        assert_eq!(row("  4) hello").unwrap().rest, Some("hello"));
    }
}
