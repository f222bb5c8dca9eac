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
    board_svg_named(view, palette, options, "")
}

/// [`board_svg`] for a page with several boards: every name inside begins with `prefix`, so that none is there twice.
#[must_use]
pub fn board_svg_named(
    view: &BoardView,
    palette: &Palette,
    options: &PictureOptions<'_>,
    prefix: &str,
) -> String {
    let colours = Colours { palette, prefix };
    let scene = scene(view, options);
    let (top, height) = (scene.top, scene.height);
    let mut picture = Element::document([0.0, top, WIDTH, height])
        .set("role", "img")
        .set("font-family", FONTS)
        .with(&Element::title(&scene.title))
        .with(&colours.gradients());
    if scene.page {
        let page = Element::rect(0.0, top, WIDTH, height).fill(&colours.paint("page"));
        picture.add(&page);
    }
    for item in &scene.items {
        picture.add_all(item.shapes().iter().map(|shape| colours.drawn(shape)));
        if let Item::Text(text) = item {
            picture.add(&colours.written(text));
        }
    }
    picture.to_string()
}

/// The colours of a picture and what its gradients are called.
struct Colours<'a> {
    palette: &'a Palette,
    prefix: &'a str,
}

impl Colours<'_> {
    /// The shades of both players' checkers, and the same upside down for the dish in them.
    fn gradients(&self) -> Element {
        let mut defs = Element::new("defs");
        for tone in Tone::BOTH {
            let [upper, lower, ..] = match tone {
                Tone::Light => self.palette.light,
                Tone::Dark => self.palette.dark,
            };
            for (suffix, from, to) in [("", upper, lower), ("-dish", lower, upper)] {
                let stop = |offset, colour| {
                    Element::new("stop")
                        .number("offset", offset)
                        .set("stop-color", colour)
                };
                let gradient = Element::new("linearGradient")
                    .set("id", &format!("{}{}{suffix}", self.prefix, tone.name()))
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
    fn paint(&self, name: &str) -> String {
        match name {
            "light" | "dark" | "light-dish" | "dark-dish" => format!("url(#{}{name})", self.prefix),
            "shadow" => "#000000".to_owned(),
            _ => {
                let entries = self.palette.entries();
                let found = entries.iter().find(|(entry, _)| *entry == name);
                found.map_or("none", |&(_, colour)| colour).to_owned()
            }
        }
    }

    fn drawn(&self, shape: &Shape) -> Element {
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
        let fill = shape
            .fill
            .map_or_else(|| "none".to_owned(), |name| self.paint(name));
        let mut element = form.fill(&fill);
        if let Some((name, width)) = shape.stroke {
            element = element
                .stroke(&self.paint(name), width)
                .set("stroke-linejoin", "round");
        }
        if shape.opacity < 1.0 {
            element = element.number("opacity", shape.opacity);
        }
        element
    }

    fn written(&self, text: &Text) -> Element {
        let element = Element::text(text.at.x, text.baseline(), &text.words)
            .size(text.size)
            .fill(&self.paint(text.paint))
            .anchor(text.anchor);
        match text.weight {
            Some(weight) => element.set("font-weight", &weight.to_string()),
            None => element,
        }
    }
}
