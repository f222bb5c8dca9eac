//! The four blocks of statistics.

use barpoint_analysis::statistics::{Section, sections, statistics};
use maud::{Markup, html};

use crate::Report;
use crate::markup::printed;

pub(crate) fn markup(report: &Report<'_>) -> Markup {
    if !report.is_analysed() || report.about.missing > 0 {
        return Markup::default();
    }
    let total = statistics(report.record, report.about.met).total;
    html! {
        h2 { "Statistics" }
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
                    th { (section.kind.title()) }
                    th.n { (report.names.white) }
                    th.n { (report.names.black) }
                }
            }
            tbody {
                @for row in &section.rows {
                    tr {
                        th scope="row" { (row.label) }
                        td.n { (printed(&row.values.white)) }
                        td.n { (printed(&row.values.black)) }
                    }
                }
            }
        }
    }
}
