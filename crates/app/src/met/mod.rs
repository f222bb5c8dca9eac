//! Match equity tables by name or from a file, and what scores are worth by them.

mod score;

use std::path::{Path, PathBuf};
use std::sync::Arc;

use barpoint_equity::Met;
use barpoint_formats::met_xml;

use crate::files::{self, FileError};

pub use score::{
    Place, ResultWorth, Scale, ScoreWorth, Stage, StageError, Useless, at_score, match_score,
};

/// Why there is no table.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum MetError {
    /// No table of this name.
    #[error("{0} (or a file FILE.xml)")]
    Name(#[from] barpoint_equity::MetNameError),
    /// A file that cannot be read.
    #[error(transparent)]
    File(#[from] FileError),
    /// A file that holds no table.
    #[error("{path}: {source}")]
    Table {
        /// The file.
        path: PathBuf,
        /// Why.
        source: Box<dyn std::error::Error + Send + Sync>,
    },
}

/// A table by name, or else from a file in GNU Backgammon's XML format.
///
/// # Errors
/// If there is no such table.
pub fn find(text: &str) -> Result<Arc<Met>, MetError> {
    let path = Path::new(text);
    let ending = path.extension();
    match Met::by_name(text) {
        Ok(met) => Ok(Arc::new(met)),
        Err(_) if ending.is_some_and(|ending| ending.eq_ignore_ascii_case("xml")) => {
            read(path).map(Arc::new)
        }
        Err(error) => Err(error.into()),
    }
}

/// The table of a file.
///
/// # Errors
/// If it cannot be read or holds none.
pub fn read(path: &Path) -> Result<Met, MetError> {
    parse(path, &files::read_text(path)?)
}

/// The table of a text in GNU Backgammon's XML format, which messages call `name`.
///
/// # Errors
/// If there is none in it.
pub fn parse(name: &Path, text: &str) -> Result<Met, MetError> {
    let wrong = |source: Box<dyn std::error::Error + Send + Sync>| MetError::Table {
        path: name.to_path_buf(),
        source,
    };
    let definition = met_xml::read(text).map_err(|e| wrong(Box::new(e)))?;
    Met::from_definition(&definition).map_err(|e| wrong(Box::new(e)))
}
