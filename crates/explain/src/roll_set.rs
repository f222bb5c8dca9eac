//! Sets of rolls.

use barpoint_rules::Roll;

/// Some of the 21 rolls.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RollSet(u32);

impl RollSet {
    /// Adds a roll.
    pub fn insert(&mut self, roll: Roll) {
        self.0 |= 1 << roll.index();
    }

    /// Whether a roll is among them.
    #[must_use]
    pub fn contains(self, roll: Roll) -> bool {
        self.0 >> roll.index() & 1 == 1
    }

    /// How many of the 36 throws they are.
    #[must_use]
    pub fn throws(self) -> u8 {
        let all = Roll::weighted().filter(|&(roll, _)| self.contains(roll));
        all.map(|(_, weight)| weight).sum()
    }

    /// The rolls, from 11 to 66.
    pub fn rolls(self) -> impl Iterator<Item = Roll> {
        Roll::weighted()
            .map(|(roll, _)| roll)
            .filter(move |&roll| self.contains(roll))
    }
}
