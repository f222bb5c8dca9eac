//! What the tutor says of a decision before it is made.

use barpoint_equity::{CubeContext, CubeEquities, Equity};
use barpoint_eval::AlwaysSearch;
use barpoint_record::SkillMark;
use barpoint_rules::{Action, Decision, MatchState};

use crate::{Engine, Hint, Strength};

/// The tutor's opinion of a decision.
#[derive(Clone, Debug, PartialEq)]
pub struct Judgement {
    /// What it loses against the best decision, in EMG.
    pub loss: Equity,
    /// How bad that is; `None` for a good decision.
    pub mark: Option<SkillMark>,
    /// What everything is worth.
    pub hint: Hint,
    /// Index of the play among the plays of the hint.
    pub played: Option<usize>,
}

impl Engine {
    /// What an action would lose in a state; `None` where there is nothing to judge: no choice, or an
    /// action that is not about plays and cube.
    #[must_use]
    pub fn judge(
        &self,
        state: &MatchState,
        action: Action,
        strength: &Strength,
    ) -> Option<Judgement> {
        match (state.decision(), action) {
            (Decision::Play(_, roll), Action::Play(play)) => {
                let board = state.board();
                let after = board.after(&play)?;
                let context = CubeContext::of(state, state.on_roll());
                let strength = strength.without_cube_if(!state.rules().cube);
                let plays = self.search().rank_plays(
                    board,
                    roll,
                    context,
                    strength.search,
                    &strength.filter,
                    AlwaysSearch::After(&after),
                );
                let played = plays.iter().position(|row| row.after == after)?;
                let loss = plays.first()?.cubeful.get() - plays[played].cubeful.get();
                let hint = Hint::Plays(plays);
                Some(Judgement::of(loss, hint, Some(played)))
            }
            (Decision::Turn(_) | Decision::AnswerDouble(_), _) => {
                let hint = self.hint(state, strength);
                let Hint::Cube(cube) = &hint else { return None };
                let loss = cube_loss(&cube.decision.equities, action)?;
                Some(Judgement::of(loss, hint, None))
            }
            _ => None,
        }
    }
}

impl Judgement {
    fn of(loss: f32, hint: Hint, played: Option<usize>) -> Self {
        Self {
            loss: Equity(loss.max(0.0)),
            mark: SkillMark::of(Equity(loss)),
            hint,
            played,
        }
    }
}

/// What a cube action loses, from whoever makes it. After a beaver the game is worth twice what it is
/// after a take.
fn cube_loss(equities: &CubeEquities, action: Action) -> Option<f32> {
    let [no_double, take] = [equities.no_double.get(), equities.double_take.get()];
    let pass = CubeEquities::PASS.get();
    let best = equities.best().get();
    let answer = take.min(pass);
    Some(match action {
        Action::Roll(_) => best - no_double,
        Action::Double => best - equities.double().get(),
        Action::Take => take - answer,
        Action::Pass => pass - answer,
        Action::Beaver => 2.0 * take - answer.min(2.0 * take),
        _ => return None,
    })
}
