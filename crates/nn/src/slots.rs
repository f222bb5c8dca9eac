//! How sparse inputs depend on a position: 52 slots, each in one of 16 states.

/// Slots of a position: two halves of 26.
pub const SLOTS: usize = 52;
/// States of a slot, `0..=15`.
pub const STATES: usize = 16;

/// The state of every slot of a position. The states of each half may add up to 15 at most.
///
/// Each half fills 32 bytes, so that it is copied and compared as a whole register.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(C, align(64))]
pub struct SlotStates([[u8; HALF_BYTES]; 2]);

/// Slots of a half.
const HALF_SLOTS: usize = SLOTS / 2;
/// Bytes of a half: its slots, then zeros.
const HALF_BYTES: usize = 32;

/// The bits no byte of a half may have, eight bytes at a time.
const FORBIDDEN: [u64; HALF_BYTES / 8] = {
    let mut forbidden = [0; HALF_BYTES / 8];
    let mut byte = 0;
    while byte < HALF_BYTES {
        let bits = if byte < HALF_SLOTS { 0xf0 } else { 0xff };
        forbidden[byte / 8] |= bits << (byte % 8 * 8);
        byte += 1;
    }
    forbidden
};

impl SlotStates {
    /// From the two halves.
    ///
    /// # Panics
    /// If a state is above 15.
    #[must_use]
    #[inline]
    pub fn new(first: &[u8; HALF_SLOTS], second: &[u8; HALF_SLOTS]) -> Self {
        let [first, second] = [first, second].map(|half| {
            let mut padded = [0; HALF_BYTES];
            padded[..HALF_SLOTS].copy_from_slice(half);
            padded
        });
        Self::of_padded(&first, &second)
    }

    /// From the two halves, each followed by zeros.
    ///
    /// # Panics
    /// If a state is above 15 or a byte after the states is not 0.
    #[must_use]
    #[inline]
    pub fn of_padded(first: &[u8; HALF_BYTES], second: &[u8; HALF_BYTES]) -> Self {
        let eights = first
            .as_chunks::<8>()
            .0
            .iter()
            .zip(second.as_chunks::<8>().0);
        let wrong = eights.zip(&FORBIDDEN).fold(0, |bits, ((a, b), forbidden)| {
            bits | (u64::from_le_bytes(*a) | u64::from_le_bytes(*b)) & forbidden
        });
        assert!(wrong == 0, "states must be below 16");
        Self([*first, *second])
    }

    /// Every slot in state 0.
    pub const ZERO: Self = Self([[0; HALF_BYTES]; 2]);

    /// How many slots differ.
    #[must_use]
    #[inline]
    pub fn differing(&self, other: &Self) -> usize {
        let pairs = self.places().iter().zip(other.places());
        usize::from(pairs.fold(0_u8, |count, (a, b)| count + u8::from(a != b)))
    }

    /// The states at their places, zeros between them.
    pub(crate) const fn places(&self) -> &[u8; 64] {
        match self.0.as_flattened().first_chunk() {
            Some(bytes) => bytes,
            None => unreachable!(),
        }
    }
}

/// The slot at a place of [`SlotStates::places`].
#[inline]
pub(crate) const fn slot_at(place: usize) -> usize {
    place - place / HALF_BYTES * (HALF_BYTES - HALF_SLOTS)
}

/// Which sparse inputs each state of each slot sets, and to what.
#[derive(Clone, Debug, PartialEq)]
pub struct SlotLayout(Vec<Vec<(u16, f32)>>);

impl SlotLayout {
    /// Asks for the (sparse input, value) list of every slot and state.
    #[must_use]
    pub fn new(mut contributions: impl FnMut(usize, u8) -> Vec<(u16, f32)>) -> Self {
        let all = (0..SLOTS).flat_map(|slot| (0u8..16).map(move |state| (slot, state)));
        Self(
            all.map(|(slot, state)| contributions(slot, state))
                .collect(),
        )
    }

    /// The (sparse input, value) list of one state of one slot.
    ///
    /// # Panics
    /// If there is no such slot or state.
    #[must_use]
    pub fn contributions(&self, slot: usize, state: u8) -> &[(u16, f32)] {
        assert!(slot < SLOTS && state < 16, "slot {slot}, state {state}");
        &self.0[slot * STATES + usize::from(state)]
    }

    /// The sparse inputs of a position, as [`crate::Network::forward`] and [`crate::Batch`] take them.
    #[must_use]
    pub fn sparse(&self, states: &SlotStates) -> Vec<(u16, f32)> {
        let halves = states.0.iter();
        let slots = halves.flat_map(|half| &half[..HALF_SLOTS]).enumerate();
        slots
            .flat_map(|(slot, &state)| self.contributions(slot, state).iter().copied())
            .collect()
    }

    /// The largest sparse input named, if any.
    pub(crate) fn largest_input(&self) -> Option<u16> {
        self.0.iter().flatten().map(|&(input, _)| input).max()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slots_keep_their_numbers_wherever_the_halves_lie() {
        let (mut first, mut second) = ([0; HALF_SLOTS], [0; HALF_SLOTS]);
        (first[0], first[25], second[0], second[25]) = (1, 2, 3, 4);
        let states = SlotStates::new(&first, &second);
        let layout = SlotLayout::new(|slot, state| match state {
            0 => Vec::new(),
            _ => vec![(u16::try_from(slot).unwrap(), f32::from(state))],
        });
        assert_eq!(
            layout.sparse(&states),
            [(0, 1.0), (25, 2.0), (26, 3.0), (51, 4.0)]
        );
        let numbers = (0..64)
            .filter(|&place| states.places()[place] > 0)
            .map(slot_at);
        assert_eq!(numbers.collect::<Vec<_>>(), [0, 25, 26, 51]);
        assert_eq!(states.differing(&SlotStates::ZERO), 4);
    }

    #[test]
    #[should_panic(expected = "states must be below 16")]
    fn what_follows_the_states_must_be_zeros() {
        let mut half = [0; HALF_BYTES];
        half[HALF_SLOTS] = 1;
        let _ = SlotStates::of_padded(&[0; HALF_BYTES], &half);
    }
}
