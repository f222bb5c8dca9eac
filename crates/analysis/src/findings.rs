//! What the evaluator says about one decision, and how it is stored in the record.

use barpoint_equity::{CubeContext, CubeEquities, Equity, Met, Stakes};
use barpoint_eval::{
    ALL_CANDIDATES, AlwaysSearch, CubeDecision, CubeUse, NoiseSource, RankedPlay, Search,
    SearchSettings,
};
use barpoint_record::{
    Candidate, CandidateValue, CubeAnalysis, CubeEvaluation, Entry, Estimate, EvalSettings, Event,
    Luck, LuckMark, MatchRecord, MoveAnalysis, SkillMark, SkillThresholds, Value,
};

use crate::close::{Rolled, close_cube, close_plays};
use crate::{AnalysisSettings, Made, Task, TaskKind};

/// The evaluation of one decision.
#[derive(Clone, Debug, PartialEq)]
pub struct Finding {
    pub(crate) task: Task,
    cube: Option<CubeDecision>,
    /// All plays of the roll, best first.
    pub(crate) plays: Vec<RankedPlay>,
    luck: Option<Equity>,
    /// What the search left close, rolled out.
    rolled: Vec<Rolled>,
}

/// Evaluates one decision. Pure: the same for any thread, order and cache.
#[must_use]
pub fn examine(task: &Task, search: &Search, settings: &AnalysisSettings) -> Finding {
    let cube = task
        .cube_decision
        .then(|| search.cube_decision(&task.board, task.context, settings.cube))
        .flatten();
    let mut finding = Finding {
        task: *task,
        cube,
        plays: Vec::new(),
        luck: None,
        rolled: Vec::new(),
    };
    if let Some(decision) = &finding.cube {
        let close = close_cube(task, decision, search, settings);
        finding.rolled.extend(close);
    }
    if let TaskKind::Turn {
        roll,
        opening,
        made,
    } = &task.kind
    {
        let luck_settings = task.adapted(settings.luck);
        let luck = if *opening {
            search.opening_luck(&task.board, *roll, task.context, luck_settings)
        } else {
            search.luck(&task.board, *roll, task.context, luck_settings)
        };
        finding.luck = Some(luck);
        let always = match made {
            Made::Legal(after) => AlwaysSearch::After(after),
            Made::Illegal => AlwaysSearch::Nothing,
            Made::Nothing => return finding,
        };
        finding.plays = search.rank_plays(
            &task.board,
            *roll,
            task.context,
            task.adapted(settings.checker),
            &settings.filter,
            always,
        );
        let close = close_plays(task, &finding.plays, made, search, settings);
        finding.rolled.extend(close);
    }
    finding
}

impl Finding {
    /// Stores the evaluation and its marks with its entry (and, for a double, with the answer), replacing what
    /// was there.
    pub fn store(
        &self,
        record: &mut MatchRecord,
        met: &Met,
        settings: &AnalysisSettings,
        marks: &SkillThresholds,
    ) {
        let at = self.task.at;
        let Some(entries) = record
            .games
            .get_mut(at.game)
            .and_then(|game| game.entries.get_mut(at.entry..))
        else {
            return;
        };
        let cube = self
            .cube
            .as_ref()
            .map(|decision| cube_analysis(decision, self.task.context, met, settings.cube))
            .map(Box::new);
        match (self.task.kind, entries) {
            (TaskKind::Turn { made, .. }, [entry, ..]) => {
                entry.cube_analysis = cube;
                entry.cube_skill = self.equities().and_then(|e| missed_double(e, marks));
                entry.luck = self.luck.map(Luck::Known);
                entry.luck_mark = self.luck.and_then(LuckMark::of);
                entry.move_analysis = self
                    .move_analysis(&made, self.task.adapted(settings.checker))
                    .map(Box::new);
                entry.skill = entry
                    .move_analysis
                    .as_deref()
                    .and_then(|a| checker_mark(a, marks));
            }
            (TaskKind::Double, [entry, following @ ..]) => {
                entry.cube_analysis.clone_from(&cube);
                entry.skill = self.equities().and_then(|e| wrong_double(e, marks));
                if let [answer, ..] = following {
                    self.store_answer(answer, cube, marks);
                }
            }
            (_, []) => return,
        }
        for rolled in &self.rolled {
            rolled.store(record, marks);
        }
    }

