//! What a search leaves close, rolled out on all processors.

use std::ops::ControlFlow;

use barpoint_equity::{CubeContext, Equity, Outcome};
use barpoint_eval::{PlaysSearched, RankedPlay};
use barpoint_record::Depth;
use barpoint_rollout::{Report, RolloutPlan, Row, ShortRollout};
use barpoint_rules::Board;

use crate::{CubeHint, CubeTrials, Engine, PlayAdvice, RolloutJob, Stop, Strength};

/// Whether to go on, told what the search before the rollout found.
type GoOn<'a> = dyn FnMut(PlaysSearched) -> ControlFlow<()> + 'a;

/// A play of a search, with the values of a rollout.
pub(crate) struct RolledPlay {
    play: RankedPlay,
    trials: u32,
    std_err: Equity,
}

impl Engine {
    /// Rolls out the plays of a search, best first, that lie close, and the one made; best first. None if the strength has no
    /// rollouts, if there is nothing to compare, if a play ends the game or `go_on` breaks (the strength says so then).
    pub(crate) fn roll_out_close(
        &self,
        plays: &[RankedPlay],
        made: Option<usize>,
        (context, strength): (CubeContext, &mut Strength),
        go_on: &mut GoOn<'_>,
    ) -> Vec<RolledPlay> {
        let Some(short) = strength.rollout else {
            return Vec::new();
        };
        let chosen = ShortRollout::close_plays(plays, made);
        let after: Vec<Board> = chosen.iter().map(|&index| plays[index].after).collect();
        let plan = RolloutPlan::plays(&after, context, &short.settings(&strength.search));
        let report = plan
            .ok()
            .and_then(|plan| self.play_out(&plan, short, strength, go_on));
        let Some(report) = report else {
            return Vec::new();
        };
        let rows = chosen.iter().zip(&report.rows);
        let mut rolled: Vec<RolledPlay> = rows
            .map(|(&index, row)| rolled(&plays[index], row))
            .collect();
        rolled.sort_by(|a, b| b.play.cubeful.get().total_cmp(&a.play.cubeful.get()));
        rolled
    }

    /// Rolls out a cube decision that the search leaves close; it stays as it is for the reasons of
    /// [`Engine::roll_out_close`].
    pub(crate) fn roll_out_cube(
        &self,
        board: &Board,
        hint: &mut CubeHint,
        strength: &mut Strength,
        go_on: &mut GoOn<'_>,
    ) {
        let Some(short) = strength.rollout else {
            return;
        };
        if !ShortRollout::is_close_cube(&hint.decision.equities) {
            return;
        }
        let plan = RolloutPlan::position(board, hint.context, &short.settings(&strength.search));
        let Ok(plan) = plan else {
            return;
        };
        let Some(report) = self.play_out(&plan, short, strength, go_on) else {
            return;
        };
        let checkers = self.search().evaluator().checkers();
        let Some((equities, [hold, take])) = plan.cube_equities(&report, checkers).zip(
            report
                .rows
                .get(..2)
                .and_then(|rows| <&[Row; 2]>::try_from(rows).ok()),
        ) else {
            return;
        };
        hint.decision.outcome = outcome(hold);
        hint.decision.cubeless = Equity::narrowed(hold.cubeless.mean);
        hint.decision.equities = equities;
        hint.verdict = equities.verdict(&hint.context);
        hint.rollout = Some(CubeTrials {
            trials: hold.trials.min(take.trials),
            std_errs: [hold, take].map(|row| Equity::narrowed(row.equity.std_err)),
        });
    }

    /// What the trials of a plan say; nothing if `go_on` breaks or a trial does not end, and no rollouts are said to have been made
    /// then.
    fn play_out(
        &self,
        plan: &RolloutPlan,
        short: ShortRollout,
        strength: &mut Strength,
        go_on: &mut GoOn<'_>,
    ) -> Option<Report> {
        let searched = PlaysSearched {
            plies: strength.search.plies,
            done: plan.candidates().len(),
            total: plan.candidates().len(),
        };
        let job = RolloutJob {
            trials: 0..short.trials,
            rules: short.rules(plan),
            threads: std::thread::available_parallelism().map_or(1, Into::into),
        };
        let end = self.rollout(plan, &job, plan.no_trials(), &mut |_| {
            go_on(searched).map_break(|()| Stop::Now)
        });
        if !end.finished {
            strength.rollout = None;
            return None;
        }
        Some(self.rollout_report(plan, &end.trials, end.complete))
    }

    /// Advice on the plays of a search of which some were rolled out: these first.
    pub(crate) fn advise_rolled(
        &self,
        plays: &[RankedPlay],
        rolled: &[RolledPlay],
        context: CubeContext,
    ) -> Vec<PlayAdvice> {
        let first: Vec<RankedPlay> = rolled.iter().map(|row| row.play).collect();
        let mut advice = self.advise(&first, context);
        for (advice, row) in advice.iter_mut().zip(rolled) {
            advice.depth = Depth::Trials(row.trials);
            advice.std_err = Some(row.std_err);
        }
        let among = |play: &&RankedPlay| first.iter().any(|row| row.after == play.after);
        let rest: Vec<RankedPlay> = plays.iter().filter(|play| !among(play)).copied().collect();
        let none = rolled.is_empty();
        advice.extend(
            self.advise(&rest, context)
                .into_iter()
                .map(|row| PlayAdvice {
                    deepest: none && row.deepest,
                    ..row
                }),
        );
        advice
    }
}

fn rolled(play: &RankedPlay, row: &Row) -> RolledPlay {
    RolledPlay {
        play: RankedPlay {
            outcome: outcome(row),
            cubeless: Equity::narrowed(row.cubeless.mean),
            cubeful: Equity::narrowed(row.equity.mean),
            ..*play
        },
        trials: row.trials,
        std_err: Equity::narrowed(row.equity.std_err),
    }
}

/// The mean chances of the trials. Less luck they may lie a little outside of what chances can be.
#[expect(
    clippy::cast_possible_truncation,
    reason = "chances are shown in single precision"
)]
fn outcome(row: &Row) -> Outcome {
    Outcome::from_array(row.chances.map(|chance| chance.mean.clamp(0.0, 1.0) as f32))
}
