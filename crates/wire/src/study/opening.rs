//! Openings and replies to train on.

use barpoint_app::describe;
use barpoint_app::study::{OpeningKind, OpeningVerdict as Found};
use barpoint_book::{Book, BookDecision, Entry, OpeningPlay};
use barpoint_engine::{ShownPosition, Strength};
use barpoint_rules::Play;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::StudyRequestError;
use crate::names::names;
use crate::{BookPlay, StateView, StepInfo};

names! {
    /// What is trained.
    #[derive(Serialize, Deserialize)]
    pub enum OpeningTrainingName of OpeningKind {
        Opening: "The first roll of a game.",
        Reply: "The reply to an opening play.",
    }
}

/// Which decision is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub struct OpeningQuery {
    /// What is trained.
    pub kind: OpeningTrainingName,
    /// The same seed gives the same decision; if absent, a random one.
    #[serde(default)]
    pub seed: Option<u64>,
}

/// The opponent's opening play.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct OpeningShown {
    /// The play with its roll, `31: 8/5 6/5`.
    pub play: String,
    /// Its steps, seen by the opponent.
    pub steps: Vec<StepInfo>,
    /// The position before it, with its dice.
    pub before: StateView,
}

/// A decision to train on, without its solution.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct OpeningTraining {
    /// What is trained.
    pub kind: OpeningTrainingName,
    /// Its name in the book, `31` or `31: 8/5 6/5; 64`; answers repeat it.
    pub decision: String,
    /// What the opponent played first; `null` of opening rolls.
    pub after: Option<OpeningShown>,
    /// The position with its dice: a money game, the cube in the middle.
    pub state: StateView,
}

impl OpeningTraining {
    /// A decision whose position is shown so, after an opening play in a position shown so.
    #[must_use]
    pub fn of(
        kind: OpeningTrainingName,
        decision: &BookDecision,
        shown: &ShownPosition,
        before: Option<(OpeningPlay, ShownPosition)>,
    ) -> Self {
        Self {
            kind,
            decision: decision.to_string(),
            after: before.map(|(after, before)| OpeningShown {
                play: after.to_string(),
                steps: StepInfo::of(&after.play),
                before: (&before).into(),
            }),
            state: shown.into(),
        }
    }
}

/// A play made in training.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct OpeningAnswer {
    /// The decision, `31` or `31: 8/5 6/5; 64`.
    pub decision: String,
    /// The steps, in order.
    pub steps: Vec<StepInfo>,
}

impl OpeningAnswer {
    /// The play.
    ///
    /// # Errors
    /// If the steps are none.
    pub fn play(&self) -> Result<Play, StudyRequestError> {
        StepInfo::play(&self.steps).ok_or(StudyRequestError::Steps)
    }
}

/// A play beside those of the book.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct OpeningVerdict {
    /// What it gives up, in points; 0 for the best.
    pub loss: f64,
    /// The standard error of that; `null` if the play is not in the book and was evaluated now.
    pub std_err: Option<f64>,
    /// Index among the plays of the book; `null` if it is none of them.
    pub chosen: Option<usize>,
    /// At which strength a play that is not in the book was evaluated; `null` of others.
    pub level: Option<String>,
    /// The plays of the book, best first.
    pub plays: Vec<BookPlay>,
    /// Fingerprint of the nets that rolled them out.
    pub nets: String,
}

impl OpeningVerdict {
    /// A play beside those of a decision; plays that are not there are evaluated at this strength.
    #[must_use]
    pub fn of(book: &Book, entry: &Entry, found: &Found, level: &Strength) -> Self {
        Self {
            loss: found.loss,
            std_err: found.std_err,
            chosen: found.place,
            level: found.place.is_none().then(|| describe::strength(level)),
            plays: entry.plays.iter().map(BookPlay::from).collect(),
            nets: book.nets.clone(),
        }
    }
}
