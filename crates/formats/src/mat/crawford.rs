//! Which game of a match is the Crawford game: what a text shows, and the header for where it shows another.
//!
//! Texts have no word for it. The first game with a player one point away is taken for it, unless its cube was turned.
//! Where that is wrong we add a header with the numbers of the Crawford games: `; [CrawfordGame "3"]`, or `"none"`.

use barpoint_record::{Event, GameRecord, MatchRecord, Player};
use barpoint_rules::BySide;

use super::cell::Cell;
use super::game::placed_cube;
use super::game_text::GameText;
use super::line;
use super::set_up::SetUp;

/// The name of the header.
pub(super) const KEY: &str = "CrawfordGame";

const NONE: &str = "none";

/// What a text shows, game after game.
pub(super) struct Shown {
    length: u16,
    is_rule: bool,
    is_played: bool,
}

impl Shown {
    pub(super) fn new(record: &MatchRecord) -> Self {
        Self {
            length: record.length,
            is_rule: record.rules.crawford,
            is_played: false,
        }
    }

    /// Whether the next game is taken for the Crawford game.
    pub(super) fn next(&mut self, score: BySide<u16>, is_turned: impl FnOnce() -> bool) -> bool {
        let away = one_away(self.length, score);
        let crawford = self.is_rule && !self.is_played && away == 1 && !is_turned();
        self.is_played |= away > 0;
        crawford
    }
}

/// How many players need one point.
fn one_away(length: u16, score: BySide<u16>) -> usize {
    let scores = [score.white, score.black].into_iter();
    scores
        .filter(|&score| length > 0 && score + 1 == length)
        .count()
}

/// Whether a game could be the Crawford game.
pub(super) fn is_possible(length: u16, score: BySide<u16>) -> bool {
    one_away(length, score) == 1
}

/// Whether a record's game shows a turned cube.
fn is_turned(game: &GameRecord) -> bool {
    game.entries.iter().any(|entry| match entry.event {
        Event::Double(_) | Event::SetCubeOwner(barpoint_rules::CubeOwner::Owned(_)) => true,
        Event::SetCubeValue(value) => value > 1,
        _ => false,
    })
}

/// Whether the cube was offered in a game, or had been before it was set up.
pub(super) fn is_turned_in(text: &GameText<'_>, players: &BySide<Player>) -> bool {
    let has_word = |line: &str| {
        line.as_bytes()
            .windows(5)
            .any(|w| w.eq_ignore_ascii_case(b"doubl"))
    };
    let is_double = |line: &str| {
        has_word(line)
            && line::row(line).is_some_and(|row| {
                let mut cells = row.cells.iter();
                cells.any(|(_, cell)| matches!(cell, Cell::Double(_)))
            })
    };
    text.lines.iter().any(|(_, line)| {
        is_double(line)
            || SetUp::of_line(line).is_some_and(|set_up| set_up.cube.value() > 1)
            || placed_cube(line, players).is_some_and(|cube| cube.value() > 1)
    })
}

/// Whether a text without the header would be read with other Crawford games than the record has.
pub(super) fn is_misread(record: &MatchRecord) -> bool {
    let mut shown = Shown::new(record);
    let mut games = record.games.iter();
    games.any(|game| shown.next(game.score, || is_turned(game)) != game.crawford)
}

/// Whether the header cannot say it either.
pub(super) fn is_lost(record: &MatchRecord) -> bool {
    let mut games = record.games.iter();
    games.any(|game| game.crawford && !is_possible(record.length, game.score))
}

/// The value of the header, where one is needed.
pub(super) fn value(record: &MatchRecord) -> Option<String> {
    is_misread(record).then(|| {
        let games = (1..).zip(&record.games).filter(|(_, game)| game.crawford);
        let numbers: Vec<String> = games
            .map(|(number, _): (u32, _)| number.to_string())
            .collect();
        if numbers.is_empty() {
            NONE.to_owned()
        } else {
            numbers.join(" ")
        }
    })
}

/// The numbers of the games by the header; `None` if it says something else.
pub(super) fn read(value: &str) -> Option<Vec<u32>> {
    if value.eq_ignore_ascii_case(NONE) {
        return Some(Vec::new());
    }
    let numbers: Option<Vec<u32>> = value
        .split_whitespace()
        .map(|word| word.parse().ok())
        .collect();
    numbers.filter(|numbers| !numbers.is_empty())
}
