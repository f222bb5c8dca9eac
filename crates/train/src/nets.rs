//! The nets of a stage, put together into an evaluator.

use std::path::Path;
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use barpoint_bearoff::OneSided;
use barpoint_eval::Evaluator;

use crate::TrainError;
use crate::files::{damaged, load_net, path_of};
use crate::td::RawEvaluator;

/// Which nets play and judge, by the names of the stages that made them.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub enum Nets {
    /// One net with raw inputs for all positions.
    Raw(String),
}

impl Nets {
    /// Loads the nets.
    pub(crate) fn evaluator(
        &self,
        folder: &Path,
        bearoff: &Arc<OneSided>,
    ) -> Result<Box<dyn Evaluator>, TrainError> {
        match self {
            Self::Raw(name) => {
                let path = path_of(folder, name, "net");
                let (net, _) = load_net::<serde_json::Value>(&path)?
                    .ok_or_else(|| damaged(&path, "expected a net, found no file"))?;
                Ok(Box::new(RawEvaluator::new(&net, Arc::clone(bearoff))))
            }
        }
    }
}
