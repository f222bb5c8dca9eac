//! Every job that an interface offers, once, with one set of defaults.
//!
//! An interface (command line, server, text shell, Python) parses what its user asks for, calls a function of this crate and
//! shows the answer. Answers are plain data of `engine` and the crates below it. What a user should know beside the
//! answer, and the few questions a job has, go through the [`Host`] that the interface provides.
//!
//! - [`position`]: reading positions, and every question about one: hint, evaluation, cube study, maps, curves, resignations;
//!   [`recognise`] tells a position from a match; [`positions`]: lists of them, answered on all threads.
//! - [`rollout`]: rollouts in parts, with checkpoints.
//! - [`mod@matches`]: match files read, converted and saved; matches analysed, their errors rolled out, reports.
//! - [`lesson`]: new answers to old mistakes.
//! - [`met`], [`words`]: match equity tables and settings by the words a user gives; what scores are worth.
//! - [`phrase`]: what is said in English, as codes for other languages.
//! - [`describe`]: strengths and rollouts described in words.
//! - [`settings`]: what a user has set once for all.
//! - [`bearoff`], [`databases`]: positions in the user's databases; databases found, offered and built.
//! - [`library`]: the user's library of matches: import, export; searches and statistics are calls of `barpoint-store`.
//! - [`study`]: decisions as cards, asked again as FSRS plans it.
//! - [`games`]: games being played, and the tutor.
//! - [`levels`]: what each level costs on this machine.
//! - [`sources`]: the match files meant by files, folders, patterns and archives.
//! - [`files`]: files written whole.
//!
//! [`Engines`] makes the engine of each game and keeps it, with the bearoff databases in the user's data folder and the
//! tables in the cache folder.
//!
//! What it does not do: print, parse arguments, know HTTP or JSON.

#![forbid(unsafe_code)]

pub mod bearoff;
pub mod berliner;
pub mod databases;
pub mod describe;
mod engine_settings;
mod engines;
pub mod external;
pub mod files;
mod folders;
pub mod games;
mod host;
pub mod lesson;
pub mod levels;
pub mod library;
pub mod matches;
pub mod met;
mod pasted;
pub mod phrase;
pub mod pictures;
pub mod position;
pub mod positions;
pub mod rollout;
pub mod settings;
pub mod sources;
pub mod study;
mod tables;
mod text;
mod threads;
pub mod words;

pub use engine_settings::{EngineSettings, LoadNets, Nets};
pub use engines::{CACHE_ENTRIES, EngineError, Engines};
pub use folders::{Folders, NoDataFolder, settings_file};
pub use host::{Host, Note, Silent};
pub use pasted::{Pasted, PastedError, recognise};
pub use tables::Tables;
pub use text::size;
pub use threads::{Threads, ThreadsError};
