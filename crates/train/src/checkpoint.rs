//! Checkpoints: everything a learning stage needs to resume with the same bits after a kill.
//!
//! One line of JSON, then weights, Adam's mean, Adam's mean square and the moving average of the
//! weights as little-endian 32-bit floats, then the records not yet learned from, then the CRC-32 of all
//! that.

use std::path::Path;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use barpoint_nn::{Network, Shape, Snapshot};

use crate::TrainError;
use crate::files::{Sizes, damaged, read_if_present, settings_hash, split_line, write_atomically};
use crate::records::Record;

const FORMAT: &str = "barpoint checkpoint 2";

/// How far a stage is.
#[derive(Clone, Debug)]
pub(crate) struct Checkpoint<T> {
    /// Weights and optimiser.
    pub(crate) snapshot: Snapshot,
    /// Other state of the stage.
    pub(crate) state: T,
    /// Records made but not yet learned from.
    pub(crate) waiting: Vec<Record>,
}

impl<T: Default> Checkpoint<T> {
    /// The beginning of a stage.
    pub(crate) fn start(net: Network) -> Self {
        Self {
            snapshot: Snapshot::start(net),
            state: T::default(),
            waiting: Vec::new(),
        }
    }
}

#[derive(Serialize, Deserialize)]
struct Header<T> {
    format: String,
    /// Hash of the stage's settings.
    settings: String,
    sizes: Sizes,
    steps: u32,
    waiting: usize,
    state: T,
}

/// Replaces the checkpoint in one step. `settings` is everything that later steps depend on.
pub(crate) fn save<T: Serialize>(
    path: &Path,
    settings: &impl Serialize,
    snapshot: &Snapshot,
    state: &T,
    waiting: &[Record],
) -> Result<(), TrainError> {
    let header = Header {
        format: FORMAT.into(),
        settings: settings_hash(path, settings)?,
        sizes: snapshot.weights.shape().into(),
        steps: snapshot.steps,
        waiting: waiting.len(),
        state,
    };
    let mut bytes =
        serde_json::to_vec(&header).map_err(|error| damaged(path, error.to_string()))?;
    bytes.push(b'\n');
    for number in snapshot.parts().into_iter().flatten() {
        bytes.extend_from_slice(&number.to_le_bytes());
    }
    for record in waiting {
        bytes.extend_from_slice(&record.to_bytes());
    }
    bytes.extend_from_slice(&crc32fast::hash(&bytes).to_le_bytes());
    write_atomically(path, &bytes)
}

/// Nothing of it is read; what there is to do about it is said.
fn unusable(path: &Path, problem: impl std::fmt::Display) -> TrainError {
    damaged(
        path,
        format!("{problem}: delete it to begin the stage again"),
    )
}

/// The checkpoint of a stage with these settings, `None` if there is none.
pub(crate) fn load<T: DeserializeOwned>(
    path: &Path,
    settings: &impl Serialize,
) -> Result<Option<Checkpoint<T>>, TrainError> {
    let Some(bytes) = read_if_present(path)? else {
        return Ok(None);
    };
    let (line, _) = split_line(path, &bytes)
        .map_err(|_| unusable(path, "expected a line of JSON, found none"))?;
    let format = serde_json::from_slice::<serde_json::Value>(line)
        .map_err(|error| {
            unusable(
                path,
                format!("expected a checkpoint, found no header: {error}"),
            )
        })?
        .get("format")
        .map(|format| format.as_str().unwrap_or_default().to_owned());
    if format.as_deref() != Some(FORMAT) {
        let found = format.map_or("none".into(), |found| format!("\"{found}\""));
        let problem = format!("expected format \"{FORMAT}\", found {found}");
        return Err(unusable(path, problem));
    }
    let (body, sum) = bytes
        .split_last_chunk()
        .ok_or_else(|| unusable(path, "expected a checksum at its end, found none"))?;
    let (expected, found) = (u32::from_le_bytes(*sum), crc32fast::hash(body));
    if expected != found {
        let problem =
            format!("expected checksum {expected:08x}, found {found:08x}: damaged or cut short");
        return Err(unusable(path, problem));
    }
    let (line, rest) = split_line(path, body)?;
    let header: Header<T> =
        serde_json::from_slice(line).map_err(|error| unusable(path, error.to_string()))?;
    if header.settings != settings_hash(path, settings)? {
        let problem = "expected a checkpoint of these settings and data, found one of others";
        return Err(unusable(path, problem));
    }
    decode(path, header, rest).map(Some)
}

