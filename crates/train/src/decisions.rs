//! A yardstick of playing strength for nets in training: decisions from self-play whose candidates were
//! evaluated by look-ahead, and the equity a net's choices lose by it.
//!
//! The records of such a stage come in groups, one record per candidate: the position after the play with
//! its value one roll ahead.

mod settings;

use std::path::Path;

use rand::Rng;
use rand_chacha::ChaCha8Rng;
use serde::{Deserialize, Serialize};

use barpoint_bearoff::OneSided;
use barpoint_equity::Outcome;
use barpoint_eval::{Class, CompositeEvaluator};
use barpoint_nn::{Network, Parallelism, Trainer, TrainerSettings};
use barpoint_rules::{Board, Roll, Variation};

use crate::context::RunContext;
use crate::encode::Inputs;
use crate::files::{damaged, path_of};
use crate::games::{Games, Played};
use crate::look_ahead::look_ahead;
use crate::player::{Choice, Player};
use crate::pool::contact_boards;
use crate::records::{self, Record};
use crate::streams::{roll_dice, roll_opening, spread_rolls, stream};
use crate::{Listener, TrainError};

pub use settings::DecisionSettings;

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
    let mut player = Player::new(evaluator, settings.keep);
    compared(settings, &mut player, (&board, roll), &mut rng)
}

/// The best plays looked ahead; none if there are too few.
fn compared(
    settings: &DecisionSettings,
    player: &mut Player<'_>,
    (board, roll): (&Board, Roll),
    rng: &mut ChaCha8Rng,
) -> Vec<Record> {
    let wanted = settings.candidates.max(2);
    let candidates = player.candidates(board, roll, wanted);
    let learned = |choice: &Choice| Class::of(&choice.next).is_learned();
    if candidates.len() < wanted || !candidates.iter().all(learned) {
        return Vec::new();
    }
    let equity = |choice: &Choice| choice.outcome.money_equity().get();
    let gap = equity(&candidates[0]) - equity(&candidates[1]);
    if settings.margin.is_some_and(|margin| gap > margin) {
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

/// What the choices of a net lose.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Strength {
    /// Decisions measured.
    pub(crate) decisions: usize,
    /// Mean loss by the look-ahead, in points per decision.
    pub(crate) equity_loss: f64,
    /// Share of decisions where the net chose the best.
    pub(crate) agreement: f64,
}

impl std::fmt::Display for Strength {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let (loss, agreement) = (1000.0 * self.equity_loss, 100.0 * self.agreement);
        write!(
            f,
            ", choices lose {loss:.2}/1000, {agreement:.1} % as looked ahead"
        )
    }
}

/// Decisions that nets are measured by.
pub(crate) struct Yardstick {
    candidates: usize,
    records: Vec<Record>,
}

impl Yardstick {
    /// The decisions called `name` whose candidates are all of the kind wanted; none without a name.
    pub(crate) fn load(
        folder: &Path,
        name: Option<&str>,
        wanted: impl Fn(&Record) -> bool,
    ) -> Result<Self, TrainError> {
        let Some(name) = name else {
            return Ok(Self {
                candidates: 2,
                records: Vec::new(),
            });
        };
        let found = records::read_finished(folder, name)?;
        let settings: DecisionSettings =
            serde_json::from_value(found.made_by).map_err(|error| {
                let problem = format!("expected the records of a decisions stage: {error}");
                damaged(&path_of(folder, name, "json"), problem)
            })?;
        let candidates = settings.candidates.max(2);
        let groups = found.training.chunks_exact(candidates);
        let records: Vec<Record> = groups
            .filter(|group| group.iter().all(&wanted))
            .flatten()
            .copied()
            .collect();
        if records.is_empty() {
            return Err(TrainError::NoRecords { stage: name.into() });
        }
        Ok(Self {
            candidates,
            records,
        })
    }

    /// Measures a net; `None` if there are no decisions.
    pub(crate) fn measure(
        &self,
        net: &Network,
        inputs: Inputs,
        bearoff: &OneSided,
    ) -> Option<Strength> {
        if self.records.is_empty() {
            return None;
        }
        let settings = TrainerSettings {
            parallelism: Parallelism::Pool,
            ..TrainerSettings::STANDARD
        };
        let mut trainer = Trainer::new(net, settings);
        let (mut loss, mut agreed) = (0.0, 0usize);
        for records in self.records.chunks(200 * self.candidates) {
            // Inputs left out of a fit have no weight.
            let batch = inputs.batch(net.shape(), &[], bearoff, records.iter());
            let chances = trainer.chances(&batch);
            let groups = chances.chunks_exact(self.candidates);
            for (chances, truth) in groups.zip(records.chunks_exact(self.candidates)) {
                // Equities of the other side, which is on roll: the mover wants the least.
                let guess = |i: &usize| Outcome::from_array(chances[*i]).money_equity().get();
                let truth = |i: usize| truth[i].target.money_equity().get();
                let chosen = (0..self.candidates).min_by(|a, b| guess(a).total_cmp(&guess(b)));
                let chosen = truth(chosen.unwrap_or(0));
                let best = (0..self.candidates)
                    .map(truth)
                    .fold(f32::INFINITY, f32::min);
                loss += f64::from(chosen - best);
                agreed += usize::from(chosen <= best);
            }
        }
        let decisions = self.records.len() / self.candidates;
        Some(Strength {
            decisions,
            equity_loss: loss / decisions as f64,
            agreement: agreed as f64 / decisions as f64,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_net_is_charged_what_its_choices_lose() {
        let start = Variation::Standard.start();
        let mut player_board = *start.on_roll();
        player_board[6] -= 1;
        player_board[5] += 1;
        let other = Board::try_from(barpoint_rules::Setup {
            on_roll: player_board,
            opponent: *start.opponent(),
        })
        .unwrap();
        let record = |board, win| Record {
            board,
            target: Outcome {
                win,
                ..Outcome::default()
            },
        };
        let shape = Inputs::Raw.shape(64, [0; 3]);
        let net = Network::random(shape, 5, [0.0; 5]).unwrap();
        let bearoff = OneSided::build();
        // Whichever the net prefers: right in one decision, wrong in the other.
        let yardstick = Yardstick {
            candidates: 2,
            records: vec![
                record(start, 0.50),
                record(other, 0.55),
                record(start, 0.60),
                record(other, 0.55),
            ],
        };
        let strength = yardstick.measure(&net, Inputs::Raw, &bearoff).unwrap();
        assert_eq!(strength.decisions, 2);
        assert!((strength.agreement - 0.5).abs() < 1e-9, "{strength}");
        assert!((strength.equity_loss - 0.05).abs() < 1e-6, "{strength}");
    }
}
