//! Plots of data as SVG documents, dark on white: curves, the convergence of a rollout, the course of a match, chances of
//! numbers of rolls, tables of scores, the price of strength.
//!
//! All are made of the same few parts: a `sheet` with its heading, [`Axes`] with their lines, labels and names, and the
//! elements of [`crate::svg`]. What is drawn is plain numbers; nothing here computes any.

pub mod convergence;
pub mod course;
pub mod curves;
pub mod frontier;
pub mod rolls;
pub mod score_table;

use crate::svg::{Anchor, Element};

/// Lines and points of a plot, in this order.
pub const COLOURS: [&str; 6] = [
    "#1f5fa8", "#c8641a", "#3a7d34", "#7d3a8c", "#2a8c8c", "#222222",
];
/// What plots are drawn on.
pub const PAPER: &str = "#ffffff";
/// Text.
pub const INK: &str = "#222222";
/// The lines of the axes.
const GRID: &str = "#d4d4d4";

/// An empty sheet of paper with its heading.
fn sheet(width: f64, height: f64, heading_x: f64, heading: &str) -> Element {
    Element::document([0.0, 0.0, width, height])
        .set("font-family", "DejaVu Sans, Verdana, sans-serif")
        .size(13.0)
        .fill(INK)
        .with(&Element::title(heading))
        .with(&Element::rect(0.0, 0.0, width, height).fill(PAPER))
        .with(
            &Element::text(heading_x, 28.0, heading)
                .size(16.0)
                .set("font-weight", "bold"),
        )
}

/// A pair of axes: where they are drawn and what their ends stand for.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Axes {
    /// The rectangle of the plot: left, top, right, bottom.
    pub frame: [f64; 4],
    /// What its left and right edges stand for.
    pub x: [f64; 2],
    /// What its lower and upper edges stand for.
    pub y: [f64; 2],
}

impl Axes {
    /// Where a value is from left to right.
    #[must_use]
    pub fn x(&self, value: f64) -> f64 {
        let ([left, _, right, _], [low, high]) = (self.frame, self.x);
        left + (value - low) / (high - low) * (right - left)
    }

    /// Where a value is from top to bottom.
    #[must_use]
    pub fn y(&self, value: f64) -> f64 {
        let ([_, top, _, bottom], [low, high]) = (self.frame, self.y);
        bottom - (value - low) / (high - low) * (bottom - top)
    }

    /// Where a pair of values is.
    #[must_use]
    pub fn place(&self, [x, y]: [f64; 2]) -> [f64; 2] {
        [self.x(x), self.y(y)]
    }

    /// A line across the plot at a value, with its label at the left.
    #[must_use]
    pub fn level(&self, value: f64, label: &str, colour: &str) -> [Element; 2] {
        let ([left, _, right, _], y) = (self.frame, self.y(value));
        let line = Element::line([left, y], [right, y]).set("stroke", colour);
        let label = Element::text(left - 8.0, y + 4.5, label).anchor(Anchor::End);
        [line, label]
    }

    /// A line from bottom to top at a value.
    #[must_use]
    pub fn upright(&self, value: f64) -> Element {
        let ([_, top, _, bottom], x) = (self.frame, self.x(value));
        Element::line([x, top], [x, bottom])
    }

    /// A label under the plot at a value.
    #[must_use]
    pub fn label(&self, value: f64, label: &str) -> Element {
        Element::text(self.x(value), self.frame[3] + 20.0, label).anchor(Anchor::Middle)
    }

    /// The names of both axes: the first below, the second at the left, read from below.
    #[must_use]
    pub fn names(&self, x: &str, y: &str) -> [Element; 2] {
        let [left, top, right, bottom] = self.frame;
        let below = Element::text(f64::midpoint(left, right), bottom + 40.0, x);
        [
            below.anchor(Anchor::Middle),
            sideways(16.0, f64::midpoint(top, bottom), y),
        ]
    }
}

/// Round numbers about a sixth of a range apart.
fn step([low, high]: [f64; 2]) -> f64 {
    let rough = (high - low) / 6.0;
    let power = 10.0_f64.powf(rough.log10().floor());
    let steps = [1.0, 2.0, 5.0, 10.0].map(|n| n * power);
    steps.into_iter().find(|&s| s >= rough).unwrap_or(rough)
}

/// A text read from below, around its place.
fn sideways(x: f64, y: f64, words: &str) -> Element {
    let turn = format!("rotate(-90 {} {})", crate::svg::num(x), crate::svg::num(y));
    Element::text(x, y, words)
        .anchor(Anchor::Middle)
        .set("transform", &turn)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ends_of_the_axes_are_edges_of_the_frame() {
        let axes = Axes {
            frame: [10.0, 20.0, 110.0, 70.0],
            x: [0.0, 4.0],
            y: [-1.0, 1.0],
        };
        let cases = [
            ([0.0, -1.0], [10.0, 70.0]),
            ([4.0, 1.0], [110.0, 20.0]),
            ([1.0, 0.0], [35.0, 45.0]),
        ];
        for (value, [x, y]) in cases {
            let [across, down] = axes.place(value);
            assert!(
                (across - x).abs() < 1e-9 && (down - y).abs() < 1e-9,
                "{value:?}"
            );
        }
    }
}
