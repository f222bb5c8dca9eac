//! One-sided database files.

use std::path::Path;

use super::span::{ENTRIES, Span};
use super::{DatabaseError, Fault, Mapped, Moments, Rolls, at, kind_name};
use crate::{Form, Header, Kind};

/// One as stored.
const ONE: u32 = 65_535;

/// A mapped one-sided database.
#[derive(Debug)]
pub struct OneSidedFile {
    mapped: Mapped,
    form: Form,
    gammons: bool,
    positions: usize,
}

impl OneSidedFile {
    /// Maps a database after checking its header, its length and its contents: by the checksum beside it,
    /// or for want of one by summing every distribution.
    pub fn open(path: &Path) -> Result<Self, DatabaseError> {
        let open = || {
            let mapped = Mapped::open(path)?;
            let Kind::OneSided { form, gammons } = mapped.header.kind else {
                return Err(Fault::Kind {
                    expected: "one-sided",
                    found: kind_name(mapped.header.kind),
                });
            };
            let count = mapped.header.numbering.count();
            let file = Self {
                mapped,
                form,
                gammons,
                positions: usize::try_from(count).unwrap_or(usize::MAX),
            };
            file.mapped.expect_len(file.expected_body()?)?;
            file.mapped.check(path, || file.verify())?;
            Ok(file)
        };
        at(path, open())
    }

    /// What it contains.
    #[must_use]
    pub const fn header(&self) -> Header {
        self.mapped.header
    }

    /// The whole file as it is mapped.
    #[must_use]
    pub fn bytes(&self) -> &[u8] {
        self.mapped.map.bytes()
    }

    /// Checksum of the whole file, all of which is read the first time.
    #[must_use]
    pub fn checksum(&self) -> u64 {
        self.mapped.checksum()
    }

    /// Both distributions of the position with these checkers on the points from the ace point up. `None`
    /// for positions not contained and in a database of means only.
    ///
    /// Of several positions it is quicker to [`find`](Self::find) all, then to [`read`](Self::read) them:
    /// what the index is waited for then, it is waited for together.
    #[must_use]
    #[inline]
    pub fn rolls(&self, counts: &[u8]) -> Option<Rolls> {
        self.read(self.find(counts)?)
    }

    /// Where both distributions of a position are stored; `None` as in [`rolls`](Self::rolls).
    #[must_use]
    #[inline]
    pub fn find(&self, counts: &[u8]) -> Option<Stored> {
        self.find_at(self.header().numbering.index(counts)?)
    }

    /// The same by the number of the position.
    #[must_use]
    #[inline]
    pub fn find_at(&self, index: u64) -> Option<Stored> {
        let index = usize::try_from(index).ok()?;
        match self.form {
            Form::Compressed => self.entry(index).map(Stored),
            Form::Uncompressed => (index < self.positions).then_some(Stored(index as u64)),
            Form::Normal => None,
        }
    }

    /// The distributions that this file said it has there.
    #[must_use]
    #[inline]
    pub fn read(&self, stored: Stored) -> Option<Rolls> {
        let body = self.mapped.body();
        let [last, first] = self.spans(stored);
        let end = if self.gammons { first } else { last }.end();
        if end > body.len() || !last.fits() || !first.fits() {
            return None;
        }
        Some(Rolls {
            first: self.gammons.then(|| first.chances(body)),
            last: last.chances(body),
        })
    }

    /// Mean and deviation of the rolls to bear off everything, and of the rolls to bear off the first of 15
    /// checkers, in a database of any form. `None` for positions not contained.
    #[must_use]
    pub fn moments(&self, counts: &[u8]) -> Option<(Moments, Option<Moments>)> {
        if self.form == Form::Normal {
            let index = usize::try_from(self.header().numbering.index(counts)?).ok()?;
            let bytes = self.mapped.body().get(16 * index..16 * index + 16)?;
            let [mean, deviation, first, first_deviation] =
                std::array::from_fn(|i| f32::from_le_bytes(bytes.as_chunks::<4>().0[i]));
            let first = Moments {
                mean: first,
                deviation: first_deviation,
            };
            return Some((Moments { mean, deviation }, Some(first)));
        }
        let rolls = self.rolls(counts)?;
        let first = rolls.first.as_ref().map(|first| Moments::of(first));
        Some((Moments::of(&rolls.last), first))
    }

