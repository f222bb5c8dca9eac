//! A position as an SVG document.

use std::fmt::Write as _;

use barpoint_rules::{CubeOwner, Play, Side};

use crate::arrows::{arrows, place, reflected};
use crate::geometry::{self, FRAME_Y, HEIGHT, MOST, Spot, WIDTH};
use crate::shapes::{self, Form, PIP, Shape, Tone};
use crate::view::pips;
use crate::{BoardView, HomeSide, Orientation, Palette};

/// Height of a line of names above or below the board.
const CAPTION: f64 = 38.0;
/// Fonts asked for: the system's own.
const FONTS: &str = "system-ui, -apple-system, 'Segoe UI', Roboto, 'DejaVu Sans', sans-serif";

/// Whether names, score and pip counts stand above and below the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Captions {
    /// The board alone.
    None,
    /// A line for each player.
    Players,
}

/// How a picture is made.
#[derive(Clone, Debug)]
pub struct PictureOptions<'a> {
    /// From where the board is seen.
    pub orientation: Orientation,
    /// Lines of text around it.
    pub captions: Captions,
    /// A play of the player on roll to be shown by arrows.
    pub play: Option<&'a Play>,
}

/// The position as an SVG document, drawn in the colours of a palette. Same input, same bytes.
#[must_use]
pub fn board_svg(view: &BoardView, palette: &Palette, options: &PictureOptions<'_>) -> String {
    let caption = match options.captions {
        Captions::None => 0.0,
        Captions::Players => CAPTION,
    };
    let mut picture = Picture {
        svg: String::with_capacity(32_768),
        palette,
        seen: options.orientation,
    };
    picture.open(view, caption);
    for shape in shapes::table() {
        picture.shape(&mirrored(shape, options.orientation.home), None);
    }
    picture.numbers(view.on_roll);
    for side in Side::BOTH {
        picture.checkers(side, &view.checkers[side]);
    }
    picture.cube(view);
    picture.dice(view);
    if let Some(play) = options.play {
        for arrow in arrows(view, play, &options.orientation) {
            let shape = Shape {
                form: Form::Polygon(arrow.outline()),
                fill: Some("arrow"),
                stroke: Some(("arrow-edge", 1.6)),
                opacity: 0.92,
            };
            picture.shape(&shape, None);
        }
    }
    if caption > 0.0 {
        picture.captions(view);
    }
    picture.svg.push_str("</svg>\n");
    picture.svg
}

/// A shape of the table for the side the home is on.
fn mirrored(shape: Shape, home: HomeSide) -> Shape {
    let flip = |x: f64, width: f64| match home {
        HomeSide::Right => x,
        HomeSide::Left => WIDTH - x - width,
    };
    let form = match shape.form {
        Form::Rect([x, y, width, height, corner]) => {
            Form::Rect([flip(x, width), y, width, height, corner])
        }
        Form::Circle([x, y, radius]) => Form::Circle([flip(x, 0.0), y, radius]),
        Form::Polygon(corners) => Form::Polygon(
            corners
                .chunks_exact(2)
                .flat_map(|corner| [flip(corner[0], 0.0), corner[1]])
                .collect(),
        ),
    };
    Shape { form, ..shape }
}

struct Picture<'a> {
    svg: String,
    palette: &'a Palette,
    seen: Orientation,
}

