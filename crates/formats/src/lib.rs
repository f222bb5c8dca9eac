//! Match and position file formats: detect, import, export.
//!
//! Bytes in, record and warnings out. A broken file gives one error with its place; nothing here panics on
//! any input, opens a file or reads a clock. The format is recognised from the content, never from a file name.

#![forbid(unsafe_code)]

mod berliner;
pub mod bgf;
mod bgroom;
mod empire;
mod error;
mod format;
mod game_log;
mod gamesgrid;
pub mod ids;
mod jellyfish_pos;
mod json;
mod lenient;
pub mod mat;
pub mod met_xml;
pub mod ogxm;
mod oldmoves;
mod party;
pub mod position;
mod registry;
mod score;
pub mod sgf;
mod snowie;
mod text;
mod truemoney;
mod unsupported;
mod warning;
mod warnings;
pub mod xg;

pub use error::{ImportError, ImportErrorKind, Place};
pub use format::{Abilities, AnalysisKept, ExportError, Format, Imported};
pub use json::compact_json;
pub use registry::{FORMATS, by_name, detect, import, import_all};
pub use warning::{Warning, WarningKind};

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
mod readme {}
