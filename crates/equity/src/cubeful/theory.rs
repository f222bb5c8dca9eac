//! The theories of the cube, and what they need to know about a position.

use super::jump::{Barrier, JumpCurve, money_barriers};
use super::live::Cash;
use super::{CubeTraits, Cubeful, LifeCurve, LifeLine, Model, janowski};
use crate::payoffs::Split;
use crate::units::narrowed;
use crate::{CubeAccess, CubeLife, Equity, Mwc, Outcome, Volatilities};

/// How cubeless chances turn into a value with the cube.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum CubeTheory {
    /// The average of dead and live cube, as gnubg takes it: `(1 - x) dead + x live`.
    Janowski(CubeLife),
    /// The same average with an index that depends on who may double and on how far the winning chance is from one
    /// cash point to the other, and on the position itself where its traits are known.
    Learned {
        /// Of positions of its kind.
        curve: &'static LifeCurve,
        /// Of the position.
        traits: Option<CubeTraits>,
    },
    /// Janowski's refined general model: one cube life for each player. Equity is linear in the window;
    /// with a centred cube the line runs between the points at which that of either owner is worth the pass.
    Refined {
        /// When the player on roll may double.
        own: CubeLife,
        /// When the opponent may.
        opponent: CubeLife,
    },
    /// Higgins' jump model.
    Jump(Volatilities),
}

impl Cubeful {
    /// Cubeful value of an outcome by a theory, with no double this turn, in units of the context's own
    /// cube: points per cube at money, EMG in a match.
    #[must_use]
    pub fn value_by(&self, outcome: &Outcome, theory: &CubeTheory) -> Equity {
        self.value_of(&Split::of(outcome), theory)
    }

    /// [`Cubeful::value_by`] of an outcome that has been taken apart.
    #[must_use]
    pub fn value_of(&self, split: &Split, theory: &CubeTheory) -> Equity {
        self.scale.equity(self.raw_by(split, theory))
    }

    /// The same as a match-winning chance; `None` at money play.
    #[must_use]
    pub fn mwc_by(&self, outcome: &Outcome, theory: &CubeTheory) -> Option<Mwc> {
        let raw = self.raw_by(&Split::of(outcome), theory);
        (self.model != Model::Money).then(|| Mwc::clamped(raw))
    }

    fn raw_by(&self, split: &Split, theory: &CubeTheory) -> f64 {
        let barriers = match theory {
            CubeTheory::Janowski(life) => return self.raw_value(split, *life),
            CubeTheory::Learned { curve, traits } => return self.learned(split, curve, *traits),
            CubeTheory::Refined { own, opponent } => self.refined(split, *own, *opponent),
            CubeTheory::Jump(volatilities) => self.jumping(split, *volatilities),
        };
        let dead = self.payoffs.dead_value(split);
        let Some((opponent, own)) = barriers else {
            return dead;
        };
        let curve = JumpCurve {
            lost: self.payoffs.average_loss(split),
            won: self.payoffs.average_win(split),
            opponent: (self.access != CubeAccess::OnRoll).then_some(opponent),
            own: (self.access != CubeAccess::Opponent).then_some(own),
        };
        let value = curve.value(split.chance);
        // A cube of one's own is worth at least nothing, the opponent's at most nothing.
        match self.access {
            CubeAccess::OnRoll => value.max(dead),
            CubeAccess::Opponent => value.min(dead),
            CubeAccess::Centred => value,
        }
    }

