//! A position as a PDF page of vectors: one page, no fonts inside.
//!
//! Written from the PDF reference (ISO 32000-1): text uses Helvetica, one of the fonts every reader
//! has, so letters outside Latin-1 become `?`.

use std::fmt::Write as _;

use crate::geometry::WIDTH;
use crate::scene::{Item, PictureOptions, Text, scene};
use crate::shapes::{Form, Shape};
use crate::svg::{Anchor, num};
use crate::{BoardView, Palette};

/// Points (1/72 inch) for a board unit: the board is 19 cm wide.
const SCALE: f64 = 0.6;
/// How far a Bezier curve's handles are from the ends of a quarter circle of radius 1.
const QUARTER: f64 = 0.552_285;
/// Gradients: upper and lower colour, by the names paints have.
const GRADIENTS: [(&str, &str, &str); 4] = [
    ("light", "light-top", "light-bottom"),
    ("light-dish", "light-bottom", "light-top"),
    ("dark", "dark-top", "dark-bottom"),
    ("dark-dish", "dark-bottom", "dark-top"),
];

/// The position as a PDF document of one page, drawn in the colours of a palette. Same input, same
/// bytes.
#[must_use]
pub fn board_pdf(view: &BoardView, palette: &Palette, options: &PictureOptions<'_>) -> Vec<u8> {
    let scene = scene(view, options);
    let (width, height) = (WIDTH * SCALE, scene.height * SCALE);
    let mut page = Page {
        content: String::with_capacity(65_536),
        palette,
        opacities: Vec::new(),
    };
    // Board units, y downwards, as the geometry has them.
    let _ = writeln!(
        page.content,
        "{} 0 0 {} 0 {} cm",
        num(SCALE),
        num(-SCALE),
        num(height + scene.top * SCALE)
    );
    if scene.page {
        let paper = page.colour("page");
        let _ = writeln!(
            page.content,
            "{paper} rg 0 {} {} {} re f",
            num(scene.top),
            num(WIDTH),
            num(scene.height)
        );
    }
    for item in &scene.items {
        match item {
            Item::Shape(shape) => page.shape(shape),
            Item::Text(text) => page.text(text),
        }
    }
    page.document(width, height)
}

struct Page<'a> {
    content: String,
    palette: &'a Palette,
    /// Opacities used, in hundredths; the page names them by their place.
    opacities: Vec<u8>,
}

impl Page<'_> {
    /// A colour as three numbers from 0 to 1.
    fn colour(&self, name: &str) -> String {
        let entries = self.palette.entries();
        let found = entries.iter().find(|(entry, _)| *entry == name);
        let text = found.map_or("#000000", |(_, colour)| colour);
        let part = |at: usize| {
            let digits = text.get(at..at + 2).unwrap_or("00");
            f64::from(u8::from_str_radix(digits, 16).unwrap_or(0)) / 255.0
        };
        [1, 3, 5].map(|at| format!("{:.3}", part(at))).join(" ")
    }

    fn shape(&mut self, shape: &Shape) {
        let path = path(&shape.form);
        if path.is_empty() {
            return;
        }
        self.content.push_str("q ");
        if shape.opacity < 1.0 {
            let state = self.opacity(shape.opacity);
            let _ = write!(self.content, "/O{state} gs ");
        }
        if let Some(name) = shape.fill {
            if let Some(number) = GRADIENTS.iter().position(|(paint, ..)| *paint == name) {
                let [left, top, width, height] = bounds(&shape.form).map(num);
                let _ = write!(
                    self.content,
                    "q {path}W n {width} 0 0 {height} {left} {top} cm /G{number} sh Q "
                );
            } else {
                let colour = self.colour(name);
                let _ = write!(self.content, "{colour} rg {path}f ");
            }
        }
        if let Some((name, width)) = shape.stroke {
            let colour = self.colour(name);
            let _ = write!(self.content, "{colour} RG {} w 1 j {path}S ", num(width));
        }
        self.content.push_str("Q\n");
    }

    /// The number of a graphics state with this opacity.
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "a share of one, in hundredths"
    )]
    fn opacity(&mut self, share: f64) -> usize {
        let hundredths = (share.clamp(0.0, 1.0) * 100.0).round() as u8;
        let known = self.opacities.iter().position(|&one| one == hundredths);
        known.unwrap_or_else(|| {
            self.opacities.push(hundredths);
            self.opacities.len() - 1
        })
    }

    fn text(&mut self, text: &Text) {
        let width = text.words.chars().map(advance).sum::<f64>() * text.size;
        let shift = match text.anchor {
            Anchor::Start => 0.0,
            Anchor::Middle => width / 2.0,
            Anchor::End => width,
        };
        let font = if text.weight.is_some_and(|weight| weight >= 600) {
            "FB"
        } else {
            "FR"
        };
        let colour = self.colour(text.paint);
        let _ = writeln!(
            self.content,
            "BT {colour} rg /{font} {} Tf 1 0 0 -1 {} {} Tm ({}) Tj ET",
            num(text.size),
            num(text.at.x - shift),
            num(text.baseline()),
            encoded(&text.words)
        );
    }

    /// The objects of the document, their places, and the end.
    fn document(&self, width: f64, height: f64) -> Vec<u8> {
        let font = |name: &str| {
            format!(
                "<< /Type /Font /Subtype /Type1 /BaseFont /{name} /Encoding /WinAnsiEncoding >>"
            )
        };
        let opacities: String = (0..)
            .zip(&self.opacities)
            .map(|(number, &hundredths): (usize, _)| {
                let share = num(f64::from(hundredths) / 100.0);
                format!("/O{number} << /ca {share} /CA {share} >> ")
            })
            .collect();
        let gradients: String = (0..)
            .zip(GRADIENTS)
            .map(|(number, (_, upper, lower)): (usize, _)| {
                let (from, to) = (self.colour(upper), self.colour(lower));
                format!(
                    "/G{number} << /ShadingType 2 /ColorSpace /DeviceRGB /Coords [0 0 0 1] \
                     /Extend [true true] /Function << /FunctionType 2 /Domain [0 1] /N 1 \
                     /C0 [{from}] /C1 [{to}] >> >> "
                )
            })
            .collect();
        let objects = [
            "<< /Type /Catalog /Pages 2 0 R >>".to_owned(),
            "<< /Type /Pages /Kids [3 0 R] /Count 1 >>".to_owned(),
            format!(
                "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 {} {}] /Contents 4 0 R \
                 /Resources << /Font << /FR 5 0 R /FB 6 0 R >> /ExtGState << {opacities}>> \
                 /Shading << {gradients}>> >> >>",
                num(width),
                num(height)
            ),
            format!(
                "<< /Length {} >>\nstream\n{}endstream",
                self.content.len(),
                self.content
            ),
            font("Helvetica"),
            font("Helvetica-Bold"),
        ];
        let mut text = String::from("%PDF-1.4\n");
        let mut places = Vec::new();
        for (number, object) in (1..).zip(&objects) {
            let number: usize = number;
            places.push(text.len());
            let _ = writeln!(text, "{number} 0 obj\n{object}\nendobj");
        }
        let start = text.len();
        let count = objects.len() + 1;
        let _ = write!(text, "xref\n0 {count}\n0000000000 65535 f \n");
        for place in places {
            let _ = writeln!(text, "{place:010} 00000 n ");
        }
        let _ = write!(
            text,
            "trailer\n<< /Size {count} /Root 1 0 R >>\nstartxref\n{start}\n%%EOF\n"
        );
        text.into_bytes()
    }
}

