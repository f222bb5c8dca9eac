//! Events at a table.

use barpoint_rules::notation::display_play;
use barpoint_rules::{Action, MatchState, Roll, WinKind};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{SideName, StepInfo};

/// A kind of event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum EventKind {
    /// The opening roll.
    OpeningRoll,
    /// A side starts without an opening roll.
    Begin,
    /// The player rolled.
    Roll,
    /// The player made a play.
    Play,
    /// The player doubled.
    Double,
    /// The player took.
    Take,
    /// The player passed.
    Pass,
    /// The player beavered.
    Beaver,
    /// The player offered to resign.
    Resign,
    /// The player accepted a resignation.
    Accept,
    /// The player declined a resignation.
    Decline,
    /// The next game began.
    NextGame,
}

/// An event of a game, also as it is saved.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct GameEvent {
    /// Who acted.
    pub side: Option<SideName>,
    /// The kind of event.
    pub kind: EventKind,
    /// The dice; of an opening roll White's, then Black's.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dice: Option<[u8; 2]>,
    /// The play in notation.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub play: Option<String>,
    /// Its steps.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub steps: Option<Vec<StepInfo>>,
    /// The cube after a double is taken, or the kind of a resignation.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub value: Option<u32>,
}

impl GameEvent {
    /// The event of an action in a state.
    #[must_use]
    pub fn of(before: &MatchState, action: Action) -> Self {
        let plain = |kind| Self {
            side: before.decision().side().map(Into::into),
            kind,
            dice: None,
            play: None,
            steps: None,
            value: None,
        };
        match action {
            Action::OpeningRoll { white, black } => Self {
                dice: Some([white, black]),
                ..plain(EventKind::OpeningRoll)
            },
            Action::Begin(side) => Self {
                side: Some(side.into()),
                ..plain(EventKind::Begin)
            },
            Action::Roll(roll) => Self {
                dice: Some([roll.high(), roll.low()]),
                ..plain(EventKind::Roll)
            },
            Action::Play(play) => Self {
                dice: before.roll().map(|roll| [roll.high(), roll.low()]),
                play: Some(display_play(&play)),
                steps: Some(StepInfo::of(&play)),
                ..plain(EventKind::Play)
            },
            Action::Double => Self {
                value: Some(2 * before.cube().value()),
                ..plain(EventKind::Double)
            },
            Action::Take => plain(EventKind::Take),
            Action::Pass => plain(EventKind::Pass),
            Action::Beaver => Self {
                value: Some(4 * before.cube().value()),
                ..plain(EventKind::Beaver)
            },
            Action::Resign { side, kind } => Self {
                side: Some(side.into()),
                value: Some(kind.multiplier().into()),
                ..plain(EventKind::Resign)
            },
            Action::AcceptResignation => plain(EventKind::Accept),
            Action::DeclineResignation => plain(EventKind::Decline),
            Action::NextGame => plain(EventKind::NextGame),
        }
    }

    /// The action; `None` if something is missing or makes no sense.
    #[must_use]
    pub fn action(&self) -> Option<Action> {
        Some(match self.kind {
            EventKind::OpeningRoll => {
                let [white, black] = self.dice?;
                Action::OpeningRoll { white, black }
            }
            EventKind::Begin => Action::Begin(self.side?.into()),
            EventKind::Roll => {
                let [a, b] = self.dice?;
                Action::Roll(Roll::new(a, b)?)
            }
            EventKind::Play => Action::Play(StepInfo::play(self.steps.as_ref()?)?),
            EventKind::Double => Action::Double,
            EventKind::Take => Action::Take,
            EventKind::Pass => Action::Pass,
            EventKind::Beaver => Action::Beaver,
            EventKind::Resign => Action::Resign {
                side: self.side?.into(),
                kind: WinKind::from_multiplier(u8::try_from(self.value?).ok()?)?,
            },
            EventKind::Accept => Action::AcceptResignation,
            EventKind::Decline => Action::DeclineResignation,
            EventKind::NextGame => Action::NextGame,
        })
    }
}
