//! What a picture consists of, in drawing order, before it is written in any format.

use barpoint_rules::{Play, Side};

use crate::arrows::arrows;
use crate::captions::{Caption, CaptionLine, Captions};
use crate::drawing::{CAPTION, Drawing};
use crate::geometry::{HEIGHT, Spot, WIDTH};
use crate::piece::Piece;
use crate::shapes::{self, Form, Shape};
use crate::svg::Anchor;
use crate::view::pips;
use crate::{BoardView, HomeSide, Orientation};

/// How a picture is made.
#[derive(Clone, Debug)]
pub struct PictureOptions<'a> {
    /// From where the board is seen.
    pub orientation: Orientation,
    /// Lines of text around it.
    pub captions: Captions<'a>,
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

/// A part of a picture.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Item {
    /// The empty board with its home on this side.
    Table(HomeSide),
    /// A piece with its centre there.
    Piece(Piece, Spot),
    Shape(Shape),
    Text(Text),
}

impl Item {
    /// The shapes it consists of; none of a text.
    pub(crate) fn shapes(&self) -> Vec<Shape> {
        match self {
            Self::Table(home) => table(*home),
            Self::Piece(piece, at) => {
                let shapes = piece.shapes();
                shapes.iter().map(|shape| shape.moved(at.x, at.y)).collect()
            }
            Self::Shape(shape) => vec![shape.clone()],
            Self::Text(_) => Vec::new(),
        }
    }
}

/// The empty board for the side the home is on.
pub(crate) fn table(home: HomeSide) -> Vec<Shape> {
    let shapes = shapes::table().into_iter();
    shapes.map(|shape| mirrored(shape, home)).collect()
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
    let everything;
    let captions = match options.captions {
        Captions::None => None,
        Captions::Lines(lines) => Some(lines),
        Captions::Players => {
            everything = CaptionLine::of(view, &Caption::ALL);
            Some(&everything)
        }
    };
    let caption = captions.map_or(0.0, |_| CAPTION);
    let mut drawing = Drawing {
        items: Vec::with_capacity(80),
        seen: options.orientation,
    };
    drawing.items.push(Item::Table(options.orientation.home));
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
            drawing.items.push(Item::Shape(shape));
        }
    }
    if let Some(lines) = captions {
        drawing.captions(lines);
    }
    Scene {
        top: -caption,
        height: HEIGHT + 2.0 * caption,
        title: title(view, options.captions),
        page: caption > 0.0,
        items: drawing.items,
    }
}

/// What the picture shows, for those who do not see it: in the words of its captions, if it has any of its own.
fn title(view: &BoardView, captions: Captions<'_>) -> String {
    let said = |line: &CaptionLine| format!("{}: {}", line.name, line.facts);
    match captions {
        Captions::Lines(lines) if Side::BOTH.iter().all(|&side| !lines[side].name.is_empty()) => {
            let [first, second] = [view.on_roll, view.on_roll.other()];
            format!("{}; {}", said(&lines[first]), said(&lines[second]))
        }
        _ => format!(
            "{} to play, pips {} and {}",
            named(view),
            pips(&view.checkers[view.on_roll]),
            pips(&view.checkers[view.on_roll.other()]),
        ),
    }
}

/// The player on roll, by colour where no name is known.
fn named(view: &BoardView) -> String {
    let name = &view.names[view.on_roll];
    if name.is_empty() {
        view.on_roll.to_string()
    } else {
        name.clone()
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
