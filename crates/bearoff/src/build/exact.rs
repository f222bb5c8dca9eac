//! Rows of exact distributions, kept as they are stored in a compressed file.

use std::sync::Arc;

use super::BuildError;
use super::average::Average;
use super::choose::Picks;
use super::column::{Column, Storage};
use super::table::{Gammons, Table, is_double, locate};

/// Entries of a stored distribution.
pub(crate) const ENTRIES: usize = 32;
/// Words of a row that room is made for at first.
const USUAL: usize = 20;
/// Where the words of a row are (words of all rows before, 40 bits), and which entries of the two
/// distributions they are: first the number of those for the last checker, then of those for the first checker
/// (none in a table without gammons), then the index of the first of each (6 bits each).
#[derive(Clone, Copy)]
struct Entry(u64);

impl Entry {
    fn new(offset: usize, spans: [Span; 2]) -> Self {
        let [last, first] = spans;
        let fields = [last.len, first.len, last.first, first.first];
        let packed = fields.iter().fold(offset as u64, |packed, &field| {
            packed << 6 | u64::from(field)
        });
        Self(packed)
    }

    #[inline]
    fn offset(self) -> usize {
        (self.0 >> 24) as usize
    }

    #[inline]
    fn span(self, part: usize) -> Span {
        let field = |at: usize| (self.0 >> at & 63) as u8;
        Span {
            len: field(18 - 6 * part),
            first: field(6 - 6 * part),
        }
    }
}

/// A run of stored entries.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Span {
    pub(crate) len: u8,
    pub(crate) first: u8,
}

/// Distributions of a band of positions.
pub(crate) struct Distributions {
    gammons: Gammons,
    entries: Column<u64>,
    words: Column<u16>,
}

/// The same, wherever they are kept.
#[derive(Clone, Copy)]
pub(crate) struct Rows<'a> {
    entries: &'a [u64],
    words: &'a [u16],
}

impl<'a> Rows<'a> {
    /// Position in the words and which entries are stored, by row.
    pub(crate) fn entries(self) -> impl Iterator<Item = (usize, [Span; 2])> {
        self.entries.iter().map(|&entry| {
            let entry = Entry(entry);
            (entry.offset(), [entry.span(0), entry.span(1)])
        })
    }

    /// All stored entries.
    pub(crate) const fn words(self) -> &'a [u16] {
        self.words
    }

    /// The stored entries of a row and the index of the first of them, last checker (0) or first (1).
    #[inline]
    pub(crate) fn part(self, row: usize, part: usize) -> (usize, &'a [u16]) {
        let entry = Entry(self.entries[row]);
        let skip = part * usize::from(entry.span(0).len);
        let start = entry.offset() + skip;
        let span = entry.span(part);
        (
            span.first.into(),
            &self.words[start..start + usize::from(span.len)],
        )
    }

    fn key(self, row: usize, part: usize) -> i32 {
        let (first, words) = self.part(row, part);
        (first as i32..)
            .zip(words)
            .map(|(i, &p)| i * i32::from(p))
            .sum()
    }
}

impl Distributions {
    /// The rows.
    #[inline]
    pub(crate) fn rows(&self) -> Rows<'_> {
        Rows {
            entries: self.entries.as_slice(),
            words: self.words.as_slice(),
        }
    }

    fn push_row(&mut self, last: (usize, &[u16]), first: Option<(usize, &[u16])>) {
        let span = |(first, words): (usize, &[u16])| Span {
            len: words.len() as u8,
            first: first as u8,
        };
        let offset = self.words.len();
        self.words.extend(last.1);
        let mut spans = [span(last), Span::default()];
        if self.gammons == Gammons::Include {
            let first = first.unwrap_or((0, &[u16::MAX]));
            self.words.extend(first.1);
            spans[1] = span(first);
        }
        self.entries.push(Entry::new(offset, spans).0);
    }

    /// The average over the rolls of one part of the rows picked, one roll later.
    #[inline]
    fn average(&self, home: Option<&Self>, picks: &Picks, part: usize) -> Average {
        let (own, home) = (self.rows(), home.map(Self::rows));
        let mut doubles = [0u32; ENTRIES + 1];
        let mut mixed = [0u32; ENTRIES + 1];
        let (mut from, mut to) = (ENTRIES, 0);
        for (roll, &place) in picks.iter().enumerate() {
            let (rows, row) = locate(own, home, place);
            let (first, words) = rows.part(row, part);
            let sums = if is_double(roll) {
                &mut doubles
            } else {
                &mut mixed
            };
            for (sum, &p) in sums[first + 1..].iter_mut().zip(words) {
                *sum += u32::from(p);
            }
            from = from.min(first + 1);
            to = to.max(first + words.len());
        }
        // A 33rd roll has no entry.
        Average::rounded(from, to.min(ENTRIES - 1), &doubles, &mixed)
    }
}

