//! Curves over winning chances.

use super::{Axes, COLOURS, GRID, PAPER, sheet};
use crate::svg::{Anchor, Element};

/// A drawing of curves; chances on the horizontal axis are in percent.
#[derive(Clone, Debug, PartialEq)]
pub struct Chart<'a> {
    /// The title.
    pub title: String,
    /// The label of the horizontal axis.
    pub x_label: &'a str,
    /// The label of the vertical axis.
    pub y_label: &'a str,
    /// Ends of the horizontal axis.
    pub x: [f32; 2],
    /// Ends of the vertical axis.
    pub y: [f32; 2],
    /// The distance of its lines.
    pub y_step: f32,
    /// Whether the vertical axis is in percent.
    pub percent: bool,
    /// What is drawn.
    pub series: Vec<Series>,
    /// Labelled vertical lines.
    pub marks: Vec<(f32, String)>,
}

/// One curve.
#[derive(Clone, Debug, PartialEq)]
pub struct Series {
    /// Its name in the legend.
    pub name: String,
    /// Its points, from left to right; an unconnected part begins a new list.
    pub parts: Vec<Vec<[f32; 2]>>,
    /// How it looks.
    pub look: Look,
}

/// How a curve looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Look {
    /// A line.
    Line,
    /// A line with gaps.
    Dashed,
    /// Filled points.
    Dots,
    /// Open points.
    Rings,
}

const WIDTH: f64 = 726.0;
const HEIGHT: f64 = 480.0;
/// The rectangle of the axes: left, top, right, bottom.
const FRAME: [f64; 4] = [76.0, 44.0, 700.0, 420.0];
/// Distance of the vertical lines.
const TENTH: f64 = 0.1;

/// Ends of a vertical axis that shows all equities, and the distance of its lines.
#[must_use]
pub fn equity_axis(series: &[Series]) -> ([f32; 2], f32) {
    let points = series
        .iter()
        .flat_map(|series| series.parts.iter().flatten());
    let (low, high) = points.fold((-1.0_f32, 1.0_f32), |(low, high), &[_, y]| {
        (low.min(y), high.max(y))
    });
    let step = if high - low > 8.0 { 1.0 } else { 0.5 };
    // Room for the names of lines at the lower end, and one for those of curves at the upper.
    let (low, high) = ((low / step - 0.1).floor(), (high / step + 0.1).ceil());
    ([low * step, high * step], step)
}

/// Draws a chart.
#[must_use]
pub fn draw(chart: &Chart<'_>) -> String {
    let mut svg = sheet(WIDTH, HEIGHT, FRAME[0], &chart.title);
    let axes = Axes {
        frame: FRAME,
        x: chart.x.map(f64::from),
        y: chart.y.map(f64::from),
    };
    chart.grid(&mut svg, &axes);
    svg.add_all(axes.names(chart.x_label, chart.y_label));
    chart.marks(&mut svg, &axes);
    for (at, series) in chart.series.iter().enumerate() {
        series.draw(&mut svg, &axes, colour(at));
    }
    chart.legend(&mut svg);
    svg.to_string()
}

/// The colour of a curve; all beyond the last are like that one.
fn colour(series: usize) -> &'static str {
    COLOURS[series.min(COLOURS.len() - 1)]
}

