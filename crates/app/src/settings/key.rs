//! All settings and their possible values.

use std::path::Path;
use std::str::FromStr;

use barpoint_draw::{THEMES, Theme};
use barpoint_engine::Strength;
use barpoint_equity::Met;
use barpoint_record::SkillThresholds;

use crate::Threads;

/// A setting.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Key {
    /// The strength for positions and matches.
    Level,
    /// The match equity table.
    Met,
    /// How many plays hints and analyses look at in full depth at least.
    Plays,
    /// The thresholds of the marks of errors.
    Thresholds,
    /// The number of threads.
    Threads,
    /// When output is in colour.
    Color,
    /// The colours of boards in pictures.
    Theme,
}

/// When output is in colour.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ColorChoice {
    /// On a terminal that supports it, unless `NO_COLOR` is set.
    #[default]
    Auto,
    /// Always.
    Always,
    /// Never.
    Never,
}

impl ColorChoice {
    const NAMES: [(&'static str, Self); 3] = [
        ("auto", Self::Auto),
        ("always", Self::Always),
        ("never", Self::Never),
    ];
}

/// No choice of colour has this name.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("expected auto, always or never, found {found:?}")]
#[non_exhaustive]
pub struct ColorChoiceError {
    /// What was found.
    pub found: String,
}

impl FromStr for ColorChoice {
    type Err = ColorChoiceError;

    fn from_str(text: &str) -> Result<Self, ColorChoiceError> {
        let mut names = Self::NAMES.into_iter();
        let found = names.find(|(name, _)| *name == text);
        found
            .map(|(_, choice)| choice)
            .ok_or_else(|| ColorChoiceError {
                found: text.to_owned(),
            })
    }
}

impl Key {
    /// All of them, in the order in which they are shown.
    pub const ALL: [Self; 7] = [
        Self::Level,
        Self::Met,
        Self::Plays,
        Self::Thresholds,
        Self::Threads,
        Self::Color,
        Self::Theme,
    ];

    /// Its name in the file and on the command line.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Level => "level",
            Self::Met => "met",
            Self::Plays => "deep-plays",
            Self::Thresholds => "thresholds",
            Self::Threads => "threads",
            Self::Color => "color",
            Self::Theme => "theme",
        }
    }

    /// The environment variable that overrides the file.
    #[must_use]
    pub const fn variable(self) -> &'static str {
        match self {
            Self::Level => "BARPOINT_LEVEL",
            Self::Met => "BARPOINT_MET",
            Self::Plays => "BARPOINT_DEEP_PLAYS",
            Self::Thresholds => "BARPOINT_THRESHOLDS",
            Self::Threads => "BARPOINT_THREADS",
            Self::Color => "BARPOINT_COLOR",
            Self::Theme => "BARPOINT_THEME",
        }
    }

    /// Its purpose, in one line.
    #[must_use]
    pub const fn purpose(self) -> &'static str {
        match self {
            Self::Level => "how deeply positions and matches are looked into",
            Self::Met => "match equity table: a name, or a file FILE.xml",
            Self::Plays => "best plays looked at in full depth at least; 0 leaves it to the level",
            Self::Thresholds => "losses above which decisions are marked doubtful, bad, very bad",
            Self::Threads => "threads of long jobs; 0 for all processors",
            Self::Color => "when output has colors: auto, always or never",
            Self::Theme => "colors of pictures that the board's server draws",
        }
    }

    /// Its default.
    #[must_use]
    pub const fn usual(self) -> &'static str {
        match self {
            Self::Level => "supremo",
            Self::Met => "Kazaross-XG2",
            Self::Plays => "0",
            Self::Thresholds => "0.03,0.06,0.12",
            Self::Threads => "0",
            Self::Color => "auto",
            Self::Theme => THEMES[0].id,
        }
    }

    /// Refuses an impossible value.
    pub(super) fn check(self, value: &str) -> Result<(), String> {
        match self {
            Self::Level => Strength::named(value).map(drop).map_err(|e| e.to_string()),
            Self::Met => {
                let is_file = Path::new(value)
                    .extension()
                    .is_some_and(|ending| ending.eq_ignore_ascii_case("xml"));
                let known = Met::by_name(value).map(drop);
                known
                    .or_else(|error| if is_file { Ok(()) } else { Err(error) })
                    .map_err(|error| format!("{error} (or a file FILE.xml)"))
            }
            Self::Plays => {
                let plays = value.parse::<u8>().map(drop);
                plays.map_err(|_| {
                    format!("expected a number of plays from 0 to 255, found {value:?}")
                })
            }
            Self::Thresholds => {
                let thresholds = value.parse::<SkillThresholds>();
                thresholds.map(drop).map_err(|error| error.to_string())
            }
            Self::Threads => {
                let threads = value.parse::<Threads>();
                threads.map(drop).map_err(|error| error.to_string())
            }
            Self::Color => {
                let choice = value.parse::<ColorChoice>();
                choice.map(drop).map_err(|error| error.to_string())
            }
            Self::Theme => Theme::named(value).map(drop).ok_or_else(|| {
                let names: Vec<&str> = THEMES.iter().map(|theme| theme.id).collect();
                format!("expected one of {}, found {value:?}", names.join(", "))
            }),
        }
    }
}

impl std::fmt::Display for Key {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.name())
    }
}

/// No setting has this name.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("expected a setting ({}), found {found:?}", Key::ALL.map(Key::name).join(", "))]
pub struct KeyError {
    /// What was found.
    pub found: String,
}

impl FromStr for Key {
    type Err = KeyError;

    fn from_str(text: &str) -> Result<Self, KeyError> {
        let mut keys = Self::ALL.into_iter();
        keys.find(|key| key.name() == text).ok_or_else(|| KeyError {
            found: text.to_owned(),
        })
    }
}
