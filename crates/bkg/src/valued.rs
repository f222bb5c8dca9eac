//! Plays valued, and how they compare.

use barpoint_rules::{Board, Play, PlayList};

use crate::StateClass;
use crate::vi::Chances;

/// A play valued.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Valued {
    /// The play.
    pub play: Play,
    /// The board after it, the mover still its `on_roll` half.
    pub after: Board,
    /// Its rank among plays of other kinds.
    pub(crate) kind: PlayKind,
    /// Its value among plays of its kind: HP, or when bearing off rolls to go with a minus; of BKG-VI points a game.
    pub value: f64,
    /// The mover's chances, which BKG-VI predicts.
    pub chances: Option<Chances>,
    /// Points a game after every roll of the other side, by which BKG-VI decides between leading plays of different classes.
    pub transitions: Option<f64>,
    /// The state class it leads to.
    pub class: StateClass,
}

/// Kinds of plays that no common unit compares, worst first: BKG passes the other side when ahead, and not when behind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum PlayKind {
    DisengagesBehind,
    Engaged,
    DisengagesAhead,
    Wins,
}

/// Lists of plays and replies for [`Bkg::choose`](crate::Bkg::choose), to be used again.
#[derive(Clone, Debug, Default)]
pub struct Scratch(pub(crate) PlayList, pub(crate) PlayList);

impl Valued {
    pub(crate) fn beats(&self, other: &Self) -> bool {
        (self.kind, self.value) > (other.kind, other.value)
    }
}
