//! Formats that are known by sight and not read, so that the message can name them.
//!
//! What their files begin with is as gnubg's importers and public samples show it.

use crate::text;

/// The format these first kilobytes are of, with its usual ending; `None` if no such format fits.
pub(crate) fn name(head: &[u8]) -> Option<&'static str> {
    let text = text::decode(head);
    let text = text.trim_start();
    is_other_sgf(text).then_some("an SGF file of another game")
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
    fn formats_are_known_by_how_they_begin() {
        let found = name(b"(;FF[4]GM[1];B[aa])");
        assert!(found.is_some_and(|name| name.contains("another game")));
        for head in [
            &b"Dear Sir,\nhello"[..],
            b"",
            b"White is winning",
            b"~",
            b"RGM",
        ] {
            assert_eq!(name(head), None);
        }
    }
}
