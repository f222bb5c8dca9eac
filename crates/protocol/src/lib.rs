//! The protocols in which other programs ask barpoint as an engine.
//!
//! - [`ubgi`]: the Universal Backgammon Interface, lines over standard input and output as UCI has them in chess.
//! - [`batch`]: many questions, a line of JSON each.
//! - [`http`]: requests of clients of wildbg and of the Nodots protocol.
//! - [`client`]: another program that is asked over lines.
//!
//! What it does not do: decide anything about backgammon, keep games.

#![forbid(unsafe_code)]

pub mod batch;
pub mod client;
pub mod http;
pub mod ubgi;

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
mod readme {}
