//! The evaluation of engaged positions (paper, V): sections, each with the class or condition it is for and its terms in
//! heuristic points (HP).

mod danger;
mod general;
mod near;
mod not_near;

use crate::Facts;

/// One summand of the evaluation.
#[derive(Clone, Copy, Debug)]
pub struct Term {
    /// Its name in the paper, or ours where it has none.
    pub name: &'static str,
    /// The formula as the paper prints it.
    pub formula: &'static str,
    /// Its value in HP for the side that has just moved.
    pub hp: fn(&Facts<'_>) -> f64,
}

/// Terms that apply together.
#[derive(Clone, Copy, Debug)]
pub struct Section {
    /// Its name in the paper, or ours where it has none.
    pub name: &'static str,
    /// When it applies, in words.
    pub condition: &'static str,
    /// Whether it applies.
    pub applies: fn(&Facts<'_>) -> bool,
    /// Its terms.
    pub terms: &'static [Term],
}

/// All sections in the paper's order.
pub const SECTIONS: [Section; 11] = [
    general::GENERAL,
    near::SAFE,
    near::GAP,
    near::ENTERING,
    near::LOSING,
    near::BRINGING_IN,
    not_near::NOT_NEAR,
    not_near::DEFENSE,
    not_near::CONTAINING,
    danger::BLOT_DANGER,
    danger::PAST_THE_BLOCK,
];

/// The evaluation of an engaged position in HP, for the side that has just moved.
#[must_use]
pub fn heuristic_points(facts: &Facts<'_>) -> f64 {
    let mut sum = 0.0;
    for section in &SECTIONS {
        if (section.applies)(facts) {
            for term in section.terms {
                sum += (term.hp)(facts);
            }
        }
    }
    sum
}

/// One row of an evaluation.
#[derive(Clone, Copy, Debug)]
pub struct Line {
    /// The section.
    pub section: &'static Section,
    /// The term.
    pub term: &'static Term,
    /// Its value.
    pub hp: f64,
}

/// The evaluation term by term, only sections that apply.
#[must_use]
pub fn breakdown(facts: &Facts<'_>) -> Vec<Line> {
    let sections: &'static [Section] = &SECTIONS;
    let applying = sections.iter().filter(|section| (section.applies)(facts));
    applying
        .flat_map(|section| section.terms.iter().map(move |term| (section, term)))
        .map(|(section, term)| Line {
            section,
            term,
            hp: (term.hp)(facts),
        })
        .collect()
}

#[cfg(test)]
mod tests;
