//! The settings of a fit.

use serde::{Deserialize, Serialize};

use barpoint_bearoff::OneSided;
use barpoint_eval::{Class, Plan};
use barpoint_nn::{Batch, Parallelism, Shape, TrainerSettings};

use crate::TrainError;
use crate::checks::{Checks, LEAST_RATE, MOST_OF_A_BATCH};
use crate::encode::Inputs;
use crate::files::is_zero;
use crate::order::Shuffled;
use crate::records::Record;

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
    /// Those with contact unlike what games lead to ([`Plan::Wild`]), which belong to no other plan.
    Wild,
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
    /// Whether plans are told by the checkers back alone, for nets that play without one for wild positions.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub ordinary: bool,
    /// Hidden units: 64 to 4096 in steps of 64.
    pub hidden: usize,
    /// Hidden units of the layers after the first, up to three: 64 to 1024 in steps of 64.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub further: Vec<usize>,
    /// Hand-made inputs left out, counted from 0: to measure what each input contributes.
    #[serde(default)]
    pub without: Vec<usize>,
    /// Net to start from, with at most as many hidden units, hand-made inputs and further layers; random weights if
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
    /// How often each record is used.
    pub epochs: f64,
    /// If not 0, the weights of the raw inputs are rounded to multiples of `1 / grid` at the start and stay fixed while
    /// all others are fitted around them: the net that plays rounds its weights to such multiples, and rounding only
    /// after the fit would add up to biased errors.
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

    /// Whether the net is fitted to this record.
    pub(super) fn takes(&self, record: &Record) -> bool {
        let class = Class::of(&record.board);
        let plan_of = if self.ordinary {
            Plan::ordinary
        } else {
            Plan::of
        };
        let plan = |plan| class == Class::Contact && plan_of(&record.board) == plan;
        match self.positions {
            Positions::All => true,
            Positions::Contact => class == Class::Contact,
            Positions::Race => class == Class::Race,
            Positions::BothOut => plan(Plan::BothOut),
            Positions::TheyHeld => plan(Plan::TheyHeld),
            Positions::Held => plan(Plan::Held),
            Positions::BothHeld => plan(Plan::BothHeld),
            Positions::Deep => plan(Plan::Deep),
            Positions::Wild => plan(Plan::Wild),
        }
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
            .that(self.further.len() <= Shape::MOST_FURTHER, || {
                format!(
                    "expected up to {} further layers, found {}",
                    Shape::MOST_FURTHER,
                    self.further.len()
                )
            })
            .that(!self.ordinary || self.positions != Positions::Wild, || {
                "expected positions of a plan by the checkers back, found wild ones".into()
            })
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

    pub(super) fn encoded<'a>(
        &self,
        bearoff: &OneSided,
        records: impl Iterator<Item = &'a Record>,
    ) -> Batch {
        self.inputs
            .batch(self.shape(), &self.without, bearoff, records)
    }

    pub(super) fn shape(&self) -> Shape {
        let mut further = [0; Shape::MOST_FURTHER];
        for (units, &asked) in further.iter_mut().zip(&self.further) {
            *units = asked;
        }
        self.inputs.shape(self.hidden, further)
    }

    /// How the weights are fitted.
    pub(super) const fn trainer_settings(&self) -> TrainerSettings {
        TrainerSettings {
            average_decay: Some(self.average_decay),
            sparse_fixed: self.grid > 0,
            parallelism: Parallelism::Pool,
            ..TrainerSettings::STANDARD
        }
    }

    /// The number of steps in the epochs.
    pub(super) fn steps(&self, order: &Shuffled, records: usize) -> Result<u64, TrainError> {
        match order.steps(self.epochs) {
            0 => Err(TrainError::NoSteps {
                stage: self.name.clone(),
                records,
            }),
            steps => Ok(steps),
        }
    }

    pub(super) fn rate_at(&self, step: u64, steps: u64) -> f32 {
        let share = step as f32 / steps.max(1) as f32;
        let warm = ((step + 1) as f32 / self.warm_up.max(1) as f32).min(1.0);
        self.rate * warm * 0.5 * (1.0 + (std::f32::consts::PI * share).cos())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn settings() -> FitSettings {
        FitSettings {
            name: "some".into(),
            inputs: Inputs::Raw,
            positions: Positions::All,
            ordinary: false,
            hidden: 64,
            further: Vec::new(),
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
}
