//! What can be said for a play, and when it may be said.
//!
//! A remark is made only if what it says is worth a tenth of the difference or more, and speaks for the better play: chances
//! by their part of the equity, counts by what they were measured to be worth in the phase of the game. Points and anchors made that the
//! other play lacks are said whatever they are worth, and lost games have remarks of their own.

use barpoint_equity::Equity;
use barpoint_rules::Roll;

use crate::outcome::outcomes;
use crate::reason::of_family;
use crate::{Counted, Facts, Family, PlayExplanation, RollSet, Statement};

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
                | Statement::GammonsLost(_)
                | Statement::BackgammonsWon(_)
                | Statement::BackgammonsLost(_)
                | Statement::Cube { .. }
                | Statement::Replies { .. }
        )
    }

    /// Whether it is said however little the count is worth on average: more checkers borne off; with contact an anchor or a point
    /// made that the other play has not.
    const fn is_always_said(&self, contact: bool) -> bool {
        let said = match self.statement {
            Statement::MadePoint(point) => contact && point >= LEAST_MADE,
            Statement::Anchor { made, other, .. } => contact && made && other.is_none(),
            Statement::Counts(Counted::Off, _) => true,
            _ => false,
        };
        said && self.share.get() >= 0.0
    }
}

/// Points before this one, the ace- and the deuce-point, are named by what they are worth alone.
const LEAST_MADE: u8 = 3;

/// Everything that may be said: reasons, then what comes of them, each by what it accounts for.
pub(crate) fn remarks(
    found: &PlayExplanation,
    before: Before,
    shares: &[f32; Family::ALL.len()],
) -> Vec<Remark> {
    let difference = found.difference.get();
    let least = (LEAST_PART * difference).max(LEAST_SHARE);
    let contact = found.plays[0].facts.contact;
    let said = |all: Vec<Remark>| {
        let mut said: Vec<_> = all
            .into_iter()
            .filter(|remark| remark.share.get() >= least || remark.is_always_said(contact))
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
    let mut all = without_repeats(said(counts.collect()));
    // What a play does comes before what comes of it.
    all.extend(said(outcomes(found, before)));
    all
}

/// Without what another remark says already.
fn without_repeats(mut said: Vec<Remark>) -> Vec<Remark> {
    let has = |of: fn(&Statement) -> bool| said.iter().any(|remark| of(&remark.statement));
    let closed_out = has(|said| matches!(said, Statement::ClosedOut { .. }));
    let prime_kept = has(|said| matches!(said, Statement::KeptPrime(_)));
    let no_shots = has(|said| matches!(said, Statement::Counts(Counted::Shots, [0, _])));
    said.retain(|remark| match remark.statement {
        Statement::MadePrime(_) | Statement::KeptPrime(_) | Statement::MadePoint(1..=6) => {
            !closed_out
        }
        Statement::KeptPoint(_) => !closed_out && !prime_kept,
        Statement::Counts(Counted::HomePoints, _) => !closed_out,
        Statement::Counts(Counted::HomeBlots, [0, _]) => !no_shots,
        _ => true,
    });
    said
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
    /// Points made where anchors are, as bits 18 to 24.
    pub(crate) anchors: u32,
    /// The opponent's checkers on the bar.
    pub(crate) on_bar: u8,
    /// Whether the opponent owns the cube.
    pub(crate) their_cube: bool,
}

impl Before {
    /// Whether a point where anchors are was made.
    pub(crate) const fn has_anchor(self, point: u8) -> bool {
        self.anchors >> point & 1 == 1
    }

    /// Whether the first play makes an anchor and the second has none.
    pub(crate) fn makes_anchor(self, one: &Facts, other: &Facts) -> bool {
        let made = one.anchor.is_some_and(|point| !self.has_anchor(point));
        made && other.anchor.is_none()
    }
}

pub(crate) fn remark(statement: Statement, share: f32, rolls: RollSet) -> Remark {
    Remark {
        statement,
        share: Equity(share),
        rolls: rolls.rolls().collect(),
    }
}
