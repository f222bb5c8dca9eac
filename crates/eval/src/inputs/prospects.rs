//! What a side can do with its next roll: points it can make, blots it can hit, blots of its own it can save; and what it
//! has to do it with.
//!
//! Counted over all 21 rolls from bit masks, as the shots are. Liberties are taken, all in rare positions: the rule to
//! play both dice is not asked for, with two checkers or more on the bar a roll that is no double makes and hits only what
//! entering makes and hits, and of two blots only those are saved together that one checker can bring together.

use super::masks::{HOME, Masks, POINTS, at_least, mirrored};
use super::run::{ESCAPES, ahead};

/// Points 3 to 8: two checkers there stay where they are.
const STAYING: u32 = 0x1f8;
/// Points 18 to 23: where an anchor is worth most.
const ANCHORS: u32 = 0x00fc_0000;
/// Points 1 to 12.
const NEAR: u32 = 0x1ffe;
/// Points 13 to 24.
const FAR: u32 = POINTS & !NEAR;
/// Points 18 to 24 and the bar.
const BACK: u32 = 0x03fc_0000;

/// The fifteen rolls that are not doubles and the six that are, with lanes of filler that move nothing.
const MIXED: usize = 16;
const LARGE: [u32; MIXED] = [2, 3, 3, 4, 4, 4, 5, 5, 5, 5, 6, 6, 6, 6, 6, 31];
const SMALL: [u32; MIXED] = [1, 1, 2, 1, 2, 3, 1, 2, 3, 4, 1, 2, 3, 4, 5, 31];
const DOUBLES: usize = 8;
const DOUBLE: [u32; DOUBLES] = [1, 2, 3, 4, 5, 6, 31, 31];
const FILLER: u32 = 31;

/// One side's prospects, in its own point numbers. Chances are over the 36 rolls it could throw if it were next.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Prospects {
    /// Chance to make one of the points 3 to 8.
    pub(crate) makes_block: f32,
    /// Chance to make a home point.
    pub(crate) makes_home: f32,
    /// Chance to make one of the points 18 to 23.
    pub(crate) makes_anchor: f32,
    /// Chance to make a point that lengthens the longest prime.
    pub(crate) lengthens_prime: f32,
    /// Chance to make a point on a blot on this side's points 1 to 12.
    pub(crate) points_on: f32,
    /// Chance to hit in this side's home board.
    pub(crate) hits_home: f32,
    /// Chance to hit on this side's points 13 to 24.
    pub(crate) hits_far: f32,
    /// Chance to leave none of up to two exposed blots as it is; 1 without any, 0 with three or more that stay.
    pub(crate) tidies: f32,
    /// Made points in the best six neighbouring places up to 15 (two for a point, one for a blot), over 6.
    pub(crate) window: f32,
    /// Most made points in six such places in front of the opponent's rearmost checker, over 6.
    pub(crate) window_ahead: f32,
    /// Blots in the best six places, over 3.
    pub(crate) window_blots: f32,
    /// Checkers on the ace and two points, over 6.
    pub(crate) deep: f32,
    /// Most checkers on a point, over 6.
    pub(crate) tallest: f32,
    /// Blots in the home board, over 3.
    pub(crate) home_blots: f32,
    /// Sum over the checkers from the 18 point back of the chance to run more than six pips, over 3.
    pub(crate) back_escapes: f32,
}

impl Prospects {
    /// Numbers a side.
    pub(crate) const COUNT: usize = 15;

    /// The prospects of one side. `theirs` are the other side's masks, in its own numbers.
    #[inline]
    pub(crate) fn of(half: &[u8; 26], own: Masks, theirs: Masks) -> Self {
        let mut prospects = Self::default();
        prospects.count_rolls(half, own, theirs);
        prospects.look_at_blocks(own, theirs);
        prospects.look_at_checkers(half, own, theirs);
        prospects
    }

    #[inline]
    fn count_rolls(&mut self, half: &[u8; 26], own: Masks, theirs: Masks) {
        let side = Side::new(half, own, theirs);
        let mut rolls = Rolls::default();
        if side.bar == 0 {
            side.mixed(&mut rolls);
            side.doubles(&mut rolls);
        } else {
            side.mixed_from_bar(&mut rolls);
            side.doubles_from_bar(&mut rolls);
        }
        let chance = |rolls: u32| rolls as f32 * (1.0 / 36.0);
        self.makes_block = chance(rolls.block);
        self.makes_home = chance(rolls.home);
        self.makes_anchor = chance(rolls.anchor);
        self.lengthens_prime = chance(rolls.longer);
        self.points_on = chance(rolls.points_on);
        self.hits_home = chance(rolls.hits_home);
        self.hits_far = chance(rolls.hits_far);
        self.tidies = chance(rolls.tidy);
    }

