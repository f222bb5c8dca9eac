//! Decisions whose candidates were valued by look-ahead: a yardstick of playing strength for nets in training, and rivals for
//! them to learn from.
//!
//! The records of such a stage come in groups, one record per candidate: the position after the play with
//! its value one roll ahead, two rolls ahead, or none.

mod settings;
mod yardstick;

use rand::Rng;
use rand_chacha::ChaCha8Rng;

use barpoint_eval::{Class, CompositeEvaluator};
use barpoint_rules::{Board, Roll, Variation};

use crate::context::RunContext;
use crate::games::{Games, Played};
use crate::look_ahead::look_ahead;
use crate::player::{Choice, Player};
use crate::pool::contact_boards;
use crate::records::Record;
use crate::streams::{roll_dice, roll_opening, spread_rolls, stream};
use crate::{Listener, TrainError};

pub use settings::DecisionSettings;
pub(crate) use yardstick::{Strength, Yardstick};

/// Games per round.
const GAMES_PER_ROUND: u64 = 16;
/// Positions of a pool per round.
const POSITIONS_PER_ROUND: u64 = 1024;

/// Runs or resumes the stage.
pub(crate) fn run(
    settings: &DecisionSettings,
    context: RunContext<'_>,
    listener: &mut Listener<'_>,
) -> Result<(), TrainError> {
    let evaluator = settings.nets.evaluator(context.folder, context.bearoff)?;
    let drawn = !settings.pool.is_empty();
    let pool = if drawn {
        contact_boards(context.folder, &settings.name, &settings.pool, |found| {
            found.training
        })?
    } else {
        Vec::new()
    };
    let per_round = if drawn {
        POSITIONS_PER_ROUND
    } else {
        GAMES_PER_ROUND
    };
    let games = Games::new(settings, context, (&settings.name, settings.games));
    games.run(
        per_round,
        listener,
        |game| Played {
            records: if drawn {
                one_position(settings, context.seed, game, &evaluator, &pool)
            } else {
                one_game(settings, context.seed, game, &evaluator)
            },
            ..Played::default()
        },
        |pace, writer, _| {
            let decisions = writer.records() / settings.candidates.max(1) as u64;
            let speed = pace.speed(writer.games());
            format!("{speed:.1} games/s, {decisions} decisions")
        },
    )
}

fn one_game(
    settings: &DecisionSettings,
    seed: u64,
    game: u64,
    evaluator: &CompositeEvaluator,
) -> Vec<Record> {
    let mut rng = stream(seed, &settings.name, game);
    let mut player = Player::new(evaluator, settings.keep);
    let mut board = Variation::Standard.start();
    let mut roll = roll_opening(&mut rng);
    let mut records = Vec::new();
    while Class::of(&board).is_learned() {
        let taken = rng.random_ratio(1, settings.every.max(1));
        if taken {
            records.extend(compared(settings, &mut player, (&board, roll), &mut rng));
        }
        board = player.best(&board, roll).next;
        roll = roll_dice(&mut rng);
    }
    records
}

/// A decision in a position of the pool, which must not be empty.
fn one_position(
    settings: &DecisionSettings,
    seed: u64,
    number: u64,
    evaluator: &CompositeEvaluator,
    pool: &[Board],
) -> Vec<Record> {
    let mut rng = stream(seed, &settings.name, number);
    let board = pool[rng.random_range(0..pool.len())];
    let roll = roll_dice(&mut rng);
    compared(
        settings,
        &mut Player::new(evaluator, settings.keep),
        (&board, roll),
        &mut rng,
    )
}

/// The best plays looked ahead; none if there are too few.
fn compared(
    settings: &DecisionSettings,
    player: &mut Player<'_>,
    (board, roll): (&Board, Roll),
    rng: &mut ChaCha8Rng,
) -> Vec<Record> {
    let wanted = settings.candidates.max(2);
    let candidates = if settings.across_rolls {
        best_of_rolls(player, board, wanted, rng)
    } else {
        player.candidates(board, roll, wanted)
    };
    let learned = |choice: &Choice| Class::of(&choice.next).is_learned();
    if candidates.len() < wanted || !candidates.iter().all(learned) {
        return Vec::new();
    }
    let equity = |choice: &Choice| choice.outcome.money_equity().get();
    let gap = equity(&candidates[0]) - equity(&candidates[1]);
    if !settings.across_rolls && settings.margin.is_some_and(|margin| gap > margin) {
        return Vec::new();
    }
    if !settings.ahead {
        return candidates.iter().map(Choice::record).collect();
    }
    let seen = candidates.iter().map(|c| look_ahead(player, c.next));
    if settings.second == 0 {
        return seen.map(|seen| seen.record()).collect();
    }
    let seen: Vec<_> = seen.collect();
    let rolls = spread_rolls(rng, settings.second);
    let records = seen.iter().map(|seen| seen.record_further(player, &rolls));
    records.collect()
}

/// The best plays of as many rolls that differ, drawn by their chances; a dance is one.
fn best_of_rolls(
    player: &mut Player<'_>,
    board: &Board,
    wanted: usize,
    rng: &mut ChaCha8Rng,
) -> Vec<Choice> {
    let mut rolls = Vec::with_capacity(wanted);
    while rolls.len() < wanted {
        let roll = roll_dice(rng);
        if !rolls.contains(&roll) {
            rolls.push(roll);
        }
    }
    rolls
        .into_iter()
        .map(|roll| player.best(board, roll))
        .collect()
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use barpoint_bearoff::OneSided;
    use barpoint_nn::Network;
    use barpoint_rules::Setup;

    use super::*;
    use crate::encode::Inputs;
    use crate::nets::compose;

    /// On the bar against five points made most rolls dance, and few plays have rivals.
    #[test]
    fn dances_and_forced_plays_are_among_the_best_plays_of_rolls() {
        let half = |places: &[(usize, u8)]| {
            let mut half = [0; 26];
            for &(place, n) in places {
                half[place] = n;
            }
            half
        };
        let board = Board::try_from(Setup {
            on_roll: half(&[(25, 1), (24, 1), (13, 5), (8, 3), (6, 5)]),
            opponent: half(&[(2, 3), (3, 2), (4, 2), (5, 2), (6, 3), (13, 3)]),
        })
        .unwrap();
        let net = Network::random(Inputs::Raw.shape(64, [0; 3]), 7, [0.0; 5]).unwrap();
        let evaluator = compose(&[net], None, &[], &Arc::new(OneSided::build())).unwrap();
        let settings = serde_json::json!({
            "name": "rolls", "nets": { "contact": "c" }, "games": 1, "candidates": 4, "ahead": false,
        });
        let plain: DecisionSettings = serde_json::from_value(settings).unwrap();
        let across = DecisionSettings {
            across_rolls: true,
            ..plain.clone()
        };
        let mut rng = stream(1, "rolls", 0);
        let mut player = Player::new(&evaluator, 5);
        let roll = Roll::new(5, 3).unwrap();
        assert!(compared(&plain, &mut player, (&board, roll), &mut rng).is_empty());
        let dance = board.swapped();
        let mut dances = 0;
        for _ in 0..100 {
            let records = compared(&across, &mut player, (&board, roll), &mut rng);
            assert_eq!(records.len(), 4);
            dances += records
                .iter()
                .filter(|record| record.board == dance)
                .count();
        }
        // Fifteen of the 21 rolls dance, 25 of 36 by their chances.
        assert!((230..330).contains(&dances), "{dances}");
    }
}
