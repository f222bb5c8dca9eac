//! Supervised fitting of a net to records: Adam, warm-up and cosine learning rate, a moving average
//! of the weights as the result.

use std::path::Path;

use serde::{Deserialize, Serialize};

use barpoint_bearoff::OneSided;
use barpoint_eval::inputs::raw_unit;
use barpoint_eval::{Class, Plan};
use barpoint_nn::{Batch, BatchLoss, Network, Parallelism, Shape, Trainer, TrainerSettings};

use crate::checkpoint::{self, Checkpoint};
use crate::checks::{Checks, LEAST_RATE, MOST_OF_A_BATCH};
use crate::decisions::{Strength, Yardstick};
use crate::encode::Inputs;
use crate::files::{is_zero, path_of, remove_if_present, save_net};
use crate::nets;
use crate::optimiser::Device;
use crate::order::Shuffled;
use crate::progress::{Intervals, Pace};
use crate::records::{self, Record};
use crate::td::OUTPUT_BIAS;
use crate::{Listener, TrainError};

/// Which positions a net is fitted to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Positions {
    /// All.
    All,
    /// Those with contact.
    Contact,
    /// Those without.
    Race,
    /// Those with contact where both sides have at most one checker back.
    BothOut,
    /// Those with contact where only the opponent has two or three checkers back.
    TheyHeld,
    /// Those with contact where only the side on roll has two or three checkers back.
    Held,
    /// Those with contact where both sides have two or three checkers back.
    BothHeld,
    /// Those with contact where some side has four or more checkers back.
    Deep,
}

impl Positions {
    fn contain(self, record: &Record) -> bool {
        let class = Class::of(&record.board);
        let plan = |plan| class == Class::Contact && Plan::of(&record.board) == plan;
        match self {
            Self::All => true,
            Self::Contact => class == Class::Contact,
            Self::Race => class == Class::Race,
            Self::BothOut => plan(Plan::BothOut),
            Self::TheyHeld => plan(Plan::TheyHeld),
            Self::Held => plan(Plan::Held),
            Self::BothHeld => plan(Plan::BothHeld),
            Self::Deep => plan(Plan::Deep),
        }
    }
}

/// Settings of a stage that fits a net.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct FitSettings {
    /// Name of the stage and of its net.
    pub name: String,
    /// What the net sees.
    pub inputs: Inputs,
    /// Which positions it is fitted to.
    pub positions: Positions,
    /// Hidden units: 64 to 4096 in steps of 64.
    pub hidden: usize,
    /// Units of a second layer for each 64 hidden units: 0 or 16.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub second: usize,
    /// Hand-made inputs the net does without, counted from 0: to measure what inputs are worth.
    #[serde(default)]
    pub without: Vec<usize>,
    /// Net to start from, with at most as many hidden units, hand-made inputs and second-layer units; random weights if
    /// absent.
    #[serde(default)]
    pub from: Option<String>,
    /// Names of records; one named twice counts twice.
    pub data: Vec<String>,
    /// Name of the records that measure the fit; those held out of `data` if absent.
    #[serde(default)]
    pub validation: Option<String>,
    /// Name of a decisions stage that measures how well the net chooses plays; not measured if absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub decisions: Option<String>,
    /// How often every record is used.
    pub epochs: f64,
    /// If not 0, the weights of the raw inputs are put on multiples of one in so many at the start and stay there, while
    /// all others are fitted to them: a net that plays rounds its weights to such multiples, and rounding that comes
    /// afterwards adds up to errors with a sign.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub grid: usize,
    /// Samples per step.
    #[serde(default = "FitSettings::batch")]
    pub batch: usize,
    /// Largest learning rate, reached after the warm-up; falls to zero along a cosine.
    pub rate: f32,
    /// Steps of warm-up.
    #[serde(default = "FitSettings::warm_up")]
    pub warm_up: u64,
    /// Decay per step of the moving average of the weights.
    #[serde(default = "FitSettings::average_decay")]
    pub average_decay: f32,
}

impl FitSettings {
    const fn batch() -> usize {
        256
    }

    const fn warm_up() -> u64 {
        200
    }

    const fn average_decay() -> f32 {
        0.999
    }

