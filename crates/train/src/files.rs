//! Files of a run: written beside, synced and renamed, so that a kill at any moment leaves either
//! the old file or the new one.

use std::fs::File;
use std::io::Write;
use std::path::{Path, PathBuf};

use serde::Serialize;
use serde::de::DeserializeOwned;

use barpoint_nn::{Network, Shape};

use crate::TrainError;

/// Attaches the path to a file error.
pub(crate) fn at(path: &Path) -> impl FnOnce(std::io::Error) -> TrainError {
    let path = path.to_owned();
    move |source| TrainError::File { path, source }
}

/// Replaces a file's contents in one step.
pub(crate) fn write_atomically(path: &Path, contents: &[u8]) -> Result<(), TrainError> {
    let folder = path.parent().unwrap_or(Path::new("."));
    let mut beside = tempfile::NamedTempFile::new_in(folder).map_err(at(folder))?;
    beside.write_all(contents).map_err(at(path))?;
    beside.as_file().sync_all().map_err(at(path))?;
    beside
        .persist(path)
        .map_err(|error| at(path)(error.error))?;
    File::open(folder)
        .and_then(|folder| folder.sync_all())
        .map_err(at(folder))
}

/// A file's contents, `None` if there is no such file.
pub(crate) fn read_if_present(path: &Path) -> Result<Option<Vec<u8>>, TrainError> {
    match std::fs::read(path) {
        Ok(bytes) => Ok(Some(bytes)),
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(at(path)(error)),
    }
}

/// What is wrong with a file that could be read.
pub(crate) fn damaged(path: &Path, problem: impl Into<String>) -> TrainError {
    TrainError::Damaged {
        path: path.to_owned(),
        problem: problem.into(),
    }
}

/// Sizes of a net in a checkpoint.
#[derive(Clone, Copy, Debug, Serialize, serde::Deserialize)]
struct Sizes {
    sparse: usize,
    dense: usize,
    hidden: usize,
}

#[derive(Serialize, serde::Deserialize)]
struct Header<T> {
    sizes: Sizes,
    state: T,
}

/// A net under training with whatever describes how far it is: one line of JSON, then the weights as
/// little-endian 32-bit floats.
pub(crate) fn save_net<T: Serialize>(
    path: &Path,
    net: &Network,
    state: &T,
) -> Result<(), TrainError> {
    let shape = net.shape();
    let header = Header {
        sizes: Sizes {
            sparse: shape.sparse,
            dense: shape.dense,
            hidden: shape.hidden,
        },
        state,
    };
    let mut bytes =
        serde_json::to_vec(&header).map_err(|error| damaged(path, error.to_string()))?;
    bytes.push(b'\n');
    for weight in net.parameters() {
        bytes.extend_from_slice(&weight.to_le_bytes());
    }
    write_atomically(path, &bytes)
}

/// The net and state of [`save_net`], `None` if there is no such file.
pub(crate) fn load_net<T: DeserializeOwned>(
    path: &Path,
) -> Result<Option<(Network, T)>, TrainError> {
    let Some(bytes) = read_if_present(path)? else {
        return Ok(None);
    };
    let end = bytes
        .iter()
        .position(|&byte| byte == b'\n')
        .ok_or_else(|| damaged(path, "expected a line of JSON, found none"))?;
    let header: Header<T> =
        serde_json::from_slice(&bytes[..end]).map_err(|error| damaged(path, error.to_string()))?;
    let weights = bytes[end + 1..].as_chunks::<4>();
    if !weights.1.is_empty() {
        return Err(damaged(path, "expected whole 4-byte weights"));
    }
    let shape = Shape {
        sparse: header.sizes.sparse,
        dense: header.sizes.dense,
        hidden: header.sizes.hidden,
    };
    let weights = weights.0.iter().map(|&word| f32::from_le_bytes(word));
    let net = Network::from_parameters(shape, weights.collect())
        .map_err(|error| damaged(path, error.to_string()))?;
    Ok(Some((net, header.state)))
}

/// The file of a stage's result or checkpoint in the run's folder.
pub(crate) fn path_of(folder: &Path, name: &str, extension: &str) -> PathBuf {
    folder.join(format!("{name}.{extension}"))
}
