//! Mean and 95 % band against trials: how a rollout converges.

use super::{Axes, COLOURS, GRID, sheet, step};
use crate::svg::Element;

/// One candidate.
#[derive(Clone, Debug, PartialEq)]
pub struct Candidate<'a> {
    /// Its name.
    pub name: &'a str,
    /// From the first trials to the last.
    pub points: Vec<Point>,
}

/// What is known after some trials.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Point {
    /// Number of trials.
    pub trials: u32,
    /// Their mean.
    pub mean: f64,
    /// The standard error of the mean.
    pub std_err: f64,
}

const WIDTH: f64 = 720.0;
/// Without the names of the candidates, which stand below in rows of the height `LINE`.
const HEIGHT: f64 = 434.0;
const LINE: f64 = 17.0;
/// The rectangle of the axes: left, top, right, bottom.
const FRAME: [f64; 4] = [84.0, 50.0, 700.0, 380.0];
/// Dashes of the candidates after as many as there are colours, and of those after them.
const DASHES: [&str; 4] = ["", "8 4", "2 4", "10 3 2 3"];
/// Standard deviations of a 95 % band.
const BAND: f64 = 1.96;

/// Draws all candidates up to the most trials that any can have; the unit says in what the means are.
#[must_use]
pub fn draw(candidates: &[Candidate<'_>], most: u32, unit: &str) -> String {
    let rows = u32::try_from(candidates.len().div_ceil(3)).unwrap_or(1);
    let height = HEIGHT + LINE * f64::from(rows);
    let heading = "Equity with its 95 % band against trials";
    let mut svg = sheet(WIDTH, height, FRAME[0], heading);
    let axes = axes(candidates, most);
    grid(&mut svg, &axes);
    svg.add_all(axes.names("trials of each candidate", unit));
    let [left, top, right, bottom] = FRAME;
    let frame = Element::rect(left, top, right - left, bottom - top);
    svg.add(&Element::new("clipPath").set("id", "frame").with(&frame));
    // The wide bands of the first trials leave the frame and are cut there.
    let mut inside = Element::new("g").set("clip-path", "url(#frame)");
    for (at, candidate) in candidates.iter().enumerate() {
        inside.add(&band(&axes, candidate, Pen::of(at)));
    }
    for (at, candidate) in candidates.iter().enumerate() {
        let points = candidate.points.iter();
        let line = points.map(|point| axes.place([f64::from(point.trials), point.mean]));
        inside.add(&Pen::of(at).line(Element::polyline(line), 2.0));
    }
    svg.add(&inside);
    for (at, candidate) in candidates.iter().enumerate() {
        svg.add_all(key(at, candidate.name, Pen::of(at)));
    }
    svg.to_string()
}

/// How the line of a candidate looks.
#[derive(Clone, Copy)]
struct Pen {
    colour: &'static str,
    dashes: &'static str,
}

impl Pen {
    fn of(candidate: usize) -> Self {
        Self {
            colour: COLOURS[candidate % COLOURS.len()],
            dashes: DASHES[candidate / COLOURS.len() % DASHES.len()],
        }
    }

    fn line(self, line: Element, width: f64) -> Element {
        line.stroke(self.colour, width).dashes(self.dashes)
    }
}

/// Bands are shown whole from the fourth part of the trials on.
fn axes(candidates: &[Candidate<'_>], most: u32) -> Axes {
    let points = candidates.iter().flat_map(|candidate| &candidate.points);
    let (mut low, mut high) = (f64::INFINITY, f64::NEG_INFINITY);
    for point in points.filter(|point| point.trials >= most / 4) {
        low = low.min(point.mean - BAND * point.std_err);
        high = high.max(point.mean + BAND * point.std_err);
    }
    if low >= high {
        (low, high) = (-1.0, 1.0);
    }
    let margin = 0.08 * (high - low);
    Axes {
        frame: FRAME,
        x: [0.0, f64::from(most.max(1))],
        y: [low - margin, high + margin],
    }
}

fn grid(svg: &mut Element, axes: &Axes) {
    let ([low, high], step) = (axes.y, step(axes.y));
    // Counted in steps, so that the line at 0 is at 0.
    let mut number = (low / step).ceil();
    while number * step <= high {
        let mean = if number == 0.0 { 0.0 } else { number * step };
        svg.add_all(axes.level(mean, &format!("{mean:+.3}"), GRID));
        number += 1.0;
    }
    for quarter in 0..=4 {
        let trials = (axes.x[1] * f64::from(quarter) / 4.0).round();
        svg.add(&axes.label(trials, &trials.to_string()));
    }
}

fn band(axes: &Axes, candidate: &Candidate<'_>, pen: Pen) -> Element {
    let edge = |sign: f64| {
        let points = candidate.points.iter();
        points.map(move |point| {
            let mean = point.mean + sign * BAND * point.std_err;
            axes.place([f64::from(point.trials), mean])
        })
    };
    Element::polygon(edge(1.0).chain(edge(-1.0).rev()))
        .fill(pen.colour)
        .number("fill-opacity", 0.18)
}

/// The line of a candidate with its name, under the plot.
fn key(at: usize, name: &str, pen: Pen) -> [Element; 2] {
    let column = u32::try_from(at % 3).unwrap_or(0);
    let row = u32::try_from(at / 3).unwrap_or(0);
    let x = FRAME[0] + 210.0 * f64::from(column);
    let y = FRAME[3] + 62.0 + LINE * f64::from(row);
    let line = Element::line([x, y - 4.0], [x + 24.0, y - 4.0]);
    [
        pen.line(line, 3.0),
        Element::text(x + 30.0, y, name).size(12.0),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bands_narrow_and_every_candidate_has_a_name() {
        let candidate = |name, mean| Candidate {
            name,
            points: (1..=10)
                .map(|n| Point {
                    trials: 36 * n,
                    mean,
                    std_err: 0.1 / f64::from(n).sqrt(),
                })
                .collect(),
        };
        let svg = draw(
            &[candidate("8/5 6/5", 0.2), candidate("a<b", -0.1)],
            360,
            "equity (EMG)",
        );
        assert_eq!(svg.matches("<polygon").count(), 2);
        assert_eq!(svg.matches("<polyline").count(), 2);
        for text in [
            ">8/5 6/5<",
            ">a&lt;b<",
            ">360<",
            "95 % band",
            ">equity (EMG)<",
            ">trials of each candidate<",
        ] {
            assert!(svg.contains(text), "{text} in {svg}");
        }
    }
}
