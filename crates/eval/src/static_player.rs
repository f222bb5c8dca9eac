//! Checker play and cube actions without looking ahead, many in a row.

use barpoint_equity::{CubeContext, Outcome, Scoring};
use barpoint_rules::{Board, Roll};

use crate::chooser::Chooser;
use crate::cubeful::{CubePlan, MAX_CONTEXTS, RootAction};
use crate::ply::{Reply, Scratch};
use crate::valuation::Valuation;
use crate::{CubeAction, CubeModel, CubeUse, CubeWorth, Noise, Search, SearchSettings};

/// A position with its static evaluation, seen by the player on roll.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Assessed {
    /// The board.
    pub board: Board,
    /// Cubeless chances.
    pub outcome: Outcome,
    /// What turns the chances into a cubeful value.
    pub worth: CubeWorth,
}

/// Whether the player on roll may still double before the roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BeforeRoll {
    /// The player decides first, as at the start of a turn.
    Decides,
    /// The cube decision has been made.
    Rolls,
}

/// Plays by static values, keeping what depends on cube and score between decisions.
///
/// The choices are those of [`Search::rank_plays`] at 0 plies, narrowed to the candidates of the
/// settings as inside a look-ahead, and of [`Search::cube_decision`] at 0 plies.
pub struct StaticPlayer<'a> {
    search: &'a Search,
    settings: SearchSettings,
    contexts: Vec<Known>,
    scratch: Scratch,
}

/// What depends on cube and score alone.
pub(crate) struct Known {
    ctx: CubeContext,
    pub(crate) chooser: Chooser,
    /// Values of holding the cube and of a taken double.
    rolls: CubePlan,
    /// Value of the best cube action.
    decides: CubePlan,
    pub(crate) valuation: Valuation,
}

/// The most cubes and scores remembered: both sides of a few cube values.
const MOST_KNOWN: usize = 16;

impl Assessed {
    /// Whether the game is over.
    #[must_use]
    pub const fn is_over(&self) -> bool {
        matches!(self.worth, CubeWorth::Over)
    }

    fn of(reply: &Reply, before: &Board) -> Self {
        Self {
            board: reply.board.unpack().unwrap_or_else(|| before.swapped()),
            outcome: reply.outcome.flipped(),
            worth: reply.worth,
        }
    }
}

impl<'a> StaticPlayer<'a> {
    /// A player whose choices inside a roll are narrowed to `candidates` plays.
    #[must_use]
    pub fn new(search: &'a Search, cube: CubeUse, candidates: u8) -> Self {
        Self::with_settings(search, SearchSettings::new(0, cube, candidates))
    }

    /// A player with these settings, but always without look-ahead and noise.
    #[must_use]
    pub fn with_settings(search: &'a Search, settings: SearchSettings) -> Self {
        Self {
            search,
            settings: SearchSettings {
                plies: 0,
                noise: Noise::NONE,
                ..settings
            },
            contexts: Vec::new(),
            scratch: Scratch::default(),
        }
    }

    pub(crate) fn known(&mut self, ctx: CubeContext) -> (&Known, &'a Search, &mut Scratch) {
        let at = self.contexts.iter().position(|known| known.ctx == ctx);
        let at = at.unwrap_or_else(|| {
            if self.contexts.len() == MOST_KNOWN {
                self.contexts.clear();
            }
            self.contexts
                .push(Known::new(ctx, self.settings, self.search));
            self.contexts.len() - 1
        });
        (&self.contexts[at], self.search, &mut self.scratch)
    }

    /// The board after the best play, the mover still in its `on_roll` half; the board unchanged when
    /// nothing can be played. `ctx` is the cube seen by the mover.
    pub fn play(&mut self, board: &Board, roll: Roll, ctx: CubeContext) -> Board {
        let (known, search, scratch) = self.known(ctx);
        let expander = &search.expander;
        expander.best_after(board, roll, &known.chooser, scratch)
    }

    /// The position after the best play of a roll, seen by the opponent, who is on roll there. `ctx` is
    /// the cube seen by the mover.
    pub fn turn(&mut self, board: &Board, roll: Roll, ctx: CubeContext) -> Assessed {
        let (known, search, scratch) = self.known(ctx);
        let expander = &search.expander;
        let reply = expander.best_turn(board, roll, &known.chooser, scratch);
        self.refined(Assessed::of(&reply, board))
    }

    /// With what is learned about the cube's life there.
    fn refined(&self, at: Assessed) -> Assessed {
        Assessed {
            worth: match self.settings.model {
                CubeModel::Learned => self.search.lives().refined(at.worth, &at.board),
                _ => at.worth,
            },
            ..at
        }
    }

    /// A position with its static value.
    #[must_use]
    pub fn assess(&self, board: &Board) -> Assessed {
        let mut outcome = [Outcome::default()];
        let evaluator = self.search.evaluator();
        evaluator.evaluate(&[*board], &mut outcome);
        self.refined(Assessed {
            board: *board,
            outcome: outcome[0],
            worth: evaluator.worth(board),
        })
    }

