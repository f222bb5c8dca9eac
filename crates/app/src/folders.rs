//! The folders in which the program saves its user's files.

use std::path::{Path, PathBuf};

use etcetera::{BaseStrategy, choose_base_strategy};

/// The user's folders; they need not exist.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Folders {
    /// Databases, games and matches.
    pub data: Option<PathBuf>,
    /// Tables that can be computed again.
    pub cache: Option<PathBuf>,
}

/// There is no data folder.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no home folder; set BARPOINT_DATA")]
pub struct NoDataFolder;

/// The folder or file named by an environment variable.
fn named(variable: &str) -> Option<PathBuf> {
    let named = std::env::var_os(variable).filter(|folder| !folder.is_empty());
    named.map(PathBuf::from)
}

/// The settings file: `$BARPOINT_CONFIG`, or `config.toml` in the platform's folder for this program. It need not exist.
#[must_use]
pub fn settings_file() -> Option<PathBuf> {
    named("BARPOINT_CONFIG").or_else(|| {
        let platform = choose_base_strategy().ok()?;
        Some(platform.config_dir().join("barpoint").join("config.toml"))
    })
}

impl Folders {
    /// `$BARPOINT_DATA` and `$BARPOINT_CACHE`, or the platform's folders for this program.
    #[must_use]
    pub fn from_environment() -> Self {
        let platform = choose_base_strategy().ok();
        let of_platform =
            |folder: fn(&_) -> PathBuf| Some(folder(platform.as_ref()?).join("barpoint"));
        Self {
            data: named("BARPOINT_DATA").or_else(|| of_platform(BaseStrategy::data_dir)),
            cache: named("BARPOINT_CACHE").or_else(|| of_platform(BaseStrategy::cache_dir)),
        }
    }

    /// The data folder.
    ///
    /// # Errors
    /// If there is none.
    pub fn data(&self) -> Result<&Path, NoDataFolder> {
        self.data.as_deref().ok_or(NoDataFolder)
    }
}
