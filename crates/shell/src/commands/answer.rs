//! `take`, `drop`, `redouble` and what answers a double or a resignation alike.

use barpoint_rules::{Action, Decision};

use super::{Call, resign, tutor};
use crate::shell::{Flow, Outcome, Refusal, Shell};

/// Takes what is offered: a cube or a resignation.
pub(super) fn accept(shell: &mut Shell, call: &mut Call<'_>) -> Outcome {
    match shell.state()?.decision() {
        Decision::AnswerResignation(..) => resign::agree(shell, call),
        Decision::AnswerDouble(_) => take(shell, call),
        _ => Err(nothing_offered()),
    }
}

/// Refuses what is offered.
pub(super) fn reject(shell: &mut Shell, call: &mut Call<'_>) -> Outcome {
    match shell.state()?.decision() {
        Decision::AnswerResignation(..) => resign::decline(shell, call),
        Decision::AnswerDouble(_) => drop(shell, call),
        _ => Err(nothing_offered()),
    }
}

fn nothing_offered() -> Refusal {
    Refusal::new("Nothing has been offered: neither the cube nor a resignation.")
}

/// Takes the cube.
pub(super) fn take(shell: &mut Shell, call: &mut Call<'_>) -> Outcome {
    answered(shell, call, Action::Take)
}

/// Gives the game up.
pub(super) fn drop(shell: &mut Shell, call: &mut Call<'_>) -> Outcome {
    answered(shell, call, Action::Pass)
}

/// Takes the cube and turns it once more.
pub(super) fn redouble(shell: &mut Shell, call: &mut Call<'_>) -> Outcome {
    answered(shell, call, Action::Beaver)
}

fn answered(shell: &mut Shell, call: &mut Call<'_>, action: Action) -> Outcome {
    let state = shell.state()?;
    if !matches!(state.decision(), Decision::AnswerDouble(_)) {
        return Err(Refusal::new(
            "The cube must have been offered first: `double' offers it.",
        ));
    }
    if tutor::asks(shell, &state, action, call)? {
        return Ok(Flow::Continue);
    }
    shell.act(&state, action, call.out)?;
    tutor::keep(shell)?;
    shell.go_on(call.out)
}
