//! Printed match equity tables, as their authors give them.

/// A symmetric table as printed: only the half where the first player leads.
#[derive(Clone, Copy, Debug)]
pub(super) struct Printed {
    /// The table's name.
    pub(super) name: &'static str,
    /// Row n, entry k: the chance of the player n away against one n + k away, both counted
    /// from 1. One row fewer than the table's length.
    pub(super) pre_crawford: &'static [&'static [f64]],
    /// Entry n: the chance of the player n away against one who is 1 away, from 1.
    pub(super) post_crawford: &'static [f64],
}

impl Printed {
    /// The longest distance both players are listed at.
    pub(super) const fn length(&self) -> usize {
        self.pre_crawford.len() + 1
    }

    /// The listed chance of the player `away` (from 1) before the Crawford game.
    pub(super) fn pre_crawford(&self, away: usize, opponent_away: usize) -> Option<f64> {
        if away.max(opponent_away) > self.length() {
            return None;
        }
        let listed = |near: usize, far: usize| {
            let row = self.pre_crawford.get(near.checked_sub(1)?)?;
            row.get(far.checked_sub(near + 1)?).copied()
        };
        match away.cmp(&opponent_away) {
            std::cmp::Ordering::Equal => Some(0.5),
            std::cmp::Ordering::Less => listed(away, opponent_away),
            std::cmp::Ordering::Greater => listed(opponent_away, away).map(|chance| 1.0 - chance),
        }
    }
}
