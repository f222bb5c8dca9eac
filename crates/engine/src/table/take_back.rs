//! Going back to an earlier decision.

use barpoint_rules::{Action, Side};

use super::{Table, TableError};

impl Table {
    /// Whether there is a person's decision to go back to.
    #[must_use]
    pub fn can_take_back(&self) -> bool {
        self.last_decision().is_some()
    }

    /// Goes back to before the last decision that a person made.
    ///
    /// # Errors
    /// If there is none.
    pub fn take_back(&mut self) -> Result<(), TableError> {
        let keep = self.last_decision().ok_or(TableError::NothingToTakeBack)?;
        let log = self.log[..keep].to_vec();
        *self = Self::resume(self.setup.clone(), &log)?;
        Ok(())
    }

    /// Where in the log the last decision of a person stands. A roll is one where doubling was possible.
    fn last_decision(&self) -> Option<usize> {
        (0..self.log.len()).rev().find(|&at| {
            let human = |side: Side| !self.setup.seats[side].is_program();
            match self.log[at] {
                Action::Roll(_) | Action::Play(_) | Action::Double => {
                    self.decided[at].side().is_some_and(human)
                }
                Action::Resign { side, .. } => human(side),
                Action::Take
                | Action::Pass
                | Action::Beaver
                | Action::AcceptResignation
                | Action::DeclineResignation => self.decided[at].side().is_some_and(human),
                Action::OpeningRoll { .. } | Action::Begin(_) | Action::NextGame => false,
            }
        })
    }
}
