//! Training records by expert iteration: self-play in which every position is looked ahead over all
//! 21 rolls.
//!
//! The correction of a position is its one-roll look-ahead value minus its static value, an exact
//! average without dice noise. A position's target adds the corrections of the positions that
//! followed, each step weighted by another lambda: a variance-reduced rollout of one trial along the
//! game played. The chain ends at a play that was deliberately not the best.

mod settings;

use std::path::Path;

use rand::Rng;
use rand_chacha::ChaCha8Rng;

use barpoint_equity::Outcome;
use barpoint_eval::{Class, CompositeEvaluator};
use barpoint_rules::{Board, Roll};

use crate::context::RunContext;
use crate::games::{Corrections, Games, Played, is_held_out};
use crate::look_ahead::{Seen, look_ahead};
use crate::player::{Choice, Player};
use crate::pool::contact_boards;
use crate::records::Record;
use crate::starts::{Starts, start};
use crate::streams::{roll_dice, stream};
use crate::targets::{Link, chain, clamped, unclamped};
use crate::{Listener, TrainError};

pub use settings::GenerateSettings;

const GAMES_PER_ROUND: u64 = 64;
/// Positions of the pool whose equity is corrected by at least this much are always accepted.
const CERTAINLY_MINED: f32 = 0.15;
/// Longest game, in turns: ends positions where neither side ever leaves.
const LONGEST: usize = 1000;

/// Runs or resumes the stage.
pub(crate) fn run(
    settings: &GenerateSettings,
    context: RunContext<'_>,
    listener: &mut Listener<'_>,
) -> Result<(), TrainError> {
    let evaluator = settings.nets.evaluator(context.folder, context.bearoff)?;
    let pool = pool(settings, context.folder)?;
    let games = Games::new(settings, context, (&settings.name, settings.games));
    games.run(
        GAMES_PER_ROUND,
        listener,
        |game| Played {
            held: is_held_out(game, settings.hold_out),
            ..one_game(settings, context.seed, game, &evaluator, &pool)
        },
        |pace, writer, corrections| {
            format!(
                "{:.1} games/s, {} records, {:.0} records/s, rms correction {:.4}",
                pace.speed(writer.games()),
                writer.records(),
                corrections.count / pace.seconds(),
                corrections.rms(),
            )
        },
    )
}

/// The positions that mined and sampled starts are drawn from.
fn pool(settings: &GenerateSettings, folder: &Path) -> Result<Vec<Board>, TrainError> {
    match settings.starts {
        Starts::Mined => contact_boards(folder, &settings.name, &settings.pool, |found| {
            found.training
        }),
        Starts::Sampled => {
            contact_boards(folder, &settings.name, &settings.pool, |found| found.held)
        }
        _ => Ok(Vec::new()),
    }
}

fn one_game(
    settings: &GenerateSettings,
    seed: u64,
    game: u64,
    evaluator: &CompositeEvaluator,
    pool: &[Board],
) -> Played {
    let mut rng = stream(seed, &settings.name, game);
    let mut player = Player::new(evaluator, settings.keep);
    let mut board = match settings.starts {
        Starts::Mined => mined(pool, &mut player, &mut rng),
        Starts::Sampled => pool[rng.random_range(0..pool.len())],
        starts => start(starts, &mut rng),
    };
    if settings.trials > 0 {
        return Played {
            records: vec![rollout(settings, &board, &mut player, &mut rng)],
            ..Played::default()
        };
    }
    let mut noisy = if rng.random_bool(settings.noisy_share) {
        let [fewest, most] = settings.noisy_plays;
        rng.random_range(fewest..=most.max(fewest))
    } else {
        0
    };
    let (mut boards, mut links, mut siblings) = (Vec::new(), Vec::new(), Vec::new());
    let mut known = None;
    let longest = match settings.turns {
        0 => LONGEST,
        turns => turns.min(LONGEST),
    };
    while Class::of(&board).is_learned() && boards.len() < longest {
        let seen = known
            .take()
            .unwrap_or_else(|| look_ahead(&mut player, board));
        let roll = roll_dice(&mut rng);
        let best = seen.choices[roll.index()];
        let mut on_policy = true;
        let played = if noisy > 0 {
            noisy -= 1;
            let noise = settings.noise;
            let played = player.disturbed(&board, roll, |equity| {
                equity + rng.random_range(-noise..=noise)
            });
            on_policy = played.next == best.next;
            played
        } else if settings.siblings > 0 {
            let (played, ahead) = compare(settings, &mut player, &board, roll, &mut siblings);
            known = ahead;
            played.unwrap_or(best)
        } else {
            best
        };
        links.push(seen.link(&best, &played, on_policy));
        boards.push(board);
        board = played.next;
    }
    let mut played = labelled(boards, &links, settings.lambda);
    played.records.extend(siblings);
    played
}