    /// Checks every distribution: that the index points into the file and that chances sum to one.
    fn verify(&self) -> Result<(), Fault> {
        if self.form == Form::Normal {
            return Ok(());
        }
        for index in 0..self.header().numbering.count() {
            let whole = |span: Span| span.total(self.mapped.body()) == Some(ONE);
            let sound = self.find_at(index).is_some_and(|stored| {
                let [last, first] = self.spans(stored);
                whole(last) && (!self.gammons || whole(first))
            });
            if !sound {
                return Err(Fault::Distribution(index));
            }
        }
        Ok(())
    }

    const fn parts(&self) -> usize {
        if self.gammons { 2 } else { 1 }
    }

    const fn entry_len(&self) -> usize {
        4 + 2 * self.parts()
    }

    fn expected_body(&self) -> Result<u64, Fault> {
        let count = self.header().numbering.count();
        Ok(match self.form {
            Form::Normal => 16 * count,
            Form::Uncompressed => 64 * self.parts() as u64 * count,
            Form::Compressed => {
                let index = self.entry_len() as u64 * count;
                let last = usize::try_from(count - 1).ok();
                let entry = last.and_then(|last| self.entry(last));
                let entry = entry.ok_or_else(|| Fault::Size {
                    expected: 40 + index,
                    found: self.mapped.map.bytes().len() as u64,
                })?;
                let [a, b, c, d, len, _, first_len, _] = entry.to_le_bytes();
                let offset = u64::from(u32::from_le_bytes([a, b, c, d]));
                let words = offset + u64::from(len) + u64::from(first_len);
                index + 2 * words
            }
        })
    }

    /// The index entry of a position in a compressed file: from the lowest bits up four bytes of offset, then
    /// of each distribution how many words are stored and the number of rolls of the first.
    #[inline]
    fn entry(&self, index: usize) -> Option<u64> {
        if index >= self.positions {
            return None;
        }
        let rest = self.mapped.body().get(index * self.entry_len()..)?;
        // Without gammons the last two of eight bytes are the next entry's, or a distribution's.
        let entry = u64::from_le_bytes(*rest.first_chunk()?);
        Some(
            entry
                & if self.gammons {
                    u64::MAX
                } else {
                    u64::MAX >> 16
                },
        )
    }

    /// What is stored for the last checker and for the first one, not checked.
    #[inline]
    fn spans(&self, Stored(entry): Stored) -> [Span; 2] {
        let (start, [.., len, from, first_len, first_from]) = match self.form {
            Form::Compressed => {
                let offset = (entry & u64::from(u32::MAX)) as usize;
                let index_len = self.positions * self.entry_len();
                (index_len.saturating_add(2 * offset), entry.to_le_bytes())
            }
            Form::Uncompressed | Form::Normal => {
                let record = 2 * ENTRIES * self.parts();
                let all = ENTRIES as u8;
                (entry as usize * record, [0, 0, 0, 0, all, 0, all, 0])
            }
        };
        let last = Span { start, from, len };
        let first = Span {
            start: last.end(),
            from: first_from,
            len: first_len,
        };
        [last, first]
    }
}

/// Where the distributions of a position are stored in a [`OneSidedFile`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stored(u64);

#[cfg(test)]
mod tests {
    use super::*;

    /// Stored shares, as 32-bit floats, can sum to a little more than one.
    #[test]
    fn chances_of_late_sides_do_not_fall_below_nothing() {
        let third = 21_845.0 / 65_535.0;
        let chances = |at: usize, of: &[f32]| {
            let mut chances = [0.0; ENTRIES];
            chances[at..at + of.len()].copy_from_slice(of);
            chances
        };
        let soon = chances(1, &[third; 3]);
        assert!(soon.iter().copied().map(f64::from).sum::<f64>() > 1.0);
        let late = Rolls {
            last: chances(8, &[1.0]),
            first: Some(chances(7, &[1.0])),
        };
        let early = Rolls {
            last: soon,
            first: Some(soon),
        };
        let lost = late.outcome(&early).to_array();
        assert!(
            lost.iter().all(|chance| (0.0..=1.0).contains(chance)),
            "{lost:?}"
        );
        let won = early.outcome(&late).to_array();
        assert!(
            won.iter().all(|chance| (0.0..=1.0).contains(chance)),
            "{won:?}"
        );
    }

    /// Wherever they stand in the file, the ends too.
    #[test]
    fn spans_are_read_at_once_as_they_are_one_by_one() {
        let body: Vec<u8> = (0..400u32).map(|i| (i * 37 % 251) as u8).collect();
        for start in 0..400 {
            for from in 0..=32 {
                for len in 0..=32 - from {
                    let span = Span { start, from, len };
                    if span.end() <= body.len() {
                        assert_eq!(span.chances(&body), span.chances_one_by_one(&body));
                    }
                }
            }
        }
    }
}
