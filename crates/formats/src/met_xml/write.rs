//! From a table to XML.

use std::fmt::Write;

use barpoint_equity::{Met, PostCrawfordRow, PreCrawfordTable};
use quick_xml::escape::escape;

/// Writes a table up to `length` points (at most 64) as explicit rows in gnubg's XML format.
#[must_use]
pub fn write(met: &Met, length: u8) -> String {
    let definition = met.to_definition(length);
    let rows = match &definition.pre_crawford {
        PreCrawfordTable::Explicit(rows) => rows.as_slice(),
        _ => &[],
    };
    let mut out = format!(
        "<?xml version=\"1.0\"?>\n<!DOCTYPE met PUBLIC \"-//GNU Backgammon//DTD Match Equity Tables//EN\" \
         \"met.dtd\">\n<met>\n  <info>\n    <name>{}</name>\n    <description>{}</description>\n    \
         <length>{}</length>\n  </info>\n  <pre-crawford-table type=\"explicit\">\n",
        escape(&definition.name),
        escape(&definition.source),
        rows.len()
    );
    for numbers in rows {
        row(&mut out, numbers);
    }
    out.push_str("  </pre-crawford-table>\n");
    for (player, post) in definition.post_crawford.iter().enumerate() {
        let _ = writeln!(
            out,
            "  <post-crawford-table type=\"explicit\" player=\"{player}\">"
        );
        if let PostCrawfordRow::Explicit(numbers) = post {
            row(&mut out, numbers);
        }
        out.push_str("  </post-crawford-table>\n");
    }
    out.push_str("</met>\n");
    out
}

fn row(out: &mut String, numbers: &[f64]) {
    out.push_str("    <row>\n");
    for number in numbers {
        let _ = writeln!(out, "      <me>{number:.12}</me>");
    }
    out.push_str("    </row>\n");
}
