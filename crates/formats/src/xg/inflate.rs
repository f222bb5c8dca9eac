//! Reading packed data with limits.

use std::io::{self, Read};

use flate2::Crc;
use flate2::read::ZlibDecoder;

/// Data of a member of the archive, unpacked while it is read.
pub(super) enum Source<'a> {
    Deflated(ZlibDecoder<&'a [u8]>),
    Stored(&'a [u8]),
}

impl<'a> Source<'a> {
    pub(super) fn deflated(data: &'a [u8]) -> Self {
        Self::Deflated(ZlibDecoder::new(data))
    }

    /// How many packed bytes were read.
    pub(super) fn packed(&self) -> u64 {
        match self {
            Self::Deflated(decoder) => decoder.total_in(),
            Self::Stored(_) => 0,
        }
    }
}

impl Read for Source<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        match self {
            Self::Deflated(decoder) => decoder.read(buffer),
            Self::Stored(data) => data.read(buffer),
        }
    }
}

/// How a piece of data ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum End {
    /// Where it should.
    Clean,
    /// Within a piece, or the packed data are damaged there.
    Broken,
}

/// Pieces of equal size, one after the other, with the checksum of all that was read.
pub(super) struct Pieces<'a> {
    source: Source<'a>,
    crc: Crc,
    /// How many unpacked bytes came before the piece read last.
    pub(super) offset: u64,
    read: u64,
}

impl<'a> Pieces<'a> {
    pub(super) fn new(source: Source<'a>) -> Self {
        Self {
            source,
            crc: Crc::new(),
            offset: 0,
            read: 0,
        }
    }

    /// Fills the piece; `Some` says that there is no whole one left.
    pub(super) fn fill(&mut self, piece: &mut [u8]) -> Option<End> {
        self.offset = self.read;
        let mut filled = 0;
        while filled < piece.len() {
            match self.source.read(&mut piece[filled..]) {
                Ok(0) if filled == 0 => return Some(End::Clean),
                Ok(0) => return Some(End::Broken),
                Ok(read) => {
                    self.crc.update(&piece[filled..filled + read]);
                    filled += read;
                    self.read += read as u64;
                }
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(_) => return Some(End::Broken),
            }
        }
        None
    }

    /// The checksum of what was read.
    pub(super) fn crc(&self) -> u32 {
        self.crc.sum()
    }
}

/// Everything, up to `limit` bytes; what comes after is left out.
pub(super) fn read_all(source: Source<'_>, limit: u64) -> (Vec<u8>, End) {
    let mut data = Vec::new();
    let mut limited = source.take(limit);
    let ok = limited.read_to_end(&mut data).is_ok();
    let whole = ok && limited.limit() > 0;
    (data, if whole { End::Clean } else { End::Broken })
}

/// How long the packed stream at the start of `data` is; `None` if it does not end, or unpacks to more than `limit`.
pub(super) fn stream_length(data: &[u8], limit: u64) -> Option<usize> {
    let mut source = Source::deflated(data).take(limit);
    io::copy(&mut source, &mut io::sink()).ok()?;
    if source.limit() == 0 {
        return None;
    }
    usize::try_from(source.get_ref().packed()).ok()
}
