//! Lines of benchmark files as they are written.

use serde::Deserialize;

#[derive(Deserialize)]
#[serde(expecting = "a record")]
pub(crate) struct RawLine {
    pub(crate) id: Option<String>,
    pub(crate) xgid: Option<String>,
    pub(crate) moves: Option<Vec<RawMove>>,
    pub(crate) dice: Option<[u8; 2]>,
    pub(crate) phase: Option<String>,
    pub(crate) nd: Option<f32>,
    pub(crate) dt: Option<f32>,
    pub(crate) se_nd: Option<f32>,
    pub(crate) se_dt: Option<f32>,
    pub(crate) probs: Option<[f32; 5]>,
}

#[derive(Deserialize)]
#[serde(expecting = "a play")]
pub(crate) struct RawMove {
    pub(crate) pos: String,
    pub(crate) equity: f32,
    pub(crate) se: Option<f32>,
    pub(crate) se_behind: Option<f32>,
}

impl RawLine {
    /// Reads a line, whose number the caller knows.
    pub(crate) fn read(content: &str) -> Result<Self, String> {
        serde_json::from_str(content).map_err(|error| {
            let told = error.to_string();
            let what = told.rsplit_once(" at line ");
            let (what, column) = (what.map_or(&*told, |parts| parts.0), error.column());
            format!("expected a JSON object of a benchmark record: {what}, at column {column}")
        })
    }
}
