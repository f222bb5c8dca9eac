//! The archive: one folder to unpack anywhere.

use std::fs::File;
use std::io;
use std::path::{Path, PathBuf};

use flate2::Compression;
use flate2::write::GzEncoder;
use tar::{Builder, Header};

use super::VERSION;
use super::contents::Contents;
use crate::TaskError;

/// Writes `barpoint-VERSION-ARCHITECTURE-SYSTEM.tar.gz`.
pub(super) fn write(contents: &Contents, folder: &Path) -> Result<PathBuf, TaskError> {
    let (architecture, system) = (std::env::consts::ARCH, std::env::consts::OS);
    let name = format!("barpoint-{VERSION}-{architecture}-{system}");
    let path = folder.join(format!("{name}.tar.gz"));
    pack(contents, &name, &path).map_err(|source| TaskError::Write {
        path: path.clone(),
        source,
    })?;
    Ok(path)
}

fn pack(contents: &Contents, name: &str, path: &Path) -> io::Result<()> {
    let compressed = GzEncoder::new(File::create(path)?, Compression::best());
    let mut archive = Builder::new(compressed);
    let mut add = |place: String, bytes: &[u8], mode: u32| {
        let mut header = Header::new_gnu();
        header.set_size(bytes.len() as u64);
        header.set_mode(mode);
        archive.append_data(&mut header, format!("{name}/{place}"), bytes)
    };
    add("barpoint".to_owned(), &contents.program, 0o755)?;
    for file in &contents.documents {
        add(file.name.clone(), &file.bytes, 0o644)?;
    }
    for file in &contents.manual {
        add(format!("man/{}", file.name), &file.bytes, 0o644)?;
    }
    for file in &contents.completions {
        add(format!("completions/{}", file.name), &file.bytes, 0o644)?;
    }
    archive.into_inner()?.finish()?.sync_all()
}
