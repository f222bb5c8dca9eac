//! What engines lose against what they cost, both on logarithmic axes.

use super::{Axes, COLOURS, GRID, PAPER, sheet};
use crate::svg::{Anchor, Element};

/// An engine.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Engine<'a> {
    /// Its name.
    pub name: &'a str,
    /// Milliseconds of a decision.
    pub milliseconds: f64,
    /// What a decision loses, and its standard error, x1000.
    pub loss: [f64; 2],
    /// Engines of one family are joined by a line; the first is drawn filled, in the first colour.
    pub family: usize,
}

const SIZE: [f64; 2] = [726.0, 480.0];
/// The rectangle of the axes: left, top, right, bottom.
const FRAME: [f64; 4] = [76.0, 44.0, 700.0, 420.0];

/// Decades of milliseconds, of more than which the powers of ten alone are labelled: the others would run into each other.
const ALL_LABELLED: f64 = 5.0;

/// Draws the engines.
#[must_use]
pub fn draw(title: &str, engines: &[Engine<'_>]) -> String {
    let mut svg = sheet(SIZE[0], SIZE[1], FRAME[0], title);
    let costs = engines.iter().map(|engine| engine.milliseconds);
    let losses = engines.iter().map(|engine| engine.loss[0]);
    let axes = Axes {
        frame: FRAME,
        x: decades(costs),
        y: decades(losses),
    };
    let is_long = axes.x[1] - axes.x[0] > ALL_LABELLED;
    for (power, label) in labels(axes.x) {
        svg.add(&axes.upright(power).set("stroke", GRID));
        if !is_long || power.fract().abs() < 1e-9 {
            svg.add(&axes.label(power, &label));
        }
    }
    for (power, label) in labels(axes.y) {
        svg.add_all(axes.level(power, &label, GRID));
    }
    svg.add_all(axes.names(
        "milliseconds of a decision",
        "thousandths lost per decision",
    ));
    let families = engines.iter().map(|engine| engine.family).max();
    let families: Vec<Vec<&Engine<'_>>> = (0..families.map_or(0, |last| last + 1))
        .map(|family| {
            let mut members: Vec<_> = engines.iter().filter(|one| one.family == family).collect();
            members.sort_by(|a, b| a.milliseconds.total_cmp(&b.milliseconds));
            members
        })
        .collect();
    for (number, members) in families.iter().enumerate() {
        draw_family(
            &mut svg,
            &axes,
            members,
            COLOURS[number.min(COLOURS.len() - 1)],
        );
    }
    name_all(&mut svg, &axes, engines);
    svg.to_string()
}

fn draw_family(svg: &mut Element, axes: &Axes, members: &[&Engine<'_>], colour: &str) {
    let place =
        |engine: &Engine<'_>, loss: f64| axes.place([power(engine.milliseconds), power(loss)]);
    let line = Element::polyline(members.iter().map(|engine| place(engine, engine.loss[0])));
    svg.add(&line.stroke(colour, 1.5));
    for engine in members {
        let [loss, error] = engine.loss;
        let [x, y] = place(engine, loss);
        let ends =
            [loss - error, loss + error].map(|end| place(engine, end)[1].clamp(FRAME[1], FRAME[3]));
        svg.add(&Element::line([x, ends[0]], [x, ends[1]]).stroke(colour, 1.0));
        let point = Element::circle(x, y, 4.0);
        svg.add(&if engine.family == 0 {
            point.fill(colour)
        } else {
            point.fill(PAPER).stroke(colour, 2.0)
        });
    }
}

/// A rectangle: left, top, right, bottom.
type Area = [f64; 4];

/// Where a name may stand beside its point: to its right or left, and how much lower its base line is.
const SPOTS: [(Anchor, f64); 12] = [
    (Anchor::Start, -6.0),
    (Anchor::Start, 15.0),
    (Anchor::End, -6.0),
    (Anchor::End, 15.0),
    (Anchor::Start, -20.0),
    (Anchor::Start, 29.0),
    (Anchor::End, -20.0),
    (Anchor::End, 29.0),
    (Anchor::Start, -34.0),
    (Anchor::Start, 43.0),
    (Anchor::End, -34.0),
    (Anchor::End, 43.0),
];

/// Names stand where they cover no point and no other name, if there is such a spot.
fn name_all(svg: &mut Element, axes: &Axes, engines: &[Engine<'_>]) {
    let place =
        |engine: &Engine<'_>| axes.place([power(engine.milliseconds), power(engine.loss[0])]);
    let mut taken: Vec<Area> = engines
        .iter()
        .map(place)
        .map(|[x, y]| [x - 5.0, y - 5.0, x + 5.0, y + 5.0])
        .collect();
    for engine in engines {
        let [x, y] = place(engine);
        let shown = shortened(engine.name);
        let spots = SPOTS.map(|(anchor, lower)| area(&shown, [x, y + lower], anchor));
        let cost = |area: &Area| {
            let covered = taken.iter().filter(|other| overlap(area, other)).count();
            covered + 10 * usize::from(area[0] < FRAME[0] || area[2] > FRAME[2] + 20.0)
        };
        let best = (0..SPOTS.len()).min_by_key(|&spot| cost(&spots[spot]));
        let best = best.unwrap_or_default();
        let (anchor, lower) = SPOTS[best];
        taken.push(spots[best]);
        let beside = if anchor == Anchor::End { -8.0 } else { 8.0 };
        let name = Element::text(x + beside, y + lower, &shown).size(12.0);
        svg.add(&name.anchor(anchor).rimmed(PAPER));
    }
}

/// Letters of a name that there is room for.
const LONGEST: usize = 28;

/// A long name ends in an ellipsis.
fn shortened(name: &str) -> String {
    if name.chars().count() <= LONGEST {
        return name.to_owned();
    }
    let first: String = name.chars().take(LONGEST - 1).collect();
    format!("{first}…")
}

/// What a name covers, its letters some 7 wide.
fn area(name: &str, [x, y]: [f64; 2], anchor: Anchor) -> Area {
    let width: f64 = name.chars().map(|_| 7.0).sum();
    let left = if anchor == Anchor::End {
        x - 8.0 - width
    } else {
        x + 8.0
    };
    [left, y - 10.0, left + width, y + 3.0]
}

fn overlap(a: &Area, b: &Area) -> bool {
    a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3]
}

/// The decimal logarithm; of nothing at all, that of a thousandth.
fn power(value: f64) -> f64 {
    value.max(1e-3).log10()
}

/// The whole powers of ten around some values.
fn decades(values: impl Iterator<Item = f64>) -> [f64; 2] {
    let [low, high] = values.fold([f64::INFINITY, f64::NEG_INFINITY], |[low, high], value| {
        [low.min(power(value)), high.max(power(value))]
    });
    if low > high {
        return [0.0, 1.0];
    }
    [low.floor(), (high + 0.05).ceil().max(low.floor() + 1.0)]
}

/// The powers of ten on an axis, twice and five times these, and their labels.
fn labels([low, high]: [f64; 2]) -> Vec<(f64, String)> {
    let mut found = Vec::new();
    let mut whole = low;
    while whole <= high {
        for factor in [1.0_f64, 2.0, 5.0] {
            let at = whole + factor.log10();
            if at <= high + 1e-9 {
                let value = factor * 10.0_f64.powf(whole);
                found.push((
                    at,
                    format!(
                        "{value:.*}",
                        usize::from(value < 1.0)
                            + usize::from(value < 0.1)
                            + usize::from(value < 0.01)
                    ),
                ));
            }
        }
        whole += 1.0;
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_engine_is_where_its_price_and_loss_say() {
        let engine = |name, milliseconds, loss, family| Engine {
            name,
            milliseconds,
            loss: [loss, 0.1],
            family,
        };
        let engines = [
            engine("quick", 0.1, 3.0, 0),
            engine("slow", 10.0, 1.0, 0),
            engine("rival", 10.0, 2.0, 1),
        ];
        let svg = draw("Engines", &engines);
        for name in ["quick", "slow", "rival"] {
            assert_eq!(svg.matches(&format!(">{name}</text>")).count(), 1, "{name}");
        }
        assert_eq!(svg.matches("<circle").count(), 3);
        // From 0.1 to 100 in three decades: 10 is two thirds of the way.
        assert!(svg.contains("cx=\"492\""), "{svg}");
    }

    #[test]
    fn labels_of_many_decades_keep_apart() {
        let of = |milliseconds: [f64; 2]| {
            let engines = milliseconds.map(|milliseconds| Engine {
                name: "engine",
                milliseconds,
                loss: [0.3, 0.01],
                family: 0,
            });
            let svg = draw("Engines", &engines);
            [">2000<", ">1000<"].map(|label| svg.contains(label))
        };
        assert_eq!(of([0.15, 1300.0]), [true, true]);
        assert_eq!(of([0.04, 1300.0]), [false, true]);
    }

    #[test]
    fn names_of_neighbours_do_not_cover_each_other() {
        let point = [300.0, 200.0];
        let names = ["gnubg 1-ply", "PureTD", "expert", "world-class"];
        let engines = names.map(|name| Engine {
            name,
            milliseconds: 4.0,
            loss: [3.0, 0.1],
            family: 0,
        });
        let svg = draw("Engines", &engines);
        let mut spots: Vec<&str> = svg
            .lines()
            .filter(|line| names.iter().any(|name| line.contains(&format!(">{name}<"))))
            .map(|line| line.split(" font").next().unwrap_or(line))
            .collect();
        spots.sort_unstable();
        spots.dedup();
        assert_eq!(spots.len(), names.len(), "{svg}");
        let [right, left] =
            [Anchor::Start, Anchor::End].map(|anchor| area("PureTD", point, anchor));
        assert!(!overlap(&right, &left));
    }

    #[test]
    fn axes_go_from_one_power_of_ten_to_another() {
        let ends = |values: &[f64]| decades(values.iter().copied()).map(|end| format!("{end}"));
        assert_eq!(ends(&[0.3, 40.0]), ["-1", "2"]);
        assert_eq!(ends(&[]), ["0", "1"]);
        let labels: Vec<String> = labels([-2.0, 0.0])
            .into_iter()
            .map(|(_, label)| label)
            .collect();
        assert_eq!(labels, ["0.01", "0.02", "0.05", "0.1", "0.2", "0.5", "1"]);
    }
}
