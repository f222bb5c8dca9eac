//! One-sided database files.

use std::path::Path;

use barpoint_equity::Outcome;

use super::{DatabaseError, Fault, Mapped, at, kind_name, share};
use crate::{Distribution, Form, Header, Kind};

/// Entries of a stored distribution.
const ENTRIES: usize = 32;
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

/// Number-of-rolls distributions of one position.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rolls {
    /// `last[i]` = chance that bearing off everything takes exactly `i` rolls.
    pub last: [f32; ENTRIES],
    /// `first[i]` = chance that bearing off the first of 15 checkers takes exactly `i` rolls, all weight at
    /// 0 when one is off; `None` in a database without them.
    pub first: Option<[f32; ENTRIES]>,
}

impl Rolls {
    /// Cubeless chances of the side on roll, both sides racing without contact. No backgammons.
    #[must_use]
    pub fn outcome(&self, opponent: &Self) -> Outcome {
        let on_time = |own: &[f32], theirs: &[f32]| {
            // The event of `own` happens with the same roll number as that of `theirs`, or before.
            let mut remaining = 1.0;
            let terms = own.iter().zip(theirs).map(|(&own, &theirs)| {
                let term = f64::from(own) * remaining;
                remaining -= f64::from(theirs);
                term
            });
            // What remains can end a rounding error below nothing.
            terms.sum::<f64>().clamp(0.0, 1.0)
        };
        let win_gammon = opponent.first.filter(|first| first[0] < 1.0);
        let lose_gammon = self.first.filter(|first| first[0] < 1.0);
        Outcome {
            win: on_time(&self.last, &opponent.last) as f32,
            win_gammon: win_gammon.map_or(0.0, |first| on_time(&self.last, &first) as f32),
            win_backgammon: 0.0,
            lose_gammon: lose_gammon
                .map_or(0.0, |first| (1.0 - on_time(&first, &opponent.last)) as f32),
            lose_backgammon: 0.0,
        }
    }
}

impl From<Distribution> for Rolls {
    fn from(home: Distribution) -> Self {
        let entry = |part: &[f32], i: usize| part.get(i).copied().unwrap_or(0.0);
        Self {
            last: std::array::from_fn(|i| entry(&home.last, i)),
            first: Some(std::array::from_fn(|i| entry(&home.first, i))),
        }
    }
}

/// Mean number of rolls and standard deviation.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Moments {
    /// Average number of rolls.
    pub mean: f32,
    /// Standard deviation of the number of rolls.
    pub deviation: f32,
}

impl Moments {
    /// Of a distribution; in double precision, so that the result is right to the last printed digit.
    #[must_use]
    pub fn of(distribution: &[f32]) -> Self {
        let sum = |power: i32| -> f64 {
            let terms = (0..).zip(distribution);
            terms
                .map(|(i, &p)| f64::from(i).powi(power) * f64::from(p))
                .sum()
        };
        let mean = sum(1);
        Self {
            mean: mean as f32,
            deviation: (sum(2) - mean * mean).max(0.0).sqrt() as f32,
        }
    }
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

/// A stored distribution without the zeros at its ends.
#[derive(Clone, Copy)]
struct Span {
    /// Where its words begin, counted after the header.
    start: usize,
    /// The number of rolls of the first word.
    from: u8,
    /// Words.
    len: u8,
}

impl Span {
    #[inline]
    const fn end(self) -> usize {
        self.start.saturating_add(2 * self.len as usize)
    }

    #[inline]
    const fn fits(self) -> bool {
        self.from as usize + self.len as usize <= ENTRIES
    }

    fn words(self, body: &[u8]) -> &[[u8; 2]] {
        let bytes = body.get(self.start..self.end()).unwrap_or_default();
        bytes.as_chunks().0
    }

    /// All 32 chances, from the words beginning where the one for no roll would be: leaving out those that
    /// are not of this distribution is quicker than a loop as long as the distribution.
    #[inline]
    fn chances(self, body: &[u8]) -> [f32; ENTRIES] {
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
    fn chances_one_by_one(self, body: &[u8]) -> [f32; ENTRIES] {
        let mut chances = [0.0; ENTRIES];
        let places = chances[usize::from(self.from)..].iter_mut();
        for (chance, word) in places.zip(self.words(body)) {
            *chance = share(u16::from_le_bytes(*word));
        }
        chances
    }

    /// Sum of the words; `None` unless they are in the file and no more than there are entries.
    fn total(self, body: &[u8]) -> Option<u32> {
        let words = self.words(body);
        let sound = self.fits() && words.len() == usize::from(self.len);
        let values = words
            .iter()
            .map(|word| u32::from(u16::from_le_bytes(*word)));
        sound.then(|| values.sum())
    }
}

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
