//! What an opponent who errs as people do does when it is its turn.

use barpoint_equity::CubeContext;
use barpoint_eval::CubeUse;
use barpoint_rules::{Action, Decision, MatchState, Play};

use super::program::ProgramAction;
use crate::{Engine, Person};

/// What it does; `None` where people were not measured: beavers and resignations, which are decided as by any program.
pub(super) fn decide(
    state: &MatchState,
    person: &Person,
    engine: &Engine,
) -> Option<ProgramAction> {
    let board = state.board();
    let context = CubeContext::of(state, state.on_roll());
    let search = engine.search();
    Some(match state.decision() {
        Decision::Turn(_) if state.may_double() && person.doubles(search, board, context) => {
            ProgramAction::Do(Action::Double)
        }
        Decision::Turn(_) => ProgramAction::Roll,
        Decision::Play(_, roll) => {
            let cube = CubeUse::when(state.rules().cube);
            let chosen = person.play(search, (board, context), roll, cube);
            ProgramAction::Do(Action::Play(chosen.map_or(Play::DANCE, |row| row.play)))
        }
        Decision::AnswerDouble(_) if state.beavers().is_none_or(|beavers| beavers == 0) => {
            let takes = person.takes(search, board, context);
            ProgramAction::Do(if takes { Action::Take } else { Action::Pass })
        }
        _ => return None,
    })
}
