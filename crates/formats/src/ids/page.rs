//! What a web page or a mail says, without its tags, entities and marks of quotation.

use super::NAME;
use crate::{Format, ImportError, Imported, Place, mat};

/// A text line by line, with the numbers the lines had.
pub(super) struct Page {
    pub(super) lines: Vec<(u32, String)>,
    /// Whether anything was taken away.
    pub(super) is_changed: bool,
}

impl Page {
    /// The lines as one text.
    pub(super) fn text(&self) -> String {
        let lines: Vec<&str> = self.lines.iter().map(|(_, line)| line.as_str()).collect();
        lines.join("\n")
    }

    /// The match text in it.
    pub(super) fn read_match(&self) -> Result<Vec<Imported>, ImportError> {
        let place = |place: &mut Place| {
            if let Place::Line(line) = place {
                let index = usize::try_from(line.saturating_sub(1)).unwrap_or(usize::MAX);
                *line = self.lines.get(index).map_or(*line, |(number, _)| *number);
            }
        };
        let mut all = mat::Mat
            .import(self.text().as_bytes())
            .map_err(|mut error| {
                place(&mut error.place);
                error.format = NAME;
                error
            })?;
        for one in &mut all {
            for warning in &mut one.warnings {
                place(&mut warning.place);
            }
        }
        Ok(all)
    }
}

/// Tags that show a page.
const TAGS: [&str; 12] = [
    "<html",
    "<body",
    "<pre",
    "<p>",
    "<p ",
    "<br",
    "<div",
    "<td",
    "<span",
    "<a ",
    "<li",
    "<!doctype",
];

/// What is longer is no tag, but a text with a sign for "less".
const LONGEST_TAG: usize = 4000;

/// The plain text of a page, a mail or a plain text.
pub(super) fn plain(text: &str) -> Page {
    let decoded = quoted_printable(text);
    let text = decoded.as_deref().unwrap_or(text);
    let lower = text.to_ascii_lowercase();
    let is_page = TAGS.iter().any(|tag| lower.contains(tag));
    let mut page = if is_page {
        without_tags(text, &lower)
    } else {
        Page {
            lines: (1..)
                .zip(text.lines())
                .map(|(number, line)| (number, line.to_owned()))
                .collect(),
            is_changed: decoded.is_some(),
        }
    };
    for (_, line) in &mut page.lines {
        if let Some(rest) = unquoted(line) {
            *line = rest.to_owned();
            page.is_changed = true;
        }
    }
    page
}

/// A line of a mail without the `> ` before what is quoted.
fn unquoted(line: &str) -> Option<&str> {
    let mut rest = line;
    while let Some(inner) = rest.trim_start().strip_prefix('>') {
        rest = inner;
    }
    (rest.len() < line.len()).then(|| rest.strip_prefix(' ').unwrap_or(rest))
}

/// A text without tags; those that end a line end it.
fn without_tags(text: &str, lower: &str) -> Page {
    let mut lines = vec![(1_u32, String::new())];
    let mut number = 1_u32;
    let mut rest = 0;
    while let Some(next) = text[rest..].find(['<', '&', '\n']).map(|at| rest + at) {
        push(&mut lines, &text[rest..next]);
        let (end, breaks) = match text.as_bytes()[next] {
            b'\n' => (next + 1, true),
            b'&' => {
                let (character, end) = entity(text, next);
                push(&mut lines, character.encode_utf8(&mut [0; 4]));
                (end, false)
            }
            _ => tag(text, lower, next),
        };
        if breaks {
            number += u32::from(text.as_bytes()[next] == b'\n');
            lines.push((number, String::new()));
        } else if text.as_bytes()[next] == b'<' && end == next + 1 {
            push(&mut lines, "<");
        }
        let passed = text[next + 1..end].bytes().filter(|&byte| byte == b'\n');
        number += u32::try_from(passed.count()).unwrap_or(0);
        rest = end;
    }
    push(&mut lines, &text[rest..]);
    Page {
        lines,
        is_changed: true,
    }
}

