//! Paints pages.

use std::cell::RefCell;
use std::collections::HashMap;

use krilla::geom::{Point, Transform};
use krilla::graphic::Graphic;
use krilla::num::NormalizedF32;
use krilla::paint::{LinearGradient, Paint, SpreadMethod, Stop};
use krilla::surface::Surface;
use krilla::text::{Font, TextDirection};
use resvg::usvg::fontdb::ID;

use super::paths::{draw, fill, line, paint, path, rgb_of, single, stroke};
use crate::fonts::{self, BUILT_IN};
use crate::page::Mark;
use crate::piece::Piece;
use crate::scene::{Item, Scene, Text, table};
use crate::shapes::{Form, Shape};
use crate::svg::Anchor;
use crate::{ExportError, HomeSide, Palette, Ruler};

/// What is drawn again and again is stored once.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Stored {
    Table(bool),
    Piece(usize),
}

pub(super) struct Painter<'a> {
    palette: &'a Palette,
    /// Regular and bold.
    fonts: [Font; 2],
    /// Fonts of the machine for letters that these lack.
    others: RefCell<HashMap<ID, Option<Font>>>,
    ruler: Ruler,
    pieces: HashMap<Stored, Graphic>,
}

impl<'a> Painter<'a> {
    pub(super) fn new(palette: &'a Palette) -> Result<Self, ExportError> {
        let fonts = BUILT_IN.map(|font| Font::new(font.into(), 0));
        let [Some(regular), Some(bold)] = fonts else {
            let words = "the built-in fonts are broken".to_owned();
            return Err(ExportError::Encoding(words));
        };
        Ok(Self {
            palette,
            fonts: [regular, bold],
            others: RefCell::default(),
            ruler: Ruler::new(),
            pieces: HashMap::new(),
        })
    }

    pub(super) fn mark(&mut self, surface: &mut Surface<'_>, mark: &Mark) {
        match mark {
            Mark::Rect(form, colour) => {
                surface.set_stroke(None);
                surface.set_fill(Some(fill(paint(colour), 1.0)));
                draw(surface, path(&Form::Rect(*form)));
            }
            Mark::Line(places, colour, width) => {
                surface.set_fill(None);
                surface.set_stroke(Some(stroke(paint(colour), *width, 1.0)));
                draw(surface, line(places));
            }
            Mark::Dot([x, y], half, round, [inside, around]) => {
                surface.set_fill(Some(fill(paint(inside), 1.0)));
                surface.set_stroke(Some(stroke(paint(around), half * 0.4, 1.0)));
                let form = if *round {
                    Form::Circle([*x, *y, *half])
                } else {
                    Form::Rect([x - half, y - half, 2.0 * half, 2.0 * half, 0.0])
                };
                draw(surface, path(&form));
            }
            Mark::Text {
                at,
                size,
                bold,
                colour,
                words,
            } => self.words(surface, *at, *size, *bold, colour, words),
            Mark::Board(scene, [x, y], unit) => {
                let unit = single(*unit);
                let place = Transform::from_row(unit, 0.0, 0.0, unit, single(*x), single(*y));
                surface.push_transform(&place);
                self.board(surface, scene);
                surface.pop();
            }
        }
    }

    fn words(
        &self,
        surface: &mut Surface<'_>,
        [x, y]: [f64; 2],
        size: f64,
        bold: bool,
        colour: &str,
        words: &str,
    ) {
        surface.set_stroke(None);
        surface.set_fill(Some(fill(paint(colour), 1.0)));
        let mut x = x;
        for (other, words) in fonts::pieces(words, fonts::installed) {
            let other = other.and_then(|id| self.other(id));
            let font = other.unwrap_or_else(|| self.fonts[usize::from(bold)].clone());
            let start = Point::from_xy(single(x), single(y));
            surface.draw_text(start, font, single(size), words, false, TextDirection::Auto);
            x += self.ruler.width(words, size, bold);
        }
    }

    fn other(&self, id: ID) -> Option<Font> {
        let mut others = self.others.borrow_mut();
        let load = || {
            let (data, index) = fonts::contents(id)?;
            Font::new(data.into(), index)
        };
        others.entry(id).or_insert_with(load).clone()
    }

