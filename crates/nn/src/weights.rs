//! Weight files: one net, labelled with what it is for.
//!
//! Layout, little-endian: magic `BARPNET1`; version (u32; 1 with one layer, 3 with several); class and feature set, each a length byte
//! and that many ASCII characters; feature hash (u64); sparse, dense, hidden, outputs (u32 each) and, in version 3, the units of up to three further layers (u32 each, 0 for none);
//! encoding (u32); parameters; content hash (u64, FNV-1a of all before it); CRC-32 (u32) of all before
//! it. Parameters are the rows of each layer as in [`Network::parameters`], then the output biases as
//! `f32`. Encoding 0 stores rows as `f32`; encoding 1 stores a row as an `f32` unit and `i16` multiples.
//!
//! Version 2 had a second layer of blocks, with one size (16) in place of three: see [`Network::from_blocks`].

use crate::{
    Network, OUTPUTS, Shape, ShapeError,
    checksum::{crc32, fnv1a},
};

mod header;
mod packed;

use header::Header;
pub use packed::PackedWeights;

const MAGIC: [u8; 8] = *b"BARPNET1";
/// Newest version: nets of several layers. Others are written as version 1.
const VERSION: u32 = 3;
/// Nets with a second layer of blocks.
const BLOCKS: u32 = 2;
/// Content hash and CRC.
const TRAILER: usize = 12;

/// What a net is for. A net only works with the inputs it was trained on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NetLabel {
    /// Kind of positions, such as `contact`: up to 64 printable ASCII characters.
    pub class: String,
    /// Name of the input encoder: up to 64 printable ASCII characters.
    pub feature_set: String,
    /// Hash of the encoder's outputs on fixed positions, or of its definition.
    pub feature_hash: u64,
}

/// How numbers are stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Encoding {
    /// Exactly.
    F32,
    /// As 16-bit multiples of 1/32767 of the largest weight of the same input: half the size.
    I16,
}

/// The contents of a weight file.
#[derive(Clone, Debug, PartialEq)]
pub struct Weights {
    /// What the net is for.
    pub label: NetLabel,
    /// The net.
    pub network: Network,
    /// Hash of everything stored.
    pub fingerprint: u64,
}

