//! The terms of the functions as data: every term is a count with a table of what each of its values is worth.

use std::fmt;

/// A term.
#[derive(Clone, Copy, Debug)]
pub struct Term {
    /// What is counted.
    pub count: Count,
    /// Values it can take, from 0.
    pub values: usize,
    /// Its first row in the table of a function.
    pub start: usize,
}

/// What a term counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Count {
    /// Men of the side that has just moved on a place: 1 to 24 its points, 25 the bar, 0 off.
    OurMen(u8),
    /// Men of the other side, by its own numbers.
    TheirMen(u8),
    /// Another count: its name, and its values in words.
    Fact(&'static str, &'static str),
}

/// Terms.
pub(super) const COUNT: usize = 2 * PLACES + FACTS.len();
/// Places of one side.
pub(super) const PLACES: usize = 26;
/// Most men counted on a point; more are as many.
pub(super) const MOST_ON_POINT: u8 = 5;
/// Most men counted on the bar.
pub(super) const MOST_ON_BAR: u8 = 3;

/// The counts beside the men on each place, with how many values they take. Those of the other side alone come first.
#[rustfmt::skip]
const FACTS: [(&str, usize, &str); 18] = [
    ("their home points", 64, "the set of home points they hold: 1 for the ace point, 2 for the deuce point, 4, 8, 16, 32"),
    ("their pips outside", 20, "pips that their men on the points 7 to 18 are away from home, by four"),
    ("Contain", 19, "Contain(Justmoved): rolls blocked from the worst place behind their points, by two"),
    ("lead", 41, "pips ahead, by four; 20 is even"),
    ("our pips", 32, "Pipcount(Justmoved), by eight"),
    ("board against bar", 21, "three for each home point we hold, and their men on the bar up to two"),
    ("their board against our bar", 21, "three for each home point they hold, and our men on the bar up to two"),
    ("blots against board", 28, "four for each home point they hold, and our blots up to three"),
    ("their blots against our board", 28, "four for each home point we hold, and their blots up to three"),
    ("Acontain", 37, "Acontain(Justmoved): rolls blocked for our rear men"),
    ("their Acontain", 37, "Acontain(Nexttomove): rolls blocked for their rear men"),
    ("their Contain", 19, "Contain(Nexttomove): rolls blocked from the worst place behind our points, by two"),
    ("prime", 35, "seven for each man of theirs behind our longest block up to four, and its length"),
    ("their prime", 35, "seven for each man of ours behind their longest block up to four, and its length"),
    ("Escapes", 13, "rolls that our rearmost man can play in full, by three"),
    ("their Escapes", 13, "rolls that their rearmost man can play in full, by three"),
    ("home points", 64, "the set of home points we hold: 1 for the ace point, 2 for the deuce point, 4, 8, 16, 32"),
    ("pips outside", 20, "pips that our men on the points 7 to 18 are away from home, by four"),
];

/// Facts about the other side alone.
pub(super) const THEIR_FACTS: usize = 3;

/// All terms: their men, what else is theirs alone, our men, the rest.
pub static TERMS: [Term; COUNT] = terms();

const fn terms() -> [Term; COUNT] {
    let mut terms = [Term {
        count: Count::TheirMen(0),
        values: 0,
        start: 0,
    }; COUNT];
    let (mut at, mut start) = (0, 0);
    while at < COUNT {
        let ours = PLACES + THEIR_FACTS;
        let (count, values) = if at < PLACES {
            (Count::TheirMen(at as u8), values_on(at))
        } else if at < ours {
            fact(at - PLACES)
        } else if at < ours + PLACES {
            (Count::OurMen((at - ours) as u8), values_on(at - ours))
        } else {
            fact(at - 2 * PLACES)
        };
        terms[at] = Term {
            count,
            values,
            start,
        };
        start += values;
        at += 1;
    }
    terms
}

const fn fact(index: usize) -> (Count, usize) {
    let (name, values, says) = FACTS[index];
    (Count::Fact(name, says), values)
}

/// Numbers of men told apart on a place, none included.
const fn values_on(place: usize) -> usize {
    match place {
        0 => 16,
        25 => MOST_ON_BAR as usize + 1,
        _ => MOST_ON_POINT as usize + 1,
    }
}

impl fmt::Display for Count {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (whose, place) = match self {
            Self::Fact(name, _) => return f.write_str(name),
            Self::OurMen(place) => ("our", place),
            Self::TheirMen(place) => ("their", place),
        };
        match place {
            0 => write!(f, "{whose} men off"),
            25 => write!(f, "{whose} men on the bar"),
            point => write!(f, "{whose} men on the {point} point"),
        }
    }
}
