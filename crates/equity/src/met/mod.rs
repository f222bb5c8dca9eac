//! Match equity tables: the chance of winning the match from every score.

mod definition;
mod error;
mod extend;
mod mec;
mod names;
mod post_crawford;
#[expect(
    clippy::unreadable_literal,
    clippy::approx_constant,
    reason = "numbers stand as they are printed"
)]
mod printed;
mod titles;
mod zadeh;

use std::sync::OnceLock;

use crate::{Crawford, MatchScore, MetSeat, Mwc};
pub use definition::{MetDefinition, PostCrawfordRow, PreCrawfordTable};
pub use error::MetError;
pub use mec::MecParameters;
pub use names::MetNameError;
pub use post_crawford::{PostCrawfordMec, PostCrawfordZadeh};
pub use zadeh::ZadehParameters;

/// A match equity table, 64 points a side.
///
/// Nearly all tables treat the players alike. One that does not lists the chances of the first player,
/// who is its favourite ([`MetSeat`]); [`Met::flipped`] makes the other the favourite.
#[derive(Clone, Debug, PartialEq)]
pub struct Met {
    name: String,
    source: String,
    pre_crawford: PreCrawford,
    /// Entry n: chance of the player on roll, n + 1 away, against an opponent 1 away.
    post_crawford: Vec<f64>,
    /// The same for the opponent n + 1 away while the player on roll is 1 away.
    opponent_post_crawford: Vec<f64>,
}

/// Chances before the Crawford game, row: points the player needs, column: points the opponent needs.
#[derive(Clone, Debug)]
struct PreCrawford {
    /// As printed, from 1 point on.
    listed: Vec<Vec<f64>>,
    /// All of `LENGTH` x `LENGTH`, computed when a score beyond the print is first asked for: few are.
    all: OnceLock<Vec<f64>>,
}

impl PreCrawford {
    /// The chance at a score, both counted from 0.
    fn at(&self, own: usize, theirs: usize) -> f64 {
        let listed = self.listed.get(own).and_then(|row| row.get(theirs));
        listed.copied().unwrap_or_else(|| {
            let all = self.all.get_or_init(|| self.extended());
            all[own * usize::from(Met::LENGTH) + theirs]
        })
    }

    fn extended(&self) -> Vec<f64> {
        let listed = |away: u8, opponent: u8| {
            let row = self.listed.get(usize::from(away) - 1)?;
            row.get(usize::from(opponent) - 1).copied()
        };
        Met::scores()
            .map(|(away, opponent)| {
                listed(away, opponent).unwrap_or_else(|| extend::pre_crawford(away, opponent))
            })
            .collect()
    }
}

impl PartialEq for PreCrawford {
    fn eq(&self, other: &Self) -> bool {
        // The extension follows from the print, which may be longer in one than in the other.
        let (a, b) = (|i, j| self.at(i, j), |i, j| other.at(i, j));
        let length = usize::from(Met::LENGTH);
        (0..length).all(|i| (0..length).all(|j| a(i, j).to_bits() == b(i, j).to_bits()))
    }
}

impl Met {
    /// Points a side the table covers.
    pub const LENGTH: u8 = 64;

    /// All scores, row by row.
    fn scores() -> impl Iterator<Item = (u8, u8)> {
        (1..=Self::LENGTH).flat_map(|away| (1..=Self::LENGTH).map(move |opponent| (away, opponent)))
    }

    /// The table's name.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Who made it, how or where it was printed.
    #[must_use]
    pub fn source(&self) -> &str {
        &self.source
    }

    /// The chances up to `length` points (at most 64) as explicit rows.
    #[must_use]
    pub fn to_definition(&self, length: u8) -> MetDefinition {
        let size = usize::from(length.clamp(1, Self::LENGTH));
        let row = |own| (0..size).map(move |theirs| self.pre_crawford.at(own, theirs));
        let posts = [&self.post_crawford, &self.opponent_post_crawford];
        MetDefinition {
            name: self.name.clone(),
            source: self.source.clone(),
            pre_crawford: PreCrawfordTable::Explicit(
                (0..size).map(|own| row(own).collect()).collect(),
            ),
            post_crawford: posts.map(|post| PostCrawfordRow::Explicit(post[..size].to_vec())),
        }
    }

    /// The table seen by the opponent; differs only for tables that favour a player.
    #[must_use]
    pub fn flipped(&self) -> Self {
        let length = 0..usize::from(Self::LENGTH);
        let row = |theirs| {
            let own = length.clone();
            own.map(|own| 1.0 - self.pre_crawford.at(own, theirs))
                .collect()
        };
        Self {
            name: self.name.clone(),
            source: self.source.clone(),
            pre_crawford: PreCrawford {
                listed: length.clone().map(row).collect(),
                all: OnceLock::new(),
            },
            post_crawford: self.opponent_post_crawford.clone(),
            opponent_post_crawford: self.post_crawford.clone(),
        }
    }

    /// Chance of the first player to win the match at the start of a game who needs `away` points
    /// against one who needs `opponent_away`; 0 points away means the match is over.
    ///
    /// The Crawford game is read from the pre-Crawford table. Players further than 64 away are
    /// both moved up until the further one is 64 away.
    #[must_use]
    pub fn mwc(&self, away: u8, opponent_away: u8, crawford: Crawford) -> Mwc {
        Mwc::clamped(self.chance(MatchScore {
            away,
            opponent_away,
            crawford,
            seat: MetSeat::First,
        }))
    }

    /// [`Met::mwc`] in full precision.
    pub(crate) fn chance(&self, score: MatchScore) -> f64 {
        if score.away == 0 {
            return 1.0;
        }
        if score.opponent_away == 0 {
            return 0.0;
        }
        let excess = score
            .away
            .max(score.opponent_away)
            .saturating_sub(Self::LENGTH);
        let index = |away: u8| usize::from(away.saturating_sub(excess).max(1) - 1);
        if score.seat == MetSeat::Second {
            return 1.0 - self.chance(score.flipped());
        }
        let (own, theirs) = (index(score.away), index(score.opponent_away));
        match (score.crawford, own, theirs) {
            (Crawford::Post, 0, trailer) => 1.0 - self.opponent_post_crawford[trailer],
            (Crawford::Post, trailer, 0) => self.post_crawford[trailer],
            _ => self.pre_crawford.at(own, theirs),
        }
    }
}

#[cfg(test)]
mod tests;
