//! `roll`, `double`, `move`: what the player on roll does.

use barpoint_rules::notation::literal_steps;
use barpoint_rules::{Action, Crawford, Decision, MatchState, Roll, Side};

use super::{Call, tutor};
use crate::shell::{Flow, Outcome, Refusal, Shell};

/// Rolls the dice.
pub(super) fn roll(shell: &mut Shell, call: &mut Call<'_>) -> Outcome {
    let state = shell.state()?;
    match state.decision() {
        Decision::Turn(_) | Decision::OpeningRoll => {}
        decision => return Err(shell.not_now("roll", decision)),
    }
    if state.decision() == Decision::Turn(state.on_roll()) {
        let any = Action::Roll(Roll::ONES);
        if state.may_double() && tutor::asks(shell, &state, any, call)? {
            return Ok(Flow::Continue);
        }
        if !shell.throw(call.out)? {
            return shell.ask_dice(call.out);
        }
    }
    shell.go_on(call.out)
}

/// Offers the cube.
pub(super) fn double(shell: &mut Shell, call: &mut Call<'_>) -> Outcome {
    let state = shell.state()?;
    if let Decision::AnswerDouble(_) = state.decision() {
        return super::answer::redouble(shell, call);
    }
    let Decision::Turn(side) = state.decision() else {
        return Err(shell.not_now("double", state.decision()));
    };
    if state.crawford() == Crawford::Now {
        return Err(Refusal::new("Nobody doubles in the Crawford game."));
    }
    if state.cube_is_dead_for(side) {
        return Err(Refusal::new(
            "The cube is dead: nobody wins more by turning it.",
        ));
    }
    if state.may_double() && tutor::asks(shell, &state, Action::Double, call)? {
        return Ok(Flow::Continue);
    }
    shell.game()?.apply(Action::Double).map_err(Refusal::new)?;
    tutor::keep(shell)?;
    writeln!(call.out, "{} doubles.", shell.session.name(side))?;
    shell.go_on(call.out)
}

/// Moves checkers.
pub(super) fn make_play(shell: &mut Shell, call: &mut Call<'_>) -> Outcome {
    let state = shell.state()?;
    let Decision::Play(..) = state.decision() else {
        return Err(match state.decision() {
            Decision::Turn(_) => Refusal::new("You must roll the dice before you can move."),
            decision => shell.not_now("move", decision),
        });
    };
    if call.words.rest().is_empty() {
        if !shell.play_forced(&state, call.out)? {
            return Err(Refusal::new("move: expected a play, such as 8/5 6/5"));
        }
        return shell.go_on(call.out);
    }
    let text = spaced(call.words.rest());
    if let Some(text) = text.strip_suffix('!') {
        return illegal(shell, &state, text.trim_end(), call);
    }
    let play = state.parse_play(&text).map_err(Refusal::new)?;
    let action = Action::Play(play);
    if tutor::asks(shell, &state, action, call)? {
        return Ok(Flow::Continue);
    }
    shell.game()?.apply(action).map_err(Refusal::new)?;
    tutor::keep(shell)?;
    shell.go_on(call.out)
}

/// Records a play that the rules forbid but the players let stand; a legal one is a play like any other.
fn illegal(shell: &mut Shell, state: &MatchState, text: &str, call: &mut Call<'_>) -> Outcome {
    if let Ok(play) = state.parse_play(text) {
        let game = shell.game()?;
        game.apply(Action::Play(play)).map_err(Refusal::new)?;
        return shell.go_on(call.out);
    }
    let steps = literal_steps(text, state.board()).map_err(Refusal::new)?;
    shell.game()?.let_stand(&steps)?;
    writeln!(
        call.out,
        "Recorded as an illegal play that was let stand: {text}"
    )?;
    shell.go_on(call.out)
}

/// `13 8 13 11`, as gnubg takes it too, is `13/8 13/11`.
fn spaced(text: &str) -> String {
    let words: Vec<&str> = text.split_whitespace().collect();
    let is_point = |word: &&str| {
        word.bytes().all(|byte| byte.is_ascii_digit()) || matches!(*word, "bar" | "off")
    };
    if words.len().is_multiple_of(2) && words.iter().all(is_point) {
        let steps: Vec<String> = words.chunks(2).map(|step| step.join("/")).collect();
        return steps.join(" ");
    }
    text.to_owned()
}

impl Shell {
    /// Why something cannot be done now.
    pub(crate) fn not_now(&self, what: &str, decision: Decision) -> Refusal {
        let name = |side: Side| self.session.name(side);
        Refusal::new(match decision {
            Decision::Play(side, roll) => {
                format!("You cannot {what} now: {} has {roll} to move.", name(side))
            }
            Decision::AnswerDouble(side) => {
                format!(
                    "You cannot {what} before {} has answered the double.",
                    name(side)
                )
            }
            Decision::AnswerResignation(side, _) => {
                format!(
                    "You cannot {what} before {} has answered the resignation.",
                    name(side)
                )
            }
            Decision::Turn(side) => format!("You cannot {what} now: {} is on roll.", name(side)),
            Decision::OpeningRoll | Decision::NextGame | Decision::Nothing => {
                format!("You cannot {what} now: no game is on.")
            }
        })
    }
}
