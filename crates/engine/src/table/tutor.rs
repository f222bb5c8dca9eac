//! What the tutor says of a decision before it is made.

use std::ops::ControlFlow;

use barpoint_equity::{CubeEquities, Equity};
use barpoint_eval::AlwaysSearch;
use barpoint_record::SkillMark;
use barpoint_rules::{Action, Board, Decision, MatchState, Play, Roll};

use crate::{Answer, Engine, Hint, Strength};

/// How good a decision is, best first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Verdict {
    /// It loses nothing worth a mark.
    Fine,
    /// It is doubtful.
    Doubtful,
    /// It is an error.
    Bad,
    /// It is a blunder.
    VeryBad,
}

impl std::fmt::Display for Verdict {
    /// `fine`, or the mark: `doubtful`, `bad` or `very bad`.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Self::Fine => "fine",
            Self::Doubtful => "doubtful",
            Self::Bad => "bad",
            Self::VeryBad => "very bad",
        })
    }
}

impl From<Option<SkillMark>> for Verdict {
    fn from(mark: Option<SkillMark>) -> Self {
        match mark {
            None => Self::Fine,
            Some(SkillMark::Doubtful) => Self::Doubtful,
            Some(SkillMark::Bad) => Self::Bad,
            Some(SkillMark::VeryBad) => Self::VeryBad,
        }
    }
}

/// How a tutor watches.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Tutor {
    /// What decisions are judged with.
    pub strength: Strength,
    /// The mildest verdict it objects to.
    pub threshold: Verdict,
}

impl Default for Tutor {
    /// Judges by the nets alone, which is quick, and objects to everything that is marked.
    fn default() -> Self {
        Self {
            strength: Strength::EXPERT,
            threshold: Verdict::Doubtful,
        }
    }
}

/// The tutor's opinion of a decision.
#[derive(Clone, Debug, PartialEq)]
pub struct Judgement {
    /// What it loses against the best decision, in EMG.
    pub loss: Equity,
    /// How good that is.
    pub verdict: Verdict,
    /// Whether the tutor objects.
    pub objects: bool,
    /// The advice it is compared with.
    pub hint: Answer<Hint>,
    /// Index of the play among the plays of the hint.
    pub played: Option<usize>,
}

impl Engine {
    /// What an action would lose in a state; of a roll, what it loses not to have doubled, whatever the dice. `None` where
    /// there is nothing to judge: no choice, or an action that is not about plays and cube.
    #[must_use]
    pub fn judge(&self, state: &MatchState, action: Action, tutor: &Tutor) -> Option<Judgement> {
        let (loss, hint, played) = match (state.decision(), action) {
            (Decision::Play(_, roll), Action::Play(play)) => {
                self.judge_play(state, (roll, play), &tutor.strength)?
            }
            (Decision::Turn(_) | Decision::AnswerDouble(_), _) => {
                let hint = self.hint(state, &tutor.strength);
                let Hint::Cube(cube) = &hint.found else {
                    return None;
                };
                let loss = cube_loss(&cube.decision.equities, action)?;
                (loss, hint, None)
            }
            _ => return None,
        };
        let verdict = Verdict::from(self.marks().mark(Equity(loss)));
        Some(Judgement {
            loss: Equity(loss.max(0.0)),
            verdict,
            objects: verdict >= tutor.threshold,
            hint,
            played,
        })
    }

    fn judge_play(
        &self,
        state: &MatchState,
        (roll, play): (Roll, Play),
        strength: &Strength,
    ) -> Option<(f32, Answer<Hint>, Option<usize>)> {
        let board = state.board();
        let after: Board = board.after(&play)?;
        let mut basis = self.basis(state, strength);
        let go_on = &mut |_| ControlFlow::Continue(());
        let plays = self.search().rank_plays(
            board,
            roll,
            basis.context,
            basis.strength.search,
            &basis.strength.filter,
            AlwaysSearch::After(&after),
        );
        let made = plays.iter().position(|row| row.after == after)?;
        let how = (basis.context, &mut basis.strength);
        let rolled = self.roll_out_close(&plays, Some(made), how, go_on);
        let found = self.advise_rolled(&plays, &rolled, basis.context);
        let next = plays[made].after.swapped();
        let played = found.iter().position(|row| row.next == next)?;
        let loss = found.first()?.cubeful.get() - found[played].cubeful.get();
        let found = Hint::Plays(found);
        Some((loss, Answer { basis, found }, Some(played)))
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
