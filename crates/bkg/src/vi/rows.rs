//! The rows of a position: for each term the row of its table that holds.

use super::counts::{Moved, Waiting};
use super::terms::{COUNT, MOST_ON_BAR, MOST_ON_POINT, PLACES, TERMS, THEIR_FACTS};
use crate::Men;

/// Rows of the table of a function.
pub const ROWS: usize = TERMS[COUNT - 1].start + TERMS[COUNT - 1].values;

/// One row for each of [`TERMS`], in their order.
pub type Rows = [u16; COUNT];

/// Rows of what is the other side's alone; no play changes them but by a hit.
pub(super) type TheirRows = [u16; PLACES + THEIR_FACTS];
/// The other rows.
pub(super) type OurRows = [u16; COUNT - PLACES - THEIR_FACTS];

/// Where the table of each term begins, in the form of the rows.
const STARTS: Rows = {
    let mut starts = [0; COUNT];
    let mut at = 0;
    while at < COUNT {
        starts[at] = TERMS[at].start as u16;
        at += 1;
    }
    starts
};

const OURS: usize = PLACES + THEIR_FACTS;

pub(super) fn their_rows(waiting: &Waiting) -> TheirRows {
    let facts = [
        waiting.own.home,
        waiting.own.outside,
        waiting.blockade.possible / 2,
    ];
    let mut rows = [0; PLACES + THEIR_FACTS];
    fill(&mut rows, &STARTS[..OURS], &waiting.men, &facts);
    rows
}

pub(super) fn our_rows(men: &Men, waiting: &Waiting) -> OurRows {
    let moved = Moved::of(men, waiting);
    let (own, theirs) = (&moved.own, &waiting.own);
    let lead = (waiting.men.pips() - men.pips() + 2).div_euclid(4);
    let facts = [
        (lead.clamp(-20, 20) + 20).cast_unsigned() as u8,
        (men.pips() / 8).min(31).cast_unsigned() as u8,
        own.board * 3 + theirs.bar,
        theirs.board * 3 + own.bar,
        theirs.board * 4 + own.blots,
        own.board * 4 + theirs.blots,
        moved.contained,
        moved.containing.actual,
        moved.containing.possible / 2,
        moved.prime,
        moved.their_prime,
        moved.escapes / 3,
        moved.their_escapes / 3,
        own.home,
        own.outside,
    ];
    let mut rows = [0; COUNT - OURS];
    fill(&mut rows, &STARTS[OURS..], men, &facts);
    rows
}

/// The rows of one side's men and of facts.
fn fill(rows: &mut [u16], starts: &[u16], men: &Men, facts: &[u8]) {
    let counts = men.counts();
    rows[0] = starts[0] + u16::from(counts[0]);
    for place in 1..25 {
        rows[place] = starts[place] + u16::from(counts[place].min(MOST_ON_POINT));
    }
    rows[25] = starts[25] + u16::from(counts[25].min(MOST_ON_BAR));
    for ((row, start), fact) in rows[PLACES..].iter_mut().zip(&starts[PLACES..]).zip(facts) {
        *row = start + u16::from(*fact);
    }
}
