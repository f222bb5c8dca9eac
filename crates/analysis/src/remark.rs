//! Marks anew from what is stored.

use barpoint_equity::{Met, Stakes};
use barpoint_record::{Entry, MatchRecord, SkillThresholds};

use crate::findings::{checker_mark, missed_double, wrong_answer, wrong_double};
use crate::{TaskKind, decisions};

/// Marks the decisions of a record by other thresholds, from the equities stored with them; what has none keeps its mark.
pub fn remark(record: &mut MatchRecord, met: &Met, marks: &SkillThresholds) {
    let variation = record.rules.variation;
    let (tasks, _) = decisions(record);
    for task in &tasks {
        let entries = record.games.get_mut(task.at.game);
        let entries = entries.and_then(|game| game.entries.get_mut(task.at.entry..));
        let Some([entry, rest @ ..]) = entries else {
            continue;
        };
        let stakes = Stakes::of(&task.context, met);
        let cube = entry.cube_analysis.as_deref();
        let equities = cube.and_then(|cube| cube.equities(&task.board, variation, stakes));
        match (task.kind, equities) {
            (TaskKind::Turn { .. }, equities) => {
                if let Some(equities) = equities.filter(|_| task.cube_decision) {
                    entry.cube_skill = missed_double(&equities, marks);
                }
                mark_play(entry, marks);
            }
            (TaskKind::Double, Some(equities)) => {
                entry.skill = wrong_double(&equities, marks);
                if let Some(answer) = rest.first_mut().filter(|next| next.event.is_answer()) {
                    answer.skill = wrong_answer(answer, &equities, marks);
                }
            }
            (TaskKind::Double, None) => {}
        }
    }
}

fn mark_play(entry: &mut Entry, marks: &SkillThresholds) {
    if let Some(analysis) = &entry.move_analysis {
        entry.skill = checker_mark(analysis, marks);
    }
}
