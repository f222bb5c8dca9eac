//! Nets that know how many rolls one side of a race needs, fitted to a one-sided bearoff database and, beyond it,
//! to what follows the next roll.

mod ahead;
mod played;
mod settings;
mod sides;

use std::collections::HashSet;

use serde::{Deserialize, Serialize};

use barpoint_bearoff::OneSided;
use barpoint_eval::ROLLS;
use barpoint_nn::{Network, OUTPUTS, Trainer};

use crate::checkpoint::{self, Checkpoint};
use crate::context::RunContext;
use crate::files::{path_of, remove_if_present, save_net};
use crate::order::Shuffled;
use crate::progress::Pace;
use crate::{Listener, TrainError, nets, races, records};
use sides::{Answers, Beyond, Side, encoded};

pub use settings::{Checker, OneSidedSettings};

/// The most held-out sides used by a check.
const CHECKED: usize = 10_000;
/// Weight of the logarithmic loss beside that of the sums.
const LOG_WEIGHT: f32 = 0.01;

#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize)]
struct State {
    step: u64,
}

/// What is known about a fitted net.
#[derive(Clone, Copy, Debug, Serialize)]
struct Made {
    step: u64,
    sides: usize,
    /// On sides held out: how many rolls the distribution is from the true one, on average.
    held_distance: Option<f64>,
}

/// The sides of a fit.
struct Data {
    training: Vec<Side>,
    held: Vec<Side>,
    fingerprint: Vec<u32>,
}

/// Runs or resumes the stage; its net ends in `NAME.net`.
pub(crate) fn run(
    settings: &OneSidedSettings,
    context: RunContext<'_>,
    listener: &mut Listener<'_>,
) -> Result<(), TrainError> {
    let from = settings.from.as_ref();
    let from = from
        .map(|name| nets::load(context.folder, name))
        .transpose()?;
    let data = load(settings, context, from.as_ref())?;
    let path = path_of(context.folder, &settings.name, "checkpoint");
    let sides = data.training.len();
    let identity = (context.seed, settings, &data.fingerprint, sides);
    let found = match checkpoint::load::<State>(&path, &identity)? {
        Some(found) => found,
        None => Checkpoint::start(first_net(settings, context, from)?),
    };
    let first = found.state.step;
    let mut trainer = Trainer::resume(&found.snapshot, settings.trainer_settings());
    let name = format!("{} order", settings.name);
    let mut order = Shuffled::new(context.seed, name, sides, settings.batch);
    let steps = order.steps(settings.epochs).max(1);
    let mut pace = Pace::new(&settings.name, first, steps, context.intervals);
    for step in first..steps {
        let chosen = order.chosen(step).iter();
        let chosen = chosen.map(|&i| &data.training[i as usize]);
        let rate = settings.rate_at(step, steps);
        learn(&mut trainer, settings, chosen, rate, context.bearoff);
        if pace.keeps() {
            let state = State { step: step + 1 };
            checkpoint::save(&path, &identity, &trainer.snapshot(), &state, &[])?;
        }
        if pace.reports() {
            let speed = pace.speed(step + 1) * settings.batch as f64;
            let held = distance(settings, &trainer.average(), &data.held, context.bearoff);
            let message = format!("{speed:.0} sides/s, {}", in_words(held));
            pace.tell(listener, step + 1, message)?;
        }
    }
    let net = trainer.average();
    let held_distance = distance(settings, &net, &data.held, context.bearoff);
    let made = Made {
        step: steps,
        sides,
        held_distance,
    };
    save_net(&path_of(context.folder, &settings.name, "net"), &net, &made)?;
    remove_if_present(&path)?;
    let message = format!("finished, {sides} sides, {}", in_words(held_distance));
    pace.tell(listener, steps, message)
}

/// The net that the fit starts from.
fn first_net(
    settings: &OneSidedSettings,
    context: RunContext<'_>,
    from: Option<Network>,
) -> Result<Network, TrainError> {
    let expected = settings.shape();
    let Some(net) = from else {
        return Ok(Network::random(expected, context.seed, [0.0; OUTPUTS])?);
    };
    let found = net.shape();
    if found == expected {
        return Ok(net);
    }
    Err(TrainError::OtherShape {
        net: path_of(context.folder, &settings.name, "net"),
        expected,
        found,
    })
}

