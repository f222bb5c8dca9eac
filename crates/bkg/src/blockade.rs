//! Blockades: how many rolls carry a man past the other side's points (paper, IV.B).

use crate::Men;

/// Whole rolls that a runner can play, by which of the twelve points in front of it are blocked (bit 0 the next point).
/// Twelve points are as far as two dice carry; a roll counts if both dice can be played one after the other, a double if
/// two of its four steps can.
const PLAYABLE: [u8; 1 << 12] = playable();

const fn playable() -> [u8; 1 << 12] {
    let mut table = [0; 1 << 12];
    let mut blocked = 0;
    while blocked < 1 << 12 {
        let mut rolls = 0;
        let mut roll = 0;
        while roll < 36 {
            let (a, b) = (roll / 6 + 1, roll % 6 + 1);
            let stepping_stone = !blocked >> (a - 1) & 1 | !blocked >> (b - 1) & 1;
            let landing = !blocked >> (a + b - 1) & 1;
            rolls += (stepping_stone & landing) as u8;
            roll += 1;
        }
        table[blocked] = rolls;
        blocked += 1;
    }
    table
}

/// `Escapes`: of 36 rolls, how many a man on this place (25 is the bar) can play in full by itself.
///
/// ```
/// use barpoint_bkg::{Men, escapes};
/// use barpoint_rules::Board;
///
/// // Five points in a row: only a 6 leaps them, from the edge.
/// let prime = Board::with_checkers(&[(24, 1)], &[(2, 2), (3, 2), (4, 2), (5, 2), (6, 2)])?;
/// assert_eq!(escapes(&Men::of(prime.opponent()), 24), 11);
/// # Ok::<(), barpoint_rules::BoardError>(())
/// ```
#[must_use]
pub fn escapes(blockers: &Men, place: u8) -> u8 {
    // The point d pips in front of `place` is point 25 - place + d of the blockers.
    let in_front = (blockers.points() >> (26 - u32::from(place))) & 0xFFF;
    PLAYABLE[in_front as usize]
}

/// The escapes of one side's men from every place, past the other side's points.
#[derive(Clone, Copy, Debug)]
pub struct Blockade([u8; 26]);

impl Blockade {
    /// Of these blockers.
    #[must_use]
    pub fn of(blockers: &Men) -> Self {
        let mut escapes_from = [0; 26];
        for (place, escapes_here) in (1..).zip(&mut escapes_from[1..]) {
            *escapes_here = escapes(blockers, place);
        }
        Self(escapes_from)
    }

    /// `Mobility`: the escapes of all men of a side together.
    #[must_use]
    pub fn mobility(&self, runners: &Men) -> i32 {
        runners
            .places()
            .map(|(place, men)| i32::from(men) * i32::from(self.escapes(place)))
            .sum()
    }

    /// `Escapes` from a place.
    #[must_use]
    pub const fn escapes(&self, place: u8) -> u8 {
        self.0[place as usize]
    }
}

/// How one side's men are contained by the other's points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Containment {
    /// `Contain`: 36 less the fewest escapes from any point between the 24 point and the 9 point; a trap for men that may
    /// be hit.
    pub possible: u8,
    /// `Acontain`: the same between the man furthest back and the 9 point; 0 if no man is behind the 8 point.
    pub actual: u8,
    /// `Contsq`: where those fewest escapes are, the rearmost such place; the place of the man furthest back if it is past
    /// the 9 point.
    pub worst: u8,
}

impl Containment {
    const NINE_POINT: u8 = 9;

    /// Of these runners by these blockers.
    #[must_use]
    pub fn of(runners: &Men, blockers: &Men) -> Self {
        Self::by(runners, |place| escapes(blockers, place))
    }

    /// Of these runners by a blockade.
    #[must_use]
    pub fn behind(blockade: &Blockade, runners: &Men) -> Self {
        Self::by(runners, |place| blockade.escapes(place))
    }

    fn by(runners: &Men, escapes: impl Fn(u8) -> u8) -> Self {
        let most_back = runners.most_back();
        let mut fewest = (36, most_back);
        let mut fewest_anywhere = 36;
        for place in (Self::NINE_POINT..=most_back.max(24)).rev() {
            let escapes = escapes(place);
            if place <= most_back && escapes < fewest.0 {
                fewest = (escapes, place);
            }
            if place <= 24 {
                fewest_anywhere = escapes.min(fewest_anywhere);
            }
        }
        Self {
            possible: 36 - fewest_anywhere,
            actual: 36 - fewest.0,
            worst: fewest.1,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use barpoint_rules::{Board, Variation};

    fn blocked(points: &[u8]) -> Men {
        let mut counts = [0; 26];
        for &point in points {
            counts[usize::from(point)] = 2;
        }
        Men::of(&counts)
    }

    /// Worked by hand: with the next k points blocked only dice above k start.
    #[test]
    fn rolls_past_a_block_in_front() {
        for (points, rolls) in [
            (&[][..], 36),
            (&[2], 35),               // 1-1
            (&[7], 30),               // 6-6 and what adds up to 6
            (&[2, 3], 32),            // 1-1, 2-2, 2-1
            (&[2, 3, 4], 27),         // both dice below 4
            (&[2, 3, 4, 5], 20),      // a 5 or a 6
            (&[2, 3, 4, 5, 6], 11),   // a 6
            (&[2, 3, 4, 5, 6, 7], 0), // a full prime
            (&[3, 4, 5, 6, 7, 8], 0), // one pip away: 1s start, but no die then leaps
        ] {
            assert_eq!(escapes(&blocked(points), 24), rolls, "{points:?}");
        }
    }

    #[test]
    fn a_block_far_away_lets_small_rolls_be_played() {
        // Blocked at distances 7 to 12: any roll that adds up to 6 or less can be played.
        let far = blocked(&[8, 9, 10, 11, 12, 13]);
        assert_eq!(escapes(&far, 24), 15);
        assert_eq!(escapes(&far, 25), 21, "7 pips or less");
    }

    #[test]
    fn the_start_contains_the_men_on_the_24_point() {
        let start = Variation::Standard.start();
        let (own, theirs) = (Men::of(start.on_roll()), Men::of(start.opponent()));
        // Blocked are 5, 7 and 12 pips: 4-1, 3-2, 5-5, 6-1, 5-2, 4-3 and 6-6.
        assert_eq!(escapes(&theirs, 24), 24);
        let contained = Containment::of(&own, &theirs);
        assert_eq!(contained.possible, contained.actual);
        assert_eq!((contained.actual, contained.worst), (14, 23));
        assert_eq!(contained, Containment::of(&theirs, &own));
    }

    #[test]
    fn men_past_the_nine_point_are_not_contained() {
        let board = Board::with_checkers(
            &[(8, 1)],
            &[(24, 2), (23, 2), (4, 2), (5, 2), (6, 2), (7, 2)],
        )
        .unwrap();
        let contained = Containment::of(&Men::of(board.on_roll()), &Men::of(board.opponent()));
        assert_eq!((contained.actual, contained.worst), (0, 8));
        // Worst three pips away from four in a row: 1-1, 6-1, 5-2 and 6-2 are left.
        assert_eq!(contained.possible, 29);
    }

    #[test]
    fn more_points_never_leave_more_escapes() {
        for blocked in 0..PLAYABLE.len() {
            for point in 0..12 {
                assert!(PLAYABLE[blocked | 1 << point] <= PLAYABLE[blocked]);
            }
        }
        assert_eq!(PLAYABLE[0], 36);
    }
}
