//! What is counted once all checkers are home: effective pips and misses.

use barpoint_bearoff::{ExpectedRolls, Numbering};
use barpoint_rules::{Board, CHECKERS, PlayList, Roll};

/// Pips that a roll moves on average, 49/6.
const PIPS_OF_ROLL: f64 = 49.0 / 6.0;

/// Mean rolls to bear off, of all positions with every checker home.
#[derive(Debug)]
pub struct RaceTable(ExpectedRolls);

impl RaceTable {
    /// Computes the table, in some hundredths of a second. `None` if there is not enough memory.
    #[must_use]
    pub fn build() -> Option<Self> {
        ExpectedRolls::build(Numbering::new(6, CHECKERS)?).map(Self)
    }

    /// The effective pip count, in hundredths, of one half of a board; `None` unless all checkers are home.
    ///
    /// ```
    /// use barpoint_explain::RaceTable;
    ///
    /// // One checker on the ace-point: off with the next roll.
    /// let mut half = [0; 26];
    /// half[1] = 1;
    /// let table = RaceTable::build().ok_or("no memory")?;
    /// assert_eq!(table.effective_pips(&half), Some(817));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "counts of pips are small and positive"
    )]
    pub fn effective_pips(&self, half: &[u8; 26]) -> Option<u32> {
        let rolls = self.0.mean(&half[1..])?;
        Some((100.0 * PIPS_OF_ROLL * rolls).round() as u32)
    }
}

/// Of 36 own rolls, how many bear off fewer checkers than they have dice, or than are left. Of a position seen by the opponent.
pub(crate) fn misses(next: &Board) -> u8 {
    let own = next.swapped();
    let [off, left] = [own.on_roll()[0], own.checkers_in_play()];
    let mut list = PlayList::new();
    let missing = Roll::weighted().filter(|&(roll, weight)| {
        let dice = if weight == 1 { 4 } else { 2 };
        list.generate(&own, roll);
        let most = list.boards().iter().map(|board| board.on_roll()[0]).max();
        most.unwrap_or(off) - off < left.min(dice)
    });
    missing.map(|(_, weight)| weight).sum()
}
