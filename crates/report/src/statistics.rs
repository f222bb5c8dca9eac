//! The four blocks of statistics.

use std::fmt::Write;

use barpoint_analysis::statistics::{Section, sections, statistics};

use crate::Report;
use crate::markup::{Page, escaped, printed};

pub(crate) fn write(page: &mut Page, report: &Report<'_>) {
    if !report.is_analysed() || report.about.missing > 0 {
        return;
    }
    page.element("h2", "Statistics");
    page.add("<div class=\"blocks\">\n");
    for section in sections(&statistics(report.record, report.about.met).total) {
        page.add(&block(report, &section));
    }
    page.add("</div>\n");
}

fn block(report: &Report<'_>, section: &Section) -> String {
    let names = report.names.clone().map(|name| escaped(&name));
    let mut table = format!(
        "<table>\n<thead><tr><th>{}</th><th class=\"n\">{}</th><th class=\"n\">{}</th></tr></thead>\n<tbody>\n",
        escaped(section.title),
        names.white,
        names.black
    );
    for row in &section.rows {
        let _ = writeln!(
            table,
            "<tr><th scope=\"row\">{}</th><td class=\"n\">{}</td><td class=\"n\">{}</td></tr>",
            escaped(&row.label),
            escaped(&printed(&row.values.white)),
            escaped(&printed(&row.values.black))
        );
    }
    table.push_str("</tbody>\n</table>\n");
    table
}
