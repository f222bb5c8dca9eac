//! Reading back what is stored with an entry.

use barpoint_equity::{CubeEquities, Equity, Mwc, Stakes};
use barpoint_record::{CandidateValue, CubeAnalysis, Entry, MoveAnalysis, MoveRollout};
use barpoint_rules::{Board, Side, Variation};

/// Match-winning chances are stored in single precision: where winning and losing the cube differ by less
/// than this, they say nothing about equities.
pub(crate) const LEAST_SWING: f32 = 1e-5;

/// Whether stored chances tell equities at these stakes.
pub(crate) fn tells_equities(stakes: Stakes) -> bool {
    stakes.win.get() - stakes.lose.get() >= f64::from(LEAST_SWING)
}

/// The cube equities stored with an entry, normalised by the stakes of the cube of the player who may
/// double (`None` in money play); nothing where too little is at stake for what is stored to tell them.
/// `board` is the position seen by that player.
#[must_use]
pub fn cube_equities(
    entry: &Entry,
    board: &Board,
    variation: Variation,
    stakes: Option<Stakes>,
) -> Option<CubeEquities> {
    let (no_double, double_take) = cube_values(entry.cube_analysis.as_ref()?);
    if stakes.is_some_and(|stakes| !tells_equities(stakes)) {
        return None;
    }
    let equity = |values: &[f32; 7]| match stakes {
        Some(stakes) => stakes.normalise(Mwc::clamped(f64::from(values[6]))),
        None => Equity(values[6]),
    };
    Some(CubeEquities {
        no_double: equity(no_double),
        double_take: equity(double_take),
        wins_gammons: board.can_win_gammon(variation.checkers()),
    })
}

/// What a cube analysis says of not doubling and of double and take.
pub(crate) fn cube_values(analysis: &CubeAnalysis) -> (&[f32; 7], &[f32; 7]) {
    match analysis {
        CubeAnalysis::Evaluation(stored) => (&stored.no_double, &stored.double_take),
        CubeAnalysis::Rollout(stored) => (&stored.no_double, &stored.double_take),
    }
}

/// How many trials valued a cube decision, if it was rolled out.
pub(crate) fn cube_trials(analysis: &CubeAnalysis) -> Option<u32> {
    match analysis {
        CubeAnalysis::Evaluation(_) => None,
        CubeAnalysis::Rollout(rollout) => Some(rollout.settings.trials),
    }
}

/// How many trials valued the best play, if it was rolled out.
pub(crate) fn play_trials(analysis: &MoveAnalysis) -> Option<u32> {
    rollout_of(analysis, 0).map(|rollout| rollout.settings.trials)
}

fn rollout_of(analysis: &MoveAnalysis, index: usize) -> Option<&MoveRollout> {
    match &analysis.candidates.get(index)?.value {
        CandidateValue::Evaluation { .. } => None,
        CandidateValue::Rollout(rollout) => Some(rollout),
    }
}

/// Standard errors of the equities of not doubling and of double and take, if they were rolled out; EMG in matches.
pub(crate) fn cube_std_errs(
    analysis: &CubeAnalysis,
    stakes: Option<Stakes>,
) -> Option<[Equity; 2]> {
    match analysis {
        CubeAnalysis::Evaluation(_) => None,
        CubeAnalysis::Rollout(rollout) => Some(
            [&rollout.no_double_std_err, &rollout.double_take_std_err]
                .map(|errors| equity_error(errors, stakes)),
        ),
    }
}

/// Standard errors of the equities of the best play and of the one made, if both were rolled out; EMG in matches.
pub(crate) fn play_std_errs(
    analysis: &MoveAnalysis,
    stakes: Option<Stakes>,
) -> Option<[Equity; 2]> {
    let error = |index| {
        let rollout = rollout_of(analysis, index)?;
        Some(equity_error(&rollout.std_err, stakes))
    };
    Some([error(0)?, error(analysis.played?)?])
}

/// The error of a cubeful value, which is kept as one of match-winning chances in matches.
fn equity_error(errors: &[f32; 7], stakes: Option<Stakes>) -> Equity {
    let half_swing = match stakes {
        Some(stakes) if tells_equities(stakes) => (stakes.win.get() - stakes.lose.get()) / 2.0,
        Some(_) => return Equity(0.0),
        None => 1.0,
    };
    Equity::narrowed(f64::from(errors[6]) / half_swing)
}

/// The equity a stored candidate is ranked by.
#[must_use]
pub fn candidate_equity(analysis: &MoveAnalysis, index: usize) -> Option<Equity> {
    Some(Equity(match &analysis.candidates.get(index)?.value {
        CandidateValue::Evaluation { equity, .. } => *equity,
        CandidateValue::Rollout(rollout) => rollout.score,
    }))
}

/// What the play made loses against the best one; `None` without a choice.
#[must_use]
pub fn play_loss(analysis: &MoveAnalysis) -> Option<Equity> {
    let played = analysis.played.filter(|_| analysis.candidates.len() > 1)?;
    let (best, made) = (
        candidate_equity(analysis, 0)?,
        candidate_equity(analysis, played)?,
    );
    Some(Equity(best.get() - made.get()))
}

/// White's winning chance at a decision: by the cube analysis of whoever may double, else by the best play; `None` where
/// neither is stored.
#[must_use]
pub fn white_wins(entry: &Entry) -> Option<f32> {
    let side = entry.event.side()?;
    let (of, win) = match (&entry.cube_analysis, &entry.move_analysis) {
        (Some(analysis), _) => {
            // An answer carries the doubler's analysis.
            (entry.event.doubler()?, cube_values(analysis).0[0])
        }
        (None, Some(analysis)) => {
            let win = match &analysis.candidates.first()?.value {
                CandidateValue::Evaluation { outcome, .. } => outcome.win,
                CandidateValue::Rollout(found) => found.output[0],
            };
            (side, win)
        }
        (None, None) => return None,
    };
    Some(if of == Side::White { win } else { 1.0 - win })
}