    #[inline]
    fn look_at_blocks(&mut self, own: Masks, theirs: Masks) {
        let first_ahead = 25 - theirs.rearmost();
        let (mut best, mut points, mut blots, mut points_ahead) = (0, 0, 0, 0);
        for low in 1..=10 {
            let six = 0x3f << low;
            let made = (own.made & six).count_ones();
            let single = (own.blots & six).count_ones();
            if 2 * made + single > best {
                (best, points, blots) = (2 * made + single, made, single);
            }
            if low > first_ahead {
                points_ahead = made.max(points_ahead);
            }
        }
        self.window = points as f32 * (1.0 / 6.0);
        self.window_ahead = points_ahead as f32 * (1.0 / 6.0);
        self.window_blots = blots as f32 * (1.0 / 3.0);
    }

    #[inline]
    fn look_at_checkers(&mut self, half: &[u8; 26], own: Masks, theirs: Masks) {
        self.deep = f32::from(half[1] + half[2]) * (1.0 / 6.0);
        let tallest = half[1..25].iter().fold(0, |most, &n| n.max(most));
        self.tallest = f32::from(tallest) * (1.0 / 6.0);
        self.home_blots = (own.blots & HOME).count_ones() as f32 * (1.0 / 3.0);
        let mut escapes = 0;
        let mut back = own.occupied & BACK;
        while back != 0 {
            let place = back.trailing_zeros();
            back &= back - 1;
            let one = u32::from(ESCAPES[ahead(place, theirs.made)]);
            escapes += u32::from(half[place as usize]) * one;
        }
        self.back_escapes = escapes as f32 * (1.0 / 108.0);
    }

    /// The numbers in the order of the net.
    pub(crate) const fn to_array(self) -> [f32; Self::COUNT] {
        [
            self.makes_block,
            self.makes_home,
            self.makes_anchor,
            self.lengthens_prime,
            self.points_on,
            self.hits_home,
            self.hits_far,
            self.tidies,
            self.window,
            self.window_ahead,
            self.window_blots,
            self.deep,
            self.tallest,
            self.home_blots,
            self.back_escapes,
        ]
    }
}

/// One side before its roll, as masks in its own point numbers.
struct Side {
    bar: u8,
    /// Its checkers on the points.
    men: u32,
    /// Where checkers that may leave stand: not where two hold a point from 3 to 8.
    movers: u32,
    /// Where two may leave together.
    pairs: u32,
    blots: u32,
    /// Blots that the other side has not passed yet.
    exposed: u32,
    /// The other side's blots.
    targets: u32,
    /// Where this side may land.
    open: u32,
    /// Open points that are not made.
    free: u32,
    /// Points that would lengthen the longest prime.
    longer: u32,
}

/// Rolls out of 36, for the chances of [`Prospects`].
#[derive(Default)]
struct Rolls {
    block: u32,
    home: u32,
    anchor: u32,
    longer: u32,
    points_on: u32,
    hits_home: u32,
    hits_far: u32,
    tidy: u32,
}

impl Side {
    #[inline]
    fn new(half: &[u8; 26], own: Masks, theirs: Masks) -> Self {
        let men = own.occupied & POINTS;
        let two = own.made & !at_least::<3>(half);
        let movers = men & !(two & STAYING);
        let open = POINTS & !mirrored(theirs.made);
        // A blot is in reach of the other side's rearmost checker up to here.
        let passed = 25 - theirs.rearmost();
        Self {
            bar: half[25],
            men,
            movers,
            pairs: own.made & movers,
            blots: own.blots,
            exposed: own.blots & u32::MAX << passed << 1,
            targets: mirrored(theirs.blots),
            open,
            free: open & !own.made,
            longer: lengthening(own.made),
        }
    }

    /// Notes a roll of this weight that can make the points and hit the blots given.
    #[inline]
    fn note(&self, rolls: &mut Rolls, weight: u32, makes: u32, hits: u32, tidies: bool) {
        let new = makes & self.free;
        let hits = hits & self.targets;
        let flag = |is: bool| weight * u32::from(is);
        rolls.block += flag(new & STAYING != 0);
        rolls.home += flag(new & HOME != 0);
        rolls.anchor += flag(new & ANCHORS != 0);
        rolls.longer += flag(new & self.longer != 0);
        rolls.points_on += flag(new & self.targets & NEAR != 0);
        rolls.hits_home += flag(hits & HOME != 0);
        rolls.hits_far += flag(hits & FAR != 0);
        rolls.tidy += flag(tidies);
    }

