//! The decisions of a record.

use barpoint_analysis::{MetChoice, Task, TaskKind, decisions};
use barpoint_equity::{CubeContext, CubeEquities, Equity, Met, Stakes};
use barpoint_record::{CubeAnalysis, Entry, Event, Luck, MatchRecord, MoveAnalysis};
use barpoint_rules::{Board, Roll, Side};

use crate::{Decision, DecisionKind, Phase, Score};

/// The decisions of all games, in order, with what the record says of them. Rolling without doubling is one only where the
/// analysis says that a double was right or close. `usual` is the match equity table where the record names none.
#[must_use]
pub fn decisions_of(record: &MatchRecord, usual: &Met) -> Vec<Decision> {
    let choice = MetChoice::of(record, None, usual);
    let met = choice.as_ref().map_or(usual, |choice| choice.met.as_ref());
    let (tasks, _) = decisions(record);
    let mut found = Vec::new();
    for task in &tasks {
        let game = record.games.get(task.at.game);
        let entries = game.and_then(|game| game.entries.get(task.at.entry..));
        if let Some([entry, rest @ ..]) = entries {
            let seen = Seen {
                task,
                entry,
                answer: rest.first().filter(|entry| entry.event.is_answer()),
            };
            seen.push(record, met, &mut found);
        }
    }
    found
}

/// A task with its entry, and the answer where it is a double.
struct Seen<'a> {
    task: &'a Task,
    entry: &'a Entry,
    answer: Option<&'a Entry>,
}

impl Seen<'_> {
    fn push(&self, record: &MatchRecord, met: &Met, found: &mut Vec<Decision>) {
        let equities = |analysis: &CubeAnalysis| {
            let stakes = Stakes::of(&self.task.context, met);
            analysis.equities(&self.task.board, record.rules.variation, stakes)
        };
        let cube = self.entry.cube_analysis.as_deref().and_then(equities);
        match self.task.kind {
            TaskKind::Turn { roll, .. } => {
                let close = cube.filter(|e| self.task.cube_decision && e.is_close());
                found.extend(close.map(|e| self.not_doubled(e)));
                if !matches!(self.entry.event, Event::Roll { .. }) {
                    found.push(self.play(roll));
                }
            }
            TaskKind::Double => {
                found.push(self.double(cube));
                let of_answer = |entry: &Entry| entry.cube_analysis.as_deref().and_then(equities);
                let answer = self.answer;
                found.extend(
                    answer
                        .and_then(|entry| self.answered(entry, cube.or_else(|| of_answer(entry)))),
                );
            }
        }
    }

    fn not_doubled(&self, e: CubeEquities) -> Decision {
        Decision {
            loss: Some(lost(e.best(), e.no_double)),
            mark: self.entry.cube_skill,
            counts: true,
            ..self.decision(DecisionKind::NoDouble)
        }
    }

    fn play(&self, roll: Roll) -> Decision {
        let analysis = self.entry.move_analysis.as_deref();
        let loss = analysis.and_then(MoveAnalysis::loss);
        Decision {
            roll: Some(roll),
            loss: loss.map(|loss| Equity(loss.get().max(0.0))),
            luck: self.entry.luck.and_then(Luck::known),
            mark: self.entry.skill,
            counts: analysis.is_some_and(|analysis| analysis.candidates.len() > 1),
            ..self.decision(DecisionKind::Checker)
        }
    }

    fn double(&self, equities: Option<CubeEquities>) -> Decision {
        Decision {
            loss: equities.map(|e| lost(e.best(), e.double())),
            mark: self.entry.skill,
            counts: equities.is_some(),
            ..self.decision(DecisionKind::Double)
        }
    }

    fn answered(&self, answer: &Entry, equities: Option<CubeEquities>) -> Option<Decision> {
        let (pass, take) = (CubeEquities::PASS, equities.map(|e| e.double_take));
        // What the doubler gains is what the answer costs.
        let (side, kind, loss) = match answer.event {
            Event::Take(side) => (side, DecisionKind::Take, take.map(|take| lost(take, pass))),
            Event::Pass(side) => (side, DecisionKind::Pass, take.map(|take| lost(pass, take))),
            _ => return None,
        };
        let mut at = self.task.at;
        at.entry += 1;
        let (board, context) = (self.task.board.swapped(), self.task.context.flipped());
        Some(Decision {
            at,
            loss,
            mark: answer.skill,
            counts: equities.is_some(),
            ..self.seen_by(side, kind, (board, context))
        })
    }

    fn decision(&self, kind: DecisionKind) -> Decision {
        let Task {
            side,
            board,
            context,
            ..
        } = *self.task;
        self.seen_by(side, kind, (board, context))
    }

    /// A decision of which nothing is known but what the player sees.
    fn seen_by(
        &self,
        side: Side,
        kind: DecisionKind,
        (board, context): (Board, CubeContext),
    ) -> Decision {
        Decision {
            at: self.task.at,
            side,
            kind,
            roll: None,
            loss: None,
            luck: None,
            mark: None,
            by_hand: false,
            counts: false,
            score: Score::of(&context),
            cube: context.value,
            access: context.access,
            phase: Phase::of(&board),
            board,
        }
    }
}

/// What is lost by having `made` where one could have had `best`; never below 0.
fn lost(best: Equity, made: Equity) -> Equity {
    Equity((best.get() - made.get()).max(0.0))
}
