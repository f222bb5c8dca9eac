//! Supervised fitting of a net to records: Adam, warm-up and cosine learning rate, a moving average
//! of the weights as the result.

mod data;
mod first_net;
mod settings;

use serde::{Deserialize, Serialize};

use barpoint_bearoff::OneSided;
use barpoint_nn::{BatchLoss, Network, Parallelism, Trainer, TrainerSettings};

use crate::checkpoint::{self, Checkpoint};
use crate::context::RunContext;
use crate::decisions::{Strength, Yardstick};
use crate::files::{path_of, remove_if_present, save_net};
use crate::order::Shuffled;
use crate::progress::Pace;
use crate::records::Record;
use crate::{Listener, TrainError};
use first_net::first_net;

pub use settings::{FitSettings, Positions};

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

/// Runs or resumes the stage; its net ends in `NAME.net`.
pub(crate) fn run(
    settings: &FitSettings,
    context: RunContext<'_>,
    listener: &mut Listener<'_>,
) -> Result<(), TrainError> {
    let data = data::load(settings, context.folder)?;
    let training = data.training;
    let path = path_of(context.folder, &settings.name, "checkpoint");
    let identity = (context.seed, settings, data.fingerprint, training.len());
    let found = match checkpoint::load::<State>(&path, &identity)? {
        Some(found) => found,
        None => Checkpoint::start(first_net(settings, context.seed, context.folder)?),
    };
    let first = found.state.step;
    let wanted = |record: &Record| settings.takes(record);
    let yardstick = Yardstick::load(context.folder, settings.decisions.as_deref(), wanted)?;
    let check = Check {
        settings,
        bearoff: context.bearoff,
        held: data.held,
        yardstick,
    };
    let mut trainer = Trainer::resume(&found.snapshot, settings.trainer_settings());
    let mut loss = BatchLoss::default();
    let name = format!("{} order", settings.name);
    let mut order = Shuffled::new(context.seed, name, training.len(), settings.batch);
    let steps = settings.steps(&order, training.len())?;
    let encode = |chosen: &[u32]| {
        let records = chosen.iter().map(|&i| &training[i as usize]);
        settings.encoded(context.bearoff, records)
    };
    let mut pace = Pace::new(&settings.name, first, steps, context.intervals);
    for name in data.unchecked {
        let message = format!("{name}.json is of an older version without checksums: not checked");
        pace.tell(listener, first, message)?;
    }
    let mut next = (first < steps).then(|| encode(order.chosen(first)));
    for step in first..steps {
        let batch = next.take().unwrap_or_else(|| encode(order.chosen(step)));
        let rate = settings.rate_at(step, steps);
        let upcoming = (step + 1 < steps).then(|| order.chosen(step + 1));
        ((), next) = rayon::join(
            || loss.merge(&trainer.step(&batch, rate)),
            || upcoming.map(encode),
        );
        if pace.keeps() {
            let state = State { step: step + 1 };
            checkpoint::save(&path, &identity, &trainer.snapshot(), &state, &[])?;
        }
        if pace.reports() {
            let speed = pace.speed(step + 1) * settings.batch as f64;
            let (rms, net) = (std::mem::take(&mut loss).rms_equity(), trainer.average());
            let message = format!(
                "{speed:.0} records/s, rms equity to target {rms:.5}, {}",
                check.report(&net)
            );
            pace.tell(listener, step + 1, message)?;
        }
    }
    let net = trainer.average();
    let made = check.made(&net, steps);
    save_net(&path_of(context.folder, &settings.name, "net"), &net, &made)?;
    remove_if_present(&path)?;
    let message = format!("finished, {}", in_words(made.held_rms));
    pace.tell(listener, steps, message)
}

/// What a net in training is measured by.
struct Check<'a> {
    settings: &'a FitSettings,
    bearoff: &'a OneSided,
    held: Vec<Record>,
    yardstick: Yardstick,
}

impl Check<'_> {
    /// Root mean square equity difference on held-out records, `None` without any.
    fn held_rms(&self, net: &Network) -> Option<f64> {
        let mut trainer = Trainer::new(
            net,
            TrainerSettings {
                parallelism: Parallelism::Pool,
                ..TrainerSettings::STANDARD
            },
        );
        let mut loss = BatchLoss::default();
        for records in self.held.chunks(1024) {
            let batch = self.settings.encoded(self.bearoff, records.iter());
            loss.merge(&trainer.loss(&batch));
        }
        (!self.held.is_empty()).then(|| loss.rms_equity())
    }

    /// How well the net chooses plays, `None` if there are no decisions to measure it by.
    fn strength(&self, net: &Network) -> Option<Strength> {
        self.yardstick
            .measure(net, self.settings.inputs, self.bearoff)
    }

    /// What is known about the net after its last step.
    fn made(&self, net: &Network, step: u64) -> Made {
        Made {
            step,
            held_rms: self.held_rms(net),
            strength: self.strength(net),
        }
    }

    /// The error on held-out records and the strength in words.
    fn report(&self, net: &Network) -> String {
        let strength = self.strength(net);
        let strength = strength.map_or_else(String::new, |strength| strength.to_string());
        format!("{}{strength}", in_words(self.held_rms(net)))
    }
}

fn in_words(held_rms: Option<f64>) -> String {
    held_rms.map_or_else(
        || "nothing held out".into(),
        |rms| format!("held out {rms:.5}"),
    )
}
