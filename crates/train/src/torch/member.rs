//! Nets that are fitted first.

use serde::{Deserialize, Serialize};

/// A net that teaches others.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Member {
    /// Hidden units, as in [`super::TorchSettings::hidden`].
    pub hidden: usize,
    /// Hidden units of the layers after the first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub further: Vec<usize>,
    /// Nets to start from, as in [`super::TorchSettings::from`].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub from: Option<String>,
}
