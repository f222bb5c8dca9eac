//! What can be said for a play, and when it may be said.
//!
//! A remark is made only if what it says is worth a tenth of the difference or more, and speaks for the better play: chances
//! by their part of the equity, counts by what they were measured to be worth in the phase of the game.

use barpoint_equity::Equity;
use barpoint_rules::Roll;

use crate::{Counted, ExplainedPlay, Facts, Family, PlayExplanation, RollSet, Statement};

/// The part of the difference from which on something is said.
pub const LEAST_PART: f32 = 0.1;
/// Counts that would account for more than this many times the difference are not said: something else takes most of it back.
pub const MOST_PART: f32 = 3.0;
/// Shares below this are less than a search resolves.
pub const LEAST_SHARE: f32 = 0.002;
/// Chances that move less are shown as not moving.
const LEAST_CHANCE: f32 = 0.0005;

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

/// Everything that may be said, what accounts for most first.
pub(crate) fn remarks(found: &PlayExplanation, shares: &[f32; Family::ALL.len()]) -> Vec<Remark> {
    let difference = found.difference.get();
    let least = (LEAST_PART * difference).max(LEAST_SHARE);
    let mut all = chances(found);
    let families = Family::ALL.into_iter().zip(shares);
    for (family, share) in families.filter(|(_, share)| **share <= MOST_PART * difference) {
        if let Some((said, rolls)) = of_family(family, &found.plays) {
            all.push(remark(said, *share, rolls));
        }
    }
    all.extend(of_replies(found));
    all.retain(|remark| remark.share.get() >= least);
    all.sort_by(|a, b| b.share.get().total_cmp(&a.share.get()));
    all
}

fn remark(statement: Statement, share: f32, rolls: RollSet) -> Remark {
    Remark {
        statement,
        share: Equity(share),
        rolls: rolls.rolls().collect(),
    }
}

fn chances(found: &PlayExplanation) -> Vec<Remark> {
    let parts = found.parts;
    let rows = [
        (Statement::Wins as fn(f32) -> Statement, parts.wins),
        (Statement::GammonsWon, parts.gammons_won),
        (Statement::GammonsLost, parts.gammons_lost),
        (Statement::BackgammonsWon, parts.backgammons_won),
        (Statement::BackgammonsLost, parts.backgammons_lost),
    ];
    let said = rows
        .into_iter()
        .filter(|(_, part)| part.chance >= LEAST_CHANCE);
    let said = said.map(|(say, part)| remark(say(part.chance), part.share, RollSet::default()));
    let cube = remark(Statement::Cube, parts.cube, RollSet::default());
    said.chain([cube]).collect()
}

/// What a family of terms says for the first play, if its counts speak for it.
fn of_family(family: Family, plays: &[ExplainedPlay; 2]) -> Option<(Statement, RollSet)> {
    let [one, other] = &plays.map(|play| play.facts);
    let none = RollSet::default();
    match family {
        Family::Shots => shots(one, other),
        Family::Hit => hit(one, other),
        Family::Race => {
            let leads = [one.lead(), other.lead()];
            (leads[0] > leads[1]).then_some((Statement::Race(leads), none))
        }
        Family::Blockade => blockade(one, other).map(|said| (said, none)),
        Family::HomeBoard => home_board(one, other).map(|said| (said, none)),
        Family::Anchor => {
            let anchor = one.anchor?;
            let better = other.anchor.is_none_or(|point| anchor < point);
            better.then_some((Statement::Anchor(anchor, other.anchor), none))
        }
        Family::BackCheckers => back(one, other).map(|said| (said, none)),
        Family::Builders => builders(one, other).map(|said| (said, none)),
        Family::Stacks => (one.stacked < other.stacked).then_some((Statement::Stacks, none)),
        Family::OutOfPlay => {
            let counts = [one.deep, other.deep];
            (counts[0] < counts[1]).then_some((Statement::Counts(Counted::Deep, counts), none))
        }
        Family::BearOff => bear_off(one, other).map(|said| (said, none)),
    }
}