/// The positions of a game with their targets.
fn labelled(boards: Vec<Board>, links: &[Link], lambda: f32) -> Played {
    let mut played = Played::default();
    for ((board, target), link) in boards.into_iter().zip(chain(links, lambda)).zip(links) {
        let change = target.money_equity().get() - link.value.money_equity().get();
        played.corrections.add(Corrections {
            count: 1.0,
            squares: f64::from(change) * f64::from(change),
        });
        played.records.push(Record { board, target });
    }
    played
}

/// The best play of a roll by a one-roll look-ahead, with that look-ahead, if it has rivals; the look-aheads after
/// the rivals become records.
fn compare(
    settings: &GenerateSettings,
    player: &mut Player<'_>,
    board: &Board,
    roll: Roll,
    siblings: &mut Vec<Record>,
) -> (Option<Choice>, Option<Seen>) {
    let equity = |choice: &Choice| choice.outcome.money_equity().get();
    let mut rivals = player.candidates(board, roll, settings.siblings + 1);
    let least = rivals.first().map_or(0.0, equity) - settings.margin;
    rivals.retain(|choice| equity(choice) >= least);
    if rivals.len() < 2 {
        return (None, None);
    }
    let mut seen: Vec<Option<Seen>> = rivals
        .iter()
        .map(|choice| {
            let learned = Class::of(&choice.next).is_learned();
            learned.then(|| look_ahead(player, choice.next))
        })
        .collect();
    // Positions that are not learned have exact values and need no look-ahead.
    let ahead = |i: &usize| match &seen[*i] {
        Some(seen) => -Outcome::from_array(seen.ahead).money_equity().get(),
        None => equity(&rivals[*i]),
    };
    let best = (0..rivals.len()).max_by(|a, b| ahead(a).total_cmp(&ahead(b)));
    let best = best.unwrap_or(0);
    let played = seen[best].take();
    siblings.extend(seen.iter().flatten().map(Seen::record));
    (Some(rivals[best]), played)
}

/// The mean target of many games from a position.
fn rollout(
    settings: &GenerateSettings,
    start: &Board,
    player: &mut Player<'_>,
    rng: &mut ChaCha8Rng,
) -> Record {
    let rolls: Vec<Roll> = Roll::weighted()
        .flat_map(|(roll, weight)| std::iter::repeat_n(roll, usize::from(weight)))
        .collect();
    let mut sum = [0.0f32; 5];
    for trial in 0..settings.trials as usize {
        let (mut board, mut links) = (*start, Vec::new());
        while Class::of(&board).is_learned() && links.len() < LONGEST {
            let seen = look_ahead(player, board);
            let roll = match links.len() {
                0 => rolls[trial % rolls.len()],
                _ => roll_dice(rng),
            };
            let best = seen.choices[roll.index()];
            links.push(seen.link(&best, &best, true));
            board = best.next;
        }
        for (sum, chance) in sum.iter_mut().zip(unclamped(&links, settings.lambda)) {
            *sum += chance;
        }
    }
    let mean = sum.map(|total| total / settings.trials as f32);
    Record {
        board: *start,
        target: clamped(Outcome::from_array(mean)),
    }
}

/// A position of the pool (which must not be empty), accepted with a chance in proportion to its correction.
fn mined(pool: &[Board], player: &mut Player<'_>, rng: &mut ChaCha8Rng) -> Board {
    loop {
        let board = pool[rng.random_range(0..pool.len())];
        let seen = look_ahead(player, board);
        let change =
            Outcome::from_array(seen.ahead).money_equity().get() - seen.value.money_equity().get();
        if change.abs() > rng.random_range(0.0..CERTAINLY_MINED) {
            return board;
        }
    }
}
