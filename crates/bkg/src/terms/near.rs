//! NEARDIS: own men are hardly contained, so that the sides will soon have passed each other.

use super::{Section, Term};
use crate::facts::cube_over_300;
use crate::structure::{gap, high_stacks};
use crate::turns::expected_all_in;
use crate::{Facts, StateClass};

pub(super) const SAFE: Section = Section {
    name: "SAFE",
    condition: "near disengagement and winning, P1 <= 3",
    applies: |facts| winning(facts) && facts.shots.hits <= 3,
    terms: &[
        Term {
            name: "lead",
            formula: "if Edge > 0 then Edge^2 else Acontain(Nexttomove)^3 / 300",
            hp: |facts| {
                if facts.edge > 0 {
                    f64::from(facts.edge.pow(2))
                } else {
                    cube_over_300(facts.containing.actual)
                }
            },
        },
        Term {
            name: "Histack",
            formula: "-Histack(Justmoved)",
            hp: |facts| -f64::from(high_stacks(&facts.moved)),
        },
        Term {
            name: "few men back",
            formula: "if Ownmen(Mostback(Justmoved)) <= 2 then 10",
            hp: |facts| ten_if(rear_men(facts, 0) <= 2),
        },
        Term {
            name: "even rear",
            formula: "if Manhome(Mostback(Justmoved)) and Ownmen(Mostback(Justmoved)) mod 2 = 0 then 10",
            hp: |facts| ten_if(facts.moved.all_home() && rear_men(facts, 0).is_multiple_of(2)),
        },
        Term {
            name: "strong rear",
            formula: "if Manhome(Mostback(Justmoved)) and Ownmen(Mostback(Justmoved)) + Ownmen(Mostback(Justmoved) + 1) >= 5 then 10",
            hp: |facts| {
                ten_if(facts.moved.all_home() && rear_men(facts, 0) + rear_men(facts, 1) >= 5)
            },
        },
    ],
};

pub(super) const GAP: Section = Section {
    name: "GAP",
    condition: "near disengagement and winning as before, P1 <= 3; Caploss = 0 or P1 > (26 - Edge) / 5",
    applies: |facts| {
        let few_shots = 5 * i32::from(facts.shots.hits) <= 26 - facts.edge;
        let safe = winning(facts) && facts.shots.hits <= 3;
        safe && facts.same_class() && (facts.cap_loss() == 0 || !few_shots)
    },
    terms: &[Term {
        name: "GAP",
        formula: "-(GAP(Justmoved) + P1) * (Contfactor + Getbackin(Closeboard(Nexttomove), 1) / 4) * 6 / Distance(Offboard, Mostback(Justmoved))",
        hp: |facts| {
            let exposed = gap(&facts.moved, &facts.next) + i32::from(facts.shots.hits);
            let cost = facts.cont_factor() + facts.getting_back_in(1) / 4.0;
            -f64::from(exposed) * cost * 6.0 / f64::from(facts.moved.most_back().max(1))
        },
    }],
};

pub(super) const ENTERING: Section = Section {
    name: "new class",
    condition: "near disengagement and winning, not so before",
    applies: |facts| winning(facts) && !facts.same_class(),
    terms: &[Term {
        name: "getting near",
        formula: "Acontain(Nexttomove) * 2 - (if Edge > 0 then Edge * 3)",
        hp: |facts| f64::from(2 * i32::from(facts.containing.actual) - 3 * facts.edge.max(0)),
    }],
};

pub(super) const LOSING: Section = Section {
    name: "losing",
    condition: "near disengagement, not winning",
    applies: |facts| facts.class == StateClass::NearDisengagementLosing,
    terms: &[Term {
        name: "Acontain",
        formula: "Acontain(Nexttomove)^3 / 300",
        hp: |facts| cube_over_300(facts.containing.actual),
    }],
};

pub(super) const BRINGING_IN: Section = Section {
    name: "bringing in",
    condition: "near disengagement; Distance(Mostback(Justmoved), Mostback(Nexttomove)) <= 2 or GAP(Justmoved) <= 1",
    applies: |facts| {
        let near = facts.class != StateClass::Engaged;
        near && (facts.overlap() <= 2 || gap(&facts.moved, &facts.next) <= 1)
    },
    terms: &[Term {
        name: "Expallin",
        formula: "(Expallin(Onmove) - Expallin(Justmoved)) / 10",
        hp: |facts| f64::from(facts.before.all_in - expected_all_in(&facts.moved)) / 10.0,
    }],
};

fn winning(facts: &Facts<'_>) -> bool {
    facts.class == StateClass::NearDisengagementWinning
}

/// Men on the point so many in front of the one furthest back.
fn rear_men(facts: &Facts<'_>, in_front: u8) -> u8 {
    match facts.moved.most_back().saturating_sub(in_front) {
        0 => 0,
        point => facts.moved.on(point),
    }
}

const fn ten_if(condition: bool) -> f64 {
    if condition { 10.0 } else { 0.0 }
}
