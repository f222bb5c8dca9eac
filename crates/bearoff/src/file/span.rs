//! Stored distributions of a one-sided database.

use super::share;

/// Entries of a stored distribution.
pub(super) const ENTRIES: usize = 32;

/// A stored distribution without the zeros at its ends.
#[derive(Clone, Copy)]
pub(super) struct Span {
    /// Where its words begin, counted after the header.
    pub(super) start: usize,
    /// The number of rolls of the first word.
    pub(super) from: u8,
    /// Words.
    pub(super) len: u8,
}

impl Span {
    #[inline]
    pub(super) const fn end(self) -> usize {
        self.start.saturating_add(2 * self.len as usize)
    }

    #[inline]
    pub(super) const fn fits(self) -> bool {
        self.from as usize + self.len as usize <= ENTRIES
    }

    pub(super) fn words(self, body: &[u8]) -> &[[u8; 2]] {
        let bytes = body.get(self.start..self.end()).unwrap_or_default();
        bytes.as_chunks().0
    }

    /// All 32 chances, from the words beginning where the one for no roll would be: leaving out those that
    /// are not of this distribution is quicker than a loop as long as the distribution.
    #[inline]
    pub(super) fn chances(self, body: &[u8]) -> [f32; ENTRIES] {
        let start = self.start.wrapping_sub(2 * usize::from(self.from));
        let window = body.get(start..).and_then(|rest| rest.first_chunk());
        let Some(window): Option<&[u8; 2 * ENTRIES]> = window else {
            return self.chances_one_by_one(body);
        };
        let (words, _) = window.as_chunks::<2>();
        let (from, len) = (u16::from(self.from), u16::from(self.len));
        let mut chances = [0.0; ENTRIES];
        for (i, (chance, word)) in (0..).zip(chances.iter_mut().zip(words)) {
            let word = u16::from_le_bytes(*word);
            let inside = u16::wrapping_sub(i, from) < len;
            *chance = share(if inside { word } else { 0 });
        }
        chances
    }

    /// The same near the ends of the file.
    #[cold]
    pub(super) fn chances_one_by_one(self, body: &[u8]) -> [f32; ENTRIES] {
        let mut chances = [0.0; ENTRIES];
        let places = chances[usize::from(self.from)..].iter_mut();
        for (chance, word) in places.zip(self.words(body)) {
            *chance = share(u16::from_le_bytes(*word));
        }
        chances
    }

    /// Sum of the words; `None` unless they are in the file and no more than there are entries.
    pub(super) fn total(self, body: &[u8]) -> Option<u32> {
        let words = self.words(body);
        let sound = self.fits() && words.len() == usize::from(self.len);
        let values = words
            .iter()
            .map(|word| u32::from(u16::from_le_bytes(*word)));
        sound.then(|| values.sum())
    }
}
