//! Analyses as they are stored with an entry.

use barpoint_equity::{CubeContext, Met, Stakes};
use barpoint_record::{Candidate, CandidateValue, CubeAnalysis, Entry};
use barpoint_rules::MatchState;
use barpoint_rules::notation::display_play;
use serde::Serialize;
use utoipa::ToSchema;

use crate::{Chances, SideName, StepInfo};

/// A candidate play as it is stored.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct StoredPlay {
    /// The play.
    pub play: String,
    /// Its steps.
    pub steps: Vec<StepInfo>,
    /// Its equity, EMG in matches.
    pub equity: f32,
    /// The same less that of the best.
    pub difference: f32,
    /// Chances of the mover.
    pub chances: Chances,
    /// Depth of the look-ahead; `null` for a rollout.
    pub plies: Option<u8>,
    /// Trials of the rollout; `null` for a look-ahead.
    pub trials: Option<u32>,
    /// Standard error of the equity, of a rollout.
    pub std_err: Option<f32>,
    /// Whether it is the play made.
    pub played: bool,
}

/// A cube decision as it is stored, from the player who may double.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct StoredCube {
    /// Who may double.
    pub player: SideName,
    /// Equity without doubling, EMG in matches.
    pub no_double: f32,
    /// Equity after double and take.
    pub double_take: f32,
    /// Equity after double and pass.
    pub double_pass: f32,
    /// Chances without doubling.
    pub chances: Chances,
    /// Match-winning chances of the same three; `null` at money play.
    pub mwc: Option<[f32; 3]>,
    /// Depth of the look-ahead; `null` for a rollout.
    pub plies: Option<u8>,
    /// Trials of the rollout; `null` for a look-ahead.
    pub trials: Option<u32>,
    /// The proper action in words.
    pub action: String,
}

pub(super) fn stored_plays(entry: &Entry) -> Option<Vec<StoredPlay>> {
    let analysis = entry.move_analysis.as_ref()?;
    let equity = |candidate: &Candidate| match &candidate.value {
        CandidateValue::Evaluation { equity, .. } => *equity,
        CandidateValue::Rollout(found) => found.score,
    };
    let best = equity(analysis.candidates.first()?);
    let rows = analysis.candidates.iter().enumerate();
    let rows = rows.map(|(index, candidate)| {
        let (plies, rollout) = match &candidate.value {
            CandidateValue::Evaluation { settings, .. } => (Some(settings.plies), None),
            CandidateValue::Rollout(found) => (None, Some(found)),
        };
        StoredPlay {
            play: display_play(&candidate.play),
            steps: StepInfo::of(&candidate.play),
            equity: equity(candidate),
            difference: equity(candidate) - best,
            chances: chances(candidate),
            plies,
            trials: rollout.map(|found| found.settings.trials),
            std_err: rollout.map(|found| found.std_err[6]),
            played: analysis.played == Some(index),
        }
    });
    Some(rows.collect())
}

pub(super) fn stored_cube(entry: &Entry, before: &MatchState, met: &Met) -> Option<StoredCube> {
    let analysis = entry.cube_analysis.as_ref()?;
    let player = entry.event.doubler()?;
    let context = CubeContext::of(before, player);
    let stakes = Stakes::of(&context, met);
    let (board, variation) = (before.board_of(player), before.rules().variation);
    let equities = barpoint_analysis::cube_equities(entry, &board, variation, stakes)?;
    let (no_double, double_take) = cube_rows(analysis);
    let (plies, trials) = match analysis {
        CubeAnalysis::Evaluation(found) => (Some(found.settings.plies), None),
        CubeAnalysis::Rollout(found) => (None, Some(found.settings.trials)),
    };
    Some(StoredCube {
        player: player.into(),
        no_double: equities.no_double.get(),
        double_take: equities.double_take.get(),
        double_pass: barpoint_equity::CubeEquities::PASS.get(),
        chances: of_numbers(no_double),
        mwc: stakes.map(|stakes| [no_double[6], double_take[6], stakes.win.single()]),
        plies,
        trials,
        action: equities.verdict(&context).to_string(),
    })
}

fn cube_rows(analysis: &CubeAnalysis) -> (&[f32; 7], &[f32; 7]) {
    match analysis {
        CubeAnalysis::Evaluation(found) => (&found.no_double, &found.double_take),
        CubeAnalysis::Rollout(found) => (&found.no_double, &found.double_take),
    }
}

fn chances(candidate: &Candidate) -> Chances {
    match &candidate.value {
        CandidateValue::Evaluation { outcome, .. } => (*outcome).into(),
        CandidateValue::Rollout(found) => of_numbers(&found.output),
    }
}

const fn of_numbers(numbers: &[f32; 7]) -> Chances {
    Chances {
        win: numbers[0],
        win_gammon: numbers[1],
        win_backgammon: numbers[2],
        lose_gammon: numbers[3],
        lose_backgammon: numbers[4],
    }
}
