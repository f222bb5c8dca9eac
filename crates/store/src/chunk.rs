//! Sets of decisions: bits in chunks of 4096.

use std::ops::Range;

/// Decisions in a chunk.
pub(crate) const CHUNK: usize = 64 * 64;

/// A set of decisions of one chunk.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Chunk([u64; 64]);

/// Above this many members the bits are shorter than the places.
const MOST_PLACES: u32 = 255;

impl Chunk {
    /// No decision.
    pub(crate) const EMPTY: Self = Self([0; 64]);

    /// Adds a decision by its place.
    pub(crate) fn insert(&mut self, place: usize) {
        self.0[place / 64 % 64] |= 1 << (place % 64);
    }

    /// Adds the decisions at these places, which are below [`CHUNK`].
    pub(crate) fn insert_all(&mut self, places: Range<usize>) {
        for (word, bits) in self.0.iter_mut().zip(words_of(&places)) {
            *word |= bits;
        }
    }

    /// Takes the decisions at these places out.
    pub(crate) fn remove_all(&mut self, places: &Range<usize>) {
        for (word, bits) in self.0.iter_mut().zip(words_of(places)) {
            *word &= !bits;
        }
    }

    /// Whether the decision at a place is in it.
    pub(crate) fn contains(&self, place: usize) -> bool {
        self.0[place / 64 % 64] >> (place % 64) & 1 == 1
    }

    /// Whether no decision is in it.
    pub(crate) fn is_empty(&self) -> bool {
        self.0.iter().all(|&word| word == 0)
    }

    /// How many decisions are in it.
    pub(crate) fn count(&self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    fn zip(mut self, other: &Self, join: impl Fn(u64, u64) -> u64) -> Self {
        for (word, other) in self.0.iter_mut().zip(&other.0) {
            *word = join(*word, *other);
        }
        self
    }

    /// Those in both.
    pub(crate) fn and(self, other: &Self) -> Self {
        self.zip(other, |one, other| one & other)
    }

    /// Those in this one alone.
    pub(crate) fn and_not(self, other: &Self) -> Self {
        self.zip(other, |one, other| one & !other)
    }

    /// Those in either.
    pub(crate) fn or(self, other: &Self) -> Self {
        self.zip(other, |one, other| one | other)
    }

    /// The places of its decisions, lowest first.
    pub(crate) fn places(&self) -> impl Iterator<Item = usize> {
        let words = self.0.iter().enumerate();
        words.flat_map(|(index, &word)| {
            let next = |rest: &u64| Some(rest & (rest - 1)).filter(|&rest| rest != 0);
            let rests = std::iter::successors(Some(word).filter(|&word| word != 0), next);
            rests.map(move |rest| 64 * index + rest.trailing_zeros() as usize)
        })
    }

    /// As it is written: bits, or places of two bytes each where that is shorter.
    pub(crate) fn to_bytes(&self) -> Vec<u8> {
        if self.count() > MOST_PLACES {
            return self.0.iter().flat_map(|word| word.to_le_bytes()).collect();
        }
        let places = self.places().filter_map(|place| u16::try_from(place).ok());
        places.flat_map(u16::to_le_bytes).collect()
    }

    /// What was written. Bytes that nobody wrote make some set.
    pub(crate) fn of_bytes(bytes: &[u8]) -> Self {
        let mut chunk = Self::EMPTY;
        if bytes.len() == CHUNK / 8 {
            let (words, _) = bytes.as_chunks::<8>();
            for (word, bytes) in chunk.0.iter_mut().zip(words) {
                *word = u64::from_le_bytes(*bytes);
            }
        } else {
            let (places, _) = bytes.as_chunks::<2>();
            for place in places {
                chunk.insert(usize::from(u16::from_le_bytes(*place)));
            }
        }
        chunk
    }
}

/// The bits of these places, word by word.
fn words_of(places: &Range<usize>) -> impl Iterator<Item = u64> {
    let below = |place: usize, first: usize| match place.saturating_sub(first) {
        64.. => u64::MAX,
        bits => (1 << bits) - 1,
    };
    (0..CHUNK)
        .step_by(64)
        .map(move |first| below(places.end, first) & !below(places.start, first))
}

/// The parts of a range of decisions that lie in one chunk each: the chunk, and the places in it.
pub(crate) fn parts(ids: Range<usize>) -> impl Iterator<Item = (usize, Range<usize>)> {
    (ids.start / CHUNK..ids.end.div_ceil(CHUNK)).map(move |chunk| {
        let first = chunk * CHUNK;
        let end = ids.end.min(first + CHUNK);
        (chunk, ids.start.max(first) - first..end - first)
    })
}

/// Sets of decisions of all chunks.
#[derive(Clone, Debug, Default)]
pub(crate) struct Chunks(Vec<Chunk>);

impl Chunks {
    /// Adds decisions.
    pub(crate) fn insert_all(&mut self, ids: Range<usize>) {
        for (chunk, places) in parts(ids) {
            if self.0.len() <= chunk {
                self.0.resize(chunk + 1, Chunk::EMPTY);
            }
            self.0[chunk].insert_all(places);
        }
    }

    /// How many chunks it reaches.
    pub(crate) fn len(&self) -> usize {
        self.0.len()
    }

    /// One of them.
    pub(crate) fn get(&self, chunk: usize) -> Chunk {
        self.0.get(chunk).cloned().unwrap_or(Chunk::EMPTY)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use proptest::prelude::*;

    use super::*;

    fn of(places: &BTreeSet<usize>) -> Chunk {
        let mut chunk = Chunk::EMPTY;
        for &place in places {
            chunk.insert(place);
        }
        chunk
    }

    fn sets() -> impl Strategy<Value = BTreeSet<usize>> {
        proptest::collection::btree_set(0..CHUNK, 0..600)
    }

    proptest! {
        #[test]
        fn chunks_are_sets(one in sets(), other in sets()) {
            let (a, b) = (of(&one), of(&other));
            prop_assert_eq!(a.places().collect::<BTreeSet<_>>(), one.clone());
            prop_assert_eq!(a.count() as usize, one.len());
            prop_assert_eq!(a.clone().and(&b), of(&(&one & &other)));
            prop_assert_eq!(a.clone().and_not(&b), of(&(&one - &other)));
            prop_assert_eq!(a.or(&b), of(&(&one | &other)));
        }

        #[test]
        fn chunks_are_read_back(places in sets()) {
            let chunk = of(&places);
            let bytes = chunk.to_bytes();
            prop_assert!(bytes.len() <= CHUNK / 8);
            prop_assert_eq!(Chunk::of_bytes(&bytes), chunk);
        }
    }

    #[test]
    fn decisions_are_taken_out() {
        let mut chunk = of(&BTreeSet::from([0, 63, 64, 4095]));
        chunk.remove_all(&(63..4096));
        assert_eq!(chunk, of(&BTreeSet::from([0])));
        chunk.remove_all(&(0..1));
        assert!(chunk.is_empty());
    }

    #[test]
    fn ranges_may_lie_in_several_chunks() {
        let mut chunks = Chunks::default();
        chunks.insert_all(4090..8200);
        assert_eq!(chunks.len(), 3);
        let counts = [0, 1, 2, 3].map(|chunk| chunks.get(chunk).count());
        assert_eq!(counts, [6, 4096, 8, 0]);
        assert_eq!(chunks.get(0).places().next(), Some(4090));
    }
}
