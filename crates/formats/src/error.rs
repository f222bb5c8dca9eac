//! What can be wrong with a file, and where.

use std::fmt;

use barpoint_rules::notation;

/// Why a file could not be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}{kind}", prefix(.format, *.place, .kind))]
pub struct ImportError {
    /// Name of the format the file was taken for.
    pub format: &'static str,
    /// Where in the file.
    pub place: Place,
    /// What is wrong.
    pub kind: ImportErrorKind,
}

/// Format and place, where they say more than the message.
fn prefix(format: &str, place: Place, kind: &ImportErrorKind) -> String {
    match kind {
        ImportErrorKind::Unsupported { .. } => String::new(),
        _ => format!("{format}: {place}: "),
    }
}

impl ImportError {
    /// An error about text: at `line`, `expected` something and `found` something else.
    pub(crate) fn expected(
        format: &'static str,
        line: u32,
        expected: &'static str,
        found: impl AsRef<str>,
    ) -> Self {
        Self {
            format,
            place: Place::Line(line),
            kind: ImportErrorKind::Expected {
                expected,
                found: shorten(found.as_ref()),
            },
        }
    }
}

impl ImportError {
    /// An error about bytes: at `byte`, `expected` something and `found` something else.
    pub(crate) fn at_byte(
        format: &'static str,
        byte: usize,
        expected: &'static str,
        found: impl Into<String>,
    ) -> Self {
        Self {
            format,
            place: Place::Byte(u64::try_from(byte).unwrap_or(u64::MAX)),
            kind: ImportErrorKind::Expected {
                expected,
                found: shorten(&found.into()),
            },
        }
    }
}

/// What is wrong with a file.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum ImportErrorKind {
    /// Something else stands where the format demands something.
    #[error("expected {expected}, found {found:?}")]
    Expected {
        /// What the format demands.
        expected: &'static str,
        /// What is there, shortened.
        found: String,
    },
    /// JSON that does not hold what it should.
    #[error("expected the record of a match as JSON: {error}")]
    Json {
        /// What the parser says, with the column.
        error: String,
    },
    /// No known format fits.
    #[error("expected a match or a position in a known format, found {found}")]
    UnknownFormat {
        /// How the file begins, quoted, or what it is instead.
        found: String,
    },
    /// Something that holds no match that could be read.
    #[error("this is {name}; {advice}")]
    Unsupported {
        /// What it is, with article.
        name: &'static str,
        /// What to do instead.
        advice: &'static str,
    },
}

/// A place in a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// A line of a text file, from 1.
    Line(u32),
    /// A byte of a binary file, from 0.
    Byte(u64),
    /// A turn of a game, both from 1, in a file whose bytes are packed.
    Turn {
        /// The game.
        game: u32,
        /// The event in it, 0 for the game as a whole.
        turn: u32,
    },
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Line(line) => write!(f, "line {line}"),
            Self::Byte(byte) => write!(f, "byte {byte:#x}"),
            Self::Turn { game, turn: 0 } => write!(f, "game {game}"),
            Self::Turn { game, turn } => write!(f, "game {game}, turn {turn}"),
        }
    }
}

/// What messages quote of a text.
pub(crate) fn shorten(text: &str) -> String {
    notation::excerpt(text).into_owned()
}
