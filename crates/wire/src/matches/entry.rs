//! The rows of the game record.

use barpoint_engine::EntryFigures;
use barpoint_equity::Equity;
use barpoint_record::{Entry, Event, Luck, PlayedRoll};
use barpoint_rules::Play;
use barpoint_rules::notation::display_play;
use serde::Serialize;
use utoipa::ToSchema;

use super::{LuckName, MarkName};
use crate::SideName;

/// The kind of an entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum EntryKind {
    /// A roll and its play.
    Play,
    /// A roll and a play that the rules do not allow.
    Illegal,
    /// A roll without a play.
    Roll,
    /// A double or beaver.
    Double,
    /// A take.
    Take,
    /// A pass.
    Pass,
    /// A position or cube set up by hand.
    SetUp,
}

/// An entry of the game record.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct EntryRow {
    /// The player.
    pub side: Option<SideName>,
    /// Its kind.
    pub kind: EntryKind,
    /// The dice, larger first.
    pub dice: Option<[u8; 2]>,
    /// The play.
    pub play: Option<String>,
    /// A comment.
    pub comment: Option<String>,
    /// The error of the play, double, take or pass, EMG; `null` if there is none or it is unknown.
    pub loss: Option<f32>,
    /// How large that error is.
    pub mark: Option<MarkName>,
    /// The error of not doubling before the roll.
    pub cube_loss: Option<f32>,
    /// How large that error is.
    pub cube_mark: Option<MarkName>,
    /// The luck of the roll: its value less that of the average roll, EMG.
    pub luck: Option<f32>,
    /// How lucky the roll was.
    pub luck_mark: Option<LuckName>,
    /// White's winning chance at the decision, where it is analysed.
    pub white_wins: Option<f32>,
}

impl EntryRow {
    /// An entry with its figures.
    #[must_use]
    pub fn of(entry: &Entry, figures: &EntryFigures) -> Self {
        let side = entry.event.side();
        let (kind, play) = match &entry.event {
            Event::Play(PlayedRoll { play, .. }) => (EntryKind::Play, Some(display_play(play))),
            Event::IllegalPlay { steps, .. } => {
                let play = Play::from_steps(steps);
                (EntryKind::Illegal, play.map(|play| display_play(&play)))
            }
            Event::Roll { .. } => (EntryKind::Roll, None),
            Event::Double(_) => (EntryKind::Double, None),
            Event::Take(_) => (EntryKind::Take, None),
            Event::Pass(_) => (EntryKind::Pass, None),
            Event::SetPosition(_) | Event::SetCubeValue(_) | Event::SetCubeOwner(_) => {
                (EntryKind::SetUp, None)
            }
        };
        Self {
            side: side.map(Into::into),
            kind,
            dice: entry.event.roll().map(|roll| [roll.high(), roll.low()]),
            play,
            comment: entry.comment.clone(),
            loss: figures.loss.map(Equity::get),
            mark: entry.skill.map(Into::into),
            cube_loss: figures.cube_loss.map(Equity::get),
            cube_mark: entry.cube_skill.map(Into::into),
            luck: entry.luck.and_then(Luck::known).map(Equity::get),
            luck_mark: entry.luck_mark.map(Into::into),
            white_wins: figures.white_wins,
        }
    }
}
