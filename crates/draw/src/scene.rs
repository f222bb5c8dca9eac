//! What a picture consists of, in drawing order, before it is written in any format.

use barpoint_rules::{CubeOwner, Play, Side};

use crate::arrows::{arrows, place, reflected};
use crate::geometry::{self, FRAME_Y, HEIGHT, MOST, Spot, WIDTH};
use crate::shapes::{self, Form, PIP, Shape, Tone};
use crate::svg::Anchor;
use crate::view::pips;
use crate::{BoardView, HomeSide, Orientation};

/// Height of a line of names above or below the board.
const CAPTION: f64 = 38.0;

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

/// A text; its spot is at half the height of a figure.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Text {
    pub(crate) words: String,
    pub(crate) at: Spot,
    pub(crate) size: f64,
    pub(crate) paint: &'static str,
    pub(crate) anchor: Anchor,
    /// As in CSS, where it is not the usual one.
    pub(crate) weight: Option<u16>,
}

impl Text {
    /// The height of its baseline: placed by hand, because not every program knows other ways.
    pub(crate) fn baseline(&self) -> f64 {
        self.at.y + self.size * 0.355
    }
}

/// A shape or a text.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Item {
    Shape(Shape),
    Text(Text),
}

/// A picture: its upper edge and height, its title, and what is on it.
#[derive(Clone, Debug)]
pub(crate) struct Scene {
    pub(crate) top: f64,
    pub(crate) height: f64,
    pub(crate) title: String,
    /// Whether the page shows around the board.
    pub(crate) page: bool,
    pub(crate) items: Vec<Item>,
}

/// The picture of a position.
pub(crate) fn scene(view: &BoardView, options: &PictureOptions<'_>) -> Scene {
    let caption = match options.captions {
        Captions::None => 0.0,
        Captions::Players => CAPTION,
    };
    let mut drawing = Drawing {
        items: Vec::with_capacity(300),
        seen: options.orientation,
    };
    for shape in shapes::table() {
        drawing.shape(&mirrored(shape, options.orientation.home), None);
    }
    drawing.numbers(view.on_roll);
    for side in Side::BOTH {
        drawing.checkers(side, &view.checkers[side]);
    }
    drawing.cube(view);
    drawing.dice(view);
    if let Some(play) = options.play {
        for arrow in arrows(view, play, &options.orientation) {
            let shape = Shape {
                form: Form::Polygon(arrow.outline()),
                fill: Some("arrow"),
                stroke: Some(("arrow-edge", 1.6)),
                opacity: 0.92,
            };
            drawing.shape(&shape, None);
        }
    }
    if caption > 0.0 {
        drawing.captions(view);
    }
    Scene {
        top: -caption,
        height: HEIGHT + 2.0 * caption,
        title: format!(
            "{} to play, pips {} and {}",
            view.names[view.on_roll],
            pips(&view.checkers[view.on_roll]),
            pips(&view.checkers[view.on_roll.other()]),
        ),
        page: caption > 0.0,
        items: drawing.items,
    }
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

struct Drawing {
    items: Vec<Item>,
    seen: Orientation,
}

impl Drawing {
    fn shape(&mut self, shape: &Shape, at: Option<Spot>) {
        let (dx, dy) = at.map_or((0.0, 0.0), |spot| (spot.x, spot.y));
        let form = match &shape.form {
            Form::Rect([x, y, width, height, corner]) => {
                Form::Rect([x + dx, y + dy, *width, *height, *corner])
            }
            Form::Circle([x, y, radius]) => Form::Circle([x + dx, y + dy, *radius]),
            Form::Polygon(corners) => Form::Polygon(
                corners
                    .chunks_exact(2)
                    .flat_map(|corner| [corner[0] + dx, corner[1] + dy])
                    .collect(),
            ),
        };
        self.items.push(Item::Shape(Shape {
            form,
            ..shape.clone()
        }));
    }

    /// A figure in the middle of something.
    fn figure(&mut self, words: String, at: Spot, size: f64, paint: &'static str, weight: u16) {
        self.items.push(Item::Text(Text {
            words,
            at,
            size,
            paint,
            anchor: Anchor::Middle,
            weight: Some(weight),
        }));
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
            self.figure(number.to_string(), spot, 15.0, "number", 500);
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
                    self.figure(count.to_string(), spot, 21.0, tone.ink(), 600);
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
        self.figure(face, spot, size, "cube-ink", 600);
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
            self.items.push(Item::Text(Text {
                words: name,
                at: left,
                size: 19.0,
                paint: "ink",
                anchor: Anchor::Start,
                weight: Some(600),
            }));
            let mut facts = format!("{} pips", pips(&view.checkers[side]));
            if let Some((score, length)) = &view.score {
                let of = length.map_or(String::new(), |n| format!(" of {n}"));
                facts = format!("{}{of} · {facts}", score[side]);
            }
            let right = Spot { x: WIDTH - 12.0, y };
            self.items.push(Item::Text(Text {
                words: facts,
                at: right,
                size: 19.0,
                paint: "ink",
                anchor: Anchor::End,
                weight: None,
            }));
        }
    }
}

/// Type size of a number with this many digits on the cube.
fn cube_type(digits: usize) -> f64 {
    match digits {
        0..=2 => 23.0,
        3 => 18.0,
        4 => 14.5,
        _ => 11.5,
    }
}