impl Picture<'_> {
    fn open(&mut self, view: &BoardView, caption: f64) {
        let height = HEIGHT + 2.0 * caption;
        let top = -caption;
        let _ = writeln!(
            self.svg,
            r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 {} {} {}" width="{}" height="{}" role="img" font-family="{FONTS}">"#,
            num(top),
            num(WIDTH),
            num(height),
            num(WIDTH),
            num(height),
        );
        let _ = writeln!(
            self.svg,
            "<title>{} to play, pips {} and {}</title>",
            escaped(&view.names[view.on_roll]),
            pips(&view.checkers[view.on_roll]),
            pips(&view.checkers[view.on_roll.other()]),
        );
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
        if caption > 0.0 {
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

    fn shape(&mut self, shape: &Shape, at: Option<Spot>) {
        let (dx, dy) = at.map_or((0.0, 0.0), |spot| (spot.x, spot.y));
        let form = match &shape.form {
            Form::Rect([x, y, width, height, corner]) => format!(
                r#"<rect x="{}" y="{}" width="{}" height="{}" rx="{}""#,
                num(x + dx),
                num(y + dy),
                num(*width),
                num(*height),
                num(*corner)
            ),
            Form::Circle([x, y, radius]) => format!(
                r#"<circle cx="{}" cy="{}" r="{}""#,
                num(x + dx),
                num(y + dy),
                num(*radius)
            ),
            Form::Polygon(corners) => {
                let points: Vec<String> = corners
                    .chunks_exact(2)
                    .map(|corner| format!("{},{}", num(corner[0] + dx), num(corner[1] + dy)))
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

    fn text(&mut self, words: &str, at: Spot, size: f64, paint: &str, more: &str) {
        let colour = self.paint(paint);
        // The baseline is placed by hand: not every program knows `dominant-baseline`.
        let _ = writeln!(
            self.svg,
            r#"<text x="{}" y="{}" font-size="{}" fill="{colour}" {more}>{}</text>"#,
            num(at.x),
            num(at.y + size * 0.355),
            num(size),
            escaped(words),
        );
    }

    fn numbers(&mut self, on_roll: Side) {
        for seen in 1..=24u8 {
            let Some(base) = geometry::point(seen) else {
                continue;
            };
            let spot = reflected(
                Spot {
                    x: base.x,
                    y: base.y - base.grows * FRAME_Y / 2.0,
                },
                self.seen.home,
            );
            let number = self.seen.seen_from_bottom(on_roll, seen);
            self.text(
                &number.to_string(),
                spot,
                15.0,
                "number",
                r#"text-anchor="middle" font-weight="500""#,
            );
        }
    }

    fn tone(&self, side: Side) -> Tone {
        if side == self.seen.light {
            Tone::Light
        } else {
            Tone::Dark
        }
    }

    fn checkers(&mut self, side: Side, counts: &[u8; 26]) {
        let tone = self.tone(side);
        for (at, &count) in (0u8..).zip(counts) {
            let drawn = count.min(MOST);
            for index in 0..drawn {
                let Some(spot) = place(&self.seen, side, at, index, drawn) else {
                    continue;
                };
                let piece = if at == 0 {
                    shapes::tray_piece(tone)
                } else {
                    shapes::checker(tone)
                };
                for shape in &piece {
                    self.shape(shape, Some(spot));
                }
                if index + 1 == drawn && at > 0 && count > geometry::STACK {
                    self.text(
                        &count.to_string(),
                        spot,
                        21.0,
                        tone.ink(),
                        r#"text-anchor="middle" font-weight="600""#,
                    );
                }
            }
        }
    }

    fn cube(&mut self, view: &BoardView) {
        let Some(cube) = view.cube else { return };
        let spot = match (cube.offered_to, cube.owner) {
            (Some(to), _) => geometry::offered_cube(self.seen.row(to)),
            (None, CubeOwner::Centred) => geometry::cube(None),
            (None, CubeOwner::Owned(owner)) => geometry::cube(Some(self.seen.row(owner))),
        };
        let spot = reflected(spot, self.seen.home);
        for shape in shapes::cube() {
            self.shape(&shape, Some(spot));
        }
        let face = cube.face().to_string();
        let size = cube_type(face.len());
        self.text(
            &face,
            spot,
            size,
            "cube-ink",
            r#"text-anchor="middle" font-weight="600""#,
        );
    }

    fn dice(&mut self, view: &BoardView) {
        let Some(mut values) = view.dice else { return };
        let tone = self.tone(view.on_roll);
        if self.seen.home == HomeSide::Left {
            values.reverse();
        }
        for (spot, value) in geometry::dice(self.seen.row(view.on_roll))
            .into_iter()
            .zip(values)
        {
            let spot = reflected(spot, self.seen.home);
            for shape in shapes::die(tone) {
                self.shape(&shape, Some(spot));
            }
            for [x, y] in shapes::pips(value) {
                let pip = Shape {
                    form: Form::Circle([x, y, PIP]),
                    fill: Some(tone.ink()),
                    stroke: None,
                    opacity: 1.0,
                };
                self.shape(&pip, Some(spot));
            }
        }
    }

    fn captions(&mut self, view: &BoardView) {
        for side in Side::BOTH {
            let y = match self.seen.row(side) {
                geometry::Row::Top => -CAPTION / 2.0,
                geometry::Row::Bottom => HEIGHT + CAPTION / 2.0,
            };
            for mut shape in shapes::checker(self.tone(side)) {
                if let Form::Circle([x, dy, r]) = shape.form {
                    shape.form = Form::Circle([x, dy * 0.4, r * 0.4]);
                }
                self.shape(&shape, Some(Spot { x: 22.0, y }));
            }
            let mut name = view.names[side].clone();
            if side == view.on_roll {
                name.push_str(if view.dice.is_some() {
                    " · to play"
                } else {
                    " · on roll"
                });
            }
            let left = Spot { x: 42.0, y };
            self.text(&name, left, 19.0, "ink", r#"font-weight="600""#);
            let mut facts = format!("{} pips", pips(&view.checkers[side]));
            if let Some((score, length)) = &view.score {
                let of = length.map_or(String::new(), |n| format!(" of {n}"));
                facts = format!("{}{of} · {facts}", score[side]);
            }
            let right = Spot { x: WIDTH - 12.0, y };
            self.text(&facts, right, 19.0, "ink", r#"text-anchor="end""#);
        }
    }
}

/// Type size of a number with this many digits on the cube.
#[must_use]
pub(crate) fn cube_type(digits: usize) -> f64 {
    match digits {
        0..=2 => 23.0,
        3 => 18.0,
        4 => 14.5,
        _ => 11.5,
    }
}

/// A length with at most two decimals and no superfluous zeros.
fn num(value: f64) -> String {
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
