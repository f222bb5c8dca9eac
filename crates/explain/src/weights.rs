//! What a step of each term is worth.

use barpoint_eval::Phase;

use crate::measured::MEASURED;
use crate::{Facts, Family, TERMS, terms};

/// What was measured.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Measured {
    /// Pairs of plays.
    pub pairs: u32,
    /// How the difference between the plays of a pair was found.
    pub how: &'static str,
    /// Equity at money play of a step of 1: by phase in the order of [`Phase::ALL`], then by term in the order of
    /// [`TERMS`].
    pub worth: [[f32; TERMS.len()]; Phase::ALL.len()],
}

impl Measured {
    /// What this program weighs reasons by.
    pub const SHIPPED: Self = MEASURED;

    /// What each family makes of the difference between two positions after plays of one roll, the first less the second.
    #[must_use]
    pub fn shares(&self, phase: Phase, first: &Facts, second: &Facts) -> [f32; Family::ALL.len()] {
        let index = Phase::ALL.iter().position(|other| *other == phase);
        let worth = &self.worth[index.unwrap_or_default()];
        let (first, second) = (terms(first), terms(second));
        let mut shares = [0.0; Family::ALL.len()];
        for (k, term) in TERMS.iter().enumerate() {
            shares[term.family as usize] += worth[k] * (first[k] - second[k]);
        }
        shares
    }
}
