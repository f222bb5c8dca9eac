//! Formats that are known by sight and not read, so that the message can name them.
//!
//! What their files begin with is as gnubg's importers and public samples show it.

use crate::text;

/// The format these first kilobytes are of, with its usual ending; `None` if no such format fits.
pub(crate) fn name(head: &[u8]) -> Option<&'static str> {
    if head.starts_with(b"RGMH") {
        return Some("an eXtreme Gammon file (.xg)");
    }
    if matches!(head, [124..=126, 0, _, ..]) {
        return Some("a Jellyfish position (.pos)");
    }
    if head.starts_with(b"\x28\xb5\x2f\xfd") {
        return Some("a Zstandard archive (.zst; unpack it first)");
    }
    let text = text::decode(head);
    let text = text.trim_start();
    let lower = text.to_ascii_lowercase();
    let has_line = |start: &str| {
        lower
            .lines()
            .any(|line| line.trim_start().starts_with(start))
    };
    let compact: String = lower.chars().filter(|c| !c.is_whitespace()).collect();
    let known = [
        (
            compact.starts_with('{') && compact.contains("\"player_white\":"),
            "a GammonView document (.gva; save it as .gvab, which is OGXM)",
        ),
        (
            lower.starts_with("bgf version"),
            "a BackGammonRoom file (.bgf)",
        ),
        (
            lower.contains("score is ") && text.contains(" is X - "),
            "a file of old FIBS moves (.fibs)",
        ),
        (
            has_line("matchid:") && has_line("player1:"),
            "a TrueMoneyGames file (.tmg)",
        ),
        (
            has_line("boardid=") && has_line("creator="),
            "a PartyGammon file (.gam)",
        ),
        (is_gamesgrid(&lower), "a GamesGrid file (.sgg)"),
        (is_empire(text), "a GammonEmpire file (.gam)"),
        (is_berliner(text), "a file of Berliner's BKG (.bkg)"),
        (
            is_snowie_position(text),
            "a Snowie position, not a match (.txt)",
        ),
        (is_other_sgf(text), "an SGF file of another game"),
    ];
    known
        .into_iter()
        .find_map(|(is_it, name)| is_it.then_some(name))
}

/// `alice vs. bob`, then ratings or a score line such as `Game 1. 0-0/5`.
fn is_gamesgrid(lower: &str) -> bool {
    let mut lines = lower.lines().map(str::trim_start);
    lines.any(|line| line.contains(" vs. "))
        && lines.any(|line| line.starts_with("elo:") || line.starts_with("game 1. "))
}

/// Two names, then rows as in a match text.
fn is_empire(text: &str) -> bool {
    let mut lines = text.lines().filter(|line| !line.trim().is_empty());
    let names = lines.next().unwrap_or_default().split_whitespace();
    names.count() == 2
        && lines
            .next()
            .is_some_and(|row| row.trim_start().starts_with("1)"))
}

/// `Black  3,1   13-10, 24-23`.
fn is_berliner(text: &str) -> bool {
    let Some((player, rest)) = text.split_once(' ') else {
        return false;
    };
    matches!(player, "Black" | "White")
        && matches!(
            rest.trim_start().as_bytes(),
            [b'1'..=b'6', b',', b'1'..=b'6', ..]
        )
}

/// Forty fields in one line, each closed by a semicolon.
fn is_snowie_position(text: &str) -> bool {
    let line = text.lines().next().unwrap_or_default();
    line.starts_with(|c: char| c.is_ascii_digit()) && line.matches(';').count() == 40
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
            (b"~\0\0\0\0\0\x01\0", "(.pos)"),
            (b"\x28\xb5\x2f\xfd\x04", "unpack it"),
            (b"{\n \"match_length\": 5, \"player_white\": \"a\"", ".gvab"),
            (
                b"BGF version 1.2\nGame 1 - a (X) vs. b (0)",
                "BackGammonRoom",
            ),
            (b"\xef\xbb\xbfa b vs. c\nGame 1. 0-0/5\n1\t\t54:", "(.sgg)"),
            (b"Score is 0-0\na is X - b is O\n", "(.fibs)"),
            (b"MatchID: 1\nPlayer1: 2 a 4.00", "(.tmg)"),
            (b"BOARDID=1\nCREATOR=a\n", "PartyGammon"),
            (b"a    b\n  1)   54: 24/20 20/15", "GammonEmpire"),
            (b"White  5,4   1-5, 5-10\n", "(.bkg)"),
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
