//! Files of a run: written to a temporary file, synced and renamed, so that a kill leaves either the old
//! file or the new one.

use std::fs::File;
use std::io::Write;
use std::path::{Path, PathBuf};

use serde::Serialize;
use serde::de::DeserializeOwned;

use barpoint_nn::{Network, Shape};

use crate::TrainError;
use crate::streams::fnv1a;

/// Attaches the path to a file error.
pub(crate) fn at(path: &Path) -> impl FnOnce(std::io::Error) -> TrainError {
    let path = path.to_owned();
    move |source| TrainError::File { path, source }
}

/// Replaces a file's contents in one step.
pub(crate) fn write_atomically(path: &Path, contents: &[u8]) -> Result<(), TrainError> {
    let mut name = path.as_os_str().to_owned();
    name.push(".part");
    // Always the same name, so that a file left by a kill is overwritten next time.
    let part = PathBuf::from(name);
    let mut beside = File::create(&part).map_err(at(&part))?;
    beside.write_all(contents).map_err(at(&part))?;
    beside.sync_all().map_err(at(&part))?;
    std::fs::rename(&part, path).map_err(at(path))?;
    let folder = path.parent().unwrap_or(Path::new("."));
    File::open(folder)
        .and_then(|folder| folder.sync_all())
        .map_err(at(folder))
}

/// Removes a file that may be missing.
pub(crate) fn remove_if_present(path: &Path) -> Result<(), TrainError> {
    match std::fs::remove_file(path) {
        Err(error) if error.kind() != std::io::ErrorKind::NotFound => Err(at(path)(error)),
        _ => Ok(()),
    }
}

/// Keeps other processes from running the same stage while it is held.
pub(crate) fn lock(path: &Path) -> Result<File, TrainError> {
    let file = File::create(path).map_err(at(path))?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(std::fs::TryLockError::WouldBlock) => {
            let problem = "expected to run this stage alone, found another process running it";
            Err(damaged(path, problem))
        }
        Err(std::fs::TryLockError::Error(error)) => Err(at(path)(error)),
    }
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

/// The first line and what follows it.
pub(crate) fn split_line<'a>(
    path: &Path,
    bytes: &'a [u8],
) -> Result<(&'a [u8], &'a [u8]), TrainError> {
    let end = bytes
        .iter()
        .position(|&byte| byte == b'\n')
        .ok_or_else(|| damaged(path, "expected a line of JSON, found none"))?;
    Ok((&bytes[..end], &bytes[end + 1..]))
}

/// Names settings: the 64-bit FNV-1a hash of their JSON, in hexadecimal. `path` names the file in
/// errors.
pub(crate) fn settings_hash(path: &Path, settings: &impl Serialize) -> Result<String, TrainError> {
    let text = serde_json::to_vec(settings).map_err(|error| damaged(path, error.to_string()))?;
    Ok(format!("{:016x}", fnv1a(&text)))
}

/// Sizes of a net in a file.
#[derive(Clone, Copy, Debug, Serialize, serde::Deserialize)]
pub(crate) struct Sizes {
    sparse: usize,
    dense: usize,
    hidden: usize,
    /// Of a net of an earlier version whose second layer is made of blocks: 16.
    #[serde(default, skip_serializing_if = "is_zero")]
    second: usize,
    /// Absent with one layer.
    #[serde(default, skip_serializing_if = "is_shallow")]
    further: [usize; Shape::MOST_FURTHER],
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "as serde calls it")]
pub(crate) const fn is_zero(number: &usize) -> bool {
    *number == 0
}

fn is_shallow(further: &[usize; Shape::MOST_FURTHER]) -> bool {
    further[0] == 0
}

impl From<Shape> for Sizes {
    fn from(shape: Shape) -> Self {
        Self {
            sparse: shape.sparse,
            dense: shape.dense,
            hidden: shape.hidden,
            second: 0,
            further: shape.further,
        }
    }
}

impl From<Sizes> for Shape {
    fn from(sizes: Sizes) -> Self {
        Self {
            sparse: sizes.sparse,
            dense: sizes.dense,
            hidden: sizes.hidden,
            further: sizes.further,
        }
    }
}

#[derive(Serialize, serde::Deserialize)]
struct Header<T> {
    sizes: Sizes,
    state: T,
    /// Of the weights; absent in older files.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    crc32: Option<u32>,
}

/// A net made by a stage with a description of how: one line of JSON, then the weights as
/// little-endian 32-bit floats.
pub(crate) fn save_net<T: Serialize>(
    path: &Path,
    net: &Network,
    state: &T,
) -> Result<(), TrainError> {
    check_finite(path, net)?;
    let mut weights = Vec::with_capacity(4 * net.parameters().len());
    for weight in net.parameters() {
        weights.extend_from_slice(&weight.to_le_bytes());
    }
    let header = Header {
        sizes: net.shape().into(),
        state,
        crc32: Some(crc32fast::hash(&weights)),
    };
    let mut bytes =
        serde_json::to_vec(&header).map_err(|error| damaged(path, error.to_string()))?;
    bytes.push(b'\n');
    bytes.append(&mut weights);
    write_atomically(path, &bytes)
}

/// The net and state of [`save_net`], `None` if there is no such file.
pub(crate) fn load_net<T: DeserializeOwned>(
    path: &Path,
) -> Result<Option<(Network, T)>, TrainError> {
    let Some(bytes) = read_if_present(path)? else {
        return Ok(None);
    };
    let (line, rest) = split_line(path, &bytes)?;
    let header: Header<T> = serde_json::from_slice(line)
        .map_err(|error| damaged(path, format!("expected a net's line of JSON: {error}")))?;
    if let Some(expected) = header.crc32 {
        let found = crc32fast::hash(rest);
        if expected != found {
            let problem =
                format!("expected checksum {expected:08x} of the weights, found {found:08x}");
            return Err(damaged(path, problem));
        }
    }
    let (words, left) = rest.as_chunks::<4>();
    if !left.is_empty() {
        return Err(damaged(path, "expected whole 4-byte weights"));
    }
    let weights = words.iter().map(|&word| f32::from_le_bytes(word));
    let (sizes, weights) = (header.sizes, weights.collect::<Vec<f32>>());
    let net = if sizes.second > 0 {
        Network::from_blocks(sizes.into(), &weights)
    } else {
        Network::from_parameters(sizes.into(), weights)
    };
    let net = net.map_err(|error| damaged(path, error.to_string()))?;
    check_finite(path, &net)?;
    Ok(Some((net, header.state)))
}

/// Training that diverges ends in weights that are not numbers.
fn check_finite(path: &Path, net: &Network) -> Result<(), TrainError> {
    match net.parameters().iter().find(|weight| !weight.is_finite()) {
        Some(found) => {
            let problem = format!("expected finite weights, found {found}: is the rate too high?");
            Err(damaged(path, problem))
        }
        None => Ok(()),
    }
}

/// The file of a stage's result or checkpoint in the run's folder.
pub(crate) fn path_of(folder: &Path, name: &str, extension: &str) -> PathBuf {
    folder.join(format!("{name}.{extension}"))
}
