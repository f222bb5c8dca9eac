//! Reading weight files: the header and the numbers.

use super::{BLOCKS, Encoding, MAGIC, NetLabel, TRAILER, VERSION, WeightsError, is_label};
use crate::{Network, OUTPUTS, Shape, checksum::crc32};

/// The one size of blocks.
const BLOCK: usize = 16;

/// What a sound weight file says before and after its numbers.
#[derive(Clone, Debug)]
pub(super) struct Header {
    pub(super) label: NetLabel,
    /// Of the rows as they are stored, without blocks.
    stored: Shape,
    /// Whether rows of blocks follow.
    blocks: bool,
    pub(super) fingerprint: u64,
    encoding: Encoding,
    /// Where the numbers start.
    start: usize,
}

impl Header {
    /// Checks everything but the numbers themselves and the content hash, which the checksum covers.
    pub(super) fn read(bytes: &[u8]) -> Result<Self, WeightsError> {
        let mut reader = Reader(bytes.strip_prefix(&MAGIC).ok_or(WeightsError::Magic)?);
        let version = reader.u32("version")?;
        if !(1..=VERSION).contains(&version) {
            return Err(WeightsError::Version(version));
        }
        let (body, crc) = bytes
            .split_last_chunk()
            .ok_or(WeightsError::Header("checksum"))?;
        let (expected, found) = (u32::from_le_bytes(*crc), crc32(body));
        if expected != found {
            return Err(WeightsError::Checksum { expected, found });
        }
        let label = NetLabel {
            class: reader.text("class")?,
            feature_set: reader.text("feature set")?,
            feature_hash: u64::from_le_bytes(reader.take("feature hash")?),
        };
        let mut shape = Shape {
            sparse: reader.size()?,
            dense: reader.size()?,
            hidden: reader.size()?,
            further: [0; Shape::MOST_FURTHER],
        };
        if reader.size()? != OUTPUTS {
            return Err(WeightsError::Header("number of outputs"));
        }
        let blocks = version == BLOCKS;
        if version > 1 {
            reader.further(&mut shape, blocks)?;
        }
        shape.check()?;
        let encoding = match reader.u32("encoding")? {
            0 => Encoding::F32,
            1 => Encoding::I16,
            _ => return Err(WeightsError::Header("encoding")),
        };
        let widths = widths(shape, blocks);
        let expected = widths
            .map(|width| row_bytes(width, encoding))
            .sum::<usize>()
            + 4 * OUTPUTS;
        let found = reader.0.len().saturating_sub(TRAILER);
        if expected != found {
            return Err(WeightsError::Length { expected, found });
        }
        let start = bytes.len() - reader.0.len();
        reader.0 = &reader.0[expected..];
        Ok(Self {
            label,
            stored: shape,
            blocks,
            fingerprint: u64::from_le_bytes(reader.take("content hash")?),
            encoding,
            start,
        })
    }

    /// Sizes of the net.
    pub(super) const fn shape(&self) -> Shape {
        if self.blocks {
            self.stored.of_blocks()
        } else {
            self.stored
        }
    }

    /// The net; `bytes` are those of the header.
    pub(super) fn network(&self, bytes: &[u8]) -> Result<Network, WeightsError> {
        let mut parameters = Vec::with_capacity(self.shape().parameters());
        let (rows, bias) = self.rows(bytes);
        for row in rows {
            match self.encoding {
                Encoding::F32 => parameters.extend(floats(row)),
                Encoding::I16 => {
                    let (unit, words) = row.split_at(4);
                    let unit = floats(unit).next().unwrap_or(0.0);
                    let words = words.as_chunks::<2>().0.iter();
                    parameters.extend(words.map(|w| unit * f32::from(i16::from_le_bytes(*w))));
                }
            }
        }
        parameters.extend(floats(bias));
        Ok(if self.blocks {
            Network::from_blocks(self.stored, &parameters)?
        } else {
            Network::from_parameters(self.stored, parameters)?
        })
    }

    /// For each row as stored (inputs and hidden biases first) and then each output bias a number that no weight
    /// exceeds in size: infinite or NaN if a weight might be. Cheaper than the numbers themselves.
    pub(super) fn limits(&self, bytes: &[u8]) -> Vec<f32> {
        let (rows, bias) = self.rows(bytes);
        let limit = |row: &[u8]| match self.encoding {
            Encoding::F32 => {
                // Sizes in the order of their bits; NaN comes last.
                let sizes = floats(row).map(|w| w.to_bits() & 0x7fff_ffff);
                f32::from_bits(sizes.fold(0, u32::max))
            }
            Encoding::I16 => floats(&row[..4]).fold(0.0, |_, unit| unit.abs() * 32768.0),
        };
        rows.into_iter()
            .map(limit)
            .chain(floats(bias).map(f32::abs))
            .collect()
    }

    /// The bytes of each row and those of the output biases.
    fn rows<'a>(&self, bytes: &'a [u8]) -> (Vec<&'a [u8]>, &'a [u8]) {
        let mut rest = &bytes[self.start..];
        let row = |width| {
            let (row, after) = rest.split_at(row_bytes(width, self.encoding));
            rest = after;
            row
        };
        let rows = widths(self.stored, self.blocks).map(row).collect();
        (rows, &rest[..4 * OUTPUTS])
    }
}

/// Numbers in each stored row.
fn widths(shape: Shape, blocks: bool) -> impl Iterator<Item = usize> {
    let of_layers = shape
        .layers()
        .flat_map(|layer| std::iter::repeat_n(layer.units, layer.rows()));
    let of_blocks = if blocks { Network::BLOCK_ROWS } else { 0 };
    of_layers.chain(std::iter::repeat_n(shape.hidden, of_blocks))
}

const fn row_bytes(width: usize, encoding: Encoding) -> usize {
    match encoding {
        Encoding::F32 => 4 * width,
        Encoding::I16 => 4 + 2 * width,
    }
}

/// The rest of the bytes.
struct Reader<'a>(&'a [u8]);

impl Reader<'_> {
    fn take<const N: usize>(&mut self, what: &'static str) -> Result<[u8; N], WeightsError> {
        let (head, rest) = self
            .0
            .split_first_chunk()
            .ok_or(WeightsError::Header(what))?;
        self.0 = rest;
        Ok(*head)
    }

    /// The sizes of the further layers: of several, or of the blocks of one.
    fn further(&mut self, shape: &mut Shape, blocks: bool) -> Result<(), WeightsError> {
        if !blocks {
            for units in &mut shape.further {
                *units = self.size()?;
            }
            return Ok(());
        }
        let one_size = self.size()? == BLOCK;
        one_size
            .then_some(())
            .ok_or(WeightsError::Header("second layer"))
    }

    fn u32(&mut self, what: &'static str) -> Result<u32, WeightsError> {
        Ok(u32::from_le_bytes(self.take(what)?))
    }

    fn size(&mut self) -> Result<usize, WeightsError> {
        usize::try_from(self.u32("shape")?).map_err(|_| WeightsError::Header("shape"))
    }

    fn text(&mut self, what: &'static str) -> Result<String, WeightsError> {
        let [length] = self.take(what)?;
        let text = self.0.split_at_checked(usize::from(length));
        let (text, rest) = text
            .filter(|(text, _)| is_label(text))
            .ok_or(WeightsError::Header(what))?;
        self.0 = rest;
        Ok(text.iter().map(|&c| char::from(c)).collect())
    }
}

fn floats(bytes: &[u8]) -> impl Iterator<Item = f32> {
    bytes
        .as_chunks::<4>()
        .0
        .iter()
        .map(|w| f32::from_le_bytes(*w))
}
