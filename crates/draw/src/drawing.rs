//! Pieces, numbers and captions, one after the other.

use barpoint_rules::{BySide, CubeOwner, Side};

use crate::arrows::{place, reflected};
use crate::captions::CaptionLine;
use crate::geometry::{self, FRAME_Y, HEIGHT, MOST, Spot, WIDTH};
use crate::piece::Piece;
use crate::scene::{Item, Text};
use crate::shapes::{self, Form, Tone};
use crate::svg::Anchor;
use crate::{BoardView, HomeSide, Orientation};

/// Height of a line of names above or below the board.
pub(crate) const CAPTION: f64 = 38.0;

pub(crate) struct Drawing {
    pub(crate) items: Vec<Item>,
    pub(crate) seen: Orientation,
}

impl Drawing {
    fn piece(&mut self, piece: Piece, at: Spot) {
        self.items.push(Item::Piece(piece, at));
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

    pub(crate) fn numbers(&mut self, on_roll: Side) {
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

    pub(crate) fn checkers(&mut self, side: Side, counts: &[u8; 26]) {
        let tone = self.tone(side);
        for (at, &count) in (0u8..).zip(counts) {
            let drawn = count.min(MOST);
            for index in 0..drawn {
                let Some(spot) = place(&self.seen, side, at, index, drawn) else {
                    continue;
                };
                let piece = if at == 0 {
                    Piece::BorneOff(tone)
                } else {
                    Piece::Checker(tone)
                };
                self.piece(piece, spot);
                if index + 1 == drawn && at > 0 && count > geometry::STACK {
                    self.figure(count.to_string(), spot, 21.0, tone.ink(), 600);
                }
            }
        }
    }

    pub(crate) fn cube(&mut self, view: &BoardView) {
        let Some(cube) = view.cube else { return };
        let spot = match (cube.offered_to, cube.owner) {
            (Some(to), _) => geometry::offered_cube(self.seen.row(to)),
            (None, CubeOwner::Centred) => geometry::cube(None),
            (None, CubeOwner::Owned(owner)) => geometry::cube(Some(self.seen.row(owner))),
        };
        let spot = reflected(spot, self.seen.home);
        self.piece(Piece::Cube, spot);
        let face = cube.face().to_string();
        let size = cube_type(face.len());
        self.figure(face, spot, size, "cube-ink", 600);
    }

    pub(crate) fn dice(&mut self, view: &BoardView) {
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
            self.piece(Piece::Die(tone), spot);
            for [x, y] in shapes::pips(value) {
                let pip = Spot {
                    x: spot.x + x,
                    y: spot.y + y,
                };
                self.piece(Piece::Pip(tone), pip);
            }
        }
    }

    pub(crate) fn captions(&mut self, lines: &BySide<CaptionLine>) {
        for side in Side::BOTH {
            let y = match self.seen.row(side) {
                geometry::Row::Top => -CAPTION / 2.0,
                geometry::Row::Bottom => HEIGHT + CAPTION / 2.0,
            };
            for mut shape in shapes::checker(self.tone(side)) {
                if let Form::Circle([x, dy, r]) = shape.form {
                    shape.form = Form::Circle([x, dy * 0.4, r * 0.4]);
                }
                self.items.push(Item::Shape(shape.moved(22.0, y)));
            }
            let CaptionLine { name, facts } = lines[side].clone();
            let left = Spot { x: 42.0, y };
            self.items.push(Item::Text(Text {
                words: name,
                at: left,
                size: 19.0,
                paint: "ink",
                anchor: Anchor::Start,
                weight: Some(600),
            }));
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
