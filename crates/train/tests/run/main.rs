//! Training runs in miniature, as their config files describe them.

#![allow(clippy::unwrap_used, reason = "a test")]

mod cube_life;
mod recipe;
mod refused;
mod resume;
mod stages;
mod takeover;
mod torch;
mod whole;