    fn equities(&self) -> Option<&CubeEquities> {
        self.cube.as_ref().map(|decision| &decision.equities)
    }

    fn store_answer(
        &self,
        answer: &mut Entry,
        cube: Option<Box<CubeAnalysis>>,
        marks: &SkillThresholds,
    ) {
        if answer.event.is_answer() {
            answer.skill = self.equities().and_then(|e| wrong_answer(answer, e, marks));
            answer.cube_analysis = cube;
        }
    }

    /// The plays there were; nothing without any. An illegal play is none of them.
    fn move_analysis(&self, made: &Made, settings: SearchSettings) -> Option<MoveAnalysis> {
        let played = match made {
            Made::Legal(after) => Some(self.plays.iter().position(|row| row.after == *after)?),
            Made::Illegal if !self.plays.is_empty() => None,
            Made::Illegal | Made::Nothing => return None,
        };
        let candidates = self
            .plays
            .iter()
            .map(|row| Candidate {
                play: row.play,
                marked: false,
                value: CandidateValue::Evaluation {
                    outcome: row.outcome,
                    equity: row.cubeful,
                    settings: eval_settings(settings, row.plies),
                },
            })
            .collect();
        Some(MoveAnalysis { played, candidates })
    }
}

/// The mark of the play made, from a stored analysis.
pub(crate) fn checker_mark(analysis: &MoveAnalysis, marks: &SkillThresholds) -> Option<SkillMark> {
    let (best, made) = (analysis.best()?, analysis.made()?);
    marks.mark(loss(best.equity(), made.equity()))
}

/// What is lost by having `made` where one could have had `best`.
fn loss(best: Equity, made: Equity) -> Equity {
    Equity(best.get() - made.get())
}

/// The mark of not doubling.
pub(crate) fn missed_double(equities: &CubeEquities, marks: &SkillThresholds) -> Option<SkillMark> {
    marks.mark(loss(equities.double(), equities.no_double))
}

/// The mark of doubling.
pub(crate) fn wrong_double(equities: &CubeEquities, marks: &SkillThresholds) -> Option<SkillMark> {
    marks.mark(loss(equities.no_double, equities.double()))
}

/// The mark of a take or a pass.
pub(crate) fn wrong_answer(
    answer: &Entry,
    equities: &CubeEquities,
    marks: &SkillThresholds,
) -> Option<SkillMark> {
    // What the doubler gains is what the answer costs.
    let (take, pass) = (equities.double_take, CubeEquities::PASS);
    match answer.event {
        Event::Take(_) => marks.mark(loss(take, pass)),
        Event::Pass(_) => marks.mark(loss(pass, take)),
        _ => None,
    }
}

pub(crate) const fn eval_settings(settings: SearchSettings, plies: u8) -> EvalSettings {
    EvalSettings {
        plies,
        cubeful: matches!(settings.cube, CubeUse::Cubeful),
        deterministic: matches!(settings.noise.source, NoiseSource::Deterministic),
        noise: settings.noise.deviation,
        prune: settings.candidates != ALL_CANDIDATES,
    }
}

fn cube_analysis(
    decision: &CubeDecision,
    context: CubeContext,
    met: &Met,
    settings: SearchSettings,
) -> CubeAnalysis {
    let stakes = Stakes::of(&context, met);
    let row = |equity: Equity| Estimate {
        outcome: decision.outcome,
        cubeless: decision.cubeless,
        value: Value::of(equity, stakes),
    };
    CubeAnalysis::Evaluation(CubeEvaluation {
        no_double: row(decision.equities.no_double),
        double_take: row(decision.equities.double_take),
        settings: EvalSettings {
            cubeful: true,
            ..eval_settings(settings, settings.plies)
        },
    })
}
