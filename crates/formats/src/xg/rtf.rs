//! Comments in rich text as plain text.

use encoding_rs::{Encoding, WINDOWS_1252};

use encodings::{charset, code_page, named};

mod encodings;
mod unicode;

/// The words of a text in RTF; a text in no RTF as it is.
pub(super) fn plain(bytes: &[u8]) -> String {
    if !bytes.trim_ascii_start().starts_with(b"{\\rtf") {
        let text = match std::str::from_utf8(bytes) {
            Ok(text) => text.to_owned(),
            Err(_) => WINDOWS_1252
                .decode_without_bom_handling(bytes)
                .0
                .into_owned(),
        };
        return tidy(&text);
    }
    let mut reader = Reader {
        rest: bytes,
        text: String::new(),
        pending: Vec::new(),
        code_page: WINDOWS_1252,
        group: Group::default(),
        outer: Vec::new(),
        too_deep: 0,
        fonts: Vec::new(),
    };
    reader.run();
    tidy(&reader.text)
}

/// No blanks at the end of lines, no empty lines around.
fn tidy(text: &str) -> String {
    let lines: Vec<&str> = text.lines().map(str::trim_end).collect();
    lines.join("\n").trim().to_owned()
}

/// How deep groups may be nested before what is in them is passed over.
const DEEPEST: usize = 200;

/// What holds within a pair of braces.
#[derive(Clone, Copy)]
struct Group {
    /// Whether the words are no text of the comment (fonts, colours, pictures).
    hidden: bool,
    /// Whether it is the list of fonts.
    fonts: bool,
    /// How many characters stand in for one that was given as Unicode.
    substitutes: usize,
    /// Which font is on.
    font: i32,
}

impl Default for Group {
    fn default() -> Self {
        Self {
            hidden: false,
            fonts: false,
            substitutes: 1,
            font: 0,
        }
    }
}

struct Reader<'a> {
    rest: &'a [u8],
    text: String,
    /// Bytes of a code page that are not decoded yet.
    pending: Vec<u8>,
    code_page: &'static Encoding,
    group: Group,
    outer: Vec<Group>,
    /// How many groups are open beyond the deepest that count.
    too_deep: usize,
    /// Code pages of fonts.
    fonts: Vec<(i32, &'static Encoding)>,
}

