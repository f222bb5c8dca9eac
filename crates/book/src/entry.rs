//! What the book says of a decision.

use barpoint_rollout::Estimate;
use barpoint_rules::Play;

use crate::{BookDecision, BookSettings};

/// A decision with the plays rolled out.
#[derive(Clone, Debug, PartialEq)]
pub struct Entry {
    /// The decision.
    pub decision: BookDecision,
    /// Its plays, best first.
    pub plays: Vec<RolledPlay>,
}

/// A play rolled out; all figures are seen by the player who makes it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RolledPlay {
    /// The play.
    pub play: Play,
    /// Trials played.
    pub trials: u32,
    /// Cubeful equity in points, with its standard error.
    pub equity: Estimate,
    /// How far it is behind the best, with the standard error of the difference; both 0 for the best.
    pub behind: Estimate,
    /// Cubeless chances in the order of [`barpoint_equity::Outcome::to_array`].
    pub chances: [f64; 5],
}

impl Entry {
    /// The best play.
    #[must_use]
    pub fn best(&self) -> Option<&RolledPlay> {
        self.plays.first()
    }

    /// The place of a play among those rolled out, by the board it leads to.
    #[must_use]
    pub fn place(&self, play: &Play) -> Option<usize> {
        let board = self.decision.board();
        let after = board.after(play)?;
        let mut plays = self.plays.iter();
        plays.position(|known| board.after(&known.play) == Some(after))
    }

    /// The plays that are hardly worse than the best, whose replies the book has.
    pub fn sensible(&self) -> impl Iterator<Item = &RolledPlay> {
        let plays = self.plays.iter();
        plays.filter(|known| known.behind.mean <= BookSettings::SENSIBLE)
    }
}
