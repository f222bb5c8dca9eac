//! Records as they are stored: barpoint's JSON, compressed.

use std::io::{Read, Write};

use barpoint_formats::{ExportError, compact_json, import};
use barpoint_record::MatchRecord;
use flate2::Compression;
use flate2::read::ZlibDecoder;
use flate2::write::ZlibEncoder;

use crate::error::DamageError;

/// A record as bytes that hold all of it.
pub(crate) fn pack(record: &MatchRecord) -> Result<Vec<u8>, ExportError> {
    let json = compact_json(record)?;
    let mut encoder = ZlibEncoder::new(Vec::new(), Compression::fast());
    let packed = encoder.write_all(&json).and_then(|()| encoder.finish());
    packed.map_err(|_| ExportError::CannotHold {
        format: "json",
        what: "this record",
    })
}

/// The record of such bytes.
pub(crate) fn unpack(bytes: &[u8]) -> Result<MatchRecord, DamageError> {
    let mut json = Vec::new();
    ZlibDecoder::new(bytes).read_to_end(&mut json)?;
    Ok(import(&json)?.record)
}
