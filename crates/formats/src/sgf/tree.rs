//! From game trees to records.

use barpoint_record::{GameRecord, GameResult, MatchRecord, Replay};

use super::escapes::unescape;
use super::estimate::Unit;
use super::nodes::{Node, Tree};
use super::parse::Parser;
use super::setup::Cursor;
use super::{NAME, node, root};
use crate::score::gain;
use crate::warning::Warning;
use crate::warnings::Warnings;
use crate::{ImportError, Imported, WarningKind};

/// The most games of a file.
const MOST_GAMES: usize = 100_000;

/// What a move takes of a file at least, on average, bytes; shorter ones are not of a game that was played.
const LEAST_BYTES: usize = 9;

/// Moves of a file that may be shorter.
const SHORT_MOVES: usize = 20_000;

/// The most moves of a file.
const MOST_MOVES: usize = 500_000;

/// Whether a tree says no more than that it is one of backgammon.
fn says_nothing(tree: &Tree<'_>) -> bool {
    let mut properties = tree.nodes.iter().flat_map(|node| &node.properties);
    properties.all(|p| matches!(p.key, "FF" | "GM" | "CA" | "AP"))
}

/// Reads all matches of a collection.
pub(super) fn read(text: &str) -> Result<Vec<Imported>, ImportError> {
    let mut parser = Parser::new(text);
    let mut all: Vec<Imported> = Vec::new();
    let mut record = MatchRecord::default();
    let (mut trees, mut empty, mut other) = (0, 0, None);
    let mut moves_left = (text.len() / LEAST_BYTES + SHORT_MOVES).min(MOST_MOVES);
    while let Some(tree) = parser.next_tree() {
        let too_much = match tree.nodes.len() {
            _ if trees == MOST_GAMES => Some("100000 games in a file"),
            nodes if nodes > moves_left => {
                Some("500000 moves in a file, and one for every nine bytes")
            }
            _ => None,
        };
        if let Some(expected) = too_much {
            let kind = WarningKind::TooMuch { expected };
            let line = tree.nodes.first().map_or(1, |node| node.line);
            parser.warnings.push(Warning::line(line, kind));
            break;
        }
        moves_left -= tree.nodes.len();
        trees += 1;
        empty += usize::from(says_nothing(&tree));
        let Some((first, rest)) = tree.nodes.split_first() else {
            continue;
        };
        if is_other_match(first, &record) {
            let warnings = std::mem::take(&mut parser.warnings);
            all.push(finished(std::mem::take(&mut record), warnings));
        }
        match read_game(first, rest, &mut record, &mut parser.warnings) {
            Ok(game) => record.games.push(game),
            Err(error) => {
                parser.warnings.push(Warning::line(
                    first.line,
                    WarningKind::Ignored {
                        expected: "GM[6], the number of backgammon",
                        found: "a game of another kind".to_owned(),
                    },
                ));
                other = other.or(Some(error));
            }
        }
    }
    let warnings = std::mem::take(&mut parser.warnings);
    all.push(finished(record, warnings));
    check(all, trees == empty, other, parser.cut, text)
}

/// Refuses a file that holds no game at all.
fn check(
    mut all: Vec<Imported>,
    is_empty: bool,
    other: Option<ImportError>,
    cut: Option<ImportError>,
    text: &str,
) -> Result<Vec<Imported>, ImportError> {
    let is_played = |game: &GameRecord| game.result.is_some() || !game.entries.is_empty();
    let mut games = all.iter().flat_map(|one| &one.record.games);
    if let Some(cut) = cut.filter(|_| !games.any(is_played)) {
        return Err(cut);
    }
    all.retain(|one| !one.record.games.is_empty());
    match other {
        Some(other) if all.is_empty() => return Err(other),
        _ => {}
    }
    if !text.contains('(') {
        let expected = "a game tree beginning with \"(;\"";
        return Err(ImportError::expected(NAME, 1, expected, text.trim_start()));
    }
    if is_empty || all.is_empty() {
        let expected = "at least one game";
        return Err(ImportError::expected(
            NAME,
            1,
            expected,
            "an empty game tree",
        ));
    }
    Ok(all)
}

fn read_game(
    first: &Node<'_>,
    rest: &[Node<'_>],
    record: &mut MatchRecord,
    warnings: &mut Warnings,
) -> Result<GameRecord, ImportError> {
    let mut game = root::read(first, record, warnings)?;
    let mut cursor = Cursor::new(&record.rules);
    game.entries.reserve_exact(rest.len());
    for next in rest {
        let unit = Unit::of(record.length);
        node::read(next, unit, &mut cursor, &mut game.entries, warnings);
    }
    Ok(game)
}

/// Whether a root begins another match than the games read so far: other players on both sides, or another length, or a
/// match that starts from the beginning after games were played.
fn is_other_match(root: &Node<'_>, record: &MatchRecord) -> bool {
    if record.games.is_empty() {
        return false;
    }
    let first = |key: &str| {
        let property = root.properties.iter().find(|p| p.key == key)?;
        Some(property.first())
    };
    let is_other = |key: &str, name: &str| first(key).is_some_and(|value| unescape(value) != name);
    let players = &record.players;
    if is_other("PW", &players.white.name) && is_other("PB", &players.black.name) {
        return true;
    }
    let info = root.properties.iter().find(|p| p.key == "MI");
    let number = |key: &str| -> Option<u16> {
        let mut values = info?
            .values
            .iter()
            .filter_map(|value| value.split_once(':'));
        values
            .find(|(found, _)| found.trim() == key)?
            .1
            .trim()
            .parse()
            .ok()
    };
    let length = number("length").unwrap_or(record.length);
    let starts = ["game", "ws", "bs"].map(number) == [Some(0); 3];
    length != record.length || (length > 0 && starts)
}

fn finished(mut record: MatchRecord, warnings: Warnings) -> Imported {
    for index in 0..record.games.len() {
        if record.games[index].result.is_none() {
            record.games[index].result = result(&record, index);
        }
    }
    record.games.shrink_to_fit();
    Imported {
        record,
        warnings: warnings.finish(),
    }
}

/// The result of a game whose root does not say it: by its last move or a pass, else by the next score.
fn result(record: &MatchRecord, index: usize) -> Option<GameResult> {
    let game = &record.games[index];
    let mut replay = Replay::new(record, game).ok()?;
    let played = game
        .entries
        .iter()
        .all(|entry| replay.advance(&entry.event).is_ok());
    if let Some(result) = replay.state().game_result().filter(|_| played) {
        return Some(result.into());
    }
    let next = record.games.get(index + 1)?;
    let (winner, points) = gain(game.score, next.score)?;
    (!game.entries.is_empty()).then_some(GameResult {
        winner,
        points,
        resigned: true,
    })
}
