//! Cards made of a match, asked and answered.

use axum::http::{Method, StatusCode};
use serde_json::{Value, json};

use crate::client::Client;

/// A match that gnubg analysed.
fn analysed() -> &'static [u8] {
    include_bytes!("../../../../testdata/gnubg/statistics/match1.sgf")
}
