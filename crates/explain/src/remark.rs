//! What can be said for a play, and when it may be said.
//!
//! A remark is made only if what it says is worth a tenth of the difference or more, and speaks for the better play: chances
//! by their part of the equity, counts by what they were measured to be worth in the phase of the game.

use barpoint_equity::Equity;
use barpoint_rules::Roll;

use crate::outcome::outcomes;
use crate::{Counted, ExplainedPlay, Facts, Family, PlayExplanation, RollSet, Statement};

/// The part of the difference from which on something is said.
pub const LEAST_PART: f32 = 0.1;
/// Counts that would account for more than this many times the difference are not said: something else takes most of it back.
pub const MOST_PART: f32 = 3.0;
/// Shares below this are less than a search resolves.
pub const LEAST_SHARE: f32 = 0.002;
/// Plays that differ by less are too close to call: searches of another depth may order them otherwise.
pub const CLOSE: f32 = 0.01;

/// Something said for a play.
#[derive(Clone, Debug, PartialEq)]
pub struct Remark {
    /// What is said.
    pub statement: Statement,
    /// The equity it accounts for.
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
            Statement::Wins(_)
                | Statement::GammonsWon(_)
                | Statement::GammonsLost(_)
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

/// What there was before the play.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Before {
    /// Points made in the home board, as bits 1 to 6.
    pub(crate) made_home: u8,
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

/// What a family of terms says for the first play, if its counts speak for it.
fn of_family(
    family: Family,
    plays: &[ExplainedPlay; 2],
    before: Before,
) -> Option<(Statement, RollSet)> {
    let [one, other] = &plays.map(|play| play.facts);
    let none = RollSet::default();
    match family {
        Family::Shots => shots(one, other),
        Family::Hit => hit(one, other, before),
        Family::Race => {
            let leads = [one.lead(), other.lead()];
            (leads[0] > leads[1]).then_some((Statement::Race(leads), none))
        }
        Family::Blockade => blockade(one, other).map(|said| (said, none)),
        Family::HomeBoard => home_board(one, other, before).map(|said| (said, none)),
        Family::Anchor => {
            let anchor = one.anchor?;
            let better = other.anchor.is_none_or(|point| anchor < point);
            better.then_some((Statement::Anchor(anchor, other.anchor), none))
        }
        Family::BackCheckers => back(one, other).map(|said| (said, none)),
        Family::Builders => builders(one, other).map(|said| (said, none)),
        // That checkers are stacked says nothing by itself.
        Family::Stacks => None,
        Family::OutOfPlay => {
            let counts = [one.deep, other.deep];
            let in_play = one.contact && one.crossovers > 15;
            (in_play && counts[0] < counts[1])
                .then_some((Statement::Counts(Counted::Deep, counts), none))
        }
        Family::BearOff => bear_off(one, other).map(|said| (said, none)),
    }
}

/// Fewer shots less are not worth a word.
const LEAST_SHOTS: u8 = 2;

fn shots(one: &Facts, other: &Facts) -> Option<(Statement, RollSet)> {
    let of = |set: fn(&Facts) -> RollSet| [set(one), set(other)];
    let hits = of(|facts| facts.replies.hits);
    let twice = of(|facts| facts.replies.double_hits);
    let throws = |sets: [RollSet; 2]| sets.map(RollSet::throws);
    let ([fewer, more], [fewer_twice, more_twice]) = (throws(hits), throws(twice));
    if fewer + LEAST_SHOTS <= more {
        Some((Statement::Counts(Counted::Shots, [fewer, more]), hits[0]))
    } else if fewer_twice < more_twice {
        Some((
            Statement::Counts(Counted::DoubleShots, [fewer_twice, more_twice]),
            twice[0],
        ))
    } else {
        None
    }
}

fn hit(one: &Facts, other: &Facts, before: Before) -> Option<(Statement, RollSet)> {
    let dances = [one, other].map(|facts| facts.replies.dances);
    let [more, fewer] = dances.map(RollSet::throws);
    if one.on_bar > other.on_bar {
        let hits = [one, other].map(|facts| facts.on_bar.saturating_sub(before.on_bar));
        Some((Statement::Counts(Counted::Hit, hits), RollSet::default()))
    } else if more > fewer {
        Some((Statement::Counts(Counted::Dances, [more, fewer]), dances[0]))
    } else {
        None
    }
}

/// With more rolls than this nobody speaks of a blockade.
const FEW_ESCAPES: u8 = 14;

fn blockade(one: &Facts, other: &Facts) -> Option<Statement> {
    let rolls = [one.their_escapes?, other.their_escapes?];
    let holds = rolls[0] < rolls[1] && rolls[0] <= FEW_ESCAPES;
    holds.then_some(Statement::Counts(Counted::Blockade, rolls))
}

fn home_board(one: &Facts, other: &Facts, before: Before) -> Option<Statement> {
    let points = [one.home_points, other.home_points];
    if points[0] < points[1] {
        return None;
    }
    let made = one.made_home & !other.made_home;
    if points[0] > points[1] {
        let point = u8::try_from(made.trailing_zeros()).unwrap_or(0);
        return Some(if !made.is_power_of_two() {
            Statement::Counts(Counted::HomePoints, points)
        } else if made & before.made_home == 0 {
            Statement::MadePoint(point)
        } else {
            Statement::KeptPoint(point)
        });
    }
    let blots = [one.home_blots, other.home_blots];
    (blots[0] < blots[1]).then_some(Statement::Counts(Counted::HomeBlots, blots))
}

fn back(one: &Facts, other: &Facts) -> Option<Statement> {
    let counts = [one.back, other.back];
    (counts[0] < counts[1]).then_some(Statement::Counts(Counted::Back, counts))
}

fn builders(one: &Facts, other: &Facts) -> Option<Statement> {
    if one.is_slotted && !other.is_slotted {
        return one.wanted.map(Statement::Slot);
    }
    let point = one.wanted.filter(|_| one.wanted == other.wanted)?;
    let counts = [one.builders, other.builders];
    (counts[0] > counts[1]).then_some(Statement::Builders { point, counts })
}

fn bear_off(one: &Facts, other: &Facts) -> Option<Statement> {
    let off = [one.off, other.off];
    let crossovers = [one.crossovers, other.crossovers];
    let gaps = [one.gaps, other.gaps];
    if off[0] > off[1] {
        Some(Statement::Counts(Counted::Off, off))
    } else if !one.contact && crossovers[0] < crossovers[1] {
        Some(Statement::Counts(Counted::Crossovers, crossovers))
    } else if gaps[0] < gaps[1] && crossovers[0] == crossovers[1] {
        Some(Statement::Counts(Counted::Gaps, gaps))
    } else {
        None
    }
}
