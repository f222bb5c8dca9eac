//! The winning chance through the match.

use std::collections::BTreeSet;
use std::fmt::Write;

use barpoint_analysis::{decisions, white_wins};
use barpoint_record::{GameRecord, SkillMark};
use barpoint_rules::Side;

use crate::Report;
use crate::errors::{anchor, is_of_cube};
use crate::markup::{Page, escaped, severity};

const WIDTH: f32 = 960.0;
const HEIGHT: f32 = 260.0;
/// The rectangle of the chart: left, top, right, bottom.
const FRAME: [f32; 4] = [46.0, 24.0, 950.0, 232.0];

pub(crate) fn write(page: &mut Page, report: &Report<'_>) {
    if !report.is_analysed() {
        return;
    }
    page.element("h2", "Winning chances");
    page.add("<figure>\n");
    page.add(&chart(report));
    let white = escaped(&report.names.white);
    page.add(&format!(
        "<figcaption>Chance of {white} to win the game, decision by decision, with gaps where none is analysed; upright lines begin games. Marks: round for plays, square for \
         cube actions; above the middle line errors of {white}, below it those of {}; each leads to its position.</figcaption>\n</figure>\n",
        escaped(&report.names.black)
    ));
}

/// Where an entry stands from left to right.
struct Scale {
    /// Entries before each game.
    before: Vec<usize>,
    all: usize,
}

impl Scale {
    fn of(report: &Report<'_>) -> Self {
        let mut all = 0;
        let games = report.record.games.iter();
        let before = games.map(|game| {
            let before = all;
            all += game.entries.len().max(1);
            before
        });
        Self {
            before: before.collect(),
            all,
        }
    }

    #[expect(
        clippy::cast_precision_loss,
        reason = "a match has less than 2^24 entries"
    )]
    fn x(&self, game: usize, entry: usize) -> f32 {
        let at = self.before.get(game).copied().unwrap_or(0) + entry;
        FRAME[0] + (FRAME[2] - FRAME[0]) * at as f32 / self.all.max(1) as f32
    }
}

fn y(chance: f32) -> f32 {
    FRAME[3] - (FRAME[3] - FRAME[1]) * chance
}

/// White's chances of winning a game, entry by entry: one list for each stretch without a decision that is not analysed,
/// and to the result if the last stretch reaches it. `is_decision` tells which entries are decisions.
fn stretches(game: &GameRecord, is_decision: impl Fn(usize) -> bool) -> Vec<Vec<(usize, f32)>> {
    let mut found = vec![Vec::new()];
    for (at, entry) in game.entries.iter().enumerate() {
        match (white_wins(entry), found.last_mut()) {
            (Some(chance), Some(stretch)) => stretch.push((at, chance)),
            (None, _) if is_decision(at) => found.push(Vec::new()),
            _ => {}
        }
    }
    let result = game.result.map(|result| result.winner);
    if let (Some(winner), Some(last)) = (result, found.last_mut())
        && !last.is_empty()
    {
        let end = if winner == Side::White { 1.0 } else { 0.0 };
        last.push((game.entries.len(), end));
    }
    found.retain(|stretch| !stretch.is_empty());
    found
}

fn chart(report: &Report<'_>) -> String {
    let scale = Scale::of(report);
    let decided: BTreeSet<(usize, usize)> = decisions(report.record)
        .0
        .iter()
        .map(|task| (task.at.game, task.at.entry))
        .collect();
    let mut svg = format!(
        "<svg class=\"chart\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" role=\"img\" aria-label=\"Winning chances of {}\">\n",
        escaped(&report.names.white)
    );
    let [left, top, right, bottom] = FRAME;
    for (percent, chance) in [(0, 0.0), (25, 0.25), (50, 0.5), (75, 0.75), (100, 1.0)] {
        let y = y(chance);
        let _ = writeln!(
            svg,
            "<line x1=\"{left}\" y1=\"{y:.1}\" x2=\"{right}\" y2=\"{y:.1}\" stroke=\"var(--line)\"/>\
             <text x=\"{}\" y=\"{:.1}\" text-anchor=\"end\">{percent} %</text>",
            left - 6.0,
            y + 4.5
        );
    }
    for (index, game) in report.record.games.iter().enumerate() {
        let x = scale.x(index, 0);
        let _ = writeln!(
            svg,
            "<line x1=\"{x:.1}\" y1=\"{top}\" x2=\"{x:.1}\" y2=\"{bottom}\" stroke=\"var(--soft)\"/>\
             <a href=\"#g{0}\"><text x=\"{1:.1}\" y=\"{2}\">Game {0}</text></a>",
            index + 1,
            x + 3.0,
            bottom + 18.0
        );
        for stretch in stretches(game, |at| decided.contains(&(index, at))) {
            let points: Vec<String> = stretch
                .iter()
                .map(|&(at, chance)| format!("{:.1},{:.1}", scale.x(index, at), y(chance)))
                .collect();
            let _ = writeln!(
                svg,
                "<polyline points=\"{}\" fill=\"none\" stroke=\"var(--white-line)\" stroke-width=\"2\" stroke-linejoin=\"round\"/>",
                points.join(" ")
            );
        }
    }
    marks(&mut svg, report, &scale);
    svg.push_str("</svg>\n");
    svg
}

/// The errors: on the line of the chance where it is known.
fn marks(svg: &mut String, report: &Report<'_>, scale: &Scale) {
    for error in &report.errors {
        let Some(mark) = SkillMark::of(error.loss) else {
            continue;
        };
        let (class, sign, words) = severity(mark);
        let x = scale.x(error.at.game, error.at.entry);
        let y = if error.side == Side::White {
            FRAME[1] + 8.0
        } else {
            FRAME[3] - 8.0
        };
        let shape = if is_of_cube(error) {
            format!(
                "<rect x=\"{:.1}\" y=\"{:.1}\" width=\"10\" height=\"10\"",
                x - 5.0,
                y - 5.0
            )
        } else {
            format!("<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"5.5\"")
        };
        let _ = writeln!(
            svg,
            "<a href=\"#{}\">{shape} fill=\"var(--page)\" stroke=\"var(--{class})\" stroke-width=\"2.5\"><title>{}: {words} ({sign}), loses {:.3}</title>{}</a>",
            anchor(error),
            escaped(&report.names[error.side]),
            error.loss.get(),
            if is_of_cube(error) {
                "</rect>"
            } else {
                "</circle>"
            }
        );
    }
}
