//! Reading and writing whole files.

use std::io::Write;
use std::path::Path;

use crate::error::CliError;

/// The bytes of a file.
pub(crate) fn read(path: &Path) -> Result<Vec<u8>, CliError> {
    std::fs::read(path).map_err(|source| CliError::Read {
        path: path.to_path_buf(),
        source,
    })
}

/// The text of a file.
pub(crate) fn read_text(path: &Path) -> Result<String, CliError> {
    std::fs::read_to_string(path).map_err(|source| CliError::Read {
        path: path.to_path_buf(),
        source,
    })
}

/// Writes a file whole or not at all: beside it first, then renamed into place.
pub(crate) fn write_whole(path: &Path, bytes: &[u8]) -> Result<(), CliError> {
    let attempt = || -> std::io::Result<()> {
        let folder = path.parent().filter(|p| !p.as_os_str().is_empty());
        let mut beside = tempfile::NamedTempFile::new_in(folder.unwrap_or(Path::new(".")))?;
        beside.write_all(bytes)?;
        beside.as_file().sync_all()?;
        // Temporary files are private; a result is as readable as any other file of the user's.
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            beside
                .as_file()
                .set_permissions(std::fs::Permissions::from_mode(0o644))?;
        }
        beside.persist(path)?;
        Ok(())
    };
    attempt().map_err(|source| CliError::Write {
        path: path.to_path_buf(),
        source,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_replaced_whole_and_nothing_is_left_beside_it() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("match.sgf");
        write_whole(&path, b"first").unwrap();
        write_whole(&path, b"second").unwrap();
        assert_eq!(std::fs::read(&path).unwrap(), b"second");
        assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 1);
    }

    #[test]
    fn a_missing_folder_is_one_clear_error() {
        let folder = tempfile::tempdir().unwrap();
        let error = write_whole(&folder.path().join("no/such/file"), b"").unwrap_err();
        assert!(error.to_string().starts_with("cannot write "));
    }
}
