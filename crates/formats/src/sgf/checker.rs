//! Checker-play analysis (`A`, `MR`).

use std::fmt::Write;

use barpoint_equity::{Equity, Outcome};
use barpoint_record::{Candidate, CandidateValue, EvalSettings, MoveAnalysis, MoveRollout};
use barpoint_rules::{Board, Play, Roll, Side};

use super::estimate::{Unit, numbers, std_errs};
use super::letters;
use super::number::{Words, append, fixed, general};
use super::settings::{
    flag, plies, read_plies, read_rollout, read_version, split_rollout, write_rollout,
};
use crate::lenient;

/// Who decided what: needed to give letters a meaning.
#[derive(Clone, Copy)]
pub(super) struct Situation {
    pub(super) side: Side,
    pub(super) roll: Roll,
    /// The board before the play, seen by `side`.
    pub(super) board: Board,
    /// The unit of values with the cube.
    pub(super) unit: Unit,
}

/// Reads the values of `A`; `None` if any is malformed.
pub(super) fn read(values: &[&str], situation: &Situation) -> Option<MoveAnalysis> {
    let (index, candidates) = values.split_first()?;
    let candidates: Vec<Candidate> = candidates
        .iter()
        .map(|value| read_candidate(value, situation))
        .collect::<Option<_>>()?;
    let played = index.trim().parse().ok().filter(|&i| i < candidates.len());
    Some(MoveAnalysis { played, candidates })
}

/// Marks the candidates listed (from 1) in the value of `MR`; false if it is malformed.
pub(super) fn read_marks(value: &str, analysis: &mut MoveAnalysis) -> bool {
    value.split_ascii_whitespace().all(|word| {
        word.parse::<usize>()
            .ok()
            .and_then(|n| analysis.candidates.get_mut(n.checked_sub(1)?))
            .map(|candidate| candidate.marked = true)
            .is_some()
    })
}

/// The two properties with their names.
pub(super) fn write(analysis: &MoveAnalysis, side: Side) -> String {
    let mut text = String::from("A[");
    match analysis.played {
        Some(index) => {
            let _ = write!(text, "{index}]");
        }
        // As gnubg writes a play that is none of those listed.
        None => {
            let _ = write!(text, "{}]", analysis.candidates.len());
        }
    }
    for candidate in &analysis.candidates {
        text.push('[');
        text += &play_letters(&candidate.play, side);
        match &candidate.value {
            CandidateValue::Evaluation {
                outcome,
                equity,
                settings,
            } => {
                text += " E ver 3";
                append(&mut text, &outcome.to_array(), fixed);
                let _ = write!(
                    text,
                    " {} {} 0 {} {} {}]",
                    fixed(equity.get()),
                    plies(*settings),
                    u8::from(settings.deterministic),
                    fixed(settings.noise),
                    u8::from(settings.prune)
                );
            }
            CandidateValue::Rollout(rollout) => {
                let mean = rollout.result.mean();
                text += " X ver 3 Score";
                let score = [rollout.equity, mean.cubeless].map(Equity::get);
                append(&mut text, &score, general);
                let _ = write!(text, " Trials {} Output", rollout.trials);
                append(&mut text, &numbers(mean), general);
                text += " StdDev";
                append(&mut text, &std_errs(&rollout.result), general);
                let _ = write!(text, " {}]", write_rollout(&rollout.settings));
            }
        }
    }
    text += "MR[";
    for (number, candidate) in (1..).zip(&analysis.candidates) {
        if candidate.marked {
            let _ = write!(text, "{number} ");
        }
    }
    text + "]"
}

/// A play as pairs of letters.
pub(super) fn play_letters(play: &Play, side: Side) -> String {
    play.steps()
        .iter()
        .flat_map(|step| [step.from, step.to])
        .map(|point| letters::letter(side, point))
        .collect()
}

fn read_candidate(value: &str, situation: &Situation) -> Option<Candidate> {
    let value = value.trim_start();
    let (letters, rest) = match value.split_once(' ') {
        // A dance has no letters at all.
        Some((kind @ ("E" | "X"), _)) => ("", &value[kind.len() - 1..]),
        Some(split) => split,
        None => return None,
    };
    let moves = letters::moves(situation.side, letters)?;
    let play = lenient::as_play(&situation.board, situation.roll, &moves)?;
    let mut words = Words::new(rest);
    let value = match words.word()? {
        "E" => evaluation(words)?,
        "X" => CandidateValue::Rollout(Box::new(rollout(rest, situation.unit)?)),
        _ => return None,
    };
    Some(Candidate {
        play,
        value,
        marked: false,
    })
}

fn evaluation(mut words: Words<'_>) -> Option<CandidateValue> {
    let (_, first) = read_version(&mut words)?;
    let [wg, wbg, lg, lbg] = words.numbers()?;
    let outcome = Outcome::from_array([first.parse().ok()?, wg, wbg, lg, lbg]);
    let equity = Equity(words.number()?);
    let (plies, cubeful) = read_plies(words.word()?)?;
    // The width of the old search, gone since files have versions.
    words.number::<i32>()?;
    let settings = EvalSettings {
        plies,
        cubeful,
        deterministic: flag(&mut words)?,
        noise: words.number()?,
        // Files before version 2 have no flag.
        prune: words.left() > 0 && flag(&mut words)?,
    };
    words.finish().then_some(CandidateValue::Evaluation {
        outcome,
        equity,
        settings,
    })
}

fn rollout(value: &str, unit: Unit) -> Option<MoveRollout> {
    let (results, settings) = split_rollout(value)?;
    let mut words = Words::new(results);
    words.literal("X")?;
    let (_, word) = read_version(&mut words)?;
    if word != "Score" {
        return None;
    }
    let [equity, cubeless] = words.numbers()?.map(Equity);
    words.literal("Trials")?;
    let trials = words.number()?;
    words.literal("Output")?;
    let result = unit.read_rolled_out(&mut words)?;
    // The second score says the cubeless equity again.
    let agrees = result.mean().cubeless == cubeless;
    (agrees && words.finish()).then_some(())?;
    Some(MoveRollout {
        equity,
        result,
        trials,
        settings: read_rollout(settings)?,
    })
}
