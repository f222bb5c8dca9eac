//! What the browser's tests compare its drawing with.

use barpoint_draw::arrows::{arrows, place};
use barpoint_draw::{BoardView, HomeSide, Orientation};
use barpoint_rules::{BySide, Play, Point, Side, Step, Variation};
use serde_json::{Value, json};

use super::number;

/// Places of the checkers and arrows of some positions from every side, for the browser's tests.
pub(super) fn json() -> Value {
    let mut cases = Vec::new();
    for (name, view, play) in views() {
        for bottom in Side::BOTH {
            for home in [HomeSide::Right, HomeSide::Left] {
                let seen = Orientation {
                    bottom,
                    home,
                    light: Side::White,
                };
                cases.push(json!({
                    "name": name,
                    "white": view.checkers.white,
                    "black": view.checkers.black,
                    "onRoll": side(view.on_roll),
                    "bottom": side(bottom),
                    "home": if home == HomeSide::Right { "right" } else { "left" },
                    "checkers": checkers_json(&view, seen),
                    "steps": play.steps().iter()
                        .map(|s| json!({ "from": s.from.number(), "to": s.to.number(), "hit": s.hit }))
                        .collect::<Vec<_>>(),
                    "arrows": arrows(&view, &play, &seen).into_iter()
                        .map(|a| a.outline().into_iter().map(number).collect::<Vec<_>>())
                        .collect::<Vec<_>>(),
                }));
            }
        }
    }
    json!(cases)
}

fn checkers_json(view: &BoardView, seen: Orientation) -> Vec<Value> {
    let mut found = Vec::new();
    for owner in Side::BOTH {
        for (at, &count) in (0u8..).zip(&view.checkers[owner]) {
            for index in 0..count {
                if let Some(at_spot) = place(&seen, owner, at, index, count) {
                    found.push(json!([
                        side(owner),
                        at,
                        number(at_spot.x),
                        number(at_spot.y)
                    ]));
                }
            }
        }
    }
    found
}

fn side(side: Side) -> &'static str {
    match side {
        Side::White => "white",
        Side::Black => "black",
    }
}

fn views() -> Vec<(&'static str, BoardView, Play)> {
    let view = |white, black, on_roll| BoardView {
        checkers: BySide::new(white, black),
        on_roll,
        dice: None,
        cube: None,
        names: BySide::default(),
        score: None,
    };
    let step = |from, to, hit| {
        Some(Step {
            from: Point::new(from)?,
            to: Point::new(to)?,
            hit,
        })
    };
    let play = |steps: &[Option<Step>]| {
        let steps: Vec<Step> = steps.iter().copied().flatten().collect();
        Play::from_steps(&steps).unwrap_or(Play::DANCE)
    };
    let start = *Variation::Standard.start().on_roll();
    let mut stacked = [0u8; 26];
    (stacked[0], stacked[1], stacked[6], stacked[25]) = (2, 9, 3, 1);
    let mut race = [0u8; 26];
    (race[0], race[2], race[25]) = (7, 2, 6);
    vec![
        (
            "start",
            view(start, start, Side::White),
            play(&[step(24, 18, false), step(13, 8, false)]),
        ),
        (
            "stacks, bar and trays",
            view(stacked, race, Side::Black),
            play(&[step(25, 22, false), step(2, 0, false)]),
        ),
    ]
}
