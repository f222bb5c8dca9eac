//! What a function should predict.

use super::chunks::in_parts;
use super::games::{Game, Position};
use crate::vi::{Chances, Encoded, Expectation, Recognised, Rows};

/// A position of a class with what is aimed at.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sample {
    pub(super) rows: Rows,
    pub(super) p1: u8,
    pub(super) aim: Chances,
    pub(super) held_out: bool,
}

/// What is aimed at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Aims {
    /// How the game ended.
    Results,
    /// The value where play left the class.
    Exits,
}

/// The samples of a class, in the order of the games.
pub(super) fn of(
    class: usize,
    games: &[Game],
    now: &Expectation,
    aims: Aims,
    threads: usize,
) -> Vec<Sample> {
    let class = Recognised::Class(class);
    let parts = in_parts(games, threads, |games| {
        let mut samples = Vec::new();
        for game in games.iter().filter(|game| game.len() > 1) {
            for (at, position) in game.positions.iter().enumerate() {
                if position.recognised == class {
                    let encoded = Encoded::of(&position.after);
                    samples.push(Sample {
                        rows: encoded.rows,
                        p1: encoded.p1,
                        aim: aim(&game.positions[at..], now, aims),
                        held_out: game.held_out,
                    });
                }
            }
        }
        samples
    });
    parts.concat()
}

/// What the first position should be predicted. Random plays are left out: where one was made, the play that would have been
/// is valued.
fn aim(positions: &[Position], now: &Expectation, aims: Aims) -> Chances {
    let Some(position) = positions.first() else {
        return Chances::default();
    };
    let mut replies = positions.iter().enumerate().skip(1);
    let exit = replies.find_map(|(at, reply)| {
        let left = match aims {
            Aims::Results => false,
            Aims::Exits => at % 2 == 0 && reply.recognised != position.recognised,
        };
        let ended = !matches!(reply.recognised, Recognised::Class(_));
        match &reply.best {
            Some(best) => Some((at, now.value(best))),
            None if left || ended => Some((at, now.value(&reply.after))),
            None => None,
        }
    });
    match exit {
        Some((at, value)) if at % 2 == 0 => value,
        Some((_, value)) => value.flipped(),
        None => now.value(&position.after),
    }
}
