//! The two lines that begin a game.

/// What the first says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Score {
    /// Points in the order of the line.
    pub(super) points: [u16; 2],
    /// 0 = money.
    pub(super) length: u16,
}

/// `Score is 0-0 in a 5 point match.`; other text may stand before it.
pub(super) fn score(line: &str) -> Option<Score> {
    let (_, rest) = line.split_once("Score is ")?;
    let (first, rest) = rest.split_once('-')?;
    let end = rest
        .find(|c: char| !c.is_ascii_digit())
        .unwrap_or(rest.len());
    let (second, rest) = rest.split_at(end);
    let length = match rest.split_once(" in a ") {
        Some((_, length)) => length.split_whitespace().next()?.parse().ok()?,
        None => 0,
    };
    Some(Score {
        points: [first.trim().parse().ok()?, second.parse().ok()?],
        length,
    })
}

/// `alice is X - bob is O`: the names of X and O, and whether X is named first.
pub(super) fn players(line: &str) -> Option<([&str; 2], bool)> {
    let line = line.trim();
    if let Some((x, o)) = line.split_once(" is X - ") {
        return Some(([x.trim(), o.strip_suffix(" is O")?.trim()], true));
    }
    let (o, x) = line.split_once(" is O - ")?;
    Some(([x.strip_suffix(" is X")?.trim(), o.trim()], false))
}

#[cfg(test)]
mod tests {
    use super::{Score, players, score};

    #[test]
    fn lines_are_read() {
        let found = score("** Score is 3-11 in a 15 point match.");
        assert_eq!(
            found,
            Some(Score {
                points: [3, 11],
                length: 15
            })
        );
        assert_eq!(score("Score is 0-2").unwrap().length, 0);
        assert_eq!(score("Score is even"), None);
        assert_eq!(players("a is X - b is O"), Some((["a", "b"], true)));
        assert_eq!(players("a is O - b is X"), Some((["b", "a"], false)));
        assert_eq!(players("a is late"), None);
    }
}
