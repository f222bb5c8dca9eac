//! The fonts of pictures and documents: those built in and, for letters that these lack, one of the machine.

use std::cmp::Reverse;
use std::collections::HashMap;
use std::sync::{LazyLock, Mutex, PoisonError};

use resvg::usvg::fontdb::{Database, FaceInfo, ID, Style};
use ttf_parser::Face;

/// Regular and bold; source and licence are in `fonts/README.md`.
pub(crate) const BUILT_IN: [&[u8]; 2] = [
    include_bytes!("../fonts/DejaVuSans.ttf"),
    include_bytes!("../fonts/DejaVuSans-Bold.ttf"),
];
/// The name of both.
pub(crate) const FAMILY: &str = "DejaVu Sans";

/// The regular one, which tells what letters both have.
static REGULAR: LazyLock<Option<Face<'static>>> =
    LazyLock::new(|| Face::parse(BUILT_IN[0], 0).ok());
/// Fonts of the machine, looked for when a letter is first missing.
static INSTALLED: LazyLock<Installed> = LazyLock::new(Installed::new);

/// A font of the machine that has a letter the built-in fonts lack, if there is one.
pub(crate) fn installed(letter: char) -> Option<ID> {
    let built_in = |face: &Face<'_>| face.glyph_index(letter).is_some();
    if letter.is_ascii() || letter.is_control() || REGULAR.as_ref().is_none_or(built_in) {
        return None;
    }
    INSTALLED.with(letter)
}

/// What such a font is and where it lies.
pub(crate) fn face(id: ID) -> Option<FaceInfo> {
    INSTALLED.fonts.face(id).cloned()
}

/// The contents of its file, and its number there.
pub(crate) fn contents(id: ID) -> Option<(Vec<u8>, u32)> {
    let copy = |data: &[u8], index| (data.to_vec(), index);
    INSTALLED.fonts.with_face_data(id, copy)
}

/// How wide a letter is in such a font, in its size.
pub(crate) fn letter_width(id: ID, letter: char) -> f64 {
    let width = |face: &Face<'_>| {
        let advance = face.glyph_hor_advance(face.glyph_index(letter)?)?;
        Some(f64::from(advance) / f64::from(face.units_per_em()))
    };
    INSTALLED.read(id, width).unwrap_or_default()
}

/// Words in pieces of the same font, `None` being those built in.
pub(crate) fn pieces<T: Copy + PartialEq>(
    words: &str,
    font: impl Fn(char) -> Option<T>,
) -> Vec<(Option<T>, &str)> {
    let mut found: Vec<(Option<T>, &str)> = Vec::new();
    let mut begin = 0;
    let mut before = None;
    for (at, letter) in words.char_indices() {
        // A space belongs to what it follows.
        let this = if letter.is_whitespace() && at > 0 {
            before
        } else {
            font(letter)
        };
        if this != before && at > 0 {
            found.push((before, &words[begin..at]));
            begin = at;
        }
        before = this;
    }
    found.push((before, &words[begin..]));
    found
}

struct Installed {
    fonts: Database,
    /// Upright before slanted, of regular weight first, then those with most letters.
    order: Vec<ID>,
    found: Mutex<HashMap<char, Option<ID>>>,
}

impl Installed {
    fn new() -> Self {
        let mut fonts = Database::new();
        fonts.load_system_fonts();
        let of = |face: &FaceInfo| {
            let (name, _) = face.families.first()?;
            // It has every letter, and shows a box for it.
            if name.trim_start_matches('.') == "LastResort" {
                return None;
            }
            let count =
                |data: &[u8], index| Some(Face::parse(data, index).ok()?.number_of_glyphs());
            let letters = fonts.with_face_data(face.id, count)??;
            let slanted = face.style != Style::Normal;
            let weight = face.weight.0.abs_diff(400);
            let rank = (slanted, weight, Reverse(letters), name.clone());
            Some((rank, face.index, face.id))
        };
        let mut order: Vec<_> = fonts.faces().filter_map(of).collect();
        order.sort_by(|(a, i, _), (b, j, _)| (a, i).cmp(&(b, j)));
        Self {
            order: order.into_iter().map(|(_, _, id)| id).collect(),
            fonts,
            found: Mutex::default(),
        }
    }

    fn with(&self, letter: char) -> Option<ID> {
        let mut found = self.found.lock().unwrap_or_else(PoisonError::into_inner);
        let has = |&id: &ID| {
            self.read(id, |face| face.glyph_index(letter).map(drop))
                .is_some()
        };
        let look = || self.order.iter().copied().find(has);
        *found.entry(letter).or_insert_with(look)
    }

    fn read<T>(&self, id: ID, what: impl Fn(&Face<'_>) -> Option<T>) -> Option<T> {
        let read = |data: &[u8], index| what(&Face::parse(data, index).ok()?);
        self.fonts.with_face_data(id, read)?
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_cut_where_the_font_changes() {
        let font = |letter: char| (!letter.is_ascii()).then_some(1);
        let cut = |words| pieces(words, font);
        assert_eq!(cut("Ann 3"), [(None, "Ann 3")]);
        assert_eq!(
            cut("Ann と 花子 3"),
            [(None, "Ann "), (Some(1), "と 花子 "), (None, "3")]
        );
        assert_eq!(cut("花"), [(Some(1), "花")]);
        assert_eq!(cut(" 花"), [(None, " "), (Some(1), "花")]);
        assert_eq!(cut(""), [(None, "")]);
    }

    #[test]
    fn letters_that_are_built_in_are_not_looked_for() {
        for letter in ['a', 'é', 'Ж', 'ş', 'ß', 'λ', ' ', '\n', '±'] {
            assert_eq!(installed(letter), None, "{letter}");
        }
    }
}
