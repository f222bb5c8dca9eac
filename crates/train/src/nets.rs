//! The nets of a stage, put together into an evaluator.

use std::path::Path;
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use barpoint_bearoff::OneSided;
use barpoint_eval::CompositeEvaluator;
use barpoint_nn::Network;

use crate::TrainError;
use crate::files::{damaged, load_net, path_of};

/// Which nets play and judge, by the names of the stages that made them.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Nets {
    /// The net for contact positions.
    pub contact: String,
    /// The net for races; the contact net, if that has raw inputs only, when absent.
    #[serde(default)]
    pub race: Option<String>,
    /// The net that chooses which plays are worth the contact net.
    #[serde(default)]
    pub prefilter: Option<String>,
}

impl Nets {
    /// Loads the nets.
    pub fn evaluator(
        &self,
        folder: &Path,
        bearoff: &Arc<OneSided>,
    ) -> Result<CompositeEvaluator, TrainError> {
        let contact = load(folder, &self.contact)?;
        let race = self.race.as_ref().map(|name| load(folder, name));
        let prefilter = self.prefilter.as_ref().map(|name| load(folder, name));
        compose(
            &contact,
            race.transpose()?.as_ref(),
            prefilter.transpose()?.as_ref(),
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
    contact: &Network,
    race: Option<&Network>,
    prefilter: Option<&Network>,
    bearoff: &Arc<OneSided>,
) -> Result<CompositeEvaluator, TrainError> {
    let race = race.unwrap_or(contact);
    let bearoff = Arc::clone(bearoff);
    Ok(CompositeEvaluator::from_networks(
        contact, race, prefilter, bearoff,
    )?)
}