/// Left, top, width and height of a form.
fn bounds(form: &Form) -> [f64; 4] {
    match form {
        Form::Rect([x, y, width, height, _]) => [*x, *y, *width, *height],
        Form::Circle([x, y, radius]) => [x - radius, y - radius, 2.0 * radius, 2.0 * radius],
        Form::Polygon(_) => [0.0, 0.0, 1.0, 1.0],
    }
}

/// A form as path operators, closed.
fn path(form: &Form) -> String {
    match form {
        Form::Rect([x, y, width, height, corner]) => rounded([*x, *y, *width, *height], *corner),
        Form::Circle([x, y, radius]) => {
            let [left, top, width, height] = bounds(form);
            debug_assert!(left <= *x && top <= *y);
            rounded([left, top, width, height], *radius)
        }
        Form::Polygon(corners) => {
            let mut path = String::new();
            for (index, corner) in corners.chunks_exact(2).enumerate() {
                let operator = if index == 0 { "m" } else { "l" };
                let _ = write!(path, "{} {} {operator} ", num(corner[0]), num(corner[1]));
            }
            if !path.is_empty() {
                path.push_str("h ");
            }
            path
        }
    }
}

/// A rectangle with round corners; with half its edge as radius a square is a circle.
fn rounded([left, top, width, height]: [f64; 4], corner: f64) -> String {
    let radius = corner.min(width / 2.0).min(height / 2.0);
    let (right, bottom) = (left + width, top + height);
    let rest = radius * (1.0 - QUARTER);
    let mut path = format!("{} {} m ", num(left + radius), num(top));
    let mut line = |x: f64, y: f64, curve: [f64; 6]| {
        let handles = curve.map(num).join(" ");
        let _ = write!(path, "{} {} l {handles} c ", num(x), num(y));
    };
    line(
        right - radius,
        top,
        [right - rest, top, right, top + rest, right, top + radius],
    );
    line(
        right,
        bottom - radius,
        [
            right,
            bottom - rest,
            right - rest,
            bottom,
            right - radius,
            bottom,
        ],
    );
    line(
        left + radius,
        bottom,
        [
            left + rest,
            bottom,
            left,
            bottom - rest,
            left,
            bottom - radius,
        ],
    );
    line(
        left,
        top + radius,
        [left, top + rest, left + rest, top, left + radius, top],
    );
    path.push_str("h ");
    path
}

/// Widths of Helvetica's characters from the space to `~`, in thousandths of its size (Adobe's font
/// metrics).
const WIDTHS: [u16; 95] = [
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556,
    556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667,
    611, 778, 722, 278, 500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667,
    667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500,
    222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
];

/// How far a character moves on, for a size of 1.
fn advance(character: char) -> f64 {
    let index = u32::from(character).checked_sub(32);
    let width = index.and_then(|n| WIDTHS.get(usize::try_from(n).ok()?));
    f64::from(width.copied().unwrap_or(556)) / 1000.0
}

/// A text between brackets in Latin-1, as PDF wants it.
fn encoded(words: &str) -> String {
    words
        .chars()
        .filter(|c| !c.is_control())
        .map(|c| match c {
            '(' | ')' | '\\' => format!("\\{c}"),
            ' '..='~' => c.to_string(),
            '\u{a0}'..='\u{ff}' => format!("\\{:03o}", u32::from(c)),
            _ => "?".to_owned(),
        })
        .collect()
}
