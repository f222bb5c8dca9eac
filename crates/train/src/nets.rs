//! The nets of a stage, put together into an evaluator.

use std::path::Path;
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use barpoint_bearoff::OneSided;
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

/// Which nets play and judge, by the names of the stages that made them.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Nets {
    /// The net or nets for contact positions.
    pub contact: ContactNets,
    /// The net for races; the (first) contact net, if that has raw inputs only, when absent.
    #[serde(default)]
    pub race: Option<String>,
    /// The nets for the last and for the first checker of one side of a race; absent, the race net alone evaluates races.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub one_sided: Option<[String; 2]>,
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
            .chain(&self.race)
            .chain(self.one_sided.iter().flatten())
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
        let race = self.race.as_ref().map(|name| load(folder, name));
        let prefilter = self.prefilter.as_ref().map(all).transpose()?;
        let prefilter = prefilter.unwrap_or_default();
        let one_sided = match &self.one_sided {
            Some([last, first]) => Some([load(folder, last)?, load(folder, first)?]),
            None => None,
        };
        let races = (race.transpose()?, one_sided);
        compose(
            &contact,
            (races.0.as_ref(), races.1.as_ref()),
            &prefilter,
            bearoff,
        )
    }
}

/// The net a stage made.
pub(crate) fn load(folder: &Path, name: &str) -> Result<Network, TrainError> {
    let path = path_of(folder, name, "net");
    load_net::<serde_json::Value>(&path)?
        .map(|(net, _)| net)
        .ok_or_else(|| damaged(&path, "expected a net, found no file"))
}

/// An evaluator of these nets; without a race net the contact net serves for races too.
pub(crate) fn compose(
    contact: &[Network],
    (race, one_sided): (Option<&Network>, Option<&[Network; 2]>),
    prefilter: &[Network],
    bearoff: &Arc<OneSided>,
) -> Result<CompositeEvaluator, TrainError> {
    let race = race
        .or(contact.first())
        .ok_or(EvaluatorError::ContactNets(0))?;
    let bearoff = Arc::clone(bearoff);
    Ok(CompositeEvaluator::from_networks(
        contact,
        (race, one_sided),
        prefilter,
        bearoff,
    )?)
}
