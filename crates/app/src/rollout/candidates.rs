//! The candidates of a rollout.

use std::ops::ControlFlow;
use std::sync::Arc;

use barpoint_engine::{BkgPlays, CandidateName, Candidates, Engine, RolloutTask, Strength};
use barpoint_equity::CubeContext;
use barpoint_rollout::RolloutPlan;
use barpoint_rules::notation::read_play;
use barpoint_rules::{Board, Decision, MatchState, Play, PlayList, PointLimit};

use super::RolloutError;

/// Plays of the roll of a state, read from words such as `8/5 6/5`.
///
/// # Errors
/// If there is no roll, or a text is no legal play of it.
pub fn read_plays(state: &MatchState, texts: &[String]) -> Result<Vec<Play>, RolloutError> {
    let roll = state.roll().ok_or(RolloutError::NoRoll)?;
    let plays = texts.iter().map(|text| {
        let play = read_play(text, state.board(), roll, PointLimit::Unlimited);
        play.map_err(|error| RolloutError::PlayText {
            text: text.clone(),
            error,
        })
    });
    plays.collect()
}

/// The plan of a task and the names of its candidates.
pub(super) fn plan(
    engine: &Engine,
    task: &RolloutTask,
) -> Result<(RolloutPlan, Vec<CandidateName>), RolloutError> {
    let (mut plan, names) = compared(engine, task)?;
    if let Some(file) = &task.dice_file {
        plan = plan.with_dice_file(file.clone());
    }
    if let Some(bkg) = &task.program {
        plan = plan.with_program(Arc::new(BkgPlays::new(Arc::clone(bkg))));
    }
    Ok((plan, names))
}

/// What is compared, by dice of a generator and our search.
fn compared(
    engine: &Engine,
    task: &RolloutTask,
) -> Result<(RolloutPlan, Vec<CandidateName>), RolloutError> {
    let (state, settings) = (&task.state, &task.settings);
    let context = CubeContext::of(state, state.on_roll());
    match state.decision() {
        Decision::Play(..) if task.candidates != Candidates::Cube => {
            let plays = plays(engine, task, context)?;
            let after: Vec<Board> = plays.iter().map(|(_, after)| *after).collect();
            let names = plays.iter().map(|(play, _)| CandidateName::Play(*play));
            let plan = RolloutPlan::plays(&after, context, settings)?;
            Ok((plan, names.collect()))
        }
        Decision::Play(..) | Decision::Turn(_) | Decision::AnswerDouble(_) => {
            let plan = match task.candidates {
                Candidates::Plays(_) => return Err(RolloutError::NoRoll),
                Candidates::NoDouble => RolloutPlan::no_double(state.board(), context, settings),
                Candidates::Best(_) | Candidates::Cube => {
                    RolloutPlan::position(state.board(), context, settings)
                }
            }?;
            let all = [CandidateName::NoDouble, CandidateName::DoubleTake];
            let names = all[..plan.candidates().len()].to_vec();
            Ok((plan, names))
        }
        decision => Err(RolloutError::Decision(decision)),
    }
}

/// The plays named, or the best ones, with the boards they lead to.
fn plays(
    engine: &Engine,
    task: &RolloutTask,
    context: CubeContext,
) -> Result<Vec<(Play, Board)>, RolloutError> {
    let (board, Some(roll)) = (task.state.board(), task.state.roll()) else {
        return Err(RolloutError::NoRoll);
    };
    match &task.candidates {
        Candidates::NoDouble | Candidates::Cube => Err(RolloutError::Rolled),
        Candidates::Best(count) => {
            let count = usize::from(*count);
            if let Some(bkg) = &task.program {
                let best = bkg.rank(board, roll, None).into_iter().take(count);
                return Ok(best.map(|row| (row.play, row.after)).collect());
            }
            let player = task.settings.players[0];
            let strength = Strength {
                search: player.checker,
                filter: player.filter,
                rollout: None,
                program: None,
            };
            let go_on = &mut |_| ControlFlow::Continue(());
            let ranked = engine.plays(board, roll, context, &strength, go_on);
            let best = ranked.into_iter().take(count);
            Ok(best.map(|row| (row.play, row.after)).collect())
        }
        Candidates::Plays(plays) => {
            let mut legal = PlayList::new();
            legal.generate_with(board, roll, task.state.rules().point_limit);
            let mut found: Vec<(Play, Board)> = Vec::new();
            for (number, play) in (1..).zip(plays) {
                let wrong = RolloutError::Play { number };
                let after = board.after(play).ok_or_else(|| wrong.clone())?;
                if legal.find(&after).is_none() {
                    return Err(wrong);
                }
                if found.iter().any(|(_, other)| *other == after) {
                    return Err(RolloutError::Twice { number });
                }
                found.push((*play, after));
            }
            Ok(found)
        }
    }
}
