//! What the levels cost on this machine.
//!
//! Decisions spread over games from the first roll to the last are made against the clock of the thread, which other
//! programs at work do not drive on, nothing remembered before; twice, since they can still get into each other's way, and
//! the faster counts. Levels of 3 plies and more are estimated from how much longer a few decisions take; 4 plies by
//! the same step once more.

use std::time::Duration;

use barpoint_equity::{CubeAccess, CubeContext, Jacoby, Scoring};
use barpoint_eval::CubeUse;
use barpoint_rollout::{PlayerSettings, RolloutPlan, RolloutSettings};
use barpoint_rules::Variation;
use cpu_time::ThreadTime;

use crate::moments::{Moment, number, spread};
use crate::{Engine, Strength};

/// What a level costs.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct LevelCost {
    /// The level.
    pub name: &'static str,
    /// Its settings.
    pub strength: Strength,
    /// Milliseconds of processor time of a checker play, on average, on one thread.
    pub checker_ms: f32,
    /// Processor time of a cube decision, in milliseconds.
    pub cube_ms: f32,
    /// Whether that is estimated from fewer or shallower decisions.
    pub estimated: bool,
}

/// Processor time for the decisions of a level, each time.
const TIME: Duration = Duration::from_millis(150);
/// Decisions of a level at most: quicker levels are not timed longer.
const MOST: usize = 40;
/// Levels that look ahead further are estimated.
const TIMED: u8 = 2;
/// Games that decisions are taken from.
const GAMES: u32 = 4;
/// Of so many cube decisions of a game one is close enough to be rolled out.
const CLOSE_CUBES: f32 = 5.0;
/// Positions that are remembered while a level is timed.
const CACHE_ENTRIES: usize = 1 << 14;

/// Milliseconds of a play and of a cube decision.
#[derive(Clone, Copy)]
struct Times {
    checker: f64,
    cube: f64,
}

impl Engine {
    /// Measures all levels; takes two or three seconds.
    #[must_use]
    pub fn level_costs(&self) -> Vec<LevelCost> {
        let moments = self.moments();
        // The deepest that was timed, and the step from it to the level after.
        let mut last: Option<(Times, PlayerSettings)> = None;
        let mut step: Option<Times> = None;
        let mut costs = Vec::new();
        for (name, strength) in Strength::PRESETS {
            let player = player(&strength);
            let plies = strength.search.plies;
            let times = match (last, step) {
                (Some((times, shallower)), None) if plies > TIMED => {
                    let found = self.step(&moments, &shallower, &player);
                    step = Some(found);
                    times.longer(found)
                }
                (Some((times, _)), Some(step)) if plies > TIMED => times.longer(step),
                _ => self.times(&moments, &player, MOST),
            };
            last = Some((times, player));
            #[expect(clippy::cast_possible_truncation, reason = "three digits are enough")]
            costs.push(LevelCost {
                name,
                strength,
                checker_ms: times.checker as f32,
                cube_ms: times.cube as f32,
                estimated: plies > TIMED,
            });
        }
        let searched = costs.iter().find(|cost| cost.strength == Strength::USUAL);
        if let Some(searched) = searched.copied() {
            for (name, strength) in Strength::ROLLOUTS {
                costs.push(self.rollout_cost((name, strength), &searched, &moments));
            }
        }
        costs
    }

    /// What a level costs that rolls out what another, timed before, leaves close.
    #[expect(clippy::cast_possible_truncation, reason = "three digits are enough")]
    fn rollout_cost(
        &self,
        (name, strength): (&'static str, Strength),
        searched: &LevelCost,
        moments: &[Moment],
    ) -> LevelCost {
        /// Close decisions that are rolled out in part.
        const FEW: usize = 3;
        let fresh = self.with_empty_cache(CACHE_ENTRIES);
        let (mut tried, mut seconds) = (0, Vec::new());
        for moment in spread(moments).take(MOST) {
            tried += 1;
            seconds.extend(moment.rollout_seconds(&fresh.search, &strength));
            if seconds.len() == FEW {
                break;
            }
        }
        let seconds: f64 = seconds.iter().sum();
        let longer = (1000.0 * seconds / number(tried).max(1.0)) as f32;
        LevelCost {
            name,
            strength,
            checker_ms: searched.checker_ms + longer,
            // One cube decision in so many is close.
            cube_ms: searched.cube_ms + longer / CLOSE_CUBES,
            estimated: true,
        }
    }

    /// Decisions of money games that begin with the first roll.
    fn moments(&self) -> Vec<Moment> {
        let context = CubeContext {
            value: 1,
            access: CubeAccess::Centred,
            scoring: Scoring::Money {
                jacoby: Jacoby::Off,
                beavers: 0,
            },
        };
        let settings = RolloutSettings::full(player(&Strength::EXPERT), CubeUse::Cubeful, 1);
        let plan = RolloutPlan::no_double(&Variation::Standard.start(), context, &settings);
        let plans = plan.iter();
        let games = plans.flat_map(|plan| (0..GAMES).map(move |game| (plan, game)));
        let turns = games.flat_map(|(plan, game)| {
            Moment::of_trial(&self.search, plan, &plan.candidates()[0], game)
        });
        turns.collect()
    }

    fn times(&self, moments: &[Moment], player: &PlayerSettings, most: usize) -> Times {
        let [one, other] = [(); 2].map(|()| self.times_once(moments, player, most));
        one.quicker(other)
    }

    fn times_once(&self, moments: &[Moment], player: &PlayerSettings, most: usize) -> Times {
        let fresh = self.with_empty_cache(CACHE_ENTRIES);
        let begun = ThreadTime::now();
        let (mut plays, mut cubes) = (Vec::new(), Vec::new());
        for moment in spread(moments).take(most) {
            plays.push(moment.play_seconds(&fresh.search, player));
            if moment.may_double {
                cubes.push(moment.cube_seconds(&fresh.search, player));
            }
            if begun.elapsed() >= TIME && !cubes.is_empty() {
                break;
            }
        }
        let mean =
            |seconds: &[f64]| 1000.0 * seconds.iter().sum::<f64>() / number(seconds.len()).max(1.0);
        Times {
            checker: mean(&plays),
            cube: mean(&cubes),
        }
    }

    /// How much longer few decisions take at a deeper level.
    fn step(
        &self,
        moments: &[Moment],
        shallower: &PlayerSettings,
        deeper: &PlayerSettings,
    ) -> Times {
        /// Decisions compared: late ones of a game too, which are quick.
        const FEW: usize = 3;
        let [before, after] = [shallower, deeper].map(|player| self.times(moments, player, FEW));
        let ratio = |before: f64, after: f64| {
            if before > 0.0 {
                (after / before).max(1.0)
            } else {
                1.0
            }
        };
        Times {
            checker: ratio(before.checker, after.checker),
            cube: ratio(before.cube, after.cube),
        }
    }
}

impl Times {
    fn quicker(self, other: Self) -> Self {
        Self {
            checker: self.checker.min(other.checker),
            cube: self.cube.min(other.cube),
        }
    }

    fn longer(self, step: Self) -> Self {
        Self {
            checker: self.checker * step.checker,
            cube: self.cube * step.cube,
        }
    }
}

fn player(strength: &Strength) -> PlayerSettings {
    PlayerSettings {
        checker: strength.search,
        filter: strength.filter,
        cube: strength.search,
    }
}