    /// What happens to the cube before the roll. The game is not over.
    pub fn cube(&mut self, board: &Board, ctx: CubeContext) -> CubeAction {
        if !ctx.may_double() {
            return CubeAction::Roll;
        }
        let assessed = self.assess(board);
        self.cube_of(&assessed, ctx)
    }

    /// [`StaticPlayer::cube`] of a position whose static value is known.
    pub fn cube_of(&mut self, at: &Assessed, ctx: CubeContext) -> CubeAction {
        if !ctx.may_double() {
            return CubeAction::Roll;
        }
        let beavers = match ctx.scoring {
            Scoring::Money { beavers, .. } => beavers > 0,
            Scoring::Match { .. } => false,
        };
        let [hold, take] = self.cube_values(at, ctx);
        CubeAction::of(hold, take, beavers)
    }

    /// What not doubling and a taken double are worth to the player on roll, who may double: equities in units of
    /// the present cube.
    pub fn cube_values(&mut self, at: &Assessed, ctx: CubeContext) -> [f32; 2] {
        let (
            Known {
                rolls, valuation, ..
            },
            ..,
        ) = self.known(ctx);
        let mut values = [0.0; MAX_CONTEXTS];
        rolls.static_values(0, &at.outcome, &at.worth, &mut values);
        let taken = match ctx.scoring {
            Scoring::Money { .. } => 2.0 * values[1],
            Scoring::Match { .. } => values[1],
        };
        [values[0], taken].map(|value| valuation.equity(value).get())
    }

    /// The value of a position to the player on roll, who sees `ctx`: points per cube of that context,
    /// or the chance to win the match.
    pub fn value(&mut self, at: &Assessed, ctx: CubeContext, before: BeforeRoll) -> f64 {
        let (Known { rolls, decides, .. }, ..) = self.known(ctx);
        let plan = match before {
            BeforeRoll::Decides => decides,
            BeforeRoll::Rolls => rolls,
        };
        let mut values = [0.0; MAX_CONTEXTS];
        plan.static_values(0, &at.outcome, &at.worth, &mut values);
        values[0]
    }

    /// What winning the cube is worth, in the unit of [`StaticPlayer::value`].
    pub fn cash(&mut self, ctx: CubeContext) -> f64 {
        self.known(ctx).0.valuation.cash()
    }
}

impl Known {
    fn new(ctx: CubeContext, settings: SearchSettings, search: &Search) -> Self {
        let met = search.met();
        Self {
            ctx,
            chooser: Chooser::new(ctx, settings, met),
            rolls: CubePlan::new(
                &[ctx, ctx.doubled()],
                RootAction::Rolls,
                0,
                (settings.model, met),
            ),
            decides: CubePlan::new(&[ctx], RootAction::Decides, 0, (settings.model, met)),
            valuation: Valuation::new(ctx, met),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::calibration::Workload;
    use crate::nets;
    use crate::samples::bearoff;
    use crate::{AlwaysSearch, MoveFilter};
    use barpoint_equity::{CubeAccess, Met};
    use std::sync::Arc;

    #[test]
    fn decisions_are_those_of_the_search() {
        let evaluator = Arc::new(nets::production(bearoff()).unwrap());
        let work = Workload::new(&evaluator, 400);
        let search = Search::new(evaluator, Arc::new(Met::kazaross_xg2()), 0);
        let settings = SearchSettings::new(0, CubeUse::Cubeful, u8::MAX);
        let mut player = StaticPlayer::with_settings(&search, settings);
        let owned = CubeContext {
            value: 2,
            access: CubeAccess::OnRoll,
            ..CubeContext::MONEY
        };
        let mut doubled = 0;
        for (board, roll) in work.decisions() {
            for ctx in [CubeContext::MONEY, owned] {
                let filter = &MoveFilter::NORMAL;
                let ranked =
                    search.rank_plays(board, roll, ctx, settings, filter, AlwaysSearch::Nothing);
                let best = ranked.first().map_or(*board, |row| row.after);
                assert_eq!(player.play(board, roll, ctx), best, "{board:?} {roll}");
                let turn = player.turn(board, roll, ctx);
                let seen = player.assess(&best.swapped());
                assert_eq!((turn.board, turn.worth), (seen.board, seen.worth));
                assert!((turn.outcome.win - seen.outcome.win).abs() < 1e-6);
                if let Some(row) = ranked.first() {
                    let value = player.value(&turn, ctx.flipped(), BeforeRoll::Decides);
                    assert!(
                        (value + f64::from(row.cubeful.get())).abs() < 1e-6,
                        "{board:?} {roll}"
                    );
                }
                let equities = search.cube_decision(board, ctx, settings).unwrap().equities;
                let take = equities.double_take.get();
                let doubles = take.min(1.0) > equities.no_double.get();
                let expected = match (doubles, take > 1.0) {
                    (false, _) => CubeAction::Roll,
                    (true, true) => CubeAction::DoublePass,
                    (true, false) => CubeAction::DoubleTake,
                };
                assert_eq!(player.cube(board, ctx), expected, "{board:?}");
                doubled += u32::from(doubles);
            }
        }
        assert!(doubled > 20, "{doubled} doubles");
    }
}
