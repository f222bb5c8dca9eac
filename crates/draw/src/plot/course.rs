//! The course of a match: the winning chance of every game, and the luck of both players added up.

use super::{Axes, COLOURS, GRID, sheet, sideways, step};
use crate::svg::{Anchor, Element};

/// What is drawn.
#[derive(Clone, Debug, PartialEq)]
pub struct Course<'a> {
    /// The title.
    pub title: &'a str,
    /// The players, the one whose chances are drawn first.
    pub names: [&'a str; 2],
    /// The unit of luck.
    pub unit: &'a str,
    /// The games in order.
    pub games: Vec<Game>,
}

/// A game: what is known after which of its entries.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Game {
    /// Entries.
    pub entries: u32,
    /// Chances of the first player to win the game; an unconnected part begins a new list.
    pub chances: Vec<Vec<(u32, f32)>>,
    /// Luck of each player in the match so far.
    pub luck: [Vec<(u32, f32)>; 2],
}

const WIDTH: f64 = 960.0;
const HEIGHT: f64 = 560.0;
/// The rectangles of the chances and of the luck: left, top, right, bottom.
const CHANCES: [f64; 4] = [76.0, 44.0, 940.0, 264.0];
const LUCK: [f64; 4] = [76.0, 304.0, 940.0, 504.0];
/// A game of fewer entries, of all in a match, has no room for its number.
const NUMBERED: f64 = 0.02;

/// Draws the chances above and the luck below, over the entries of the match.
#[must_use]
pub fn draw(course: &Course<'_>) -> String {
    let all = course.games.iter().map(|game| f64::from(game.entries));
    let x = [0.0, all.sum::<f64>().max(1.0)];
    let (chances, luck) = (
        Axes {
            frame: CHANCES,
            x,
            y: [0.0, 1.0],
        },
        Axes {
            frame: LUCK,
            x,
            y: range(course),
        },
    );
    let mut svg = sheet(WIDTH, HEIGHT, CHANCES[0], course.title);
    for (percent, chance) in [(0, 0.0), (25, 0.25), (50, 0.5), (75, 0.75), (100, 1.0)] {
        svg.add_all(chances.level(chance, &format!("{percent} %"), GRID));
    }
    let step = step(luck.y);
    let mut number = (luck.y[0] / step).ceil();
    while number * step <= luck.y[1] {
        let sum = if number == 0.0 { 0.0 } else { number * step };
        svg.add_all(luck.level(sum, &format!("{sum:+.1}"), GRID));
        number += 1.0;
    }
    let mut before = 0.0;
    for (game, title) in course.games.iter().zip(1_u32..) {
        for axes in [&chances, &luck] {
            svg.add(&axes.upright(before).set("stroke", GRID));
        }
        let middle = before + f64::from(game.entries) / 2.0;
        if f64::from(game.entries) >= NUMBERED * x[1] {
            svg.add(&luck.label(middle, &title.to_string()));
        }
        let line = |axes: &Axes, points: &[(u32, f32)], colour| {
            let places = points.iter();
            let places = places.map(|&(at, y)| axes.place([before + f64::from(at), f64::from(y)]));
            Element::polyline(places).stroke(colour, 2.0)
        };
        let parts = game.chances.iter();
        svg.add_all(parts.map(|part| line(&chances, part, COLOURS[0])));
        for (points, colour) in game.luck.iter().zip(COLOURS) {
            svg.add(&line(&luck, points, colour));
        }
        before += f64::from(game.entries);
    }
    svg.add_all(legend(course));
    svg.to_string()
}

/// Ends of the axis of luck.
fn range(course: &Course<'_>) -> [f64; 2] {
    let sums = course.games.iter().flat_map(|game| &game.luck).flatten();
    let (low, high) = sums.fold((-1.0_f64, 1.0_f64), |(low, high), &(_, sum)| {
        (low.min(sum.into()), high.max(sum.into()))
    });
    let margin = 0.05 * (high - low);
    [low - margin, high + margin]
}

fn legend(course: &Course<'_>) -> Vec<Element> {
    let middle = |[_, top, _, bottom]: [f64; 4]| f64::midpoint(top, bottom);
    let chance = format!("chance of {}", course.names[0]);
    let luck = format!("luck so far ({})", course.unit);
    let mut drawn = vec![
        sideways(16.0, middle(CHANCES), &chance),
        sideways(16.0, middle(LUCK), &luck),
        Element::text(CHANCES[2], HEIGHT - 12.0, "game").anchor(Anchor::End),
    ];
    for ((name, colour), x) in course.names.iter().zip(COLOURS).zip([0.0, 240.0]) {
        let (x, y) = (CHANCES[0] + x, HEIGHT - 12.0);
        drawn.push(Element::line([x, y - 4.0], [x + 24.0, y - 4.0]).stroke(colour, 3.0));
        drawn.push(Element::text(x + 30.0, y, name).size(12.0));
    }
    drawn
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_stand_beside_each_other() {
        let game = |luck: f32| Game {
            entries: 10,
            chances: vec![vec![(0, 0.5), (10, 1.0)]],
            luck: [vec![(0, 0.0), (10, luck)], vec![(0, 0.0)]],
        };
        let svg = draw(&Course {
            title: "Clara – Ivar",
            names: ["Cla<ra", "Ivar"],
            unit: "EMG",
            games: vec![game(3.0), game(-1.0)],
        });
        // The second game begins in the middle, and its chance ends at the top on the right.
        assert!(svg.contains(r#"points="508,154 940,44""#), "{svg}");
        assert_eq!(svg.matches("<polyline").count(), 6);
        for text in [
            ">chance of Cla&lt;ra<",
            ">Ivar<",
            ">luck so far (EMG)<",
            ">2<",
            ">+3.0<",
        ] {
            assert!(svg.contains(text), "{text} in {svg}");
        }
    }

    #[test]
    fn an_empty_match_is_drawn() {
        let svg = draw(&Course {
            title: "",
            names: ["", ""],
            unit: "",
            games: Vec::new(),
        });
        assert!(svg.starts_with("<svg") && svg.contains(">+1.0<"));
    }
}
