//! NOTNEARDIS, DEFENSE and keeping the other side blocked in.

use super::{Section, Term};
use crate::facts::cube_over_300;
use crate::structure::{builders, close_board, high_stacks, next_point};
use crate::{Facts, Men, StateClass, escapes};

pub(super) const NOT_NEAR: Section = Section {
    name: "NOTNEARDIS",
    condition: "not near disengagement",
    applies: |facts| facts.class == StateClass::Engaged,
    terms: &[
        Term {
            name: "Slotted",
            formula: "Slotted(Justmoved)",
            hp: slotted,
        },
        Term {
            name: "Builders",
            formula: "Builders(Justmoved)",
            hp: |facts| {
                let point = next_point(&facts.moved, &facts.next, facts.open);
                let count = point.map_or(0, |point| builders(&facts.moved, point));
                f64::from(count) * facts.open.builder
            },
        },
        Term {
            name: "Histack",
            formula: "-Histack(Justmoved)",
            hp: |facts| -f64::from(high_stacks(&facts.moved)),
        },
        Term {
            name: "Acontain",
            formula: "Acontain(Nexttomove)^3 / 300",
            hp: |facts| cube_over_300(facts.containing.actual),
        },
        Term {
            name: "Contain",
            formula: "Contain(Nexttomove)^2 / 50",
            hp: |facts| f64::from(facts.containing.possible).powi(2) / 50.0,
        },
        Term {
            name: "own Escapes",
            formula: "if Onbar(Justmoved) = 0 then Escapes(Justmoved, Mostback(Justmoved)) * 2",
            hp: |facts| match facts.moved.on_bar() {
                0 => rear_escapes(&facts.moved, &facts.next) * 2.0,
                _ => 0.0,
            },
        },
        Term {
            name: "their Escapes",
            formula: "-Escapes(Nexttomove, Mostback(Nexttomove)) * 2",
            hp: |facts| -rear_escapes(&facts.next, &facts.moved) * 2.0,
        },
    ],
};

pub(super) const DEFENSE: Section = Section {
    name: "DEFENSE",
    condition: "10% behind in the Pipcount and in danger of gammon; Contain(Nexttomove) >= 15 or Closeboard(Justmoved) >= 4",
    applies: |facts| {
        let behind = 10 * facts.moved.pips() >= 11 * facts.next.pips();
        let could_hold =
            facts.containing.possible >= 15 || close_board(&facts.moved, &facts.next) >= 4;
        behind && could_hold && facts.gammon_danger()
    },
    terms: &[
        Term {
            name: "staying back",
            formula: "N^3 * Distance(Mostback(Justmoved), Mostback(Nexttomove)) * 2",
            hp: |facts| {
                let crossing: u8 = still_to_cross(facts).iter().sum();
                f64::from(crossing).powi(3) * f64::from(facts.overlap()) * 2.0
            },
        },
        Term {
            name: "crossing",
            formula: "-PRB(1) * 100",
            hp: |facts| -100.0 * facts.tables.all_off_in_one_roll(still_to_cross(facts)),
        },
    ],
};

pub(super) const CONTAINING: Section = Section {
    name: "containing",
    condition: "Acontain(Nexttomove) >= 16",
    applies: |facts| facts.containing.actual >= StateClass::CONTAINED,
    terms: &[Term {
        name: "blocked in",
        formula: "150 + Acontain(Nexttomove) * 3",
        hp: |facts| 150.0 + 3.0 * f64::from(facts.containing.actual),
    }],
};

/// The value of the point to make next if a single man stands on it.
fn slotted(facts: &Facts<'_>) -> f64 {
    let point = next_point(&facts.moved, &facts.next, facts.open);
    point
        .filter(|&point| facts.moved.on(point) == 1)
        .map_or(0.0, |point| {
            facts.open.point_values[usize::from(point)] * facts.open.slot
        })
}

fn rear_escapes(runners: &Men, blockers: &Men) -> f64 {
    f64::from(escapes(blockers, runners.most_back()))
}

/// Men of the other side that must still cross the man of ours furthest back, by the pips they lack, 24 at most.
fn still_to_cross(facts: &Facts<'_>) -> [u8; 25] {
    let edge = 25 - facts.moved.most_back();
    let mut beyond = [0; 25];
    for (place, men) in facts.next.places() {
        if place > edge {
            beyond[usize::from(place - edge).min(24)] += men;
        }
    }
    beyond
}