/// Why bytes are not a usable weight file, or a net cannot be stored.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
#[non_exhaustive]
pub enum WeightsError {
    /// Not a weight file.
    #[error("expected a weight file, found no {:?} at its start", "BARPNET1")]
    Magic,
    /// A newer version.
    #[error("expected weight file version 1 to {VERSION}, found {0}")]
    Version(u32),
    /// Damaged or truncated.
    #[error(
        "expected weight file checksum {expected:08x}, found {found:08x}: damaged or cut short"
    )]
    Checksum {
        /// What the file says.
        expected: u32,
        /// What its bytes give.
        found: u32,
    },
    /// Sound checksum, wrong contents.
    #[error("expected {expected} bytes of weights, found {found}")]
    Length {
        /// What the shape needs.
        expected: usize,
        /// What is there.
        found: usize,
    },
    /// The header ends early or names something unknown.
    #[error("expected a weight file header with a valid {0}")]
    Header(&'static str),
    /// An impossible shape.
    #[error(transparent)]
    Shape(#[from] ShapeError),
    /// Infinite or not a number.
    #[error("expected finite weights, found {0}")]
    NotFinite(f32),
    /// A net for other positions.
    #[error("expected a net for class {expected:?}, found {found:?}")]
    Class {
        /// Wanted.
        expected: String,
        /// In the file.
        found: String,
    },
    /// A net for other inputs.
    #[error("expected inputs {expected}, found a net for {found}")]
    Features {
        /// Wanted: name and hash.
        expected: String,
        /// In the file.
        found: String,
    },
}

impl NetLabel {
    /// Refuses a file with another label.
    fn expect(&self, found: &Self) -> Result<(), WeightsError> {
        let expected = self;
        if expected.class != found.class {
            let (expected, found) = (expected.class.clone(), found.class.clone());
            return Err(WeightsError::Class { expected, found });
        }
        if expected != found {
            let (expected, found) = (expected.features(), found.features());
            return Err(WeightsError::Features { expected, found });
        }
        Ok(())
    }

    fn features(&self) -> String {
        format!("{:?} ({:016x})", self.feature_set, self.feature_hash)
    }
}

impl Weights {
    /// The bytes of a weight file.
    pub fn encode(
        label: &NetLabel,
        network: &Network,
        encoding: Encoding,
    ) -> Result<Vec<u8>, WeightsError> {
        check_finite(network.parameters())?;
        let mut bytes = MAGIC.to_vec();
        let shape = network.shape();
        let version = if shape.further[0] == 0 { 1 } else { VERSION };
        bytes.extend(version.to_le_bytes());
        push_text(&mut bytes, &label.class, "class")?;
        push_text(&mut bytes, &label.feature_set, "feature set")?;
        bytes.extend(label.feature_hash.to_le_bytes());
        let Shape {
            sparse,
            dense,
            hidden,
            further,
        } = shape;
        let further = further.into_iter().filter(|_| version > 1);
        for size in [sparse, dense, hidden, OUTPUTS].into_iter().chain(further) {
            bytes.extend(
                u32::try_from(size)
                    .map_err(|_| WeightsError::Header("shape"))?
                    .to_le_bytes(),
            );
        }
        bytes.extend(u32::from(encoding == Encoding::I16).to_le_bytes());
        for layer in shape.layers() {
            for row in 0..layer.rows() {
                let row = &network.parameters()[layer.row(row)];
                match encoding {
                    Encoding::F32 => bytes.extend(row.iter().flat_map(|w| w.to_le_bytes())),
                    Encoding::I16 => push_words(&mut bytes, row),
                }
            }
        }
        let bias = network.output_bias();
        bytes.extend(bias.iter().flat_map(|w| w.to_le_bytes()));
        bytes.extend(fnv1a(&bytes).to_le_bytes());
        bytes.extend(crc32(&bytes).to_le_bytes());
        Ok(bytes)
    }

    /// Reads a weight file.
    pub fn decode(bytes: &[u8]) -> Result<Self, WeightsError> {
        let header = Header::read(bytes)?;
        let network = header.network(bytes)?;
        check_finite(network.parameters())?;
        if header.fingerprint != fnv1a(&bytes[..bytes.len() - TRAILER]) {
            return Err(WeightsError::Header("content hash"));
        }
        Ok(Self {
            network,
            label: header.label,
            fingerprint: header.fingerprint,
        })
    }

    /// Reads a weight file that must be for this label.
    pub fn decode_for(label: &NetLabel, bytes: &[u8]) -> Result<Self, WeightsError> {
        let weights = Self::decode(bytes)?;
        label.expect(&weights.label)?;
        Ok(weights)
    }
}

fn check_finite(parameters: &[f32]) -> Result<(), WeightsError> {
    let wild = parameters.iter().find(|w| !w.is_finite());
    wild.map_or(Ok(()), |&w| Err(WeightsError::NotFinite(w)))
}

fn is_label(text: &[u8]) -> bool {
    (1..=64).contains(&text.len()) && text.iter().all(|c| (b' '..=b'~').contains(c))
}

fn push_text(bytes: &mut Vec<u8>, text: &str, what: &'static str) -> Result<(), WeightsError> {
    match u8::try_from(text.len()) {
        Ok(length) if is_label(text.as_bytes()) => {
            bytes.push(length);
            bytes.extend(text.as_bytes());
            Ok(())
        }
        _ => Err(WeightsError::Header(what)),
    }
}

fn push_words(bytes: &mut Vec<u8>, row: &[f32]) {
    let unit = row.iter().fold(0.0_f32, |largest, w| largest.max(w.abs())) / 32767.0;
    bytes.extend(unit.to_le_bytes());
    for w in row {
        let multiple = if unit > 0.0 {
            (w / unit).round_ties_even()
        } else {
            0.0
        };
        #[expect(clippy::cast_possible_truncation, reason = "at most 32767 in size")]
        bytes.extend((multiple as i16).to_le_bytes());
    }
}

#[cfg(test)]
mod tests;
