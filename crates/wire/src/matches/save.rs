//! The formats in which matches are saved.

use barpoint_formats::Format;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

/// A file to save.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub struct SaveQuery {
    /// Its format; if absent, SGF.
    #[serde(default)]
    #[param(value_type = SaveFormat, inline, required = false)]
    pub format: Option<String>,
}

/// The formats in which matches are saved.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum SaveFormat {
    /// gnubg's SGF, with all analyses.
    #[default]
    Sgf,
    /// The whole record, with all analyses, to be read again without loss.
    Json,
    /// OGXM, of `OpenGammon` and others.
    Ogxm,
    /// Match text.
    Mat,
    /// Match text as eXtreme Gammon writes it.
    Xgmat,
    /// Match text as Jellyfish writes it.
    Gam,
    /// Snowie's match text.
    Snowie,
    /// What the board shows, for programs.
    View,
}

impl SaveFormat {
    /// All of them.
    pub const ALL: [Self; 8] = [
        Self::Sgf,
        Self::Json,
        Self::Ogxm,
        Self::Mat,
        Self::Xgmat,
        Self::Gam,
        Self::Snowie,
        Self::View,
    ];

    /// Its name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Sgf => "sgf",
            Self::Json => "json",
            Self::Ogxm => "ogxm",
            Self::Mat => "mat",
            Self::Xgmat => "xgmat",
            Self::Gam => "gam",
            Self::Snowie => "snowie",
            Self::View => "view",
        }
    }

    /// The ending of its files.
    #[must_use]
    pub fn ending(self) -> &'static str {
        self.format().map_or("json", Format::ending)
    }

    /// Whether files of it hold all analyses of a match, not only the one shown.
    #[must_use]
    pub const fn keeps_layers(self) -> bool {
        matches!(self, Self::Sgf | Self::Json)
    }

    /// The file format; `None` for [`Self::View`], which no program reads as a match.
    #[must_use]
    pub fn format(self) -> Option<&'static dyn Format> {
        barpoint_formats::by_name(self.name())
    }
}

/// A name that is not that of a format in which matches are saved.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("expected a format of {}, found {found:?}", SaveFormat::ALL.map(SaveFormat::name).join(", "))]
pub struct UnknownSaveFormatError {
    /// The name.
    pub found: String,
}

impl SaveQuery {
    /// The format.
    ///
    /// # Errors
    /// If there is no such format.
    pub fn format(&self) -> Result<SaveFormat, UnknownSaveFormatError> {
        let Some(name) = &self.format else {
            return Ok(SaveFormat::default());
        };
        let found = SaveFormat::ALL.into_iter().find(|one| one.name() == name);
        found.ok_or_else(|| UnknownSaveFormatError {
            found: name.clone(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_format_that_a_match_can_be_written_in_is_offered() {
        let formats = barpoint_formats::FORMATS.iter();
        let written =
            formats.filter(|format| format.abilities().writes && !format.is_for_positions());
        let mut written: Vec<&str> = written.map(|format| format.name()).collect();
        let mut offered: Vec<&str> = SaveFormat::ALL
            .into_iter()
            .filter(|format| format.format().is_some())
            .map(SaveFormat::name)
            .collect();
        written.sort_unstable();
        offered.sort_unstable();
        assert_eq!(offered, written);
    }
}