fn shots(one: &Facts, other: &Facts) -> Option<(Statement, RollSet)> {
    let of = |set: fn(&Facts) -> RollSet| [set(one), set(other)];
    let hits = of(|facts| facts.replies.hits);
    let twice = of(|facts| facts.replies.double_hits);
    let throws = |sets: [RollSet; 2]| sets.map(RollSet::throws);
    let ([fewer, more], [fewer_twice, more_twice]) = (throws(hits), throws(twice));
    if fewer < more {
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

fn hit(one: &Facts, other: &Facts) -> Option<(Statement, RollSet)> {
    let dances = [one, other].map(|facts| facts.replies.dances);
    let [more, fewer] = dances.map(RollSet::throws);
    if one.on_bar > other.on_bar {
        Some((
            Statement::Counts(Counted::Hit, [one.on_bar, other.on_bar]),
            dances[0],
        ))
    } else if more > fewer {
        Some((Statement::Counts(Counted::Dances, [more, fewer]), dances[0]))
    } else {
        None
    }
}

fn blockade(one: &Facts, other: &Facts) -> Option<Statement> {
    let now = [one.their_escapes?, other.their_escapes?];
    let later = [one.least_escapes, other.least_escapes];
    if now[0] < now[1] {
        Some(Statement::Counts(Counted::Blockade, now))
    } else if now[0] == now[1] && later[0] < later[1] {
        Some(Statement::Counts(Counted::Trap, later))
    } else {
        None
    }
}

fn home_board(one: &Facts, other: &Facts) -> Option<Statement> {
    let points = [one.home_points, other.home_points];
    if points[0] < points[1] {
        return None;
    }
    let made = one.made_home & !other.made_home;
    if points[0] > points[1] {
        return Some(if made.is_power_of_two() {
            Statement::MadePoint(u8::try_from(made.trailing_zeros()).unwrap_or(0))
        } else {
            Statement::Counts(Counted::HomePoints, points)
        });
    }
    let blots = [one.home_blots, other.home_blots];
    (blots[0] < blots[1]).then_some(Statement::Counts(Counted::HomeBlots, blots))
}

fn back(one: &Facts, other: &Facts) -> Option<Statement> {
    let counts = [one.back, other.back];
    let escapes = [one.escapes.unwrap_or(36), other.escapes.unwrap_or(36)];
    if counts[0] < counts[1] {
        Some(Statement::Counts(Counted::Back, counts))
    } else if counts[0] == counts[1] && escapes[0] > escapes[1] {
        Some(Statement::Counts(Counted::Escapes, escapes))
    } else {
        None
    }
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
    } else if crossovers[0] < crossovers[1] {
        Some(Statement::Counts(Counted::Crossovers, crossovers))
    } else if gaps[0] < gaps[1] && crossovers[0] == crossovers[1] {
        Some(Statement::Counts(Counted::Gaps, gaps))
    } else {
        None
    }
}

/// How the opponent's rolls split, with the rolls after which the better play gains most.
fn of_replies(found: &PlayExplanation) -> Option<Remark> {
    /// Rolls named.
    const NAMED: usize = 4;
    let gain = |reply: &crate::ReplyTo| reply.equities[0].get() - reply.equities[1].get();
    let sum = |sign: f32| {
        let these = found
            .replies
            .iter()
            .filter(|reply| sign * gain(reply) > 0.0);
        let (throws, gains) = these.fold((0, 0.0), |(throws, gains), reply| {
            let weight = f32::from(reply.weight);
            (throws + reply.weight, gains + weight * gain(reply))
        });
        (throws, sign * gains / f32::from(throws.max(1)))
    };
    let (better, other) = (sum(1.0), sum(-1.0));
    let mean = (f32::from(better.0) * better.1 - f32::from(other.0) * other.1) / 36.0;
    let mut best: Vec<_> = found.replies.iter().collect();
    best.sort_by(|a, b| gain(b).total_cmp(&gain(a)));
    best.truncate(NAMED);
    // After every reply the same says nothing about the dice.
    (other.0 > 0).then(|| Remark {
        statement: Statement::Replies { better, other },
        share: Equity(mean),
        rolls: best.into_iter().map(|reply| reply.roll).collect(),
    })
}
