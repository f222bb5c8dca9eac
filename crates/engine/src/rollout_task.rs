//! A rollout asked for.

use std::sync::Arc;

use barpoint_bkg::Bkg;
use barpoint_eval::{CubeUse, MAX_PLIES};
use barpoint_rollout::{BearoffTruncation, DiceFile, RolloutSettings, StopRules};
use barpoint_rules::{MatchState, Play};

use crate::TrialChoice;

/// What is rolled out, how, and how many trials.
#[derive(Clone, Debug, PartialEq)]
pub struct RolloutTask {
    /// The position: with dice plays are rolled out, without the cube decision.
    pub state: MatchState,
    /// What is compared.
    pub candidates: Candidates,
    /// How trials are played.
    pub settings: RolloutSettings,
    /// Rolls from elsewhere, in place of a generator.
    pub dice_file: Option<DiceFile>,
    /// Trials of each candidate.
    pub trials: u32,
    /// When a candidate stops earlier.
    pub rules: StopRules,
    /// The program that makes the checker plays of both sides in place of our search: [`RolloutTask::played_by`].
    pub program: Option<Arc<Bkg>>,
}

/// What a rollout compares.
#[derive(Clone, Debug, PartialEq)]
pub enum Candidates {
    /// This many of the best plays of the roll; before the roll not doubling, and where the player on roll may double, double
    /// and take beside it.
    Best(u16),
    /// These plays of the roll.
    Plays(Vec<Play>),
    /// Not doubling alone.
    NoDouble,
    /// The cube decision before the roll, also where the dice have been rolled.
    Cube,
}

impl Default for Candidates {
    fn default() -> Self {
        Self::Best(RolloutTask::PLAYS)
    }
}

/// A number of a rollout that is out of range.
#[derive(Clone, Copy, Debug, PartialEq, thiserror::Error)]
#[error("expected {expected}, found {found}")]
pub struct RolloutRangeError {
    /// What may be.
    pub expected: &'static str,
    /// What is.
    pub found: f64,
}

impl RolloutTask {
    /// Trials of each candidate unless another number is asked for: each pair of first rolls once.
    pub const TRIALS: u32 = 1296;
    /// The most trials of a candidate.
    pub const MOST_TRIALS: u32 = 2_000_000;
    /// How many of the best plays are compared unless another number is asked for.
    pub const PLAYS: u16 = 5;
    /// No candidate stops before this many trials unless another number is given.
    pub const MIN_TRIALS: u32 = 324;

    /// A rollout of a position with the usual candidates and number of trials.
    #[must_use]
    pub fn new(state: MatchState, trials: &TrialChoice) -> Self {
        let game = CubeUse::when(state.rules().cube);
        Self {
            state,
            candidates: Candidates::default(),
            settings: trials.settings(game),
            dice_file: None,
            trials: Self::TRIALS,
            rules: StopRules {
                min_trials: Self::MIN_TRIALS,
                ..StopRules::NONE
            },
            program: None,
        }
    }

    /// The same with the checker plays of both sides made by BKG, without a cube and to the end of every game.
    #[must_use]
    pub fn played_by(mut self, bkg: Arc<Bkg>) -> Self {
        self.settings.cube = CubeUse::Cubeless;
        self.settings.truncation = None;
        self.settings.bearoff = BearoffTruncation::NONE;
        self.program = Some(bkg);
        self
    }

    /// Refuses numbers that make no sense.
    ///
    /// # Errors
    /// If one is out of range.
    pub fn check(&self) -> Result<(), RolloutRangeError> {
        let range = |expected, found| Err(RolloutRangeError { expected, found });
        if !(1..=Self::MOST_TRIALS).contains(&self.trials) {
            return range("1 to 2,000,000 trials", self.trials.into());
        }
        let late = self.settings.late.map(|late| late.players);
        let players = self
            .settings
            .players
            .into_iter()
            .chain(late.into_iter().flatten());
        let deepest = players.map(|player| player.checker.plies.max(player.cube.plies));
        if let Some(deepest) = deepest.max().filter(|&deepest| deepest > MAX_PLIES) {
            return range("at most 7 plies of look-ahead", deepest.into());
        }
        if self.settings.truncation.is_some_and(|end| end.plies == 0) {
            return range("at least 1 move before a trial ends", 0.0);
        }
        if self.candidates == Candidates::Best(0) {
            return range("at least 1 play", 0.0);
        }
        let limits = self.rules.std_err.into_iter().chain(self.rules.jsd);
        match limits
            .into_iter()
            .find(|limit| limit.is_nan() || *limit <= 0.0)
        {
            Some(found) => range("a limit above 0", found),
            None => Ok(()),
        }
    }
}
