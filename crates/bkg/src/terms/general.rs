//! GENERAL: what counts in every engaged position.

use super::{Section, Term};
use crate::structure::{home_blots, moment2};

pub(super) const GENERAL: Section = Section {
    name: "GENERAL",
    condition: "the sides are engaged",
    applies: |_| true,
    terms: &[
        Term {
            name: "Caploss",
            formula: "Caploss",
            hp: |facts| f64::from(facts.cap_loss()),
        },
        Term {
            name: "men off",
            formula: "Ownmen(Offboard) * (if P1 = 0 then 22 else 3)",
            hp: |facts| {
                f64::from(facts.moved.off()) * if facts.shots.hits == 0 { 22.0 } else { 3.0 }
            },
        },
        Term {
            name: "Mobility",
            formula: "Mobility / 5",
            hp: |facts| f64::from(facts.before.blockade.mobility(&facts.moved)) / 5.0,
        },
        Term {
            name: "Getbackin",
            formula: "Getbackin(Closeboard(Justmoved), Onbar(Nexttomove))",
            hp: |facts| facts.keeping_out(facts.next.on_bar()),
        },
        Term {
            name: "Piploss",
            formula: "-Piploss / Winfactor",
            hp: |facts| -f64::from(facts.shots.pips) / facts.win_factor / facts.open.danger_divisor,
        },
        Term {
            name: "Moment2",
            formula: "-(if not Manhome(Mostback(Justmoved)) then Moment2)",
            hp: |facts| {
                if facts.moved.all_home() {
                    return 0.0;
                }
                -moment2(&facts.moved) / facts.open.moment_divisor
            },
        },
        Term {
            name: "deep men",
            formula: "-2 * (Ownmen(Justmoved, 1) + Ownmen(Justmoved, 2))",
            hp: |facts| -2.0 * f64::from(facts.moved.on(1) + facts.moved.on(2)),
        },
        Term {
            name: "Homblots",
            formula: "-Homblots(Justmoved)^2",
            hp: |facts| -f64::from(home_blots(&facts.moved).pow(2)),
        },
    ],
};
