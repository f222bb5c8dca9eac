//! Settings of a fit of a one-sided net.

use serde::{Deserialize, Serialize};

use barpoint_eval::inputs::{ONE_SIDED_INPUTS, ONE_SIDED_RAW};
use barpoint_nn::{Parallelism, Shape, TrainerSettings};

use crate::checks::{Checks, LEAST_RATE};

/// Which checker of a side is to be borne off.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Checker {
    /// The last: winning.
    Last,
    /// The first of fifteen: saving the gammon.
    First,
}

/// Settings of a stage that fits a net to the number of rolls that one side of a race needs.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct OneSidedSettings {
    /// Name of the stage and of its net.
    pub name: String,
    /// What the rolls are for.
    pub checker: Checker,
    /// Names of records; both sides of their races are learned from.
    pub data: Vec<String>,
    /// Points of the one-sided bearoff database with the answers, 7 to 15. It is computed if it is not in the folder yet.
    pub points: u8,
    /// Units of the first hidden layer.
    pub hidden: usize,
    /// Units of the hidden layers after it.
    #[serde(default)]
    pub further: Vec<usize>,
    /// Net of the same shape to start from, which also says what follows a roll where the database does not. Without
    /// one, sides beyond the database are left out.
    #[serde(default)]
    pub from: Option<String>,
    /// How many sequences of rolls, with first rolls spread evenly over the 36, a side beyond the database is played on with,
    /// until the database knows it: always to the side with the fewest rolls to go, by the estimate or, with `by_net`
    /// and among plays close by the estimate, the net `from`, as long as the database does not say. As many sides again, a random
    /// play after those of the records, are then learned from. 0: the net `from` says what follows.
    #[serde(default, skip_serializing_if = "crate::checks::is_default")]
    pub sequences: u8,
    /// Whether sides are played on as the net `from` says. What follows is counted, so that its errors cost rolls but are not
    /// learned.
    #[serde(default, skip_serializing_if = "crate::checks::is_default")]
    pub by_net: bool,
    /// How often each side is used.
    pub epochs: f64,
    /// Sides per step.
    #[serde(default = "OneSidedSettings::batch")]
    pub batch: usize,
    /// Largest learning rate, reached after 200 steps; falls to zero along a cosine.
    pub rate: f32,
    /// Decay per step of the moving average of the weights.
    #[serde(default = "OneSidedSettings::average_decay")]
    pub average_decay: f32,
}

impl OneSidedSettings {
    const WARM_UP: f32 = 200.0;

    const fn batch() -> usize {
        256
    }

    const fn average_decay() -> f32 {
        0.999
    }

    /// What is wrong with the settings, if anything.
    pub(crate) fn problem(&self) -> Option<String> {
        let most = Shape::MOST_FURTHER;
        Checks::default()
            .range("points", self.points, [7, 15])
            .range("sequences", self.sequences, [0, 36])
            .range("epochs", self.epochs, [1e-6, 1e6])
            .range("batch", self.batch, [1, 1 << 15])
            .range("rate", self.rate, [LEAST_RATE, 1.0])
            .range("average_decay", self.average_decay, [0.0, 0.999_999])
            .shape(&self.shape().check())
            .that(self.further.len() <= most, || {
                let found = self.further.len();
                format!("expected up to {most} further layers, found {found}")
            })
            .that(
                !self.by_net || (self.sequences > 0 && self.from.is_some()),
                || "expected sequences and from with by_net, found one of them or neither".into(),
            )
            .that(!self.data.is_empty(), || {
                "expected names of records as data, found none".into()
            })
            .first_problem()
    }

    pub(super) fn shape(&self) -> Shape {
        let mut further = [0; Shape::MOST_FURTHER];
        for (units, &asked) in further.iter_mut().zip(&self.further) {
            *units = asked;
        }
        Shape {
            sparse: ONE_SIDED_RAW,
            dense: ONE_SIDED_INPUTS,
            hidden: self.hidden,
            further,
        }
    }

    pub(super) const fn trainer_settings(&self) -> TrainerSettings {
        TrainerSettings {
            average_decay: Some(self.average_decay),
            parallelism: Parallelism::Pool,
            ..TrainerSettings::STANDARD
        }
    }

    pub(super) fn rate_at(&self, step: u64, steps: u64) -> f32 {
        let share = step as f32 / steps.max(1) as f32;
        let warm = ((step + 1) as f32 / Self::WARM_UP).min(1.0);
        self.rate * warm * 0.5 * (1.0 + (std::f32::consts::PI * share).cos())
    }
}
