//! Chances of numbers of rolls, as bars.

use super::{Axes, COLOURS, GRID, PAPER, sheet};
use crate::svg::{Anchor, Element};

/// The rolls one side needs.
#[derive(Clone, Debug, PartialEq)]
pub struct RollChances<'a> {
    /// Its name.
    pub name: &'a str,
    /// Chance of each number of rolls, from 0 on.
    pub chances: &'a [f32],
    /// Average number of rolls.
    pub mean: f32,
    /// A further note.
    pub note: String,
}

impl RollChances<'_> {
    /// Numbers of rolls with at least this chance.
    fn shown(&self, least: f32) -> impl Iterator<Item = (u32, f32)> {
        let numbered = (0_u32..).zip(self.chances.iter().copied());
        numbered.filter(move |(_, chance)| *chance >= least)
    }
}

const WIDTH: f64 = 720.0;
const HEIGHT: f64 = 420.0;
/// The rectangle of the axes: left, top, right, bottom.
const FRAME: [f64; 4] = [76.0, 92.0, 700.0, 364.0];
/// Rarer numbers of rolls would be invisible.
const LEAST: f32 = 0.0005;
/// Bars of less have no room for a label.
const LABELLED: f32 = 0.01;
/// Width of a bar where a number of rolls has the width 1.
const BAR: f64 = 0.42;

/// Draws both sides beside each other for each number of rolls, their means as dashed lines.
#[must_use]
pub fn draw(title: &str, sides: &[RollChances<'_>; 2]) -> String {
    let axes = axes(sides);
    let mut svg = sheet(WIDTH, HEIGHT, FRAME[0], title);
    grid(&mut svg, &axes);
    let (x, y) = (
        "rolls to bear off the last checker",
        "chance of this number of rolls (%)",
    );
    svg.add_all(axes.names(x, y));
    for (side, at) in sides.iter().zip([0, 1]) {
        svg.add_all(bars(&axes, at, side));
    }
    for (side, at) in sides.iter().zip([0, 1]) {
        svg.add_all(mean(&axes, at, side));
    }
    for (side, at) in sides.iter().zip([0, 1]) {
        svg.add_all(labels(&axes, at, side));
    }
    svg.to_string()
}

/// Each number of rolls in the middle of its place.
fn axes(sides: &[RollChances<'_>; 2]) -> Axes {
    let shown = || sides.iter().flat_map(|side| side.shown(LEAST));
    let most = shown().map(|(_, chance)| chance).fold(0.0, f32::max);
    let first = shown().map(|(rolls, _)| rolls).min().unwrap_or(0);
    let last = shown().map(|(rolls, _)| rolls).max().unwrap_or(0);
    // A full step of ten percent, with room for the label of the highest bar.
    let top = ((f64::from(most) + 0.03) * 10.0).ceil() / 10.0;
    Axes {
        frame: FRAME,
        x: [f64::from(first) - 0.5, f64::from(last) + 0.5],
        y: [0.0, top],
    }
}

fn grid(svg: &mut Element, axes: &Axes) {
    let mut percent = 0_u8;
    while f64::from(percent) <= axes.y[1] * 100.0 + 0.5 {
        let label = format!("{percent} %");
        svg.add_all(axes.level(f64::from(percent) / 100.0, &label, GRID));
        percent += 10;
    }
    let mut rolls = axes.x[0] + 0.5;
    while rolls < axes.x[1] {
        svg.add(&axes.label(rolls, &rolls.to_string()));
        rolls += 1.0;
    }
}

/// A bar of the first or second side (0 or 1): left edge, width and upper edge.
fn bar(axes: &Axes, at: u8, rolls: u32, chance: f32) -> [f64; 3] {
    let left = f64::from(rolls) + BAR * (f64::from(at) - 1.0);
    let width = axes.x(BAR) - axes.x(0.0);
    [axes.x(left), width, axes.y(f64::from(chance))]
}

fn colour(at: u8) -> &'static str {
    COLOURS[usize::from(at)]
}

fn bars(axes: &Axes, at: u8, side: &RollChances<'_>) -> impl Iterator<Item = Element> {
    side.shown(LEAST).map(move |(rolls, chance)| {
        let [x, width, y] = bar(axes, at, rolls, chance);
        Element::rect(x, y, width, FRAME[3] - y).fill(colour(at))
    })
}

/// Percentages over the bars, with a rim where a line passes behind.
fn labels(axes: &Axes, at: u8, side: &RollChances<'_>) -> impl Iterator<Item = Element> {
    side.shown(LABELLED).map(move |(rolls, chance)| {
        let [x, width, y] = bar(axes, at, rolls, chance);
        Element::text(x + width / 2.0, y - 4.0, &format!("{:.1}", 100.0 * chance))
            .size(11.0)
            .anchor(Anchor::Middle)
            .rimmed(PAPER)
    })
}

/// The mean as a line, and the line of the legend that explains bars and mean.
fn mean(axes: &Axes, at: u8, side: &RollChances<'_>) -> [Element; 4] {
    let RollChances {
        name, mean, note, ..
    } = side;
    let line = axes.upright(f64::from(*mean));
    let (left, y) = (FRAME[0], 48.0 + 20.0 * f64::from(at));
    let words = format!("{name}: mean {mean:.3} rolls (dashed), {note}");
    [
        line.clone().stroke(PAPER, 5.0),
        line.stroke(colour(at), 2.0).dashes("6 4"),
        Element::rect(left, y - 11.0, 14.0, 12.0).fill(colour(at)),
        Element::text(left + 22.0, y, &words),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every bar, both means and the labels are there, and nothing leaves the picture.
    #[test]
    fn bars_and_means_are_drawn() {
        let side = |name, chances, mean| RollChances {
            name,
            chances,
            mean,
            note: "deviation 0.5".to_owned(),
        };
        let sides = [
            side("on roll", &[0.0, 0.25, 0.75][..], 1.75),
            side("opponent", &[0.0, 0.0, 0.995, 0.004, 0.001][..], 2.006),
        ];
        let svg = draw("a title", &sides);
        // Background, two keys, five bars.
        assert_eq!(svg.matches("<rect").count(), 1 + 2 + 5);
        assert_eq!(svg.matches("stroke-dasharray").count(), 2);
        for text in ["a title", ">25.0<", ">99.5<", "on roll: mean 1.750 rolls"] {
            assert!(svg.contains(text), "{text} in {svg}");
        }
        let numbers = svg
            .split(" x=\"")
            .skip(1)
            .filter_map(|rest| rest.split('"').next());
        for x in numbers.filter_map(|x| x.parse::<f64>().ok()) {
            assert!((0.0..WIDTH).contains(&x), "{x}");
        }
    }
}
