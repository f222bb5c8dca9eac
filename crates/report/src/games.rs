//! The record of every game in two columns.

use barpoint_analysis::Mistake;
use barpoint_record::{Entry, GameRecord, SkillMark};
use barpoint_rules::{BySide, Side};
use maud::{Markup, html};

use crate::Report;
use crate::entry::{states, words};
use crate::errors::{anchor, is_of_cube};
use crate::markup::mark;

pub(crate) fn markup(report: &Report<'_>) -> Markup {
    let words = report.words();
    let above = |mark| report.about.marks.of(mark).get().to_string().into();
    let limits = [
        ("doubtful", above(SkillMark::Doubtful)),
        ("bad", above(SkillMark::Bad)),
        ("verybad", above(SkillMark::VeryBad)),
    ];
    html! {
        h2 { (words.text("games")) }
        p.soft { (words.with("marks-help", limits)) }
        @for (index, game) in report.record.games.iter().enumerate() {
            section id={ "g" (index + 1) } {
                h3 { (heading(report, index, game)) }
                (table(report, index, game))
            }
        }
    }
}

/// The number of a game with the score before it and how it ended.
pub(crate) fn heading(report: &Report<'_>, index: usize, game: &GameRecord) -> String {
    let yes = |is: bool| if is { "yes" } else { "no" };
    let result = game.result;
    let winner = result.map_or("", |result| report.names[result.winner].as_str());
    let resigned = result.is_some_and(|result| result.resigned);
    let BySide { white, black } = game.score;
    report.words().with(
        "game-heading",
        [
            ("number", (index + 1).into()),
            ("white", white.into()),
            ("black", black.into()),
            ("crawford", yes(game.crawford).into()),
            ("result", result.map_or("unfinished", |_| "won").into()),
            ("name", winner.into()),
            ("points", result.map_or(0, |result| result.points).into()),
            ("resigned", yes(resigned).into()),
        ],
    )
}

fn table(report: &Report<'_>, index: usize, game: &GameRecord) -> Markup {
    html! {
        table.record {
            thead {
                tr { th { "#" } th { (report.names.white) } th { (report.names.black) } }
            }
            tbody {
                @for (number, row) in (1..).zip(rows(report, index, game)) {
                    @match row {
                        Row::Turns(cells) => tr {
                            td { (number) }
                            td { @if let Some(cell) = cells.white { (cell) } }
                            td { @if let Some(cell) = cells.black { (cell) } }
                        },
                        Row::SetUp(what) => tr { td {} td colspan="2" { (what) } },
                    }
                }
            }
        }
    }
}

/// A row of the record.
enum Row {
    /// What each player did.
    Turns(BySide<Option<Markup>>),
    /// Something set up by hand.
    SetUp(Markup),
}

fn rows(report: &Report<'_>, index: usize, game: &GameRecord) -> Vec<Row> {
    let states = states(report.record, game);
    let mut rows: Vec<Row> = Vec::new();
    for (at, entry) in game.entries.iter().enumerate() {
        let here = |error: &&Mistake| error.at.game == index && error.at.entry == at;
        let errors = report.errors.iter().filter(here);
        let marked = errors.filter_map(|error| Some((error, report.about.marks.mark(error.loss)?)));
        let cell = cell(
            report,
            &words(entry, states.get(at), report.words()),
            marked,
            entry,
        );
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

/// What was done, the marks of its errors and the comment.
fn cell<'a>(
    report: &Report<'_>,
    words: &Markup,
    errors: impl Iterator<Item = (&'a Mistake, SkillMark)>,
    entry: &Entry,
) -> Markup {
    html! {
        (words)
        @for (error, found) in errors {
            " " a href={ "#" (anchor(error)) } { (mark(found, is_of_cube(error), report.words())) }
        }
        @if let Some(comment) = &entry.comment { span.comment { (comment) } }
    }
}
