//! Libraries filled, searched and interrupted.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod anki;
mod cards;
mod common;
mod deeper;
mod import;
mod killed;
mod marks;
mod search;
mod synthetic;