fn push(lines: &mut [(u32, String)], text: &str) {
    if let Some((_, line)) = lines.last_mut() {
        line.push_str(text.trim_end_matches('\r'));
    }
}

/// The character an entity stands for, and where the text goes on.
fn entity(text: &str, start: usize) -> (char, usize) {
    let after = &text[start + 1..];
    let end = after.bytes().take(10).position(|byte| byte == b';');
    let Some(name) = end.and_then(|end| after.get(..end)) else {
        return ('&', start + 1);
    };
    let number = name.strip_prefix('#').and_then(|number| {
        let code = match number.strip_prefix(['x', 'X']) {
            Some(hex) => u32::from_str_radix(hex, 16).ok()?,
            None => number.parse().ok()?,
        };
        char::from_u32(code)
    });
    let named = match name {
        "lt" => Some('<'),
        "gt" => Some('>'),
        "amp" => Some('&'),
        "quot" => Some('"'),
        "apos" => Some('\''),
        "nbsp" => Some(' '),
        "colon" => Some(':'),
        "equals" => Some('='),
        _ => number,
    };
    named.map_or(('&', start + 1), |c| {
        let plain = if c == '\u{a0}' { ' ' } else { c };
        (plain, start + name.len() + 2)
    })
}

/// Where the text goes on after a tag, and whether the tag ends a line. What is no tag ends right away.
fn tag(text: &str, lower: &str, start: usize) -> (usize, bool) {
    // Lower case changes no length of ASCII, and no other characters are changed.
    let here = &lower[start..];
    for (open, close) in [
        ("<script", "</script>"),
        ("<style", "</style>"),
        ("<!--", "-->"),
    ] {
        if here.starts_with(open) {
            let end = here
                .find(close)
                .map_or(text.len(), |at| start + at + close.len());
            return (end, false);
        }
    }
    let is_tag = here[1..].starts_with(|c: char| c.is_ascii_alphabetic() || matches!(c, '/' | '!'));
    let mut bytes = here.bytes().enumerate().take(LONGEST_TAG).skip(1);
    // Another sign before the end of the tag shows that it is none.
    let end = bytes.find(|(_, byte)| matches!(byte, b'>' | b'<'));
    let Some((end, _)) = end.filter(|(_, byte)| is_tag && *byte == b'>') else {
        return (start + 1, false);
    };
    let name = here[1..end].trim_start_matches('/');
    let name = name
        .split(|c: char| !c.is_ascii_alphanumeric())
        .next()
        .unwrap_or_default();
    let breaks = matches!(
        name,
        "br" | "p"
            | "div"
            | "tr"
            | "li"
            | "pre"
            | "table"
            | "h1"
            | "h2"
            | "h3"
            | "h4"
            | "hr"
            | "title"
            | "body"
    );
    (start + end + 1, breaks)
}

/// The text of a mail in the encoding in which `=3D` is an equals sign; `None` if it is not in that.
fn quoted_printable(text: &str) -> Option<String> {
    let lower = text.to_ascii_lowercase();
    let marked = lower.contains("content-transfer-encoding: quoted-printable");
    if !marked && !text.contains("XGID=3D") {
        return None;
    }
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let Some((&byte, after)) = rest.split_first() {
        let hex = |digits: &[u8]| {
            let digits = std::str::from_utf8(digits).ok()?;
            u8::from_str_radix(digits, 16).ok()
        };
        rest = match (byte, after) {
            (b'=', [b'\n', after @ ..] | [b'\r', b'\n', after @ ..]) => after,
            (b'=', [a, b, after @ ..]) if a.is_ascii_hexdigit() && b.is_ascii_hexdigit() => {
                bytes.extend(hex(&[*a, *b]));
                after
            }
            _ => {
                bytes.push(byte);
                after
            }
        };
    }
    Some(String::from_utf8_lossy(&bytes).into_owned())
}
