//! What the chances make of a difference.

use barpoint_engine::{Basis, Engine};
use barpoint_eval::Utility;

use crate::ExplainedPlay;

/// A chance and what it makes of the difference.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Part {
    /// How much higher the chance is to win, or lower to lose, in parts of all games.
    pub chance: f32,
    /// What that is worth in cubeless equity.
    pub share: f32,
}

/// What the chances make of the difference, and what the cube adds.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Parts {
    /// Games won.
    pub wins: Part,
    /// Gammons and backgammons won.
    pub gammons_won: Part,
    /// Gammons and backgammons lost.
    pub gammons_lost: Part,
    /// What backgammons won add to gammons.
    pub backgammons_won: Part,
    /// What backgammons lost add to gammons.
    pub backgammons_lost: Part,
    /// The rest of the cubeful difference.
    pub cube: f32,
}

impl Parts {
    /// The difference that they add up to.
    #[must_use]
    pub fn sum(&self) -> f32 {
        let parts = [
            self.wins,
            self.gammons_won,
            self.gammons_lost,
            self.backgammons_won,
            self.backgammons_lost,
        ];
        parts.iter().map(|part| part.share).sum::<f32>() + self.cube
    }
}

/// The parts of the difference between two plays.
pub(crate) fn parts(engine: &Engine, basis: &Basis, plays: &[ExplainedPlay; 2]) -> Parts {
    let utility = Utility::of(basis.context, engine.met());
    let [one, other] = plays.map(|play| play.advice);
    let part = |worth: f32, of: fn(&barpoint_equity::Outcome) -> f32| {
        let chance = of(&one.outcome) - of(&other.outcome);
        Part {
            chance,
            share: worth * chance,
        }
    };
    let cubeful = one.cubeful.get() - other.cubeful.get();
    Parts {
        wins: part(2.0, |chances| chances.win),
        gammons_won: part(utility.win_gammon, |chances| chances.win_gammon),
        gammons_lost: part(utility.lose_gammon, |chances| -chances.lose_gammon),
        backgammons_won: part(utility.win_backgammon, |chances| chances.win_backgammon),
        backgammons_lost: part(utility.lose_backgammon, |chances| -chances.lose_backgammon),
        cube: cubeful - (one.cubeless.get() - other.cubeless.get()),
    }
}