fn decode<T>(path: &Path, header: Header<T>, bytes: &[u8]) -> Result<Checkpoint<T>, TrainError> {
    let shape = Shape::from(header.sizes);
    shape.check()?;
    let wanted = 16 * shape.parameters() + Record::SIZE * header.waiting;
    if bytes.len() != wanted {
        let problem = format!("expected {wanted} bytes of data, found {}", bytes.len());
        return Err(unusable(path, problem));
    }
    let (numbers, records) = bytes.split_at(16 * shape.parameters());
    let numbers = numbers.as_chunks::<4>().0;
    let mut parts = numbers.chunks(shape.parameters()).map(|part| {
        let part = part.iter().map(|&word| f32::from_le_bytes(word));
        part.collect::<Vec<f32>>()
    });
    let parts = std::array::from_fn(|_| parts.next().unwrap_or_default());
    let records = records.as_chunks::<{ Record::SIZE }>().0;
    let waiting = records.iter().map(|bytes| {
        let record = Record::from_bytes(bytes);
        record.map_err(|error| unusable(path, error))
    });
    Ok(Checkpoint {
        snapshot: Snapshot::from_parts(shape, header.steps, parts)?,
        state: header.state,
        waiting: waiting.collect::<Result<_, _>>()?,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::files::save_net;
    use barpoint_rules::Variation;

    fn snapshot() -> Snapshot {
        let shape = Shape {
            sparse: 3,
            dense: 1,
            hidden: 64,
            further: [0; 3],
        };
        let net = |seed| Network::random(shape, seed, [0.0; 5]).unwrap();
        Snapshot {
            steps: 17,
            weights: net(1),
            mean: net(2),
            square: net(3),
            average: net(4),
        }
    }

    fn waiting() -> Vec<Record> {
        let board = Variation::Standard.start();
        let target = barpoint_equity::Outcome::default();
        vec![Record { board, target }; 3]
    }

    #[test]
    fn a_checkpoint_comes_back_and_damage_is_refused() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("some.checkpoint");
        assert!(load::<u64>(&path, &"settings").unwrap().is_none());
        save(&path, &"settings", &snapshot(), &5u64, &waiting()).unwrap();
        let found = load::<u64>(&path, &"settings").unwrap().unwrap();
        assert_eq!(found.snapshot, snapshot());
        assert_eq!(found.state, 5);
        assert_eq!(found.waiting, waiting());

        let other = load::<u64>(&path, &"other settings").unwrap_err();
        assert!(other.to_string().contains("found one of others"), "{other}");
        let good = std::fs::read(&path).unwrap();
        for at in [2, 30, good.len() / 2, good.len() - 1] {
            let mut bad = good.clone();
            bad[at] ^= 4;
            std::fs::write(&path, &bad).unwrap();
            let error = load::<u64>(&path, &"settings").unwrap_err().to_string();
            assert!(error.contains("some.checkpoint: expected"), "{error}");
            assert!(
                error.ends_with(": delete it to begin the stage again"),
                "{error}"
            );
            assert!(!error.contains('\n'), "{error}");
        }
        for length in [0, 10, good.len() / 3, good.len() - 1] {
            std::fs::write(&path, &good[..length]).unwrap();
            let error = load::<u64>(&path, &"settings").unwrap_err().to_string();
            assert!(
                error.contains("delete it to begin"),
                "{length} bytes: {error}"
            );
        }
    }

    #[test]
    fn a_net_is_no_checkpoint() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("some.checkpoint");
        save_net(&path, &snapshot().weights, &9u64).unwrap();
        let error = load::<u64>(&path, &"settings").unwrap_err().to_string();
        let expected = "some.checkpoint: expected format \"barpoint checkpoint 2\", found none";
        assert!(error.contains(expected), "{error}");
    }
}
