//! Evaluators by the user's choice: the built-in nets or a folder of weight files.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use barpoint_app::{CACHE_ENTRIES, EngineError, EngineSettings, Folders, Nets, Tables};
use barpoint_bearoff::OneSided;
use barpoint_bkg::{Bkg, Edition};
use barpoint_engine::{Engine, EngineOptions};
use barpoint_eval::CompositeEvaluator;
use barpoint_eval::nets;
use barpoint_train::NetFolder;

use crate::error::CliError;
use crate::host::Terminal;

/// The nets to use.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum NetSource {
    /// The nets built into the program.
    BuiltIn,
    /// Those listed in a folder's `nets.toml`, or named by their roles there.
    Folder(PathBuf),
}

impl NetSource {
    /// The built-in nets unless a folder is given.
    pub(crate) fn of(folder: Option<&PathBuf>) -> Self {
        folder.map_or(Self::BuiltIn, |folder| Self::Folder(folder.clone()))
    }

    /// The same for engines.
    pub(crate) fn nets(&self) -> Nets {
        match self {
            Self::BuiltIn => Nets::BuiltIn,
            Self::Folder(folder) => {
                let folder = folder.clone();
                Nets::Loaded(Arc::new(move |bearoff| {
                    load_folder(&folder, bearoff).map_err(Into::into)
                }))
            }
        }
    }

    /// Loads the nets alone, without databases: what is measured is theirs.
    pub(crate) fn load(&self) -> Result<CompositeEvaluator, CliError> {
        let host = Arc::new(Terminal::default());
        let bearoff = Tables::new(&Folders::from_environment(), host).one_sided();
        match self {
            Self::BuiltIn => {
                nets::production(bearoff).map_err(|error| CliError::from(EngineError::from(error)))
            }
            Self::Folder(folder) => load_folder(folder, bearoff),
        }
    }

    /// An engine of these nets alone with the usual table.
    pub(crate) fn engine(&self) -> Result<Engine, CliError> {
        Ok(Engine::new(EngineOptions {
            evaluator: Arc::new(self.load()?),
            met: EngineSettings::default().met,
            cache_entries: CACHE_ENTRIES,
        }))
    }
}

fn load_folder(folder: &Path, bearoff: Arc<OneSided>) -> Result<CompositeEvaluator, CliError> {
    let nets = NetFolder::read(folder).map_err(|error| CliError::Job(error.to_string()))?;
    nets.with_files(|files| files.evaluator(bearoff))
        .map_err(|error| CliError::File {
            path: folder.to_path_buf(),
            reason: error.to_string(),
        })
}

/// BKG of 1977 or BKG-VI with its bearoff tables.
pub(crate) fn bkg(edition: Edition) -> Result<Bkg, CliError> {
    let host = Arc::new(Terminal::default());
    let bearoff = Tables::new(&Folders::from_environment(), host).one_sided();
    let bkg = edition.program(bearoff);
    bkg.ok_or_else(|| CliError::Job("not enough memory for BKG's tables".into()))
}
