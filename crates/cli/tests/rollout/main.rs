//! `barpoint rollout` as users run it.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

#[path = "../common/mod.rs"]
mod common;
mod drawings;
mod match_errors;
mod results;
mod settings;
mod trials;

use common::{OPENING, succeeds};
use serde_json::Value;

/// A short rollout of the best plays.
const BEST_TWO: [&str; 10] = [
    "rollout",
    OPENING,
    "--roll",
    "31",
    "--best",
    "2",
    "--trials",
    "72",
    "--truncate",
    "5",
];

/// A short rollout of plays; `more` options follow.
fn options<'a>(more: &[&'a str]) -> Vec<&'a str> {
    let mut all = vec![
        "rollout",
        OPENING,
        "--roll",
        "43",
        "--ply",
        "0",
        "--play",
        "24/20 13/10",
        "--play",
        "13/10 13/9",
        "--truncate",
        "7",
        "--format",
        "json",
    ];
    all.extend(more);
    all
}

fn json(arguments: &[&str]) -> Value {
    serde_json::from_str(&succeeds(arguments)).unwrap()
}
