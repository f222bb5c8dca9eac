//! What is rolled out.

mod error;
mod program;
mod settings;

use std::hash::Hasher;

use barpoint_equity::{CubeContext, CubeEquities, Equity, Scoring};
use barpoint_eval::{BeforeRoll, Class, CubeUse, Search};
use barpoint_rules::Board;
use fnv::FnvHasher;

pub use error::PlanError;
use settings::cubeless;

use crate::program::Program;
use crate::{DiceFile, Generator, Report, RolloutSettings, Trials};

/// Who is on roll where a trial begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Start {
    /// The player whose decision is rolled out.
    Decider,
    /// The opponent: the decider has made a play.
    Opponent,
}

/// Where the trials of one candidate begin.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Candidate {
    /// The board, seen by the player on roll there.
    pub board: Board,
    /// Cube and score, seen by that player.
    pub context: CubeContext,
    /// Whether that player may double first.
    pub before: BeforeRoll,
    /// Who that is.
    pub start: Start,
}

/// Candidates to be compared, and how their trials are played. All have the same dice.
#[derive(Clone, PartialEq)]
pub struct RolloutPlan {
    context: CubeContext,
    candidates: Vec<Candidate>,
    settings: RolloutSettings,
    /// Rolls made elsewhere, in place of a generator.
    dice_file: Option<DiceFile>,
    /// Who makes the checker plays, if not our search.
    program: Option<Program>,
}

impl Candidate {
    /// The player who decides is about to roll.
    const fn rolls(board: &Board, context: CubeContext) -> Self {
        Self {
            board: *board,
            context,
            before: BeforeRoll::Rolls,
            start: Start::Decider,
        }
    }
}

impl RolloutPlan {
    /// Checker plays: `after` are the boards they lead to, the mover still in the `on_roll` half;
    /// `context` is the cube seen by the mover.
    ///
    /// # Errors
    /// If there is none, a play ends the game, or the settings make no trials.
    pub fn plays(
        after: &[Board],
        context: CubeContext,
        settings: &RolloutSettings,
    ) -> Result<Self, PlanError> {
        let candidate = |after: &Board| Candidate {
            board: after.swapped(),
            context: context.flipped(),
            before: BeforeRoll::Decides,
            start: Start::Opponent,
        };
        Self::new(context, after.iter().map(candidate).collect(), settings)
    }

    /// A position before the roll: not doubling, and where the player on roll may double and the cube is
    /// in play, double and take beside it.
    ///
    /// # Errors
    /// If the game is over or the settings make no trials.
    pub fn position(
        board: &Board,
        context: CubeContext,
        settings: &RolloutSettings,
    ) -> Result<Self, PlanError> {
        let mut candidates = vec![Candidate::rolls(board, context)];
        if settings.cube == CubeUse::Cubeful && context.may_double() {
            candidates.push(Candidate::rolls(board, context.doubled()));
        }
        Self::new(context, candidates, settings)
    }

    /// A position before the roll, the player on roll not doubling.
    ///
    /// # Errors
    /// As for [`RolloutPlan::position`].
    pub fn no_double(
        board: &Board,
        context: CubeContext,
        settings: &RolloutSettings,
    ) -> Result<Self, PlanError> {
        Self::new(context, vec![Candidate::rolls(board, context)], settings)
    }

    fn new(
        context: CubeContext,
        candidates: Vec<Candidate>,
        settings: &RolloutSettings,
    ) -> Result<Self, PlanError> {
        if candidates.is_empty() {
            return Err(PlanError::Empty);
        }
        let mut boards = candidates.iter().map(|candidate| &candidate.board);
        if boards.clone().any(|board| Class::of(board) == Class::Over) {
            return Err(PlanError::Over);
        }
        if boards.any(Board::is_deadlocked) {
            return Err(PlanError::Deadlock);
        }
        if settings.truncation.is_some_and(|t| t.plies == 0) {
            return Err(PlanError::Truncation);
        }
        let luck = settings.variance_reduction;
        if luck == (crate::VarianceReduction::LookAhead { candidates: 0 }) {
            return Err(PlanError::Candidates);
        }
        Ok(Self {
            context,
            candidates,
            dice_file: None,
            program: None,
            settings: match settings.cube {
                CubeUse::Cubeful => *settings,
                CubeUse::Cubeless => cubeless(settings),
            },
        })
    }

