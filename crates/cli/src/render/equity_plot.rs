//! Equity with its 95 % band against trials: an SVG drawing, dark on white.

use std::fmt::Write;

use barpoint_app::rollout::Rollout;
use barpoint_engine::{Basis, Engine};
use barpoint_equity::Scoring;
use barpoint_rollout::Estimate;

use super::curves::upright;

const WIDTH: f64 = 720.0;
/// Without the names of the candidates, which stand below in rows of this height.
const HEIGHT: f64 = 434.0;
const LINE: f64 = 17.0;
/// The rectangle of the axes: left, top, right, bottom.
const FRAME: [f64; 4] = [84.0, 50.0, 700.0, 380.0];
const COLOURS: [&str; 6] = [
    "#1f5fa8", "#c8641a", "#3a7d3a", "#8a3a8a", "#a02020", "#606060",
];
/// Dashes of the candidates after as many as there are colours, and of those after them.
const DASHES: [&str; 4] = ["", "8 4", "2 4", "10 3 2 3"];
/// Standard deviations of a 95 % band.
const BAND: f64 = 1.96;

/// The course of one candidate: trials and equity.
struct Course<'a> {
    name: &'a str,
    points: Vec<(u32, Estimate)>,
}

/// Draws all candidates of a rollout.
pub(crate) fn draw(rollout: &Rollout, engine: &Engine, basis: &Basis) -> String {
    let names: Vec<String> = rollout.names().iter().map(ToString::to_string).collect();
    let history = rollout.history(engine);
    let courses: Vec<Course<'_>> = names
        .iter()
        .zip(history)
        .map(|(name, points)| Course { name, points })
        .collect();
    let unit = match basis.context.scoring {
        Scoring::Money { .. } => "equity (points per cube)",
        Scoring::Match { .. } => "equity (EMG)",
    };
    picture(&courses, rollout.trials().most(), unit)
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
}

/// Where things are.
struct Scale {
    most: f64,
    low: f64,
    high: f64,
}

