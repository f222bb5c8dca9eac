//! A game as it is stored: what is known of it as a whole, then its turns.

use barpoint_record::GameResult;
use barpoint_rules::{MatchState, Side};

use super::cursor::{Cursor, Result};
use super::plies::{self, Ply};
use super::sections::Section;
use crate::{ImportError, WarningKind};

/// No game has more turns.
const MOST_PLIES: usize = 1500;

/// A game.
#[derive(Debug, Default)]
pub(super) struct Game {
    /// 0 White, 1 Black.
    pub(super) winner: Option<u32>,
    pub(super) points: Option<u32>,
    pub(super) board: Option<[u8; 26]>,
    pub(super) cube: Option<u32>,
    pub(super) cube_owner: Option<u32>,
    pub(super) automatic_doubles: u32,
    /// 0 played out, 1 passed, 2 resigned, 3 settled, 4 forfeited.
    pub(super) termination: Option<u32>,
    pub(super) plies: Vec<Ply>,
    /// What made the rest unreadable.
    pub(super) broken: Option<ImportError>,
}

/// Reads a game; turns that cannot be read end it.
pub(super) fn read(section: &Section<'_>) -> Result<Game> {
    let mut cursor = section.cursor();
    let mut fields = cursor.record()?;
    let mut game = Game {
        winner: fields.get(0, Cursor::varint)?,
        points: fields.get(1, Cursor::varint)?,
        ..Game::default()
    };
    game.board = fields.get(3, |body| {
        let mut board = [0; 26];
        board.copy_from_slice(body.take(26)?);
        Ok(board)
    })?;
    game.cube = fields.get(4, Cursor::varint)?;
    game.cube_owner = fields.get(5, Cursor::varint)?;
    game.automatic_doubles = fields.get(6, Cursor::varint)?.unwrap_or(0);
    game.termination = fields.get(7, Cursor::varint)?;
    fields.end(7)?;
    while !cursor.is_at_end() {
        if game.plies.len() == MOST_PLIES {
            return Err(cursor.fail("at most 1500 turns in a game", "more"));
        }
        match plies::read(&mut cursor) {
            Ok(ply) => game.plies.push(ply),
            Err(error) => {
                game.broken = Some(error);
                break;
            }
        }
    }
    Ok(game)
}

/// The result as the file states it, else by the rules, and what contradicts it.
pub(super) fn result(
    file: &Game,
    given_up: bool,
    end: &MatchState,
) -> (Option<GameResult>, Option<WarningKind>) {
    let stated = file.winner.zip(file.points).map(|(winner, points)| {
        let winner = if winner == 1 {
            Side::Black
        } else {
            Side::White
        };
        (winner, points)
    });
    let played = end.game_result();
    let Some((winner, points)) = stated.or(played.map(|played| (played.winner, played.points)))
    else {
        return (None, None);
    };
    let differs =
        |played: &barpoint_rules::GameResult| (played.winner, played.points) != (winner, points);
    let odd = played
        .filter(differs)
        .map(|played| WarningKind::Contradiction {
            stated: format!("{winner} wins {points}"),
            computed: format!("{} wins {}", played.winner, played.points),
        });
    let result = GameResult {
        winner,
        points,
        resigned: played.is_none() && given_up,
    };
    (Some(result), odd)
}
