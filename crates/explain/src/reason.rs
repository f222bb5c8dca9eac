//! What each family of terms says for a play.

use crate::facts::prime;
use crate::remark::Before;
use crate::{Counted, ExplainedPlay, Facts, Family, RollSet, Statement};

/// What a family of terms says for the first play, if its counts speak for it.
pub(crate) fn of_family(
    family: Family,
    plays: &[ExplainedPlay; 2],
    before: Before,
) -> Option<(Statement, RollSet)> {
    let [one, other] = &plays.map(|play| play.facts);
    let none = RollSet::default();
    match family {
        Family::Shots => shots(one, other),
        Family::Hit => hit(plays, before),
        Family::Race => {
            let leads = [one.lead(), other.lead()];
            (leads[0] >= leads[1] + LEAST_LEAD).then_some((Statement::Race(leads), none))
        }
        Family::Blockade => blockade(one, other, before).map(|said| (said, none)),
        Family::HomeBoard => home_board(one, other, before).map(|said| (said, none)),
        Family::Anchor => {
            let anchor = one.anchor?;
            let better = other.anchor.is_none_or(|point| anchor < point);
            let said = Statement::Anchor {
                point: anchor,
                made: !before.has_anchor(anchor),
                other: other.anchor,
            };
            better.then_some((said, none))
        }
        Family::BackCheckers => back(one, other).map(|said| (said, none)),
        Family::Builders => builders(one, other).map(|said| (said, none)),
        // That checkers are stacked says nothing by itself.
        Family::Stacks => None,
        Family::OutOfPlay => {
            let counts = [one.deep, other.deep];
            let in_play = one.contact && one.crossovers > 15;
            // A point made there is told as one.
            let made = other.made & !one.made & DEEP;
            (in_play && made == 0 && counts[0] < counts[1])
                .then_some((Statement::Counts(Counted::Deep, counts), none))
        }
        Family::BearOff => bear_off(one, other).map(|said| (said, none)),
        Family::Wastage => wastage(one, other).map(|said| (said, none)),
    }
}

/// A smaller change of the lead is not worth a word.
const LEAST_LEAD: i32 = 4;
/// Fewer rolls more or less are not worth a word.
const LEAST_SHOTS: u8 = 3;

fn shots(one: &Facts, other: &Facts) -> Option<(Statement, RollSet)> {
    let of = |set: fn(&Facts) -> RollSet| [set(one), set(other)];
    let hits = of(|facts| facts.replies.hits);
    let twice = of(|facts| facts.replies.double_hits);
    let throws = |sets: [RollSet; 2]| sets.map(RollSet::throws);
    let ([fewer, more], [fewer_twice, more_twice]) = (throws(hits), throws(twice));
    if fewer + LEAST_SHOTS <= more {
        Some((Statement::Counts(Counted::Shots, [fewer, more]), hits[0]))
    } else if fewer_twice + LEAST_SHOTS <= more_twice {
        Some((
            Statement::Counts(Counted::DoubleShots, [fewer_twice, more_twice]),
            twice[0],
        ))
    } else {
        None
    }
}

fn hit(plays: &[ExplainedPlay; 2], before: Before) -> Option<(Statement, RollSet)> {
    let [one, other] = &plays.map(|play| play.facts);
    let dances = [one, other].map(|facts| facts.replies.dances);
    let [more, fewer] = dances.map(RollSet::throws);
    if one.on_bar > other.on_bar {
        let hits = [one, other].map(|facts| facts.on_bar.saturating_sub(before.on_bar));
        let mut steps = plays[0].advice.play.steps().iter();
        let point = steps.find(|step| step.hit).map(|step| step.to.number());
        let said = match point {
            Some(point) if hits == [1, 0] => Statement::HitOn(point),
            _ => Statement::Counts(Counted::Hit, hits),
        };
        Some((said, RollSet::default()))
    } else if more >= fewer + LEAST_SHOTS && more == 36 {
        let made = before.made & HOME != HOME;
        Some((Statement::ClosedOut { made }, RollSet::default()))
    } else if more >= fewer + LEAST_SHOTS {
        Some((Statement::Counts(Counted::Dances, [more, fewer]), dances[0]))
    } else {
        None
    }
}

