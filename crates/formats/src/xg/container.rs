//! The file around the records: a header with names and a picture, then an archive of up to four members.

use flate2::Crc;

use super::bytes::Fields;
use super::inflate::{Source, stream_length};
use super::{at_byte, warning};
use crate::{ImportError, Warning, WarningKind};

/// The first bytes of every file.
pub(super) const MAGIC: &[u8] = b"RGMH";
/// Length of the header.
const HEADER: usize = 8232;
/// Length of what ends the archive.
const TRAILER: usize = 36;
/// Length of an entry of the archive's index.
const ENTRY: usize = 532;
/// Most members an archive may list.
const MOST_MEMBERS: usize = 64;
/// The largest file that is read, in bytes; real ones have less than 2 MiB.
const LARGEST_FILE: usize = 32 << 20;
/// The most that the records may unpack to, in bytes: some fifty thousand of them.
pub(super) const MOST_RECORDS: u64 = 128 << 20;

/// The members that are read.
#[derive(Default)]
pub(super) struct Members<'a> {
    /// The match.
    pub(super) records: Option<Member<'a>>,
    /// Rollouts.
    pub(super) rollouts: Option<Member<'a>>,
    /// Comments.
    pub(super) comments: Option<Member<'a>>,
}

/// A member of the archive.
#[derive(Clone, Copy)]
pub(super) struct Member<'a> {
    data: &'a [u8],
    stored: bool,
    /// Where it begins in the file.
    pub(super) offset: u64,
    /// Its checksum, unpacked, where the index gives it.
    pub(super) crc: Option<u32>,
}

impl<'a> Member<'a> {
    pub(super) fn source(&self) -> Source<'a> {
        if self.stored {
            Source::Stored(self.data)
        } else {
            Source::deflated(self.data)
        }
    }
}

/// What the file says about itself before the archive.
pub(super) struct Title {
    /// Comments of the header, mostly empty.
    pub(super) comments: String,
}

/// Takes the file apart.
pub(super) fn open<'a>(
    file: &'a [u8],
    warnings: &mut Vec<Warning>,
) -> Result<(Title, Members<'a>), ImportError> {
    if file.len() > LARGEST_FILE {
        let found = format!("{} bytes", file.len());
        return Err(at_byte(0, "a file of at most 32 MiB", found));
    }
    let fields = Fields(file);
    if !file.starts_with(MAGIC) {
        return Err(at_byte(0, "\"RGMH\"", "other bytes"));
    }
    let picture = usize::try_from(fields.u32(20)).unwrap_or(usize::MAX);
    let start = HEADER.saturating_add(picture);
    if file.len() <= start {
        let found = format!("the end of the file at byte {}", file.len());
        return Err(at_byte(start, "records after header and picture", found));
    }
    let title = Title {
        comments: fields.utf16(6184, 1024),
    };
    let members = match indexed(file, start) {
        Ok(members) => members,
        Err(reason) => {
            if let Some(found) = reason {
                let expected = "an index of the archive";
                let kind = WarningKind::Ignored { expected, found };
                warnings.push(warning(file.len().saturating_sub(TRAILER) as u64, kind));
            }
            sequential(file, start)
        }
    };
    Ok((title, members))
}

/// The members by the index at the end of the file; `Err(None)` if there is no index, else what is wrong with it.
fn indexed(file: &[u8], start: usize) -> Result<Members<'_>, Option<String>> {
    let archive = &file[start..];
    let body = archive.len().checked_sub(TRAILER).ok_or(None)?;
    let trailer = Fields(&archive[body..]);
    let length = |at| usize::try_from(trailer.i32(at)).map_err(|_| None);
    let (count, index, data) = (length(4)?, length(12)?, length(16)?);
    // Where the sizes do not add up there is no trailer at all.
    let data_start = body
        .checked_sub(index)
        .and_then(|rest| rest.checked_sub(data))
        .ok_or(None)?;
    if count == 0 || index == 0 || data == 0 {
        return Err(None);
    }
    if count > MOST_MEMBERS {
        return Err(Some(format!("one of {count} members")));
    }
    let mut crc = Crc::new();
    crc.update(&archive[..body]);
    if crc.sum() != trailer.u32(0) {
        return Err(Some("an archive with a wrong checksum".to_owned()));
    }
    let packed = &archive[body - index..body];
    let index = if trailer.i32(20) == 0 {
        packed.to_vec()
    } else {
        super::inflate::read_all(Source::deflated(packed), (count * ENTRY) as u64 + 1).0
    };
    let mut members = Members::default();
    let entries = index.chunks_exact(ENTRY);
    if entries.len() < count {
        return Err(Some("an index that is cut short".to_owned()));
    }
    for entry in entries.take(count).map(Fields) {
        let slot = match entry.pascal(0, 255).to_ascii_lowercase().as_str() {
            "temp.xg" => &mut members.records,
            "temp.xgr" => &mut members.rollouts,
            "temp.xgc" => &mut members.comments,
            _ => continue,
        };
        let place = |at| usize::try_from(entry.i32(at)).ok();
        let from = place(520).and_then(|from| from.checked_add(data_start));
        let to = from.and_then(|from| from.checked_add(place(516)?));
        let (Some(from), Some(to)) = (from, to) else {
            return Err(Some("an index with a wrong place".to_owned()));
        };
        let Some(found) = archive.get(from..to) else {
            return Err(Some("an index with a wrong place".to_owned()));
        };
        *slot = Some(Member {
            data: found,
            stored: entry.byte(528) == 1,
            offset: (start + from) as u64,
            crc: Some(entry.u32(524)),
        });
    }
    if members.records.is_none() {
        return Err(Some("an index without records".to_owned()));
    }
    Ok(members)
}

/// The members of an archive without an index: streams one after the other, the records first.
fn sequential(file: &[u8], start: usize) -> Members<'_> {
    let at = |from: usize| Member {
        data: &file[from..],
        stored: false,
        offset: from as u64,
        crc: None,
    };
    let mut members = Members {
        records: Some(at(start)),
        ..Members::default()
    };
    let mut next = start;
    for _ in 0..MOST_MEMBERS {
        let Some(length) = stream_length(&file[next..], MOST_RECORDS) else {
            break;
        };
        next += length;
        if length == 0 || next >= file.len() {
            break;
        }
        let member = at(next);
        let (head, _) = super::inflate::read_all(member.source(), 16);
        let head = Fields(&head);
        if head.0.starts_with(b"{\\rtf") {
            members.comments = members.comments.or(Some(member));
        } else if is_rollout(head) {
            members.rollouts = members.rollouts.or(Some(member));
        }
    }
    members
}

/// Whether this begins a list of rollouts: a record of the match has zeros and then its kind, with a name, in these places.
fn is_rollout(head: Fields<'_>) -> bool {
    let kinds = head.byte(0) <= 1 && head.byte(1) <= 1 && head.u16(2) == 0;
    kinds && head.0.len() == 16 && (1..=1_000_000).contains(&head.i32(8))
}
