//! The average of dead and live cube with learned cube lives.

use super::live::Cash;
use super::situation::Situation;
use super::{CubeTraits, Cubeful, LifeCurve, LifeLine, LifePlace, Model};
use crate::payoffs::{Payoffs, Split};
use crate::units::narrowed;
use crate::{CubeAccess, Outcome};

/// What a cube life is made of ([`Cubeful::life_parts`]).
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct LifeParts {
    /// The value with a dead cube.
    pub dead: f32,
    /// What a live cube adds.
    pub gain: f32,
    /// The usual life in positions of the kind.
    pub usual: f32,
    /// Where traits add to it.
    pub place: LifePlace,
}

impl Cubeful {
    /// Whether gammons do not count at money play as long as nobody has doubled.
    fn gammons_are_void(&self) -> bool {
        self.model == Model::Money && self.payoffs != Payoffs::MONEY
    }

    pub(super) fn learned(
        &self,
        split: &Split,
        curve: &LifeCurve,
        traits: Option<CubeTraits>,
    ) -> f64 {
        let dead = self.payoffs.dead_value(split);
        let window = match traits {
            None => self.window(split),
            Some(_) => self.learned_window(split),
        };
        window.map_or(dead, |window| {
            let average = Average {
                dead,
                place: narrowed(LifeLine::place(split.chance, window)),
                points: [split.points_won(), split.points_lost()].map(narrowed),
                curve,
                traits,
            };
            self.held(&average, split, window)
        })
    }

    /// The average with the cube where it is, and never worse for its owner than with a centred one, which is one that the other
    /// player may turn too: lives are learned by holder, and alone would not say so.
    fn held(&self, average: &Average, split: &Split, window: (Cash, Cash)) -> f64 {
        let line = average.curve.line(self.access, self.gammons_are_void());
        let live = self.learned_live(split, window);
        let value = average.with(live, self.situation, line);
        let owners = match self.access {
            CubeAccess::Centred => return value,
            CubeAccess::OnRoll => 1.0,
            CubeAccess::Opponent => -1.0,
        };
        let live = self.live_with(CubeAccess::Centred, split, window);
        // Whatever the life of a centred cube, it is not worth more than this: mostly it need not be known.
        let most = (live * owners).max(average.dead * owners);
        if value * owners >= most {
            return value;
        }
        let line = average.curve.line(CubeAccess::Centred, false);
        let centred = average.with(live, self.situation.centred(), line);
        owners * (value * owners).max(centred * owners)
    }

    /// The cash points where cube lives are learned: [`Cubeful::window`], also where both turn the cube at once.
    fn learned_window(&self, split: &Split) -> Option<(Cash, Cash)> {
        match &self.model {
            Model::BothAtOnce(ladder) => Some(ladder.cash_points(split, &self.payoffs)),
            _ => self.window(split),
        }
    }

    /// The value with a live cube of players who double only where it pays. Janowski's average, gnubg's, has them double in any case.
    fn learned_live(&self, split: &Split, window: (Cash, Cash)) -> f64 {
        self.live_with(self.access, split, window)
    }

    fn live_with(&self, access: CubeAccess, split: &Split, window: (Cash, Cash)) -> f64 {
        let curve = self.live_curve(access, split, window).playing_on();
        curve.value(split.chance)
    }

    /// What a cube life is made of here: the value of a dead cube, what a live one adds to it, the usual life by this curve and
    /// the place in a [`LifeTable`](super::LifeTable). The first two are points per cube at money and EMG in a match; `None` where
    /// the cube does not matter.
    #[must_use]
    pub fn life_parts(&self, outcome: &Outcome, curve: &LifeCurve) -> Option<LifeParts> {
        let split = Split::of(outcome);
        let window = self.learned_window(&split)?;
        let dead = self.scale.equity(self.payoffs.dead_value(&split));
        let live = self.scale.equity(self.learned_live(&split, window));
        let place = narrowed(LifeLine::place(split.chance, window));
        let points = [split.points_won(), split.points_lost()].map(narrowed);
        let line = curve.line(self.access, self.gammons_are_void());
        Some(LifeParts {
            dead: dead.get(),
            gain: live.get() - dead.get(),
            usual: line.life(place, points).get(),
            place: life_place(self.situation, place, points),
        })
    }
}

