//! A rollout as it is requested.

use barpoint_engine::{Candidates, RolloutTask, TrialChoice};
use barpoint_eval::CubeUse;
use barpoint_rollout::{CubeLook, DiceFile, RolloutSettings, StopRules};
use barpoint_rules::{MatchState, Play};

/// A rollout as it is requested; by default everything is as usual.
#[derive(Clone, Debug, PartialEq)]
pub struct RolloutQuestion {
    /// The plays to compare; the best `best` ones if there are none.
    pub plays: Vec<Play>,
    /// How many of the best plays.
    pub best: u16,
    /// Whether only not doubling is rolled out.
    pub no_double_only: bool,
    /// How trials are played.
    pub choice: TrialChoice,
    /// Rolls from a file in place of a generator; they are never spread evenly.
    pub dice_file: Option<DiceFile>,
    /// Trials of each candidate.
    pub trials: u32,
    /// When a candidate stops earlier.
    pub rules: StopRules,
}

impl Default for RolloutQuestion {
    fn default() -> Self {
        Self {
            plays: Vec::new(),
            best: RolloutTask::PLAYS,
            no_double_only: false,
            choice: TrialChoice::default(),
            dice_file: None,
            trials: RolloutTask::TRIALS,
            rules: StopRules {
                min_trials: RolloutTask::MIN_TRIALS,
                ..StopRules::NONE
            },
        }
    }
}

/// A setting of cube decisions that would change nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UnusedSetting {
    /// All cube decisions searched, in a rollout without cube.
    AllCubes,
    /// All cube decisions searched, at 0 plies.
    AllCubesStatic,
    /// The plies of cube decisions, in a rollout without cube.
    CubePlies,
}

impl RolloutQuestion {
    /// The rollout of a position.
    #[must_use]
    pub fn task(self, state: MatchState) -> RolloutTask {
        let mut choice = self.choice;
        choice.dice.stratified &= self.dice_file.is_none();
        RolloutTask {
            candidates: if self.no_double_only {
                Candidates::NoDouble
            } else if self.plays.is_empty() {
                Candidates::Best(self.best)
            } else {
                Candidates::Plays(self.plays)
            },
            dice_file: self.dice_file,
            trials: self.trials,
            rules: self.rules,
            ..RolloutTask::new(state, &choice)
        }
    }

    /// The first setting that would change nothing in a rollout of this position.
    #[must_use]
    pub fn unused(&self, state: MatchState) -> Option<UnusedSetting> {
        let settings = RolloutTask::new(state, &self.choice).settings;
        let all_cubes = self.choice.cube_look == CubeLook::All;
        if settings.cube == CubeUse::Cubeless {
            return if all_cubes {
                Some(UnusedSetting::AllCubes)
            } else {
                self.choice.cube_plies.map(|_| UnusedSetting::CubePlies)
            };
        }
        (all_cubes && is_static(&settings)).then_some(UnusedSetting::AllCubesStatic)
    }
}

/// Whether no cube decision is searched.
fn is_static(settings: &RolloutSettings) -> bool {
    let late = settings.late.iter().flat_map(|late| &late.players);
    let mut players = settings.players.iter().chain(late);
    players.all(|player| player.cube.plies == 0)
}
