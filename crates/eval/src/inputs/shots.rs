//! The danger of being hit: which rolls of the attacker hit which blots.
//!
//! Exact for each of the 21 rolls as far as single hits go: direct and combination shots, doubles
//! played up to four times, blocked landing points, entering from the bar first. Two liberties are
//! taken, both rare: a hit is counted although the rule to play both dice (or the larger one) would
//! forbid it, and two blots count as hit together although the two hits need the same checker in
//! some mixed cases.

use barpoint_rules::Board;

use super::masks::{Masks, POINTS, mirrored};

/// What the attacker's next roll does to the other side's blots.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Shots {
    /// Rolls out of 36 that hit at least one blot.
    pub(crate) hit: u32,
    /// Rolls out of 36 that hit two or more.
    pub(crate) double_hit: u32,
    /// 36 times the mean number of pips the blots' owner loses by the costliest single hit.
    pub(crate) pips: u32,
}

/// One side's chances to hit, in its own point numbers.
struct Attack {
    /// Where the attacker has checkers, the bar left out.
    men: u32,
    /// Where it has two or more.
    made: u32,
    /// The other side's blots.
    blots: u32,
    /// Where the attacker may land.
    open: u32,
}

/// For every roll the blots that can be hit (as a mask), and whether two can be.
struct Hits<const ROLLS: usize> {
    any: [u32; ROLLS],
    two: [bool; ROLLS],
}

/// The fifteen rolls that are not doubles. The sixteenth lane is filler that moves nothing.
const MIXED: usize = 16;
const LARGE: [u32; MIXED] = [2, 3, 3, 4, 4, 4, 5, 5, 5, 5, 6, 6, 6, 6, 6, 31];
const SMALL: [u32; MIXED] = [1, 1, 2, 1, 2, 3, 1, 2, 3, 4, 1, 2, 3, 4, 5, 31];
/// The six doubles; two lanes of filler.
const DOUBLES: usize = 8;
const DOUBLE: [u32; DOUBLES] = [1, 2, 3, 4, 5, 6, 31, 31];

/// The rolls out of 36 with which the player on roll hits at least one blot.
///
/// ```
/// use barpoint_eval::inputs::rolls_that_hit;
/// use barpoint_rules::Board;
///
/// // A direct six: eleven rolls with a six, 5-1, 4-2, 3-3 and 2-2.
/// let board = Board::with_checkers(&[(24, 1)], &[(7, 1)])?;
/// assert_eq!(rolls_that_hit(&board), 17);
/// # Ok::<(), barpoint_rules::BoardError>(())
/// ```
#[must_use]
pub fn rolls_that_hit(board: &Board) -> u8 {
    let attacker = Masks::of(board.on_roll());
    let found = shots(attacker, board.on_roll()[25], Masks::of(board.opponent()));
    u8::try_from(found.hit).unwrap_or(36)
}

/// The attacker's shots at the other side's blots, with `bar` attacking checkers still to enter.
#[inline]
pub(crate) fn shots(attacker: Masks, bar: u8, target: Masks) -> Shots {
    let attack = Attack {
        men: attacker.occupied & POINTS,
        made: attacker.made,
        blots: mirrored(target.blots),
        open: POINTS & !mirrored(target.made),
    };
    // A blot is in reach only in front of the attacker's rearmost checker.
    if attack.blots & ((1 << attacker.rearmost()) - 1) == 0 {
        return Shots::default();
    }
    let (mixed, doubles) = match bar {
        0 => (attack.mixed(), attack.doubles()),
        _ => (attack.mixed_from_bar(bar), attack.doubles_from_bar(bar)),
    };
    let mut shots = Shots::default();
    for (weight, any, two) in [
        (2, &mixed.any[..15], &mixed.two[..15]),
        (1, &doubles.any[..6], &doubles.two[..6]),
    ] {
        for (&any, &two) in any.iter().zip(two) {
            shots.hit += weight * u32::from(any != 0);
            shots.double_hit += weight * u32::from(two);
            // A blot on the attacker's point `t` has come `t` pips (counted from its owner's bar).
            shots.pips += weight * (any | 1).ilog2();
        }
    }
    shots
}

