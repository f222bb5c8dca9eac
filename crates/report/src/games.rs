//! The record of every game in two columns.

use std::fmt::Write;

use barpoint_record::{GameRecord, SkillMark};
use barpoint_rules::{BySide, Side};

use crate::Report;
use crate::entry::{states, words};
use crate::errors::{anchor, is_of_cube};
use crate::markup::{Page, escaped, mark};

pub(crate) fn write(page: &mut Page, report: &Report<'_>) {
    page.element("h2", "Games");
    page.add(
        "<p class=\"soft\">Marks: round for plays, square for cube actions; ?! doubtful (loses more than 0.03), ? bad (0.06), \
         ?? very bad (0.12). Bold dice were lucky, italic ones unlucky. A mark leads to the position.</p>\n",
    );
    for (index, game) in report.record.games.iter().enumerate() {
        page.add(&format!("<section id=\"g{}\">\n", index + 1));
        page.element("h3", &heading(report, index, game));
        page.add(&table(report, index, game));
        page.add("</section>\n");
    }
}

/// The number of a game with the score before it and how it ended.
pub(crate) fn heading(report: &Report<'_>, index: usize, game: &GameRecord) -> String {
    let crawford = if game.crawford { ", Crawford game" } else { "" };
    let result = match game.result {
        None => "unfinished".to_owned(),
        Some(result) => {
            let points = match result.points {
                1 => "1 point".to_owned(),
                points => format!("{points} points"),
            };
            let how = if result.resigned {
                " by resignation"
            } else {
                ""
            };
            format!("{} wins {points}{how}", report.names[result.winner])
        }
    };
    let BySide { white, black } = game.score;
    format!(
        "Game {} at {white} : {black}{crawford} – {result}",
        index + 1
    )
}

fn table(report: &Report<'_>, index: usize, game: &GameRecord) -> String {
    let mut table = format!(
        "<table class=\"record\">\n<thead><tr><th>#</th><th>{}</th><th>{}</th></tr></thead>\n<tbody>\n",
        escaped(&report.names.white),
        escaped(&report.names.black)
    );
    for (number, row) in (1..).zip(rows(report, index, game)) {
        let _ = match row {
            Row::Turns(cells) => writeln!(
                table,
                "<tr><td>{number}</td><td>{}</td><td>{}</td></tr>",
                cells.white.unwrap_or_default(),
                cells.black.unwrap_or_default()
            ),
            Row::SetUp(what) => writeln!(table, "<tr><td></td><td colspan=\"2\">{what}</td></tr>"),
        };
    }
    table.push_str("</tbody>\n</table>\n");
    table
}

/// A row of the record.
enum Row {
    /// What each player did.
    Turns(BySide<Option<String>>),
    /// Something set up by hand.
    SetUp(String),
}

fn rows(report: &Report<'_>, index: usize, game: &GameRecord) -> Vec<Row> {
    let states = states(report.record, game);
    let mut rows: Vec<Row> = Vec::new();
    for (at, entry) in game.entries.iter().enumerate() {
        let mut cell = words(entry, states.get(at));
        let here =
            |error: &&barpoint_analysis::Mistake| error.at.game == index && error.at.entry == at;
        for error in report.errors.iter().filter(here) {
            if let Some(found) = SkillMark::of(error.loss) {
                let cube = is_of_cube(error);
                let to = anchor(error);
                let _ = write!(cell, " <a href=\"#{to}\">{}</a>", mark(found, cube));
            }
        }
        if let Some(comment) = &entry.comment {
            let _ = write!(cell, "<span class=\"comment\">{}</span>", escaped(comment));
        }
        let Some(side) = entry.event.side() else {
            rows.push(Row::SetUp(cell));
            continue;
        };
        match rows.last_mut() {
            Some(Row::Turns(cells)) if side == Side::Black && cells.black.is_none() => {
                cells.black = Some(cell);
            }
            _ => {
                let mut cells = BySide::from_fn(|_| None);
                cells[side] = Some(cell);
                rows.push(Row::Turns(cells));
            }
        }
    }
    rows
}
