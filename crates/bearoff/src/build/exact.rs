//! Rows of exact distributions, kept as they are stored in a compressed file.

use super::choose::Picks;
use super::table::{Gammons, Table, is_double, locate};

/// Entries of a stored distribution.
pub(crate) const ENTRIES: usize = 32;
/// One as stored.
const ONE: u32 = 65_535;

/// Where the words of a row are, and which entries they are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Entry {
    /// Words of all rows before.
    pub(crate) offset: u32,
    /// Number and first index of the entries for the last checker, then of those for the first (none in
    /// a table without gammons).
    pub(crate) spans: [Span; 2],
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
    entries: Vec<Entry>,
    words: Vec<u16>,
}

impl Distributions {
    /// Position in the words and index of the stored entries, by row.
    pub(crate) fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// All stored entries.
    pub(crate) fn words(&self) -> &[u16] {
        &self.words
    }

    /// The stored entries of a row and the index of the first of them, last checker (0) or first (1).
    #[inline]
    pub(crate) fn part(&self, row: usize, part: usize) -> (usize, &[u16]) {
        let entry = &self.entries[row];
        let skip = part * usize::from(entry.spans[0].len);
        let start = entry.offset as usize + skip;
        let span = entry.spans[part];
        (
            span.first.into(),
            &self.words[start..start + usize::from(span.len)],
        )
    }

    fn key(&self, row: usize, part: usize) -> i32 {
        let (first, words) = self.part(row, part);
        (first as i32..)
            .zip(words)
            .map(|(i, &p)| i * i32::from(p))
            .sum()
    }

    fn push_row(&mut self, last: (usize, &[u16]), first: Option<(usize, &[u16])>) {
        let span = |(first, words): (usize, &[u16])| Span {
            len: words.len() as u8,
            first: first as u8,
        };
        let offset = self.words.len() as u32;
        self.words.extend_from_slice(last.1);
        let mut spans = [span(last), Span::default()];
        if self.gammons == Gammons::Include {
            let first = first.unwrap_or((0, &[u16::MAX]));
            self.words.extend_from_slice(first.1);
            spans[1] = span(first);
        }
        self.entries.push(Entry { offset, spans });
    }

    /// The average over the rolls of one part of the rows picked, one roll later.
    #[inline]
    fn average(&self, home: Option<&Self>, picks: &Picks, part: usize) -> Average {
        let mut doubles = [0u32; ENTRIES + 1];
        let mut mixed = [0u32; ENTRIES + 1];
        let (mut from, mut to) = (ENTRIES, 0);
        for (roll, &place) in picks.iter().enumerate() {
            let (table, row) = locate(self, home, place);
            let (first, words) = table.part(row, part);
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

/// A distribution on its way into a table.
struct Average {
    entries: [u16; ENTRIES],
    from: usize,
    to: usize,
}

impl Average {
    /// Divides by 36, rounding each entry, and puts what is missing to one on the likeliest.
    #[inline]
    fn rounded(
        from: usize,
        to: usize,
        doubles: &[u32; ENTRIES + 1],
        mixed: &[u32; ENTRIES + 1],
    ) -> Self {
        let mut rounded = [0u32; ENTRIES];
        let mut total = 0;
        let (mut largest, mut at) = (0, from);
        for i in from..=to {
            rounded[i] = (doubles[i] + 2 * mixed[i] + 18) / 36;
            total += rounded[i];
            if rounded[i] > largest {
                (largest, at) = (rounded[i], i);
            }
        }
        rounded[at] = (rounded[at] + ONE).wrapping_sub(total);
        let entries = rounded.map(|p| p as u16);
        let empty = |i: &usize| entries[*i] == 0;
        let from = from + (from..=to).take_while(empty).count();
        let to = to - (from..=to).rev().take_while(empty).count();
        Self { entries, from, to }
    }

    fn part(&self) -> (usize, &[u16]) {
        (self.from, &self.entries[self.from..=self.to])
    }
}

impl Table for Distributions {
    fn new(gammons: Gammons) -> Self {
        Self {
            gammons,
            entries: Vec::new(),
            words: Vec::new(),
        }
    }

    fn len(&self) -> usize {
        self.entries.len()
    }

    #[inline]
    fn keys(&self, row: usize) -> [i32; 2] {
        let first = match self.gammons {
            Gammons::Include => self.key(row, 1),
            Gammons::Leave => 0,
        };
        [self.key(row, 0), first]
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
        self.push_row(from.part(row, 0), Some(from.part(row, 1)));
    }

    fn encode(&self, start: usize) -> Vec<u8> {
        let rows = &self.entries[start..];
        let words = rows.first().map_or(0, |row| row.offset as usize);
        let mut bytes = Vec::with_capacity(4 * rows.len() + 2 * (self.words.len() - words) + 8);
        bytes.extend_from_slice(&(rows.len() as u64).to_le_bytes());
        for row in rows {
            let [last, first] = row.spans;
            bytes.extend_from_slice(&[last.len, last.first, first.len, first.first]);
        }
        bytes.extend(
            self.words[words..]
                .iter()
                .flat_map(|word| word.to_le_bytes()),
        );
        bytes
    }

    fn decode(&mut self, bytes: &[u8]) -> Option<()> {
        let (count, rest) = bytes.split_first_chunk::<8>()?;
        let count = usize::try_from(u64::from_le_bytes(*count)).ok()?;
        let (spans, words) = rest.split_at_checked(count.checked_mul(4)?)?;
        let mut offset = self.words.len() as u32;
        for row in spans.as_chunks::<4>().0 {
            let &[len, first, first_len, first_first] = row;
            let spans = [
                Span { len, first },
                Span {
                    len: first_len,
                    first: first_first,
                },
            ];
            self.entries.push(Entry { offset, spans });
            offset += u32::from(len) + u32::from(first_len);
        }
        let words = words.as_chunks::<2>().0;
        self.words
            .extend(words.iter().map(|&word| u16::from_le_bytes(word)));
        (self.words.len() == offset as usize).then_some(())
    }
}
