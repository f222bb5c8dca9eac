//! The terms by which two plays are compared, each a number counted in the position after the play.

use crate::Facts;
use crate::facts::prime;

/// Kinds of reasons.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Family {
    /// Rolls of the opponent that hit.
    Shots,
    /// The opponent's checkers on the bar, and rolls that do not enter.
    Hit,
    /// Pips to go.
    Race,
    /// How well the opponent's checkers behind are blocked.
    Blockade,
    /// Points and blots in the home board.
    HomeBoard,
    /// Points made in the opponent's home board.
    Anchor,
    /// Own checkers behind, and how easily they leave.
    BackCheckers,
    /// Spare checkers that bear on the best free point, or a checker on it.
    Builders,
    /// Checkers stacked.
    Stacks,
    /// Checkers out of play.
    OutOfPlay,
    /// Checkers borne off or still to come home.
    BearOff,
    /// Effective pips and rolls that miss.
    Wastage,
}

impl Family {
    /// All of them.
    pub const ALL: [Self; 12] = [
        Self::Shots,
        Self::Hit,
        Self::Race,
        Self::Blockade,
        Self::HomeBoard,
        Self::Anchor,
        Self::BackCheckers,
        Self::Builders,
        Self::Stacks,
        Self::OutOfPlay,
        Self::BearOff,
        Self::Wastage,
    ];

    /// Its name in files and in JSON.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Shots => "shots",
            Self::Hit => "hit",
            Self::Race => "race",
            Self::Blockade => "blockade",
            Self::HomeBoard => "home-board",
            Self::Anchor => "anchor",
            Self::BackCheckers => "back-checkers",
            Self::Builders => "builders",
            Self::Stacks => "stacks",
            Self::OutOfPlay => "out-of-play",
            Self::BearOff => "bear-off",
            Self::Wastage => "wastage",
        }
    }
}

/// A number counted in a position; the more of it the better for the player who has moved.
#[derive(Clone, Copy, Debug)]
pub struct Term {
    /// Its name in the file of weights.
    pub name: &'static str,
    /// The kind of reason it belongs to.
    pub family: Family,
    /// The number.
    pub of: fn(&Facts) -> f32,
}

const fn term(name: &'static str, family: Family, of: fn(&Facts) -> f32) -> Term {
    Term { name, family, of }
}

fn share(throws: u8) -> f32 {
    f32::from(throws) / 36.0
}

/// 1 if so, else 0.
fn one(is_so: bool) -> f32 {
    f32::from(u8::from(is_so))
}

/// All terms. Sizes are such that a step of 1 is a large one.
pub const TERMS: [Term; 24] = [
    term("shots", Family::Shots, |f| -share(f.replies.hits.throws())),
    term("shots-into-a-board", Family::Shots, |f| {
        -share(f.replies.hits.throws()) * f32::from(f.their_home_points) / 6.0
    }),
    term("double-shots", Family::Shots, |f| {
        -share(f.replies.double_hits.throws())
    }),
    term("on-bar", Family::Hit, |f| f32::from(f.on_bar)),
    term("dances", Family::Hit, |f| share(f.replies.dances.throws())),
    term("lead", Family::Race, |f| f.lead() as f32 / 10.0),
    term("contained", Family::Blockade, |f| {
        f.their_escapes.map_or(0.0, |rolls| 1.0 - share(rolls))
    }),
    term("trap", Family::Blockade, |f| 1.0 - share(f.least_escapes)),
    term("home-points", Family::HomeBoard, |f| {
        f32::from(f.home_points) * one(f.contact)
    }),
    term("home-blots", Family::HomeBoard, |f| {
        -f32::from(f.home_blots) * one(f.contact)
    }),
    term("anchor", Family::Anchor, |f| one(f.anchor.is_some())),
    term("advanced-anchor", Family::Anchor, |f| {
        one(f.anchor.is_some_and(|point| point <= 21))
    }),
    term("back", Family::BackCheckers, |f| -f32::from(f.back)),
    term("escapes", Family::BackCheckers, |f| {
        f.escapes.map_or(1.0, share)
    }),
    term("builders", Family::Builders, |f| f32::from(f.builders)),
    term("slot", Family::Builders, |f| one(f.is_slotted)),
    term("stacks", Family::Stacks, |f| -f32::from(f.stacked) / 5.0),
    term("deep", Family::OutOfPlay, |f| -f32::from(f.deep)),
    term("off", Family::BearOff, |f| f32::from(f.off)),
    term("crossovers", Family::BearOff, |f| -f32::from(f.crossovers)),
    term("gaps", Family::BearOff, |f| -f32::from(f.gaps)),
    term("effective-pips", Family::Wastage, |f| {
        -f.effective_pips() / 10.0
    }),
    term("misses", Family::Wastage, |f| -f.misses.map_or(1.0, share)),
    term("prime", Family::Blockade, |f| {
        f32::from(prime(f.made)) * one(f.contact)
    }),
];

/// The terms of a position.
#[must_use]
pub fn terms(facts: &Facts) -> [f32; TERMS.len()] {
    TERMS.map(|term| (term.of)(facts))
}
