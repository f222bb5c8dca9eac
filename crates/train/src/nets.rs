//! The nets of a stage, put together into an evaluator.

use std::path::Path;
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use barpoint_bearoff::OneSided;
use barpoint_eval::nets::Races;
use barpoint_eval::{CompositeEvaluator, EvaluatorError};
use barpoint_nn::Network;

use crate::TrainError;
use crate::files::{damaged, load_net, path_of};

/// The nets for contact positions, of one kind.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(untagged)]
pub enum ContactNets {
    /// One for all.
    One(String),
    /// One for each [`barpoint_eval::Plan`], in their order, with or without the last.
    ByPlan(Vec<String>),
}

impl ContactNets {
    /// The names.
    #[must_use]
    pub fn names(&self) -> &[String] {
        match self {
            Self::One(name) => std::slice::from_ref(name),
            Self::ByPlan(names) => names,
        }
    }
}

/// What evaluates races.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(
    untagged,
    expecting = "expected the name of a net for races, or a list of two: for the last checker and for the first"
)]
pub enum RaceNets {
    /// A net for both sides together.
    Net(String),
    /// The nets for the last and for the first checker of one side.
    OneSided([String; 2]),
}

impl RaceNets {
    /// The names.
    #[must_use]
    pub const fn names(&self) -> &[String] {
        match self {
            Self::Net(name) => std::slice::from_ref(name),
            Self::OneSided(names) => names,
        }
    }
}

/// Which nets play and judge, by the names of the stages that made them.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Nets {
    /// The net or nets for contact positions.
    pub contact: ContactNets,
    /// The net or nets for races; the (first) contact net, if that has raw inputs only, when absent.
    #[serde(default)]
    pub race: Option<RaceNets>,
    /// The net or nets that choose which plays are worth the contact net.
    #[serde(default)]
    pub prefilter: Option<ContactNets>,
}

impl Nets {
    /// The names.
    pub(crate) fn names(&self) -> impl Iterator<Item = &String> {
        let prefilter = self.prefilter.iter().flat_map(ContactNets::names);
        self.contact
            .names()
            .iter()
            .chain(self.race.iter().flat_map(RaceNets::names))
            .chain(prefilter)
    }

    /// Loads the nets.
    pub fn evaluator(
        &self,
        folder: &Path,
        bearoff: &Arc<OneSided>,
    ) -> Result<CompositeEvaluator, TrainError> {
        let all = |nets: &ContactNets| {
            let nets = nets.names().iter().map(|name| load(folder, name));
            nets.collect::<Result<Vec<_>, _>>()
        };
        let contact = all(&self.contact)?;
        let prefilter = self.prefilter.as_ref().map(all).transpose()?;
        let prefilter = prefilter.unwrap_or_default();
        let races = match &self.race {
            None => None,
            Some(RaceNets::Net(name)) => Some(Races::Net(load(folder, name)?)),
            Some(RaceNets::OneSided([last, first])) => {
                Some(Races::OneSided([load(folder, last)?, load(folder, first)?]))
            }
        };
        compose(&contact, races.as_ref(), &prefilter, bearoff)
    }
}

/// The net a stage made.
pub(crate) fn load(folder: &Path, name: &str) -> Result<Network, TrainError> {
    let path = path_of(folder, name, "net");
    load_net::<serde_json::Value>(&path)?
        .map(|(net, _)| net)
        .ok_or_else(|| damaged(&path, "expected a net, found no file"))
}

/// An evaluator of these nets; without any for races the contact net serves for them too.
pub(crate) fn compose(
    contact: &[Network],
    races: Option<&Races<Network>>,
    prefilter: &[Network],
    bearoff: &Arc<OneSided>,
) -> Result<CompositeEvaluator, TrainError> {
    let first = contact.first().ok_or(EvaluatorError::ContactNets(0))?;
    let races = races.map_or(Races::Net(first), Races::as_ref);
    let bearoff = Arc::clone(bearoff);
    Ok(CompositeEvaluator::from_networks(
        contact, races, prefilter, bearoff,
    )?)
}
