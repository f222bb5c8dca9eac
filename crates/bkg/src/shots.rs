//! The danger that blots are in: `P1`, `P2` and `Piploss` (paper, IV.A).
//!
//! Points are those of the side that has just moved; hitters come from 0, their bar, and move up. For each of the 21
//! rolls the ways to hit are found with the points they need to land on between; the paper's table of 40 ways does
//! the same (there are 39: 6 by one die, 15 by two dice, 18 by two to four steps of a double).

mod double;
mod two_dice;

use barpoint_rules::Roll;

use crate::Men;
use crate::men::{HOME, ON_POINTS, mirrored};

/// What the opponent's next roll may do to the blots of the side that has just moved.
///
/// ```
/// use barpoint_bkg::{Men, Shots};
/// use barpoint_rules::Board;
///
/// // A blot on the 6 point, six pips from a man on the bar: 16 rolls hit it, and it has come 19 pips.
/// let board = Board::with_checkers(&[(6, 1), (1, 2), (2, 2)], &[(25, 1)])?;
/// let shots = Shots::of(&Men::of(board.on_roll()), &Men::of(board.opponent()));
/// assert_eq!((shots.hits, shots.pips), (16, 16 * 19));
/// # Ok::<(), barpoint_rules::BoardError>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Shots {
    /// `P1`: of 36 rolls, how many hit a blot or more.
    pub hits: u8,
    /// `P2`: how many can hit two blots, or bring two men to where a blot was.
    pub doubled: u8,
    /// `Piploss`: pips lost, summed over the 36 rolls: the most advanced blot that the roll can hit, and where two can be
    /// hit the two that lose most.
    pub pips: i32,
}

/// Which men count as blots and as hitters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Threat {
    /// As in the paper: no blot on the opponent's ace and deuce point unless three of the opponent's home points are
    /// made, and no hitter that would break a pair at home.
    Likely,
    /// Every single man, every hitter.
    #[cfg(test)]
    Any,
}

/// Where the men are, as sets of points of the side that has just moved.
#[derive(Clone, Copy, Debug)]
struct Field {
    /// Blots that can be hit.
    targets: u32,
    /// Points to land on.
    open: u32,
    /// Places with a hitter.
    hitters: u32,
    /// Places with two hitters or more.
    twice: u32,
    /// Men on the opponent's bar.
    bar: u8,
}

/// What one roll can do.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Harm {
    pips: i32,
    doubled: bool,
}

impl Shots {
    /// Of the opponent, who is to roll, at the blots of the side that has just moved.
    #[must_use]
    pub fn of(moved: &Men, opponent: &Men) -> Self {
        Self::against(moved, opponent, Threat::Likely)
    }

    pub(crate) fn against(moved: &Men, opponent: &Men, threat: Threat) -> Self {
        let field = Field::of(moved, opponent, threat);
        let mut shots = Self::default();
        if !field.in_front_of_a_hitter() {
            return shots;
        }
        for (roll, weight) in Roll::weighted() {
            let harm = field.harm(roll);
            if harm.pips > 0 {
                shots.hits += weight;
                shots.doubled += if harm.doubled { weight } else { 0 };
                shots.pips += i32::from(weight) * harm.pips;
            }
        }
        shots
    }
}

impl Field {
    fn of(moved: &Men, opponent: &Men, threat: Threat) -> Self {
        let home_points = (opponent.points() & HOME).count_ones();
        let (mut targets, mut hitters) = (moved.singles(), opponent.occupied() & ON_POINTS);
        if threat == Threat::Likely {
            if home_points <= 2 {
                targets &= !(1 << 24 | 1 << 23);
            }
            hitters &= !pairs_at_home(opponent);
        }
        Self {
            targets,
            open: ON_POINTS & !moved.points(),
            hitters: mirrored(hitters),
            twice: mirrored(hitters & opponent.points()),
            bar: opponent.on_bar(),
        }
    }

    /// Whether any blot is in front of any hitter; most of the time near the end none is.
    fn in_front_of_a_hitter(&self) -> bool {
        let hitters = self.hitters | u32::from(self.bar > 0);
        self.targets >> hitters.trailing_zeros().min(31) > 1
    }

    fn harm(&self, roll: Roll) -> Harm {
        let (high, low) = (u32::from(roll.high()), u32::from(roll.low()));
        match (self.bar, high == low) {
            (0, false) => self.two_dice(high, low),
            (1, false) => self
                .entering_one(high, low)
                .worse(self.entering_one(low, high)),
            (_, false) => self.entering_two(high, low),
            (_, true) => self.double(high),
        }
    }

    /// Whether men from two places can both move: they are two men.
    const fn two_men(&self, a: u32, b: u32) -> bool {
        a != b || self.twice >> a & 1 == 1
    }

    /// A hit of the most advanced of these blots.
    fn one_of(blots: u32) -> Harm {
        match blots {
            0 => Harm::default(),
            _ => Harm {
                pips: pips_lost(blots.trailing_zeros()),
                doubled: false,
            },
        }
    }
}

impl Harm {
    /// Both, where the roll may be played either way.
    fn worse(self, other: Self) -> Self {
        Self {
            pips: self.pips.max(other.pips),
            doubled: self.doubled || other.doubled,
        }
    }
}

/// Pips that a man on this point has come.
const fn pips_lost(point: u32) -> i32 {
    25 - point.cast_signed()
}

/// Points in a set.
fn each(mut set: u32) -> impl Iterator<Item = u32> {
    std::iter::from_fn(move || {
        let point = set.trailing_zeros();
        set &= set.wrapping_sub(1);
        (point < 32).then_some(point)
    })
}

/// Home points held by two men and no more.
fn pairs_at_home(men: &Men) -> u32 {
    (1..=6)
        .filter(|&point| men.on(point) == 2)
        .fold(0, |pairs, point| pairs | 1 << point)
}

#[cfg(test)]
mod tests;
