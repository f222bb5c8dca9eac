//! How a book is rolled out.

use std::hash::Hasher;

use barpoint_engine::{CANDIDATES, Strength};
use barpoint_eval::{CubeModel, CubeUse, MoveFilter, SearchSettings};
use barpoint_rollout::{PlayerSettings, RolloutSettings, StopRules};
use fnv::FnvHasher;

use crate::BookDecision;

/// How many trials, and with which dice. All else is the same for every book: trials to the end of the game with the cube in
/// play, variance reduction, the same dice for all plays of a decision, checker plays by the nets alone. Close cube decisions
/// are made at 2 plies in trials of opening rolls; in those of replies by the nets alone, which halves the time and leaves
/// more trials.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BookSettings {
    /// Trials of each play of an opening roll.
    pub opening_trials: u32,
    /// Trials of each play of a reply.
    pub reply_trials: u32,
    /// What the dice of all decisions are derived from.
    pub seed: u64,
}

impl BookSettings {
    /// How the book that ships was made.
    pub const SHIPPED: Self = Self {
        opening_trials: 2_592,
        reply_trials: 648,
        seed: 1,
    };
    /// Plays that look-ahead puts further behind the best are not rolled out, in points.
    pub const WITHIN: f32 = 0.06;
    /// The most plays of a decision that are rolled out.
    pub const MOST_PLAYS: usize = 5;
    /// Opening plays that rolled out are no further behind the best have replies in the book, in points.
    pub const SENSIBLE: f64 = 0.02;
    /// The look-ahead that chooses the plays.
    pub const CHOOSER: Strength = Strength::USUAL;
    /// A play stops being rolled out once it is this many joint standard deviations behind the best.
    pub const BEATEN: f64 = 4.0;

    /// Trials of each play of a decision, unless it is beaten before.
    #[must_use]
    pub const fn trials(&self, decision: &BookDecision) -> u32 {
        match decision.after {
            None => self.opening_trials,
            Some(_) => self.reply_trials,
        }
    }

    /// When a play of a decision stops early: beaten, and after half of the trials.
    #[must_use]
    pub fn rules(&self, decision: &BookDecision) -> StopRules {
        StopRules {
            jsd: Some(Self::BEATEN),
            min_trials: self.trials(decision) / 2,
            ..StopRules::NONE
        }
    }

    /// How trials of a decision are played, its dice different from those of all others.
    #[must_use]
    pub fn trial_settings(&self, decision: &BookDecision) -> RolloutSettings {
        let search =
            SearchSettings::new(0, CubeUse::Cubeful, CANDIDATES).with_model(CubeModel::Janowski);
        let cube_plies = match decision.after {
            None => PlayerSettings::CUBE_PLIES,
            Some(_) => 0,
        };
        let player = PlayerSettings::looking(search, MoveFilter::NORMAL, Some(0), Some(cube_plies));
        RolloutSettings::full(player, CubeUse::Cubeful, self.seed_of(decision))
    }

    /// The same with the seed of the book in place of the decision's: what all decisions of a kind have in common.
    #[must_use]
    pub fn shared(&self, decision: &BookDecision) -> RolloutSettings {
        let mut settings = self.trial_settings(decision);
        settings.dice.seed = self.seed;
        settings
    }

    fn seed_of(&self, decision: &BookDecision) -> u64 {
        let mut hash = FnvHasher::default();
        hash.write(decision.to_string().as_bytes());
        hash.write(&self.seed.to_le_bytes());
        hash.finish()
    }
}
