//! Errors, each with the word by which programs tell them apart.

use std::fmt;

/// Why a line is refused: `error WORD what was expected`.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Fault {
    word: &'static str,
    text: String,
}

impl Fault {
    fn new(word: &'static str, text: impl fmt::Display) -> Self {
        // What a parser says may have lines; an answer has one.
        let text = text.to_string().replace(['\n', '\r'], " ");
        Self { word, text }
    }

    /// No such command.
    pub(super) fn unknown(command: &str) -> Self {
        Self::new("unknown_command", format_args!("{command:?}"))
    }

    /// An argument that cannot be read.
    pub(super) fn argument(text: impl fmt::Display) -> Self {
        Self::new("bad_argument", text)
    }

    /// A value that cannot be.
    pub(super) fn value(text: impl fmt::Display) -> Self {
        Self::new("bad_value", text)
    }

    /// Something else has to be said first.
    pub(super) fn context(text: impl fmt::Display) -> Self {
        Self::new("missing_context", text)
    }

    /// This engine does not do that.
    pub(super) fn unsupported(text: impl fmt::Display) -> Self {
        Self::new("unsupported_feature", text)
    }

    /// The engine failed.
    pub(super) fn internal(text: &dyn fmt::Display) -> Self {
        Self::new("internal", text)
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "error {} {}", self.word, self.text)
    }
}
