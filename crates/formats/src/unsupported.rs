//! Files that people try and that hold no match: named, with what to do instead.

use crate::text;

const ARCHIVE: &str = "unpack it first, then give the files in it";
const PICTURE: &str = "pictures of boards are not read: give an ID of the position (XGID, GNUBG ID) or the match file";
const DOCUMENT: &str =
    "documents are not read: copy the text of the match out of it into a plain text file (.txt)";
const PAGE: &str = "it holds no match text and no position ID: save the match itself, on most sites by a link to \
                    export or download it";
const OTHER_GAME: &str = "only backgammon is read, which says GM[6]";
const RECORDING: &str = "recordings are not read: give the match as a text, SGF or XG file";

/// What a file is by its first bytes, and what to do with it; `None` if nothing is known of it.
pub(crate) fn name(head: &[u8]) -> Option<(&'static str, &'static str)> {
    signature(head).or_else(|| by_text(head))
}

/// Binary files, by the signatures their formats define.
#[expect(clippy::too_many_lines, reason = "a table")]
fn signature(head: &[u8]) -> Option<(&'static str, &'static str)> {
    let starts = |signature: &[u8]| head.starts_with(signature);
    let at = |offset: usize, signature: &[u8]| {
        head.get(offset..)
            .is_some_and(|rest| rest.starts_with(signature))
    };
    let known = [
        (starts(b"\x89PNG\r\n\x1a\n"), "a picture (PNG)", PICTURE),
        (starts(b"\xff\xd8\xff"), "a picture (JPEG)", PICTURE),
        (starts(b"GIF8"), "a picture (GIF)", PICTURE),
        (starts(b"BM") && at(6, &[0; 4]), "a picture (BMP)", PICTURE),
        (
            starts(b"RIFF") && at(8, b"WEBP"),
            "a picture (WebP)",
            PICTURE,
        ),
        (
            starts(b"II*\0") || starts(b"MM\0*"),
            "a picture (TIFF)",
            PICTURE,
        ),
        (
            at(4, b"ftyphei") || at(4, b"ftypmif1"),
            "a picture (HEIC)",
            PICTURE,
        ),
        (starts(b"%PDF-"), "a PDF document", DOCUMENT),
        (starts(b"{\\rtf"), "a document (RTF)", DOCUMENT),
        (
            starts(b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"),
            "a document of an old Office program (.doc, .xls)",
            DOCUMENT,
        ),
        (
            is_document(head),
            "a document (.docx, .xlsx, .odt)",
            DOCUMENT,
        ),
        (
            starts(b"PK\x03\x04") || starts(b"PK\x05\x06"),
            "a ZIP archive",
            ARCHIVE,
        ),
        (starts(b"\x1f\x8b"), "a compressed file (.gz)", ARCHIVE),
        (starts(b"7z\xbc\xaf\x27\x1c"), "a 7-Zip archive", ARCHIVE),
        (starts(b"Rar!\x1a\x07"), "a RAR archive", ARCHIVE),
        (starts(b"BZh"), "a compressed file (.bz2)", ARCHIVE),
        (starts(b"\xfd7zXZ\0"), "a compressed file (.xz)", ARCHIVE),
        (
            starts(b"\x28\xb5\x2f\xfd"),
            "a compressed file (.zst)",
            ARCHIVE,
        ),
        (at(257, b"ustar"), "a TAR archive", ARCHIVE),
        (
            starts(b"SQLite format 3\0"),
            "a database (SQLite)",
            "export the matches from the program that keeps it, as text or SGF",
        ),
        (
            at(4, b"ftyp") || starts(b"\x1aE\xdf\xa3") || starts(b"RIFF") && at(8, b"AVI "),
            "a video",
            RECORDING,
        ),
    ];
    let found = known.into_iter().find(|(is_it, ..)| *is_it)?;
    Some((found.1, found.2))
}

/// An archive whose first members are those of a text document or table.
fn is_document(head: &[u8]) -> bool {
    let names: [&[u8]; 4] = [
        b"[Content_Types].xml",
        b"word/",
        b"xl/",
        b"mimetypeapplication/vnd.oasis",
    ];
    let start = &head[..head.len().min(512)];
    head.starts_with(b"PK\x03\x04")
        && names
            .iter()
            .any(|name| start.windows(name.len()).any(|at| at == *name))
}

fn by_text(head: &[u8]) -> Option<(&'static str, &'static str)> {
    let text = text::decode(head);
    let start: String = text.trim_start().chars().take(1000).collect();
    let lower = start.to_ascii_lowercase();
    if lower.starts_with("<!doctype html") || lower.contains("<html") {
        return Some(("a web page", PAGE));
    }
    if lower.starts_with("<svg") || lower.starts_with("<?xml") && lower.contains("<svg") {
        return Some(("a picture (SVG)", PICTURE));
    }
    if lower.starts_with("%!ps") {
        return Some(("a PostScript document", DOCUMENT));
    }
    is_other_sgf(&start).then_some(("an SGF file of another game", OTHER_GAME))
}

/// `(;GM[1]`: the game is named and is not backgammon.
fn is_other_sgf(text: &str) -> bool {
    let root = text.strip_prefix('(').map(str::trim_start);
    root.is_some_and(|root| root.starts_with(';') && root.contains("GM["))
}

#[cfg(test)]
mod tests {
    use super::name;

    #[test]
    fn files_are_named_with_what_to_do() {
        for (head, expected, advice) in [
            (&b"\x89PNG\r\n\x1a\n\0\0"[..], "(PNG)", "XGID"),
            (b"%PDF-1.7\n", "PDF", "plain text"),
            (
                b"PK\x03\x04\x14\0\0\0word/document.xml",
                ".docx",
                "plain text",
            ),
            (b"PK\x03\x04\x14\0\0\0match.mat", "ZIP", "unpack"),
            (b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1", ".doc", "plain text"),
            (b"\n<!DOCTYPE html>\n<html>", "web page", "export"),
            (b"<?xml version=\"1.0\"?><svg>", "SVG", "XGID"),
            (b"(;FF[4]GM[1];B[aa])", "SGF file of another game", "GM[6]"),
        ] {
            let (found, what_to_do) = name(head).unwrap();
            assert!(found.contains(expected), "{found}");
            assert!(what_to_do.contains(advice), "{what_to_do}");
        }
        for head in [
            &b"Dear Sir,\nhello"[..],
            b"",
            b"BM",
            b"P",
            b"RIFF",
            b"White is winning",
            b"~",
            b"RGM",
        ] {
            assert_eq!(name(head), None);
        }
    }
}
