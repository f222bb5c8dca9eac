//! Bearing off: the play that leaves the fewest expected rolls, but for gammons (paper, IV.D).

use crate::turns::expected_first_off;
use crate::{Men, OpenPoints, Tables};

/// What a side wants from bearing off.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aim {
    /// The fewest expected rolls.
    FewestRolls,
    /// Far behind: to be off within so many rolls, the number that the other side is expected to leave.
    OffWithin(usize),
    /// Far ahead: fewest rolls, but with weight on being off within so many, before the other side's first man.
    Gammon(usize),
}

impl Aim {
    /// More rolls than the other side by this are "far behind".
    const FAR: f64 = 1.0;

    /// Of a side about to play, who then leaves the roll to the other.
    #[must_use]
    pub fn of(men: &Men, other: &Men, tables: &Tables) -> Self {
        let own = tables.expected_or_estimated(men);
        let theirs = tables.expected_or_estimated(other);
        let first_off = f64::from(expected_first_off(other)) / 2.0;
        if own > theirs + Self::FAR && tables.expected_rolls(other).is_some() {
            // The other side rolls next: one roll of ours less.
            return Self::OffWithin(whole(theirs).saturating_sub(1).max(1));
        }
        if other.off() == 0 && own <= first_off + Self::FAR {
            return Self::Gammon(whole(first_off));
        }
        Self::FewestRolls
    }

    /// How well men borne off so far serve it; the higher the better.
    #[must_use]
    pub fn value(self, men: &Men, tables: &Tables, open: &OpenPoints) -> f64 {
        let fewest = match tables.expected_rolls(men) {
            Some(rolls) => -rolls,
            None => -beyond_tables(men, tables, open),
        };
        match self {
            Self::FewestRolls => fewest,
            // What parts equal chances is the number of rolls.
            Self::OffWithin(rolls) => {
                fewest / 1000.0 + tables.off_within(men, rolls).unwrap_or(0.0)
            }
            Self::Gammon(rolls) => {
                fewest + open.gammon_chance * tables.off_within(men, rolls).unwrap_or(0.0)
            }
        }
    }
}

/// The paper's estimate cannot part plays that bear off as many pips; fewer men do, then fewer gaps.
fn beyond_tables(men: &Men, tables: &Tables, open: &OpenPoints) -> f64 {
    let gaps = (1..=6).filter(|&point| men.on(point) == 0).count() as f64;
    let left = f64::from(15 - men.off());
    tables.expected_or_estimated(men) + open.bear_off.man * left + open.bear_off.gap * gaps
}

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "numbers of rolls, below a hundred"
)]
fn whole(rolls: f64) -> usize {
    rolls.round() as usize
}
