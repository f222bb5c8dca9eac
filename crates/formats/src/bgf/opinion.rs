//! What BGBlitz said of an event.

use barpoint_equity::Equity;
use barpoint_record::{
    CheckerOpinion, CubeOpinion, Event, Level, Opinion, RatedPlay, Said, situation,
};
use barpoint_rules::{Board, MatchState, Roll};

use super::event::{self, CubeDecision, Evaluation, Kind};
use super::value::Number;
use crate::lenient;

/// Below this difference of match-winning chances eight digits no longer tell equities.
const LEAST_SWING: f64 = 1e-4;

/// The opinions of an event that happened in this state.
pub(super) fn of(
    file: &event::Event,
    kind: Kind,
    before: &MatchState,
    happened: &Event,
    analyst: usize,
) -> Vec<Opinion> {
    let state = situation(*before, happened);
    let mut said = Vec::new();
    let evaluation = file.equity.as_ref();
    if let Some(opinion) = evaluation.and_then(|e| cube(file, e, kind, &state)) {
        said.push(Said::Cube(opinion));
    }
    if let (Kind::Play(roll), Some(side)) = (kind, happened.side()) {
        said.extend(checker(file, &state.board_of(side), roll, happened).map(Said::Checker));
    }
    let luck = file.luck.filter(|_| happened.roll().is_some());
    let luck = luck.and_then(|luck| {
        if state.is_money() {
            luck.luck_plain.known()
        } else {
            luck.luck_weighted.known()
        }
    });
    said.extend(luck.map(|luck| Said::Luck {
        equity: Equity::narrowed(luck),
        level: Some(level(file.ply)),
    }));
    let opinion = |said| Opinion { analyst, said };
    said.into_iter().map(opinion).collect()
}

/// Plies as BGBlitz counts them.
fn level(ply: Number) -> Level {
    let name = ply.whole::<u8>().map_or_else(
        || "unknown depth".to_owned(),
        |plies| format!("{plies}-ply"),
    );
    Level { name, depth: None }
}

fn loss(error: Number) -> Option<Equity> {
    error
        .known()
        .map(|error| Equity::narrowed(0.0_f64.max(-error)))
}

fn checker(
    file: &event::Event,
    board: &Board,
    roll: Roll,
    happened: &Event,
) -> Option<CheckerOpinion> {
    let mut plays: Vec<RatedPlay> = Vec::new();
    let mut played = None;
    for alternative in &file.move_analysis.0 {
        let Some(rated) = rated(alternative, board, roll) else {
            continue;
        };
        if alternative.played.is_set() {
            played = played.or(Some(plays.len()));
        }
        plays.push(rated);
    }
    // The play made is marked; where it is not, it may still be in the list.
    if let (None, Event::Play(made)) = (played, happened) {
        let after = board.after(&made.play);
        played = plays
            .iter()
            .position(|rated| after.is_some() && board.after(&rated.play) == after);
    }
    (!plays.is_empty()).then_some(CheckerOpinion {
        plays,
        played,
        loss: file.pr.and_then(|errors| loss(errors.checker_error)),
    })
}

fn rated(alternative: &event::Alternative, board: &Board, roll: Roll) -> Option<RatedPlay> {
    let evaluation = alternative.eq.as_ref()?;
    Some(RatedPlay {
        play: lenient::as_play(board, roll, &alternative.moves())?,
        level: level(alternative.ply),
        outcome: evaluation.outcome(),
        equity: Equity::narrowed(cubeful(evaluation)?),
        std_err: None,
    })
}

/// The equity with the cube: EMG in matches.
fn cubeful(evaluation: &Evaluation) -> Option<f64> {
    evaluation.emg.known().or_else(|| {
        let with_cube = evaluation
            .cube_decision
            .and_then(|cube| cube.cubeful.known());
        with_cube.or_else(|| evaluation.equity.known())
    })
}

/// The cube decision, from the player who could double.
fn cube(
    file: &event::Event,
    evaluation: &Evaluation,
    kind: Kind,
    state: &MatchState,
) -> Option<CubeOpinion> {
    let decision = evaluation.cube_decision.as_ref()?;
    let answers = matches!(kind, Kind::Take | Kind::Pass);
    let offered = answers || kind == Kind::Double;
    if !offered && !state.may_double() {
        return None;
    }
    let equities = if state.is_money() {
        money(decision, answers)?
    } else {
        normalised(decision, evaluation, answers)?
    };
    let outcome = evaluation.outcome();
    let error = file.pr.and_then(|errors| loss(errors.cube_error));
    let [no_double, double_take, double_pass] = equities.map(|e| Some(Equity::narrowed(e)));
    Some(CubeOpinion {
        level: level(file.ply),
        outcome: outcome.map(|o| if answers { o.flipped() } else { o }),
        no_double,
        double_take,
        double_pass,
        std_errs: None,
        double_loss: error.filter(|_| !answers),
        answer_loss: error.filter(|_| answers),
    })
}

fn values(decision: &CubeDecision) -> Option<[f64; 3]> {
    Some([
        decision.no_double.known()?,
        decision.double_take.known()?,
        decision.double_pass.known()?,
    ])
}

fn money(decision: &CubeDecision, answers: bool) -> Option<[f64; 3]> {
    let sign = if answers { -1.0 } else { 1.0 };
    Some(values(decision)?.map(|value| sign * value))
}

/// Match-winning chances as EMG: a pass is worth 1, and the file gives one more point of the line, the cubeless value
/// in both units.
fn normalised(decision: &CubeDecision, evaluation: &Evaluation, answers: bool) -> Option<[f64; 3]> {
    let chance = |value: f64| if answers { 1.0 - value } else { value };
    let chances = values(decision)?.map(chance);
    let (mwc, emg) = (
        chance(evaluation.match_equity.known()?),
        evaluation.emg.known()?,
    );
    let emg = if answers { -emg } else { emg };
    let [.., pass] = chances;
    let swing = pass - mwc;
    if swing.abs() < LEAST_SWING || (1.0 - emg).abs() < LEAST_SWING {
        return None;
    }
    let slope = (1.0 - emg) / swing;
    Some(chances.map(|value| 1.0 + slope * (value - pass)))
}
