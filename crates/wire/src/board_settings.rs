//! The settings behind all numbers of the board.

use barpoint_app::settings::Key;
use barpoint_app::{EngineSettings, Engines};
use barpoint_engine::{LevelError, Strength};
use barpoint_equity::{Equity, Met, MetNameError};
use barpoint_record::{SkillMark, SkillThresholds, SkillThresholdsError};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// The losses above which decisions are marked; EMG in matches.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Thresholds {
    /// Above this a decision is doubtful.
    pub doubtful: f32,
    /// Above this it is bad.
    pub bad: f32,
    /// Above this it is very bad.
    pub very_bad: f32,
}

impl From<SkillThresholds> for Thresholds {
    fn from(marks: SkillThresholds) -> Self {
        Self {
            doubtful: marks.of(SkillMark::Doubtful).get(),
            bad: marks.of(SkillMark::Bad).get(),
            very_bad: marks.of(SkillMark::VeryBad).get(),
        }
    }
}

impl TryFrom<Thresholds> for SkillThresholds {
    type Error = SkillThresholdsError;

    fn try_from(marks: Thresholds) -> Result<Self, SkillThresholdsError> {
        Self::new([marks.doubtful, marks.bad, marks.very_bad].map(Equity))
    }
}

/// A match equity table that can be chosen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct MetChoice {
    /// Its short name, as in [`BoardSettingsEdit`].
    pub name: String,
    /// Its name in full.
    pub title: String,
}

/// The settings behind all numbers of the board.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct BoardSettings {
    /// The level of questions that name none, if it is one that has a name.
    pub level: Option<String>,
    /// The match equity table in full.
    pub met: String,
    /// The tables that can be chosen.
    pub mets: Vec<MetChoice>,
    /// How many of the best plays hints and analyses look at in full depth at least; 0 leaves it to the level.
    pub plays: u8,
    /// The losses above which decisions are marked.
    pub thresholds: Thresholds,
    /// The same, by default.
    pub usual_thresholds: Thresholds,
    /// The file that keeps changes, shared with the command line; `null` if they last until the server ends.
    pub file: Option<String>,
}

impl BoardSettings {
    /// Those of the engines, kept in this file.
    #[must_use]
    pub fn of(engines: &Engines, file: Option<String>) -> Self {
        let mets = Met::names().filter_map(|name| {
            Some(MetChoice {
                name: name.to_owned(),
                title: Met::by_name(name).ok()?.name().to_owned(),
            })
        });
        Self {
            level: engines.level().name().map(str::to_owned),
            met: engines.met().name().to_owned(),
            mets: mets.collect(),
            plays: engines.plays(),
            thresholds: engines.marks().into(),
            usual_thresholds: SkillThresholds::default().into(),
            file,
        }
    }
}

/// Changes to the settings behind all numbers; what is missing stays as it is.
#[derive(Clone, Debug, Default, PartialEq, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct BoardSettingsEdit {
    /// The level of questions that name none.
    pub level: Option<String>,
    /// The match equity table, by its short name.
    pub met: Option<String>,
    /// How many of the best plays hints and analyses look at in full depth at least; 0 leaves it to the level.
    pub plays: Option<u8>,
    /// The losses above which decisions are marked.
    pub thresholds: Option<Thresholds>,
}

/// Why settings cannot be changed so.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
#[non_exhaustive]
pub enum BoardSettingsError {
    /// No such level.
    #[error(transparent)]
    Level(#[from] LevelError),
    /// No such table.
    #[error(transparent)]
    Met(#[from] MetNameError),
    /// Thresholds that are none.
    #[error(transparent)]
    Thresholds(#[from] SkillThresholdsError),
}

/// Changes that can be made.
#[derive(Clone, Debug)]
pub struct BoardSettingsChange {
    level: Option<Strength>,
    met: Option<Met>,
    plays: Option<u8>,
    marks: Option<SkillThresholds>,
    /// As in the settings file.
    values: Vec<(Key, String)>,
}

impl BoardSettingsEdit {
    /// Checks all of it.
    ///
    /// # Errors
    /// If something cannot be set.
    pub fn check(self) -> Result<BoardSettingsChange, BoardSettingsError> {
        let level = self.level.as_deref().map(Strength::named).transpose()?;
        let met = self.met.as_deref().map(Met::by_name).transpose()?;
        let marks: Option<SkillThresholds> = self.thresholds.map(TryInto::try_into).transpose()?;
        let values = [
            (Key::Level, self.level),
            (Key::Met, self.met),
            (Key::Plays, self.plays.map(|plays| plays.to_string())),
            (Key::Thresholds, marks.map(|marks| marks.to_string())),
        ];
        let values = values
            .into_iter()
            .filter_map(|(key, value)| Some((key, value?)));
        Ok(BoardSettingsChange {
            level,
            met,
            plays: self.plays,
            marks,
            values: values.collect(),
        })
    }
}

impl BoardSettingsChange {
    /// What changes in the settings file.
    #[must_use]
    pub fn values(&self) -> &[(Key, String)] {
        &self.values
    }

    /// Changes what engines are made with.
    pub fn apply(self, settings: &mut EngineSettings) {
        if let Some(level) = self.level {
            settings.level = level;
        }
        if let Some(met) = self.met {
            settings.met = met.into();
        }
        if let Some(plays) = self.plays {
            settings.plays = plays;
        }
        if let Some(marks) = self.marks {
            settings.marks = marks;
        }
    }
}
