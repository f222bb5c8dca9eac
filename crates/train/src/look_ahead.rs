//! Looking one roll ahead from a position.

use barpoint_equity::Outcome;
use barpoint_eval::Class;
use barpoint_rules::{Board, Roll};

use crate::player::{Choice, Player};
use crate::records::Record;
use crate::targets::{Five, Link, clamped};

/// A position and a one-roll look-ahead from it.
pub(crate) struct Seen {
    board: Board,
    /// Static value, from the side on roll.
    pub(crate) value: Outcome,
    /// The mean outcome over all rolls, each played by its best play.
    pub(crate) ahead: Five,
    /// The best play of every roll in the order of [`Roll::index`].
    pub(crate) choices: Vec<Choice>,
}

impl Seen {
    /// The position with its value one roll ahead.
    pub(crate) fn record(&self) -> Record {
        Record {
            board: self.board,
            target: clamped(Outcome::from_array(self.ahead)),
        }
    }

    /// The position with its value two rolls ahead, estimated from these rolls: the value one roll ahead, and the mean
    /// of what a further look changes after each of them.
    pub(crate) fn record_further(&self, player: &mut Player<'_>, rolls: &[Roll]) -> Record {
        let mut target = self.ahead;
        // Equal rolls stand together.
        for same in rolls.chunk_by(|one, other| one == other) {
            let change = self.change(player, same[0]);
            for _ in same {
                for (target, change) in target.iter_mut().zip(change) {
                    *target += change / rolls.len() as f32;
                }
            }
        }
        Record {
            board: self.board,
            target: clamped(Outcome::from_array(target)),
        }
    }

    /// What a further look changes after a roll.
    fn change(&self, player: &mut Player<'_>, roll: Roll) -> Five {
        let choice = &self.choices[roll.index()];
        if !Class::of(&choice.next).is_learned() {
            return Five::default();
        }
        let further = Outcome::from_array(look_ahead(player, choice.next).ahead).flipped();
        let (further, seen) = (further.to_array(), choice.outcome.to_array());
        std::array::from_fn(|i| further[i] - seen[i])
    }

    /// The position as a link of the chain; `best` is the play that the look-ahead counted for the roll.
    pub(crate) fn link(&self, best: &Choice, played: &Choice, on_policy: bool) -> Link {
        let difference = |a: Five, b: Five| std::array::from_fn(|i| a[i] - b[i]);
        Link {
            value: self.value,
            correction: difference(self.ahead, self.value.to_array()),
            swap: difference(played.outcome.to_array(), best.outcome.to_array()),
            on_policy,
        }
    }
}

/// Looks ahead over all rolls.
pub(crate) fn look_ahead(player: &mut Player<'_>, board: Board) -> Seen {
    let value = player.value(&board);
    let mut sum = [0.0f32; 5];
    let mut choices = Vec::with_capacity(21);
    for (roll, weight) in Roll::weighted() {
        let choice = player.best(&board, roll);
        for (sum, chance) in sum.iter_mut().zip(choice.outcome.to_array()) {
            *sum += f32::from(weight) * chance;
        }
        choices.push(choice);
    }
    Seen {
        board,
        value,
        ahead: sum.map(|total| total / 36.0),
        choices,
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use barpoint_bearoff::OneSided;
    use barpoint_nn::Network;
    use barpoint_rules::Variation;

    use super::*;
    use crate::encode::Inputs;
    use crate::nets::compose;
    use crate::streams::{spread_rolls, stream};

    /// With all 36 rolls the estimate is the value two rolls ahead, written out: the mean of what the other side then sees one roll
    /// ahead.
    #[test]
    fn a_second_look_after_every_roll_is_a_look_two_rolls_ahead() {
        let net = Network::random(Inputs::Raw.shape(64, [0; 3]), 7, [0.0; 5]).unwrap();
        let evaluator = compose(&[net], None, &[], &Arc::new(OneSided::build())).unwrap();
        let mut player = Player::new(&evaluator, 5);
        let seen = look_ahead(&mut player, Variation::Standard.start());
        let mut expected = [0.0f32; 5];
        for (choice, (_, weight)) in seen.choices.iter().zip(Roll::weighted()) {
            let next = Outcome::from_array(look_ahead(&mut player, choice.next).ahead);
            for (sum, chance) in expected.iter_mut().zip(next.flipped().to_array()) {
                *sum += f32::from(weight) / 36.0 * chance;
            }
        }
        let rolls = spread_rolls(&mut stream(1, "rolls", 0), 36);
        let found = seen.record_further(&mut player, &rolls).target.to_array();
        let off = |other: Five| {
            let pairs = found.iter().zip(other);
            pairs.map(|(a, b)| (a - b).abs()).fold(0.0, f32::max)
        };
        assert!(off(expected) < 1e-5, "{found:?} {expected:?}");
        assert!(off(seen.ahead) > 1e-3, "one roll ahead is something else");
    }
}