    /// The same with the rolls of a file in place of a generator.
    #[must_use]
    pub fn with_dice_file(mut self, file: DiceFile) -> Self {
        self.settings.dice.generator = Generator::File;
        self.dice_file = Some(file);
        self
    }

    /// The file that rolls come from, if one does.
    #[must_use]
    pub const fn dice_file(&self) -> Option<&DiceFile> {
        self.dice_file.as_ref()
    }

    /// Cube and score of the decision, seen by the player who makes it. Equities are in units of its
    /// cube.
    #[must_use]
    pub const fn context(&self) -> CubeContext {
        self.context
    }

    /// What is compared.
    #[must_use]
    pub fn candidates(&self) -> &[Candidate] {
        &self.candidates
    }

    /// Trials to begin with: none yet of any candidate.
    #[must_use]
    pub fn no_trials(&self) -> Trials {
        Trials::new(self.candidates.len())
    }

    /// Whether it compares not doubling with double and take, in this order.
    #[must_use]
    pub fn is_cube_decision(&self) -> bool {
        matches!(&self.candidates[..], [hold, take]
            if hold.start == Start::Decider && take.start == Start::Decider)
    }

    /// What the trials of a cube decision say of its actions, in a game with this many checkers a side; `None` for other
    /// plans, and with fewer than two trials.
    #[must_use]
    pub fn cube_equities(&self, report: &Report, checkers: u8) -> Option<CubeEquities> {
        let [hold, take] = &report.rows[..] else {
            return None;
        };
        if !self.is_cube_decision() || hold.trials.min(take.trials) < 2 {
            return None;
        }
        let position = &self.candidates.first()?.board;
        Some(CubeEquities {
            no_double: Equity::narrowed(hold.equity.mean),
            double_take: Equity::narrowed(take.equity.mean),
            wins_gammons: position.can_win_gammon(checkers),
        })
    }

    /// How trials are played.
    #[must_use]
    pub const fn settings(&self) -> &RolloutSettings {
        &self.settings
    }

    /// Identifies all that the result of a trial depends on: what is rolled out, how, and what evaluates.
    #[must_use]
    pub fn fingerprint(&self, search: &Search) -> u64 {
        let text = format!(
            "{} {self:?} {}",
            env!("CARGO_PKG_VERSION"),
            search.fingerprint()
        );
        let mut hash = FnvHasher::default();
        hash.write(text.as_bytes());
        if let Scoring::Match { .. } = self.context.scoring {
            let met = search.met();
            for own in 1..=u8::MAX / 4 {
                for theirs in 1..=u8::MAX / 4 {
                    let chance = met.mwc(own, theirs, barpoint_equity::Crawford::Pre);
                    hash.write(&chance.get().to_le_bytes());
                }
                let chance = met.mwc(own, 1, barpoint_equity::Crawford::Post);
                hash.write(&chance.get().to_le_bytes());
            }
        }
        hash.finish()
    }
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;
    use std::ops::ControlFlow;
    use std::sync::Arc;

    use barpoint_eval::SearchSettings;
    use barpoint_rules::{Board, Variation};

    use super::*;
    use crate::{Estimate, PlayerSettings, Row, TrialError, TrialPlayer};

    fn row(equity: f64, gammons: f64) -> Row {
        let estimate = |mean| Estimate {
            mean,
            std_err: 0.001,
        };
        Row {
            trials: 36,
            chances: [1.0, gammons, 0.0, 0.0, 0.0].map(estimate),
            cubeless: estimate(1.0),
            equity: estimate(equity),
            mwc: None,
            rank: 1,
            behind: None,
        }
    }

