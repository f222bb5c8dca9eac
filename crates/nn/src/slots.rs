//! How sparse inputs hang on a position: 52 slots, each in one of 16 states.

/// Slots of a position: two halves of 26.
pub const SLOTS: usize = 52;
/// States of a slot, `0..=15`.
pub const STATES: usize = 16;

/// The state of every slot of a position. The states of each half may add up to 15 at most.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(C, align(64))]
pub struct SlotStates([u8; 64]);

impl SlotStates {
    /// From the two halves.
    ///
    /// # Panics
    /// If a state is above 15.
    #[must_use]
    #[inline]
    pub fn new(first: &[u8; SLOTS / 2], second: &[u8; SLOTS / 2]) -> Self {
        let used = first
            .iter()
            .zip(second)
            .fold(0, |bits, (a, b)| bits | a | b);
        assert!(used < 16, "states must be below 16");
        let mut states = [0; 64];
        states[..SLOTS / 2].copy_from_slice(first);
        states[SLOTS / 2..SLOTS].copy_from_slice(second);
        Self(states)
    }

    /// Every slot in state 0.
    pub const ZERO: Self = Self([0; 64]);

    pub(crate) const fn padded(&self) -> &[u8; 64] {
        &self.0
    }
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
        let slots = states.0[..SLOTS].iter().enumerate();
        slots
            .flat_map(|(slot, &state)| self.contributions(slot, state).iter().copied())
            .collect()
    }

    /// The largest sparse input named, if any.
    pub(crate) fn largest_input(&self) -> Option<u16> {
        self.0.iter().flatten().map(|&(input, _)| input).max()
    }
}
