//! Checker-play analysis (`A`, `MR`).

use std::fmt::Write;

use barpoint_equity::Outcome;
use barpoint_record::{
    Candidate, CandidateValue, EvalSettings, MoveAnalysis, MoveRollout, RolloutSettings,
};
use barpoint_rules::{Board, Play, Roll, Side};

use super::cube::{flag, plies, read_plies, read_version, split_settings};
use super::letters;
use super::number::{Words, append, fixed, general};
use crate::lenient;

/// Who decided what: needed to give letters a meaning.
#[derive(Clone, Copy)]
pub(super) struct Situation {
    pub(super) side: Side,
    pub(super) roll: Roll,
    /// The board before the play, seen by `side`.
    pub(super) board: Board,
}

/// Reads the values of `A`; `None` if any is malformed.
pub(super) fn read(values: &[String], situation: &Situation) -> Option<MoveAnalysis> {
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
        None => text += "-1]",
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
                    fixed(*equity),
                    plies(*settings),
                    u8::from(settings.deterministic),
                    fixed(settings.noise),
                    u8::from(settings.prune)
                );
            }
            CandidateValue::Rollout(rollout) => {
                text += " X ver 3 Score";
                append(&mut text, &[rollout.score, rollout.score_cubeless], general);
                let _ = write!(text, " Trials {} Output", rollout.settings.trials);
                append(&mut text, &rollout.output, general);
                text += " StdDev";
                append(&mut text, &rollout.std_err, general);
                let _ = write!(text, " {}]", rollout.settings.raw);
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
        "E" => read_evaluation(words)?,
        "X" => CandidateValue::Rollout(Box::new(read_rollout(rest)?)),
        _ => return None,
    };
    Some(Candidate {
        play,
        value,
        marked: false,
    })
}

fn read_evaluation(mut words: Words<'_>) -> Option<CandidateValue> {
    let (_, first) = read_version(&mut words)?;
    let [wg, wbg, lg, lbg] = words.numbers()?;
    let outcome = Outcome::from_array([first.parse().ok()?, wg, wbg, lg, lbg]);
    let equity = words.number()?;
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

fn read_rollout(value: &str) -> Option<MoveRollout> {
    let (numbers, raw) = split_settings(value)?;
    let mut words = Words::new(numbers);
    words.literal("X")?;
    let (_, word) = read_version(&mut words)?;
    if word != "Score" {
        return None;
    }
    let [score, score_cubeless] = words.numbers()?;
    words.literal("Trials")?;
    let trials = words.number()?;
    words.literal("Output")?;
    let output = words.numbers()?;
    words.literal("StdDev")?;
    let std_err = words.numbers()?;
    words.finish().then(|| MoveRollout {
        score,
        score_cubeless,
        output,
        std_err,
        settings: RolloutSettings {
            trials,
            raw: raw.to_owned(),
        },
    })
}
