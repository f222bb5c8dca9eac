//! The settings of rollouts.

use barpoint_eval::{CubeUse, MoveFilter};
use barpoint_rollout::{
    BearoffTruncation, CubeLook, DiceFile, DiceSettings, Generator, Late, PlayerSettings,
    RolloutSettings, StopRules, Truncation, VarianceReduction, seed_of,
};
use barpoint_rules::{BySide, Side};

use super::Evaluation;

/// How a player of a rollout decides.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Player {
    pub(crate) checker: Evaluation,
    pub(crate) cube: Evaluation,
    pub(crate) filter: MoveFilter,
}

impl Player {
    fn plan(&self) -> PlayerSettings {
        PlayerSettings {
            checker: self.checker.search(),
            filter: self.filter,
            cube: self.cube.search(),
        }
    }
}

/// A rule by which a rollout ends before all its trials.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Limit {
    pub(crate) on: bool,
    /// Not before this many trials.
    pub(crate) minimum: u32,
    /// The standard error, or the number of joint standard deviations, at which it ends.
    pub(crate) at: f64,
}

/// The settings of a rollout.
#[derive(Clone, Debug, PartialEq)]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of gnubg's")]
pub(crate) struct Rollout {
    pub(crate) cubeful: bool,
    pub(crate) variance_reduction: bool,
    pub(crate) quasi_random: bool,
    /// Whether the first roll is that of a game, never a double.
    pub(crate) initial: bool,
    pub(crate) truncate: bool,
    pub(crate) truncate_after: u16,
    /// Whether exact bearoff databases end trials.
    pub(crate) exact: bool,
    /// Whether one-sided bearoff databases end trials without a cube.
    pub(crate) one_sided: bool,
    pub(crate) late: bool,
    pub(crate) late_from: u16,
    pub(crate) trials: u32,
    /// Stops on the standard error.
    pub(crate) error: Limit,
    /// Stops on joint standard deviations.
    pub(crate) jsd: Limit,
    pub(crate) generator: Generator,
    pub(crate) seed: String,
    /// The rolls in place of a generator, and the name of their file.
    pub(crate) dice_file: Option<(String, DiceFile)>,
    pub(crate) players: BySide<Player>,
    pub(crate) late_players: BySide<Player>,
    /// How checker plays and cube decisions are valued where a trial is truncated.
    pub(crate) end_checker: Evaluation,
    pub(crate) end_cube: Evaluation,
}

impl Rollout {
    /// `rollout` as gnubg starts: 1296 trials to the end of the game, with the cube.
    pub(crate) fn usual() -> Self {
        let player = Player {
            checker: Evaluation::at(0),
            cube: Evaluation::at(2),
            filter: MoveFilter::NORMAL,
        };
        Self {
            cubeful: true,
            variance_reduction: true,
            quasi_random: true,
            initial: false,
            truncate: false,
            truncate_after: 10,
            exact: true,
            one_sided: true,
            late: false,
            late_from: 5,
            trials: 1296,
            error: Limit {
                on: false,
                minimum: 324,
                at: 0.01,
            },
            jsd: Limit {
                on: false,
                minimum: 324,
                at: 2.33,
            },
            generator: Generator::Mersenne,
            seed: "1".to_owned(),
            dice_file: None,
            players: BySide::new(player, player),
            late_players: BySide::new(player, player),
            end_checker: Evaluation::at(2),
            end_cube: Evaluation::at(2),
        }
    }

    /// A rollout as one of the ways to value a decision, as gnubg starts: truncated, without the cube.
    pub(crate) fn of_a_decision() -> Self {
        let usual = Self::usual();
        let cubeless = |player: Player| Player {
            checker: player.checker.cubeless(),
            cube: player.cube.cubeless(),
            ..player
        };
        Self {
            cubeful: false,
            truncate: true,
            players: usual.players.map(cubeless),
            late_players: usual.late_players.map(cubeless),
            end_checker: usual.end_checker.cubeless(),
            end_cube: usual.end_cube.cubeless(),
            ..usual
        }
    }

    /// How trials are played for a decision of this player; `game` says whether there is a cube at all.
    pub(crate) fn settings(&self, alike: Alike, decides: Side, game: CubeUse) -> RolloutSettings {
        let pair = |players: &BySide<Player>| {
            [decides, decides.other()].map(|side| alike.of(players, side).plan())
        };
        let cubeful = self.cubeful && game == CubeUse::Cubeful;
        let end = if alike.truncation {
            alike.of(&self.players, Side::White).checker
        } else {
            self.end_checker
        };
        RolloutSettings {
            cube: if cubeful {
                CubeUse::Cubeful
            } else {
                CubeUse::Cubeless
            },
            players: pair(&self.players),
            late: self.late.then(|| Late {
                from_ply: self.late_from,
                players: pair(&self.late_players),
            }),
            truncation: self.truncate.then(|| Truncation {
                plies: self.truncate_after.max(1),
                evaluation: end.search(),
            }),
            bearoff: BearoffTruncation {
                exact: self.exact,
                one_sided: self.one_sided,
                live_cube: false,
            },
            cube_look: CubeLook::All,
            variance_reduction: if self.variance_reduction {
                VarianceReduction::LookAhead { candidates: 1 }
            } else {
                VarianceReduction::Off
            },
            dice: DiceSettings {
                generator: self.generator,
                seed: seed_of(&self.seed),
                stratified: self.quasi_random,
                initial: self.initial,
            },
        }
    }

    /// When a candidate stops early. Both rules wait for the larger of their numbers of trials.
    pub(crate) fn stop_rules(&self) -> StopRules {
        let limits = [self.error, self.jsd];
        let on = limits.iter().filter(|limit| limit.on);
        StopRules {
            std_err: self.error.on.then_some(self.error.at),
            jsd: self.jsd.on.then_some(self.jsd.at),
            min_trials: on.map(|limit| limit.minimum).max().unwrap_or(0),
            ..StopRules::NONE
        }
    }
}

/// What all rollouts take from other settings of theirs. gnubg has these switches once for all rollouts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Alike {
    /// Cube decisions are valued like checker plays.
    pub(crate) cube: bool,
    /// Player 1 decides like player 0.
    pub(crate) players: bool,
    /// Truncated trials are valued like the checker plays of player 0.
    pub(crate) truncation: bool,
}

impl Alike {
    /// How a player decides.
    pub(crate) fn of(self, players: &BySide<Player>, side: Side) -> Player {
        let side = if self.players { Side::White } else { side };
        let player = players[side];
        Player {
            cube: if self.cube {
                player.checker
            } else {
                player.cube
            },
            ..player
        }
    }
}
