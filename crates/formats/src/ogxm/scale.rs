//! The currencies of analyses, as equities of records: points per cube in money play, EMG in matches.

use barpoint_equity::{
    CubeContext, Equity, Met, MetDefinition, Mwc, PostCrawfordRow, PreCrawfordTable, Stakes,
};
use barpoint_rules::{MatchState, Side};

use super::cursor::{Fields, Result};

/// What the numbers of an analysis are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Currency {
    /// Points per cube, without the cube.
    Cubeless,
    /// Points per cube.
    Cubeful,
    /// Match-winning chances.
    Chances,
    /// Match-winning chances without the cube.
    CubelessChances,
}

impl Currency {
    /// The one with this number, else the usual one.
    pub(super) fn of(number: Option<u32>, is_match: bool) -> Self {
        match number {
            Some(0) => Self::Cubeless,
            Some(1) => Self::Cubeful,
            Some(2) => Self::Chances,
            Some(3) => Self::CubelessChances,
            _ if is_match => Self::Chances,
            _ => Self::Cubeful,
        }
    }

    /// What to add to the name of a level where values are not what records call an equity.
    pub(super) const fn remark(self, is_match: bool) -> &'static str {
        match (self, is_match) {
            (Self::Cubeless, true) => ", cubeless, points per cube",
            (Self::Cubeful, true) => ", points per cube",
            (Self::Cubeless, false) | (Self::CubelessChances, _) => ", cubeless",
            (Self::Cubeful, false) | (Self::Chances, _) => "",
        }
    }
}

/// The numbers of one decision as equities.
#[derive(Clone, Copy, Debug)]
pub(super) enum Scale {
    /// They are.
    Equities,
    /// They are match-winning chances at these stakes.
    Chances(Stakes),
}

/// A stored number.
pub(super) fn millionths(number: impl Into<f64>) -> f64 {
    number.into() / 1e6
}

impl Scale {
    /// The scale of what `player` decides in a state; `None` for chances where nothing is at stake.
    pub(super) fn of(
        currency: Currency,
        state: &MatchState,
        player: Side,
        met: &Met,
    ) -> Option<Self> {
        match currency {
            Currency::Cubeless | Currency::Cubeful => Some(Self::Equities),
            Currency::Chances | Currency::CubelessChances => {
                let stakes = Stakes::of(&CubeContext::of(state, player), met)?;
                (stakes.win.get() - stakes.lose.get() > 1e-6).then_some(Self::Chances(stakes))
            }
        }
    }

    /// A value.
    pub(super) fn value(self, stored: i32) -> Equity {
        match self {
            Self::Equities => Equity::narrowed(millionths(stored)),
            Self::Chances(stakes) => stakes.normalise(Mwc::clamped(millionths(stored))),
        }
    }

    /// A difference of values.
    pub(super) fn difference(self, stored: impl Into<f64>) -> Equity {
        let stored = millionths(stored);
        Equity::narrowed(match self {
            Self::Equities => stored,
            Self::Chances(stakes) => 2.0 * stored / (stakes.win.get() - stakes.lose.get()),
        })
    }
}

/// The table with a name as files spell it: `rockwell-kazaross`, `Kazaross XG2`.
pub(super) fn by_name(name: &str) -> Option<Met> {
    let plain = |name: &str| {
        let letters = name.chars().filter(char::is_ascii_alphanumeric);
        letters.collect::<String>().to_ascii_lowercase()
    };
    let found = Met::names().find(|known| plain(known) == plain(name));
    found
        .and_then(|known| Met::by_name(known).ok())
        .or_else(|| Met::by_title(name))
}

/// A table that an analysis brings along: the chances of the side that needs i against one that needs j.
pub(super) fn table(mut fields: Fields<'_>, name: &str) -> Result<Option<Met>> {
    let start = fields.body;
    let count = fields.body.count()?;
    let mut length = 1_usize;
    while length * (length - 1) / 2 < count {
        length += 1;
    }
    let mut rows = vec![vec![0.5; length]; length];
    let mut read = 0;
    for longer in 2..=length {
        for shorter in 1..longer {
            if read == count {
                break;
            }
            let chance = millionths(fields.body.varint()?);
            rows[shorter - 1][longer - 1] = chance;
            rows[longer - 1][shorter - 1] = 1.0 - chance;
            read += 1;
        }
    }
    if length > 64 {
        return Err(start.fail("a table of up to 64 points", length.to_string()));
    }
    let post = fields.get(0, |body| {
        let mut row = vec![0.5];
        for _ in 2..=length {
            row.push(1.0 - millionths(body.varint()?));
        }
        Ok(row)
    })?;
    fields.end(0)?;
    let post = PostCrawfordRow::Explicit(post.unwrap_or_else(|| vec![0.5]));
    let definition = MetDefinition {
        name: name.to_owned(),
        source: "a match file".to_owned(),
        pre_crawford: PreCrawfordTable::Explicit(rows),
        post_crawford: [post.clone(), post],
    };
    Ok(Met::from_definition(&definition).ok())
}
