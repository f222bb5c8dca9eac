//! XG's analysis as opinions.

use barpoint_equity::{Equity, Outcome};
use barpoint_record::{CheckerOpinion, CubeOpinion, Opinion, RatedPlay, RolledOutPart, Said};
use barpoint_rules::{Board, Play, PlayList, Roll};

use super::boards::{self, squares};
use super::bytes::{Fields, single};
use super::level;
use super::rollout::{Rollout, Rollouts};
use crate::lenient;

/// Most candidates a record has room for.
const MOST_PLAYS: i32 = 32;
/// What stands for "not analysed" in place of an error.
const NOT_ANALYSED: f64 = -999.0;
/// What stands for "not analysed" in place of the verdict on a double.
const NO_VERDICT: i16 = -100;

/// XG is the only analyst of its files.
pub(super) const fn opinion(said: Said) -> Opinion {
    Opinion { analyst: 0, said }
}

/// An error of a record as what it cost; XG writes those of checker plays and takes negative, those of doubles positive.
pub(super) fn loss(error: f64) -> Option<Equity> {
    let known = error.is_finite() && error > NOT_ANALYSED;
    known.then(|| Equity(single(error.abs())))
}

/// Chances as XG writes them: lose backgammon, gammon, any; win any, gammon, backgammon.
fn outcome(fields: Fields<'_>, at: usize) -> Option<Outcome> {
    let chance = |n: usize| fields.f32(at + 4 * n);
    let chances = [chance(3), chance(4), chance(5), chance(1), chance(0)];
    let possible = chances.iter().all(|c| (-0.001..=1.001).contains(c));
    possible.then(|| Outcome::from_array(chances))
}

fn equity(fields: Fields<'_>, at: usize) -> Option<Equity> {
    let value = fields.f32(at);
    value.is_finite().then_some(Equity(value))
}

/// The opinions of a cube decision in a cube record, without losses.
pub(super) fn cube(
    fields: Fields<'_>,
    rollouts: &Rollouts,
) -> Option<(CubeOpinion, Option<Opinion>)> {
    let number = fields.i32(92);
    if number < 0 || fields.i16(120) == NO_VERDICT {
        return None;
    }
    let [no_double, double_take, double_pass] = [152, 156, 160].map(|at| equity(fields, at));
    let said_nothing = |e: Option<Equity>| e.is_none_or(|e| e.get() == 0.0);
    if said_nothing(no_double) && said_nothing(double_take) && said_nothing(double_pass) {
        return None;
    }
    let rollout = rollouts.get(fields.i32(224), number);
    let std_errs = rollout.and_then(|r| r.std_errs[0].zip(r.std_errs[1]));
    let opinion_of_cube = CubeOpinion {
        level: level::of(number, rollout.map(Rollout::trials)),
        outcome: outcome(fields, 124),
        no_double,
        double_take,
        double_pass,
        std_errs: std_errs.map(|(a, b)| [a, b]),
        double_loss: None,
        answer_loss: None,
    };
    let facts = rollout.map(|r| opinion(Said::Rollout(r.facts(RolledOutPart::Cube))));
    Some((opinion_of_cube, facts))
}

/// What a move record says of the play, and the rollouts behind it. `after` is the position after the play that was made.
pub(super) fn checker(
    fields: Fields<'_>,
    board: &Board,
    roll: Roll,
    after: Option<&Board>,
    rollouts: &Rollouts,
) -> Vec<Opinion> {
    let count = usize::try_from(fields.i32(120).clamp(0, MOST_PLAYS)).unwrap_or(0);
    if count == 0 {
        return Vec::new();
    }
    let mut legal = PlayList::new();
    legal.generate(board, roll);
    let mut plays = Vec::with_capacity(count);
    let mut played = None;
    let mut facts = Vec::new();
    for n in 0..count {
        let target = boards::board(&squares(fields, 192 + 26 * n));
        let codes = (0..8).map(|k| i32::from(fields.signed_byte(1024 + 8 * n + k)));
        let moves = boards::moves(codes);
        let Some(play) = candidate(&legal, board, roll, &moves, target.as_ref()) else {
            continue;
        };
        let Some(equity) = equity(fields, 1408 + 28 * n + 24) else {
            continue;
        };
        let number = i32::from(fields.i16(1280 + 4 * n));
        let rollout = rollouts.get(fields.i32(2344 + 4 * n), number);
        if let Some(rollout) = rollout {
            let part = RolledOutPart::Play(plays.len());
            facts.push(opinion(Said::Rollout(rollout.facts(part))));
        }
        if played.is_none() && target.is_some() && target.as_ref() == after {
            played = Some(plays.len());
        }
        plays.push(RatedPlay {
            play,
            level: level::of(number, rollout.map(Rollout::trials)),
            outcome: outcome(fields, 1408 + 28 * n),
            equity,
            std_err: rollout.and_then(|r| r.std_errs[0]),
        });
    }
    if plays.is_empty() {
        return Vec::new();
    }
    let checker = CheckerOpinion {
        plays,
        played,
        loss: loss(fields.f64(2312)),
    };
    let mut opinions = vec![opinion(Said::Checker(checker))];
    opinions.append(&mut facts);
    opinions
}

/// A play of the list by its steps, or by where it leads; the steps as they stand if it is not legal.
fn candidate(
    legal: &PlayList,
    board: &Board,
    roll: Roll,
    moves: &[(barpoint_rules::Point, barpoint_rules::Point)],
    target: Option<&Board>,
) -> Option<Play> {
    match lenient::turn_among(legal, board, roll, moves) {
        lenient::Turn::Legal { play, after, .. }
            if target.is_none_or(|target| *target == after) =>
        {
            Some(play)
        }
        lenient::Turn::Legal { play, .. } => {
            let found = target.and_then(|target| legal.find(target));
            Some(found.map_or(play, |index| legal.plays()[index]))
        }
        lenient::Turn::Illegal(literal) => match target.and_then(|target| legal.find(target)) {
            Some(index) => Some(legal.plays()[index]),
            None => Play::from_steps(&literal.steps),
        },
    }
}

/// What a move record says of the luck of the roll.
pub(super) fn luck(fields: Fields<'_>) -> Option<Opinion> {
    let number = fields.i32(2476);
    let value = fields.f64(2320);
    if number < 0 || !value.is_finite() || value <= NOT_ANALYSED {
        return None;
    }
    Some(opinion(Said::Luck {
        equity: Equity(single(value)),
        level: Some(level::of(number, None)),
    }))
}
