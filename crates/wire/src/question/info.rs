//! What this program is and can do.

use barpoint_engine::Strength;
use barpoint_engine::position::MAX_LENGTH;
use serde::Serialize;
use utoipa::ToSchema;

use crate::{GameView, SettingsInfo, VariationName};

/// An error as the interface tells it.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct ErrorReport {
    /// One sentence.
    pub error: String,
    /// Where the game stands, if it had gone on.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub view: Option<GameView>,
}

/// A level of play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct LevelInfo {
    /// Its name.
    pub name: String,
    /// Half-moves looked ahead.
    pub plies: u8,
    /// All of it in a few words.
    pub description: String,
}

/// A game that can be played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct VariationInfo {
    /// Its name in the interface.
    pub name: VariationName,
    /// What it is called.
    pub title: String,
}

/// A file format.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct FormatInfo {
    /// Its short name.
    pub name: String,
    /// What it is.
    pub title: String,
}

/// What this program is and can do.
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
    /// About a version of the program, its nets and table; formats are names with what they are.
    #[must_use]
    pub fn new<'a>(
        version: &str,
        (nets, met): (String, &str),
        formats: impl Iterator<Item = (&'a str, &'a str)>,
    ) -> Self {
        let levels = Strength::PRESETS.iter().map(|(name, strength)| LevelInfo {
            name: (*name).to_owned(),
            plies: strength.search.plies,
            description: SettingsInfo::from(strength).to_string(),
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
                .map(|name| VariationInfo {
                    name,
                    title: name.title().to_owned(),
                })
                .to_vec(),
            formats: formats.collect(),
            longest_match: MAX_LENGTH,
        }
    }
}
