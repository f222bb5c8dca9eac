//! What is drawn several times in a picture.

use crate::shapes::{self, Shape, Tone};

/// A piece, drawn around its centre.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Piece {
    Checker(Tone),
    BorneOff(Tone),
    Die(Tone),
    Pip(Tone),
    Cube,
}

impl Piece {
    /// All of them.
    pub(crate) const ALL: [Self; 9] = [
        Self::Checker(Tone::Light),
        Self::Checker(Tone::Dark),
        Self::BorneOff(Tone::Light),
        Self::BorneOff(Tone::Dark),
        Self::Die(Tone::Light),
        Self::Die(Tone::Dark),
        Self::Pip(Tone::Light),
        Self::Pip(Tone::Dark),
        Self::Cube,
    ];

    pub(crate) fn shapes(self) -> Vec<Shape> {
        match self {
            Self::Checker(tone) => shapes::checker(tone),
            Self::BorneOff(tone) => shapes::tray_piece(tone),
            Self::Die(tone) => shapes::die(tone),
            Self::Pip(tone) => shapes::pip(tone),
            Self::Cube => shapes::cube(),
        }
    }
}
