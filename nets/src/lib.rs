//! The neural networks of barpoint, as bytes: nothing is read at run time.
//!
//! `barpoint-eval` makes an evaluator of them and says what each evaluates; `barpoint-nn` describes the format.

#![forbid(unsafe_code)]
#![no_std]

/// The weight files of one evaluator.
#[derive(Clone, Copy, Debug)]
pub struct NetFiles {
    /// A net for the contact positions of each plan.
    pub contact: &'static [&'static [u8]],
    /// For races.
    pub races: Races<&'static [u8]>,
    /// A net for each plan that chooses the plays worth a closer look.
    pub prefilter: &'static [&'static [u8]],
}

/// What evaluates races.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Races<T> {
    /// A net for both sides together.
    Net(T),
    /// Two nets for each side on its own: rolls to bear off the last checker, and the first.
    OneSided([T; 2]),
}

/// The nets that barpoint plays with.
///
/// ```
/// let nets = barpoint_nets::PRODUCTION;
/// assert_eq!((nets.contact.len(), nets.prefilter.len()), (6, 6));
/// assert!(matches!(nets.races, barpoint_nets::Races::OneSided(_)));
/// ```
pub const PRODUCTION: NetFiles = include!("../production.rs");

/// The net that reads off a board how alive the cube is, and the text of the table that goes with it: `barpoint cube-net` writes
/// both.
pub const CUBE_LIFE: (&[u8], &str) = (
    include_bytes!("../cube-life.net"),
    include_str!("../cube-life.txt"),
);

impl<T> Races<T> {
    /// The nets, one or those for the last and for the first checker.
    pub const fn nets(&self) -> &[T] {
        match self {
            Self::Net(net) => core::slice::from_ref(net),
            Self::OneSided(nets) => nets,
        }
    }

    /// The same by reference.
    pub fn as_ref(&self) -> Races<&T> {
        match self {
            Self::Net(net) => Races::Net(net),
            Self::OneSided(nets) => Races::OneSided(nets.each_ref()),
        }
    }

    /// The same with every net replaced.
    pub fn map<U>(self, mut with: impl FnMut(T) -> U) -> Races<U> {
        match self {
            Self::Net(net) => Races::Net(with(net)),
            Self::OneSided(nets) => Races::OneSided(nets.map(with)),
        }
    }
}

/// How well each level plays with these nets: the JSON that `barpoint levels --measure` saves.
pub const LEVELS: &str = include_str!("../levels.json");

/// How well levels choose among plays rolled out: what `barpoint levels --measure --by` saves.
pub const ROLLED_OUT_LEVELS: &str = include_str!("../rolled-out-levels.json");

/// The same for the levels that err as people do: what `barpoint levels --measure --people` saves.
pub const PEOPLE_LEVELS: &str = include_str!("../people-levels.json");

/// The same for BKG of 1977: what `barpoint levels --measure --bkg` saves.
pub const BKG_LEVEL: &str = include_str!("../bkg-level.json");

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
mod readme {}
