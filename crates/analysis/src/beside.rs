//! Findings measured by what another program would play.

use barpoint_rules::Board;

use crate::{Finding, Made, TaskKind};

impl Finding {
    /// The same measured by what a program would play, which leads to this board: plays valued above its own are left out, but
    /// for the one made, which then is no error.
    #[must_use]
    pub fn beside(mut self, own: &Board) -> Self {
        let TaskKind::Turn { made, .. } = self.task.kind else {
            return self;
        };
        if let Some(place) = self.plays.iter().position(|row| row.after == *own) {
            let mut index = 0;
            self.plays.retain(|row| {
                index += 1;
                index > place || made == Made::Legal(row.after)
            });
        }
        self
    }
}
