//! Header lines (`; [Event "…"]`), the match-length line and the score line.

use barpoint_record::{MatchRecord, Player, RawProperty};
use barpoint_rules::{BySide, MatchRules, Variation};

use crate::text::read_date;

/// What stands between the parts of a date, by program.
const DATE_MARKS: &[char] = &['.', '-', '/'];

/// Reads a header line into the record.
pub(super) fn read(line: &str, record: &mut MatchRecord) {
    let text = line.trim_start_matches([';', '#']).trim();
    let Some((key, value)) = bracketed(text) else {
        add_comment(&mut record.info.comment, text);
        return;
    };
    if key.eq_ignore_ascii_case("variation")
        && let Some(variation) = variation(value)
    {
        record.rules.variation = variation;
        return;
    }
    let info = &mut record.info;
    let filled = Some(value.to_owned()).filter(|v| !v.is_empty());
    match key.to_ascii_lowercase().as_str() {
        "event" => info.event = filled,
        "round" => info.round = filled,
        "site" => info.place = filled,
        "transcriber" => info.annotator = filled,
        "eventdate" if read_date(value, DATE_MARKS).is_some() => {
            info.date = read_date(value, DATE_MARKS);
        }
        other => {
            let on = match value.to_ascii_lowercase().as_str() {
                "on" => Some(true),
                "off" => Some(false),
                _ => None,
            };
            match (other, on) {
                ("crawford", Some(on)) => record.rules.crawford = on,
                ("jacoby", Some(on)) => record.rules.jacoby = on,
                ("beaver" | "beavers", Some(false)) => record.rules.beavers = 0,
                _ => {}
            }
            info.extra.push(RawProperty {
                key: key.to_owned(),
                values: vec![value.to_owned()],
            });
        }
    }
}

/// The games that match texts name, as gnubg writes them.
pub(super) const VARIATIONS: [(Variation, &str); 4] = [
    (Variation::Nackgammon, "NackGammon"),
    (Variation::Hypergammon1, "HyperGammon (1)"),
    (Variation::Hypergammon2, "HyperGammon (2)"),
    (Variation::Hypergammon3, "HyperGammon (3)"),
];

/// The name of the game, as XG writes it too.
pub(super) fn variation_name(rules: &MatchRules) -> &'static str {
    let mut named = VARIATIONS.iter();
    let found = named.find(|(variation, _)| *variation == rules.variation);
    found.map_or("Backgammon", |(_, name)| name)
}

/// A player's name as it is written, with the rating if it is a plain number.
pub(super) fn written_name(player: &Player) -> String {
    let name = player.name.replace(['\n', '\r', '\t'], " ");
    let name = if name.trim().is_empty() {
        NO_NAME
    } else {
        &name
    };
    let line = format!("{name} : 0    {name} : 0");
    let name = match score_line(&line) {
        Some(BySide { white, black })
            if [white.score, black.score] == [0, 0] && white.name == black.name =>
        {
            name.to_owned()
        }
        // A number behind a colon would be read as the score.
        _ => name.replace(':', ";"),
    };
    match player
        .rating
        .as_ref()
        .filter(|rating| is_plain_rating(rating))
    {
        Some(rating) => format!("{name},{rating}"),
        None => name,
    }
}

/// Whether a rating can stand behind a name.
pub(super) fn is_plain_rating(rating: &str) -> bool {
    !rating.is_empty() && rating.bytes().all(|b| b.is_ascii_digit() || b == b'.')
}

/// The name that comes back from a score line.
pub(super) fn name_read(player: &Player) -> Option<String> {
    let line = format!(" {} : 0  x : 0", written_name(player));
    score_line(&line).map(|read| read.white.name.to_owned())
}

fn variation(value: &str) -> Option<Variation> {
    let named = |(_, name): &&(Variation, &str)| value.eq_ignore_ascii_case(name);
    VARIATIONS
        .iter()
        .find(named)
        .map(|(variation, _)| *variation)
}

/// `[Key "value"]`.
fn bracketed(text: &str) -> Option<(&str, &str)> {
    let inner = text.strip_prefix('[')?.strip_suffix(']')?;
    let (key, quoted) = inner.split_once('"')?;
    let value = quoted.strip_suffix('"').unwrap_or(quoted);
    let key = key.trim();
    (!key.is_empty()).then_some((key, value))
}

/// Whether the source had a header of this name.
pub(super) fn has(record: &MatchRecord, key: &str) -> bool {
    let extra = &record.info.extra;
    extra.iter().any(|p| p.key.eq_ignore_ascii_case(key))
}

pub(super) fn add_comment(slot: &mut Option<String>, text: &str) {
    match slot {
        Some(comment) => {
            comment.push('\n');
            comment.push_str(text);
        }
        None if text.is_empty() => {}
        None => *slot = Some(text.to_owned()),
    }
}

/// The length in `5 point match`; `None` if the line is none. A length too large gives the text.
pub(super) fn match_length(line: &str) -> Option<Result<u16, &str>> {
    let line = line.trim();
    let end = line.find(|c: char| !c.is_ascii_digit())?;
    let (digits, rest) = line.split_at(end);
    if digits.is_empty() || !rest.starts_with(char::is_whitespace) {
        return None;
    }
    let mut words = rest.split_ascii_whitespace();
    let point = words.next()?.to_ascii_lowercase();
    let is_match = words.next()?.to_ascii_lowercase().starts_with("match");
    (point.starts_with("point") && is_match).then(|| digits.parse().map_err(|_| line))
}

