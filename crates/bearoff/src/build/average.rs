//! Averages over the rolls, as they are stored.

use super::exact::ENTRIES;

/// One as stored.
const ONE: u32 = 65_535;

/// A distribution on its way into a table.
pub(super) struct Average {
    entries: [u16; ENTRIES],
    from: usize,
    to: usize,
}

impl Average {
    /// Divides by 36, rounding each entry, and puts what is missing to one on the likeliest.
    #[inline]
    pub(super) fn rounded(
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

    pub(super) fn part(&self) -> (usize, &[u16]) {
        (self.from, &self.entries[self.from..=self.to])
    }
}