    /// Trials less their luck: of gammons that cannot be won they show some all the same, or too few of those that can.
    #[test]
    fn whether_a_gammon_can_be_won_is_read_off_the_position() {
        let verdict = |theirs: &[(u8, u8)], gammons| {
            let board = Board::with_checkers(&[(2, 2)], theirs).unwrap();
            let search = SearchSettings::new(0, CubeUse::Cubeful, 3);
            let settings = RolloutSettings::full(PlayerSettings::alike(search), search.cube, 1);
            let plan = RolloutPlan::position(&board, CubeContext::MONEY, &settings).unwrap();
            let rows = vec![row(1.000_5, gammons), row(2.001, gammons)];
            let equities = plan.cube_equities(&Report { rows }, 15).unwrap();
            equities.verdict(&plan.context()).to_string()
        };
        let (one_off, none_off) = ([(6, 14)], [(6, 15)]);
        for gammons in [-0.000_5, 0.0, 0.000_5] {
            assert_eq!(verdict(&one_off, gammons), "double, pass");
            assert_eq!(verdict(&none_off, gammons), "too good to double, pass");
        }
    }

    fn settings() -> RolloutSettings {
        let search = SearchSettings::new(0, CubeUse::Cubeless, 1);
        RolloutSettings {
            variance_reduction: crate::VarianceReduction::Off,
            ..RolloutSettings::full(PlayerSettings::alike(search), search.cube, 1)
        }
    }

    /// Both on the bar against closed boards.
    fn deadlock() -> Board {
        let closed = [(25, 3), (6, 2), (5, 2), (4, 2), (3, 2), (2, 2), (1, 2)];
        Board::with_checkers(&closed, &closed).unwrap()
    }

    /// Thinks all positions alike.
    struct Indifferent;

    impl barpoint_eval::Evaluator for Indifferent {
        fn evaluate(&self, _: &[Board], out: &mut [barpoint_equity::Outcome]) {
            out.fill(barpoint_equity::Outcome::from_array([
                0.5, 0.0, 0.0, 0.0, 0.0,
            ]));
        }

        fn fingerprint(&self) -> barpoint_eval::Fingerprint {
            barpoint_eval::Fingerprint(0)
        }
    }

    fn search() -> Search {
        let met = barpoint_equity::Met::kazaross_xg2();
        Search::new(Arc::new(Indifferent), Arc::new(met), 0)
    }

    #[test]
    fn a_position_in_which_nobody_can_move_is_refused() {
        let plan = RolloutPlan::position(&deadlock(), CubeContext::MONEY, &settings());
        assert_eq!(plan.unwrap_err(), PlanError::Deadlock);
        let after = [deadlock()];
        let plan = RolloutPlan::plays(&after, CubeContext::MONEY, &settings());
        assert_eq!(plan.unwrap_err(), PlanError::Deadlock);
    }

    #[test]
    fn a_trial_that_does_not_end_is_given_up() {
        // No plan is made of such a position; what else might never end should be noticed too.
        let mut plan = RolloutPlan::position(
            &Variation::Standard.start(),
            CubeContext::MONEY,
            &settings(),
        )
        .unwrap();
        plan.candidates[0].board = deadlock();
        let search = search();
        let mut player = TrialPlayer::new(&search, &plan);
        let played = player.play(7, |_| true, &|| ControlFlow::Continue(()));
        assert_eq!(played, Err(TrialError::Endless { trial: 7 }));
        assert_eq!(
            TrialError::Endless { trial: 7 }.to_string(),
            "expected trials to end within 20000 plies, found trial 7 still going on"
        );
    }

    #[test]
    fn a_trial_can_be_interrupted() {
        let start = Variation::Standard.start();
        let plan = RolloutPlan::position(&start, CubeContext::MONEY, &settings()).unwrap();
        let search = search();
        let mut player = TrialPlayer::new(&search, &plan);
        let asked = Cell::new(0);
        let third = || {
            asked.set(asked.get() + 1);
            if asked.get() < 3 {
                ControlFlow::Continue(())
            } else {
                ControlFlow::Break(())
            }
        };
        let played = player.play(0, |_| true, &third);
        assert_eq!(played, Err(TrialError::Interrupted));
        assert_eq!(asked.get(), 3);
    }
}