/// With more rolls than this nobody speaks of a blockade.
const FEW_ESCAPES: u8 = 14;

/// Fewer consecutive points are not called a prime.
const LEAST_PRIME: u8 = 4;
/// The ace- and the deuce-point, as bits.
const DEEP: u16 = 0b110;
/// The points of the home board, as bits.
const HOME: u16 = 0b111_1110;
/// The points from the 7 to the 11, as bits.
const BLOCKS: u16 = 0b1111_1000_0000;
/// A spare checker more for a point is not worth a word.
const LEAST_BUILDERS: u8 = 2;

fn blockade(one: &Facts, other: &Facts, before: Before) -> Option<Statement> {
    let rolls = [one.their_escapes?, other.their_escapes?];
    let primes = [prime(one.made), prime(other.made)];
    let blocks = (one.made & !other.made) & BLOCKS;
    let others = (other.made & !one.made) & BLOCKS;
    if primes[0] > primes[1] && primes[0] >= LEAST_PRIME && one.is_behind_prime {
        Some(if primes[0] > prime(before.made) {
            Statement::MadePrime(primes[0])
        } else {
            Statement::KeptPrime(primes[0])
        })
    } else if blocks.is_power_of_two() && others == 0 {
        Some(point(blocks, before))
    } else {
        let holds = one.on_bar == other.on_bar
            && rolls[0] + LEAST_SHOTS <= rolls[1]
            && rolls[0] <= FEW_ESCAPES;
        holds.then_some(Statement::Counts(Counted::Blockade, rolls))
    }
}

/// Of a single point made, or kept if it was made before.
fn point(made: u16, before: Before) -> Statement {
    let point = u8::try_from(made.trailing_zeros()).unwrap_or(0);
    if made & before.made == 0 {
        Statement::MadePoint(point)
    } else {
        Statement::KeptPoint(point)
    }
}

fn home_board(one: &Facts, other: &Facts, before: Before) -> Option<Statement> {
    let points = [one.home_points, other.home_points];
    if points[0] < points[1] {
        return None;
    }
    let made = u16::from(one.made_home & !other.made_home);
    if points[0] > points[1] {
        return Some(if made.is_power_of_two() {
            point(made, before)
        } else {
            Statement::Counts(Counted::HomePoints, points)
        });
    }
    let blots = [one.home_blots, other.home_blots];
    (blots[0] < blots[1]).then_some(Statement::Counts(Counted::HomeBlots, blots))
}

fn back(one: &Facts, other: &Facts) -> Option<Statement> {
    let counts = [one, other].map(|facts| facts.back + facts.on_their_bar_point);
    (counts[0] < counts[1]).then_some(Statement::Counts(Counted::Back, counts))
}

fn builders(one: &Facts, other: &Facts) -> Option<Statement> {
    if one.is_slotted && !other.is_slotted {
        return one.wanted.map(Statement::Slot);
    }
    let point = one.wanted.filter(|_| one.wanted == other.wanted)?;
    let counts = [one.builders, other.builders];
    (counts[0] >= counts[1] + LEAST_BUILDERS).then_some(Statement::Builders { point, counts })
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

/// Rolls that miss are named from this many fewer on, where they are no more than half of all.
const LEAST_MISSES: u8 = 2;
/// Effective pips are named from this many hundredths fewer on.
const LEAST_EFFECTIVE: u32 = 10;

fn wastage(one: &Facts, other: &Facts) -> Option<Statement> {
    if one.contact || other.contact {
        return None;
    }
    let misses = [one.misses?, other.misses?];
    let effective = [one.effective?, other.effective?];
    if misses[0] + LEAST_MISSES <= misses[1] && misses[0] <= 18 {
        Some(Statement::Counts(Counted::Misses, misses))
    } else if effective[0] + LEAST_EFFECTIVE <= effective[1] {
        Some(Statement::Effective(effective))
    } else {
        None
    }
}
