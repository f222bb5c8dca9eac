//! The four blocks of statistics.

use barpoint_analysis::statistics::{Row, RowKind, Section, sections, statistics};
use barpoint_rules::Side;
use fluent_bundle::FluentArgs;
use maud::{Markup, html};

use crate::Report;
use crate::markup::printed;

pub(crate) fn markup(report: &Report<'_>) -> Markup {
    if !report.is_analysed() || report.about.missing > 0 {
        return Markup::default();
    }
    let total = statistics(report.record, report.about.met).total;
    html! {
        h2 { (report.words().text("statistics")) }
        div.blocks {
            @for section in sections(&total) { (block(report, &section)) }
        }
    }
}

fn block(report: &Report<'_>, section: &Section) -> Markup {
    html! {
        table {
            thead {
                tr {
                    th { (section_title(report, section)) }
                    th.n { (report.names.white) }
                    th.n { (report.names.black) }
                }
            }
            tbody {
                @for row in &section.rows {
                    tr {
                        th scope="row" { (row_label(report, row)) }
                        td.n { (row_value(report, row, Side::White)) }
                        td.n { (row_value(report, row, Side::Black)) }
                    }
                }
            }
        }
    }
}

/// The title of a block.
pub(crate) fn section_title(report: &Report<'_>, section: &Section) -> String {
    let id = format!("figures-{}", snake(&format!("{:?}", section.kind)));
    let found = report.words().local(&id, &FluentArgs::new());
    found.unwrap_or_else(|| section.kind.title().to_owned())
}

/// The label of a row.
pub(crate) fn row_label(report: &Report<'_>, row: &Row) -> String {
    let mut args = FluentArgs::new();
    let in_match = report.record.length > 0;
    args.set("unit", if in_match { "mwc" } else { "points" });
    let id = format!("figure-{}", snake(&format!("{:?}", row.kind)));
    let found = report.words().local(&id, &args);
    found.unwrap_or_else(|| row.label.clone())
}

/// A value of a row; names are words.
pub(crate) fn row_value(report: &Report<'_>, row: &Row, side: Side) -> String {
    let value = &row.values[side];
    let kind = match row.kind {
        RowKind::CheckerRating | RowKind::CubeRating | RowKind::OverallRating => "rating",
        RowKind::LuckRating => "luck-name",
        _ => return printed(value),
    };
    report.words().name(kind, value.trim())
}

/// `CheckerRating` as `checker_rating`.
fn snake(name: &str) -> String {
    let mut snake = String::new();
    for c in name.chars() {
        if c.is_uppercase() && !snake.is_empty() {
            snake.push('_');
        }
        snake.extend(c.to_lowercase());
    }
    snake
}