/// The sides of the records with their answers.
fn load(
    settings: &OneSidedSettings,
    context: RunContext<'_>,
    from: Option<&Network>,
) -> Result<Data, TrainError> {
    let file = races::database(context.folder, settings.points)?;
    let answers = Answers {
        checker: settings.checker,
        bearoff: context.bearoff,
        file: &file,
        shape: settings.shape(),
        beyond: match (settings.sequences, from) {
            (0, None) => Beyond::Nothing,
            (0, Some(net)) => Beyond::Net(net),
            (sequences, net) => Beyond::Played {
                seed: context.seed,
                stage: &settings.name,
                sequences,
                net: net.filter(|_| settings.by_net),
            },
        },
    };
    let (mut training, mut held, mut fingerprint) = (Vec::new(), Vec::new(), Vec::new());
    for name in &settings.data {
        let found = records::read_finished(context.folder, name)?;
        training.extend(found.training);
        held.extend(found.held);
        fingerprint.push(found.fingerprint);
    }
    let mut seen = HashSet::new();
    let training = answers.sides(&training, &mut seen);
    let mut held = answers.sides(&held, &mut seen);
    let step = held.len().div_ceil(CHECKED).max(1);
    held = held.into_iter().step_by(step).collect();
    if training.is_empty() {
        return Err(TrainError::NoRecords {
            stage: settings.name.clone(),
        });
    }
    Ok(Data {
        training,
        held,
        fingerprint,
    })
}

/// One step.
fn learn<'a>(
    trainer: &mut Trainer,
    settings: &OneSidedSettings,
    chosen: impl Iterator<Item = &'a Side> + Clone,
    rate: f32,
    bearoff: &OneSided,
) {
    let halves = chosen.clone().map(|side| &side.half);
    let (batch, views) = encoded(settings.shape(), halves, bearoff);
    let targets: Vec<_> = chosen.map(|side| &side.target).collect();
    trainer.step_along(&batch, rate, |sample, outputs| {
        let prior = settings.checker.prior(&views[sample]);
        let slopes = slopes(&prior.chances(outputs), targets[sample]);
        prior.slopes(outputs, &slopes)
    });
}

/// The slopes of the loss by the logarithms of chances that are then made to sum to one. The loss is the sum of the
/// squared differences of the chances of at most so many rolls, which is what races are decided by, and a little of the
/// logarithmic loss.
fn slopes(chances: &[f32; ROLLS], target: &[f32; ROLLS]) -> [f32; ROLLS] {
    let mut slopes = [0.0; ROLLS];
    let mut difference = 0.0;
    for ((slope, chance), target) in slopes.iter_mut().zip(chances).zip(target) {
        difference += chance - target;
        *slope = 2.0 * difference;
    }
    let mut sum = 0.0;
    for slope in slopes.iter_mut().rev() {
        sum += *slope;
        *slope = sum;
    }
    let mean: f32 = slopes.iter().zip(chances).map(|(s, p)| s * p).sum();
    std::array::from_fn(|i| chances[i] * (slopes[i] - mean) + LOG_WEIGHT * (chances[i] - target[i]))
}

/// The mean distance, in rolls, of what a net says from the answers.
fn distance(
    settings: &OneSidedSettings,
    net: &Network,
    held: &[Side],
    bearoff: &OneSided,
) -> Option<f64> {
    let mut trainer = Trainer::new(net, settings.trainer_settings());
    let mut sum = 0.0;
    for sides in held.chunks(1024) {
        let halves = sides.iter().map(|side| &side.half);
        let (batch, views) = encoded(settings.shape(), halves, bearoff);
        let outputs = trainer.chances(&batch);
        for ((side, view), outputs) in sides.iter().zip(&views).zip(outputs) {
            let chances = settings.checker.prior(view).chances(outputs);
            let mut ahead = 0.0;
            for (chance, target) in chances.iter().zip(&side.target) {
                ahead += f64::from(chance - target);
                sum += ahead.abs();
            }
        }
    }
    (!held.is_empty()).then(|| sum / held.len() as f64)
}

fn in_words(distance: Option<f64>) -> String {
    distance.map_or_else(
        || "nothing held out".into(),
        |rolls| format!("held out {rolls:.5} rolls off"),
    )
}
