//! Reading weight files: the header and the numbers.

use super::{Encoding, MAGIC, NetLabel, TRAILER, VERSION, WeightsError, is_label};
use crate::{OUTPUTS, Shape, checksum::crc32};

/// What a sound weight file says before and after its numbers.
#[derive(Clone, Debug)]
pub(super) struct Header {
    pub(super) label: NetLabel,
    pub(super) shape: Shape,
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
            second: 0,
        };
        if reader.size()? != OUTPUTS {
            return Err(WeightsError::Header("number of outputs"));
        }
        if version > 1 {
            shape.second = reader.size()?;
        }
        shape.check()?;
        let encoding = match reader.u32("encoding")? {
            0 => Encoding::F32,
            1 => Encoding::I16,
            _ => return Err(WeightsError::Header("encoding")),
        };
        let expected = shape.rows() * row_bytes(shape, encoding) + 4 * OUTPUTS;
        let found = reader.0.len().saturating_sub(TRAILER);
        if expected != found {
            return Err(WeightsError::Length { expected, found });
        }
        let start = bytes.len() - reader.0.len();
        reader.0 = &reader.0[expected..];
        Ok(Self {
            label,
            shape,
            fingerprint: u64::from_le_bytes(reader.take("content hash")?),
            encoding,
            start,
        })
    }

    /// The numbers in the order of [`crate::Network::parameters`]; `bytes` are those of the header.
    pub(super) fn parameters(&self, bytes: &[u8]) -> Vec<f32> {
        let (rows, bias) = self.numbers(bytes);
        let mut parameters = Vec::with_capacity(self.shape.parameters());
        match self.encoding {
            Encoding::F32 => parameters.extend(floats(rows)),
            Encoding::I16 => {
                for row in rows.chunks_exact(row_bytes(self.shape, self.encoding)) {
                    let (unit, words) = row.split_at(4);
                    let unit = floats(unit).next().unwrap_or(0.0);
                    let words = words.as_chunks::<2>().0.iter();
                    parameters.extend(words.map(|w| unit * f32::from(i16::from_le_bytes(*w))));
                }
            }
        }
        parameters.extend(floats(bias));
        parameters
    }

    /// For each row (inputs, hidden biases, outputs, second layer) and then each output bias a number that no weight
    /// exceeds in size: infinite or NaN if a weight might be. Cheaper than the numbers themselves.
    pub(super) fn limits(&self, bytes: &[u8]) -> Vec<f32> {
        let (rows, bias) = self.numbers(bytes);
        let rows = rows.chunks_exact(row_bytes(self.shape, self.encoding));
        let limit = |row: &[u8]| match self.encoding {
            Encoding::F32 => {
                // Sizes in the order of their bits; NaN comes last.
                let sizes = floats(row).map(|w| w.to_bits() & 0x7fff_ffff);
                f32::from_bits(sizes.fold(0, u32::max))
            }
            Encoding::I16 => floats(&row[..4]).fold(0.0, |_, unit| unit.abs() * 32768.0),
        };
        rows.map(limit).chain(floats(bias).map(f32::abs)).collect()
    }

    /// The bytes of the rows and those of the output biases.
    fn numbers<'a>(&self, bytes: &'a [u8]) -> (&'a [u8], &'a [u8]) {
        let rows = self.shape.rows() * row_bytes(self.shape, self.encoding);
        bytes[self.start..][..rows + 4 * OUTPUTS].split_at(rows)
    }
}

const fn row_bytes(shape: Shape, encoding: Encoding) -> usize {
    match encoding {
        Encoding::F32 => 4 * shape.hidden,
        Encoding::I16 => 4 + 2 * shape.hidden,
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
