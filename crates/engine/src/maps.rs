//! Maps of one decision: by the roll to come, and by the score.

use std::ops::ControlFlow;

use barpoint_equity::{Crawford, CubeContext, CubeVerdict, Equity, Jacoby, Offer, Scoring};
use barpoint_eval::RankedPlay;
use barpoint_rules::{Board, MatchState, Play, Roll, Side};

use crate::{Answer, Basis, CubeHint, Engine, NoDecision, Strength};

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
    /// The cube decision, or why there is none.
    Cube(Result<CubeHint, NoDecision>),
    /// The best play of the roll; `None` where none is legal.
    Play(Option<RankedPlay>),
}

/// What each roll would be worth to the player on roll.
#[derive(Clone, Debug, PartialEq)]
pub struct TemperatureMap {
    /// The average of the 36 throws.
    pub mean: Equity,
    /// By roll from 11 to 66.
    pub rolls: Vec<RollWorth>,
}

/// What to do at one score.
#[derive(Clone, Debug, PartialEq)]
pub struct ScoreCell {
    /// The score; `None` for money play.
    pub score: Option<MapScore>,
    /// What to do.
    pub advice: ScoreAdvice,
    /// Whether that is what to do at money play.
    pub same_as_money: bool,
}

/// What to do at all scores up to some length.
#[derive(Clone, Debug, PartialEq)]
pub struct ScoreMap {
    /// Points a side.
    pub size: u8,
    /// What to do at money play.
    pub money: ScoreCell,
    /// Row n, column k: the player on roll needs n + 1 points, the opponent k + 1.
    pub rows: Vec<Vec<ScoreCell>>,
}

impl Engine {
    /// gnubg's temperature map of a state before the roll. `on_progress` is called before each roll; when it breaks, the
    /// map is of the rolls done.
    pub fn temperature_map(
        &self,
        state: &MatchState,
        strength: &Strength,
        on_progress: &mut dyn FnMut() -> ControlFlow<()>,
    ) -> Answer<TemperatureMap> {
        let basis = self.basis(state, strength);
        let rolls = self.roll_worths(&basis, on_progress);
        let throws: u8 = rolls.iter().map(|worth| worth.weight).sum();
        let weighted = rolls.iter();
        let sum: f32 = weighted
            .map(|worth| f32::from(worth.weight) * worth.equity.get())
            .sum();
        let mean = Equity(sum / f32::from(throws.max(1)));
        Answer {
            basis,
            found: TemperatureMap { mean, rolls },
        }
    }

    /// What to do in a state at other scores, up to `size` points a side. `on_progress` is called before each score; when
    /// it breaks, the rest is missing.
    pub fn score_map(
        &self,
        state: &MatchState,
        strength: &Strength,
        size: u8,
        on_progress: &mut dyn FnMut() -> ControlFlow<()>,
    ) -> Answer<ScoreMap> {
        let basis = self.basis(state, strength);
        let money = self.advice_at(state, None, strength);
        let cell = |score, advice: ScoreAdvice| ScoreCell {
            score,
            same_as_money: advice.same_as(&money),
            advice,
        };
        let mut rows = Vec::new();
        for away in 1..=size {
            let mut row = Vec::new();
            for opponent_away in 1..=size {
                if on_progress().is_break() {
                    break;
                }
                let score = Some(MapScore {
                    away,
                    opponent_away,
                });
                row.push(cell(score, self.advice_at(state, score, strength)));
            }
            rows.push(row);
        }
        let found = ScoreMap {
            size,
            money: cell(None, money.clone()),
            rows,
        };
        Answer { basis, found }
    }

    fn roll_worths(
        &self,
        basis: &Basis,
        on_progress: &mut dyn FnMut() -> ControlFlow<()>,
    ) -> Vec<RollWorth> {
        let (state, context, strength) = (&basis.state, basis.context, basis.strength);
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
    /// possible: where it is centred, it has not been turned.
    fn advice_at(
        &self,
        state: &MatchState,
        score: Option<MapScore>,
        strength: &Strength,
    ) -> ScoreAdvice {
        let player = state.on_roll();
        let context = at_score(CubeContext::of(state, player), state, player, score);
        let strength = strength.without_cube_if(!state.rules().cube);
        if let Some(roll) = state.roll() {
            let go_on = &mut |_| ControlFlow::Continue(());
            let plays = self.plays(state.board(), roll, context, &strength, go_on);
            return ScoreAdvice::Play(plays.into_iter().next());
        }
        let hint = self.cube(player, state.board(), context, strength.search);
        ScoreAdvice::Cube(hint.ok_or_else(|| NoDecision::on_cube_in(state, &context)))
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

impl ScoreAdvice {
    /// Whether another piece of advice says the same to do.
    fn same_as(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Cube(Ok(a)), Self::Cube(Ok(b))) => same_action(a.verdict, b.verdict),
            (Self::Cube(Err(_)), Self::Cube(Err(_))) => true,
            (Self::Play(Some(a)), Self::Play(Some(b))) => a.after == b.after,
            (Self::Play(None), Self::Play(None)) => true,
            _ => false,
        }
    }
}

/// Whether two verdicts ask for the same: what the opponent would answer matters only where a double is on offer or would
/// cash, and what is optional is also right.
fn same_action(a: CubeVerdict, b: CubeVerdict) -> bool {
    let action = |verdict| match verdict {
        CubeVerdict::Available {
            offer, response, ..
        } => Some((offer, (offer != Offer::NoDouble).then_some(response))),
        CubeVerdict::Dead { .. } | CubeVerdict::NotAvailable => None,
    };
    action(a) == action(b)
}

#[cfg(test)]
mod tests {
    use barpoint_equity::Response;

    use super::*;

    #[test]
    fn verdicts_ask_for_the_same_whatever_is_optional() {
        let verdict = |offer, response, optional| CubeVerdict::Available {
            offer,
            response,
            optional,
            redouble: false,
        };
        let double = verdict(Offer::Double, Response::Take, false);
        assert!(same_action(
            double,
            verdict(Offer::Double, Response::Take, true)
        ));
        assert!(!same_action(
            double,
            verdict(Offer::Double, Response::Pass, false)
        ));
        let no_double = verdict(Offer::NoDouble, Response::Take, false);
        assert!(same_action(
            no_double,
            verdict(Offer::NoDouble, Response::Beaver, false)
        ));
        assert!(!same_action(no_double, CubeVerdict::NotAvailable));
    }
}