    /// What is wrong with the settings, if anything.
    pub(crate) fn problem(&self) -> Option<String> {
        let inputs = self.shape().dense;
        let shape = self.shape().check();
        let beyond = self.without.iter().find(|&&input| input >= inputs);
        Checks::default()
            .range("epochs", self.epochs, [1e-6, 1e6])
            .range("batch", self.batch, [1, MOST_OF_A_BATCH])
            .range("rate", self.rate, [LEAST_RATE, 1.0])
            .range("average_decay", self.average_decay, [0.0, 0.999_999])
            .range("grid", self.grid, [0, 1 << 15])
            .shape(&shape)
            .that(!self.data.is_empty(), || {
                "expected names of records as data, found none".into()
            })
            .that(self.grid == 0 || self.from.is_some(), || {
                "expected a net to begin with (from) for a grid, found none".into()
            })
            .that(beyond.is_none(), || {
                let found = beyond.copied().unwrap_or_default();
                format!("expected hand-made inputs below {inputs} in without, found {found}")
            })
            .first_problem()
    }

    fn encoded<'a>(&self, bearoff: &OneSided, records: impl Iterator<Item = &'a Record>) -> Batch {
        self.inputs
            .batch(self.shape(), &self.without, bearoff, records)
    }

    const fn shape(&self) -> Shape {
        self.inputs.shape(self.hidden, self.second)
    }

    /// Steps that the epochs make.
    fn steps(&self, order: &Shuffled, records: usize) -> Result<u64, TrainError> {
        match order.steps(self.epochs) {
            0 => Err(TrainError::NoSteps {
                stage: self.name.clone(),
                records,
            }),
            steps => Ok(steps),
        }
    }

    fn rate_at(&self, step: u64, steps: u64) -> f32 {
        let share = step as f32 / steps.max(1) as f32;
        let warm = ((step + 1) as f32 / self.warm_up.max(1) as f32).min(1.0);
        self.rate * warm * 0.5 * (1.0 + (std::f32::consts::PI * share).cos())
    }
}

#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize)]
struct State {
    step: u64,
}

/// What is known about a fitted net.
#[derive(Clone, Copy, Debug, Serialize)]
struct Made {
    step: u64,
    /// Root mean square equity difference on the records held out, if there are any.
    held_rms: Option<f64>,
    /// How well it chooses plays.
    #[serde(skip_serializing_if = "Option::is_none")]
    strength: Option<Strength>,
}

/// Records held out that a check uses at most.
const CHECKED: usize = 30_000;

/// Runs or resumes the stage; its net ends in `NAME.net`.
#[expect(
    clippy::too_many_lines,
    reason = "one training loop with its checkpoints"
)]
pub(crate) fn run(
    settings: &FitSettings,
    seed: u64,
    folder: &Path,
    bearoff: &OneSided,
    device: Device,
    intervals: Intervals,
    listener: &mut Listener<'_>,
) -> Result<(), TrainError> {
    let Data {
        training,
        held,
        unchecked,
        fingerprint,
    } = load(settings, folder)?;
    let path = path_of(folder, &settings.name, "checkpoint");
    let identity = (seed, settings, fingerprint, training.len());
    let found = match checkpoint::load::<State>(&path, &identity)? {
        Some(found) => found,
        None => Checkpoint::start(first_net(settings, seed, folder)?),
    };
    let first = found.state.step;
    let wanted = |record: &Record| settings.positions.contain(record);
    let yardstick = Yardstick::load(folder, settings.decisions.as_deref(), wanted)?;
    let measure = |net: &Network| yardstick.measure(net, settings.inputs, bearoff);
    let constants = TrainerSettings {
        average_decay: Some(settings.average_decay),
        sparse_fixed: settings.grid > 0,
        parallelism: Parallelism::Pool,
        ..TrainerSettings::STANDARD
    };
    let mut optimiser = device.resume(&found.snapshot, constants)?;
    let name = format!("{} order", settings.name);
    let mut order = Shuffled::new(seed, name, training.len(), settings.batch);
    let steps = settings.steps(&order, training.len())?;
    let encode = |chosen: &[u32]| {
        let records = chosen.iter().map(|&i| &training[i as usize]);
        settings.encoded(bearoff, records)
    };
    let mut pace = Pace::new(&settings.name, first, steps, intervals);
    for name in unchecked {
        let message = format!("{name}.json is of an older version without checksums: not checked");
        pace.tell(listener, first, message)?;
    }
    let mut next = (first < steps).then(|| encode(order.chosen(first)));
    for step in first..steps {
        let batch = next.take().unwrap_or_else(|| encode(order.chosen(step)));
        let rate = settings.rate_at(step, steps);
        let upcoming = (step + 1 < steps).then(|| order.chosen(step + 1));
        ((), next) = rayon::join(|| optimiser.step(&batch, rate), || upcoming.map(encode));
        if pace.keeps() {
            let state = State { step: step + 1 };
            checkpoint::save(&path, &identity, &optimiser.snapshot()?, &state, &[])?;
        }
        if pace.reports() {
            let net = optimiser.average()?;
            let message = format!(
                "{:.0} records/s, rms equity to target {:.5}, {}{}",
                pace.speed(step + 1) * settings.batch as f64,
                optimiser.take_loss()?.rms_equity(),
                in_words(check(settings, &net, bearoff, &held)),
                measure(&net).map_or_else(String::new, |strength| strength.to_string()),
            );
            pace.tell(listener, step + 1, message)?;
        }
    }
    let net = optimiser.average()?;
    let held_rms = check(settings, &net, bearoff, &held);
    let result = Made {
        step: steps,
        held_rms,
        strength: measure(&net),
    };
    save_net(&path_of(folder, &settings.name, "net"), &net, &result)?;
    remove_if_present(&path)?;
    let message = format!("finished, {}", in_words(held_rms));
    pace.tell(listener, steps, message)
}

