//! IDs after labels, as in board drawings.

use super::{AnyId, FindIdError, FoundId, first_of, words};
use crate::notation::{GnubgId, parse_position_id};

/// What follows labels such as `Position ID: `, `Match-ID: ` or `Match ID   : `.
pub(super) struct Labelled<'a> {
    /// Each Position ID with the Match ID before the next.
    positions: Vec<(&'a str, Option<&'a str>)>,
    /// The first Match ID.
    game: Option<&'a str>,
}

impl<'a> Labelled<'a> {
    /// Shorter words after a label are no IDs, nor damaged ones.
    const SHORTEST: usize = 8;

    pub(super) fn of(text: &'a str) -> Self {
        let parts = words(text).flat_map(|word| word.split([':', '=']));
        let mut parts = parts.filter(|part| !part.is_empty()).peekable();
        let mut found = Self {
            positions: Vec::new(),
            game: None,
        };
        while let Some(part) = parts.next() {
            let label = part.to_ascii_lowercase();
            let kind = match label.split(['-', '_']).next() {
                Some("position" | "positionid") => "position",
                Some("match" | "matchid") => "match",
                _ => continue,
            };
            let is_whole = label.len() > kind.len() && label.ends_with("id");
            if !is_whole
                && parts
                    .next_if(|part| part.eq_ignore_ascii_case("id"))
                    .is_none()
            {
                continue;
            }
            let Some(value) = parts.next_if(|part| part.len() >= Self::SHORTEST) else {
                continue;
            };
            if kind == "position" {
                found.positions.push((value, None));
                continue;
            }
            found.game = found.game.or(Some(value));
            if let Some((_, game)) = found.positions.last_mut() {
                *game = game.or(Some(value));
            }
        }
        found
    }

    /// The first of them; a Match ID that stands before all positions belongs to the first that has none.
    pub(super) fn first(&self) -> Result<Option<FoundId>, FindIdError> {
        let game = self.game.map(str::parse).transpose();
        let Some((&(position, own), count)) = first_of(self.positions.iter()) else {
            let found = |id| FoundId {
                id: AnyId::Match(id),
                count: 1,
            };
            return Ok(game?.map(found));
        };
        let board = parse_position_id(position)?;
        let game = own.map_or(game, |own| own.parse().map(Some));
        let id = match game? {
            Some(match_id) => AnyId::Gnubg(GnubgId { board, match_id }),
            None => AnyId::Position(board),
        };
        Ok(Some(FoundId { id, count }))
    }
}
