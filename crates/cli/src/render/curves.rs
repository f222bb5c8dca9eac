//! Curves over winning chances: an SVG drawing, dark on white.

use std::fmt::Write;

/// A drawing.
pub(crate) struct Chart<'a> {
    /// The title.
    pub(crate) title: String,
    /// The label of the horizontal axis; chances are in percent.
    pub(crate) x_label: &'a str,
    /// The label of the vertical axis.
    pub(crate) y_label: &'a str,
    /// Ends of the horizontal axis.
    pub(crate) x: [f32; 2],
    /// Ends of the vertical axis and the distance of its lines.
    pub(crate) y: [f32; 2],
    pub(crate) y_step: f32,
    /// Whether the vertical axis is in percent.
    pub(crate) percent: bool,
    /// What is drawn.
    pub(crate) series: Vec<Series>,
    /// Labelled vertical lines.
    pub(crate) marks: Vec<(f32, String)>,
}

/// One curve.
pub(crate) struct Series {
    /// Its name in the legend.
    pub(crate) name: String,
    /// Its points, from left to right; an unconnected part begins a new list.
    pub(crate) parts: Vec<Vec<[f32; 2]>>,
    /// How it looks.
    pub(crate) look: Look,
}

/// Ends of a vertical axis that shows all equities, and the distance of its lines.
pub(crate) fn equity_axis(series: &[Series]) -> ([f32; 2], f32) {
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

/// How a curve looks.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Look {
    Line,
    Dashed,
    Dots,
    Rings,
}

const WIDTH: f32 = 726.0;
const HEIGHT: f32 = 480.0;
/// The rectangle of the axes: left, top, right, bottom.
const FRAME: [f32; 4] = [76.0, 44.0, 700.0, 420.0];
const COLOURS: [&str; 7] = [
    "#1f5fa8", "#c8641a", "#3a7d34", "#7d3a8c", "#2a8c8c", "#222222", "#222222",
];

/// Draws a chart.
pub(crate) fn draw(chart: &Chart<'_>) -> String {
    let title = escaped(&chart.title);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{WIDTH}\" height=\"{HEIGHT}\" \
         viewBox=\"0 0 {WIDTH} {HEIGHT}\" font-family=\"DejaVu Sans, Verdana, sans-serif\" \
         font-size=\"13\" fill=\"#222222\">\n<title>{title}</title>\n\
         <rect width=\"100%\" height=\"100%\" fill=\"#ffffff\"/>\n\
         <text x=\"{}\" y=\"28\" font-size=\"16\" font-weight=\"bold\">{title}</text>\n",
        FRAME[0]
    );
    chart.axes(&mut svg);
    chart.marks(&mut svg);
    for (at, series) in chart.series.iter().enumerate() {
        chart.series(&mut svg, series, COLOURS[at % COLOURS.len()]);
    }
    chart.legend(&mut svg);
    svg.push_str("</svg>\n");
    svg
}

