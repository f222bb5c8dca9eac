//! How BKG sees two plays.

use barpoint_explain::{BkgRanked, BkgTerm, BkgView};
use serde::Serialize;
use utoipa::ToSchema;

use crate::BkgPlayRow;

/// A term of BKG's evaluation after two plays.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct BkgTermRow {
    /// The section of the evaluation that it stands in, by its name in the paper.
    pub section: String,
    /// Its name in the paper, or ours where it has none.
    pub term: String,
    /// Its formula as the paper prints it.
    pub formula: String,
    /// Its values after both plays, in heuristic points; `null` where the section does not apply.
    pub heuristic_points: [Option<f64>; 2],
}

impl From<&BkgTerm> for BkgTermRow {
    fn from(term: &BkgTerm) -> Self {
        Self {
            section: term.section.to_owned(),
            term: term.name.to_owned(),
            formula: term.formula.to_owned(),
            heuristic_points: term.points,
        }
    }
}

/// A play with its place in the order of a BKG.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct BkgRankedPlay {
    /// The play as it is valued.
    #[serde(flatten)]
    pub play: BkgPlayRow,
    /// Its place among the plays of the roll, 1 the best.
    pub rank: usize,
}

impl From<&BkgRanked> for BkgRankedPlay {
    fn from(ranked: &BkgRanked) -> Self {
        Self {
            play: (&ranked.play).into(),
            rank: ranked.rank,
        }
    }
}

/// How BKG of 1977 and BKG-VI see two plays: the better one first, as in the explanation, whatever their order.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct BkgComparison {
    /// By BKG of 1977.
    pub plays: [BkgRankedPlay; 2],
    /// How many plays the roll has.
    pub count: usize,
    /// The terms of its evaluation, those that differ most first; none in races.
    pub terms: Vec<BkgTermRow>,
    /// How many of those are worth showing.
    pub telling: usize,
    /// By BKG-VI.
    pub expected: [BkgRankedPlay; 2],
}

impl From<&BkgView> for BkgComparison {
    fn from(view: &BkgView) -> Self {
        Self {
            plays: view.plays.each_ref().map(BkgRankedPlay::from),
            count: view.count,
            terms: view.terms.iter().map(BkgTermRow::from).collect(),
            telling: view.telling().count(),
            expected: view.expected.each_ref().map(BkgRankedPlay::from),
        }
    }
}
