//! The list of analyses in an exported match file.

use barpoint_app::matches::{Layer, Layers};
use serde::{Deserialize, Serialize};

use super::{HandMark, KeptLayer};

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
    /// The current version.
    const VERSION: u32 = 1;

    /// The analyses; `None` if the list is of another version.
    #[must_use]
    pub fn layers(self) -> Option<Layers> {
        (self.version == Self::VERSION).then(|| Layers {
            all: self.layers.into_iter().map(Layer::from).collect(),
            current: self.current,
            marks: self.marks.into_iter().map(Into::into).collect(),
        })
    }
}

impl From<&Layers> for SavedLayers {
    fn from(layers: &Layers) -> Self {
        Self {
            version: Self::VERSION,
            layers: layers.all.iter().map(KeptLayer::from).collect(),
            current: layers.current.clone(),
            marks: layers.marks.iter().map(HandMark::from).collect(),
        }
    }
}
