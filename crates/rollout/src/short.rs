//! Short rollouts in place of a deeper search.

use barpoint_equity::{CubeEquities, Equity};
use barpoint_eval::{MoveFilter, Noise, RankedPlay, Search, SearchSettings};

use crate::{
    GoOn, Late, PlayerSettings, Report, RolloutPlan, RolloutSettings, Schedule, StopRules,
    TrialError, TrialPlayer, Truncation,
};

/// How the choices that a search leaves close are rolled out: truncated trials with variance reduction, the same dice for all.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ShortRollout {
    /// Trials of each candidate, a multiple of 36 so that the first rolls come evenly.
    pub trials: u32,
    /// After how many plies trials end; the position there is valued without look-ahead.
    pub plies: u16,
    /// How many plies of a trial are played with look-ahead, of one ply.
    pub careful: u16,
}

impl ShortRollout {
    /// Plays this far behind the best one of the search are rolled out with it.
    pub const MARGIN: Equity = Equity(0.08);
    /// How many of the best plays are rolled out at most.
    pub const PLAYS: usize = 5;
    /// A cube decision is rolled out if the search has two actions that lie this close.
    pub const CUBE_MARGIN: Equity = Equity(0.2);
    /// Where the dice begin.
    pub const SEED: u64 = 1;

    /// How trials are played, by a search of these settings in all but depth and noise.
    #[must_use]
    pub fn settings(&self, search: &SearchSettings) -> RolloutSettings {
        let search = SearchSettings {
            noise: Noise::NONE,
            ..*search
        };
        // Wider filters take a third more time and bring nothing that can be measured (docs/theory/look-ahead.md).
        let ahead =
            |plies| [PlayerSettings::looking(search, MoveFilter::TINY, Some(plies), None); 2];
        let [careful, quick] = [ahead(1), ahead(0)];
        RolloutSettings {
            players: careful,
            late: Some(Late {
                from_ply: self.careful,
                players: quick,
            }),
            truncation: Some(Truncation {
                plies: self.plies,
                evaluation: SearchSettings { plies: 0, ..search },
            }),
            ..RolloutSettings::full(careful[0], search.cube, Self::SEED)
        }
    }

    /// Which plays of a search, best first, are rolled out: those that lie close to the best, and the one `made`, if one was.
    /// None if there is only one.
    #[must_use]
    pub fn close_plays(plays: &[RankedPlay], made: Option<usize>) -> Vec<usize> {
        let deepest = plays.chunk_by(|a, b| a.plies == b.plies).next();
        let values = deepest.unwrap_or_default().iter().map(|row| row.cubeful);
        let mut chosen: Vec<usize> = (0..Self::close(values)).collect();
        if let Some(made) = made.filter(|made| !chosen.contains(made)) {
            chosen.push(made);
        }
        if chosen.len() < 2 {
            chosen.clear();
        }
        chosen
    }

    /// How many of these values, highest first, lie close to the first.
    #[must_use]
    pub fn close(values: impl Iterator<Item = Equity>) -> usize {
        let mut values = values.take(Self::PLAYS).peekable();
        let best = values.peek().map_or(0.0, |best| best.get());
        values
            .take_while(|value| best - value.get() <= Self::MARGIN.get())
            .count()
    }

    /// Whether a search leaves a cube decision so close that it is rolled out: whether to double, or whether to take.
    #[must_use]
    pub fn is_close_cube(equities: &CubeEquities) -> bool {
        let [hold, take] = [equities.no_double.get(), equities.double_take.get()];
        let (double, margin) = (equities.double().get(), Self::CUBE_MARGIN.get());
        let pass = CubeEquities::PASS.get();
        let doubles = double - hold > -margin;
        doubles && ((double - hold).abs() < margin || (take - pass).abs() < margin)
    }

    /// When candidates of a plan stop: plays clearly behind get no more trials. Both actions of a cube decision get all, since taking is
    /// compared with passing too, which no trial plays.
    #[must_use]
    pub fn rules(&self, plan: &RolloutPlan) -> StopRules {
        if plan.is_cube_decision() {
            return StopRules::NONE;
        }
        StopRules {
            jsd: Some(4.0),
            min_trials: (self.trials / 2).min(72),
            ..StopRules::NONE
        }
    }

    /// What the trials of a plan say, played on this thread.
    ///
    /// # Errors
    /// If `go_on` breaks, or a trial does not end.
    pub fn report(
        &self,
        plan: &RolloutPlan,
        search: &Search,
        go_on: GoOn<'_>,
    ) -> Result<Report, TrialError> {
        let mut player = TrialPlayer::new(search, plan);
        let met = search.met();
        let mut schedule = Schedule::new(
            plan,
            met,
            0..self.trials,
            self.rules(plan),
            plan.no_trials(),
        );
        for trial in 0..self.trials {
            if schedule.is_finished() {
                break;
            }
            let played = player.play(trial, |at| schedule.wants(at, trial), go_on)?;
            schedule.add(trial, &played);
        }
        Ok(schedule.report())
    }
}

#[cfg(test)]
mod tests {
    use barpoint_equity::CubeContext;
    use barpoint_eval::CubeUse;
    use barpoint_rules::Variation;

    use super::*;

    /// A double may be clear and the take not: -0.2, +0.9 and +1 are settled between the first two at once.
    #[test]
    fn plays_stop_early_and_cube_actions_do_not() {
        let short = ShortRollout {
            trials: 72,
            plies: 5,
            careful: 2,
        };
        let settings = short.settings(&SearchSettings::new(2, CubeUse::Cubeful, 7));
        let (board, context) = (Variation::Standard.start(), CubeContext::MONEY);
        let cube = RolloutPlan::position(&board, context, &settings).unwrap();
        assert_eq!(short.rules(&cube), StopRules::NONE);
        let plays = RolloutPlan::plays(&[board, board], context, &settings).unwrap();
        let rules = short.rules(&plays);
        assert_eq!((rules.jsd, rules.min_trials), (Some(4.0), 36));
    }
}