    fn board(&mut self, surface: &mut Surface<'_>, scene: &Scene) {
        for item in &scene.items {
            match item {
                Item::Table(home) => {
                    let stored = Stored::Table(*home == HomeSide::Left);
                    self.stored(surface, stored, || table(*home));
                }
                Item::Piece(piece, at) => {
                    let number = Piece::ALL.iter().position(|other| other == piece);
                    let there = Transform::from_translate(single(at.x), single(at.y));
                    surface.push_transform(&there);
                    let stored = Stored::Piece(number.unwrap_or_default());
                    self.stored(surface, stored, || piece.shapes());
                    surface.pop();
                }
                Item::Shape(shape) => self.shape(surface, shape),
                Item::Text(text) => self.text(surface, text),
            }
        }
    }

    fn stored(
        &mut self,
        surface: &mut Surface<'_>,
        stored: Stored,
        shapes: impl FnOnce() -> Vec<Shape>,
    ) {
        if !self.pieces.contains_key(&stored) {
            let mut builder = surface.stream_builder();
            let mut inner = builder.surface();
            for shape in shapes() {
                self.shape(&mut inner, &shape);
            }
            inner.finish();
            let graphic = Graphic::new(builder.finish(), false);
            self.pieces.insert(stored, graphic);
        }
        if let Some(graphic) = self.pieces.get(&stored) {
            surface.draw_graphic(graphic.clone());
        }
    }

    fn shape(&self, surface: &mut Surface<'_>, shape: &Shape) {
        let painted = shape.fill.map(|name| self.paint(name, &shape.form));
        surface.set_fill(painted.map(|paint| fill(paint, shape.opacity)));
        let outline = shape.stroke;
        surface.set_stroke(outline.map(|(name, width)| {
            let colour = paint(self.colour(name));
            stroke(colour, width, shape.opacity)
        }));
        draw(surface, path(&shape.form));
    }

    fn text(&self, surface: &mut Surface<'_>, text: &Text) {
        let bold = text.weight.is_some_and(|weight| weight >= 600);
        let width = self.ruler.width(&text.words, text.size, bold);
        let x = match text.anchor {
            Anchor::Start => text.at.x,
            Anchor::Middle => text.at.x - width / 2.0,
            Anchor::End => text.at.x - width,
        };
        let (at, colour) = ([x, text.baseline()], self.colour(text.paint));
        self.words(surface, at, text.size, bold, colour, &text.words);
    }

    fn colour(&self, name: &str) -> &'static str {
        if name == "shadow" {
            return "#000000";
        }
        let entries = self.palette.entries();
        let found = entries.iter().find(|(entry, _)| *entry == name);
        found.map_or("#000000", |&(_, colour)| colour)
    }

    /// A colour, or the change of colours of a piece from top to bottom.
    fn paint(&self, name: &str, form: &Form) -> Paint {
        let [light, dark] = [self.palette.light, self.palette.dark];
        let [from, to] = match name {
            "light" => [light[0], light[1]],
            "dark" => [dark[0], dark[1]],
            "light-dish" => [light[1], light[0]],
            "dark-dish" => [dark[1], dark[0]],
            _ => return paint(self.colour(name)),
        };
        let [top, bottom] = match form {
            Form::Rect([_, y, _, height, _]) => [*y, y + height],
            Form::Circle([_, y, radius]) => [y - radius, y + radius],
            Form::Polygon(_) => [0.0, 1.0],
        };
        let stop = |offset: f32, colour: &str| Stop {
            offset: NormalizedF32::new(offset).unwrap_or(NormalizedF32::ONE),
            color: rgb_of(colour).into(),
            opacity: NormalizedF32::ONE,
        };
        LinearGradient {
            x1: 0.0,
            y1: single(top),
            x2: 0.0,
            y2: single(bottom),
            transform: Transform::identity(),
            spread_method: SpreadMethod::Pad,
            stops: vec![stop(0.0, from), stop(1.0, to)],
            anti_alias: false,
        }
        .into()
    }
}