/// Whether the line is `Game 3`.
pub(super) fn is_game(line: &str) -> bool {
    game_number(line).is_some()
}

/// The number in `Game 3`, 0 if it is none to count with; `None` if the line is none.
pub(super) fn game_number(line: &str) -> Option<u32> {
    let mut words = line.split_ascii_whitespace();
    let game = words.next()?;
    if !game.eq_ignore_ascii_case("game") {
        return None;
    }
    let number = words.next()?.trim_end_matches(':');
    let is_number = number.bytes().all(|b| b.is_ascii_digit());
    (is_number && words.next().is_none()).then(|| number.parse().unwrap_or_default())
}

/// A player's half of a score line.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Standing<'a> {
    pub(super) name: &'a str,
    pub(super) rating: Option<&'a str>,
    pub(super) score: u16,
}

/// What match texts call a player without a name: gnubg 1.07 aborts on an empty one.
pub(super) const NO_NAME: &str = "(no name)";

/// Reads `name : 0    name : 0`; names may be empty, hold blanks, and carry a rating after a comma.
pub(super) fn score_line(line: &str) -> Option<BySide<Standing<'_>>> {
    let (rest, black_score) = split_score(line.trim_end())?;
    // White's half ends with the first score that is followed by a blank.
    let (at, _) = rest.match_indices(':').find(|&(at, _)| {
        let after = rest[at + 1..].trim_start();
        let digits = after.bytes().take_while(u8::is_ascii_digit).count();
        digits > 0
            && after[digits..]
                .chars()
                .next()
                .is_none_or(char::is_whitespace)
    })?;
    let after = rest[at + 1..].trim_start();
    let digits = after.bytes().take_while(u8::is_ascii_digit).count();
    let (score, black) = after.split_at(digits);
    Some(BySide::new(
        standing(&rest[..at], score.parse().ok()?),
        standing(black, black_score),
    ))
}

/// Cuts `: 12` off the end.
fn split_score(line: &str) -> Option<(&str, u16)> {
    let (rest, digits) = line.rsplit_once(':')?;
    Some((rest, digits.trim().parse().ok()?))
}

fn standing(name: &str, score: u16) -> Standing<'_> {
    let name = name.trim();
    let rated = name.rsplit_once(',').filter(|(_, rating)| {
        let rating = rating.trim();
        !rating.is_empty() && rating.bytes().all(|b| b.is_ascii_digit() || b == b'.')
    });
    let (name, rating) = match rated {
        Some((name, rating)) => (name.trim(), Some(rating.trim())),
        None => (name, None),
    };
    Standing {
        name: if name == NO_NAME { "" } else { name },
        rating,
        score,
    }
}

#[cfg(test)]
mod tests {
    use barpoint_record::MatchRecord;

    use super::*;

    #[test]
    fn score_lines_of_all_sites_are_read() {
        let check = |line, white: (&str, Option<&str>, u16), black: (&str, Option<&str>, u16)| {
            let found = score_line(line).unwrap();
            for (half, (name, rating, score)) in [(found.white, white), (found.black, black)] {
                assert_eq!(half.name, name);
                assert_eq!(half.rating, rating);
                assert_eq!(half.score, score);
            }
        };
        check(
            " gnubg : 0                      root : 12",
            ("gnubg", None, 0),
            ("root", None, 12),
        );
        check(
            " Fox: 7            Bluepoint02: 1   ",
            ("Fox", None, 7),
            ("Bluepoint02", None, 1),
        );
        check(
            "  : 0                            lasse : 3",
            ("", None, 0),
            ("lasse", None, 3),
        );
        check(
            " A B & C. : 1   D : E : 2",
            ("A B & C.", None, 1),
            ("D : E", None, 2),
        );
        check(
            " goldbach7808,1673 : 0            fairytails,1838 : 5",
            ("goldbach7808", Some("1673"), 0),
            ("fairytails", Some("1838"), 5),
        );
        check(
            " (no name) : 0    (no name),1600 : 5",
            ("", None, 0),
            ("", Some("1600"), 5),
        );
        assert_eq!(score_line(" nobody"), None);
        assert_eq!(score_line("  1) 54: 24/20"), None);
    }

    #[test]
    fn match_lines_are_read() {
        assert_eq!(match_length(" 5 point match"), Some(Ok(5)));
        assert_eq!(match_length("0 Point Match"), Some(Ok(0)));
        assert_eq!(
            match_length("99999999 point match"),
            Some(Err("99999999 point match"))
        );
        assert_eq!(match_length("point match"), None);
        assert_eq!(game_number(" Game 12"), Some(12));
        assert_eq!(game_number(" Game 12:"), Some(12));
        assert!(!is_game(" Game Boy : 0    x : 1"));
    }

    #[test]
    fn headers_fill_the_record_or_are_kept() {
        let mut record = MatchRecord::default();
        for line in [
            "; [Event \"Cup \"A\"\"]",
            "; [EventDate \"1981\"]",
            "; [Crawford \"Off\"]",
            "# free text",
            "; [CubeLimit \"64\"]",
        ] {
            read(line, &mut record);
        }
        assert_eq!(record.info.event.as_deref(), Some("Cup \"A\""));
        assert_eq!(record.info.date.unwrap().year, 1981);
        assert_eq!(record.info.comment.as_deref(), Some("free text"));
        assert!(!record.rules.crawford);
        assert!(has(&record, "cubelimit"));
    }
}
