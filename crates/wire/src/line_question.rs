//! Questions and answers as lines of JSON, for programs that ask about many positions.

use barpoint_engine::{Answer, EvaluationByDepth, Hint};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{
    BkgAdvice, CubeAdvice, DepthValue, NoDecisionName, PlayRow, PositionQuestion, PositionRef,
    ResignationReport, RolloutReport, VariationName,
};

/// What a line asks for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum LineKind {
    /// The best plays, the cube action, or the answer to a resignation.
    #[default]
    Hint,
    /// The value before the roll.
    Eval,
    /// The same decision by a rollout.
    Rollout,
}

/// A line that asks something, or takes a question back (`cancel`).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct LineQuestion {
    /// What the answer is called by.
    #[serde(default)]
    pub id: Option<String>,
    /// The ID of a question that needs no answer any more.
    #[serde(default)]
    pub cancel: Option<String>,
    /// What is asked.
    #[serde(default)]
    pub ask: LineKind,
    /// Any ID of a position.
    #[serde(default)]
    pub position: Option<String>,
    /// Dice that replace those of the ID.
    #[serde(default)]
    pub dice: Option<[u8; 2]>,
    /// The game played, which IDs leave open.
    #[serde(default)]
    pub variation: VariationName,
    /// The name of a level; if absent, the default level.
    #[serde(default)]
    pub level: Option<String>,
    /// Plies to look ahead, in place of the level's.
    #[serde(default)]
    pub plies: Option<u8>,
    /// How many plays are listed, or rolled out; all, or five, if absent.
    #[serde(default)]
    pub best: Option<u16>,
    /// Trials of a rollout; 1,296 if absent.
    #[serde(default)]
    pub trials: Option<u32>,
    /// The seed of a rollout; 1 if absent.
    #[serde(default)]
    pub seed: Option<u64>,
    /// Questions of higher priority are answered first; 0 if absent.
    #[serde(default)]
    pub priority: i32,
}

impl LineQuestion {
    /// The question about the position; `None` if none is named.
    #[must_use]
    pub fn question(&self) -> Option<PositionQuestion> {
        Some(PositionQuestion {
            position: PositionRef {
                id: self.position.clone()?,
                variation: self.variation,
                dice: self.dice,
            },
            level: self.level.clone(),
            plies: self.plies,
        })
    }
}

/// The answer to a line. What was not asked for is absent.
#[derive(Clone, Debug, Default, PartialEq, Serialize, ToSchema)]
pub struct LineAnswer {
    /// What the question was called; `null` where it could not be read.
    pub id: Option<String>,
    /// Whether a rollout goes on: another answer of this name follows.
    #[serde(skip_serializing_if = "is_false")]
    pub partial: bool,
    /// Whether it was cancelled.
    #[serde(skip_serializing_if = "is_false")]
    pub cancelled: bool,
    /// Why there is no answer.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub error: Option<String>,
    /// The plays, best first.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub plays: Option<Vec<PlayRow>>,
    /// The cube decision.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cube: Option<CubeAdvice>,
    /// Whether to accept a resignation.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub resignation: Option<ResignationReport>,
    /// Why there is no decision.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub no_decision: Option<NoDecisionName>,
    /// The value at every depth up to the requested one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub depths: Option<Vec<DepthValue>>,
    /// What BKG of 1977 would do, where it was asked (`"level": "bkg"`).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bkg: Option<BkgAdvice>,
    /// What a rollout found.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rollout: Option<Box<RolloutReport>>,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "as serde calls it")]
const fn is_false(value: &bool) -> bool {
    !*value
}

impl LineAnswer {
    /// Advice, with the first plays alone if `best` is given.
    #[must_use]
    pub fn of_hint(answer: &Answer<Hint>, best: Option<u16>) -> Self {
        let mut found = Self::default();
        match &answer.found {
            Hint::Plays(rows) => {
                let most = best.map_or(usize::MAX, usize::from);
                found.plays = Some(rows.iter().take(most).map(PlayRow::from).collect());
            }
            Hint::Cube(cube) => found.cube = Some(cube.into()),
            Hint::Resignation(advice) => found.resignation = Some(advice.into()),
            Hint::None(reason) => found.no_decision = Some((*reason).into()),
        }
        found
    }

    /// The value of a position.
    #[must_use]
    pub fn of_evaluation(answer: &Answer<EvaluationByDepth>) -> Self {
        let EvaluationByDepth { depths, cube } = &answer.found;
        let depths = depths.iter();
        Self {
            depths: Some(
                depths
                    .map(|(plies, found)| DepthValue::of(*plies, found))
                    .collect(),
            ),
            cube: cube.as_ref().ok().map(CubeAdvice::from),
            ..Self::default()
        }
    }
}
