//! The file as sections: their order, limits and checksum.

use sha2::{Digest, Sha256};

use super::cursor::{Cursor, Result};
use super::{NAME, order};
use crate::ImportError;

/// The newest version whose readers this one is as good as.
const READER: (u16, u16) = (2, 3);
pub(super) const HEADER: usize = 16;
const MOST_BYTES: usize = 64 << 20;
const MOST_SECTIONS: usize = 4096;
const MOST_PAYLOAD: usize = 16 << 20;

/// A section.
#[derive(Clone, Copy, Debug)]
pub(super) struct Section<'a> {
    pub(super) tag: [u8; 4],
    pub(super) payload: &'a [u8],
    /// Where the payload begins in the file.
    pub(super) at: usize,
    /// The section with its header.
    pub(super) whole: &'a [u8],
}

impl<'a> Section<'a> {
    pub(super) const fn cursor(&self) -> Cursor<'a> {
        Cursor::new(self.payload, self.at)
    }
}

/// The sections of a file.
#[derive(Debug)]
pub(super) struct File<'a> {
    pub(super) minor: u16,
    pub(super) reader_minor: u16,
    pub(super) sections: Vec<Section<'a>>,
    /// All its bytes; in a stream of several more may follow.
    pub(super) whole: &'a [u8],
}

impl<'a> File<'a> {
    /// The sections of a kind.
    pub(super) fn all<'b>(&'b self, tag: [u8; 4]) -> impl Iterator<Item = &'b Section<'a>> {
        self.sections
            .iter()
            .filter(move |section| section.tag == tag)
    }

    /// The sections of the analysis with this number: its own, its decisions, and its signature if it has one.
    pub(super) fn group(&self, index: usize) -> Option<&[Section<'a>]> {
        let mut starts = (0..self.sections.len()).filter(|&at| &self.sections[at].tag == b"ANAL");
        let start = starts.nth(index)?;
        let signed = self
            .sections
            .get(start + 2)
            .is_some_and(|section| &section.tag == b"SIGN");
        self.sections.get(start..start + 2 + usize::from(signed))
    }

    /// Sections of unknown kinds.
    pub(super) fn unknown(&self) -> impl Iterator<Item = &Section<'a>> {
        self.sections
            .iter()
            .filter(|section| order::rank(section.tag).is_none())
    }
}

/// The digest of a match: of the match section and the games, each with its length before it.
pub(super) fn digest<'a>(payloads: impl Iterator<Item = &'a [u8]>) -> [u8; 32] {
    let mut hash = Sha256::new();
    for payload in payloads {
        hash.update(
            u32::try_from(payload.len())
                .unwrap_or(u32::MAX)
                .to_le_bytes(),
        );
        hash.update(payload);
    }
    hash.finalize().into()
}

/// Reads the header and cuts the rest into sections; `bytes` may go on after the file.
pub(super) fn read(bytes: &[u8], base: usize) -> Result<File<'_>> {
    let mut header = Cursor::new(bytes, base);
    if header.take(4)? != b"OGXM" {
        return Err(ImportError::at_byte(NAME, base, "OGXM", "other bytes"));
    }
    let (major, minor) = (header.u16()?, header.u16()?);
    let reader = (header.u16()?, header.u16()?);
    if major != READER.0 || reader > READER {
        let at = ImportError::at_byte;
        let expected = match major {
            1 => "version 2; GammonView 2 and newer save files of version 1 as version 2",
            _ => "a version that readers up to 2.3 can read",
        };
        let found = format!("{major}.{minor} for readers from {}.{}", reader.0, reader.1);
        return Err(at(NAME, base + 4, expected, found));
    }
    let size = usize::try_from(header.u32()?).unwrap_or(usize::MAX);
    if !(HEADER + 4..=bytes.len().min(MOST_BYTES)).contains(&size) {
        let found = format!("{size}, with {} bytes there", bytes.len());
        return Err(ImportError::at_byte(
            NAME,
            base + 12,
            "the size of the file, up to 64 MiB",
            found,
        ));
    }
    let sections = cut(&bytes[..size], base)?;
    order::check(&sections)?;
    check_sum(&bytes[..size], &sections, base)?;
    Ok(File {
        minor,
        // What readers of version 1 could read every reader of 2 can.
        reader_minor: if reader.0 == READER.0 { reader.1 } else { 0 },
        sections,
        whole: &bytes[..size],
    })
}

fn cut(bytes: &[u8], base: usize) -> Result<Vec<Section<'_>>> {
    let mut cursor = Cursor::new(bytes, base);
    cursor.take(HEADER)?;
    let mut sections = Vec::new();
    loop {
        let start = cursor;
        let mut tag = [0; 4];
        tag.copy_from_slice(cursor.take(4)?);
        if &tag == b"END!" {
            if !cursor.is_at_end() {
                return Err(cursor.fail("the end of the file", "more bytes"));
            }
            return Ok(sections);
        }
        let length = usize::try_from(cursor.u32()?).unwrap_or(usize::MAX);
        if length > MOST_PAYLOAD {
            return Err(start.fail("a section of at most 16 MiB", length.to_string()));
        }
        let flags = cursor.u8()?;
        check_flags(&start, tag, flags)?;
        let at = cursor.at();
        let payload = cursor.take(length)?;
        if sections.len() == MOST_SECTIONS {
            return Err(start.fail("at most 4096 sections", "more"));
        }
        sections.push(Section {
            tag,
            payload,
            at,
            whole: &start.rest()[..9 + length],
        });
    }
}

fn check_flags(start: &Cursor<'_>, tag: [u8; 4], flags: u8) -> Result<()> {
    let name = || String::from_utf8_lossy(&tag).into_owned();
    if &tag == b"CHKP" {
        return Err(start.fail("no section CHKP, which is reserved", name()));
    }
    let expected = match &tag {
        b"MTCH" | b"GAME" | b"CSUM" => Some(1),
        b"ANAL" | b"DECS" if flags == 1 => {
            let expected = "a file with a match, not of an analysis alone";
            return Err(start.fail(expected, name()));
        }
        b"ANAL" | b"DECS" | b"SIGN" | b"CLCK" | b"VIDO" | b"ANNO" | b"MSIG" => Some(0),
        _ => None,
    };
    match (expected, flags) {
        (None, 1) => Err(start.fail("no unknown section that must be understood", name())),
        (None, 0) => Ok(()),
        (Some(expected), flags) if flags == expected => Ok(()),
        _ => Err(start.fail(
            "the flags of this section",
            format!("{flags} of {}", name()),
        )),
    }
}

fn check_sum(bytes: &[u8], sections: &[Section<'_>], base: usize) -> Result<()> {
    let Some(section) = sections.iter().find(|section| &section.tag == b"CSUM") else {
        return Ok(());
    };
    let mut fields = section.cursor().record()?;
    let algorithm = fields.body.varint()?;
    let length = fields.body.count()?;
    let stored = fields.body.take(length)?;
    fields.end(0)?;
    let covered = &bytes[..section.at - 9 - base];
    let computed: Vec<u8> = match algorithm {
        0 => crc32fast::hash(covered).to_le_bytes().to_vec(),
        3 => Sha256::digest(covered).to_vec(),
        _ => return Ok(()),
    };
    if stored != computed {
        let expected = "the checksum of the bytes before";
        return Err(ImportError::at_byte(
            NAME,
            section.at,
            expected,
            "another one",
        ));
    }
    Ok(())
}
