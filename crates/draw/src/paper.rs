//! Sizes of paper.

/// A sheet, in points of which an inch has 72.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Paper {
    width: f32,
    height: f32,
}

impl Paper {
    /// ISO A4, upright.
    pub const A4: Self = Self {
        width: 595.276,
        height: 841.89,
    };
    /// US letter, upright.
    pub const LETTER: Self = Self {
        width: 612.0,
        height: 792.0,
    };
    /// What stays white on each side: half an inch.
    pub const MARGIN: f32 = 36.0;

    /// Width and height.
    #[must_use]
    pub const fn size(self) -> [f32; 2] {
        [self.width, self.height]
    }

    /// The same sheet with its long side across.
    #[must_use]
    pub const fn landscape(self) -> Self {
        Self {
            width: self.width.max(self.height),
            height: self.width.min(self.height),
        }
    }

    /// Whether it is wider than high.
    #[must_use]
    pub const fn is_landscape(self) -> bool {
        self.width > self.height
    }
}

impl Default for Paper {
    fn default() -> Self {
        Self::A4
    }
}

/// `a4` or `letter`, perhaps with `-landscape`.
impl std::str::FromStr for Paper {
    type Err = UnknownPaperError;

    fn from_str(text: &str) -> Result<Self, UnknownPaperError> {
        let lower = text.trim().to_ascii_lowercase();
        let (name, across) = match lower.strip_suffix("-landscape") {
            Some(name) => (name, true),
            None => (lower.as_str(), false),
        };
        let paper = match name {
            "a4" => Self::A4,
            "letter" => Self::LETTER,
            _ => {
                return Err(UnknownPaperError {
                    found: text.to_owned(),
                });
            }
        };
        Ok(if across { paper.landscape() } else { paper })
    }
}

/// No size of paper that is known.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownPaperError {
    /// What was given.
    pub found: String,
}

impl std::fmt::Display for UnknownPaperError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(
            f,
            "expected a paper size: a4, letter, a4-landscape or letter-landscape, found {:?}",
            self.found
        )
    }
}

impl std::error::Error for UnknownPaperError {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn papers_are_read_by_name() {
        assert_eq!("A4".parse(), Ok(Paper::A4));
        let across: Paper = "letter-landscape".parse().unwrap();
        assert!(across.is_landscape() && !Paper::LETTER.is_landscape());
        assert!(
            "a5".parse::<Paper>()
                .unwrap_err()
                .to_string()
                .contains("a4")
        );
    }
}
