//! How wide words are in the fonts of documents.

use ttf_parser::Face;

use crate::fonts::{BUILT_IN, installed, letter_width};

/// Measures text.
pub struct Ruler {
    regular: Option<Face<'static>>,
    bold: Option<Face<'static>>,
}

impl Ruler {
    /// For the built-in fonts, and those of the machine where letters are missing in them.
    #[must_use]
    pub fn new() -> Self {
        let [regular, bold] = BUILT_IN.map(|font| Face::parse(font, 0).ok());
        Self { regular, bold }
    }

    /// Width of a line of text, in the unit of its size.
    #[must_use]
    pub fn width(&self, words: &str, size: f64, bold: bool) -> f64 {
        let face = if bold { &self.bold } else { &self.regular };
        let Some(face) = face else {
            return 0.0;
        };
        let (mut units, mut others) = (0.0, 0.0);
        for letter in words.chars() {
            if let Some(other) = installed(letter) {
                others += letter_width(other, letter);
            } else {
                let glyph = face.glyph_index(letter).unwrap_or_default();
                units += f64::from(face.glyph_hor_advance(glyph).unwrap_or(0));
            }
        }
        units * size / f64::from(face.units_per_em()) + others * size
    }

    /// As much of a line as fits into a width, with dots at its end where something is missing.
    #[must_use]
    pub fn fitted(&self, words: &str, size: f64, bold: bool, width: f64) -> String {
        if self.width(words, size, bold) <= width {
            return words.to_owned();
        }
        let mut kept: Vec<char> = words.chars().collect();
        while kept.pop().is_some() {
            let text: String = kept.iter().collect::<String>().trim_end().to_owned() + "…";
            if self.width(&text, size, bold) <= width {
                return text;
            }
        }
        String::new()
    }

    /// The lines a text is broken into so that each fits into a width; a word that is longer has a line of its own.
    #[must_use]
    pub fn lines(&self, words: &str, size: f64, bold: bool, width: f64) -> Vec<String> {
        let mut lines = Vec::new();
        for paragraph in words.lines() {
            let mut line = String::new();
            for word in paragraph.split_whitespace() {
                let longer = if line.is_empty() {
                    word.to_owned()
                } else {
                    format!("{line} {word}")
                };
                if !line.is_empty() && self.width(&longer, size, bold) > width {
                    lines.push(std::mem::replace(&mut line, word.to_owned()));
                } else {
                    line = longer;
                }
            }
            if !line.is_empty() {
                lines.push(line);
            }
        }
        lines
    }
}

impl Default for Ruler {
    fn default() -> Self {
        Self::new()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_fit_and_nothing_is_lost() {
        let ruler = Ruler::new();
        let words = "A play that gives up the bar point for nothing much in return";
        let lines = ruler.lines(words, 10.0, false, 120.0);
        assert!(lines.len() > 2);
        assert!(
            lines
                .iter()
                .all(|line| ruler.width(line, 10.0, false) <= 120.0)
        );
        assert_eq!(lines.join(" "), words);
        assert!(ruler.width("24/20", 10.0, true) > ruler.width("24/20", 10.0, false));
        let cut = ruler.fitted(words, 10.0, false, 60.0);
        assert!(cut.ends_with('…') && ruler.width(&cut, 10.0, false) <= 60.0);
    }
}
