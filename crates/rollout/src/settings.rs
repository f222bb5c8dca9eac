//! How trials are played.

use barpoint_eval::{CubeUse, MoveFilter, SearchSettings};

use crate::Generator;

/// How one player decides.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PlayerSettings {
    /// Checker plays.
    pub checker: SearchSettings,
    /// Which plays are searched.
    pub filter: MoveFilter,
    /// Cube decisions.
    pub cube: SearchSettings,
}

/// Which cube decisions of a trial are searched as deeply as the settings of the player say.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CubeLook {
    /// Those that fewer plies leave in doubt.
    CloseOnly,
    /// All.
    All,
}

/// Other settings for what comes later in a trial.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Late {
    /// The first ply of the later stage, counted from 0.
    pub from_ply: u16,
    /// As [`RolloutSettings::players`].
    pub players: [PlayerSettings; 2],
}

/// Ending trials before the game is over.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Truncation {
    /// After how many plies, at least 1.
    pub plies: u16,
    /// How the position reached is valued.
    pub evaluation: SearchSettings,
}

/// Ending trials where a database knows the rest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BearoffTruncation {
    /// Where the value is exact: cubeless, or with cube at money play where the database knows it.
    pub exact: bool,
    /// At one-sided databases, in cubeless rollouts and where the cube is dead.
    pub one_sided: bool,
    /// With a live cube too, wherever a database knows the chances: the theory of the cube does the rest.
    pub live_cube: bool,
}

/// Whether the luck of the dice is subtracted from the results.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum VarianceReduction {
    /// Results as they fall.
    Off,
    /// Less the luck of every roll: its static value less the average over the rolls that could come.
    LookAhead {
        /// How many plays of each of these rolls are evaluated in full; 1 is quickest.
        candidates: u8,
    },
}

/// Where the dice come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DiceSettings {
    /// The generator.
    pub generator: Generator,
    /// Its seed.
    pub seed: u64,
    /// Whether the first rolls are spread evenly over the trials.
    pub stratified: bool,
    /// Whether the first roll is that of a game, never a double.
    pub initial: bool,
}

/// How trials are played.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RolloutSettings {
    /// Whether the cube is in play.
    pub cube: CubeUse,
    /// The player whose decision is rolled out, and the opponent.
    pub players: [PlayerSettings; 2],
    /// What changes later.
    pub late: Option<Late>,
    /// Where trials end early.
    pub truncation: Option<Truncation>,
    /// Where databases end them.
    pub bearoff: BearoffTruncation,
    /// Which cube decisions are searched.
    pub cube_look: CubeLook,
    /// How results are freed from luck.
    pub variance_reduction: VarianceReduction,
    /// The dice.
    pub dice: DiceSettings,
}

impl BearoffTruncation {
    /// Nowhere: games are played until they are over.
    pub const NONE: Self = Self {
        exact: false,
        one_sided: false,
        live_cube: false,
    };
}

impl PlayerSettings {
    /// Plies for checker plays by default, as in gnubg.
    pub const CHECKER_PLIES: u8 = 0;
    /// The same for cube decisions, as in gnubg: with fewer, rollouts of matches are biased
    /// (docs/theory/rollouts.md).
    pub const CUBE_PLIES: u8 = 2;

    /// A player who looks this many plies ahead, whatever `search` says; by default [`PlayerSettings::CHECKER_PLIES`] for
    /// checker plays, and as many for cube decisions, but at least [`PlayerSettings::CUBE_PLIES`].
    ///
    /// ```
    /// use barpoint_eval::{CubeUse, MoveFilter, SearchSettings};
    /// use barpoint_rollout::PlayerSettings;
    ///
    /// let search = SearchSettings::new(0, CubeUse::Cubeful, 7);
    /// let player = PlayerSettings::looking(search, MoveFilter::NORMAL, None, None);
    /// assert_eq!((player.checker.plies, player.cube.plies), (0, 2));
    /// ```
    #[must_use]
    pub fn looking(
        search: SearchSettings,
        filter: MoveFilter,
        checker_plies: Option<u8>,
        cube_plies: Option<u8>,
    ) -> Self {
        let at = |plies| SearchSettings { plies, ..search };
        let checker = checker_plies.unwrap_or(Self::CHECKER_PLIES);
        Self {
            checker: at(checker),
            filter,
            cube: at(cube_plies.unwrap_or(checker.max(Self::CUBE_PLIES))),
        }
    }

    /// Checker plays and cube decisions at the same depth, the normal move filter.
    #[must_use]
    pub const fn alike(search: SearchSettings) -> Self {
        Self {
            checker: search,
            filter: MoveFilter::NORMAL,
            cube: search,
        }
    }
}

impl RolloutSettings {
    /// Plays of each roll that are evaluated in full to measure luck, if nothing else is wanted.
    pub const LUCK_CANDIDATES: u8 = 3;

    /// Trials to the end of the game or to a database that knows the rest, both players alike, with variance reduction, the
    /// first rolls of `ChaCha` dice spread evenly.
    #[must_use]
    pub const fn full(player: PlayerSettings, cube: CubeUse, seed: u64) -> Self {
        Self {
            cube,
            players: [player; 2],
            late: None,
            truncation: None,
            bearoff: BearoffTruncation {
                exact: true,
                one_sided: true,
                live_cube: false,
            },
            cube_look: CubeLook::CloseOnly,
            variance_reduction: VarianceReduction::LookAhead {
                candidates: Self::LUCK_CANDIDATES,
            },
            dice: DiceSettings {
                generator: Generator::ChaCha,
                seed,
                stratified: true,
                initial: false,
            },
        }
    }
}
