//! Decisions of people in an analysed match.

use barpoint_analysis::{Made, Task, TaskKind, decisions};
use barpoint_equity::{CubeEquities, Met, Stakes};
use barpoint_eval::{CubeUse, Phase, Search};
use barpoint_human::{DoubleQuestion, Kind, PlayQuestion, TakeQuestion};
use barpoint_record::{CubeAnalysis, Entry, Event, MatchRecord, MoveAnalysis};
use barpoint_rules::{BySide, Side};

/// A choice that a person made.
#[derive(Clone, Debug, PartialEq)]
pub struct Choice {
    /// What was to be decided.
    pub kind: Kind,
    /// Who decided.
    pub side: Side,
    /// The phase of the game.
    pub phase: Phase,
    /// What the person saw: for each play its terms, the best first; of a cube decision the terms of doubling or taking,
    /// then zeros, those of the other choice.
    pub terms: Vec<f32>,
    /// The number of what was chosen.
    pub chosen: usize,
    /// What it lost by the analysis of the match, EMG; `None` where that is not known.
    pub loss: Option<f32>,
    /// Whether it counts for a performance rating.
    pub counts: bool,
}

impl Choice {
    /// The terms of every choice.
    pub fn rows(&self) -> std::slice::ChunksExact<'_, f32> {
        self.terms.chunks_exact(self.kind.terms().len())
    }
}

/// A match with its players' choices.
#[derive(Clone, Debug, PartialEq)]
pub struct Observed {
    /// By what the players are known again.
    pub names: BySide<String>,
    /// The choices, in order.
    pub choices: Vec<Choice>,
    /// The same for the same match, whoever wrote it down.
    pub key: u128,
}

/// The choices of a match whose record holds its analysis. `met` is the table the analysis used.
#[must_use]
pub fn observe(search: &Search, record: &MatchRecord, met: &Met) -> Observed {
    let (tasks, _) = decisions(record);
    let mut choices = Vec::new();
    let mut key = 0_u128;
    for task in &tasks {
        key = key.rotate_left(7) ^ task.board.key();
        let game = record.games.get(task.at.game);
        let entries = game.and_then(|game| game.entries.get(task.at.entry..));
        if let Some([entry, rest @ ..]) = entries {
            let seen = Seen {
                search,
                task,
                entry,
                equities: cube_equities(record, entry, task, met),
            };
            seen.push(rest.first(), &mut choices);
        }
    }
    let name = |side: Side| record.players[side].name.trim().to_lowercase();
    Observed {
        names: BySide::new(name(Side::White), name(Side::Black)),
        choices,
        key,
    }
}

fn cube_equities(
    record: &MatchRecord,
    entry: &Entry,
    task: &Task,
    met: &Met,
) -> Option<CubeEquities> {
    let stakes = Stakes::of(&task.context, met);
    let analysis: &CubeAnalysis = entry.cube_analysis.as_deref()?;
    analysis.equities(&task.board, record.rules.variation, stakes)
}

struct Seen<'a> {
    search: &'a Search,
    task: &'a Task,
    entry: &'a Entry,
    equities: Option<CubeEquities>,
}

impl Seen<'_> {
    fn push(&self, answer: Option<&Entry>, choices: &mut Vec<Choice>) {
        match self.task.kind {
            TaskKind::Turn { roll, made, .. } => {
                choices.extend(self.double(false));
                if let Made::Legal(after) = made {
                    choices.extend(self.play(roll, &after));
                }
            }
            TaskKind::Double => {
                choices.extend(self.double(true));
                choices.extend(answer.and_then(|answer| self.answer(&answer.event)));
            }
        }
    }

    fn play(&self, roll: barpoint_rules::Roll, after: &barpoint_rules::Board) -> Option<Choice> {
        let Task { board, context, .. } = *self.task;
        let question = PlayQuestion::new(self.search, (&board, context), roll, self.task.cube_use);
        let chosen = question.plays.iter().position(|row| row.after == *after)?;
        let analysis = self.entry.move_analysis.as_deref();
        let loss = analysis.and_then(MoveAnalysis::loss);
        let terms = question.terms.concat();
        (question.plays.len() > 1).then(|| Choice {
            counts: loss.is_some(),
            loss: loss.map(|loss| loss.get().max(0.0)),
            ..self.choice(Kind::Play, terms, chosen)
        })
    }

    fn double(&self, doubled: bool) -> Option<Choice> {
        let Task { board, context, .. } = *self.task;
        let asked = self.task.cube_decision && self.task.cube_use == CubeUse::Cubeful;
        let question = asked
            .then(|| DoubleQuestion::new(self.search, &board, context))
            .flatten()
            .filter(DoubleQuestion::is_open)?;
        let loss = |e: CubeEquities| {
            let made = if doubled { e.double() } else { e.no_double };
            (e.best().get() - made.get()).max(0.0)
        };
        let close = self.equities.is_some_and(|e| e.is_close());
        Some(Choice {
            counts: self.equities.is_some() && (doubled || close),
            loss: self.equities.map(loss),
            ..self.choice(
                Kind::Double,
                with_zeros(question.terms),
                usize::from(!doubled),
            )
        })
    }

    fn answer(&self, event: &Event) -> Option<Choice> {
        let Task { board, context, .. } = *self.task;
        let taken = match event {
            Event::Take(_) => true,
            Event::Pass(_) => false,
            _ => return None,
        };
        let question = TakeQuestion::new(self.search, &board, context)?;
        let loss = |e: CubeEquities| {
            let costs = e.double_take.get() - CubeEquities::PASS.get();
            if taken { costs } else { -costs }.max(0.0)
        };
        question.is_open().then(|| Choice {
            side: self.task.side.other(),
            counts: self.equities.is_some(),
            loss: self.equities.map(loss),
            ..self.choice(Kind::Take, with_zeros(question.terms), usize::from(!taken))
        })
    }

    fn choice(&self, kind: Kind, terms: Vec<f32>, chosen: usize) -> Choice {
        Choice {
            kind,
            side: self.task.side,
            phase: Phase::of(&self.task.board),
            terms,
            chosen,
            loss: None,
            counts: false,
        }
    }
}

/// Beside doubling or taking: the other choice, which has no terms.
fn with_zeros(mut terms: Vec<f32>) -> Vec<f32> {
    terms.resize(2 * terms.len(), 0.0);
    terms
}
