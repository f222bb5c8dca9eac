//! A board of characters as gnubg draws it: the player named second at the bottom, the numbers those of the player on roll.

use barpoint_rules::notation::GnubgId;
use barpoint_rules::{BySide, Crawford, CubeOwner, MatchState, Side};

use crate::words::points;

/// Rows on each side of the middle line.
const ROWS: usize = 5;

/// The board and its IDs, line by line.
pub(super) fn lines(state: &MatchState, names: &BySide<String>) -> Vec<String> {
    let board = Drawing { state, names };
    let id = GnubgId::of(state).to_string();
    let (position, game) = id.split_once(':').unwrap_or((&id, ""));
    let upward = state.on_roll() == Side::White;
    let numbers = [
        " +13-14-15-16-17-18------19-20-21-22-23-24-+",
        " +12-11-10--9--8--7-------6--5--4--3--2--1-+",
    ];
    let [top, bottom] = if upward {
        [numbers[1], numbers[0]]
    } else {
        numbers
    };
    let mut lines = vec![
        format!(" GNU Backgammon  Position ID: {position}"),
        format!("                 Match ID   : {game}"),
        format!("{top}     {}", board.player(Side::White)),
    ];
    lines.extend((0..ROWS).map(|row| board.row(Side::White, row)));
    let turn = if upward { '^' } else { 'v' };
    lines.push(format!(
        "{turn}|                  |BAR|                  |     {}",
        board.stage()
    ));
    lines.extend((0..ROWS).rev().map(|row| board.row(Side::Black, row)));
    lines.push(format!("{bottom}     {}", board.player(Side::Black)));
    lines
}

struct Drawing<'a> {
    state: &'a MatchState,
    names: &'a BySide<String>,
}

impl Drawing<'_> {
    /// One of the rows of a player's half, counted from the edge of the board.
    fn row(&self, half: Side, row: usize) -> String {
        let mut line = String::from(" |");
        for place in 0..6_u8 {
            line.push_str(&self.point(half, row, 12 - place));
        }
        let on_bar = self.state.board_of(half).on_roll()[25];
        put!(line, "|{}|", cell(half, on_bar, row));
        for place in 0..6_u8 {
            line.push_str(&self.point(half, row, 6 - place));
        }
        let off = self.off(half, row);
        let caption = self.caption(half, row);
        if row + 1 == ROWS {
            format!("{line}| {off}")
        } else {
            format!("{line}| {off} {caption}")
        }
    }

    /// What lies on a point, counted by the player whose half it is in.
    fn point(&self, half: Side, row: usize, point: u8) -> String {
        let own = self.state.board_of(half);
        let count = own.on_roll()[usize::from(point)];
        if count > 0 {
            return cell(half, count, row);
        }
        let other = self.state.board_of(half.other()).on_roll()[usize::from(25 - point)];
        cell(half.other(), other, row)
    }

    /// The borne-off checkers in a row, five in a column.
    fn off(&self, half: Side, row: usize) -> String {
        let checkers = self.state.rules().variation.checkers();
        let left: u8 = self.state.board_of(half).on_roll()[1..].iter().sum();
        let off = usize::from(checkers.saturating_sub(left));
        let column = |column: usize| {
            if off > ROWS * column + row {
                letter(half)
            } else {
                ' '
            }
        };
        (0..3).map(column).collect()
    }

    fn caption(&self, half: Side, row: usize) -> String {
        match row {
            0 => points(self.state.score()[half].into()),
            1 => self.status(half),
            _ => String::new(),
        }
    }

    /// What a player has to do.
    fn status(&self, side: Side) -> String {
        if self.state.beavers().is_some() {
            return if self.state.decision().side() == Some(side) {
                format!(
                    "Cube offered at {}",
                    self.state.cube().value().saturating_mul(2)
                )
            } else {
                String::new()
            };
        }
        if self.state.on_roll() != side {
            return String::new();
        }
        match self.state.roll() {
            Some(roll) => format!("Rolled {}{}", roll.high(), roll.low()),
            None => "On roll".to_owned(),
        }
    }

    fn player(&self, side: Side) -> String {
        let cube = self.state.cube();
        let offered = self.state.beavers().is_some();
        let owned = if cube.owner() == CubeOwner::Owned(side) && !offered {
            format!(" (Cube: {})", cube.value())
        } else {
            String::new()
        };
        format!("{}: {}{owned}", letter(side), self.names[side])
    }

    /// The length of the match and the cube in the middle.
    fn stage(&self) -> String {
        if self.state.beavers().is_some() {
            return String::new();
        }
        let cube = self.state.cube();
        let centred = cube.owner() == CubeOwner::Centred && self.state.rules().cube;
        let cube = format!("(Cube: {})", cube.value());
        match (self.state.length(), self.state.crawford()) {
            (0, _) if centred => cube,
            (0, _) => String::new(),
            (1, _) => "1 point match".to_owned(),
            (length, Crawford::Now) => format!("{length} points match (Crawford game)"),
            (length, _) if centred => format!("{length} points match {cube}"),
            (length, _) => format!("{length} points match"),
        }
    }
}

const fn letter(side: Side) -> char {
    match side {
        Side::White => 'O',
        Side::Black => 'X',
    }
}

/// What stands in a row of a stack of checkers: the innermost row tells how many there are, if more than fit.
fn cell(side: Side, count: u8, row: usize) -> String {
    let count = usize::from(count);
    if row + 1 == ROWS && count > ROWS {
        // gnubg's figures go on with letters after 9.
        let figure = u32::try_from(count)
            .ok()
            .and_then(|count| char::from_digit(count, 16));
        format!(" {} ", figure.unwrap_or('+').to_ascii_uppercase())
    } else if row < count {
        format!(" {} ", letter(side))
    } else {
        "   ".to_owned()
    }
}