    /// Whether a roll that makes these points and lets a checker go as `lands` says saves the exposed blots. No branch:
    /// many rolls are looked at together.
    #[inline]
    fn tidies(&self, makes: u32, lands: impl Fn(u32) -> u32) -> bool {
        let front = self.exposed & self.exposed.wrapping_neg();
        let rest = self.exposed & !front;
        let together = (rest & rest.wrapping_sub(1) == 0) & (lands(rest) & front != 0);
        let alone = (rest == 0) & ((makes & front != 0) | (lands(front) & self.men != 0));
        (front == 0) | alone | together
    }

    #[inline]
    fn mixed(&self, rolls: &mut Rolls) {
        for roll in 0..MIXED {
            let (large, small) = (LARGE[roll], SMALL[roll]);
            let lands = |from: u32| {
                let (by_large, by_small) = (from >> large, from >> small);
                let both = (by_large & self.open) >> small | (by_small & self.open) >> large;
                by_large | by_small | both
            };
            let makes =
                self.movers >> large & self.movers >> small | lands(self.movers) & self.blots;
            let tidies = (large != FILLER) & self.tidies(makes, lands);
            self.note(rolls, 2, makes, lands(self.men), tidies);
        }
    }

    #[inline]
    fn doubles(&self, rolls: &mut Rolls) {
        for die in DOUBLE {
            let lands = |from: u32| {
                let one = from >> die;
                let two = (one & self.open) >> die;
                let three = (two & self.open) >> die;
                one | two | three | (three & self.open) >> die
            };
            let one = self.movers >> die;
            let two = (one & self.open) >> die;
            let by_two = self.pairs >> die;
            let by_two = by_two | (by_two & self.open) >> die;
            let makes = lands(self.movers) & self.blots | one & two | by_two;
            let tidies = (die != FILLER) & self.tidies(makes, lands);
            self.note(rolls, 1, makes, lands(self.men), tidies);
        }
    }

    fn mixed_from_bar(&self, rolls: &mut Rolls) {
        for (large, small) in LARGE.into_iter().zip(SMALL).take(15) {
            let (mut makes, mut hits) = (0, 0);
            for (enters, other) in [(large, small), (small, large)] {
                let entered = 1 << (25 - enters) & self.open;
                if entered == 0 {
                    continue;
                }
                makes |= entered & self.blots;
                hits |= entered;
                if self.bar == 1 {
                    makes |= self.movers >> other & (self.blots | entered);
                    hits |= (self.men | entered) >> other;
                }
            }
            self.note(rolls, 2, makes, hits, self.exposed & !makes == 0);
        }
    }

    fn doubles_from_bar(&self, rolls: &mut Rolls) {
        let entering = u32::from(self.bar).min(4);
        for die in 1..=6 {
            let entered = 1 << (25 - die) & self.open;
            if entered == 0 {
                self.note(rolls, 1, 0, 0, self.exposed == 0);
                continue;
            }
            let (mut makes, mut hits) = (entered & self.blots, entered);
            let mut pairs = self.pairs;
            if entering > 1 {
                makes |= entered;
                pairs |= entered;
            }
            let steps = 4 - entering;
            // Where any checker, and one that may leave, can be after this many steps.
            let (mut any, mut leaving) = (self.men | entered, self.movers | entered);
            let mut first = 0;
            for step in 1..=steps {
                hits |= any >> die;
                any = any >> die & self.open;
                let arrives = leaving >> die;
                makes |= arrives & self.blots;
                if step == 1 {
                    first = arrives;
                }
                if step == 2 {
                    makes |= arrives & first;
                }
                leaving = arrives & self.open;
            }
            if steps >= 2 {
                makes |= pairs >> die;
            }
            self.note(rolls, 1, makes, hits, self.exposed & !makes == 0);
        }
    }
}

/// The points that, if made as well, would give a run of made points longer than any there is.
#[inline]
fn lengthening(made: u32) -> u32 {
    // Runs that begin at a point with this many made points ...
    let (mut run, mut length) = (made, 0);
    while run != 0 {
        run &= run >> 1;
        length += 1;
    }
    // ... and points that join the runs below and above them to one of `length + 1`.
    let mut joins = 0;
    let mut below = POINTS;
    for lower in 0..=length {
        let mut both = below;
        for upper in 1..=length - lower {
            both &= made >> upper;
        }
        joins |= both;
        below &= made << (lower + 1);
    }
    joins & !made
}

#[cfg(test)]
mod tests;
