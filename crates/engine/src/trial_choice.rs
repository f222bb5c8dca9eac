//! How trials of a rollout are to be played, as it is asked for.

use barpoint_eval::{CubeModel, CubeUse, MoveFilter, Noise, RollSet, SearchSettings};
use barpoint_rollout::{
    BearoffTruncation, CubeLook, DiceSettings, Late, PlayerSettings, RolloutSettings, Truncation,
    VarianceReduction,
};

use crate::{Strength, StrengthChoice};

/// How trials are to be played; what is not named is as usual.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TrialChoice {
    /// How all decisions are made.
    pub strength: StrengthChoice,
    /// Plies of look-ahead in checker plays; as `strength` says if `None`, else none.
    pub checker_plies: Option<u8>,
    /// Plies of look-ahead in cube decisions; as `strength` says if `None`, else 2, or as in checker plays if that is more.
    pub cube_plies: Option<u8>,
    /// What the opponent does otherwise.
    pub opponent: PlayerChange,
    /// What changes later in a trial.
    pub late: Option<LateChange>,
    /// After how many moves of either player trials end, and how deeply the positions there are searched.
    pub truncation: Option<(u16, u8)>,
    /// Where databases end trials.
    pub bearoff: BearoffTruncation,
    /// Which cube decisions are searched.
    pub cube_look: CubeLook,
    /// How results are freed from luck.
    pub variance_reduction: VarianceReduction,
    /// The dice.
    pub dice: DiceSettings,
}

/// What changes from some move of a trial on.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct LateChange {
    /// From which move of either player on, counted from 0.
    pub from_ply: u16,
    /// Of the player whose decision is rolled out, and of the opponent.
    pub players: [PlayerChange; 2],
}

/// Changes to how a player decides.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct PlayerChange {
    /// A preset for all decisions; the theory of the cube stays.
    pub level: Option<Strength>,
    /// Plies of look-ahead in checker plays.
    pub checker_plies: Option<u8>,
    /// Plies of look-ahead in cube decisions.
    pub cube_plies: Option<u8>,
    /// Which plays are searched.
    pub filter: Option<MoveFilter>,
    /// Standard deviation of noise.
    pub noise: Option<f32>,
    /// Which rolls are averaged over below the first ply.
    pub rolls: Option<RollSet>,
    /// The theory of the cube.
    pub model: Option<CubeModel>,
    /// How many plays of a roll are evaluated in full inside the look-ahead.
    pub candidates: Option<u8>,
    /// Whether checker plays take the cube into account.
    pub checker_cube: Option<CubeUse>,
}

impl Default for TrialChoice {
    fn default() -> Self {
        let usual = RolloutSettings::full(
            PlayerSettings::alike(Strength::EXPERT.search),
            CubeUse::Cubeful,
            Self::SEED,
        );
        Self {
            strength: StrengthChoice::default(),
            checker_plies: None,
            cube_plies: None,
            opponent: PlayerChange::default(),
            late: None,
            truncation: None,
            bearoff: usual.bearoff,
            cube_look: usual.cube_look,
            variance_reduction: usual.variance_reduction,
            dice: usual.dice,
        }
    }
}

impl TrialChoice {
    /// Where the dice begin unless something else is asked for.
    pub const SEED: u64 = 1;

    /// The settings asked for, in a game with or without a cube.
    #[must_use]
    pub fn settings(&self, game: CubeUse) -> RolloutSettings {
        let usual = Strength::new(PlayerSettings::CHECKER_PLIES, MoveFilter::NORMAL);
        let depth = self.strength.depth();
        let strength = self
            .strength
            .or(usual)
            .without_cube_if(game == CubeUse::Cubeless);
        let player = PlayerSettings::looking(
            strength.search,
            strength.filter,
            self.checker_plies.or(depth),
            self.cube_plies.or(depth),
        );
        let players = [player, self.opponent.to(player)];
        RolloutSettings {
            cube: strength.search.cube,
            players,
            late: self.late.map(|late| Late {
                from_ply: late.from_ply,
                players: [0, 1].map(|side| late.players[side].to(players[side])),
            }),
            truncation: self.truncation.map(|(plies, depth)| Truncation {
                plies,
                evaluation: SearchSettings {
                    plies: depth,
                    ..strength.search
                },
            }),
            bearoff: self.bearoff,
            cube_look: self.cube_look,
            variance_reduction: self.variance_reduction,
            dice: self.dice,
        }
    }
}

impl PlayerChange {
    /// These changes to other settings.
    #[must_use]
    pub fn to(&self, usual: PlayerSettings) -> PlayerSettings {
        let mut player = usual;
        if let Some(level) = self.level {
            player.filter = level.filter;
            for search in [&mut player.checker, &mut player.cube] {
                let (cube, model) = (search.cube, search.model);
                *search = level.search;
                (search.cube, search.model) = (cube, model);
            }
        }
        player.filter = self.filter.unwrap_or(player.filter);
        player.checker.plies = self.checker_plies.unwrap_or(player.checker.plies);
        player.cube.plies = self.cube_plies.unwrap_or(player.cube.plies);
        for search in [&mut player.checker, &mut player.cube] {
            search.noise = self.noise.map_or(search.noise, Noise::deterministic);
            search.rolls = self.rolls.unwrap_or(search.rolls);
            search.model = self.model.unwrap_or(search.model);
            search.candidates = self.candidates.unwrap_or(search.candidates);
        }
        player.checker.cube = self.checker_cube.unwrap_or(player.checker.cube);
        player
    }
}