    /// Barriers of the jump model: where the player on roll passes, then where the opponent does.
    fn jumping(&self, split: &Split, volatilities: Volatilities) -> Option<(Barrier, Barrier)> {
        match &self.model {
            Model::Dead | Model::BothAtOnce(_) => None,
            Model::Money if split.is_decided() => None,
            Model::Money => Some(money_barriers(
                split.points_won(),
                split.points_lost(),
                volatilities,
            )),
            Model::Match(ladder) => {
                let (local, average) = (volatilities.local.get(), volatilities.average.get());
                let (opponent, own) =
                    ladder.jump_cash_points(split, &self.payoffs, f64::from(average));
                let barrier = |cash: Cash, jump: f64| Barrier {
                    at: cash.chance,
                    aim: cash.chance + jump,
                    value: cash.value,
                };
                // An opponent who turns the cube at once does not jump past the cash point while waiting. The player on roll,
                // who has not turned it this turn, does.
                let late = if ladder.opponent_turns_at_once() {
                    0.0
                } else {
                    f64::from(average)
                };
                Some((barrier(opponent, -late), barrier(own, f64::from(local))))
            }
        }
    }

    /// Barriers of the refined general model. An owner's line has the slope `(1 - x) dead + x live`.
    fn refined(
        &self,
        split: &Split,
        own: CubeLife,
        opponent: CubeLife,
    ) -> Option<(Barrier, Barrier)> {
        let (own_x, opponent_x) = (f64::from(own.get()), f64::from(opponent.get()));
        let mixed = |dead: f64, live: f64, x: f64| (1.0 - x) * dead + x * live;
        let (live, at) = match &self.model {
            Model::Dead | Model::BothAtOnce(_) => return None,
            Model::Money if split.is_decided() => return None,
            Model::Money => {
                let (w, l) = (split.points_won(), split.points_lost());
                let live = janowski::cash_points(w, l);
                let take = (l - 0.5) / (w + l + own_x / 2.0);
                let cash = (l + 0.5 + opponent_x / 2.0) / (w + l + opponent_x / 2.0);
                (live, (take, cash))
            }
            Model::Match(ladder) => {
                let live = ladder.cash_points(split, &self.payoffs);
                let dead = ladder.dead_cash_points(split);
                let take = mixed(dead.0, live.0.chance, own_x);
                (live, (take, mixed(dead.1, live.1.chance, opponent_x)))
            }
        };
        let (lost, won) = match self.model {
            // Gammons count once the cube is turned, whatever the Jacoby rule says before.
            Model::Money => (-split.points_lost(), split.points_won()),
            _ => (
                self.payoffs.average_loss(split),
                self.payoffs.average_win(split),
            ),
        };
        let dead_slope = won - lost;
        let (opponent_cash, own_cash) = live;
        let own_slope = mixed(dead_slope, (own_cash.value - lost) / own_cash.chance, own_x);
        let live_slope = (won - opponent_cash.value) / (1.0 - opponent_cash.chance);
        let opponent_slope = mixed(dead_slope, live_slope, opponent_x);
        Some((
            Barrier {
                at: at.0,
                aim: 1.0 - (won - opponent_cash.value) / opponent_slope,
                value: opponent_cash.value,
            },
            Barrier {
                at: at.1,
                aim: (own_cash.value - lost) / own_slope,
                value: own_cash.value,
            },
        ))
    }

    /// How far the winning chance is on the way from the opponent's live cash point (0) to that of the player on roll
    /// (1); `None` where the cube does not matter.
    #[must_use]
    pub fn place_in_window(&self, outcome: &Outcome) -> Option<f32> {
        let split = Split::of(outcome);
        let window = self.window(&split)?;
        Some(narrowed(LifeLine::place(split.chance, window)))
    }

    /// The cube life at which Janowski's average gives this equity: what a deeper evaluation tells about the
    /// cube (manual, chapter 11.5.5); any number, `None` where dead and live cube are worth the same.
    #[must_use]
    pub fn effective_life(&self, outcome: &Outcome, cubeful: Equity) -> Option<f32> {
        /// A difference that is nothing but rounding.
        const LEAST: f64 = 1e-6;
        let (dead, live) = self.dead_and_live(&Split::of(outcome));
        let gain = live? - dead;
        let share = narrowed((self.scale.raw(cubeful) - dead) / gain);
        (gain.abs() >= LEAST * self.scale.half_swing).then_some(share)
    }
}
