//! What the choices of a net lose on decisions that were looked ahead.

use std::path::Path;

use serde::{Deserialize, Serialize};

use barpoint_bearoff::OneSided;
use barpoint_equity::Outcome;
use barpoint_nn::{Network, Parallelism, Trainer, TrainerSettings};

use super::DecisionSettings;
use crate::TrainError;
use crate::encode::Inputs;
use crate::files::{damaged, path_of};
use crate::records::{self, Record};

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
    use barpoint_rules::{Board, Variation};

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
