//! Several matches at once: imported, analysed, saved, summed up.

use barpoint_app::matches::PlayerSummary;
use barpoint_engine::MatchRecord;
use barpoint_formats::Format;
use serde::Serialize;
use utoipa::ToSchema;

use super::{MatchRow, SaveFormat};
use crate::{JobView, Phrase, PlayerTotals};

/// What was found in one file.
#[derive(Clone, Debug, Default, PartialEq, Serialize, ToSchema)]
pub struct BatchReport {
    /// The matches imported, in file order.
    pub imported: Vec<MatchRow>,
    /// Files that hold positions alone; they are not stored.
    pub positions: Vec<PositionsFound>,
    /// Files that hold no match, among those of an archive or folder.
    pub passed_over: Vec<String>,
    /// What could not be read.
    pub failed: Vec<FailedFile>,
}

impl BatchReport {
    /// Whether all there is to say is why one file could not be read.
    #[must_use]
    pub fn is_one_failure(&self) -> bool {
        let nothing = self.imported.is_empty() && self.positions.is_empty();
        nothing && self.passed_over.is_empty() && self.failed.len() == 1
    }
}

/// A file that holds positions alone.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct PositionsFound {
    /// The file.
    pub file: String,
    /// How many it holds.
    pub count: usize,
    /// The ID of the first.
    pub first: String,
}

/// A file, or a match in it, that could not be read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct FailedFile {
    /// The file.
    pub file: String,
    /// Why.
    pub reason: String,
    /// The same as a code with arguments.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub phrase: Option<Phrase>,
}

/// The analyses that were queued.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct QueuedAnalyses {
    /// A job for each match.
    pub jobs: Vec<JobView>,
    /// How many matches were left out: they are analysed, or a job is working on them.
    pub skipped: usize,
}

/// The players of all matches.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct PlayersReport {
    /// How many matches there are.
    pub matches: usize,
    /// How many of them are analysed completely.
    pub analysed: usize,
    /// The players, those with the most decisions first.
    pub players: Vec<PlayerTotals>,
}

/// A format in which a match can be saved.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct SaveOption {
    /// The format.
    pub format: SaveFormat,
    /// Its description.
    pub title: String,
    /// What of this match it cannot hold.
    pub losses: Vec<String>,
    /// Why this match cannot be saved in it at all.
    pub refused: Option<String>,
}

impl SaveOption {
    /// What becomes of a match with this many analyses in a format; `None` for one that is no file format.
    #[must_use]
    pub fn of(format: SaveFormat, record: &MatchRecord, layers: usize) -> Option<Self> {
        let file = format.format()?;
        let refused = file.export(record).err().map(|error| error.to_string());
        let losses = file.losses(record).into_iter();
        let others = layers > 1 && !format.keeps_layers();
        let others = others.then_some("the analyses that are not shown");
        Some(Self {
            format,
            title: Format::summary(file).to_owned(),
            losses: losses.chain(others).map(str::to_owned).collect(),
            refused,
        })
    }
}

impl From<&PlayerSummary> for PlayerTotals {
    fn from(player: &PlayerSummary) -> Self {
        Self {
            name: player.name.clone(),
            matches: player.matches,
            won: player.won,
            games: player.games,
            decisions: player.total.decisions(),
            pr: player.pr(),
            pr_standard_error: player.pr_std_err,
            checker_loss: player.total.checker_loss().emg.get(),
            cube_loss: player.total.cube_loss().emg.get(),
            luck: player.total.known_luck().map(|luck| luck.emg.get()),
        }
    }
}
