//! A position as an SVG document.

use std::fmt::Write as _;

use crate::geometry::WIDTH;
use crate::scene::{Anchor, Item, PictureOptions, Scene, Text, scene};
use crate::shapes::{Form, Shape, Tone};
use crate::{BoardView, Palette};

/// Fonts asked for: the system's own.
const FONTS: &str = "system-ui, -apple-system, 'Segoe UI', Roboto, 'DejaVu Sans', sans-serif";

/// The position as an SVG document, drawn in the colours of a palette. Same input, same bytes.
#[must_use]
pub fn board_svg(view: &BoardView, palette: &Palette, options: &PictureOptions<'_>) -> String {
    let scene = scene(view, options);
    let mut picture = Picture {
        svg: String::with_capacity(32_768),
        palette,
    };
    picture.open(&scene);
    for item in &scene.items {
        match item {
            Item::Shape(shape) => picture.shape(shape),
            Item::Text(text) => picture.text(text),
        }
    }
    picture.svg.push_str("</svg>\n");
    picture.svg
}

struct Picture<'a> {
    svg: String,
    palette: &'a Palette,
}

impl Picture<'_> {
    fn open(&mut self, scene: &Scene) {
        let (top, height) = (scene.top, scene.height);
        let _ = writeln!(
            self.svg,
            r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 {} {} {}" width="{}" height="{}" role="img" font-family="{FONTS}">"#,
            num(top),
            num(WIDTH),
            num(height),
            num(WIDTH),
            num(height),
        );
        let _ = writeln!(self.svg, "<title>{}</title>", escaped(&scene.title));
        self.svg.push_str("<defs>\n");
        for tone in Tone::BOTH {
            let [upper, lower, ..] = match tone {
                Tone::Light => self.palette.light,
                Tone::Dark => self.palette.dark,
            };
            for (suffix, from, to) in [("", upper, lower), ("-dish", lower, upper)] {
                let _ = writeln!(
                    self.svg,
                    r#"<linearGradient id="{}{suffix}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="{from}"/><stop offset="1" stop-color="{to}"/></linearGradient>"#,
                    tone.name(),
                );
            }
        }
        self.svg.push_str("</defs>\n");
        if scene.page {
            let _ = writeln!(
                self.svg,
                r#"<rect x="0" y="{}" width="{}" height="{}" fill="{}"/>"#,
                num(top),
                num(WIDTH),
                num(height),
                self.paint("page"),
            );
        }
    }

    /// The colour of a paint, or a reference to its gradient.
    fn paint(&self, name: &str) -> String {
        match name {
            "light" | "dark" | "light-dish" | "dark-dish" => format!("url(#{name})"),
            "shadow" => "#000000".to_owned(),
            _ => self
                .palette
                .entries()
                .iter()
                .find(|(entry, _)| *entry == name)
                .map_or("none", |(_, colour)| colour)
                .to_owned(),
        }
    }

    fn shape(&mut self, shape: &Shape) {
        let form = match &shape.form {
            Form::Rect([x, y, width, height, corner]) => format!(
                r#"<rect x="{}" y="{}" width="{}" height="{}" rx="{}""#,
                num(*x),
                num(*y),
                num(*width),
                num(*height),
                num(*corner)
            ),
            Form::Circle([x, y, radius]) => format!(
                r#"<circle cx="{}" cy="{}" r="{}""#,
                num(*x),
                num(*y),
                num(*radius)
            ),
            Form::Polygon(corners) => {
                let points: Vec<String> = corners
                    .chunks_exact(2)
                    .map(|corner| format!("{},{}", num(corner[0]), num(corner[1])))
                    .collect();
                format!(r#"<polygon points="{}""#, points.join(" "))
            }
        };
        let fill = shape
            .fill
            .map_or("none".to_owned(), |name| self.paint(name));
        let _ = write!(self.svg, r#"{form} fill="{fill}""#);
        if let Some((name, width)) = shape.stroke {
            let colour = self.paint(name);
            let _ = write!(
                self.svg,
                r#" stroke="{colour}" stroke-width="{}" stroke-linejoin="round""#,
                num(width)
            );
        }
        if shape.opacity < 1.0 {
            let _ = write!(self.svg, r#" opacity="{}""#, num(shape.opacity));
        }
        self.svg.push_str("/>\n");
    }

    fn text(&mut self, text: &Text) {
        let anchor = match text.anchor {
            Anchor::Start => None,
            Anchor::Middle => Some(r#"text-anchor="middle""#.to_owned()),
            Anchor::End => Some(r#"text-anchor="end""#.to_owned()),
        };
        let weight = text
            .weight
            .map(|weight| format!(r#"font-weight="{weight}""#));
        let more: Vec<String> = anchor.into_iter().chain(weight).collect();
        let _ = writeln!(
            self.svg,
            r#"<text x="{}" y="{}" font-size="{}" fill="{}" {}>{}</text>"#,
            num(text.at.x),
            num(text.baseline()),
            num(text.size),
            self.paint(text.paint),
            more.join(" "),
            escaped(&text.words),
        );
    }
}

/// A length with at most two decimals and no superfluous zeros.
pub(crate) fn num(value: f64) -> String {
    let text = format!("{value:.2}");
    let text = text.trim_end_matches('0').trim_end_matches('.');
    if text == "-0" { "0" } else { text }.to_owned()
}

fn escaped(text: &str) -> String {
    text.chars()
        .filter(|c| !c.is_control())
        .map(|c| match c {
            '&' => "&amp;".to_owned(),
            '<' => "&lt;".to_owned(),
            '>' => "&gt;".to_owned(),
            '"' => "&quot;".to_owned(),
            _ => c.to_string(),
        })
        .collect()
}
