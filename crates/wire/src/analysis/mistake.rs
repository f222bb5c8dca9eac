//! Errors of a match.

use barpoint_analysis::{Mistake, MistakeKind};
use barpoint_engine::Source;
use barpoint_equity::{CubeEquities, Equity};
use barpoint_rules::notation::{display_play, position_id};
use serde::Serialize;
use utoipa::ToSchema;

use crate::SideName;

/// An error.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct MistakeReport {
    /// Game, from 1.
    pub game: usize,
    /// Entry in the game, from 1.
    pub entry: usize,
    /// `white` or `black`.
    pub player: SideName,
    /// What was wrong.
    pub kind: MistakeKindName,
    /// Its size, EMG.
    pub loss: f32,
    /// Position ID, seen by the player on roll (the doubler for takes and passes).
    pub position: String,
    /// What evaluates that position statically, as `source` in every answer; `null` for an analysis read from
    /// the file.
    pub source: Option<&'static str>,
    /// Trials of the rollout; `null` for a look-ahead.
    pub trials: Option<u32>,
    /// Standard errors of the rollout, EMG in matches: of `best_equity` and `played_equity`, or of `no_double` and
    /// `double_take`; `null` where these were not rolled out.
    pub standard_errors: Option<[f32; 2]>,
    /// The roll, for plays.
    pub roll: Option<String>,
    /// The play made.
    pub played: Option<String>,
    /// Its equity.
    pub played_equity: Option<f32>,
    /// The best play.
    pub best: Option<String>,
    /// Its equity.
    pub best_equity: Option<f32>,
    /// Equity without doubling, for cube decisions.
    pub no_double: Option<f32>,
    /// Equity after double and take.
    pub double_take: Option<f32>,
}

/// What was wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum MistakeKindName {
    /// A checker play.
    Play,
    /// Not doubling.
    MissedDouble,
    /// Doubling.
    WrongDouble,
    /// Taking.
    WrongTake,
    /// Passing.
    WrongPass,
}

impl From<&(Mistake, Option<Source>)> for MistakeReport {
    fn from((mistake, source): &(Mistake, Option<Source>)) -> Self {
        let mut report = Self {
            game: mistake.at.game + 1,
            entry: mistake.at.entry + 1,
            player: mistake.side.into(),
            kind: MistakeKindName::Play,
            loss: mistake.loss.get(),
            position: position_id(&mistake.board),
            source: source.as_ref().map(|source| source.name()),
            trials: mistake.trials,
            standard_errors: mistake.std_errs.map(|errors| errors.map(Equity::get)),
            roll: None,
            played: None,
            played_equity: None,
            best: None,
            best_equity: None,
            no_double: None,
            double_take: None,
        };
        let mut cube = |kind, equities: CubeEquities| {
            report.kind = kind;
            report.no_double = Some(equities.no_double.get());
            report.double_take = Some(equities.double_take.get());
        };
        match mistake.kind {
            MistakeKind::MissedDouble(equities) => cube(MistakeKindName::MissedDouble, equities),
            MistakeKind::WrongDouble(equities) => cube(MistakeKindName::WrongDouble, equities),
            MistakeKind::WrongTake(equities) => cube(MistakeKindName::WrongTake, equities),
            MistakeKind::WrongPass(equities) => cube(MistakeKindName::WrongPass, equities),
            MistakeKind::Play { roll, made, best } => {
                report.roll = Some(roll.to_string());
                report.played = Some(display_play(&made.0));
                report.played_equity = Some(made.1.get());
                report.best = Some(display_play(&best.0));
                report.best_equity = Some(best.1.get());
            }
        }
        report
    }
}
