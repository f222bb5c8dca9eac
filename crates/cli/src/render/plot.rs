//! Distributions of rolls as bars: an SVG drawing, dark on white.

use std::fmt::Write;

use super::curves::upright;

/// The rolls one side needs.
pub(crate) struct Series<'a> {
    /// Its name.
    pub(crate) name: &'a str,
    /// Chance of each number of rolls.
    pub(crate) chances: &'a [f32],
    /// Average number of rolls.
    pub(crate) mean: f32,
    /// A further note.
    pub(crate) note: String,
}

impl Series<'_> {
    /// Numbers of rolls with at least this chance.
    fn shown(&self, least: f32) -> impl Iterator<Item = (usize, f32)> {
        let numbered = self.chances.iter().copied().enumerate();
        numbered.filter(move |(_, chance)| *chance >= least)
    }
}

const WIDTH: f32 = 720.0;
const HEIGHT: f32 = 420.0;
/// The rectangle of the axes: left, top, right, bottom.
const FRAME: [f32; 4] = [76.0, 92.0, 700.0, 364.0];
const COLOURS: [&str; 2] = ["#1f5fa8", "#c8641a"];
/// Rarer numbers of rolls would be invisible.
const LEAST: f32 = 0.0005;
/// Bars of less have no room for a label.
const LABELLED: f32 = 0.01;

/// Draws both sides beside each other for each number of rolls, their means as dashed lines.
pub(crate) fn rolls(title: &str, sides: &[Series<'_>; 2]) -> String {
    let plot = Plot::new(sides);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{WIDTH}\" height=\"{HEIGHT}\" \
         viewBox=\"0 0 {WIDTH} {HEIGHT}\" font-family=\"DejaVu Sans, Verdana, sans-serif\" \
         font-size=\"13\" fill=\"#222222\">\n<title>{title}</title>\n\
         <rect width=\"100%\" height=\"100%\" fill=\"#ffffff\"/>\n\
         <text x=\"{}\" y=\"26\" font-size=\"16\" font-weight=\"bold\">{title}</text>\n",
        FRAME[0]
    );
    plot.axes(&mut svg);
    for (at, side) in sides.iter().enumerate() {
        plot.bars(&mut svg, at, side);
    }
    for (at, side) in sides.iter().enumerate() {
        plot.mean(&mut svg, at, side);
    }
    for (at, side) in sides.iter().enumerate() {
        plot.labels(&mut svg, at, side);
    }
    svg.push_str("</svg>\n");
    svg
}

/// Where things are.
struct Plot {
    /// Fewest and most rolls shown.
    first: usize,
    last: usize,
    /// Chance at the top.
    top: f32,
}

