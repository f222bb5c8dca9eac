//! The opening book.

use barpoint_book::{Book, BookDecision, Entry, RolledPlay};
use barpoint_rules::notation::display_play;
use serde::Serialize;
use utoipa::ToSchema;

use crate::{Chances, Measured, RolloutInfo, StepInfo, VERSION};

/// A play rolled out; its figures are seen by the player who makes it.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct BookPlay {
    /// The play, `8/5 6/5`.
    pub play: String,
    /// Its steps, in an order that can be played.
    pub steps: Vec<StepInfo>,
    /// Trials played.
    pub trials: u32,
    /// Cubeful equity in points.
    pub equity: Measured,
    /// How far it is behind the best, 0 for the best, and the standard error of the difference.
    pub behind: Measured,
    /// Cubeless chances.
    pub chances: Chances,
}

impl From<&RolledPlay> for BookPlay {
    #[expect(
        clippy::cast_possible_truncation,
        reason = "chances have four decimals"
    )]
    fn from(known: &RolledPlay) -> Self {
        let [
            win,
            win_gammon,
            win_backgammon,
            lose_gammon,
            lose_backgammon,
        ] = known.chances.map(|chance| chance as f32);
        Self {
            play: display_play(&known.play),
            steps: StepInfo::of(&known.play),
            trials: known.trials,
            equity: known.equity.into(),
            behind: known.behind.into(),
            chances: Chances {
                win,
                win_gammon,
                win_backgammon,
                lose_gammon,
                lose_backgammon,
            },
        }
    }
}

/// A decision of the book.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct BookEntry {
    /// The opponent's opening, `31: 8/5 6/5`; `null` for an opening roll.
    pub reply_to: Option<String>,
    /// The roll, `64`.
    pub roll: String,
    /// The position with its dice, as XGID.
    pub xgid: String,
    /// Its plays, best first.
    pub plays: Vec<BookPlay>,
}

impl From<&Entry> for BookEntry {
    fn from(entry: &Entry) -> Self {
        let decision = &entry.decision;
        Self {
            reply_to: decision.after.map(|after| after.to_string()),
            roll: decision.roll.to_string(),
            xgid: decision.state().to_string(),
            plays: entry.plays.iter().map(BookPlay::from).collect(),
        }
    }
}

/// What the opening book says.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct BookReport {
    /// Version of this interface.
    pub version: u32,
    /// Fingerprint of the nets that played the trials.
    pub nets: String,
    /// How the trials were played. The seed is that of the book: each decision has dice of its own, derived from it and the
    /// name of the decision.
    pub settings: RolloutInfo,
    /// The decisions asked for, each with its plays best first.
    pub entries: Vec<BookEntry>,
}

impl BookReport {
    /// Decisions of a book, all opening rolls or all replies.
    #[must_use]
    pub fn of(book: &Book, entries: &[&Entry]) -> Option<Self> {
        let decision: &BookDecision = &entries.first()?.decision;
        Some(Self {
            version: VERSION,
            nets: book.nets.clone(),
            settings: (&book.settings.shared(decision)).into(),
            entries: entries.iter().map(|&entry| entry.into()).collect(),
        })
    }
}
