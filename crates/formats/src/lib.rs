//! Match and position file formats: detect, import, export.
//!
//! Bytes in, record and warnings out. A broken file gives one error with its place; nothing here panics on
//! any input, opens a file or reads a clock. The format is recognised from the content, never from a file name.

#![forbid(unsafe_code)]

pub mod bgf;
mod error;
mod foreign;
mod format;
pub mod ids;
mod lenient;
pub mod mat;
pub mod met_xml;
pub mod ogxm;
pub mod position;
mod registry;
pub mod sgf;
mod snowie;
mod text;

pub use error::{ImportError, ImportErrorKind, Place, Warning, WarningKind};
pub use format::{Abilities, AnalysisKept, ExportError, Format, Imported};
pub use registry::{FORMATS, by_name, detect, import, import_all};

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
mod readme {}
