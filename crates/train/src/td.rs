//! The bootstrap: TD(lambda) self-play from random weights on raw inputs.
//!
//! Tesauro's method (*Temporal difference learning and TD-Gammon*, 1995) with lambda-returns computed
//! per finished game and fitted by Adam in minibatches. Games end where the bearoff database knows
//! the value.

mod settings;

use std::path::Path;

use rand::seq::SliceRandom;
use rayon::prelude::*;
use serde::{Deserialize, Serialize};

use barpoint_bearoff::OneSided;
use barpoint_eval::nets::Races;
use barpoint_eval::{Class, CompositeEvaluator};
use barpoint_nn::{BatchLoss, Network, Parallelism, Trainer, TrainerSettings};
use barpoint_rules::Variation;

use crate::checkpoint::{self, Checkpoint};
use crate::context::RunContext;
use crate::decisions::{Strength, Yardstick};
use crate::files::{path_of, remove_if_present, save_net};
use crate::nets::{compose, load};
use crate::player::Player;
use crate::progress::Pace;
use crate::records::Record;
use crate::streams::{roll_dice, roll_opening, stream};
use crate::targets::{Link, chain};
use crate::{Listener, TrainError};

pub use settings::TdSettings;

#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize)]
struct State {
    games: u64,
}

/// What is known about the trained net.
#[derive(Clone, Copy, Debug, Serialize)]
struct Made {
    games: u64,
    /// How well it chooses plays.
    #[serde(skip_serializing_if = "Option::is_none")]
    strength: Option<Strength>,
}

/// Starting logits of the outputs: gammons are rarer than wins, backgammons rare.
pub(crate) const OUTPUT_BIAS: [f32; 5] = [0.0, -1.0, -4.0, -1.0, -4.0];

/// Runs or resumes the stage; its net ends in `NAME.net`.
pub(crate) fn run(
    settings: &TdSettings,
    context: RunContext<'_>,
    listener: &mut Listener<'_>,
) -> Result<(), TrainError> {
    let (seed, folder, bearoff) = (context.seed, context.folder, context.bearoff);
    let path = path_of(folder, &settings.name, "checkpoint");
    let identity = (seed, settings);
    let found = match checkpoint::load::<State>(&path, &identity)? {
        Some(found) => found,
        None => Checkpoint::start(first_net(settings, seed, folder)?),
    };
    let by_name = |name: &Option<String>| name.as_ref().map(|name| load(folder, name)).transpose();
    let (race, prefilter) = (by_name(&settings.race)?, by_name(&settings.prefilter)?);
    let race = race.map(Races::Net);
    let trainer_settings = TrainerSettings {
        parallelism: Parallelism::Single,
        ..TrainerSettings::STANDARD
    };
    let mut trainer = Trainer::resume(&found.snapshot, trainer_settings);
    let (mut games, mut waiting) = (found.state.games, found.waiting);
    let mut pace = Pace::new(&settings.name, games, settings.games, context.intervals);
    let trained = |record: &Record| settings.trains(&record.board);
    let yardstick = Yardstick::load(folder, settings.decisions.as_deref(), trained)?;
    let measure = |net: &Network| yardstick.measure(net, settings.inputs, bearoff);
    let mut recent = BatchLoss::default();
    while games < settings.games || !waiting.is_empty() {
        let share = games as f32 / settings.games as f32;
        let net = trainer.network();
        let evaluator = compose(
            std::slice::from_ref(&net),
            race.as_ref(),
            prefilter.as_slice(),
            bearoff,
        )?;
        let lambda = settings.lambda_at(share);
        let end = settings.games.min(games + settings.games_per_round);
        let (loss, samples) = rayon::join(
            || fit(&mut trainer, &mut waiting, settings, bearoff, seed, games),
            || play(&evaluator, games..end, settings, seed, lambda),
        );
        waiting = samples;
        games = end;
        recent.merge(&loss);
        if pace.keeps() {
            let state = State { games };
            checkpoint::save(&path, &identity, &trainer.snapshot(), &state, &waiting)?;
        }
        if pace.reports() {
            let (speed, rms) = (pace.speed(games), recent.rms_equity());
            let strength = measure(&trainer.network());
            let strength = strength.map_or_else(String::new, |strength| strength.to_string());
            let message = format!("{speed:.0} games/s, rms equity to target {rms:.4}{strength}");
            pace.tell(listener, games, message)?;
            recent = BatchLoss::default();
        }
    }
    let net = trainer.network();
    let made = Made {
        games,
        strength: measure(&net),
    };
    save_net(&path_of(folder, &settings.name, "net"), &net, &made)?;
    remove_if_present(&path)
}

fn first_net(settings: &TdSettings, seed: u64, folder: &Path) -> Result<Network, TrainError> {
    let shape = settings.inputs.shape(settings.hidden, [0; 3]);
    if let Some(name) = &settings.from {
        let net = load(folder, name)?;
        if net.shape() != shape {
            return Err(TrainError::OtherShape {
                net: path_of(folder, name, "net"),
                expected: shape,
                found: net.shape(),
            });
        }
        return Ok(net);
    }
    Ok(Network::random(shape, seed, OUTPUT_BIAS)?)
}

/// Plays games in parallel; samples come in the order of the games.
fn play(
    evaluator: &CompositeEvaluator,
    games: std::ops::Range<u64>,
    settings: &TdSettings,
    seed: u64,
    lambda: f32,
) -> Vec<Record> {
    let played: Vec<Vec<Record>> = games
        .into_par_iter()
        .map(|game| one_game(evaluator, settings, seed, game, lambda))
        .collect();
    played.into_iter().flatten().collect()
}

fn one_game(
    evaluator: &CompositeEvaluator,
    settings: &TdSettings,
    seed: u64,
    game: u64,
    lambda: f32,
) -> Vec<Record> {
    let mut rng = stream(seed, &settings.name, game);
    let mut player = Player::new(evaluator, settings.keep);
    let mut board = Variation::Standard.start();
    let mut value = player.value(&board);
    let (mut boards, mut links) = (Vec::new(), Vec::new());
    while Class::of(&board).is_learned() {
        let roll = if boards.is_empty() {
            roll_opening(&mut rng)
        } else {
            roll_dice(&mut rng)
        };
        let choice = player.best(&board, roll);
        let (from, to) = (value.to_array(), choice.outcome.to_array());
        links.push(Link {
            value,
            correction: std::array::from_fn(|i| to[i] - from[i]),
            swap: [0.0; 5],
            on_policy: true,
        });
        boards.push(board);
        value = choice.outcome.flipped();
        board = choice.next;
    }
    let records = boards.into_iter().zip(chain(&links, lambda));
    records
        .map(|(board, target)| Record { board, target })
        .filter(|record| settings.trains(&record.board))
        .collect()
}

/// Fits the waiting samples once, in random order.
fn fit(
    trainer: &mut Trainer,
    samples: &mut [Record],
    settings: &TdSettings,
    bearoff: &OneSided,
    seed: u64,
    games: u64,
) -> BatchLoss {
    samples.shuffle(&mut stream(seed, "shuffle", games));
    let rate = settings.rate_at(games as f32 / settings.games as f32);
    let mut loss = BatchLoss::default();
    for part in samples.chunks(settings.batch) {
        let shape = settings.inputs.shape(settings.hidden, [0; 3]);
        let batch = settings.inputs.batch(shape, &[], bearoff, part.iter());
        loss.merge(&trainer.step(&batch, rate));
    }
    loss
}
