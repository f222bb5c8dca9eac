//! `hint` and `eval`.

use std::ops::ControlFlow;
use std::sync::Arc;

use barpoint_app::position::{Question, evaluate, hint as ask};
use barpoint_engine::{Edition, Hint};
use barpoint_equity::{CubeContext, Stakes};
use barpoint_rules::notation::{MatchId, position_id};
use barpoint_rules::{Decision, MatchState};

use super::Call;
use crate::berliner;
use crate::render::advice::View;
use crate::render::figures::Figures;
use crate::render::{advice, rolled};
use crate::shell::{Flow, Outcome, Refusal, Shell};

/// The best plays, the cube action, or the answer to a resignation.
pub(super) fn hint(shell: &mut Shell, call: &mut Call<'_>) -> Outcome {
    let state = shell.state()?;
    let (bkg, most) = asked(call)?;
    if let Some(edition) = bkg {
        shell.bkg_hint(edition, &state, most, call.out)?;
        return Ok(Flow::Continue);
    }
    if shell.hint_by_rollout(&state, call.out)? {
        return Ok(Flow::Continue);
    }
    let hints = shell.session.settings.hints();
    let strength = match state.decision() {
        Decision::Play(..) => hints.checker_strength(),
        _ => hints.cube_strength(),
    };
    let question = Question { state, strength };
    let answer = ask(&*shell.engine()?, &question, &mut going(shell));
    let figures = shell.figures()?;
    match &answer.found {
        Hint::Plays(plays) if plays.is_empty() => {
            writeln!(call.out, "There are no legal moves.")?;
        }
        Hint::Plays(plays) => {
            let rolled = shell.session.rolled_out.as_ref();
            let rolled = rolled.filter(|(of, _)| *of == state);
            let text = match rolled {
                Some((_, found)) => {
                    let found = (found, state.on_roll());
                    rolled::plays(found, plays, most, &strength, &figures)
                }
                None => advice::plays(plays, most, &strength, &figures),
            };
            write!(call.out, "{text}")?;
        }
        Hint::Cube(cube) => {
            let view = match state.decision() {
                Decision::AnswerDouble(side) if side != cube.player => View::Answering,
                _ => View::Doubler,
            };
            let text = advice::cube(cube, view, &strength, &figures);
            writeln!(call.out, "{text}")?;
        }
        Hint::Resignation(found) => {
            let advice = if found.accepts { "Accept" } else { "Reject" };
            writeln!(
                call.out,
                "Equity before resignation : {}\nEquity after resignation : {} ({})\n\nCorrect resign decision : {advice}\n",
                figures.equity(found.play_on),
                figures.equity(found.accept),
                figures.behind(found.accept, found.play_on)
            )?;
        }
        Hint::None(_) => writeln!(call.out, "There is nothing to decide: roll.")?,
    }
    Ok(Flow::Continue)
}

/// The BKG that is asked, if one is, and how many plays are shown.
fn asked(call: &mut Call<'_>) -> Result<(Option<Edition>, usize), Refusal> {
    let bkg = berliner::named(call);
    if call.words.rest().is_empty() {
        return Ok((bkg, advice::USUAL));
    }
    let most = call.number("how many plays to show", 1, 10_000)?;
    Ok((bkg, usize::try_from(most).unwrap_or(advice::USUAL)))
}

/// Whether an answer is still wanted; without it what is known so far is shown.
fn going(shell: &Shell) -> impl FnMut() -> ControlFlow<()> + use<> {
    let watch = Arc::clone(&shell.watch);
    move || {
        if watch.stops() {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    }
}

impl Shell {
    /// How figures of the game that is on are written.
    pub(crate) fn figures(&mut self) -> Result<Figures, Refusal> {
        let state = self.game()?.state;
        self.figures_of(&state)
    }

    /// How figures of a state are written.
    fn figures_of(&self, state: &MatchState) -> Result<Figures, Refusal> {
        let side = state.decision().side().unwrap_or(state.on_roll());
        let context = CubeContext::of(state, side);
        let stakes = Stakes::of(&context, self.engine()?.met());
        Ok(Figures::new(self.session.settings.output, stakes))
    }
}

/// The value of the position by depth, then the cube decision.
pub(super) fn eval(shell: &mut Shell, call: &mut Call<'_>) -> Outcome {
    let bkg = berliner::named(call);
    let mut state = shell.position(call)?;
    if let Decision::Play(side, _) = state.decision() {
        state.set_on_roll(side).map_err(Refusal::new)?;
    }
    let usual = shell.session.settings.hints().cube_strength();
    let (engine, strength) = shell.engine_at(bkg, usual)?;
    let question = Question { state, strength };
    let answer = evaluate(&engine, &question, &mut going(shell));
    let figures = shell.figures_of(&state)?;
    writeln!(call.out, "Position ID:\t{}", position_id(state.board()))?;
    writeln!(call.out, "Match ID:\t{}\n", MatchId::of(&state))?;
    write!(call.out, "{}", advice::evaluation(&answer.found, &figures))?;
    if let Ok(cube) = &answer.found.cube {
        let text = advice::cube(cube, View::Doubler, &strength, &figures);
        writeln!(call.out, "{text}")?;
    }
    Ok(Flow::Continue)
}
