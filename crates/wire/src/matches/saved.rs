//! What a saved match file tells of its analyses, beside what they say.

use serde::{Deserialize, Serialize};

use super::{HandMark, KeptLayer, KeptMatch};

/// The analyses of a match as they travel in its file. Their records are texts of their own, in the same order; one that
/// is empty is the analysis that the file itself shows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SavedLayers {
    /// Version of this form.
    pub version: u32,
    /// The analyses; their `file` means nothing here.
    pub layers: Vec<KeptLayer>,
    /// The name of the one that is shown.
    pub current: Option<String>,
    /// The marks set by hand.
    pub marks: Vec<HandMark>,
}

impl SavedLayers {
    /// The only version there is.
    const VERSION: u32 = 1;
    /// Analyses that a file may bring.
    const MOST: usize = 64;
    /// Longest name or label, in bytes.
    const LONGEST: usize = 200;

    /// Those of a match.
    #[must_use]
    pub fn of(kept: &KeptMatch) -> Self {
        Self {
            version: Self::VERSION,
            layers: kept.layers.clone(),
            current: kept.current.clone(),
            marks: kept.marks.clone(),
        }
    }

    /// Whether a layer is what the file itself shows: the current one, no mark of which was set by hand.
    #[must_use]
    pub fn is_shown(&self, layer: &KeptLayer) -> bool {
        self.marks.is_empty() && self.current.as_ref() == Some(&layer.name)
    }

    /// Whether it can be used: of this version, not too much, no name twice, no name that would be none.
    #[must_use]
    pub fn is_sound(&self) -> bool {
        let names: std::collections::BTreeSet<&str> = self
            .layers
            .iter()
            .map(|layer| layer.name.as_str())
            .collect();
        let fits = |text: &str| (1..=Self::LONGEST).contains(&text.len()) && !text.contains('/');
        self.version == Self::VERSION
            && self.layers.len() <= Self::MOST
            && names.len() == self.layers.len()
            && self.layers.iter().all(|layer| fits(&layer.name))
            && self
                .layers
                .iter()
                .all(|layer| layer.label.len() <= Self::LONGEST)
    }
}
