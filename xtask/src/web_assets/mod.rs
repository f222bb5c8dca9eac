//! The board's geometry and themes as files for the browser: `web/src/board/*.json`.
//!
//! `crates/draw` is where both are defined; the browser's drawing reads these files, so that every
//! picture of a position is the same picture. `cargo xtask tidy` fails when they are not current.

mod golden;

use std::fs;
use std::path::PathBuf;

use barpoint_draw::geometry::{self, Base, Row, Spot};
use barpoint_draw::shapes::{self, Form, Shape, Tone};
use barpoint_draw::{Palette, THEMES};
use serde_json::{Map, Value, json};

use crate::{TaskError, root};

/// Writes the files.
pub(crate) fn run() -> Result<(), TaskError> {
    for (path, text) in files() {
        fs::write(&path, text).map_err(|source| TaskError::Write { path, source })?;
    }
    Ok(())
}

/// Lists the files that are not what [`run`] would write.
pub(crate) fn check() -> Vec<String> {
    let stale = files()
        .into_iter()
        .filter(|(path, text)| fs::read_to_string(path).ok().as_ref() != Some(text));
    stale
        .map(|(path, _)| {
            let shown = path
                .strip_prefix(root())
                .unwrap_or(&path)
                .display()
                .to_string();
            format!("{shown} is out of date: run `cargo xtask web-assets`")
        })
        .collect()
}

/// Every generated file with what belongs into it.
fn files() -> Vec<(PathBuf, String)> {
    let folder = root().join("web/src/board");
    [
        ("geometry.json", geometry_json()),
        ("themes.json", themes_json()),
        ("golden.json", golden::json()),
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
