//! One-sided database files.

use std::path::Path;

use barpoint_equity::Outcome;

use super::{DatabaseError, Fault, Mapped, at, kind_name};
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
            terms.sum::<f64>()
        };
        let win_gammon = opponent.first.filter(|first| first[0] < 1.0);
        let lose_gammon = self.first.filter(|first| first[0] < 1.0);
        Outcome {
            win: on_time(&self.last, &opponent.last) as f32,
            win_gammon: win_gammon.map_or(0.0, |first| on_time(&self.last, &first) as f32),
            win_backgammon: 0.0,
            lose_gammon: lose_gammon.map_or(0.0, |first| {
                (1.0 - on_time(&first, &opponent.last)).max(0.0) as f32
            }),
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
    #[must_use]
    #[inline]
    pub fn rolls(&self, counts: &[u8]) -> Option<Rolls> {
        self.rolls_at(self.header().numbering.index(counts)?)
    }

    /// Both distributions by the number of the position.
    #[must_use]
    #[inline]
    pub fn rolls_at(&self, index: u64) -> Option<Rolls> {
        let (last, first) = self.stored(index)?;
        Some(Rolls {
            last: last.chances(),
            first: first.map(|first| first.chances()),
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
            let sound = self.stored(index).is_some_and(|(last, first)| {
                last.total() == ONE && first.is_none_or(|first| first.total() == ONE)
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
                let entry = self.entry(count - 1).ok_or_else(|| Fault::Size {
                    expected: 40 + index,
                    found: self.mapped.map.bytes().len() as u64,
                })?;
                let words =
                    u64::from(entry.offset) + u64::from(entry.lens[0]) + u64::from(entry.lens[1]);
                index + 2 * words
            }
        })
    }

    /// The index entry of a position in a compressed file.
    #[inline]
    fn entry(&self, index: u64) -> Option<Entry> {
        let len = self.entry_len();
        let at = usize::try_from(index).ok()?.checked_mul(len)?;
        let bytes = self.mapped.body().get(at..at + len)?;
        let (offset, spans) = bytes.split_first_chunk::<4>()?;
        Some(Entry {
            offset: u32::from_le_bytes(*offset),
            lens: [spans[0], spans.get(2).copied().unwrap_or(0)],
            firsts: [spans[1], spans.get(3).copied().unwrap_or(0)],
        })
    }

    /// What is stored for the last checker and for the first one.
    #[inline]
    fn stored(&self, index: u64) -> Option<(Span<'_>, Option<Span<'_>>)> {
        let index = usize::try_from(index).ok()?;
        let body = self.mapped.body();
        let words = |start: usize, count: usize| {
            let bytes = body.get(start..start.checked_add(2 * count)?)?;
            Some(bytes.as_chunks::<2>().0)
        };
        let (firsts, lens, words) = match self.form {
            Form::Normal => return None,
            Form::Uncompressed => {
                let count = ENTRIES * self.parts();
                let words = words(index.checked_mul(2 * count)?, count)?;
                ([0; 2], [ENTRIES, count - ENTRIES], words)
            }
            Form::Compressed => {
                let entry = self.entry(index as u64)?;
                let lens = entry.lens.map(usize::from);
                let index_len = self.positions * self.entry_len();
                let start = index_len + 2 * entry.offset as usize;
                (
                    entry.firsts.map(usize::from),
                    lens,
                    words(start, lens[0] + lens[1])?,
                )
            }
        };
        let (last, first) = words.split_at(lens[0]);
        let span = |first: usize, words| {
            let end = first + <[_]>::len(words);
            (end <= ENTRIES).then_some(Span { first, words })
        };
        let last = span(firsts[0], last)?;
        if self.gammons {
            Some((last, Some(span(firsts[1], first)?)))
        } else {
            Some((last, None))
        }
    }
}

/// A stored distribution without the zeros at its ends.
struct Span<'a> {
    /// The number of rolls of the first entry.
    first: usize,
    words: &'a [[u8; 2]],
}

impl Span<'_> {
    #[inline]
    fn chances(&self) -> [f32; ENTRIES] {
        let mut chances = [0.0; ENTRIES];
        for (chance, word) in chances[self.first..].iter_mut().zip(self.words) {
            *chance = f32::from(u16::from_le_bytes(*word)) / ONE as f32;
        }
        chances
    }

    fn total(&self) -> u32 {
        let words = self.words.iter();
        words.map(|word| u32::from(u16::from_le_bytes(*word))).sum()
    }
}

/// An entry of the index of a compressed file.
struct Entry {
    offset: u32,
    lens: [u8; 2],
    firsts: [u8; 2],
}
