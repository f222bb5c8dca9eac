//! Decisions of games played without look-ahead, to be made anew against the clock: that of the thread, which stands still
//! while other programs have the processor.

use std::ops::ControlFlow;

use barpoint_equity::CubeContext;
use barpoint_eval::{AlwaysSearch, BeforeRoll, CubeAction, CubeUse, Search, StaticPlayer};
use barpoint_rollout::{
    Candidate, CubeJudge, CubeLook, DicePlan, PlayerSettings, RolloutPlan, ShortRollout,
    TrialPlayer,
};
use barpoint_rules::{Board, Roll};
use cpu_time::ThreadTime;

use crate::Strength;

/// A turn: whether to double, if that is allowed, and the play of a roll.
pub(crate) struct Moment {
    board: Board,
    context: CubeContext,
    roll: Roll,
    /// Whether the cube was to be decided on before the roll.
    pub(crate) may_double: bool,
}

impl Moment {
    /// The turns of a trial played without look-ahead, up to where it is cut off.
    pub(crate) fn of_trial(
        search: &Search,
        plan: &RolloutPlan,
        from: &Candidate,
        trial: u32,
    ) -> Vec<Self> {
        let settings = plan.settings();
        let mut player = StaticPlayer::with_settings(search, settings.players[0].checker);
        let dice_plan = DicePlan::new(settings.dice);
        let mut dice = dice_plan.trial(trial);
        let last = settings
            .truncation
            .map_or(TrialPlayer::MOST_PLIES, |end| usize::from(end.plies));
        let (mut at, mut context) = (player.assess(&from.board), from.context);
        let mut turns = Vec::new();
        for ply in 0..last {
            if at.is_over() {
                break;
            }
            let decides = ply > 0 || from.before == BeforeRoll::Decides;
            let may_double = decides && settings.cube == CubeUse::Cubeful && context.may_double();
            let action = if may_double {
                player.cube_of(&at, context)
            } else {
                CubeAction::Roll
            };
            let roll = dice.roll(ply);
            turns.push(Self {
                board: at.board,
                context,
                roll,
                may_double,
            });
            let Some(after) = action.cube_after(context) else {
                break;
            };
            context = after;
            at = player.turn(&at.board, roll, context);
            context = context.flipped();
        }
        turns
    }

    /// Processor seconds that the play of the roll takes a player.
    pub(crate) fn play_seconds(&self, search: &Search, player: &PlayerSettings) -> f64 {
        let begun = ThreadTime::now();
        let _ = search.rank_plays(
            &self.board,
            self.roll,
            self.context,
            player.checker,
            &player.filter,
            AlwaysSearch::Nothing,
        );
        begun.elapsed().as_secs_f64()
    }

    /// Processor seconds that the cube decision takes.
    pub(crate) fn cube_seconds(&self, search: &Search, player: &PlayerSettings) -> f64 {
        let begun = ThreadTime::now();
        let _ = search.cube_decision(&self.board, self.context, player.cube);
        begun.elapsed().as_secs_f64()
    }

    /// Processor seconds that looking ahead takes in the whole turn of a trial.
    pub(crate) fn seconds(&self, search: &Search, player: &PlayerSettings, look: CubeLook) -> f64 {
        let mut seconds = 0.0;
        if self.may_double && player.cube.plies > 0 {
            let mut judge = CubeJudge::new(search, player.cube, look);
            let statically = StaticPlayer::with_settings(search, player.cube);
            let at = statically.assess(&self.board);
            let begun = ThreadTime::now();
            let _ = judge.action(&at, self.context);
            seconds += begun.elapsed().as_secs_f64();
        }
        if player.checker.plies > 0 {
            seconds += self.play_seconds(search, player);
        }
        seconds
    }
}

impl Moment {
    /// How long the trials of a level take that rolls out what its search leaves close, by the first few trials; `None` where it leaves
    /// nothing close.
    pub(crate) fn rollout_seconds(&self, search: &Search, strength: &Strength) -> Option<f64> {
        /// Trials that are played.
        const FEW: u32 = 36;
        let short = strength.rollout?;
        let settings = strength.search;
        let plays = search.rank_plays(
            &self.board,
            self.roll,
            self.context,
            settings,
            &strength.filter,
            AlwaysSearch::Nothing,
        );
        let chosen = ShortRollout::close_plays(&plays, None);
        let after: Vec<Board> = chosen.iter().map(|&index| plays[index].after).collect();
        let plan = RolloutPlan::plays(&after, self.context, &short.settings(&settings)).ok()?;
        let few = ShortRollout {
            trials: FEW,
            ..short
        };
        let begun = ThreadTime::now();
        let _ = few.report(&plan, search, &|| ControlFlow::Continue(()));
        Some(begun.elapsed().as_secs_f64() * f64::from(short.trials) / f64::from(FEW))
    }
}

/// All of them in an order in which any beginning is spread evenly.
pub(crate) fn spread<T>(all: &[T]) -> impl Iterator<Item = &T> {
    // Steps of the golden section visit every place once if they share no factor with the number of places.
    let count = all.len();
    let near = (count * 618 / 1000).max(1);
    let mut steps = near..=near + count;
    let step = steps.find(|&step| coprime(step, count)).unwrap_or(1);
    (0..count).map(move |n| &all[(n * step + step / 2) % count])
}

fn coprime(mut a: usize, mut b: usize) -> bool {
    while b > 0 {
        (a, b) = (b, a % b);
    }
    a <= 1
}

#[expect(clippy::cast_precision_loss, reason = "counts are below 2^52")]
pub(crate) fn number(count: usize) -> f64 {
    count as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn any_beginning_of_a_spread_list_is_spread() {
        for count in [1, 2, 3, 6, 10, 618, 1000] {
            let all: Vec<usize> = (0..count).collect();
            let mut found: Vec<usize> = spread(&all).copied().collect();
            let part = count.div_ceil(3);
            let mean = found[..part].iter().sum::<usize>() / part;
            let aside = mean.abs_diff(count / 2);
            assert!(count < 10 || aside <= count / 5, "{count}: {mean}");
            found.sort_unstable();
            assert_eq!(found, all);
        }
    }
}
