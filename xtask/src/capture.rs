//! Terminal captures for the documents: runs barpoint and draws what it prints as SVG.

use std::fmt::Write as _;
use std::path::Path;
use std::process::Command;

use crate::{TaskError, root};

const CHARACTER_WIDTH: f32 = 8.4;
const LINE_HEIGHT: usize = 18;
const MARGIN: usize = 16;
const COLUMNS: u16 = 80;

/// Runs `barpoint ARGUMENTS` and writes its first `lines` lines as an SVG picture.
pub(crate) fn run(arguments: &[String], lines: usize, to: &Path) -> Result<(), TaskError> {
    let command = format!("barpoint {}", arguments.join(" "));
    let output = Command::new("cargo")
        .args(["run", "--quiet", "--release", "--"])
        .args(arguments)
        .env("COLUMNS", COLUMNS.to_string())
        .current_dir(root())
        .output()
        .map_err(|source| TaskError::Spawn {
            command: command.clone(),
            source,
        })?;
    if !output.status.success() {
        return Err(TaskError::Command { command });
    }
    let printed = String::from_utf8_lossy(&output.stdout);
    let picture = draw(&command, printed.lines().take(lines));
    let path = root().join(to);
    std::fs::write(&path, picture).map_err(|source| TaskError::Write { path, source })
}

fn draw<'a>(command: &str, lines: impl Iterator<Item = &'a str>) -> String {
    let lines: Vec<String> = std::iter::once(format!("$ {command}"))
        .chain(lines.map(str::to_owned))
        .collect();
    let width = f32::from(COLUMNS) * CHARACTER_WIDTH + 2.0 * 16.0;
    let height = lines.len() * LINE_HEIGHT + 2 * MARGIN;
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width:.0}\" height=\"{height}\" \
         viewBox=\"0 0 {width:.0} {height}\">\n\
         <rect width=\"100%\" height=\"100%\" rx=\"8\" fill=\"#14181f\"/>\n\
         <g font-family=\"DejaVu Sans Mono, Menlo, Consolas, monospace\" font-size=\"14\" \
         fill=\"#dfe5ee\" xml:space=\"preserve\">\n"
    );
    for (number, line) in lines.iter().enumerate() {
        let y = MARGIN + (number + 1) * LINE_HEIGHT - 4;
        let colour = if number == 0 { " fill=\"#7fd18b\"" } else { "" };
        // Writing to a string cannot fail.
        let _ = writeln!(
            svg,
            "<text x=\"{MARGIN}\" y=\"{y}\"{colour}>{}</text>",
            escape(line)
        );
    }
    svg.push_str("</g>\n</svg>\n");
    svg
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
        .replace(' ', "\u{a0}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn markup_in_the_output_is_shown_not_obeyed() {
        let svg = draw("x", ["a<b> & c"].into_iter());
        assert!(svg.contains("a&lt;b&gt;\u{a0}&amp;\u{a0}c"));
        assert_eq!(svg.matches("<text").count(), 2);
    }
}
