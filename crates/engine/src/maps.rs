//! Maps of one decision: by the roll to come, and by the score.

use std::ops::ControlFlow;

use barpoint_equity::{Crawford, CubeContext, Equity, Jacoby, Scoring};
use barpoint_eval::RankedPlay;
use barpoint_rules::{Board, MatchState, Play, Roll, Side};

use crate::{CubeHint, Engine, Strength};

/// What a roll would be worth.
#[derive(Clone, Debug, PartialEq)]
pub struct RollWorth {
    /// The roll.
    pub roll: Roll,
    /// How many of the 36 throws it is.
    pub weight: u8,
    /// The best play; [`Play::DANCE`] if none is legal.
    pub play: Play,
    /// Cubeful equity after it, of the player who rolls.
    pub equity: Equity,
}

/// A score, seen by the player on roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MapScore {
    /// Points the player on roll needs.
    pub away: u8,
    /// Points the opponent needs.
    pub opponent_away: u8,
}

/// What to do at a score, or at money play.
#[derive(Clone, Debug, PartialEq)]
pub enum ScoreAdvice {
    /// The cube decision; `None` where there is none.
    Cube(Option<CubeHint>),
    /// The best play of the roll; `None` where none is legal.
    Play(Option<RankedPlay>),
}

impl Engine {
    /// What each roll would be worth to the player on roll (gnubg's temperature map), by roll from 11 to 66.
    /// `on_progress` is called before each roll; when it breaks, the rolls done are returned.
    pub fn roll_worths(
        &self,
        state: &MatchState,
        strength: &Strength,
        on_progress: &mut dyn FnMut() -> ControlFlow<()>,
    ) -> Vec<RollWorth> {
        let context = CubeContext::of(state, state.on_roll());
        let strength = strength.without_cube_if(!state.rules().cube);
        let mut found = Vec::new();
        for (roll, weight) in Roll::weighted() {
            if on_progress().is_break() {
                break;
            }
            let go_on = &mut |_| ControlFlow::Continue(());
            let plays = self.plays(state.board(), roll, context, &strength, go_on);
            let (play, equity) = match plays.first() {
                Some(best) => (best.play, best.cubeful),
                None => (Play::DANCE, self.passed(state.board(), context, &strength)),
            };
            found.push(RollWorth {
                roll,
                weight,
                play,
                equity,
            });
        }
        found
    }

    /// The equity of a player who has rolled and cannot move.
    fn passed(&self, board: &Board, context: CubeContext, strength: &Strength) -> Equity {
        let theirs = self.evaluate(&board.swapped(), context.flipped(), strength.search);
        Equity(-theirs.cubeful.get())
    }

    /// What to do in a state at another score; `None` as score is money play. The cube stays as it is where
    /// that can be: at a score where it is centred nobody has turned it.
    #[must_use]
    pub fn advice_at(
        &self,
        state: &MatchState,
        score: Option<MapScore>,
        strength: &Strength,
    ) -> ScoreAdvice {
        let player = state.on_roll();
        let context = at_score(CubeContext::of(state, player), state, player, score);
        let strength = strength.without_cube_if(!state.rules().cube);
        match state.roll() {
            Some(roll) => {
                let go_on = &mut |_| ControlFlow::Continue(());
                let plays = self.plays(state.board(), roll, context, &strength, go_on);
                ScoreAdvice::Play(plays.into_iter().next())
            }
            None => ScoreAdvice::Cube(self.cube(player, state.board(), context, strength.search)),
        }
    }
}

/// The same cube at another score. A player one point away is there after the Crawford game, unless both are.
fn at_score(
    context: CubeContext,
    state: &MatchState,
    player: Side,
    score: Option<MapScore>,
) -> CubeContext {
    let scoring = match score {
        None => Scoring::Money {
            jacoby: if state.rules().jacoby {
                Jacoby::On
            } else {
                Jacoby::Off
            },
            beavers: state.rules().beavers,
        },
        Some(MapScore {
            away,
            opponent_away,
        }) => Scoring::Match {
            away,
            opponent_away,
            crawford: if away == 1 || opponent_away == 1 {
                Crawford::Post
            } else {
                Crawford::Pre
            },
            seat: player.into(),
        },
    };
    CubeContext { scoring, ..context }
}

/// Whether two pieces of advice say the same to do.
#[must_use]
pub fn same_advice(a: &ScoreAdvice, b: &ScoreAdvice) -> bool {
    match (a, b) {
        (ScoreAdvice::Cube(Some(a)), ScoreAdvice::Cube(Some(b))) => a.verdict == b.verdict,
        (ScoreAdvice::Cube(None), ScoreAdvice::Cube(None)) => true,
        (ScoreAdvice::Play(Some(a)), ScoreAdvice::Play(Some(b))) => a.after == b.after,
        (ScoreAdvice::Play(None), ScoreAdvice::Play(None)) => true,
        _ => false,
    }
}
