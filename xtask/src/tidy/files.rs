//! Finding and reading the files of the workspace.

use std::fs;
use std::path::{Path, PathBuf};

use crate::{TaskError, root};

/// A file's path from the root of the workspace, and what it holds.
pub(super) struct SourceFile {
    pub(super) path: PathBuf,
    pub(super) text: String,
}

/// All files of this kind in the crates and in `xtask`, sorted by path.
pub(super) fn sources(extension: &str) -> Result<Vec<SourceFile>, TaskError> {
    let mut paths = under(&root().join("crates"))?;
    paths.extend(under(&root().join("xtask"))?);
    paths.retain(|path| path.extension().is_some_and(|e| e == extension));
    paths.into_iter().map(|path| source(&path)).collect()
}

/// All Markdown files of the root and of `docs/`.
pub(super) fn documents() -> Result<Vec<SourceFile>, TaskError> {
    let mut paths = under(&root().join("docs"))?;
    paths.extend(list(root())?.into_iter().filter(|path| path.is_file()));
    paths.retain(|path| path.extension().is_some_and(|e| e == "md"));
    paths.into_iter().map(|path| source(&path)).collect()
}

fn source(path: &Path) -> Result<SourceFile, TaskError> {
    Ok(SourceFile {
        path: path.strip_prefix(root()).unwrap_or(path).to_path_buf(),
        text: read(path)?,
    })
}

fn under(folder: &Path) -> Result<Vec<PathBuf>, TaskError> {
    let mut found = Vec::new();
    let mut folders = vec![folder.to_path_buf()];
    while let Some(folder) = folders.pop() {
        for entry in list(&folder)? {
            if entry.is_dir() {
                folders.push(entry);
            } else {
                found.push(entry);
            }
        }
    }
    found.sort();
    Ok(found)
}

/// What is in a folder.
pub(super) fn list(folder: &Path) -> Result<Vec<PathBuf>, TaskError> {
    let error = |source| TaskError::Read {
        path: folder.to_path_buf(),
        source,
    };
    fs::read_dir(folder)
        .map_err(error)?
        .map(|entry| entry.map(|e| e.path()).map_err(error))
        .collect()
}

/// The text of a file.
pub(super) fn read(path: &Path) -> Result<String, TaskError> {
    fs::read_to_string(path).map_err(|source| TaskError::Read {
        path: path.to_path_buf(),
        source,
    })
}
