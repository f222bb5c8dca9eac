//! Moves by the numbers of the server's board, which only one of the players counts by.

use std::fmt::Write;

/// The moves as their player counts: `12-15 1-2` goes up and becomes `13/10 24/23`. What is no move stays as it is.
pub(super) fn as_own(text: &str) -> String {
    let ascends = text.split_whitespace().find_map(ascends).unwrap_or(false);
    let mut moves = String::new();
    for word in text.split_whitespace() {
        if !moves.is_empty() {
            moves.push(' ');
        }
        for (index, place) in word.split('-').enumerate() {
            if index > 0 {
                moves.push('/');
            }
            let (number, mark) = place.split_at(place.find('*').unwrap_or(place.len()));
            match number.parse::<u8>() {
                Ok(number @ 1..=24) if ascends => {
                    let _ = write!(moves, "{}", 25 - number);
                }
                _ => moves.push_str(number),
            }
            moves.push_str(mark);
        }
    }
    moves
}

/// Whether a step goes from low numbers to high ones.
fn ascends(step: &str) -> Option<bool> {
    let (from, to) = step.split_once('-')?;
    let number = |place: &str| place.split(['-', '*']).next()?.parse::<u8>().ok();
    match (number(from), number(to)) {
        (Some(from), Some(to)) => Some(to > from),
        // From the bar.
        (None, Some(to)) => Some(to < 7),
        // Off.
        (Some(from), None) => Some(from > 18),
        (None, None) => None,
    }
}

#[cfg(test)]
mod tests {
    use super::as_own;

    #[test]
    fn the_first_step_tells_the_direction() {
        for (text, moves) in [
            ("12-15* 1-2 ", "13/10* 24/23"),
            ("24-20 20-15 ", "24/20 20/15"),
            ("bar-3 12-18 ", "bar/22 13/7"),
            ("bar-22 24-21", "bar/22 24/21"),
            ("20-off 21-22", "5/off 4/3"),
            ("6-off 4-off", "6/off 4/off"),
            ("what 3", "what 3"),
        ] {
            assert_eq!(as_own(text), moves);
        }
    }
}
