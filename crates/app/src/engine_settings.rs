//! What engines need besides the user's databases.

use std::sync::Arc;

use barpoint_bearoff::OneSided;
use barpoint_engine::{Edition, Strength};
use barpoint_equity::Met;
use barpoint_eval::{CompositeEvaluator, CubeLives};
use barpoint_record::SkillThresholds;

/// Loads nets; race nets take inputs from the table.
pub type LoadNets = dyn Fn(Arc<OneSided>) -> Result<CompositeEvaluator, Box<dyn std::error::Error + Send + Sync>>
    + Send
    + Sync;

/// The nets to use.
#[derive(Clone, Default)]
pub enum Nets {
    /// Those built into the program.
    #[default]
    BuiltIn,
    /// Others.
    Loaded(Arc<LoadNets>),
    /// None: the level `bkg` or `bkg-vi`, at which the functions of BKG-VI value positions.
    Bkg(Edition),
}

/// What engines need besides the user's databases.
#[derive(Clone)]
pub struct EngineSettings {
    /// The nets.
    pub nets: Nets,
    /// The match equity table.
    pub met: Arc<Met>,
    /// The strength for questions that name none.
    pub level: Strength,
    /// How many of the best plays hints and analyses look at in full depth at least; 0 leaves it to the level.
    pub plays: u8,
    /// The thresholds of the marks of errors.
    pub marks: SkillThresholds,
    /// The cube life indices of backgammon; Hypergammon has its own.
    pub lives: CubeLives,
}

impl Default for EngineSettings {
    /// The built-in nets, the Kazaross XG2 table, the default strength, thresholds of marks and cube life indices.
    fn default() -> Self {
        Self {
            nets: Nets::BuiltIn,
            met: Arc::new(Met::kazaross_xg2()),
            level: Strength::USUAL,
            plays: 0,
            marks: SkillThresholds::default(),
            lives: CubeLives::default(),
        }
    }
}
