//! gnubg's point letters: `a`..`x` are White's points 1..24, `y` the bar, `z` off.

use barpoint_rules::{Point, Side};

/// The letter of a point as `side` counts it.
pub(super) fn letter(side: Side, point: Point) -> char {
    let index = match (side, point.number()) {
        (_, 25) => 24,
        (_, 0) => 25,
        (Side::White, n) => n - 1,
        (Side::Black, n) => 24 - n,
    };
    char::from(b'a' + index)
}

/// The point behind a letter, as `side` counts it.
pub(super) fn point(side: Side, letter: char) -> Option<Point> {
    let index = match letter {
        'y' => return Some(Point::BAR),
        'z' => return Some(Point::OFF),
        'a'..='x' => u8::try_from(letter).ok()? - b'a',
        _ => return None,
    };
    Point::new(match side {
        Side::White => index + 1,
        Side::Black => 24 - index,
    })
}

/// The moves written as pairs of letters.
pub(super) fn moves(side: Side, text: &str) -> Option<Vec<(Point, Point)>> {
    let points: Vec<Point> = text
        .chars()
        .map(|c| point(side, c))
        .collect::<Option<_>>()?;
    let pairs = points.chunks_exact(2);
    if !pairs.remainder().is_empty() {
        return None;
    }
    Some(pairs.map(|pair| (pair[0], pair[1])).collect())
}

#[cfg(test)]
mod tests {
    use barpoint_rules::{Point, Side};

    use super::{letter, moves, point};

    #[test]
    fn letters_and_points_invert_each_other() {
        for side in Side::BOTH {
            for n in 0..=25 {
                let p = Point::new(n).unwrap();
                assert_eq!(point(side, letter(side, p)), Some(p));
            }
        }
        assert_eq!(point(Side::White, '{'), None);
    }

    #[test]
    fn black_counts_from_the_other_end() {
        // Black's 24/20 20/15 of a 54.
        let numbers: Vec<(u8, u8)> = moves(Side::Black, "aeej")
            .unwrap()
            .iter()
            .map(|(a, b)| (a.number(), b.number()))
            .collect();
        assert_eq!(numbers, [(24, 20), (20, 15)]);
        assert_eq!(moves(Side::Black, "aee"), None);
    }
}