/// The records of a fit.
struct Data {
    training: Vec<Record>,
    held: Vec<Record>,
    /// Names of records without checksums.
    unchecked: Vec<String>,
    /// Changes when the records do.
    fingerprint: Vec<u32>,
}

impl Data {
    fn note(&mut self, name: &String, checked: bool) {
        if !checked && !self.unchecked.contains(name) {
            self.unchecked.push(name.clone());
        }
    }
}

fn load(settings: &FitSettings, folder: &Path) -> Result<Data, TrainError> {
    let mut data = Data {
        training: Vec::new(),
        held: Vec::new(),
        unchecked: Vec::new(),
        fingerprint: Vec::new(),
    };
    let wanted = |record: &Record| settings.positions.contain(record);
    for name in &settings.data {
        let found = records::read_finished(folder, name)?;
        data.training
            .extend(found.training.into_iter().filter(wanted));
        data.held.extend(found.held.into_iter().filter(wanted));
        data.note(name, found.checked);
        data.fingerprint.push(found.fingerprint);
    }
    if let Some(name) = &settings.validation {
        let found = records::read_finished(folder, name)?;
        data.held = found.training;
        data.held.extend(found.held);
        data.held.retain(wanted);
        data.note(name, found.checked);
    }
    // Evenly, not the first: they would be of the first file.
    let step = data.held.len().div_ceil(CHECKED).max(1);
    data.held = data.held.into_iter().step_by(step).collect();
    if data.training.is_empty() {
        return Err(TrainError::NoRecords {
            stage: settings.name.clone(),
        });
    }
    Ok(data)
}

fn first_net(settings: &FitSettings, seed: u64, folder: &Path) -> Result<Network, TrainError> {
    let shape = settings.shape();
    let Some(name) = &settings.from else {
        let net = Network::random(shape, seed, OUTPUT_BIAS)?;
        return without(&net, &settings.without);
    };
    let net = nets::load(folder, name)?;
    let found = net.shape();
    let widened = if settings.inputs.can_follow(found.dense) {
        net.widened(shape, seed)?
    } else {
        None
    };
    let net = widened.ok_or_else(|| TrainError::OtherShape {
        net: path_of(folder, name, "net"),
        expected: shape,
        found,
    })?;
    on_grid(&net, settings.grid)
}

/// The net with the weights of its raw inputs rounded so that what a place adds is a multiple of `1 / grid`.
fn on_grid(net: &Network, grid: usize) -> Result<Network, TrainError> {
    let shape = net.shape();
    let mut parameters = net.parameters().to_vec();
    if grid > 0 {
        for (input, row) in parameters
            .chunks_exact_mut(shape.hidden)
            .enumerate()
            .take(shape.sparse)
        {
            let unit = raw_unit(input) / grid as f32;
            for weight in row {
                *weight = (*weight / unit).round() * unit;
            }
        }
    }
    Ok(Network::from_parameters(shape, parameters)?)
}

