//! The winning chance through the match.

use std::collections::BTreeSet;

use barpoint_analysis::{Mistake, decisions, white_wins};
use barpoint_draw::plot::Axes;
use barpoint_draw::svg::Element;
use barpoint_record::{Entry, Event, GameRecord};
use barpoint_rules::Side;
use maud::{Markup, PreEscaped, html};

use crate::Report;
use crate::errors::{anchor, is_of_cube};
use crate::markup::severity;

/// Entries from left to right, White's chance from bottom to top.
const WIDTH: f64 = 960.0;
const HEIGHT: f64 = 260.0;
/// The rectangle of the chart: left, top, right, bottom.
const FRAME: [f64; 4] = [50.0, 24.0, 950.0, 232.0];

pub(crate) fn markup(report: &Report<'_>) -> Markup {
    if !report.is_analysed() {
        return Markup::default();
    }
    let words = report.words();
    let (white, black) = (&report.names.white, &report.names.black);
    let players = [
        ("white", white.as_str().into()),
        ("black", black.as_str().into()),
    ];
    html! {
        h2 { (words.text("winning-chances")) }
        figure {
            (PreEscaped(chart(report).to_string()))
            figcaption { (words.with("chances-help", players)) }
        }
    }
}

/// Where things are.
struct Scale {
    /// Entries before each game.
    before: Vec<usize>,
    axes: Axes,
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
        let before = before.collect();
        let axes = Axes {
            frame: FRAME,
            x: [0.0, number(all.max(1))],
            y: [0.0, 1.0],
        };
        Self { before, axes }
    }

    /// The number of an entry, all games counted.
    fn entry(&self, game: usize, entry: usize) -> f64 {
        number(self.before.get(game).copied().unwrap_or(0) + entry)
    }
}

#[expect(
    clippy::cast_precision_loss,
    reason = "a match has less than 2^52 entries"
)]
pub(crate) fn number(entries: usize) -> f64 {
    entries as f64
}

/// White's chances of winning a game, entry by entry: one list for each stretch without a decision that is not analysed,
/// and to the result if the last stretch reaches it. `is_decision` tells which entries are decisions.
#[must_use]
pub fn stretches(game: &GameRecord, is_decision: impl Fn(usize) -> bool) -> Vec<Vec<(usize, f32)>> {
    let mut found = vec![Vec::new()];
    for (at, entry) in game.entries.iter().enumerate() {
        match (white_wins(entry), found.last_mut()) {
            (Some(chance), Some(stretch)) => stretch.push((at, chance)),
            (None, _) if is_decision(at) && !is_analysed_dance(entry) => found.push(Vec::new()),
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

/// Whether nothing but its luck is to be known of a turn.
fn is_analysed_dance(entry: &Entry) -> bool {
    let danced = matches!(&entry.event, Event::Play(played) if played.play.steps().is_empty());
    danced && entry.luck.is_some()
}

fn chart(report: &Report<'_>) -> Element {
    let scale = Scale::of(report);
    let axes = &scale.axes;
    let decided: BTreeSet<(usize, usize)> = decisions(report.record)
        .0
        .iter()
        .map(|task| (task.at.game, task.at.entry))
        .collect();
    let (white, words) = (&report.names.white, report.words());
    let mut svg = Element::new("svg")
        .set("class", "chart")
        .set("viewBox", &format!("0 0 {WIDTH} {HEIGHT}"))
        .set("role", "img")
        .set(
            "aria-label",
            &words.with("winning-chances-of", [("name", white.as_str().into())]),
        );
    for (percent, chance) in [(0, 0.0), (25, 0.25), (50, 0.5), (75, 0.75), (100, 1.0)] {
        svg.add_all(axes.level(chance, &format!("{percent} %"), "var(--line)"));
    }
    for (index, game) in report.record.games.iter().enumerate() {
        let begins = scale.entry(index, 0);
        svg.add(&axes.upright(begins).set("stroke", "var(--soft)"));
        let name = words.with("game-number", [("number", (index + 1).into())]);
        let name = Element::text(axes.x(begins) + 3.0, FRAME[3] + 18.0, &name);
        svg.add(&Element::link(&format!("#g{}", index + 1)).with(&name));
        for stretch in stretches(game, |at| decided.contains(&(index, at))) {
            let points = stretch.iter();
            let points =
                points.map(|&(at, chance)| axes.place([scale.entry(index, at), f64::from(chance)]));
            let line = Element::polyline(points).stroke("var(--white-line)", 2.0);
            svg.add(&line.set("stroke-linejoin", "round"));
        }
    }
    let errors = report.errors.iter();
    svg.add_all(errors.filter_map(|error| error_mark(error, report, &scale)));
    svg
}

/// An error of White at the top, of Black at the bottom, with a link to its position.
fn error_mark(error: &Mistake, report: &Report<'_>, scale: &Scale) -> Option<Element> {
    let (class, sign) = severity(report.about.marks.mark(error.loss)?);
    let words = report.words();
    let x = scale.axes.x(scale.entry(error.at.game, error.at.entry));
    let y = match error.side {
        Side::White => FRAME[1] + 8.0,
        Side::Black => FRAME[3] - 8.0,
    };
    let shape = if is_of_cube(error) {
        Element::rect(x - 5.0, y - 5.0, 10.0, 10.0)
    } else {
        Element::circle(x, y, 5.5)
    };
    let (name, loss) = (&report.names[error.side], error.loss.get());
    let title = words.with(
        "error-title",
        [
            ("name", name.as_str().into()),
            ("mark", words.text(class).into()),
            ("sign", sign.into()),
            ("loss", format!("{loss:.3}").into()),
        ],
    );
    let title = Element::title(&title);
    let shape = shape
        .fill("var(--page)")
        .stroke(&format!("var(--{class})"), 2.5)
        .with(&title);
    Some(Element::link(&format!("#{}", anchor(error))).with(&shape))
}
