//! The decisions that lost equity, costliest first.

use barpoint_equity::{CubeContext, CubeEquities, Equity, Met, Stakes};
use barpoint_record::{Candidate, CubeAnalysis, Depth, Entry, Event, MatchRecord, MoveAnalysis};
use barpoint_rules::{Board, Play, Roll, Side};

use crate::{EntryIndex, Task, TaskKind, decisions};

/// A decision that lost equity.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Mistake {
    /// The entry it is stored with.
    pub at: EntryIndex,
    /// Who made it.
    pub side: Side,
    /// The board at the decision, seen by the player on roll (the doubler for takes and passes).
    pub board: Board,
    /// Cube and score, seen by that player.
    pub context: CubeContext,
    /// What was wrong.
    pub kind: MistakeKind,
    /// What it cost, EMG in matches. Above 0.
    pub loss: Equity,
    /// How many trials of a rollout say so; `None` for a look-ahead.
    pub trials: Option<u32>,
    /// Standard errors of its equities, EMG in matches: of the best play and the one made, or of not doubling and of
    /// double and take; `None` where they were not rolled out.
    pub std_errs: Option<[Equity; 2]>,
}

/// What was wrong.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum MistakeKind {
    /// A checker play.
    Play {
        /// The roll.
        roll: Roll,
        /// The play made and its equity.
        made: (Play, Equity),
        /// The best play and its equity.
        best: (Play, Equity),
    },
    /// Not doubling.
    MissedDouble(CubeEquities),
    /// Doubling.
    WrongDouble(CubeEquities),
    /// Taking.
    WrongTake(CubeEquities),
    /// Passing.
    WrongPass(CubeEquities),
}

/// Everything that cost more than `threshold`, costliest first, from the analyses stored in the record.
#[must_use]
pub fn mistakes(record: &MatchRecord, met: &Met, threshold: Equity) -> Vec<Mistake> {
    let (tasks, _) = decisions(record);
    let mut found: Vec<Mistake> = tasks
        .iter()
        .flat_map(|task| of_task(record, task, met))
        .collect();
    found.retain(|mistake| mistake.loss.get() > threshold.get());
    found.sort_by(|a, b| b.loss.get().total_cmp(&a.loss.get()).then(a.at.cmp(&b.at)));
    found
}

#[expect(clippy::too_many_lines, reason = "the kinds of mistake in one match")]
fn of_task(record: &MatchRecord, task: &Task, met: &Met) -> Vec<Mistake> {
    let entries = record
        .games
        .get(task.at.game)
        .and_then(|g| g.entries.get(task.at.entry..));
    let Some([entry, rest @ ..]) = entries else {
        return Vec::new();
    };
    let stakes = Stakes::of(&task.context, met);
    let (cube, plays) = (entry.cube_analysis.as_ref(), entry.move_analysis.as_ref());
    let mistake = |at, side, kind, loss| {
        let of_play = matches!(kind, MistakeKind::Play { .. });
        let depth = if of_play {
            plays.and_then(MoveAnalysis::best).map(Candidate::depth)
        } else {
            cube.map(CubeAnalysis::depth)
        };
        Mistake {
            at,
            side,
            board: task.board,
            context: task.context,
            kind,
            loss: Equity(loss),
            trials: depth.and_then(Depth::trials),
            std_errs: if of_play {
                plays.and_then(|plays| std_errs(plays, stakes))
            } else {
                cube.and_then(|cube| cube.std_errs(stakes))
            },
        }
    };
    let mut found = Vec::new();
    let variation = record.rules.variation;
    let equities = cube.and_then(|cube| cube.equities(&task.board, variation, stakes));
    match (task.kind, equities) {
        (TaskKind::Turn { roll, .. }, equities) => {
            if let Some(e) = equities.filter(|_| task.cube_decision) {
                let loss = e.best().get() - e.no_double.get();
                found.push(mistake(
                    task.at,
                    task.side,
                    MistakeKind::MissedDouble(e),
                    loss,
                ));
            }
            if let Some((kind, loss)) = wrong_play(entry, roll) {
                found.push(mistake(task.at, task.side, kind, loss));
            }
        }
        (TaskKind::Double, Some(e)) => {
            let loss = e.best().get() - e.double().get();
            found.push(mistake(
                task.at,
                task.side,
                MistakeKind::WrongDouble(e),
                loss,
            ));
            let cost = e.double_take.get() - CubeEquities::PASS.get();
            let answer = EntryIndex {
                entry: task.at.entry + 1,
                ..task.at
            };
            match rest.first().map(|entry| &entry.event) {
                Some(Event::Take(side)) => {
                    found.push(mistake(answer, *side, MistakeKind::WrongTake(e), cost));
                }
                Some(Event::Pass(side)) => {
                    found.push(mistake(answer, *side, MistakeKind::WrongPass(e), -cost));
                }
                _ => {}
            }
        }
        (TaskKind::Double, None) => {}
    }
    found
}

/// Standard errors of the equities of the best play and of the one made, if both were rolled out.
fn std_errs(analysis: &MoveAnalysis, stakes: Option<Stakes>) -> Option<[Equity; 2]> {
    let (best, made) = (analysis.best()?, analysis.made()?);
    Some([best.std_err(stakes)?, made.std_err(stakes)?])
}

fn wrong_play(entry: &Entry, roll: Roll) -> Option<(MistakeKind, f32)> {
    let analysis = entry.move_analysis.as_ref()?;
    let row = |candidate: &Candidate| (candidate.play, candidate.equity());
    let kind = MistakeKind::Play {
        roll,
        made: row(analysis.made()?),
        best: row(analysis.best()?),
    };
    Some((kind, analysis.loss()?.get()))
}