/// The net with the weights of these hand-made inputs set to zero.
fn without(net: &Network, inputs: &[usize]) -> Result<Network, TrainError> {
    let shape = net.shape();
    let mut parameters = net.parameters().to_vec();
    for &input in inputs.iter().filter(|&&input| input < shape.dense) {
        parameters[(shape.sparse + input) * shape.hidden..][..shape.hidden].fill(0.0);
    }
    Ok(Network::from_parameters(shape, parameters)?)
}

fn in_words(held_rms: Option<f64>) -> String {
    held_rms.map_or_else(
        || "nothing held out".into(),
        |rms| format!("held out {rms:.5}"),
    )
}

/// Root mean square equity difference on held-out records, `None` without any.
fn check(
    settings: &FitSettings,
    net: &Network,
    bearoff: &OneSided,
    held: &[Record],
) -> Option<f64> {
    let mut trainer = Trainer::new(
        net,
        TrainerSettings {
            parallelism: Parallelism::Pool,
            ..TrainerSettings::STANDARD
        },
    );
    let mut loss = BatchLoss::default();
    for records in held.chunks(1024) {
        let batch = settings.encoded(bearoff, records.iter());
        loss.merge(&trainer.loss(&batch));
    }
    (!held.is_empty()).then(|| loss.rms_equity())
}

#[cfg(test)]
mod tests {
    use super::*;
    use barpoint_eval::inputs::{SLOTS, slot_inputs};

    fn settings() -> FitSettings {
        FitSettings {
            name: "some".into(),
            inputs: Inputs::Raw,
            positions: Positions::All,
            hidden: 64,
            second: 0,
            without: Vec::new(),
            from: None,
            data: Vec::new(),
            validation: None,
            decisions: None,
            epochs: 2.0,
            grid: 0,
            batch: 4,
            rate: 0.01,
            warm_up: 2,
            average_decay: 0.9,
        }
    }

    #[test]
    fn rate_warms_up_and_falls_to_zero() {
        let settings = settings();
        assert!(settings.rate_at(0, 100) < settings.rate_at(1, 100));
        assert!((settings.rate_at(1, 100) - 0.01).abs() < 1e-4);
        assert!(settings.rate_at(99, 100) < 1e-5);
    }

    #[test]
    fn weights_on_the_grid_add_up_to_multiples() {
        let net = Network::random(Inputs::Raw.shape(64, 0), 3, OUTPUT_BIAS).unwrap();
        assert_eq!(on_grid(&net, 0).unwrap(), net);
        let coarse = on_grid(&net, 64).unwrap();
        for slot in 0..SLOTS {
            for count in 0..=15 {
                for unit in 0..64 {
                    let sum: f32 = slot_inputs(slot, count)
                        .map(|(input, value)| value * coarse.column(usize::from(input))[unit])
                        .sum();
                    let multiple = sum * 64.0;
                    assert!((multiple - multiple.round()).abs() < 1e-3, "{slot} {count}");
                }
            }
        }
        let furthest = net.parameters().iter().zip(coarse.parameters());
        let furthest = furthest.fold(0.0_f32, |most, (a, b)| (a - b).abs().max(most));
        assert!(furthest <= 0.5 * 5.0 / 64.0 + 1e-6, "{furthest}");
    }

    #[test]
    fn left_out_inputs_start_and_stay_without_weight() {
        let net = Network::random(Inputs::Contact.shape(64, 0), 3, OUTPUT_BIAS).unwrap();
        let cut = without(&net, &[2, 900]).unwrap();
        let shape = net.shape();
        let row = |net: &Network, input: usize| {
            net.parameters()[(shape.sparse + input) * 64..][..64].to_vec()
        };
        assert!(row(&cut, 2).iter().all(|w| w.to_bits() == 0));
        assert_ne!(row(&net, 2), row(&cut, 2));
        assert_eq!(row(&net, 3), row(&cut, 3));
        let board = barpoint_rules::Variation::Standard.start();
        let target = barpoint_equity::Outcome::default();
        let record = Record { board, target };
        let batch = |without: &[usize]| {
            let records = std::iter::once(&record);
            Inputs::Contact.batch(shape, without, &OneSided::build(), records)
        };
        let mut trainer = Trainer::new(&cut, TrainerSettings::STANDARD);
        trainer.step(&batch(&[2]), 0.1);
        assert!(row(&trainer.network(), 2).iter().all(|w| w.to_bits() == 0));
        assert_ne!(row(&trainer.network(), 3), row(&cut, 3));
    }
}