impl Table for Distributions {
    fn new(gammons: Gammons, rows: usize, storage: &Arc<Storage>) -> Result<Self, BuildError> {
        Ok(Self {
            gammons,
            entries: Column::new(storage, rows)?,
            words: Column::new(storage, rows * USUAL)?,
        })
    }

    fn reserve(&mut self, rows: usize) -> Result<(), BuildError> {
        self.entries.reserve(rows)?;
        self.words.reserve(2 * ENTRIES * rows)
    }

    fn len(&self) -> usize {
        self.entries.len()
    }

    #[inline]
    fn keys(&self, row: usize) -> [i32; 2] {
        let first = match self.gammons {
            Gammons::Include => self.rows().key(row, 1),
            Gammons::Leave => 0,
        };
        [self.rows().key(row, 0), first]
    }

    fn push_off(&mut self) {
        self.push_row((0, &[u16::MAX]), None);
    }

    #[inline]
    fn push(&mut self, home: Option<&Self>, last: &Picks, first: Option<&Picks>) {
        let last = self.average(home, last, 0);
        let first = first.map(|first| self.average(home, first, 1));
        self.push_row(last.part(), first.as_ref().map(Average::part));
    }

    fn push_copy(&mut self, from: &Self, row: usize) {
        let from = from.rows();
        self.push_row(from.part(row, 0), Some(from.part(row, 1)));
    }

    fn encode(&self, start: usize) -> Vec<u8> {
        let all = self.rows();
        let rows = Rows {
            entries: &all.entries[start..],
            ..all
        };
        let words = rows.entries().next().map_or(0, |(offset, _)| offset);
        let words = &all.words[words..];
        let mut bytes = Vec::with_capacity(4 * rows.entries.len() + 2 * words.len() + 8);
        bytes.extend_from_slice(&(rows.entries.len() as u64).to_le_bytes());
        for (_, [last, first]) in rows.entries() {
            bytes.extend_from_slice(&[last.len, last.first, first.len, first.first]);
        }
        bytes.extend(words.iter().flat_map(|word| word.to_le_bytes()));
        bytes
    }

    fn rows_in(bytes: &[u8]) -> Option<usize> {
        Some(pieces(bytes)?.0.len() / 4)
    }

    fn decode(&mut self, bytes: &[u8]) -> Result<(), BuildError> {
        let (spans, words) = pieces(bytes).ok_or(BuildError::Checkpoint)?;
        let (spans, words) = (spans.as_chunks().0, words.as_chunks().0);
        self.reserve(spans.len())?;
        let mut offset = self.words.len();
        for &[len, first, first_len, first_first] in spans {
            let spans = [[len, first], [first_len, first_first]];
            let spans = spans.map(|[len, first]| Span { len, first });
            let within = |span: &Span| usize::from(span.len) + usize::from(span.first) <= ENTRIES;
            if !spans.iter().all(within) {
                return Err(BuildError::Checkpoint);
            }
            self.entries.push(Entry::new(offset, spans).0);
            offset += usize::from(len) + usize::from(first_len);
        }
        if self.words.len() + words.len() != offset {
            return Err(BuildError::Checkpoint);
        }
        for &word in words {
            self.words.push(u16::from_le_bytes(word));
        }
        Ok(())
    }
}

/// Bytes of the spans and of the words of encoded rows.
fn pieces(bytes: &[u8]) -> Option<(&[u8], &[u8])> {
    let (count, rest) = bytes.split_first_chunk::<8>()?;
    let count = usize::try_from(u64::from_le_bytes(*count)).ok()?;
    rest.split_at_checked(count.checked_mul(4)?)
}
