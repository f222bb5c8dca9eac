//! `relational`: the library of matches and what its players did in them.

use std::io::Write;

use barpoint_app::library::{self, Collection, Imported, Prepared};
use barpoint_app::matches::{counted, statistics_text};
use barpoint_rules::{BySide, Side};

use super::{Call, Handler, database};
use crate::shell::{Flow, Outcome, Refusal, Shell};

/// The commands of this file.
pub(super) const HANDLERS: &[(&str, Handler)] = &[
    ("relational add match", add),
    ("relational erase allplayers", erase_all),
    ("relational erase player", erase),
    ("relational select", select),
    ("relational show details", details),
    ("relational show players", players),
    ("relational test", test),
];

/// The most rows that a query shows.
const MOST_ROWS: usize = 100_000;

/// The library that `relational setup` names.
fn open(shell: &Shell) -> Result<Box<dyn Collection>, Refusal> {
    database::open(
        shell.session.settings.kept("relational setup"),
        shell.engines.folders(),
    )
}

/// A number of things.
fn number(count: u64, one: &str, several: &str) -> String {
    let noun = if count == 1 { one } else { several };
    format!("{count} {noun}")
}

/// Whether the library can be opened, and what it holds.
fn test(shell: &mut Shell, call: &mut Call<'_>) -> Outcome {
    let mut library = open(shell)?;
    let totals = library.totals().map_err(Refusal::new)?;
    let place = library.place();
    let (matches, players) = (
        number(totals.matches, "match", "matches"),
        number(totals.players, "player", "players"),
    );
    writeln!(call.out, "{place}: {matches} of {players}.")?;
    Ok(Flow::Continue)
}

/// Adds the match. One that is there already, by its moves, gets the better analysis of the two.
fn add(shell: &mut Shell, call: &mut Call<'_>) -> Outcome {
    let met = shell.engines.met();
    let mut record = shell.game()?.record.clone();
    for side in Side::BOTH {
        shell
            .session
            .name(side)
            .clone_into(&mut record.players[side].name);
    }
    let prepared = Prepared::of(&record, &met).map_err(Refusal::new)?;
    let prepared = prepared.ok_or_else(|| Refusal::new("Nobody has moved in this match."))?;
    let mut library = open(shell)?;
    let said = match library.update(&prepared).map_err(Refusal::new)? {
        Imported::Added(_) => "The match is in the library.",
        Imported::Improved(_) | Imported::Known(_) => {
            "The match was in the library; the better of both analyses is kept."
        }
    };
    writeln!(call.out, "{said}")?;
    Ok(Flow::Continue)
}

/// The names of the players, as gnubg lists them.
fn players(shell: &mut Shell, call: &mut Call<'_>) -> Outcome {
    let names = open(shell)?.names().map_err(Refusal::new)?;
    let names: Vec<Vec<String>> = names.into_iter().map(|name| vec![name]).collect();
    table(call.out, &["Player".to_owned()], &names)
}

/// Rows with their columns to the right, as gnubg writes them.
fn table(out: &mut dyn Write, columns: &[String], rows: &[Vec<String>]) -> Outcome {
    let width = |index: usize| {
        let cells = rows.iter().filter_map(|row| row.get(index));
        let all = cells.chain(columns.get(index));
        all.map(|cell| cell.chars().count()).max().unwrap_or(0)
    };
    let widths: Vec<usize> = (0..columns.len()).map(width).collect();
    let line = |row: &[String]| {
        let cells = row.iter().zip(&widths);
        let cells: Vec<String> = cells
            .map(|(cell, width)| format!("{cell:>width$}"))
            .collect();
        cells.join(" | ")
    };
    writeln!(out, "{}", line(columns))?;
    if !rows.is_empty() {
        let dashes: Vec<String> = widths.iter().map(|width| "-".repeat(width + 1)).collect();
        writeln!(out, "{}", dashes.join("|-"))?;
    }
    for row in rows {
        writeln!(out, "{}", line(row))?;
    }
    Ok(Flow::Continue)
}

/// The name that follows.
fn name(call: &Call<'_>) -> Result<String, Refusal> {
    let name = call.words.clone().text();
    if name.is_empty() {
        let path = call.path;
        return Err(Refusal::new(format!(
            "{path}: expected the name of a player"
        )));
    }
    Ok(name)
}

/// What a player did in all matches, beside the opponents.
fn details(shell: &mut Shell, call: &mut Call<'_>) -> Outcome {
    let name = name(call)?;
    let mut library = open(shell)?;
    let met = shell.engines.met();
    let mut all = barpoint_analysis::statistics::Statistics::default();
    let player = library::player_in(&mut *library, &name).map_err(Refusal::new)?;
    for (id, side) in library.seats(player).map_err(Refusal::new)? {
        let record = library.record(id).map_err(Refusal::new)?;
        let total = counted(&record, &met).total;
        all.sides.white.add(&total.sides[side]);
        all.sides.black.add(&total.sides[side.other()]);
    }
    let names = BySide::new(name, "Opponents".to_owned());
    let text = statistics_text(&all, &names, shell.session.settings.scale());
    // What follows is about single matches.
    let text = text.split("\nActual result").next().unwrap_or_default();
    writeln!(call.out, "Player statistics\n\n{text}\n")?;
    Ok(Flow::Continue)
}

/// Takes out the matches of a player.
fn erase(shell: &mut Shell, call: &mut Call<'_>) -> Outcome {
    let name = name(call)?;
    let mut library = open(shell)?;
    let player = library::player_in(&mut *library, &name).map_err(Refusal::new)?;
    erased(library.erase(Some(player)).map_err(Refusal::new)?, call)
}

/// Takes out all matches.
fn erase_all(shell: &mut Shell, call: &mut Call<'_>) -> Outcome {
    erased(open(shell)?.erase(None).map_err(Refusal::new)?, call)
}

fn erased(count: usize, call: &mut Call<'_>) -> Outcome {
    let count = u64::try_from(count).unwrap_or(u64::MAX);
    let matches = number(count, "match is", "matches are");
    writeln!(call.out, "{matches} taken out of the library.")?;
    Ok(Flow::Continue)
}

/// What a query in SQL finds.
fn select(shell: &mut Shell, call: &mut Call<'_>) -> Outcome {
    let rest = call.words.rest();
    if rest.is_empty() {
        return Err(Refusal::new(
            "relational select: expected a query, such as name from player",
        ));
    }
    let found = open(shell)?.select(rest, MOST_ROWS).map_err(Refusal::new)?;
    table(call.out, &found.columns, &found.rows)
}
