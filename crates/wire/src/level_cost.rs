//! What the levels cost on this machine.

use barpoint_engine::{Engine, LevelCost as Measured};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::SettingsInfo;

/// What a level costs on this machine.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
pub struct LevelCost {
    /// Its name.
    pub name: String,
    /// Half-moves looked ahead.
    pub plies: u8,
    /// All of it in a few words.
    pub description: String,
    /// Milliseconds of a checker play on one thread, on average over a game.
    pub checker_ms: f32,
    /// Milliseconds of a cube decision.
    pub cube_ms: f32,
    /// Whether the figures are told from few or shallower decisions.
    pub estimated: bool,
    /// Seconds for the analysis of a match in which each player makes 100 plays and 100 cube decisions, on all threads.
    pub match_seconds: f32,
}

/// The costs as they are kept, with what they hold for.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct KeptCosts {
    /// Version of the program.
    pub program: String,
    /// Fingerprint of nets and databases.
    pub nets: String,
    /// Threads.
    pub threads: usize,
    /// The levels, weakest first.
    pub levels: Vec<LevelCost>,
}

impl KeptCosts {
    /// Measures all levels.
    #[must_use]
    pub fn measure(engine: &Engine, program: &str, threads: usize) -> Self {
        let levels = engine.level_costs().into_iter();
        Self {
            program: program.to_owned(),
            nets: engine.fingerprint().to_string(),
            threads,
            levels: levels.map(|found| LevelCost::of(&found, threads)).collect(),
        }
    }

    /// Whether they are of this engine and program.
    #[must_use]
    pub fn hold_for(&self, engine: &Engine, program: &str, threads: usize) -> bool {
        self.program == program
            && self.nets == engine.fingerprint().to_string()
            && self.threads == threads
    }
}

impl LevelCost {
    fn of(found: &Measured, threads: usize) -> Self {
        /// Plays and cube decisions of both players, in thousands because times are in milliseconds.
        const DECISIONS: f32 = 0.2;
        let Measured {
            name,
            strength,
            checker_ms,
            cube_ms,
            estimated,
        } = found;
        let threads = u16::try_from(threads.max(1)).unwrap_or(u16::MAX);
        Self {
            name: (*name).to_owned(),
            plies: strength.search.plies,
            description: SettingsInfo::from(strength).to_string(),
            checker_ms: *checker_ms,
            cube_ms: *cube_ms,
            estimated: *estimated,
            match_seconds: DECISIONS * (checker_ms + cube_ms) / f32::from(threads),
        }
    }
}
