//! What the pieces look like: simple shapes with named paints, in board units.
//!
//! The SVG writer and the browser draw the same lists, the one with colours, the other with style
//! variables. Pieces are drawn around their centre at (0, 0).

use crate::geometry::{
    BAR_LEFT, CUBE, DIE, FIELD_LEFT, FIELD_RIGHT, FRAME_X, FRAME_Y, HEIGHT, MIDDLE, PITCH,
    POINT_HALF_BASE, POINT_HEIGHT, POINT_WIDTH, RAIL, TRAY_LEFT, TRAY_PIECE, WIDTH, point,
};

/// A form without its paint.
#[derive(Clone, Debug, PartialEq)]
pub enum Form {
    /// x, y, width, height and corner radius.
    Rect([f64; 5]),
    /// Centre x, centre y and radius.
    Circle([f64; 3]),
    /// Corners x, y, x, y, ...
    Polygon(Vec<f64>),
}

/// A form with its paints; paints are the names of [`crate::Palette::entries`], or the gradients
/// `light` and `dark` (and `light-dish`, `dark-dish`, the same upside down).
#[derive(Clone, Debug, PartialEq)]
pub struct Shape {
    /// The form.
    pub form: Form,
    /// What it is filled with.
    pub fill: Option<&'static str>,
    /// Colour and width of its outline.
    pub stroke: Option<(&'static str, f64)>,
    /// `0..=1`.
    pub opacity: f64,
}

impl Shape {
    fn filled(form: Form, fill: &'static str) -> Self {
        Self {
            form,
            fill: Some(fill),
            stroke: None,
            opacity: 1.0,
        }
    }

    fn outlined(self, stroke: &'static str, width: f64) -> Self {
        Self {
            stroke: Some((stroke, width)),
            ..self
        }
    }

    fn faint(self, opacity: f64) -> Self {
        Self { opacity, ..self }
    }

    /// The same elsewhere.
    pub(crate) fn moved(&self, dx: f64, dy: f64) -> Self {
        let form = match &self.form {
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
        Self {
            form,
            ..self.clone()
        }
    }
}

/// The empty board, home on the right.
#[must_use]
pub fn table() -> Vec<Shape> {
    let rect = |x, y, w, h, r| Form::Rect([x, y, w, h, r]);
    let inner = HEIGHT - 2.0 * FRAME_Y;
    let half = 6.0 * POINT_WIDTH;
    let well = |x, y, h| Shape::filled(rect(x, y, RAIL, h, 5.0), "well");
    let tray = MIDDLE - FRAME_Y - 22.0;
    let edge = 0.75;
    let mut shapes = vec![
        Shape::filled(
            rect(edge, edge, WIDTH - 2.0 * edge, HEIGHT - 2.0 * edge, 13.0),
            "frame",
        )
        .outlined("frame-edge", 1.5),
        well(FRAME_X, FRAME_Y, inner),
        well(TRAY_LEFT, FRAME_Y, tray),
        well(TRAY_LEFT, HEIGHT - FRAME_Y - tray, tray),
        Shape::filled(rect(FIELD_LEFT, FRAME_Y, half, inner, 3.0), "field"),
        Shape::filled(rect(FIELD_RIGHT, FRAME_Y, half, inner, 3.0), "field"),
        Shape::filled(rect(BAR_LEFT, FRAME_Y, RAIL, inner, 0.0), "bar"),
        Shape::filled(
            rect(BAR_LEFT + RAIL / 2.0 - 0.75, FRAME_Y, 1.5, inner, 0.0),
            "frame-edge",
        )
        .faint(0.6),
    ];
    for number in 1..=24 {
        if let Some(base) = point(number) {
            let fill = if number % 2 == 0 {
                "point-a"
            } else {
                "point-b"
            };
            let corners = vec![
                base.x - POINT_HALF_BASE,
                base.y,
                base.x + POINT_HALF_BASE,
                base.y,
                base.x,
                base.y + base.grows * POINT_HEIGHT,
            ];
            shapes.push(Shape::filled(Form::Polygon(corners), fill));
        }
    }
    shapes
}

/// Colour of a player's pieces. Light and dark differ in lightness and in their rings, never by
/// hue alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// Light checkers: two thin rings.
    Light,
    /// Dark checkers: one broad ring.
    Dark,
}

impl Tone {
    /// Light, then dark.
    pub const BOTH: [Self; 2] = [Self::Light, Self::Dark];

