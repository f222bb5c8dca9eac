//! The net of cube lives: what a board says about how alive the cube is.
//!
//! Temporal differences for the cube: in each round positions of games are valued one roll ahead with what has been learned so far,
//! and the lives that give these values are fitted by a small net and a table together.

mod fit;
mod learned;
mod samples;
mod settings;

use std::sync::Arc;

use rayon::prelude::*;
use serde::{Deserialize, Serialize};

use barpoint_equity::Met;
use barpoint_eval::Search;
use barpoint_nn::{Snapshot, Trainer};

use crate::checkpoint::{self, Checkpoint};
use crate::context::RunContext;
use crate::files::{at, path_of, remove_if_present, save_net};
use crate::games::is_held_out;
use crate::order::Shuffled;
use crate::progress::Pace;
use crate::streams::stream;
use crate::{Listener, TrainError};
use fit::Fit;
use learned::Learned;
use samples::{Sample, of_game};

pub use settings::CubeLifeSettings;

/// Games valued between two reports.
const GAMES_TOGETHER: u64 = 64;
/// One game in this many is held out.
const HOLD_OUT: u64 = 20;
/// Positions whose best plays are remembered.
const REMEMBERED: usize = 1 << 12;

#[derive(Clone, Debug, Default, Serialize, Deserialize)]
struct State {
    /// Rounds done.
    rounds: u32,
    /// The numbers of the table; none before the first round.
    table: Vec<f32>,
    /// Where the last round ended.
    made: Option<Made>,
}

/// What is known about the net.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
struct Made {
    positions: usize,
    cubes_held_out: usize,
    /// Root of the mean square error on cubes held out, by the usual lives and by those learned: points per cube.
    usual_error: f64,
    error: f64,
}

/// Runs or resumes the stage: its net ends in `NAME.net`, the files that ship in their folder.
pub(crate) fn run(
    settings: &CubeLifeSettings,
    context: RunContext<'_>,
    listener: &mut Listener<'_>,
) -> Result<(), TrainError> {
    // A folder that cannot be made is told before the work, not after it.
    let to = context.folder.join(&settings.to);
    std::fs::create_dir_all(&to).map_err(at(&to))?;
    let evaluator = Arc::new(settings.nets.evaluator(context.folder, context.bearoff)?);
    let search = Search::new(evaluator, Arc::new(Met::kazaross_xg2()), REMEMBERED);
    let path = path_of(context.folder, &settings.name, "checkpoint");
    let identity = (context.seed, settings);
    let (mut rounds, mut learned, mut made) = match checkpoint::load::<State>(&path, &identity)? {
        Some(Checkpoint {
            snapshot, state, ..
        }) => {
            let network =
                Trainer::resume(&snapshot, CubeLifeSettings::trainer_settings()).network();
            let table = state.table;
            (state.rounds, Learned { network, table }, state.made)
        }
        None => (0, Learned::nothing(settings, context.seed)?, None),
    };
    while rounds < settings.rounds {
        let lives = Arc::new(learned.lives(rounds, &path)?);
        let search = search.with_lives(lives, REMEMBERED);
        let samples = Samples::of_round(settings, context, rounds, &search, listener)?;
        let (found, errors) = learn(settings, context, rounds, learned, &samples, listener)?;
        learned = found;
        made = Some(errors);
        rounds += 1;
        let state = State {
            rounds,
            table: learned.table.clone(),
            made,
        };
        let snapshot = Snapshot::start(learned.network.clone());
        checkpoint::save(&path, &identity, &snapshot, &state, &[])?;
    }
    learned.write(settings, context, made)?;
    let net = path_of(context.folder, &settings.name, "net");
    save_net(&net, &learned.network, &made)?;
    remove_if_present(&path)
}

/// The samples of a round.
struct Samples {
    training: Vec<Sample>,
    held: Vec<Sample>,
}

impl Samples {
    fn of_round(
        settings: &CubeLifeSettings,
        context: RunContext<'_>,
        round: u32,
        search: &Search,
        listener: &mut Listener<'_>,
    ) -> Result<Self, TrainError> {
        let mut found = Self {
            training: Vec::new(),
            held: Vec::new(),
        };
        let name = format!("{} round {}", settings.name, round + 1);
        let mut pace = Pace::new(&settings.name, 0, settings.games, context.intervals);
        let mut played = 0;
        while played < settings.games {
            let to = settings.games.min(played + GAMES_TOGETHER);
            let games = (played..to).into_par_iter().map(|game| {
                let mut rng = stream(context.seed, &name, game);
                (game, of_game(search, settings.plies, &mut rng))
            });
            for (game, samples) in games.collect::<Vec<_>>() {
                let part = if is_held_out(game, HOLD_OUT) {
                    &mut found.held
                } else {
                    &mut found.training
                };
                part.extend(samples);
            }
            played = to;
            if pace.reports() {
                let message = format!(
                    "games of round {} of {}, {} positions",
                    round + 1,
                    settings.rounds,
                    found.training.len()
                );
                pace.tell(listener, played, message)?;
            }
        }
        if found.training.is_empty() {
            return Err(TrainError::NoRecords {
                stage: settings.name.clone(),
            });
        }
        Ok(found)
    }
}

/// Fits to the samples of a round.
fn learn(
    settings: &CubeLifeSettings,
    context: RunContext<'_>,
    round: u32,
    learned: Learned,
    samples: &Samples,
    listener: &mut Listener<'_>,
) -> Result<(Learned, Made), TrainError> {
    let mut fit = Fit::new(&learned.network, learned.table);
    let Samples { training, held } = samples;
    let name = format!("{} order {}", settings.name, round + 1);
    let mut order = Shuffled::new(context.seed, name, training.len(), settings.batch);
    let steps = order.steps(settings.epochs).max(1);
    let mut pace = Pace::new(&settings.name, 0, steps, context.intervals);
    for step in 0..steps {
        let chosen = order.chosen(step).iter().map(|&i| &training[i as usize]);
        let left = 1.0 - step as f32 / steps as f32;
        fit.learn(&chosen.collect::<Vec<_>>(), settings.rate * left);
        if pace.reports() {
            let (number, errors) = (round + 1, fit.errors(held).in_words());
            let message = format!("fit of round {number} of {}, {errors}", settings.rounds);
            pace.tell(listener, step + 1, message)?;
        }
    }
    let errors = fit.errors(held);
    let message = format!(
        "round {} of {} finished, {}",
        round + 1,
        settings.rounds,
        errors.in_words()
    );
    pace.tell(listener, steps, message)?;
    let made = Made {
        positions: training.len(),
        cubes_held_out: errors.cubes,
        usual_error: errors.usual_rms(),
        error: errors.rms(),
    };
    let learned = Learned {
        network: fit.network(),
        table: fit.table().to_vec(),
    };
    Ok((learned, made))
}
