//! The score line of gnubg's text exports.

/// What a score line says.
#[derive(Clone, Copy)]
pub(super) struct Score<'a> {
    pub(super) players: [(&'a str, u16); 2],
    pub(super) length: u16,
}

/// `The score (after 1 game) is: gnubg 2, root 0 (match to 5 points), Crawford game`; money without the bracket.
pub(super) fn score(line: &str) -> Option<Score<'_>> {
    let rest = line.trim_start().strip_prefix("The score (after ")?;
    let (_, rest) = rest.split_once(") is: ")?;
    let (players, length) = match rest.rsplit_once(" (match to ") {
        Some((players, length)) => {
            let digits = length.split_once(' ')?.0;
            (players, digits.parse().ok()?)
        }
        None => (rest.split(" (").next()?, 0),
    };
    let (first, second) = players.rsplit_once(", ")?;
    let player = |text: &'_ str| -> Option<u16> { text.rsplit_once(' ')?.1.parse().ok() };
    let name = |text| -> Option<&str> { str::rsplit_once(text, ' ').map(|(name, _)| name) };
    Some(Score {
        players: [
            (name(first)?, player(first)?),
            (name(second)?, player(second.trim_end())?),
        ],
        length,
    })
}

#[cfg(test)]
mod tests {
    use super::score;

    #[test]
    fn a_score_line_of_money_play_has_no_length() {
        let money = score("The score (after 3 games) is: a b 7, c 2").unwrap();
        assert_eq!(money.length, 0);
        assert_eq!(money.players, [("a b", 7), ("c", 2)]);
        for odd in [
            "The score (after",
            "The score (after 1 game) is: a, b",
            "The score (after 0) is: a x, b 1",
        ] {
            assert!(score(odd).is_none(), "{odd}");
        }
    }
}
