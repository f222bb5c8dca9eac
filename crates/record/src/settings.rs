//! How stored numbers were found: settings of look-ahead and rollouts.

use barpoint_equity::Equity;
use barpoint_rules::BySide;

/// Settings of a look-ahead evaluation.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct EvalSettings {
    /// Look-ahead depth in gnubg's counting (0 = static).
    pub plies: u8,
    /// Whether the cube was taken into account.
    pub cubeful: bool,
    /// Whether added noise (if any) was a function of the position.
    pub deterministic: bool,
    /// Standard deviation of added noise.
    #[cfg_attr(feature = "serde", serde(with = "barpoint_equity::serial::real"))]
    pub noise: f32,
    /// Whether pruning nets chose the inner candidates.
    pub prune: bool,
}

/// What one level of a move filter lets through.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct FilterLevel {
    /// How many of the best plays go through whatever they are worth.
    pub accept: u16,
    /// How many more may go through.
    pub extra: u16,
    /// How far below the best play those may be.
    pub threshold: Equity,
}

/// How one player decided in the trials of a rollout.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct PlayerSettings {
    /// Checker plays.
    pub checker: EvalSettings,
    /// The filter before checker plays were searched, level by level from static evaluation up; `None`
    /// for a level that was skipped.
    pub filter: Vec<Option<FilterLevel>>,
    /// Cube decisions.
    pub cube: EvalSettings,
}

/// Whether a setting was in use; files keep those that were not, too.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum InUse {
    /// It was.
    Yes,
    /// It was not.
    No,
}

impl From<bool> for InUse {
    fn from(is: bool) -> Self {
        if is { Self::Yes } else { Self::No }
    }
}

/// Other settings for what came later in a trial.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct LateSettings {
    /// Whether they were in use.
    pub in_use: InUse,
    /// From which ply on, counted from 0.
    pub from_ply: u16,
    /// How the players decided from there on.
    pub players: BySide<PlayerSettings>,
}

/// Ending trials before the game is over.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Truncation {
    /// Whether trials were ended early.
    pub in_use: InUse,
    /// After how many plies.
    pub plies: u16,
    /// How the chances of the position reached were found.
    pub checker: EvalSettings,
    /// How its value with the cube was found.
    pub cube: EvalSettings,
}

/// Which program rolled out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Program {
    /// This one.
    Barpoint,
    /// GNU Backgammon.
    Gnubg,
}

/// Where the dice of a rollout came from. What a generator makes of a seed depends on the program.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Generator {
    /// The Mersenne Twister.
    Mersenne,
    /// Jenkins' ISAAC.
    Isaac,
    /// MD5 digests.
    Md5,
    /// Blum, Blum and Shub's squares.
    Bbs,
    /// BSD's `random()`.
    Bsd,
    /// The C library's `rand()`.
    Ansi,
    /// `ChaCha` with 8 rounds.
    ChaCha,
    /// O'Neill's PCG.
    Pcg,
    /// Blackman and Vigna's xoshiro256++.
    Xoshiro,
    /// Rolls entered by hand.
    Manual,
    /// Numbers of random.org.
    RandomOrg,
    /// The rolls of a file.
    File,
    /// Another one, by the name the file gives it.
    Other(String),
}

/// The dice of a rollout.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct DiceSettings {
    /// Where they came from.
    pub generator: Generator,
    /// The seed.
    pub seed: u64,
    /// How many trials had been passed over before the first.
    pub skipped: u32,
    /// Whether the first rolls were spread evenly over the trials.
    pub stratified: bool,
    /// Whether the first roll was that of a game, never a double.
    pub initial: bool,
}

/// How the trials of a rollout were played.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct RolloutSettings {
    /// Who rolled out; `None` where the file does not tell.
    pub program: Option<Program>,
    /// Whether the cube was in play.
    pub cubeful: bool,
    /// Whether the luck of the dice was subtracted from the results.
    pub variance_reduction: InUse,
    /// The dice.
    pub dice: DiceSettings,
    /// How the players decided.
    pub players: BySide<PlayerSettings>,
    /// What changed later.
    pub late: LateSettings,
    /// Where trials ended early.
    pub truncation: Truncation,
    /// Whether they ended where a two-sided bearoff database is exact.
    pub exact_bearoff: InUse,
    /// Whether they ended where a one-sided bearoff database knows the chances.
    pub one_sided_bearoff: InUse,
}
