//! Forms, colours and lengths in the words of the PDF library.

use krilla::color::rgb;
use krilla::geom::{Path, PathBuilder};
use krilla::num::NormalizedF32;
use krilla::paint::{Fill, FillRule, LineCap, LineJoin, Paint, Stroke};
use krilla::surface::Surface;

use crate::shapes::Form;

#[expect(
    clippy::cast_possible_truncation,
    reason = "places on a page need no more digits"
)]
pub(super) fn single(value: f64) -> f32 {
    value as f32
}

/// A colour written as `#rrggbb`; black if it is none.
pub(super) fn rgb_of(colour: &str) -> rgb::Color {
    let channel = |at: usize| {
        let digits = colour.get(at..at + 2);
        digits
            .and_then(|digits| u8::from_str_radix(digits, 16).ok())
            .unwrap_or(0)
    };
    rgb::Color::new(channel(1), channel(3), channel(5))
}

pub(super) fn paint(colour: &str) -> Paint {
    rgb_of(colour).into()
}

fn opacity(value: f64) -> NormalizedF32 {
    NormalizedF32::new(single(value)).unwrap_or(NormalizedF32::ONE)
}

pub(super) fn fill(paint: Paint, visible: f64) -> Fill {
    Fill {
        paint,
        opacity: opacity(visible),
        rule: FillRule::NonZero,
    }
}

pub(super) fn stroke(paint: Paint, width: f64, visible: f64) -> Stroke {
    Stroke {
        paint,
        width: single(width),
        line_join: LineJoin::Round,
        line_cap: LineCap::Butt,
        opacity: opacity(visible),
        ..Stroke::default()
    }
}

pub(super) fn draw(surface: &mut Surface<'_>, path: Option<Path>) {
    if let Some(path) = path {
        surface.draw_path(&path);
    }
}

pub(super) fn line(places: &[[f64; 2]]) -> Option<Path> {
    let mut builder = PathBuilder::new();
    for (index, place) in places.iter().enumerate() {
        let [x, y] = place.map(single);
        if index == 0 {
            builder.move_to(x, y);
        } else {
            builder.line_to(x, y);
        }
    }
    builder.finish()
}

/// How far the control points of a quarter of a circle are from its ends, in radii.
const QUARTER: f32 = 0.552_285;

pub(super) fn path(form: &Form) -> Option<Path> {
    let mut builder = PathBuilder::new();
    match form {
        Form::Polygon(corners) => {
            let mut corners = corners
                .chunks_exact(2)
                .map(|at| [single(at[0]), single(at[1])]);
            let [x, y] = corners.next()?;
            builder.move_to(x, y);
            for [x, y] in corners {
                builder.line_to(x, y);
            }
            builder.close();
        }
        Form::Circle([x, y, radius]) => {
            let [x, y, radius] = [*x, *y, *radius].map(single);
            rounded(
                &mut builder,
                [x - radius, y - radius, 2.0 * radius, 2.0 * radius],
                radius,
            );
        }
        Form::Rect([x, y, width, height, corner]) => {
            rounded(
                &mut builder,
                [*x, *y, *width, *height].map(single),
                single(*corner),
            );
        }
    }
    builder.finish()
}

/// A rectangle with round corners; with the largest possible ones a circle.
fn rounded(builder: &mut PathBuilder, [x, y, width, height]: [f32; 4], corner: f32) {
    let (right, bottom) = (x + width, y + height);
    if corner <= 0.0 {
        builder.move_to(x, y);
        builder.line_to(right, y);
        builder.line_to(right, bottom);
        builder.line_to(x, bottom);
        builder.close();
        return;
    }
    let (r, k) = (corner, corner * (1.0 - QUARTER));
    builder.move_to(x + r, y);
    builder.line_to(right - r, y);
    builder.cubic_to(right - k, y, right, y + k, right, y + r);
    builder.line_to(right, bottom - r);
    builder.cubic_to(right, bottom - k, right - k, bottom, right - r, bottom);
    builder.line_to(x + r, bottom);
    builder.cubic_to(x + k, bottom, x, bottom - k, x, bottom - r);
    builder.line_to(x, y + r);
    builder.cubic_to(x, y + k, x + k, y, x + r, y);
    builder.close();
}
