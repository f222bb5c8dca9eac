//! `barpoint serve` as a process: killed at any moment, asked for long.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod killed;
#[cfg(target_os = "linux")]
mod lasting;
mod left_out;
mod served;
mod statistics;
