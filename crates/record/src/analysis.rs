//! Analyses stored with decisions. Chances and equities are from the player deciding.

use barpoint_equity::{CubeEquities, Equity, Outcome, Stakes};
use barpoint_rules::{Board, Play, Variation};

use crate::{Depth, Estimate, EvalSettings, RolledOut, RolloutSettings};

/// Analysis of one checker play: candidates best first.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct MoveAnalysis {
    /// Index in `candidates` of the play made, if listed.
    pub played: Option<usize>,
    /// Candidates, best first.
    pub candidates: Vec<Candidate>,
}

/// One candidate play and its value.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Candidate {
    /// The play.
    pub play: Play,
    /// What it is worth.
    pub value: CandidateValue,
    /// Whether the user marked it (gnubg: for a rollout).
    pub marked: bool,
}

/// How a candidate was valued.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum CandidateValue {
    /// By look-ahead.
    Evaluation {
        /// Chances of the mover after the play.
        outcome: Outcome,
        /// Equity used for ranking: cubeful if the settings say so; EMG in matches.
        equity: Equity,
        /// Settings used.
        settings: EvalSettings,
    },
    /// By rollout.
    Rollout(Box<MoveRollout>),
}

/// A rolled-out candidate.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct MoveRollout {
    /// Equity used for ranking: cubeful if the settings say so; EMG in matches.
    pub equity: Equity,
    /// Chances and values after the play.
    pub result: RolledOut,
    /// Number of trials.
    pub trials: u32,
    /// How they were played.
    pub settings: RolloutSettings,
}

/// Analysis of a cube decision from the player who may double.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum CubeAnalysis {
    /// By look-ahead.
    Evaluation(CubeEvaluation),
    /// By rollout.
    Rollout(Box<CubeRollout>),
}

/// A cube decision valued by look-ahead. Both values are in units of the cube before the double.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct CubeEvaluation {
    /// Without doubling.
    pub no_double: Estimate,
    /// After double and take.
    pub double_take: Estimate,
    /// Settings used.
    pub settings: EvalSettings,
}

/// A rolled-out cube decision, values as in [`CubeEvaluation`].
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct CubeRollout {
    /// Without doubling.
    pub no_double: RolledOut,
    /// After double and take.
    pub double_take: RolledOut,
    /// Number of trials.
    pub trials: u32,
    /// How they were played.
    pub settings: RolloutSettings,
}

impl MoveAnalysis {
    /// The best candidate.
    #[must_use]
    pub fn best(&self) -> Option<&Candidate> {
        self.candidates.first()
    }

    /// The play made, if it is among the candidates.
    #[must_use]
    pub fn made(&self) -> Option<&Candidate> {
        self.candidates.get(self.played?)
    }

    /// What the play made loses against the best one; `None` without a choice.
    #[must_use]
    pub fn loss(&self) -> Option<Equity> {
        let made = self.made().filter(|_| self.candidates.len() > 1)?;
        Some(Equity(self.best()?.equity().get() - made.equity().get()))
    }
}

impl Candidate {
    /// The equity it is ranked by; EMG in matches.
    #[must_use]
    pub const fn equity(&self) -> Equity {
        match &self.value {
            CandidateValue::Evaluation { equity, .. } => *equity,
            CandidateValue::Rollout(rollout) => rollout.equity,
        }
    }

    /// Chances of the mover after the play.
    #[must_use]
    pub const fn outcome(&self) -> Outcome {
        match &self.value {
            CandidateValue::Evaluation { outcome, .. } => *outcome,
            CandidateValue::Rollout(rollout) => rollout.result.mean().outcome,
        }
    }

    /// How deeply it was searched.
    #[must_use]
    pub const fn depth(&self) -> Depth {
        match &self.value {
            CandidateValue::Evaluation { settings, .. } => Depth::Plies(settings.plies),
            CandidateValue::Rollout(rollout) => Depth::Trials(rollout.trials),
        }
    }

    /// Standard error of [`Candidate::equity`], by the stakes of the game (`None` in money play); `None` if it
    /// was not rolled out, or too little is at stake to tell.
    #[must_use]
    pub fn std_err(&self, stakes: Option<Stakes>) -> Option<Equity> {
        match &self.value {
            CandidateValue::Evaluation { .. } => None,
            CandidateValue::Rollout(rollout) => rollout.std_err(stakes),
        }
    }
}

impl MoveRollout {
    /// Standard error of the equity used for ranking; EMG in matches.
    #[must_use]
    pub fn std_err(&self, stakes: Option<Stakes>) -> Option<Equity> {
        if self.settings.cubeful {
            self.result.value_std_err().equity(stakes)
        } else {
            Some(self.result.cubeless_std_err())
        }
    }
}

impl CubeAnalysis {
    /// What not doubling is worth.
    #[must_use]
    pub const fn no_double(&self) -> &Estimate {
        match self {
            Self::Evaluation(found) => &found.no_double,
            Self::Rollout(found) => found.no_double.mean(),
        }
    }

    /// What double and take are worth.
    #[must_use]
    pub const fn double_take(&self) -> &Estimate {
        match self {
            Self::Evaluation(found) => &found.double_take,
            Self::Rollout(found) => found.double_take.mean(),
        }
    }

    /// How deeply it was searched.
    #[must_use]
    pub const fn depth(&self) -> Depth {
        match self {
            Self::Evaluation(found) => Depth::Plies(found.settings.plies),
            Self::Rollout(found) => Depth::Trials(found.trials),
        }
    }

    /// The equities of the cube actions by the stakes of the cube of the player who may double (`None` in
    /// money play); nothing where too little is at stake to tell them. `board` is the position seen by that player.
    #[must_use]
    pub fn equities(
        &self,
        board: &Board,
        variation: Variation,
        stakes: Option<Stakes>,
    ) -> Option<CubeEquities> {
        Some(CubeEquities {
            no_double: self.no_double().value.equity(stakes)?,
            double_take: self.double_take().value.equity(stakes)?,
            wins_gammons: board.can_win_gammon(variation.checkers()),
        })
    }

    /// Standard errors of the equities of not doubling and of double and take; `None` if they were not
    /// rolled out, or too little is at stake to tell.
    #[must_use]
    pub fn std_errs(&self, stakes: Option<Stakes>) -> Option<[Equity; 2]> {
        match self {
            Self::Evaluation(_) => None,
            Self::Rollout(found) => Some([
                found.no_double.value_std_err().equity(stakes)?,
                found.double_take.value_std_err().equity(stakes)?,
            ]),
        }
    }
}