impl Reader<'_> {
    fn run(&mut self) {
        while let Some((&byte, rest)) = self.rest.split_first() {
            self.rest = rest;
            match byte {
                b'{' => {
                    self.flush();
                    if self.outer.len() < DEEPEST {
                        self.outer.push(self.group);
                    } else {
                        self.too_deep += 1;
                    }
                }
                b'}' if self.too_deep > 0 => self.too_deep -= 1,
                b'}' => {
                    self.flush();
                    self.group = self.outer.pop().unwrap_or_default();
                }
                b'\\' => self.control(),
                b'\r' | b'\n' | 0 => {}
                byte => self.byte(byte),
            }
        }
        self.flush();
    }

    const fn is_hidden(&self) -> bool {
        self.group.hidden || self.too_deep > 0
    }

    fn byte(&mut self, byte: u8) {
        if !self.is_hidden() {
            self.pending.push(byte);
        }
    }

    fn push(&mut self, c: char) {
        self.flush();
        if !self.is_hidden() {
            self.text.push(c);
        }
    }

    /// Decodes what was read in the code page of the font.
    fn flush(&mut self) {
        let font = self.fonts.iter().find(|(font, _)| *font == self.group.font);
        let encoding = font.map_or(self.code_page, |(_, encoding)| encoding);
        let (text, _) = encoding.decode_without_bom_handling(&self.pending);
        self.text.push_str(&text);
        self.pending.clear();
    }

    /// Reads what follows a backslash.
    fn control(&mut self) {
        let Some((&byte, rest)) = self.rest.split_first() else {
            return;
        };
        if byte.is_ascii_alphabetic() {
            let (word, number) = self.word();
            self.apply(&word, number);
            return;
        }
        self.rest = rest;
        match byte {
            b'\'' => {
                if let Some(byte) = self.hexadecimal() {
                    self.byte(byte);
                }
            }
            b'*' => self.group.hidden = true,
            b'~' => self.push('\u{a0}'),
            b'_' => self.push('-'),
            b'\r' | b'\n' => self.push('\n'),
            b'\\' | b'{' | b'}' => self.byte(byte),
            _ => {}
        }
    }

    fn hexadecimal(&mut self) -> Option<u8> {
        let digits = self.rest.get(..2)?;
        let byte = u8::from_str_radix(std::str::from_utf8(digits).ok()?, 16).ok()?;
        self.rest = &self.rest[2..];
        Some(byte)
    }

    /// A control word with its number; a blank after it belongs to it.
    fn word(&mut self) -> (String, Option<i32>) {
        let letters = self.rest.iter().take_while(|b| b.is_ascii_alphabetic());
        let (word, rest) = self.rest.split_at(letters.count());
        let minus = usize::from(rest.first() == Some(&b'-'));
        let digits = rest[minus..].iter().take_while(|b| b.is_ascii_digit());
        let (number, rest) = rest.split_at(minus + digits.count());
        self.rest = rest.strip_prefix(b" ").unwrap_or(rest);
        let number = std::str::from_utf8(number).ok();
        (
            String::from_utf8_lossy(word).into_owned(),
            number.and_then(|text| text.parse().ok()),
        )
    }

    fn apply(&mut self, word: &str, number: Option<i32>) {
        match word {
            "par" | "line" | "page" | "sect" => self.push('\n'),
            "tab" | "cell" => self.push('\t'),
            "row" => self.push('\n'),
            "ansicpg" => {
                if let Some(encoding) = number.and_then(code_page) {
                    self.code_page = encoding;
                }
            }
            "uc" => self.group.substitutes = usize::try_from(number.unwrap_or(1)).unwrap_or(0),
            "u" => self.unicode(number.unwrap_or_default()),
            "f" => {
                self.flush();
                self.group.font = number.unwrap_or_default();
            }
            "fcharset" if self.group.fonts => {
                if let Some(encoding) = number.and_then(charset)
                    && self.fonts.len() < DEEPEST
                {
                    self.fonts.push((self.group.font, encoding));
                }
            }
            "fonttbl" => {
                self.group.hidden = true;
                self.group.fonts = true;
            }
            "colortbl" | "stylesheet" | "info" | "pict" | "object" | "header" | "footer"
            | "footnote" => {
                self.group.hidden = true;
            }
            word => {
                if let Some(c) = named(word) {
                    self.push(c);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::plain;

    /// What Windows' text field writes around a comment.
    fn windows(text: &str) -> String {
        let head = "{\\rtf1\\ansi\\ansicpg1252\\deff0\\deflang1033{\\fonttbl{\\f0\\fnil\\fcharset0 Arial;}\
                    {\\f1\\fnil\\fcharset128 MS Gothic;}{\\f2\\fcharset204 Arial;}}\r\n{\\colortbl ;\\red0;}\r\n\
                    {\\*\\generator Wine Riched20 2.0;}\r\n\\viewkind4\\uc1\\pard\\fs20 ";
        format!("{head}{text}\\par\r\n}}\r\n")
    }

    #[test]
    fn texts_are_read() {
        for (rtf, text) in [
            ("two\\par\r\nlines \\{here\\}", "two\nlines {here}"),
            ("\\b hard\\b0  to see: \\'e0 \\u8364?", "hard to see: à €"),
            ("{\\i in {italics}} out\\tab x", "in italics out\tx"),
            ("\\f1\\'93\\'fa\\'96\\'7b\\f0  x", "日本 x"),
            ("\\f2\\'c4\\'e0", "Да"),
            ("\\u-10179?\\u-8704?", "\u{1f600}"),
            ("a\\line b\\u233\\'e9c", "a\nbéc"),
        ] {
            assert_eq!(plain(windows(rtf).as_bytes()), text, "{rtf}");
        }
    }

    #[test]
    fn other_texts_stay_as_they_are() {
        assert_eq!(plain(b"just words \r\n"), "just words");
        assert_eq!(plain("Zürich".as_bytes()), "Zürich");
        assert_eq!(plain(b"Z\xfcrich"), "Zürich");
    }

    #[test]
    fn broken_texts_do_no_harm() {
        let whole = windows("x\\'e9\\u1234?");
        for end in 0..whole.len() {
            let _ = plain(&whole.as_bytes()[..end]);
        }
        let deep = format!("{{\\rtf1 {}", "{".repeat(100_000));
        assert_eq!(plain(deep.as_bytes()), "");
        assert_eq!(plain(b"{\\rtf1 }}}}a\\"), "a");
    }
}
