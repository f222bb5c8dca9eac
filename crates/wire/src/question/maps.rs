//! Maps of one decision: by the roll to come, and by the score.

use barpoint_engine::Answer;
use barpoint_engine::maps::{self, ScoreAdvice};
use barpoint_equity::{CubeVerdict, Offer, Response};
use barpoint_rules::notation::display_play;
use serde::Serialize;
use utoipa::ToSchema;

use crate::{BasisInfo, CubeAction, NoDecisionName, SideName, StepInfo};

/// The value of a roll.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct TemperatureCell {
    /// The roll, larger first.
    pub roll: [u8; 2],
    /// How many of the 36 rolls of two dice it stands for.
    pub weight: u8,
    /// Cubeful equity after the best play.
    pub equity: f32,
    /// The best play.
    pub best_play: String,
    /// Its steps.
    pub steps: Vec<StepInfo>,
}

/// The value of each roll to the player on roll.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct TemperatureMap {
    /// Version of this interface.
    pub version: u32,
    /// The basis of the answer.
    #[serde(flatten)]
    pub basis: BasisInfo,
    /// Who rolls.
    pub player: SideName,
    /// The average over the 36 rolls of two dice.
    pub mean: f32,
    /// All 21 rolls.
    pub rolls: Vec<TemperatureCell>,
}

impl From<&Answer<maps::TemperatureMap>> for TemperatureMap {
    fn from(answer: &Answer<maps::TemperatureMap>) -> Self {
        let worths = answer.found.rolls.iter();
        Self {
            version: crate::VERSION,
            basis: (&answer.basis).into(),
            player: answer.basis.state.on_roll().into(),
            mean: answer.found.mean.get(),
            rolls: worths
                .map(|worth| TemperatureCell {
                    roll: [worth.roll.high(), worth.roll.low()],
                    weight: worth.weight,
                    equity: worth.equity.get(),
                    best_play: display_play(&worth.play),
                    steps: StepInfo::of(&worth.play),
                })
                .collect(),
        }
    }
}

/// The best decision at one score.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct ScoreCell {
    /// Points the player on roll needs; `null` for money.
    pub away: Option<u8>,
    /// Points the opponent needs.
    pub opponent_away: Option<u8>,
    /// The best decision: `ND`, `D/T`, `D/P`, `TG/T`, `TG/P`, `D/B`, `–` or the play.
    pub short: String,
    /// The proper cube action; `null` in maps of plays, and where there is no decision.
    pub action: Option<CubeAction>,
    /// Why there is no cube decision.
    pub no_decision: Option<NoDecisionName>,
    /// Equity without doubling.
    pub no_double: Option<f32>,
    /// Equity after double and take.
    pub double_take: Option<f32>,
    /// Equity of the best play.
    pub equity: Option<f32>,
    /// Whether it is the same as for money.
    pub same_as_money: bool,
}

/// The best decision at all scores up to some length. A score at which a player needs one point is after the Crawford game.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct ScoreMap {
    /// Version of this interface.
    pub version: u32,
    /// The basis of the answer.
    #[serde(flatten)]
    pub basis: BasisInfo,
    /// Who is on roll.
    pub player: SideName,
    /// Whether plays are compared; otherwise cube actions are.
    pub of_plays: bool,
    /// Points a side.
    pub size: u8,
    /// The best decision for money.
    pub money: ScoreCell,
    /// Row n, column k: the player on roll needs n + 1 points, the opponent k + 1.
    pub rows: Vec<Vec<ScoreCell>>,
}

impl From<&Answer<maps::ScoreMap>> for ScoreMap {
    fn from(answer: &Answer<maps::ScoreMap>) -> Self {
        let state = &answer.basis.state;
        let rows = answer.found.rows.iter();
        Self {
            version: crate::VERSION,
            basis: (&answer.basis).into(),
            player: state.on_roll().into(),
            of_plays: state.roll().is_some(),
            size: answer.found.size,
            money: (&answer.found.money).into(),
            rows: rows
                .map(|row| row.iter().map(ScoreCell::from).collect())
                .collect(),
        }
    }
}

impl From<&maps::ScoreCell> for ScoreCell {
    fn from(found: &maps::ScoreCell) -> Self {
        let cell = Self {
            away: found.score.map(|score| score.away),
            opponent_away: found.score.map(|score| score.opponent_away),
            short: "–".to_owned(),
            action: None,
            no_decision: None,
            no_double: None,
            double_take: None,
            equity: None,
            same_as_money: found.same_as_money,
        };
        match &found.advice {
            ScoreAdvice::Cube(Ok(hint)) => Self {
                short: short(hint.verdict).to_owned(),
                action: CubeAction::of(hint.verdict),
                no_double: Some(hint.decision.equities.no_double.get()),
                double_take: Some(hint.decision.equities.double_take.get()),
                ..cell
            },
            ScoreAdvice::Play(Some(best)) => Self {
                short: display_play(&best.play),
                equity: Some(best.cubeful.get()),
                ..cell
            },
            ScoreAdvice::Cube(Err(reason)) => Self {
                no_decision: Some((*reason).into()),
                ..cell
            },
            ScoreAdvice::Play(None) => cell,
        }
    }
}

const fn short(verdict: CubeVerdict) -> &'static str {
    match verdict {
        CubeVerdict::Available {
            offer, response, ..
        } => match (offer, response) {
            (Offer::NoDouble, _) => "ND",
            (Offer::Double, Response::Take) => "D/T",
            (Offer::Double, Response::Pass) => "D/P",
            (Offer::Double, Response::Beaver) => "D/B",
            (Offer::TooGood, Response::Take | Response::Beaver) => "TG/T",
            (Offer::TooGood, Response::Pass) => "TG/P",
        },
        CubeVerdict::Dead { .. } | CubeVerdict::NotAvailable => "–",
    }
}
