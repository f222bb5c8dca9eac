//! The games of a match, a line each.

use std::io::Write;

use barpoint_record::{Event, GameRecord, MatchRecord};

use super::report::name;
use crate::error::CliError;

/// One line for each game.
pub(super) fn print(out: &mut dyn Write, record: &MatchRecord) -> Result<(), CliError> {
    writeln!(out)?;
    for (number, game) in (1..).zip(&record.games) {
        let crawford = if game.crawford { ", Crawford" } else { "" };
        let result = match game.result {
            None => "unfinished".to_owned(),
            Some(result) => format!(
                "{} wins {} point{}{}",
                name(record, result.winner),
                result.points,
                if result.points == 1 { "" } else { "s" },
                how(game)
            ),
        };
        writeln!(
            out,
            "Game {number} at {}-{}{crawford}: {result}",
            game.score.white, game.score.black
        )?;
    }
    Ok(())
}

fn how(game: &GameRecord) -> &'static str {
    let last = game
        .entries
        .iter()
        .rev()
        .find(|entry| entry.event.side().is_some());
    match (game.result, last.map(|entry| &entry.event)) {
        (Some(result), _) if result.resigned => " (resignation)",
        (_, Some(Event::Pass(_))) => " (double, pass)",
        _ => "",
    }
}
