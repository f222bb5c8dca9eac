//! Comments.

use super::cursor::{Cursor, Result};
use super::sections::Section;

/// Limits of the format.
const MOST: usize = 4096;
const MOST_DRAWINGS: usize = 256;

/// What a comment is on.
pub(super) const MATCH: u32 = 0;
pub(super) const GAME: u32 = 1;

/// A comment.
#[derive(Debug)]
pub(super) struct Note<'a> {
    pub(super) scope: u32,
    /// A game or a turn, by number.
    pub(super) target: usize,
    /// What it says, with its author; `None` if it is no prose.
    pub(super) prose: Option<String>,
    /// The record as it is stored.
    pub(super) whole: &'a [u8],
}

/// Reads the comments.
pub(super) fn read<'a>(section: &Section<'a>) -> Result<Vec<Note<'a>>> {
    let mut cursor = section.cursor();
    let mut notes = Vec::new();
    while !cursor.is_at_end() {
        let start = cursor;
        if notes.len() == MOST {
            return Err(start.fail("at most 4096 comments", "more"));
        }
        let mut fields = cursor.record()?;
        let scope = fields.body.varint()?;
        let target = usize::try_from(fields.body.varint()?).unwrap_or(usize::MAX);
        let text = fields.body.text()?;
        let key = fields.get(0, Cursor::text)?;
        fields.get(1, Cursor::varint)?;
        fields.get(2, Cursor::varint)?;
        fields.get(3, Cursor::text)?;
        let author = fields.get(4, Cursor::text)?;
        fields.get(5, Cursor::v64)?;
        fields.get(6, drawings)?;
        let is_prose = key.is_none() && !text.is_empty();
        notes.push(Note {
            scope,
            target,
            prose: is_prose.then(|| match author {
                Some(author) => format!("{author}: {text}"),
                None => text,
            }),
            whole: &start.rest()[..cursor.index() - start.index()],
        });
    }
    Ok(notes)
}

fn drawings(body: &mut Cursor<'_>) -> Result<()> {
    let count = body.count()?;
    if count > MOST_DRAWINGS {
        return Err(body.fail("at most 256 drawings", count.to_string()));
    }
    for _ in 0..count {
        body.record()?;
    }
    Ok(())
}
