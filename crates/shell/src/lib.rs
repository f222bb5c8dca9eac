//! The text shell: GNU Backgammon's command language, spoken by barpoint.
//!
//! A [`Shell`] takes lines, does what they say and writes what there is to say. Commands are abbreviated as in gnubg: a word
//! means the first command, in the order of the list, that begins with it. What scripts and other programs read in the
//! output (IDs, boards, moves, scores) has gnubg's shape; the words around it are our own.
//!
//! - [`language`]: the list of commands, how a line is split and what it means.
//! - `session`, `playing`: who plays, by which rules, with which dice; the match that is on.
//! - `settings`: what is set, shown, saved and read again.
//! - `commands`: what each command does, a file for each.
//! - `watch`: who sees how far long jobs are.
//! - `render`: boards and lists as text.
//!
//! What it does not do: read lines from a terminal, open windows, decide anything about backgammon.

#![forbid(unsafe_code)]

mod autosave;
mod berliner;
mod cheat;
mod commands;
mod dice;
mod external;
mod flow;
mod jobs;
pub mod language;
mod playing;
mod prompt;
pub mod python;
mod question;
mod render;
mod rolled;
mod said;
mod session;
mod settings;
mod shell;
mod sound;
mod standing;
mod watch;

pub use shell::{Flow, Shell, ShellError};
pub use sound::Sound;
pub use watch::{Unwatched, Watch};

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
mod readme {}