impl Scale {
    /// Bands shown whole from the fourth part of the trials on.
    fn of(courses: &[Course<'_>], most: u32) -> Self {
        let late = courses.iter().flat_map(|course| {
            let points = course.points.iter();
            points.filter(|(n, _)| *n >= most / 4).map(|(_, e)| *e)
        });
        let (mut low, mut high) = (f64::INFINITY, f64::NEG_INFINITY);
        for estimate in late {
            low = low.min(estimate.mean - BAND * estimate.std_err);
            high = high.max(estimate.mean + BAND * estimate.std_err);
        }
        if low >= high {
            (low, high) = (-1.0, 1.0);
        }
        let margin = 0.08 * (high - low);
        Self {
            most: f64::from(most.max(1)),
            low: low - margin,
            high: high + margin,
        }
    }

    fn x(&self, trials: f64) -> f64 {
        FRAME[0] + (FRAME[2] - FRAME[0]) * trials / self.most
    }

    fn y(&self, equity: f64) -> f64 {
        let share = (equity - self.low) / (self.high - self.low);
        FRAME[3] - (FRAME[3] - FRAME[1]) * share
    }

    /// Round numbers about a sixth of the range apart.
    fn step(&self) -> f64 {
        let rough = (self.high - self.low) / 6.0;
        let power = 10.0_f64.powf(rough.log10().floor());
        let steps = [1.0, 2.0, 5.0, 10.0].map(|n| n * power);
        steps.into_iter().find(|&s| s >= rough).unwrap_or(rough)
    }
}

fn picture(courses: &[Course<'_>], most: u32, unit: &str) -> String {
    let rows = u32::try_from(courses.len().div_ceil(3)).unwrap_or(1);
    let height = HEIGHT + LINE * f64::from(rows);
    let scale = Scale::of(courses, most);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{WIDTH}\" height=\"{height}\" \
         viewBox=\"0 0 {WIDTH} {height}\" font-family=\"DejaVu Sans, Verdana, sans-serif\" \
         font-size=\"13\" fill=\"#222222\">\n<title>Equity against trials</title>\n\
         <rect width=\"100%\" height=\"100%\" fill=\"#ffffff\"/>\n\
         <text x=\"{}\" y=\"28\" font-size=\"16\" font-weight=\"bold\">Equity with its 95 % band against trials</text>\n",
        FRAME[0]
    );
    axes(&mut svg, &scale, unit);
    // The wide bands of the first trials leave the frame and are cut there.
    let [left, top, right, bottom] = FRAME;
    let _ = writeln!(
        svg,
        "<clipPath id=\"frame\"><rect x=\"{left}\" y=\"{top}\" width=\"{}\" height=\"{}\"/></clipPath>\n\
         <g clip-path=\"url(#frame)\">",
        right - left,
        bottom - top
    );
    for (course, colour) in courses.iter().zip(COLOURS.iter().cycle()) {
        band(&mut svg, &scale, course, colour);
    }
    for (at, course) in courses.iter().enumerate() {
        line(&mut svg, &scale, course, Pen::of(at));
    }
    svg.push_str("</g>\n");
    for (at, course) in courses.iter().enumerate() {
        legend(&mut svg, at, course.name, Pen::of(at));
    }
    svg.push_str("</svg>\n");
    svg
}

fn axes(svg: &mut String, scale: &Scale, unit: &str) {
    let [left, _, right, bottom] = FRAME;
    let step = scale.step();
    // Counted in steps, so that the line at 0 is at 0.
    let mut number = (scale.low / step).ceil();
    while number * step <= scale.high {
        let equity = if number == 0.0 { 0.0 } else { number * step };
        let y = scale.y(equity);
        let _ = writeln!(
            svg,
            "<line x1=\"{left}\" y1=\"{y:.1}\" x2=\"{right}\" y2=\"{y:.1}\" stroke=\"#d0d0d0\"/>\
             <text x=\"{}\" y=\"{:.1}\" text-anchor=\"end\">{equity:+.3}</text>",
            left - 8.0,
            y + 4.5
        );
        number += 1.0;
    }
    let _ = writeln!(
        svg,
        "<text x=\"{}\" y=\"{}\" text-anchor=\"middle\">trials of each candidate</text>{}",
        f64::midpoint(left, right),
        bottom + 38.0,
        upright(16.0, 215.0, unit)
    );
    for quarter in 0..=4 {
        let trials = (scale.most * f64::from(quarter) / 4.0).round();
        let _ = writeln!(
            svg,
            "<text x=\"{:.1}\" y=\"{}\" text-anchor=\"middle\">{trials}</text>",
            scale.x(trials),
            bottom + 20.0
        );
    }
}

fn band(svg: &mut String, scale: &Scale, course: &Course<'_>, colour: &str) {
    let edge = |sign: f64| {
        let points = course.points.iter();
        let coordinates = points.map(move |(n, e)| {
            let (x, y) = (
                scale.x(f64::from(*n)),
                scale.y(e.mean + sign * BAND * e.std_err),
            );
            format!("{x:.1},{y:.1}")
        });
        coordinates.collect::<Vec<_>>()
    };
    let mut points = edge(1.0);
    points.extend(edge(-1.0).into_iter().rev());
    let points = points.join(" ");
    let _ = writeln!(
        svg,
        "<polygon points=\"{points}\" fill=\"{colour}\" fill-opacity=\"0.18\"/>"
    );
}

fn line(svg: &mut String, scale: &Scale, course: &Course<'_>, pen: Pen) {
    let Pen { colour, dashes } = pen;
    let points = course.points.iter();
    let points: Vec<String> = points
        .map(|(n, e)| format!("{:.1},{:.1}", scale.x(f64::from(*n)), scale.y(e.mean)))
        .collect();
    let points = points.join(" ");
    let _ = writeln!(
        svg,
        "<polyline points=\"{points}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"2\" stroke-dasharray=\"{dashes}\"/>"
    );
}

fn legend(svg: &mut String, at: usize, name: &str, pen: Pen) {
    let Pen { colour, dashes } = pen;
    let column = u32::try_from(at % 3).unwrap_or(0);
    let row = u32::try_from(at / 3).unwrap_or(0);
    let x = FRAME[0] + 210.0 * f64::from(column);
    let y = FRAME[3] + 62.0 + LINE * f64::from(row);
    let (mid, end) = (y - 4.0, x + 24.0);
    let name = name.replace('&', "&amp;").replace('<', "&lt;");
    let _ = writeln!(
        svg,
        "<line x1=\"{x}\" y1=\"{mid}\" x2=\"{end}\" y2=\"{mid}\" stroke=\"{colour}\" stroke-width=\"3\" \
         stroke-dasharray=\"{dashes}\"/>\
         <text x=\"{}\" y=\"{y}\" font-size=\"12\">{name}</text>",
        x + 30.0
    );
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bands_narrow_and_every_candidate_has_a_name() {
        let course = |name, mean| Course {
            name,
            points: (1..=10)
                .map(|n| {
                    let std_err = 0.1 / f64::from(n).sqrt();
                    (36 * n, Estimate { mean, std_err })
                })
                .collect(),
        };
        let svg = picture(
            &[course("8/5 6/5", 0.2), course("a<b", -0.1)],
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
