//! What the rounds have learned so far, and the files it ends in.

use std::path::Path;

use rand::Rng;

use barpoint_equity::{LifeTable, TRAITS};
use barpoint_eval::LifeNet;
use barpoint_nn::{Encoding, Network, OUTPUTS, Weights};

use super::{CubeLifeSettings, Made};
use crate::TrainError;
use crate::context::RunContext;
use crate::files::{damaged, write_atomically};
use crate::streams::stream;

/// The files that ship.
const FILES: [&str; 3] = ["cube-life.net", "cube-life.txt", "cube-life.json"];

/// What has been learned so far.
pub(super) struct Learned {
    pub(super) network: Network,
    /// The numbers of the table.
    pub(super) table: Vec<f32>,
}

impl Learned {
    /// Random weights, and a table that takes some notice of them.
    pub(super) fn nothing(settings: &CubeLifeSettings, seed: u64) -> Result<Self, TrainError> {
        const NOTICE: f32 = 0.05;
        let mut rng = stream(seed, &settings.name, u64::MAX);
        let by_trait = std::array::from_fn(|_| rng.random_range(-NOTICE..NOTICE));
        Ok(Self {
            network: Network::random(settings.shape(), seed, [0.0; OUTPUTS])?,
            table: LifeTable::even(by_trait).numbers(),
        })
    }

    /// As a look-ahead uses it; before the first round nothing is added to the usual lives.
    pub(super) fn lives(&self, rounds: u32, path: &Path) -> Result<LifeNet, TrainError> {
        let table = match rounds {
            0 => LifeTable::even([0.0; TRAITS]),
            _ => LifeTable::new(&self.table)
                .ok_or_else(|| damaged(path, "expected a table of finite numbers"))?,
        };
        LifeNet::of(&self.network, table, 0).map_err(|error| damaged(path, error.to_string()))
    }

    /// Writes the files that ship.
    pub(super) fn write(
        &self,
        settings: &CubeLifeSettings,
        context: RunContext<'_>,
        made: Option<Made>,
    ) -> Result<(), TrainError> {
        let to = context.folder.join(&settings.to);
        let [weights, table, card] = FILES.map(|name| to.join(name));
        let wrong = |error: String| damaged(&weights, error);
        let bytes = Weights::encode(&LifeNet::label(), &self.network, Encoding::I16)
            .map_err(|error| wrong(error.to_string()))?;
        let fingerprint = Weights::decode(&bytes)
            .map_err(|error| wrong(error.to_string()))?
            .fingerprint;
        let lines = self.table.chunks(LifeTable::SITUATION).map(|numbers| {
            let words: Vec<String> = numbers.iter().map(|n| format!("{n:.5}")).collect();
            words.join(" ")
        });
        let lines: Vec<String> = std::iter::once(format!("net {fingerprint:016x}"))
            .chain(lines)
            .collect();
        let text = lines.join("\n") + "\n";
        write_atomically(&weights, &bytes)?;
        write_atomically(&table, text.as_bytes())?;
        let about = serde_json::json!({
            "role": LifeNet::label().class,
            "inputs": "raw",
            "hidden": settings.hidden,
            "second": settings.second,
            "outputs": "five traits",
            "fingerprint": format!("{fingerprint:016x}"),
            "seed": context.seed,
            "stage": settings,
            "training": made,
        });
        let about =
            serde_json::to_string_pretty(&about).map_err(|error| wrong(error.to_string()))?;
        write_atomically(&card, (about + "\n").as_bytes())
    }
}
