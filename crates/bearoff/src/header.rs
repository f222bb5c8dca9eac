//! The 40-byte first line of a database file, as GNU Backgammon's tools write and read it.

use crate::Numbering;

/// Length of the header.
pub const HEADER_LEN: usize = 40;

/// What a database file contains. The rest of the file follows from this and its length.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Rolls to bear off, each side alone.
    OneSided {
        /// How a position is stored.
        form: Form,
        /// Whether the rolls to the first checker off are stored too.
        gammons: bool,
    },
    /// Equities of both sides together.
    TwoSided {
        /// Whether three cubeful money equities stand beside the cubeless one.
        cubeful: bool,
    },
}

/// How a one-sided database stores a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// Distributions without their zeros, found by an index.
    Compressed,
    /// Distributions of 32 entries.
    Uncompressed,
    /// Means and standard deviations only.
    Normal,
}

/// Kind and size of a database.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Header {
    /// What is stored.
    pub kind: Kind,
    /// For which positions of a side.
    pub numbering: Numbering,
}

/// Why bytes are no header of a bearoff database.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum HeaderError {
    /// Fewer than 40 bytes.
    #[error("expected a header of 40 bytes, found {0}")]
    Short(usize),
    /// Not a one- or two-sided database.
    #[error("expected a bearoff database beginning with gnubg-OS or gnubg-TS, found {0:?}")]
    Magic(String),
    /// A field that is no number or out of its range.
    #[error("expected {expected} in the header of the bearoff database, found {found:?}")]
    Field {
        /// What belongs there.
        expected: &'static str,
        /// What stands there.
        found: String,
    },
}

impl Header {
    /// The header as bytes.
    #[must_use]
    pub fn to_bytes(self) -> [u8; HEADER_LEN] {
        let (points, checkers) = (self.numbering.points(), self.numbering.checkers());
        let text = match self.kind {
            Kind::OneSided { form, gammons } => {
                let (gammons, packed, normal) = match form {
                    Form::Compressed => (u8::from(gammons), 1, 0),
                    Form::Uncompressed => (u8::from(gammons), 0, 0),
                    Form::Normal => (1, 0, 1),
                };
                format!("gnubg-OS-{points:02}-{checkers:02}-{gammons}-{packed}-{normal}")
            }
            Kind::TwoSided { cubeful } => {
                format!("gnubg-TS-{points:02}-{checkers:02}-{}", u8::from(cubeful))
            }
        };
        let mut bytes = [b'x'; HEADER_LEN];
        bytes[..text.len()].copy_from_slice(text.as_bytes());
        bytes[HEADER_LEN - 1] = b'\n';
        bytes
    }

    /// Reads a header at the beginning of `bytes`.
    pub fn parse(bytes: &[u8]) -> Result<Self, HeaderError> {
        let Some(bytes) = bytes.first_chunk::<HEADER_LEN>() else {
            return Err(HeaderError::Short(bytes.len()));
        };
        let shown = |part: &[u8]| part.escape_ascii().to_string();
        let field = |at: usize, len: usize, expected| {
            let part = &bytes[at..at + len];
            let digits = part.iter().all(u8::is_ascii_digit);
            let value = part.iter().fold(0u8, |sum, digit| {
                sum.wrapping_mul(10).wrapping_add(digit.wrapping_sub(b'0'))
            });
            digits.then_some(value).ok_or_else(|| HeaderError::Field {
                expected,
                found: shown(part),
            })
        };
        let flag = |at| {
            let expected = "0 or 1";
            match field(at, 1, expected)? {
                0 => Ok(false),
                1 => Ok(true),
                _ => Err(HeaderError::Field {
                    expected,
                    found: shown(&bytes[at..=at]),
                }),
            }
        };
        let kind = match &bytes[..8] {
            b"gnubg-OS" => Kind::OneSided {
                gammons: flag(15)?,
                form: match (flag(17)?, flag(19)?) {
                    (_, true) => Form::Normal,
                    (true, false) => Form::Compressed,
                    (false, false) => Form::Uncompressed,
                },
            },
            b"gnubg-TS" => Kind::TwoSided { cubeful: flag(15)? },
            other => return Err(HeaderError::Magic(shown(other))),
        };
        let points = field(9, 2, "two digits of points")?;
        let checkers = field(12, 2, "two digits of checkers")?;
        let numbering = Numbering::new(points, checkers).ok_or_else(|| HeaderError::Field {
            expected: "1 to 18 points and 1 to 15 checkers",
            found: shown(&bytes[9..14]),
        })?;
        Ok(Self { kind, numbering })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(points: u8, checkers: u8, kind: Kind, text: &str) {
        let header = Header {
            kind,
            numbering: Numbering::new(points, checkers).unwrap(),
        };
        let bytes = header.to_bytes();
        assert_eq!(bytes[..text.len()], *text.as_bytes());
        assert!(bytes[text.len()..39].iter().all(|&b| b == b'x'));
        assert_eq!(bytes[39], b'\n');
        assert_eq!(Header::parse(&bytes), Ok(header));
    }

    /// First lines of files made by gnubg 1.07's makebearoff (`-o 6`, `-o 6 -c -g`, `-o 6 -n`,
    /// `-t 6x6`, `-t 8x2 -C`).
    #[test]
    fn headers_are_those_of_gnubg() {
        let one = |form, gammons| Kind::OneSided { form, gammons };
        check(6, 15, one(Form::Compressed, true), "gnubg-OS-06-15-1-1-0");
        check(
            6,
            15,
            one(Form::Uncompressed, false),
            "gnubg-OS-06-15-0-0-0",
        );
        check(6, 15, one(Form::Normal, true), "gnubg-OS-06-15-1-0-1");
        check(6, 6, Kind::TwoSided { cubeful: true }, "gnubg-TS-06-06-1");
        check(8, 2, Kind::TwoSided { cubeful: false }, "gnubg-TS-08-02-0");
    }

    #[test]
    fn other_bytes_are_refused_with_a_reason() {
        let refused = |text: &str| Header::parse(text.as_bytes()).unwrap_err().to_string();
        assert!(refused("gnubg").contains("found 5"));
        let long = |text: &str| format!("{text:x<40}");
        assert!(refused(&long("gnubg-H3")).contains("gnubg-H3"));
        assert!(refused(&long("gnubg-OS-19-15-1-1-0")).contains("19-15"));
        assert!(refused(&long("gnubg-OS-0a-15-1-1-0")).contains("0a"));
        assert!(refused(&long("gnubg-TS-06-06-7")).contains('7'));
    }
}
