//! What this program offers.

use barpoint_app::describe;
use barpoint_engine::Strength;
use barpoint_engine::position::MAX_LENGTH;
use serde::Serialize;
use utoipa::ToSchema;

use crate::{GameView, VariationName};

/// An error message.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct ErrorReport {
    /// One sentence.
    pub error: String,
    /// The current state of the game, if it had changed meanwhile.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub view: Option<GameView>,
}

/// A level of play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct LevelInfo {
    /// Its name.
    pub name: String,
    /// Plies of look-ahead.
    pub plies: u8,
    /// Its settings in a few words.
    pub description: String,
}

/// A game that can be played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct VariationInfo {
    /// Its name.
    pub name: VariationName,
    /// Its title.
    pub title: String,
}

/// A file format.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct FormatInfo {
    /// Its short name.
    pub name: String,
    /// Its description.
    pub title: String,
}

/// What this program offers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct InfoReport {
    /// Version of the program.
    pub version: String,
    /// Fingerprint of nets and databases.
    pub nets: String,
    /// The match equity table.
    pub met: String,
    /// Levels of play, weakest first.
    pub levels: Vec<LevelInfo>,
    /// Games that can be played.
    pub variations: Vec<VariationInfo>,
    /// Formats of match files.
    pub formats: Vec<FormatInfo>,
    /// The longest match.
    pub longest_match: u16,
}

impl InfoReport {
    /// What a version of the program offers with its nets and table; each format is a name with a description.
    #[must_use]
    pub fn new<'a>(
        version: &str,
        (nets, met): (String, &str),
        formats: impl Iterator<Item = (&'a str, &'a str)>,
    ) -> Self {
        let levels = Strength::PRESETS.iter().map(|(name, strength)| LevelInfo {
            name: (*name).to_owned(),
            plies: strength.search.plies,
            description: describe::strength(strength),
        });
        let formats = formats.map(|(name, title)| FormatInfo {
            name: name.to_owned(),
            title: title.to_owned(),
        });
        Self {
            version: version.to_owned(),
            nets,
            met: met.to_owned(),
            levels: levels.collect(),
            variations: VariationName::ALL
                .iter()
                .map(|&name| VariationInfo {
                    name,
                    title: name.title().to_owned(),
                })
                .collect(),
            formats: formats.collect(),
            longest_match: MAX_LENGTH,
        }
    }
}
