//! The board's geometry and themes as files for the browser: `web/src/board/*.json`.
//!
//! `crates/draw` is where both are defined; the browser's drawing reads these files, so that every
//! picture of a position is the same picture. A test fails when they are not current.

use std::fs;
use std::path::PathBuf;

use barpoint_draw::arrows::{arrows, place};
use barpoint_draw::geometry::{self, Base, Row, Spot};
use barpoint_draw::shapes::{self, Form, Shape, Tone};
use barpoint_draw::{BoardView, HomeSide, Orientation, Palette, THEMES};
use barpoint_rules::{BySide, Play, Point, Side, Step, Variation};
use serde_json::{Map, Value, json};

use crate::{TaskError, root};

/// Writes the files.
pub(crate) fn run() -> Result<(), TaskError> {
    for (path, text) in files() {
        fs::write(&path, text).map_err(|source| TaskError::Write { path, source })?;
    }
    Ok(())
}

/// Every generated file with what belongs into it.
fn files() -> Vec<(PathBuf, String)> {
    let folder = root().join("web/src/board");
    [
        ("geometry.json", geometry_json()),
        ("themes.json", themes_json()),
        ("golden.json", golden_json()),
    ]
    .into_iter()
    .map(|(name, value)| (folder.join(name), format!("{value:#}\n")))
    .collect()
}

/// Three decimals are a thousandth of a board unit.
fn number(value: f64) -> Value {
    json!((value * 1000.0).round() / 1000.0)
}

fn spot(spot: Spot) -> Value {
    json!([number(spot.x), number(spot.y)])
}

fn base(base: Base) -> Value {
    json!({ "x": number(base.x), "y": number(base.y), "grows": base.grows })
}

fn shape_json(shape: &Shape) -> Value {
    let mut object = Map::new();
    let (name, numbers) = match &shape.form {
        Form::Rect(list) => ("rect", list.to_vec()),
        Form::Circle(list) => ("circle", list.to_vec()),
        Form::Polygon(list) => ("polygon", list.clone()),
    };
    let numbers: Vec<Value> = numbers.into_iter().map(number).collect();
    object.insert(name.to_owned(), json!(numbers));
    if let Some(fill) = shape.fill {
        object.insert("fill".to_owned(), json!(fill));
    }
    if let Some((paint, width)) = shape.stroke {
        object.insert("stroke".to_owned(), json!(paint));
        object.insert("width".to_owned(), number(width));
    }
    if shape.opacity < 1.0 {
        object.insert("opacity".to_owned(), number(shape.opacity));
    }
    Value::Object(object)
}

fn shapes_json(list: &[Shape]) -> Value {
    list.iter().map(shape_json).collect()
}

fn by_tone(make: fn(Tone) -> Vec<Shape>) -> Value {
    json!({ "light": shapes_json(&make(Tone::Light)), "dark": shapes_json(&make(Tone::Dark)) })
}

fn by_row(make: impl Fn(Row) -> Value) -> Value {
    json!({ "top": make(Row::Top), "bottom": make(Row::Bottom) })
}

fn geometry_json() -> Value {
    let stacks: Vec<Vec<Value>> = (0..=geometry::MOST)
        .map(|count| {
            (0..count)
                .map(|index| number(geometry::stack_offset(index, count)))
                .collect()
        })
        .collect();
    json!({
        "width": geometry::WIDTH,
        "height": geometry::HEIGHT,
        "frameY": geometry::FRAME_Y,
        "pointWidth": geometry::POINT_WIDTH,
        "pitch": geometry::PITCH,
        "most": geometry::MOST,
        "squeezedAbove": geometry::STACK,
        "barLeft": geometry::BAR_LEFT,
        "fieldLeft": geometry::FIELD_LEFT,
        "fieldRight": geometry::FIELD_RIGHT,
        "trayLeft": geometry::TRAY_LEFT,
        "rail": geometry::RAIL,
        "die": geometry::DIE,
        "pip": shapes::PIP,
        "cubeEdge": geometry::CUBE,
        "stacks": stacks,
        "points": (1..=24).filter_map(geometry::point).map(base).collect::<Vec<_>>(),
        "bar": by_row(|row| base(geometry::bar(row))),
        "tray": by_row(|row| (0..geometry::MOST).map(|i| spot(geometry::tray(row, i))).collect()),
        "dice": by_row(|row| geometry::dice(row).into_iter().map(spot).collect()),
        "cube": {
            "centred": spot(geometry::cube(None)),
            "top": spot(geometry::cube(Some(Row::Top))),
            "bottom": spot(geometry::cube(Some(Row::Bottom))),
        },
        "offered": by_row(|row| spot(geometry::offered_cube(row))),
        "pips": (0..=6).map(shapes::pips).collect::<Vec<_>>(),
        "shapes": {
            "table": shapes_json(&shapes::table()),
            "checker": by_tone(shapes::checker),
            "trayPiece": by_tone(shapes::tray_piece),
            "die": by_tone(shapes::die),
            "cube": shapes_json(&shapes::cube()),
        },
    })
}

fn palette(palette: &Palette) -> Value {
    palette
        .entries()
        .into_iter()
        .map(|(name, colour)| (name.to_owned(), json!(colour)))
        .collect::<Map<_, _>>()
        .into()
}

fn themes_json() -> Value {
    THEMES
        .iter()
        .map(|theme| {
            json!({
                "id": theme.id,
                "title": theme.title,
                "light": palette(&theme.light),
                "dark": palette(&theme.dark),
            })
        })
        .collect()
}

/// Places of the checkers and arrows of some positions from every side, for the browser's tests.
fn golden_json() -> Value {
    let mut cases = Vec::new();
    for (name, view, play) in golden_views() {
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

fn golden_views() -> Vec<(&'static str, BoardView, Play)> {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn generated_files_are_current() {
        for (path, text) in files() {
            let found = fs::read_to_string(&path).unwrap_or_default();
            assert!(
                found == text,
                "{} is out of date: run `cargo xtask web-assets`",
                path.display()
            );
        }
    }
}
