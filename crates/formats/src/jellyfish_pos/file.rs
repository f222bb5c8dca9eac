//! Numbers and names of a file, one after the other.

use super::{NAME, OFFSET};
use crate::error::shorten;
use crate::{ImportError, ImportErrorKind, Place, text};

pub(super) fn error(place: Place, expected: &'static str, found: &str) -> ImportError {
    let found = shorten(found);
    ImportError {
        format: NAME,
        place,
        kind: ImportErrorKind::Expected { expected, found },
    }
}

/// The file, and how far it has been read.
pub(super) struct File<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl<'a> File<'a> {
    pub(super) const fn new(bytes: &'a [u8]) -> Self {
        Self { bytes, at: 0 }
    }

    /// Whether bytes are left.
    pub(super) const fn has_more(&self) -> bool {
        self.at < self.bytes.len()
    }

    pub(super) fn place(&self) -> Place {
        Place::Byte(u64::try_from(self.at).unwrap_or(u64::MAX))
    }

    fn take(&mut self, length: usize, expected: &'static str) -> Result<&'a [u8], ImportError> {
        let rest = self.bytes.get(self.at..).unwrap_or_default();
        let taken = rest
            .get(..length)
            .ok_or_else(|| error(self.place(), expected, "the end of the file"))?;
        self.at += length;
        Ok(taken)
    }

    pub(super) fn number(&mut self) -> Result<i16, ImportError> {
        match *self.take(2, "a number")? {
            [low, high] => Ok(i16::from_le_bytes([low, high])),
            _ => Err(error(self.place(), "a number", "none")),
        }
    }

    pub(super) fn within(
        &mut self,
        least: i16,
        most: i16,
        expected: &'static str,
    ) -> Result<i16, ImportError> {
        let place = self.place();
        let number = self.number()?;
        if (least..=most).contains(&number) {
            return Ok(number);
        }
        Err(error(place, expected, &number.to_string()))
    }

    /// A length and as many bytes.
    pub(super) fn name(&mut self) -> Result<String, ImportError> {
        let length = self.take(1, "the length of a name")?;
        let length = usize::from(length.first().copied().unwrap_or(0));
        let name = self.take(length, "a name")?;
        Ok(text::decode(name).into_owned())
    }

    /// Checkers now and before the play.
    pub(super) fn board(&mut self) -> Result<([i16; 26], [i16; 26]), ImportError> {
        let (mut now, mut before) = ([0; 26], [0; 26]);
        for (now, before) in now.iter_mut().zip(&mut before) {
            for checkers in [now, before] {
                *checkers =
                    self.within(OFFSET - 15, OFFSET + 15, "from 5 to 35 for checkers")? - OFFSET;
            }
        }
        Ok((now, before))
    }
}
