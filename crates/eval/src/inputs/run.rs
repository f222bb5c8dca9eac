//! How well one checker runs past the points made in front of it, for every pattern of blocks.
//!
//! A pattern has 12 bits; bit `i - 1` is set where the point `i` pips in front is held by the other
//! side. The checker alone uses the whole next roll: both dice in either order, doubles four times,
//! always landing on open points. Points more than 12 pips ahead count as open, and so does bearing
//! off.

/// Number of block patterns.
pub(crate) const PATTERNS: usize = 4096;

/// Of the 36 rolls, how many let the checker run more than six pips, by block pattern: 23 with
/// nothing ahead, 0 behind a full prime.
pub(crate) static ESCAPES: [u8; PATTERNS] = tables().0;

/// 36 times the mean number of pips the checker can run, by block pattern: 294 with nothing ahead.
pub(crate) static MOBILITY: [u16; PATTERNS] = tables().1;

/// The pattern a checker on `place` (`1..=25`, its owner's numbers) sees, where `made` are the points
/// the other side has made, in that other side's numbers.
#[inline]
pub(crate) const fn ahead(place: u32, made: u32) -> usize {
    // The point `i` in front of `place` is the other side's `25 - place + i`.
    (made >> (26 - place)) as usize & (PATTERNS - 1)
}

const fn tables() -> ([u8; PATTERNS], [u16; PATTERNS]) {
    let (mut escapes, mut mobility) = ([0; PATTERNS], [0; PATTERNS]);
    let mut pattern = 0;
    while pattern < PATTERNS {
        let mut high = 1;
        while high <= 6 {
            let mut low = 1;
            while low <= high {
                let weight = if high == low { 1 } else { 2 };
                let pips = reach(pattern as u32, high, low);
                mobility[pattern] += weight * pips as u16;
                if pips > 6 {
                    escapes[pattern] += weight as u8;
                }
                low += 1;
            }
            high += 1;
        }
        pattern += 1;
    }
    (escapes, mobility)
}

/// The most pips the checker can run with one roll.
const fn reach(pattern: u32, high: u32, low: u32) -> u32 {
    // Bit `i` of `open`: a checker may land `i` pips ahead.
    let open = !(pattern << 1);
    if high == low {
        let mut steps = 0;
        while steps < 4 && open >> (high * (steps + 1)) & 1 == 1 {
            steps += 1;
        }
        return high * steps;
    }
    let (long, short) = (open >> high & 1 == 1, open >> low & 1 == 1);
    if (long || short) && open >> (high + low) & 1 == 1 {
        high + low
    } else if long {
        high
    } else if short {
        low
    } else {
        0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_ahead_means_every_roll_runs_in_full() {
        // Too short are 11 and the mixed rolls up to a sum of six: 21, 31, 41, 51, 32, 42.
        assert_eq!(ESCAPES[0], 36 - (1 + 2 * 6));
        // Mean pips of a roll: 8 1/6.
        assert_eq!(MOBILITY[0], 294);
    }

    #[test]
    fn a_full_prime_holds_everything() {
        assert_eq!((ESCAPES[0b11_1111], MOBILITY[0b11_1111]), (0, 0));
        // At the edge of a five-point prime only sixes escape: 61 to 65 and 66.
        assert_eq!(ESCAPES[0b01_1111], 11);
    }

    #[test]
    fn more_blocks_never_help() {
        for pattern in 0..PATTERNS {
            for bit in 0..12 {
                let more = pattern | 1 << bit;
                assert!(ESCAPES[more] <= ESCAPES[pattern]);
                assert!(MOBILITY[more] <= MOBILITY[pattern]);
            }
        }
    }

    #[test]
    fn the_pattern_starts_one_pip_ahead() {
        // A checker on the bar faces the other side's point 1 first.
        assert_eq!(ahead(25, 1 << 1), 1);
        assert_eq!(ahead(25, 1 << 12), 1 << 11);
        // One on its own 8 faces the other side's 18 first, its own 7.
        assert_eq!(ahead(8, 1 << 18), 1);
        assert_eq!(ahead(1, 1 << 24), 0);
    }
}
