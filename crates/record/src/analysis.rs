//! Analyses stored with decisions. Probabilities and equities are from the player deciding.

use barpoint_equity::Outcome;
use barpoint_rules::Play;

/// How good a decision was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum SkillMark {
    /// Loses more than 0.12 EMG.
    VeryBad,
    /// Loses more than 0.06 EMG.
    Bad,
    /// Loses more than 0.03 EMG.
    Doubtful,
}

/// How lucky a roll was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum LuckMark {
    /// Below -0.6.
    VeryUnlucky,
    /// Below -0.3.
    Unlucky,
    /// Above 0.3.
    Lucky,
    /// Above 0.6.
    VeryLucky,
}

/// Settings of a look-ahead evaluation.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct EvalSettings {
    /// Look-ahead depth in gnubg's counting (0 = static).
    pub plies: u8,
    /// Whether the cube was taken into account.
    pub cubeful: bool,
    /// Whether added noise (if any) was a function of the position.
    pub deterministic: bool,
    /// Standard deviation of added noise.
    pub noise: f32,
    /// Whether pruning nets chose the inner candidates.
    pub prune: bool,
}

/// Analysis of one checker play: candidates best first.
#[derive(Clone, Debug, PartialEq)]
pub struct MoveAnalysis {
    /// Index in `candidates` of the play made, if listed.
    pub played: Option<usize>,
    /// Candidates, best first.
    pub candidates: Vec<Candidate>,
}

/// One candidate play and its value.
#[derive(Clone, Debug, PartialEq)]
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
pub enum CandidateValue {
    /// By look-ahead.
    Evaluation {
        /// Chances of the mover after the play.
        outcome: Outcome,
        /// Equity used for ranking: cubeful if the settings say so; EMG in matches.
        equity: f32,
        /// Settings used.
        settings: EvalSettings,
    },
    /// By rollout.
    Rollout(Box<MoveRollout>),
}

/// A rolled-out candidate.
#[derive(Clone, Debug, PartialEq)]
pub struct MoveRollout {
    /// Cubeful EMG used for ranking.
    pub score: f32,
    /// Cubeless equity, second ranking key.
    pub score_cubeless: f32,
    /// Win, wg, wbg, lg, lbg, cubeless equity, cubeful equity.
    pub output: [f32; 7],
    /// Standard errors of `output`.
    pub std_err: [f32; 7],
    /// Settings.
    pub settings: RolloutSettings,
}

/// Settings of a rollout as far as files store them.
#[derive(Clone, Debug, PartialEq)]
pub struct RolloutSettings {
    /// Number of trials.
    pub trials: u32,
    /// The rest of the settings as the source file words them.
    pub raw: String,
}

/// Analysis of a cube decision from the player who may double.
#[derive(Clone, Debug, PartialEq)]
pub enum CubeAnalysis {
    /// By look-ahead.
    Evaluation(CubeEvaluation),
    /// By rollout.
    Rollout(Box<CubeRollout>),
}

/// A cube decision valued by look-ahead. Each array: win, wg, wbg, lg, lbg, cubeless equity,
/// cubeful value (equity in money play, MWC in matches).
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CubeEvaluation {
    /// Without doubling.
    pub no_double: [f32; 7],
    /// After double and take.
    pub double_take: [f32; 7],
    /// Settings used.
    pub settings: EvalSettings,
}

/// A rolled-out cube decision; arrays as in [`CubeEvaluation`].
#[derive(Clone, Debug, PartialEq)]
pub struct CubeRollout {
    /// Without doubling.
    pub no_double: [f32; 7],
    /// Standard errors of `no_double`.
    pub no_double_std_err: [f32; 7],
    /// After double and take.
    pub double_take: [f32; 7],
    /// Standard errors of `double_take`.
    pub double_take_std_err: [f32; 7],
    /// Settings.
    pub settings: RolloutSettings,
}