/// Whether at least two bits are set.
const fn several(mask: u32) -> bool {
    mask & mask.wrapping_sub(1) != 0
}

impl Attack {
    fn mixed(&self) -> Hits<MIXED> {
        let &Self {
            men,
            made,
            blots,
            open,
        } = self;
        let (mut any, mut two) = ([0; MIXED], [false; MIXED]);
        for roll in 0..MIXED {
            let (large, small) = (LARGE[roll], SMALL[roll]);
            let (by_large, by_small) = (men >> large, men >> small);
            let (hit_large, hit_small) = (by_large & blots, by_small & blots);
            let combined = (by_large & open) >> small | (by_small & open) >> large;
            any[roll] = hit_large | hit_small | combined & blots;
            // One checker hits on the way and again at the end ...
            let chain = (hit_large >> small | hit_small >> large) & blots;
            // ... or two checkers hit one blot each; a lone checker cannot do both.
            let from = hit_large << large | hit_small << small;
            let hitters = several(from) || hit_large << large & made != 0;
            let pair = hit_large != 0 && hit_small != 0 && several(hit_large | hit_small);
            two[roll] = chain != 0 || pair && hitters;
        }
        Hits { any, two }
    }

    fn doubles(&self) -> Hits<DOUBLES> {
        let &Self {
            men, blots, open, ..
        } = self;
        let (mut any, mut two) = ([0; DOUBLES], [false; DOUBLES]);
        for roll in 0..DOUBLES {
            let die = DOUBLE[roll];
            // Where a checker can be after one to four steps, and where after hitting on the way.
            let one = men >> die;
            let second = (one & open) >> die;
            let third = (second & open) >> die;
            let fourth = (third & open) >> die;
            let hit_one = one & blots;
            let hit_second = second & blots & !hit_one;
            let hit_third = third & blots & !(hit_one | hit_second);
            any[roll] = hit_one | hit_second | hit_third | fourth & blots;
            let after_one = hit_one >> die;
            let after_second = (after_one & open | second & blots) >> die;
            let after_third = (after_second & open | third & blots) >> die;
            let chain = (after_one | after_second | after_third) & blots;
            // Two checkers with at most four steps between them.
            let pair = several(hit_one)
                || several(hit_second)
                || hit_one != 0 && hit_second | hit_third != 0;
            two[roll] = chain != 0 || pair;
        }
        Hits { any, two }
    }

    fn mixed_from_bar(&self, bar: u8) -> Hits<MIXED> {
        let (mut any, mut two) = ([0; MIXED], [false; MIXED]);
        for roll in 0..15 {
            let (large, small) = (LARGE[roll], SMALL[roll]);
            let enter = |die: u32| 1 << (25 - die) & self.open;
            let (with_large, with_small) = (enter(large), enter(small));
            if bar > 1 {
                any[roll] = (with_large | with_small) & self.blots;
                two[roll] = several(any[roll]);
                continue;
            }
            for (entered, die) in [(with_large, small), (with_small, large)] {
                if entered == 0 {
                    continue;
                }
                let entering = entered & self.blots;
                let moving = (self.men | entered) >> die & self.blots;
                any[roll] |= entering | moving;
                two[roll] |= entering != 0 && moving & !entering != 0;
            }
        }
        Hits { any, two }
    }

    fn doubles_from_bar(&self, bar: u8) -> Hits<DOUBLES> {
        let (mut any, mut two) = ([0; DOUBLES], [false; DOUBLES]);
        for roll in 0..6 {
            let die = DOUBLE[roll];
            let entered = 1 << (25 - die) & self.open;
            if entered == 0 {
                continue;
            }
            any[roll] = entered & self.blots;
            let mut here = self.men | entered;
            for _ in bar..4 {
                let next = here >> die;
                any[roll] |= next & self.blots;
                here = next & self.open;
            }
            two[roll] = several(any[roll]);
        }
        Hits { any, two }
    }
}
