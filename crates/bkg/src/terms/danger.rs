//! BLOTDANGER, and getting past the block.

use super::{Section, Term};
use crate::Facts;

pub(super) const BLOT_DANGER: Section = Section {
    name: "BLOTDANGER",
    condition: "unless Acontain(Nexttomove) = 36",
    applies: |facts| facts.containing.actual < 36,
    terms: &[
        Term {
            name: "P1",
            formula: "-P1 * (Getbackin(Closeboard(Nexttomove), 1) + Contfactor) / Winfactor",
            hp: |facts| danger(facts, facts.shots.hits, 1),
        },
        Term {
            name: "P2",
            formula: "-P2 * (Getbackin(Closeboard(Nexttomove), 2) + Contfactor) / Winfactor",
            hp: |facts| danger(facts, facts.shots.doubled, 2),
        },
    ],
};

pub(super) const PAST_THE_BLOCK: Section = Section {
    name: "past the block",
    condition: "Mostback has moved to a place further up than Contsq(Onmove)",
    applies: |facts| {
        let (from, to) = (facts.before.men.most_back(), facts.moved.most_back());
        to != from && to < facts.before.contained.worst
    },
    terms: &[Term {
        name: "less contained",
        formula: "(Acontain(Onmove)^2 - Acontain(Justmoved)^2) / 50",
        hp: |facts| {
            let square = |rolls: u8| f64::from(rolls).powi(2);
            (square(facts.before.contained.actual) - square(facts.contained.actual)) / 50.0
        },
    }],
};

fn danger(facts: &Facts<'_>, rolls: u8, men: u8) -> f64 {
    let cost = facts.getting_back_in(men) + facts.cont_factor();
    -f64::from(rolls) * cost / facts.win_factor / facts.open.danger_divisor
}
