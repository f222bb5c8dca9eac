//! Formats that are known by sight and not read, so that the message can name them.
//!
//! What their files begin with is as gnubg's importers and public samples show it.

use crate::text;

/// The format these first kilobytes are of, with its usual ending; `None` if no such format fits.
pub(crate) fn name(head: &[u8]) -> Option<&'static str> {
    if head.starts_with(b"RGMH") {
        return Some("an eXtreme Gammon file (.xg)");
    }
    let text = text::decode(head);
    let text = text.trim_start();
    let compact: String = text.split_whitespace().take(8).collect();
    let known = [
        (
            compact.starts_with("{\"format\":\"BGF\""),
            "a BGBlitz file (.bgf)",
        ),
        (text.contains("XGID="), "a position (XGID), not a match"),
        (is_other_sgf(text), "an SGF file of another game"),
    ];
    known
        .into_iter()
        .find_map(|(is_it, name)| is_it.then_some(name))
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
        for (head, ending) in [
            (&b"RGMH\x01\0\0\0"[..], "(.xg)"),
            (
                b"{\"format\":\"BGF\",\"version\":\"1.0\"}\n\x1f\x8b",
                "BGBlitz",
            ),
            (b"x\nXGID=-b----E-C---eE---c-e----B-:0", "XGID"),
            (b"(;FF[4]GM[1];B[aa])", "another game"),
        ] {
            let found = name(head);
            assert!(
                found.is_some_and(|n| n.contains(ending)),
                "{ending}: {found:?}"
            );
        }
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
