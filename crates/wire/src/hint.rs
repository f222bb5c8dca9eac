//! Advice on one decision.

use barpoint_engine::{Answer, CubeHint, Hint, PlayAdvice, ResignationAdvice};
use barpoint_equity::{CubeEquities, Equity, Outcome};
use barpoint_rules::notation::display_play;
use serde::Serialize;
use utoipa::ToSchema;

use crate::{BasisInfo, Both, CubeAction, NoDecisionName, SideName, StepInfo, VerdictName};

/// Cubeless chances of one player; each gammon figure includes the backgammons.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, ToSchema)]
pub struct Chances {
    /// To win.
    pub win: f32,
    /// To win a gammon or backgammon.
    pub win_gammon: f32,
    /// To win a backgammon.
    pub win_backgammon: f32,
    /// To lose a gammon or backgammon.
    pub lose_gammon: f32,
    /// To lose a backgammon.
    pub lose_backgammon: f32,
}

impl From<Outcome> for Chances {
    fn from(outcome: Outcome) -> Self {
        Self {
            win: outcome.win,
            win_gammon: outcome.win_gammon,
            win_backgammon: outcome.win_backgammon,
            lose_gammon: outcome.lose_gammon,
            lose_backgammon: outcome.lose_backgammon,
        }
    }
}

/// One candidate play.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct PlayRow {
    /// The play, `13/10 8/5*`.
    pub play: String,
    /// Plies of look-ahead; only rows of equal depth are comparable. `null` where it was rolled out.
    pub plies: Option<u8>,
    /// Trials, where it was rolled out.
    pub trials: Option<u32>,
    /// Standard error of `equity`, where it was rolled out.
    pub std_err: Option<f32>,
    /// Its place among the plays of the same depth, from 1.
    pub rank: usize,
    /// Whether it is among the plays evaluated most deeply. The others were left out by the move
    /// filter and may be better or worse than those.
    pub deepest: bool,
    /// Its equity less that of the best play of the same depth.
    pub difference: f32,
    /// How good it is compared with the best play of the same depth.
    pub verdict: VerdictName,
    /// Cubeful equity of the mover.
    pub equity: f32,
    /// Cubeless equity of the mover.
    pub cubeless_equity: f32,
    /// Chances of the mover.
    pub chances: Chances,
    /// What evaluates the position after it statically.
    pub source: &'static str,
    /// Its steps, in an order that can be played.
    pub steps: Vec<StepInfo>,
}

impl From<&PlayAdvice> for PlayRow {
    fn from(row: &PlayAdvice) -> Self {
        Self {
            play: display_play(&row.play),
            plies: row.depth.plies(),
            trials: row.depth.trials(),
            std_err: row.std_err.map(Equity::get),
            rank: row.rank,
            deepest: row.deepest,
            difference: row.difference.get(),
            verdict: row.verdict.into(),
            equity: row.cubeful.get(),
            cubeless_equity: row.cubeless.get(),
            chances: row.outcome.into(),
            source: row.source.name(),
            steps: StepInfo::of(&row.play),
        }
    }
}

/// A cube decision, from the point of view of the player who may double.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct CubeAdvice {
    /// Who may double.
    pub player: SideName,
    /// Equity without doubling.
    pub no_double: f32,
    /// Equity after double and take.
    pub double_take: f32,
    /// Equity after double and pass.
    pub double_pass: f32,
    /// Equity of the best action.
    pub best: f32,
    /// Cubeless equity.
    pub cubeless_equity: f32,
    /// Chances.
    pub chances: Chances,
    /// The proper action.
    pub action: Option<CubeAction>,
    /// Trials, where it was rolled out.
    pub trials: Option<u32>,
    /// Standard errors of `no_double` and `double_take`, where it was rolled out.
    pub std_errs: Option<[f32; 2]>,
}

impl From<&CubeHint> for CubeAdvice {
    fn from(hint: &CubeHint) -> Self {
        let decision = &hint.decision;
        Self {
            player: hint.player.into(),
            no_double: decision.equities.no_double.get(),
            double_take: decision.equities.double_take.get(),
            double_pass: CubeEquities::PASS.get(),
            best: decision.equities.best().get(),
            cubeless_equity: decision.cubeless.get(),
            chances: decision.outcome.into(),
            action: CubeAction::of(hint.verdict),
            trials: hint.rollout.map(|rollout| rollout.trials),
            std_errs: hint
                .rollout
                .map(|rollout| rollout.std_errs.map(Equity::get)),
        }
    }
}

/// Advice on a resignation, from the point of view of the player who answers it.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, ToSchema)]
pub struct ResignationReport {
    /// Who answers it.
    pub player: SideName,
    /// 1 a single game, 2 a gammon, 3 a backgammon.
    pub kind: u8,
    /// Equity of accepting.
    pub accept: f32,
    /// Equity of playing on.
    pub play_on: f32,
    /// Whether to accept.
    pub accepts: bool,
}

impl From<&ResignationAdvice> for ResignationReport {
    fn from(advice: &ResignationAdvice) -> Self {
        Self {
            player: advice.player.into(),
            kind: advice.kind.multiplier(),
            accept: advice.accept.get(),
            play_on: advice.play_on.get(),
            accepts: advice.accepts,
        }
    }
}

/// Advice on the decision: one of `plays`, `cube`, `resignation` and `no_decision`.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct HintReport {
    /// Version of this interface.
    pub version: u32,
    /// The basis of the answer.
    #[serde(flatten)]
    pub basis: BasisInfo,
    /// Plays, those evaluated most deeply first, best first among those of equal depth.
    pub plays: Option<Vec<PlayRow>>,
    /// The cube decision.
    pub cube: Option<CubeAdvice>,
    /// Whether to accept a resignation.
    pub resignation: Option<ResignationReport>,
    /// Why there is no decision.
    pub no_decision: Option<NoDecisionName>,
    /// Chances of each side after the best decision; `null` where there is none to make.
    pub chances: Option<Both<Chances>>,
}

impl From<&Answer<Hint>> for HintReport {
    fn from(answer: &Answer<Hint>) -> Self {
        let chances = answer.chances().map(|chances| Both {
            white: chances.white.into(),
            black: chances.black.into(),
        });
        let mut report = Self {
            version: crate::VERSION,
            basis: (&answer.basis).into(),
            plays: None,
            cube: None,
            resignation: None,
            no_decision: None,
            chances,
        };
        match &answer.found {
            Hint::Plays(rows) => report.plays = Some(rows.iter().map(PlayRow::from).collect()),
            Hint::Cube(cube) => report.cube = Some(cube.into()),
            Hint::Resignation(advice) => report.resignation = Some(advice.into()),
            Hint::None(reason) => report.no_decision = Some((*reason).into()),
        }
        report
    }
}
