//! What can be said for a play, and when it may be said.
//!
//! A remark is made only if what it says is worth a tenth of the difference or more, and speaks for the better play: chances
//! by their part of the equity, counts by what they were measured to be worth in the phase of the game.

use barpoint_equity::Equity;
use barpoint_rules::Roll;

use crate::outcome::outcomes;
use crate::reason::of_family;
use crate::{Family, PlayExplanation, RollSet, Statement};

/// The part of the difference from which on something is said.
pub const LEAST_PART: f32 = 0.1;
/// Counts that would account for more than this many times the difference are not said: something else takes most of it back.
pub const MOST_PART: f32 = 3.0;
/// The part of the difference from which on something is conceded to the other play.
pub const LEAST_CONCESSION: f32 = 1.0 / 3.0;
/// Shares below this are less than a search resolves.
pub const LEAST_SHARE: f32 = 0.002;
/// Plays that differ by less are too close to call: searches of another depth may order them otherwise.
pub const CLOSE: f32 = 0.01;

/// Something said for a play.
#[derive(Clone, Debug, PartialEq)]
pub struct Remark {
    /// What is said.
    pub statement: Statement,
    /// The equity it accounts for: negative if it speaks for the other play.
    pub share: Equity,
    /// The opponent's rolls that it speaks of, where it does.
    pub rolls: Vec<Roll>,
}

impl Remark {
    /// Whether it says what the play does, rather than what comes of it.
    #[must_use]
    pub const fn is_reason(&self) -> bool {
        !matches!(
            self.statement,
            Statement::Chances { .. }
                | Statement::BackgammonsWon(_)
                | Statement::BackgammonsLost(_)
                | Statement::Cube { .. }
                | Statement::Replies { .. }
        )
    }
}

/// Everything that may be said: reasons, then what comes of them, each by what it accounts for.
pub(crate) fn remarks(
    found: &PlayExplanation,
    before: Before,
    shares: &[f32; Family::ALL.len()],
) -> Vec<Remark> {
    let difference = found.difference.get();
    let least = (LEAST_PART * difference).max(LEAST_SHARE);
    let said = |all: Vec<Remark>| {
        let mut said: Vec<_> = all
            .into_iter()
            .filter(|remark| remark.share.get() >= least)
            .collect();
        said.sort_by(|a, b| b.share.get().total_cmp(&a.share.get()));
        said
    };
    let families = Family::ALL.into_iter().zip(shares);
    let clear = difference >= CLOSE;
    let families = families.filter(|(_, share)| clear && **share <= MOST_PART * difference);
    let counts = families.filter_map(|(family, share)| {
        let (said, rolls) = of_family(family, &found.plays, before)?;
        Some(remark(said, *share, rolls))
    });
    let mut all = said(counts.collect());
    // What a play does comes before what comes of it.
    all.extend(said(outcomes(found, before)));
    all
}

/// What speaks most for the other play, if it takes a third of the difference or more back.
pub(crate) fn concession(
    found: &PlayExplanation,
    before: Before,
    shares: &[f32; Family::ALL.len()],
) -> Option<Remark> {
    let difference = found.difference.get();
    let least = (LEAST_CONCESSION * difference).max(LEAST_SHARE);
    let [better, other] = found.plays;
    let against = Family::ALL.into_iter().zip(shares).filter(|(_, share)| {
        difference >= CLOSE && (least..=MOST_PART * difference).contains(&-**share)
    });
    let said = against.filter_map(|(family, share)| {
        let (said, rolls) = of_family(family, &[other, better], before)?;
        Some(remark(said, *share, rolls))
    });
    said.min_by(|a, b| a.share.get().total_cmp(&b.share.get()))
}

/// What there was before the play.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Before {
    /// Points made from the ace-point to the 12-point, as bits 1 to 12.
    pub(crate) made: u16,
    /// The opponent's checkers on the bar.
    pub(crate) on_bar: u8,
    /// Whether the opponent owns the cube.
    pub(crate) their_cube: bool,
}

pub(crate) fn remark(statement: Statement, share: f32, rolls: RollSet) -> Remark {
    Remark {
        statement,
        share: Equity(share),
        rolls: rolls.rolls().collect(),
    }
}
