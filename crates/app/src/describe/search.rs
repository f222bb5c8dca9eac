//! A look-ahead in words.

use barpoint_engine::CANDIDATES;
use barpoint_eval::{ALL_CANDIDATES, CubeModel, CubeUse, NoiseSource, RollSet, SearchSettings};

use super::push;
use crate::words::percent;

/// How every play or position that is asked about is valued: `2-ply, 25 % of the rolls, noise 0.060`; defaults are left out.
#[must_use]
pub fn search(search: &SearchSettings) -> String {
    let mut words = format!("{}-ply", search.plies);
    push_search(&mut words, search);
    words
}

/// What is not the default below the choice of plays.
pub(super) fn push_search(words: &mut String, search: &SearchSettings) {
    if search.plies > 0 {
        match search.candidates {
            ALL_CANDIDATES => words.push_str(", no pruning"),
            CANDIDATES => {}
            count => push(words, format_args!(", {count} candidates")),
        }
    }
    match percent(search.rolls) {
        percent @ ..100 => push(words, format_args!(", {percent} % of the rolls")),
        _ if search.rolls == RollSet::All && search.plies > 2 => words.push_str(", every roll"),
        _ => {}
    }
    if search.noise.deviation > 0.0 {
        push(words, format_args!(", noise {:.3}", search.noise.deviation));
        if let NoiseSource::Random { seed } = search.noise.source {
            push(words, format_args!(" (seed {seed})"));
        }
    }
    if search.cube == CubeUse::Cubeless {
        words.push_str(", cubeless");
    } else if search.model != CubeModel::default() {
        push(words, format_args!(", cube by {}", search.model));
    }
}
