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

/// What went wrong in one task.
fn of_task(record: &MatchRecord, task: &Task, met: &Met) -> Vec<Mistake> {
    let entries = record
        .games
        .get(task.at.game)
        .and_then(|g| g.entries.get(task.at.entry..));
    let Some([entry, rest @ ..]) = entries else {
        return Vec::new();
    };
    let stakes = Stakes::of(&task.context, met);
    let equities = entry
        .cube_analysis
        .as_deref()
        .and_then(|cube| cube.equities(&task.board, record.rules.variation, stakes));
    let judged = Judged {
        task,
        entry,
        stakes,
    };
    match (task.kind, equities) {
        (TaskKind::Turn { roll, .. }, equities) => {
            let cube = equities.filter(|_| task.cube_decision);
            let missed = cube.map(|e| {
                let loss = e.best().get() - e.no_double.get();
                judged.mistake(task.at, task.side, MistakeKind::MissedDouble(e), loss)
            });
            let play = wrong_play(entry, roll)
                .map(|(kind, loss)| judged.mistake(task.at, task.side, kind, loss));
            missed.into_iter().chain(play).collect()
        }
        (TaskKind::Double, Some(equities)) => {
            judged.of_double(equities, rest.first().map(|entry| &entry.event))
        }
        (TaskKind::Double, None) => Vec::new(),
    }
}

/// A task with its analysis.
struct Judged<'a> {
    task: &'a Task,
    entry: &'a Entry,
    stakes: Option<Stakes>,
}

impl Judged<'_> {
    fn mistake(&self, at: EntryIndex, side: Side, kind: MistakeKind, loss: f32) -> Mistake {
        let (cube, plays) = (
            self.entry.cube_analysis.as_deref(),
            self.entry.move_analysis.as_deref(),
        );
        let (depth, std_errs) = if matches!(kind, MistakeKind::Play { .. }) {
            (
                plays.and_then(MoveAnalysis::best).map(Candidate::depth),
                plays.and_then(|plays| std_errs(plays, self.stakes)),
            )
        } else {
            (
                cube.map(CubeAnalysis::depth),
                cube.and_then(|cube| cube.std_errs(self.stakes)),
            )
        };
        Mistake {
            at,
            side,
            board: self.task.board,
            context: self.task.context,
            kind,
            loss: Equity(loss),
            trials: depth.and_then(Depth::trials),
            std_errs,
        }
    }

    /// Of a double and the answer to it.
    fn of_double(&self, e: CubeEquities, answer: Option<&Event>) -> Vec<Mistake> {
        let Task { at, side, .. } = *self.task;
        let loss = e.best().get() - e.double().get();
        let double = self.mistake(at, side, MistakeKind::WrongDouble(e), loss);
        let next = EntryIndex {
            entry: at.entry + 1,
            ..at
        };
        let cost = e.double_take.get() - CubeEquities::PASS.get();
        let answer = match answer {
            Some(Event::Take(side)) => {
                Some(self.mistake(next, *side, MistakeKind::WrongTake(e), cost))
            }
            Some(Event::Pass(side)) => {
                Some(self.mistake(next, *side, MistakeKind::WrongPass(e), -cost))
            }
            _ => None,
        };
        std::iter::once(double).chain(answer).collect()
    }
}

/// Standard errors of the equities of the best play and of the one made, if both were rolled out.
fn std_errs(analysis: &MoveAnalysis, stakes: Option<Stakes>) -> Option<[Equity; 2]> {
    let (best, made) = (analysis.best()?, analysis.made()?);
    Some([best.std_err(stakes)?, made.std_err(stakes)?])
}

fn wrong_play(entry: &Entry, roll: Roll) -> Option<(MistakeKind, f32)> {
    let analysis = entry.move_analysis.as_deref()?;
    let row = |candidate: &Candidate| (candidate.play, candidate.equity());
    let kind = MistakeKind::Play {
        roll,
        made: row(analysis.made()?),
        best: row(analysis.best()?),
    };
    Some((kind, analysis.loss()?.get()))
}
