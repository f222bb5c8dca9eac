//! Nodes at which some rolls stand for all.

use super::Lookahead;
use crate::RollSet;
use crate::cubeful::{MAX_CONTEXTS, Values};
use crate::ply::Reply;
use crate::rolls::Sample;

impl Lookahead<'_> {
    /// The rolls that are searched from a node at `depth`, where these stand for all.
    pub(super) fn sample(&self, depth: usize) -> Option<Sample> {
        let sampled = match depth {
            0 => self.glancing,
            _ => self.rolls == RollSet::Sampled,
        };
        (sampled && self.plies - depth > 1).then(|| Sample::after(self.led_by))
    }

    /// [`Lookahead::reply`] at a node of which only some rolls are searched: the static values of a reply, for those moved
    /// as far as the search moves all that they stand for.
    pub(super) fn sampled_reply(
        &mut self,
        reply: &Reply,
        depth: usize,
        stands_for: Option<u8>,
        values: &mut Values,
    ) -> [f32; 5] {
        self.static_reply(reply, depth, values);
        let mut chances = reply.outcome.to_array();
        if let Some(times) = stands_for
            && self.looks_into(reply, depth)
        {
            let mut deeper = [0.0; MAX_CONTEXTS];
            let outcome = self.reply(reply, depth, &mut deeper);
            for (value, deeper) in values.iter_mut().zip(deeper) {
                *value += f64::from(times) * (deeper - *value);
            }
            for (chance, deeper) in chances.iter_mut().zip(outcome.to_array()) {
                *chance += f32::from(times) * (deeper - *chance);
            }
        }
        chances
    }
}