#[expect(clippy::cast_precision_loss, reason = "numbers of rolls are small")]
impl Plot {
    fn new(sides: &[Series<'_>; 2]) -> Self {
        let shown = || sides.iter().flat_map(|side| side.shown(LEAST));
        let most = shown().map(|(_, chance)| chance).fold(0.0, f32::max);
        Self {
            first: shown().map(|(rolls, _)| rolls).min().unwrap_or(0),
            last: shown().map(|(rolls, _)| rolls).max().unwrap_or(0),
            // A full step of ten percent, with room for the label of the highest bar.
            top: ((most + 0.03) * 10.0).ceil() / 10.0,
        }
    }

    /// Width for one number of rolls.
    fn step(&self) -> f32 {
        (FRAME[2] - FRAME[0]) / (self.last - self.first + 1) as f32
    }

    /// The middle of the place of a number of rolls.
    fn x(&self, rolls: f32) -> f32 {
        FRAME[0] + (rolls - self.first as f32 + 0.5) * self.step()
    }

    fn y(&self, chance: f32) -> f32 {
        FRAME[3] - chance / self.top * (FRAME[3] - FRAME[1])
    }

    fn axes(&self, svg: &mut String) {
        let [left, _, right, bottom] = FRAME;
        let mut percent = 0_u8;
        while f32::from(percent) <= self.top * 100.0 + 0.5 {
            let y = self.y(f32::from(percent) / 100.0);
            let _ = writeln!(
                svg,
                "<line x1=\"{left}\" y1=\"{y:.1}\" x2=\"{right}\" y2=\"{y:.1}\" stroke=\"#d0d0d0\"/>\
                 <text x=\"{}\" y=\"{:.1}\" text-anchor=\"end\">{percent} %</text>",
                left - 8.0,
                y + 4.5
            );
            percent += 10;
        }
        for rolls in self.first..=self.last {
            let x = self.x(rolls as f32);
            let y = bottom + 20.0;
            let _ = writeln!(
                svg,
                "<text x=\"{x:.1}\" y=\"{y}\" text-anchor=\"middle\">{rolls}</text>"
            );
        }
        let (x, y) = (f32::midpoint(left, right), bottom + 42.0);
        let _ = writeln!(
            svg,
            "<text x=\"{x}\" y=\"{y}\" text-anchor=\"middle\">rolls to bear off the last checker</text>{}",
            upright(
                14.0,
                f32::midpoint(FRAME[1], bottom),
                "chance of this number of rolls (%)"
            )
        );
    }

    /// A bar: left edge, width and upper edge.
    fn bar(&self, at: usize, rolls: usize, chance: f32) -> [f32; 3] {
        let width = self.step() * 0.42;
        let x = self.x(rolls as f32) + width * (at as f32 - 1.0);
        [x, width, self.y(chance)]
    }

    fn bars(&self, svg: &mut String, at: usize, side: &Series<'_>) {
        for (rolls, chance) in side.shown(LEAST) {
            let [x, width, y] = self.bar(at, rolls, chance);
            let _ = writeln!(
                svg,
                "<rect x=\"{x:.1}\" y=\"{y:.1}\" width=\"{width:.1}\" height=\"{:.1}\" fill=\"{}\"/>",
                FRAME[3] - y,
                COLOURS[at]
            );
        }
    }

    /// Percentages over the bars, with a white rim where a line passes behind.
    fn labels(&self, svg: &mut String, at: usize, side: &Series<'_>) {
        for (rolls, chance) in side.shown(LABELLED) {
            let [x, width, y] = self.bar(at, rolls, chance);
            let _ = writeln!(
                svg,
                "<text x=\"{:.1}\" y=\"{:.1}\" font-size=\"11\" text-anchor=\"middle\" \
                 stroke=\"#ffffff\" stroke-width=\"4\" paint-order=\"stroke\">{:.1}</text>",
                x + width / 2.0,
                y - 4.0,
                100.0 * chance
            );
        }
    }

    /// The mean as a line, and the line of the legend that explains bars and mean.
    fn mean(&self, svg: &mut String, at: usize, side: &Series<'_>) {
        let x = self.x(side.mean);
        let y = 48.0 + 20.0 * at as f32;
        let ([left, top, _, bottom], colour) = (FRAME, COLOURS[at]);
        let _ = writeln!(
            svg,
            "<line x1=\"{x:.1}\" y1=\"{top}\" x2=\"{x:.1}\" y2=\"{bottom}\" stroke=\"#ffffff\" \
             stroke-width=\"5\"/>\
             <line x1=\"{x:.1}\" y1=\"{top}\" x2=\"{x:.1}\" y2=\"{bottom}\" stroke=\"{colour}\" \
             stroke-width=\"2\" stroke-dasharray=\"6 4\"/>\n\
             <rect x=\"{left}\" y=\"{}\" width=\"14\" height=\"12\" fill=\"{colour}\"/>\
             <text x=\"{}\" y=\"{y}\">{}: mean {:.3} rolls (dashed), {}</text>",
            y - 11.0,
            left + 22.0,
            side.name,
            side.mean,
            side.note
        );
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every bar, both means and the labels are there, and nothing leaves the picture.
    #[test]
    fn bars_and_means_are_drawn() {
        let series = |name, chances, mean| Series {
            name,
            chances,
            mean,
            note: "deviation 0.5".to_owned(),
        };
        let sides = [
            series("on roll", &[0.0, 0.25, 0.75][..], 1.75),
            series("opponent", &[0.0, 0.0, 0.995, 0.004, 0.001][..], 2.006),
        ];
        let svg = rolls("a title", &sides);
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
        for x in numbers.filter_map(|x| x.parse::<f32>().ok()) {
            assert!((0.0..WIDTH).contains(&x), "{x}");
        }
    }
}