/// What the average of dead and live cube takes, whoever holds it.
struct Average<'a> {
    dead: f64,
    place: f32,
    points: [f32; 2],
    curve: &'a LifeCurve,
    traits: Option<CubeTraits>,
}

impl Average<'_> {
    /// The average of the dead value and this live one, with the life of this line in this situation.
    fn with(&self, live: f64, situation: Situation, line: &LifeLine) -> f64 {
        let usual = line.life(self.place, self.points).get();
        let x = self.traits.map_or(usual, |traits| {
            let added = traits.added(&life_place(situation, self.place, self.points));
            (usual + added).clamp(0.0, 1.0)
        });
        let x = f64::from(x);
        self.dead * (1.0 - x) + live * x
    }
}

fn life_place(situation: Situation, place: f32, points: [f32; 2]) -> LifePlace {
    LifePlace::new(situation, place, points.map(|points| points - 1.0))
}

#[cfg(test)]
mod tests {
    use super::super::{LifeTable, TRAITS};
    use super::*;
    use crate::{Crawford, CubeContext, CubeTheory, Met, Scoring};

    /// A life of 1 everywhere, and traits that add nothing to it.
    fn live() -> CubeTheory {
        static CURVE: LifeCurve = {
            const ONE: LifeLine = LifeLine {
                at: [1.0; LifeLine::PLACES.len()],
                won: 0.0,
                lost: 0.0,
            };
            LifeCurve {
                centred: ONE,
                jacoby: ONE,
                own: ONE,
                opponents: ONE,
            }
        };
        let table = Box::leak(Box::new(LifeTable::even([0.0; TRAITS])));
        CubeTheory::Learned {
            curve: &CURVE,
            traits: Some(CubeTraits::new(table, [0.5; TRAITS])),
        }
    }

    fn at_two_away() -> Cubeful {
        let context = CubeContext {
            scoring: Scoring::at_score(2, 2, Crawford::Pre),
            ..CubeContext::MONEY
        };
        Cubeful::new(&context, &Met::kazaross_xg2())
    }

    /// At 2-away, 2-away whoever may double next does, and the game is for the match: with a live cube the chance to win the match is
    /// that to win the game, up to where the other passes.
    #[test]
    fn at_two_away_each_the_live_cube_is_for_the_match() {
        let value = at_two_away();
        for win in [0.35, 0.5, 0.62] {
            let outcome = Outcome::new([win, 0.0, 0.0, 0.0, 0.0]).unwrap();
            let mwc = value.mwc_by(&outcome, &live()).unwrap().get();
            assert!((mwc - f64::from(win)).abs() < 1e-6, "{win}: {mwc}");
        }
    }

    /// Traits are added to the life of the kind, and lives stay between dead and live.
    #[test]
    fn traits_move_the_life() {
        let value = Cubeful::new(&CubeContext::MONEY, &Met::kazaross_xg2());
        let outcome = Outcome::new([0.7, 0.1, 0.0, 0.1, 0.0]).unwrap();
        let CubeTheory::Learned { curve, .. } = live() else {
            unreachable!("the theory made above");
        };
        let table = Box::leak(Box::new(LifeTable::even([-0.5, 0.0, 0.0, 0.0, -4.0])));
        let found = |first, last| {
            let traits = CubeTraits::new(table, [first, 0.5, 0.5, 0.5, last]);
            let theory = CubeTheory::Learned {
                curve,
                traits: Some(traits),
            };
            let equity = value.value_by(&outcome, &theory);
            value.effective_life(&outcome, equity).unwrap()
        };
        for (first, last, life) in [
            (0.5, 0.5, 1.0),
            (1.0, 0.5, 0.75),
            (0.0, 0.5, 1.0),
            (0.5, 1.0, 0.0),
        ] {
            assert!((found(first, last) - life).abs() < 1e-3, "{first} {last}");
        }
    }
}
