//! Turning trained nets into the weight files that ship, each with a card saying where it comes from.

use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use barpoint_bearoff::OneSided;
use barpoint_eval::Plan;
use barpoint_eval::nets::NetRole;
use barpoint_nn::{Encoding, Network, Weights};

use crate::files::{at, damaged, load_net, path_of};
use crate::net_folder::{self, NewNet};
use crate::nets::{ContactNets, RaceNets};
use crate::{Config, Stage, TrainError};

/// Settings of a stage that writes the shipped weight files.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct ExportSettings {
    /// Name of the stage.
    pub name: String,
    /// Stage or stages whose nets are for contact.
    pub contact: ContactNets,
    /// Stage whose net is for races, or the two whose nets are for the last and for the first checker of one side.
    pub race: RaceNets,
    /// Stage or stages whose nets are the prefilter.
    pub prefilter: ContactNets,
    /// Folder to write to, relative to the run's folder.
    pub to: PathBuf,
    /// The committed copy of this config file, for the cards.
    pub recipe: String,
    /// What was measured with these nets together, for the cards.
    pub strength: Vec<String>,
}

/// What is known about a shipped net.
#[derive(Serialize)]
struct Card<'a> {
    role: String,
    inputs: String,
    hidden: usize,
    /// Units of the layers after the first.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    further: Vec<usize>,
    outputs: [&'static str; 5],
    /// Content hash of the weight file.
    fingerprint: String,
    seed: u64,
    /// The stage of the run that made it.
    stage: &'a Stage,
    /// Where the fit ended, with the error on records held out.
    training: serde_json::Value,
    recipe: &'a str,
    strength_with_the_other_nets: &'a [String],
}

/// Writes the weight files and their cards.
pub(crate) fn run(
    settings: &ExportSettings,
    config: &Config,
    folder: &Path,
    bearoff: &OneSided,
) -> Result<(), TrainError> {
    let to = folder.join(&settings.to);
    std::fs::create_dir_all(&to).map_err(at(&to))?;
    let mut nets = Vec::new();
    for (role, stage) in all_roles(settings) {
        let source = path_of(folder, stage, "net");
        let (net, training) = load_net::<serde_json::Value>(&source)?
            .ok_or_else(|| damaged(&source, "expected a net, found no file"))?;
        let stage = config
            .stages
            .iter()
            .find(|made| made.makes().iter().any(|(name, _)| name == stage))
            .ok_or_else(|| damaged(&source, "expected a net of this run, found another's"))?;
        let (bytes, inputs) =
            encode(role, &net, bearoff).map_err(|error| damaged(&source, error.to_string()))?;
        let fingerprint = Weights::decode(&bytes)
            .map_err(|error| damaged(&source, error.to_string()))?
            .fingerprint;
        let fingerprint = format!("{fingerprint:016x}");
        let card = Card {
            role: role.to_string(),
            inputs,
            hidden: net.shape().hidden,
            further: net
                .shape()
                .further
                .into_iter()
                .filter(|&units| units > 0)
                .collect(),
            outputs: outputs(role),
            fingerprint: fingerprint.clone(),
            seed: config.seed,
            stage,
            training,
            recipe: &settings.recipe,
            strength_with_the_other_nets: &settings.strength,
        };
        let mut card = serde_json::to_vec_pretty(&card)
            .map_err(|error| damaged(&source, error.to_string()))?;
        card.push(b'\n');
        nets.push(NewNet {
            role,
            bytes,
            fingerprint,
            card,
        });
    }
    net_folder::write(&to, &nets)
}

/// What the outputs of a net stand for.
const fn outputs(role: NetRole) -> [&'static str; 5] {
    match role {
        NetRole::LastChecker | NetRole::FirstChecker => [
            "factor of the Hermite polynomial of degree 1",
            "of degree 2",
            "of degree 3",
            "of degree 4",
            "of degree 5",
        ],
        _ => [
            "win",
            "win gammon",
            "win backgammon",
            "lose gammon",
            "lose backgammon",
        ],
    }
}

/// What the nets of all stages exported are for.
fn all_roles(settings: &ExportSettings) -> Vec<(NetRole, &String)> {
    let mut all = roles(&settings.contact, NetRole::Contact, NetRole::Plan);
    match &settings.race {
        RaceNets::Net(name) => all.push((NetRole::Race, name)),
        RaceNets::OneSided([last, first]) => {
            all.extend([(NetRole::LastChecker, last), (NetRole::FirstChecker, first)]);
        }
    }
    all.extend(roles(
        &settings.prefilter,
        NetRole::Prefilter,
        NetRole::PrefilterPlan,
    ));
    all
}

/// What the nets of these stages are for.
fn roles(nets: &ContactNets, one: NetRole, of: fn(Plan) -> NetRole) -> Vec<(NetRole, &String)> {
    match nets {
        ContactNets::One(name) => vec![(one, name)],
        ContactNets::ByPlan(names) => Plan::ALL.map(of).into_iter().zip(names).collect(),
    }
}

fn encode(
    role: NetRole,
    net: &Network,
    bearoff: &OneSided,
) -> Result<(Vec<u8>, String), barpoint_nn::WeightsError> {
    let label = role.label(bearoff);
    let inputs = format!(
        "{} (definition {:016x})",
        label.feature_set, label.feature_hash
    );
    Ok((Weights::encode(&label, net, Encoding::F32)?, inputs))
}
