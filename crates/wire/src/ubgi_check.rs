//! Whether an engine speaks UBGI.

use serde::Serialize;
use utoipa::ToSchema;

/// How an engine did in the dialogues.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct UbgiCheckReport {
    /// Version of this interface.
    pub version: u32,
    /// Its command line.
    pub engine: String,
    /// The dialogues, in the order in which they were led.
    pub dialogues: Vec<DialogueRow>,
}

/// A dialogue.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct DialogueRow {
    /// 0 to play, 1 to play with the cube and at scores, 2 to analyse.
    pub level: u8,
    /// What the engine should do in it.
    pub name: String,
    /// What it did instead.
    pub failure: Option<String>,
}
