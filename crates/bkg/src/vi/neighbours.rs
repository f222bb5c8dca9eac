//! Which classes follow which (paper, VI).

use std::fmt;

use super::classes::{CLASSES, Recognised};

/// The classes that are new after one optimal play by each side: forward without a capture, backward with one.
///
/// Sets of classes as bits: the number of the class, and one for bearing off.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Neighbours {
    /// Reached without a capture.
    pub forward: u32,
    /// Reached by a capture.
    pub backward: u32,
}

/// The bit of the class of bearing off.
pub const BEARING_OFF: usize = CLASSES.len();

impl Neighbours {
    /// The number of what was recognised in these sets; `None` of a game that is over.
    #[must_use]
    pub const fn number(recognised: Recognised) -> Option<usize> {
        match recognised {
            Recognised::Class(class) => Some(class),
            Recognised::BearingOff => Some(BEARING_OFF),
            Recognised::Over(_) => None,
        }
    }

    /// Numbers in a set, in order.
    pub fn members(set: u32) -> impl Iterator<Item = usize> {
        (0..=BEARING_OFF).filter(move |&class| set >> class & 1 == 1)
    }

    /// The name of a class by its number in these sets.
    #[must_use]
    pub fn name(class: usize) -> &'static str {
        CLASSES.get(class).map_or("bearing off", |class| class.name)
    }

    pub(super) fn parse(text: &str) -> Option<Self> {
        let (forward, backward) = text.split_once('/')?;
        let set = |text: &str| {
            let set = u32::from_str_radix(text, 16).ok()?;
            (set >> (BEARING_OFF + 1) == 0).then_some(set)
        };
        Some(Self {
            forward: set(forward)?,
            backward: set(backward)?,
        })
    }
}

impl fmt::Display for Neighbours {
    /// As [`Functions`](super::Functions) are written.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:x}/{:x}", self.forward, self.backward)
    }
}
