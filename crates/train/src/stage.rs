//! The stages of a run: what each reads, what it makes, and whether that is done.

use std::path::Path;

use serde::{Deserialize, Serialize};

use crate::cube_life::CubeLifeSettings;
use crate::decisions::DecisionSettings;
use crate::encoding::EncodeSettings;
use crate::export::ExportSettings;
use crate::files::path_of;
use crate::fit::FitSettings;
use crate::generate::GenerateSettings;
use crate::import::ImportSettings;
use crate::one_sided::OneSidedSettings;
use crate::races::RaceSettings;
use crate::td::TdSettings;
use crate::torch::TorchSettings;
use crate::{TrainError, nets, records};

/// What stages make and read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Product {
    /// A net.
    Net,
    /// Records.
    Records,
    /// Records with their inputs.
    Inputs,
}

impl Product {
    pub(crate) const fn words(self) -> &'static str {
        match self {
            Self::Net => "a net",
            Self::Records => "records",
            Self::Inputs => "records with inputs",
        }
    }

    pub(crate) const fn extension(self) -> &'static str {
        match self {
            Self::Net => "net",
            Self::Records => "json",
            Self::Inputs => "inputs",
        }
    }
}

/// One step of a run.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Stage {
    /// A net taken over from a weight file.
    Import(ImportSettings),
    /// TD(lambda) self-play from random weights.
    Td(TdSettings),
    /// Records from self-play with look-ahead.
    Generate(GenerateSettings),
    /// Races labelled by a bearoff database.
    Races(RaceSettings),
    /// Decisions to measure nets in training by.
    Decisions(DecisionSettings),
    /// A net fitted to records.
    Fit(FitSettings),
    /// The contact nets of all plans, fitted to rows by `PyTorch`.
    Torch(TorchSettings),
    /// A net for one side of races, fitted to a bearoff database.
    OneSided(OneSidedSettings),
    /// The net of cube lives, with the files that ship.
    CubeLife(CubeLifeSettings),
    /// Records written with their inputs.
    Encode(EncodeSettings),
    /// The weight files that ship, written again by every run.
    Export(ExportSettings),
}

impl Stage {
    /// Name of the stage, unique in a run.
    #[must_use]
    pub fn name(&self) -> &str {
        match self {
            Self::Import(settings) => &settings.name,
            Self::Td(settings) => &settings.name,
            Self::Generate(settings) => &settings.name,
            Self::Races(settings) => &settings.name,
            Self::Decisions(settings) => &settings.name,
            Self::Fit(settings) => &settings.name,
            Self::Torch(settings) => &settings.name,
            Self::OneSided(settings) => &settings.name,
            Self::CubeLife(settings) => &settings.name,
            Self::Encode(settings) => &settings.name,
            Self::Export(settings) => &settings.name,
        }
    }

    /// What is wrong with the settings, if anything.
    pub(crate) fn problem(&self) -> Option<String> {
        match self {
            Self::Td(settings) => settings.problem(),
            Self::Generate(settings) => settings.problem(),
            Self::Races(settings) => settings.problem(),
            Self::Decisions(settings) => settings.problem(),
            Self::Fit(settings) => settings.problem(),
            Self::Torch(settings) => settings.problem(),
            Self::OneSided(settings) => settings.problem(),
            Self::CubeLife(settings) => settings.problem(),
            Self::Encode(settings) => settings.problem(),
            Self::Import(_) | Self::Export(_) => None,
        }
    }

    /// What the stage makes, by name: most make one thing called as they are, an export nothing that others read.
    pub(crate) fn makes(&self) -> Vec<(String, Product)> {
        let product = match self {
            Self::Import(_)
            | Self::Td(_)
            | Self::Fit(_)
            | Self::OneSided(_)
            | Self::CubeLife(_) => Product::Net,
            Self::Generate(_) | Self::Races(_) | Self::Decisions(_) => Product::Records,
            Self::Encode(_) => Product::Inputs,
            Self::Torch(settings) => {
                return settings.nets().map(|net| (net, Product::Net)).collect();
            }
            Self::Export(_) => return Vec::new(),
        };
        vec![(self.name().to_owned(), product)]
    }

    /// The results of other stages that this one reads, by their names.
    pub(crate) fn reads(&self) -> Vec<(String, Product)> {
        let (mut nets, mut records): (Vec<&String>, Vec<&String>) = (Vec::new(), Vec::new());
        match self {
            Self::Import(_) => {}
            Self::Td(settings) => {
                let some = [&settings.from, &settings.race, &settings.prefilter];
                nets.extend(some.into_iter().flatten());
                records.extend(&settings.decisions);
            }
            Self::Generate(settings) => {
                nets.extend(settings.nets.names());
                records.extend(&settings.pool);
            }
            Self::Races(settings) => nets.extend(settings.nets.names()),
            Self::Decisions(settings) => {
                nets.extend(settings.nets.names());
                records.extend(&settings.pool);
            }
            Self::CubeLife(settings) => nets.extend(settings.nets.names()),
            Self::Encode(settings) => records.extend(&settings.data),
            Self::Torch(settings) => return settings.reads(),
            Self::Fit(settings) => {
                nets.extend(&settings.from);
                records.extend(&settings.data);
                records.extend(settings.validation.iter().chain(&settings.decisions));
            }
            Self::OneSided(settings) => {
                nets.extend(&settings.from);
                records.extend(&settings.data);
            }
            Self::Export(settings) => {
                nets.extend(settings.contact.names());
                nets.extend(settings.race.names());
                nets.extend(settings.prefilter.names());
            }
        }
        let nets = nets.into_iter().map(|name| (name.clone(), Product::Net));
        let records = records
            .into_iter()
            .map(|name| (name.clone(), Product::Records));
        nets.chain(records).collect()
    }

    pub(crate) fn is_done(&self, folder: &Path) -> Result<bool, TrainError> {
        let made = self.makes();
        for (name, kind) in &made {
            let there = match kind {
                Product::Net | Product::Inputs => path_of(folder, name, kind.extension()).exists(),
                Product::Records => records::is_finished(folder, name)?,
            };
            if !there {
                return Ok(false);
            }
        }
        Ok(!made.is_empty())
    }

    /// Checks that the result of a finished stage is complete, even where no stage of this run reads it.
    pub(crate) fn check_result(&self, folder: &Path) -> Result<(), TrainError> {
        self.makes().iter().try_for_each(|(name, kind)| match kind {
            Product::Net => nets::load(folder, name).map(drop),
            Product::Records => records::check(folder, name),
            Product::Inputs => Ok(()),
        })
    }
}