impl Chart<'_> {
    fn grid(&self, svg: &mut Element, axes: &Axes) {
        let steps = ((self.y[1] - self.y[0]) / self.y_step).round();
        let mut step = 0.0;
        while step <= steps {
            let value = self.y[0] + step * self.y_step;
            let label = if self.percent {
                format!("{:.0} %", 100.0 * value)
            } else {
                format!("{value:+.1}")
            };
            svg.add_all(axes.level(f64::from(value), &label, GRID));
            step += 1.0;
        }
        let mut tenths = (axes.x[0] / TENTH).ceil();
        while tenths <= axes.x[1] / TENTH + 1e-3 {
            let chance = tenths * TENTH;
            svg.add(&axes.upright(chance).set("stroke", "#eeeeee"));
            svg.add(&axes.label(chance, &format!("{:.0} %", 100.0 * chance)));
            tenths += 1.0;
        }
    }

    fn marks(&self, svg: &mut Element, axes: &Axes) {
        let [left, _, right, bottom] = FRAME;
        for (at, (chance, name)) in self.marks.iter().enumerate() {
            let line = axes.upright(f64::from(*chance)).set("stroke", "#999999");
            svg.add(&line.dashes("2 4"));
            // A label goes on the side where there is room.
            let x = axes.x(f64::from(*chance));
            let (x, anchor) = if x > f64::midpoint(left, right) {
                (x - 3.0, Anchor::End)
            } else {
                (x + 3.0, Anchor::Start)
            };
            // Labels go in four rows so that close neighbours do not overlap.
            let row = u8::try_from(at % 4).map_or(0.0, f64::from);
            let label = Element::text(x, bottom - 8.0 - 14.0 * row, name).size(11.0);
            svg.add(&label.anchor(anchor).rimmed(PAPER));
        }
    }

    fn legend(&self, svg: &mut Element) {
        let [left, top, ..] = FRAME;
        let mut y = top + 20.0;
        for (at, series) in self.series.iter().enumerate() {
            svg.add(&series.look.key(left + 8.0, y - 4.5, colour(at)));
            svg.add(&Element::text(left + 36.0, y, &series.name).rimmed(PAPER));
            y += 19.0;
        }
    }
}

impl Series {
    /// What leaves the frame stays on its edge.
    fn draw(&self, svg: &mut Element, axes: &Axes, colour: &str) {
        let [low, high] = axes.y;
        let place = |&[x, y]: &[f32; 2]| axes.place([f64::from(x), f64::from(y).clamp(low, high)]);
        for part in &self.parts {
            let places = part.iter().map(place);
            if self.look.is_points() {
                svg.add_all(places.map(|place| self.look.point(place, colour)));
            } else {
                svg.add(&self.look.line(Element::polyline(places), colour));
            }
        }
    }
}

impl Look {
    const fn is_points(self) -> bool {
        matches!(self, Self::Dots | Self::Rings)
    }

    fn line(self, line: Element, colour: &str) -> Element {
        let dashes = if self == Self::Dashed { "7 5" } else { "" };
        line.stroke(colour, 2.0).dashes(dashes)
    }

    fn point(self, [x, y]: [f64; 2], colour: &str) -> Element {
        if self == Self::Rings {
            return Element::circle(x, y, 4.5).fill(PAPER).stroke(colour, 2.0);
        }
        Element::circle(x, y, 4.0).fill(colour)
    }

    /// The symbol before a name in the legend: the same as in the drawing.
    fn key(self, x: f64, y: f64, colour: &str) -> Element {
        if self.is_points() {
            return self.point([x + 11.0, y], colour);
        }
        self.line(Element::line([x, y], [x + 22.0, y]), colour)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn curves_marks_and_names_are_drawn() {
        let series = |name: &str, look, parts: &[&[[f32; 2]]]| Series {
            name: name.to_owned(),
            parts: parts.iter().map(|part| part.to_vec()).collect(),
            look,
        };
        let svg = draw(&Chart {
            title: "cubes & chances".to_owned(),
            x_label: "chance",
            y_label: "equity",
            x: [0.0, 1.0],
            y: [-1.0, 1.0],
            y_step: 0.5,
            percent: false,
            series: vec![
                series(
                    "a",
                    Look::Line,
                    &[&[[0.0, -1.0], [0.2, -1.0]], &[[0.2, -0.7], [1.0, 9.0]]],
                ),
                series("b", Look::Dots, &[&[[0.5, 0.0]]]),
            ],
            marks: vec![(0.2, "take".to_owned())],
        });
        assert_eq!(svg.matches("<polyline").count(), 2);
        // In the drawing and in the legend.
        assert_eq!(svg.matches("<circle").count(), 2);
        // What leaves the frame is cut: 76 + 624 wide, 44 high.
        assert!(svg.contains("points=\"200.8,363.6 700,44\""), "{svg}");
        for text in ["cubes &amp; chances", ">take<", ">-0.5<", ">50 %<"] {
            assert!(svg.contains(text), "{text} in {svg}");
        }
    }
}
