//! Races by the rules of thumb.

use barpoint_engine::{Answer, RaceStudy};
use barpoint_equity::{RaceAction, RaceCount};
use serde::Serialize;
use utoipa::ToSchema;

use crate::{BasisInfo, Chances, CubeAdvice, NoDecisionName};

/// A race by the rules of thumb, which are for money play, and by the engine; pairs are of the player on roll, then of the
/// opponent.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct RaceReport {
    /// Version of this interface.
    pub version: u32,
    /// The basis of the engine's answer.
    #[serde(flatten)]
    pub basis: BasisInfo,
    /// Pip counts.
    pub pips: [u32; 2],
    /// Effective pip counts; `null` for a side with checkers outside its home board.
    pub effective_pips: [Option<f32>; 2],
    /// The verdicts of the rules.
    pub counts: Vec<RaceRow>,
    /// The engine's chances of the player on roll.
    pub chances: Chances,
    /// The engine's cube decision, at the score of the position.
    pub cube: Option<CubeAdvice>,
    /// Why there is no decision.
    pub no_decision: Option<NoDecisionName>,
}

/// The verdict of a rule of thumb.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct RaceRow {
    /// `Keith`, `Thorp`, `Keeler`, `Isight`, `8-9-12`, `rule 62` or `Kleinman`.
    pub rule: &'static str,
    /// Adjusted counts.
    pub counts: [f32; 2],
    /// What decides besides the counts; `measures` names it.
    pub measure: Option<f32>,
    /// `leader's count and a seventh`, `leader's count and a tenth`, `metric`, `lead in per cent`, `trailer's point of last
    /// take` or `K`.
    pub measures: &'static str,
    /// Its advice at money play.
    pub advice: RaceActionName,
    /// The winning chance that the rule gives; `null` if it gives none, or one that is no probability.
    pub win: Option<f32>,
}

/// The advice of a rule of thumb.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum RaceActionName {
    /// No double; the opponent would take.
    NoDouble,
    /// Turn a centred cube but no cube of one's own; the opponent takes.
    Double,
    /// Turn the cube; the opponent takes.
    Redouble,
    /// Turn the cube; the opponent passes.
    Pass,
}

impl From<RaceAction> for RaceActionName {
    fn from(action: RaceAction) -> Self {
        match action {
            RaceAction::NoDouble => Self::NoDouble,
            RaceAction::Double => Self::Double,
            RaceAction::Redouble => Self::Redouble,
            RaceAction::Pass => Self::Pass,
        }
    }
}

impl From<&RaceCount> for RaceRow {
    fn from(count: &RaceCount) -> Self {
        Self {
            rule: count.rule.name(),
            counts: [count.leader, count.trailer],
            measure: count.measure,
            measures: count.rule.measure(),
            advice: count.action.into(),
            win: count.win,
        }
    }
}

impl From<&Answer<RaceStudy>> for RaceReport {
    fn from(answer: &Answer<RaceStudy>) -> Self {
        let RaceStudy {
            pips,
            effective_pips,
            counts,
            chances,
            cube,
        } = &answer.found;
        Self {
            version: crate::VERSION,
            basis: (&answer.basis).into(),
            pips: *pips,
            effective_pips: *effective_pips,
            counts: counts.iter().map(RaceRow::from).collect(),
            chances: (*chances).into(),
            cube: cube.as_ref().ok().map(CubeAdvice::from),
            no_decision: cube.as_ref().err().map(|&reason| reason.into()),
        }
    }
}
