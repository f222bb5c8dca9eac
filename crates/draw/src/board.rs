//! A position as an SVG document.

use crate::geometry::WIDTH;
use crate::scene::{Item, PictureOptions, Text, scene};
use crate::shapes::{Form, Shape, Tone};
use crate::svg::Element;
use crate::{BoardView, Palette};

/// Fonts asked for: the system's own.
const FONTS: &str = "system-ui, -apple-system, 'Segoe UI', Roboto, 'DejaVu Sans', sans-serif";

/// The position as an SVG document, drawn in the colours of a palette. Same input, same bytes.
#[must_use]
pub fn board_svg(view: &BoardView, palette: &Palette, options: &PictureOptions<'_>) -> String {
    let scene = scene(view, options);
    let (top, height) = (scene.top, scene.height);
    let mut picture = Element::document([0.0, top, WIDTH, height])
        .set("role", "img")
        .set("font-family", FONTS)
        .with(&Element::title(&scene.title))
        .with(&gradients(palette));
    if scene.page {
        let page = Element::rect(0.0, top, WIDTH, height).fill(paint(palette, "page"));
        picture.add(&page);
    }
    for item in &scene.items {
        picture.add(&match item {
            Item::Shape(shape) => drawn(shape, palette),
            Item::Text(text) => written(text, palette),
        });
    }
    picture.to_string()
}

/// The shades of both players' checkers, and the same upside down for the dish in them.
fn gradients(palette: &Palette) -> Element {
    let mut defs = Element::new("defs");
    for tone in Tone::BOTH {
        let [upper, lower, ..] = match tone {
            Tone::Light => palette.light,
            Tone::Dark => palette.dark,
        };
        for (suffix, from, to) in [("", upper, lower), ("-dish", lower, upper)] {
            let stop = |offset, colour| {
                Element::new("stop")
                    .number("offset", offset)
                    .set("stop-color", colour)
            };
            let gradient = Element::new("linearGradient")
                .set("id", &format!("{}{suffix}", tone.name()))
                .number("x1", 0.0)
                .number("y1", 0.0)
                .number("x2", 0.0)
                .number("y2", 1.0)
                .with(&stop(0.0, from))
                .with(&stop(1.0, to));
            defs.add(&gradient);
        }
    }
    defs
}

/// The colour of a paint, or a reference to its gradient.
fn paint(palette: &Palette, name: &str) -> &'static str {
    match name {
        "light" => "url(#light)",
        "dark" => "url(#dark)",
        "light-dish" => "url(#light-dish)",
        "dark-dish" => "url(#dark-dish)",
        "shadow" => "#000000",
        _ => {
            let entries = palette.entries();
            let found = entries.iter().find(|(entry, _)| *entry == name);
            found.map_or("none", |&(_, colour)| colour)
        }
    }
}

fn drawn(shape: &Shape, palette: &Palette) -> Element {
    let form = match &shape.form {
        Form::Rect([x, y, width, height, corner]) => {
            Element::rect(*x, *y, *width, *height).number("rx", *corner)
        }
        Form::Circle([x, y, radius]) => Element::circle(*x, *y, *radius),
        Form::Polygon(corners) => {
            let corners = corners.chunks_exact(2);
            Element::polygon(corners.map(|corner| [corner[0], corner[1]]))
        }
    };
    let mut element = form.fill(shape.fill.map_or("none", |name| paint(palette, name)));
    if let Some((name, width)) = shape.stroke {
        element = element
            .stroke(paint(palette, name), width)
            .set("stroke-linejoin", "round");
    }
    if shape.opacity < 1.0 {
        element = element.number("opacity", shape.opacity);
    }
    element
}

fn written(text: &Text, palette: &Palette) -> Element {
    let element = Element::text(text.at.x, text.baseline(), &text.words)
        .size(text.size)
        .fill(paint(palette, text.paint))
        .anchor(text.anchor);
    match text.weight {
        Some(weight) => element.set("font-weight", &weight.to_string()),
        None => element,
    }
}
