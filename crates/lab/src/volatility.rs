//! How far winning chances jump, measured over games of the static evaluator against itself.
//!
//! Games are cubeless money games; a jump is the change of a player's static winning chance from one turn to
//! the next, two rolls later (M. Higgins, 2012, section 2 and appendix 4). Every game is a function of (seed,
//! index).

mod tally;
#[cfg(test)]
mod tests;

use barpoint_engine::{CANDIDATES, DiceSource, Engine, Mersenne};
use barpoint_equity::{CubeContext, Outcome};
use barpoint_eval::{Class, CubeUse, StaticPlayer};
use barpoint_rules::{Board, Variation};

pub use tally::{BUCKETS, Group, JumpFigures, JumpTally};

/// The windows of the source: in the first the player would take a double, in the second redouble.
const WINDOWS: [[f32; 2]; 2] = [[0.20, 0.35], [0.65, 0.80]];

/// A turn of a game.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Turn {
    /// Winning chance of the player on roll.
    chance: f32,
    is_race: bool,
}

/// Plays one game and returns its jumps.
#[must_use]
pub fn game_jumps(engine: &Engine, seed: u32, index: u32) -> JumpTally {
    // Neighbouring seeds give unrelated games.
    let mixed = seed
        .wrapping_mul(0x9e37_79b9)
        .wrapping_add(index)
        .wrapping_mul(0x85eb_ca6b);
    let mut dice = Mersenne::new(mixed ^ (mixed >> 15));
    let (turns, winner) = play(engine, &mut dice);
    JumpTally::of_game(&jumps(&turns, winner))
}

/// All turns of a game, players alternating, and the number of the turn that won it.
fn play(engine: &Engine, dice: &mut Mersenne) -> (Vec<Turn>, usize) {
    let search = engine.search();
    let mut player = StaticPlayer::new(search, CubeUse::Cubeless, CANDIDATES);
    let mut board: Board = Variation::Standard.start();
    let mut turns = Vec::new();
    loop {
        let mut outcome = [Outcome::default()];
        search.evaluator().evaluate(&[board], &mut outcome);
        turns.push(Turn {
            chance: outcome[0].win,
            is_race: Class::of(&board) != Class::Contact,
        });
        let roll = loop {
            let roll = dice.roll();
            // The first roll of a game is no double.
            if turns.len() > 1 || !roll.is_double() {
                break roll;
            }
        };
        let after = player.play(&board, roll, CubeContext::MONEY);
        if Class::of(&after) == Class::Over {
            let winner = turns.len() - 1;
            return (turns, winner);
        }
        board = after.swapped();
    }
}

/// The jumps of both players with the groups they belong to.
fn jumps(turns: &[Turn], winner: usize) -> Vec<(Vec<Group>, f64)> {
    let mut found = Vec::new();
    for player in 0..2 {
        // Whether the player was in either window before, and whether in a race.
        let mut been: [Option<bool>; 2] = [None; 2];
        for (at, turn) in turns.iter().enumerate().skip(player).step_by(2) {
            let next = match turns.get(at + 2) {
                Some(next) => next.chance,
                None => f32::from(u8::from(at % 2 == winner % 2)),
            };
            let window = WINDOWS
                .iter()
                .position(|&[low, high]| (low..=high).contains(&turn.chance));
            let mut groups = vec![Group::Bucket(bucket(turn.chance))];
            if let Some(window) = window {
                groups.push(Group::Windows);
                groups.push(if turn.is_race {
                    Group::WindowsRace
                } else {
                    Group::WindowsContact
                });
                if let Some(was_race) = been[1 - window] {
                    groups.push(Group::Turned);
                    groups.push(if was_race {
                        Group::TurnedRace
                    } else {
                        Group::TurnedContact
                    });
                }
                been[window] = Some(turn.is_race);
            }
            found.push((groups, f64::from((next - turn.chance).abs())));
        }
    }
    found
}

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "between 0 and 20"
)]
fn bucket(chance: f32) -> u8 {
    ((20.0 * chance) as u8).min(19)
}