    /// `light` or `dark`, the name of its gradient too.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Light => "light",
            Self::Dark => "dark",
        }
    }

    const fn dish(self) -> &'static str {
        match self {
            Self::Light => "light-dish",
            Self::Dark => "dark-dish",
        }
    }

    const fn edge(self) -> &'static str {
        match self {
            Self::Light => "light-edge",
            Self::Dark => "dark-edge",
        }
    }

    /// Paint of what is written or dotted on such a piece.
    #[must_use]
    pub const fn ink(self) -> &'static str {
        match self {
            Self::Light => "light-ink",
            Self::Dark => "dark-ink",
        }
    }
}

/// A checker seen from above: its shadow, rim and dish.
#[must_use]
pub fn checker(tone: Tone) -> Vec<Shape> {
    let disc = |y, r| Form::Circle([0.0, y, r]);
    let radius = PITCH / 2.0 - 1.2;
    let ring = match tone {
        Tone::Light => 1.2,
        Tone::Dark => 1.6,
    };
    vec![
        Shape::filled(disc(2.2, radius + 0.4), "shadow").faint(0.28),
        Shape::filled(disc(0.0, radius), tone.name()).outlined(tone.edge(), 1.4),
        Shape::filled(disc(0.0, radius * 0.7), tone.dish()).outlined(tone.edge(), ring),
    ]
}

/// A borne-off checker seen from its edge.
#[must_use]
pub fn tray_piece(tone: Tone) -> Vec<Shape> {
    let (height, _) = TRAY_PIECE;
    let width = RAIL - 8.0;
    vec![
        Shape::filled(
            Form::Rect([-width / 2.0, -height / 2.0, width, height, 4.0]),
            tone.name(),
        )
        .outlined(tone.edge(), 1.2),
    ]
}

/// A die of a player, without its pips.
#[must_use]
pub fn die(tone: Tone) -> Vec<Shape> {
    let square = |y, edge: f64| Form::Rect([-edge / 2.0, y - edge / 2.0, edge, edge, 9.0]);
    vec![
        Shape::filled(square(2.0, DIE), "shadow").faint(0.28),
        Shape::filled(square(0.0, DIE - 1.2), tone.name()).outlined(tone.edge(), 1.2),
    ]
}

/// Centres of the pips on a die showing `value`; their radius is [`PIP`].
#[must_use]
pub fn pips(value: u8) -> Vec<[f64; 2]> {
    let far = DIE * 0.26;
    let middle = [0.0, 0.0];
    let (up, down) = ([far, -far], [-far, far]);
    let (left, right) = ([-far, -far], [far, far]);
    let (west, east) = ([-far, 0.0], [far, 0.0]);
    match value {
        1 => vec![middle],
        2 => vec![up, down],
        3 => vec![up, middle, down],
        4 => vec![up, down, left, right],
        5 => vec![up, down, left, right, middle],
        6 => vec![up, down, left, right, west, east],
        _ => Vec::new(),
    }
}

/// Radius of a pip.
pub const PIP: f64 = 4.5;

/// The cube, without its number.
#[must_use]
pub fn cube() -> Vec<Shape> {
    let square = |y, edge: f64| Form::Rect([-edge / 2.0, y - edge / 2.0, edge, edge, 7.0]);
    vec![
        Shape::filled(square(2.0, CUBE), "shadow").faint(0.28),
        Shape::filled(square(0.0, CUBE - 1.2), "cube").outlined("cube-edge", 1.4),
    ]
}

/// A dot on a die.
#[must_use]
pub fn pip(tone: Tone) -> Vec<Shape> {
    vec![Shape::filled(Form::Circle([0.0, 0.0, PIP]), tone.ink())]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_die_has_as_many_pips_as_it_shows_and_none_leaves_its_face() {
        for value in 1..=6u8 {
            let dots = pips(value);
            assert_eq!(dots.len(), usize::from(value));
            for [x, y] in dots {
                assert!(x.abs().max(y.abs()) + PIP < DIE / 2.0 - 4.0);
            }
        }
        assert!(pips(0).is_empty());
    }

    #[test]
    fn neighbouring_points_have_different_colours() {
        let fills: Vec<_> = table()
            .into_iter()
            .filter(|shape| matches!(shape.form, Form::Polygon(_)))
            .map(|shape| shape.fill)
            .collect();
        assert_eq!(fills.len(), 24);
        // Facing points too: 12 and 13 differ, as on a real board.
        assert!(fills.windows(2).all(|pair| pair[0] != pair[1]));
    }
}
