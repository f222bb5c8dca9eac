//! Findings measured by what another program would play.

use barpoint_rules::Board;

use crate::{Finding, Made, TaskKind};

impl Finding {
    /// The same measured by what a program would play, which leads to this board: plays valued above its own are left out, but
    /// for the one made, which then is no error. Where no other is left the next above follows its own, so that the decision
    /// still counts as one.
    #[must_use]
    pub fn beside(mut self, own: &Board) -> Self {
        let TaskKind::Turn { made, .. } = self.task.kind else {
            return self;
        };
        let Some(place) = self.plays.iter().position(|row| row.after == *own) else {
            return self;
        };
        let above: Vec<_> = self.plays.drain(..place).collect();
        let next = above.last().copied();
        let made = above
            .into_iter()
            .filter(|row| made == Made::Legal(row.after));
        self.plays.splice(..0, made);
        if self.plays.len() == 1 {
            self.plays.extend(next);
        }
        self
    }
}
