//! Questions to the library.

use barpoint_app::library::{self, LibraryError};
use barpoint_equity::Equity;
use barpoint_record::{DateError, SkillThresholds};
use barpoint_rules::RollError;
use barpoint_store::{
    DecisionKindError, DecisionKinds, Library, MatchFilter, PatternError, PhaseError, PlayerId,
    Query, ScoreQueryError,
};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use crate::MarkName;

/// Which matches are meant; every demand that is given holds.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(default, deny_unknown_fields)]
pub struct LibraryFilter {
    /// Matches of this player, by any name known, and of these the player's own decisions.
    pub player: Option<String>,
    /// Against this opponent.
    pub opponent: Option<String>,
    /// With this in the name of the event.
    pub event: Option<String>,
    /// Played on this day (`2024-05-31`), in this month (`2024-05`) or year, or later.
    pub since: Option<String>,
    /// Played on this day, in this month or year, or before.
    pub until: Option<String>,
    /// To this many points; 0 is money play.
    pub length: Option<u16>,
    /// With this tag.
    pub tag: Option<String>,
}

/// Which decisions are meant; every demand that is given holds, of a list one of the values.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(default, deny_unknown_fields)]
pub struct LibraryQuery {
    /// In these matches.
    pub matches: LibraryFilter,
    /// What was decided: `checker`, `cube`, or of cube actions `no-double`, `double`, `take` or `pass`.
    pub kinds: Vec<String>,
    /// In which phase: `opening`, `blitz`, `prime`, `holding`, `back-game`, `middle`, `race` or `bear-off`.
    pub phases: Vec<String>,
    /// Which roll was played: `31`.
    pub rolls: Vec<String>,
    /// How it is marked: by the thresholds in force, or by a person.
    pub marks: Vec<MarkName>,
    /// At which score: points that the player and the opponent need (`3-5`), with `C` in the Crawford game and `PC` after it; or
    /// `money`.
    pub scores: Vec<String>,
    /// With which value of the cube.
    pub cubes: Vec<u32>,
    /// What it lost at least, EMG in matches.
    pub least_loss: Option<f32>,
    /// What the board looks like: words such as `me6`, `opp20=1`, `mebar=0`.
    pub board: String,
    /// The most decisions shown, the costliest; if absent, 50.
    pub most: Option<usize>,
}

/// Which matches are meant, as [`LibraryFilter`] has them, and how ratings roll.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(default, deny_unknown_fields)]
pub struct LibraryStatisticsQuery {
    /// Matches of this player, by any name known, and of these the player's own decisions.
    pub player: Option<String>,
    /// Against this opponent.
    pub opponent: Option<String>,
    /// With this in the name of the event.
    pub event: Option<String>,
    /// Played on this day (`2024-05-31`), in this month (`2024-05`) or year, or later.
    pub since: Option<String>,
    /// Played on this day, in this month or year, or before.
    pub until: Option<String>,
    /// To this many points; 0 is money play.
    pub length: Option<u16>,
    /// With this tag.
    pub tag: Option<String>,
    /// Matches over which the rolling rating is taken; if absent, 10.
    pub window: Option<usize>,
}

impl From<LibraryStatisticsQuery> for LibraryFilter {
    fn from(query: LibraryStatisticsQuery) -> Self {
        Self {
            player: query.player,
            opponent: query.opponent,
            event: query.event,
            since: query.since,
            until: query.until,
            length: query.length,
            tag: query.tag,
        }
    }
}

/// Another name for a player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct LibraryRename {
    /// The player, by any name known.
    pub player: String,
    /// The name to show from now on.
    pub name: String,
}

/// Two names of one person.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct LibraryMerge {
    /// The player whose matches become those of the other.
    pub player: String,
    /// The other.
    pub into: String,
}

/// A tag of a match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct LibraryTag {
    /// The tag.
    pub tag: String,
}

/// Why a question to the library makes no sense.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum LibraryQueryError {
    /// No such player, or a library that cannot be read.
    #[error(transparent)]
    Library(#[from] LibraryError),
    /// No date.
    #[error(transparent)]
    Date(#[from] DateError),
    /// No kind of decision.
    #[error(transparent)]
    Kind(#[from] DecisionKindError),
    /// No phase.
    #[error(transparent)]
    Phase(#[from] PhaseError),
    /// No roll.
    #[error(transparent)]
    Roll(#[from] RollError),
    /// No score.
    #[error(transparent)]
    Score(#[from] ScoreQueryError),
    /// No pattern.
    #[error(transparent)]
    Pattern(#[from] PatternError),
    /// A size of errors that is no size.
    #[error("expected an error of 0 or more, found {0}")]
    Loss(f32),
}

/// What is written in a field that is not empty.
fn written(field: Option<&String>) -> Option<&str> {
    field
        .map(|text| text.trim())
        .filter(|text| !text.is_empty())
}

fn all<T: std::str::FromStr>(words: &[String]) -> Result<Vec<T>, T::Err> {
    words.iter().map(|word| word.parse()).collect()
}

impl LibraryFilter {
    /// The filter; fields that are empty demand nothing.
    ///
    /// # Errors
    /// If a player is not in the library or a date is none.
    pub fn filter(&self, library: &Library) -> Result<MatchFilter, LibraryQueryError> {
        let player = |name: Option<&String>| -> Result<Option<PlayerId>, LibraryError> {
            let name = written(name);
            name.map(|name| library::player(library, name)).transpose()
        };
        let date = |date: Option<&String>| written(date).map(str::parse).transpose();
        let text = |text: Option<&String>| written(text).map(str::to_owned);
        Ok(MatchFilter {
            player: player(self.player.as_ref())?,
            opponent: player(self.opponent.as_ref())?,
            event: text(self.event.as_ref()),
            since: date(self.since.as_ref())?,
            until: date(self.until.as_ref())?,
            length: self.length,
            tag: text(self.tag.as_ref()),
        })
    }
}

impl LibraryQuery {
    /// Decisions shown where the query does not say how many.
    const MOST: usize = 50;

    /// The most decisions to be shown.
    #[must_use]
    pub fn most(&self) -> usize {
        self.most.unwrap_or(Self::MOST)
    }

    /// The query, with marks by these thresholds.
    ///
    /// # Errors
    /// If a word in it makes no sense.
    pub fn query(
        &self,
        library: &Library,
        thresholds: SkillThresholds,
    ) -> Result<Query, LibraryQueryError> {
        if let Some(loss) = self.least_loss.filter(|loss| !(0.0..).contains(loss)) {
            return Err(LibraryQueryError::Loss(loss));
        }
        let kinds: Vec<DecisionKinds> = all(&self.kinds)?;
        Ok(Query {
            matches: self.matches.filter(library)?,
            kinds: kinds.into_iter().flat_map(|kinds| kinds.0).collect(),
            phases: all(&self.phases)?,
            rolls: all(&self.rolls)?,
            marks: self.marks.iter().map(|&mark| mark.into()).collect(),
            thresholds,
            scores: all(&self.scores)?,
            cubes: self.cubes.clone(),
            least_loss: self.least_loss.map(Equity),
            pattern: self.board.parse()?,
        })
    }
}
