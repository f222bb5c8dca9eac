//! The decisions that lost equity, costliest first.

use barpoint_equity::{CubeContext, CubeEquities, Equity, Met, Stakes};
use barpoint_record::{Entry, Event, MatchRecord};
use barpoint_rules::{Board, Play, Roll, Side};

use crate::stored::{
    candidate_equity, cube_equities, cube_std_errs, cube_trials, play_loss, play_std_errs,
    play_trials,
};
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
    let mistake = |at, side, kind, loss| Mistake {
        at,
        side,
        board: task.board,
        context: task.context,
        trials: match kind {
            MistakeKind::Play { .. } => entry.move_analysis.as_ref().and_then(play_trials),
            _ => entry.cube_analysis.as_ref().and_then(cube_trials),
        },
        std_errs: if let MistakeKind::Play { .. } = kind {
            let analysis = entry.move_analysis.as_ref();
            analysis.and_then(|analysis| play_std_errs(analysis, stakes))
        } else {
            let analysis = entry.cube_analysis.as_ref();
            analysis.and_then(|analysis| cube_std_errs(analysis, stakes))
        },
        kind,
        loss: Equity(loss),
    };
    let mut found = Vec::new();
    let equities = cube_equities(entry, &task.board, record.rules.variation, stakes);
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

fn wrong_play(entry: &Entry, roll: Roll) -> Option<(MistakeKind, f32)> {
    let analysis = entry.move_analysis.as_ref()?;
    let loss = play_loss(analysis)?.get();
    let row = |index: usize| {
        Some((
            analysis.candidates.get(index)?.play,
            candidate_equity(analysis, index)?,
        ))
    };
    Some((
        MistakeKind::Play {
            roll,
            made: row(analysis.played?)?,
            best: row(0)?,
        },
        loss,
    ))
}