impl Chart<'_> {
    fn px(&self, x: f32) -> f32 {
        let [low, high] = self.x;
        FRAME[0] + (x - low) / (high - low) * (FRAME[2] - FRAME[0])
    }

    fn py(&self, y: f32) -> f32 {
        let [low, high] = self.y;
        let within = y.clamp(low, high);
        FRAME[3] - (within - low) / (high - low) * (FRAME[3] - FRAME[1])
    }

    fn axes(&self, svg: &mut String) {
        let [left, top, right, bottom] = FRAME;
        let steps = ((self.y[1] - self.y[0]) / self.y_step).round();
        let mut step = 0.0;
        while step <= steps {
            let value = self.y[0] + step * self.y_step;
            let y = self.py(value);
            let label = if self.percent {
                format!("{:.0} %", 100.0 * value)
            } else {
                format!("{value:+.1}")
            };
            let _ = writeln!(
                svg,
                "<line x1=\"{left}\" y1=\"{y:.1}\" x2=\"{right}\" y2=\"{y:.1}\" stroke=\"#d8d8d8\"/>\
                 <text x=\"{}\" y=\"{:.1}\" text-anchor=\"end\">{label}</text>",
                left - 8.0,
                y + 4.5
            );
            step += 1.0;
        }
        let mut percent = (10.0 * self.x[0]).ceil();
        while percent <= 10.0 * self.x[1] + 1e-3 {
            let x = self.px(percent / 10.0);
            let _ = writeln!(
                svg,
                "<line x1=\"{x:.1}\" y1=\"{top}\" x2=\"{x:.1}\" y2=\"{bottom}\" stroke=\"#eeeeee\"/>\
                 <text x=\"{x:.1}\" y=\"{}\" text-anchor=\"middle\">{:.0} %</text>",
                bottom + 18.0,
                10.0 * percent
            );
            percent += 1.0;
        }
        let _ = writeln!(
            svg,
            "<text x=\"{}\" y=\"{}\" text-anchor=\"middle\">{}</text>\
             {}",
            f32::midpoint(left, right),
            bottom + 40.0,
            self.x_label,
            upright(16.0, f32::midpoint(top, bottom), self.y_label)
        );
    }

    fn marks(&self, svg: &mut String) {
        let [_, top, _, bottom] = FRAME;
        for (at, (x, name)) in self.marks.iter().enumerate() {
            let x = self.px(*x);
            let middle = f32::midpoint(FRAME[0], FRAME[2]);
            // A label goes on the side where there is room.
            let (name_x, anchor) = if x > middle {
                (x - 3.0, "end")
            } else {
                (x + 3.0, "start")
            };
            // Labels go in four rows so that close neighbours do not overlap.
            let row = u8::try_from(at % 4).map_or(0.0, f32::from);
            let _ = writeln!(
                svg,
                "<line x1=\"{x:.1}\" y1=\"{top}\" x2=\"{x:.1}\" y2=\"{bottom}\" stroke=\"#999999\" \
                 stroke-dasharray=\"2 4\"/>\
                 <text x=\"{name_x:.1}\" y=\"{:.1}\" text-anchor=\"{anchor}\" font-size=\"11\" \
                 stroke=\"#ffffff\" stroke-width=\"4\" paint-order=\"stroke\">{}</text>",
                bottom - 8.0 - 14.0 * row,
                escaped(name)
            );
        }
    }

    fn series(&self, svg: &mut String, series: &Series, colour: &str) {
        for part in &series.parts {
            let points = part.iter().map(|&[x, y]| (self.px(x), self.py(y)));
            if series.look.is_points() {
                for (x, y) in points {
                    let _ = writeln!(svg, "{}", point(series.look, x, y, colour));
                }
                continue;
            }
            let path: String = points.map(|(x, y)| format!("{x:.1},{y:.1} ")).collect();
            let dashes = series.look.dashes();
            let _ = writeln!(
                svg,
                "<polyline points=\"{}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"2\"{dashes}/>",
                path.trim_end()
            );
        }
    }

    fn legend(&self, svg: &mut String) {
        let [left, top, ..] = FRAME;
        let mut y = top + 20.0;
        for (at, series) in self.series.iter().enumerate() {
            let colour = COLOURS[at % COLOURS.len()];
            let _ = writeln!(
                svg,
                "{}<text x=\"{}\" y=\"{y}\" stroke=\"#ffffff\" stroke-width=\"4\" paint-order=\"stroke\">{}</text>",
                key(series.look, left + 8.0, y - 4.5, colour),
                left + 36.0,
                escaped(&series.name)
            );
            y += 19.0;
        }
    }
}

impl Look {
    const fn is_points(self) -> bool {
        matches!(self, Self::Dots | Self::Rings)
    }

    /// The dashes of a line.
    const fn dashes(self) -> &'static str {
        match self {
            Self::Dashed => " stroke-dasharray=\"7 5\"",
            _ => "",
        }
    }
}

/// A dot or a ring.
fn point(look: Look, x: f32, y: f32, colour: &str) -> String {
    if look == Look::Rings {
        return format!(
            "<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"4.5\" fill=\"#ffffff\" stroke=\"{colour}\" stroke-width=\"2\"/>"
        );
    }
    format!("<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"4\" fill=\"{colour}\"/>")
}

/// The symbol before a name in the legend: the same as in the drawing.
fn key(look: Look, x: f32, y: f32, colour: &str) -> String {
    if look.is_points() {
        return point(look, x + 11.0, y, colour);
    }
    let (end, dashes) = (x + 22.0, look.dashes());
    format!(
        "<line x1=\"{x:.1}\" y1=\"{y:.1}\" x2=\"{end:.1}\" y2=\"{y:.1}\" stroke=\"{colour}\" stroke-width=\"2\"{dashes}/>"
    )
}

/// The title of a vertical axis, read from below.
pub(super) fn upright(x: f32, y: f32, text: &str) -> String {
    let text = escaped(text);
    format!(
        "<text x=\"{x}\" y=\"{y}\" text-anchor=\"middle\" transform=\"rotate(-90 {x} {y})\">{text}</text>"
    )
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;")
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
        assert!(svg.contains("points=\"200.8,363.6 700.0,44.0\""), "{svg}");
        for text in ["cubes &amp; chances", ">take<", ">-0.5<", ">50 %<"] {
            assert!(svg.contains(text), "{text} in {svg}");
        }
    }
}
