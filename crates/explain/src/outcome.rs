//! What comes of a play: chances, the cube, the replies.

use barpoint_equity::Equity;

use crate::remark::{Before, remark};
use crate::{Part, PlayExplanation, Remark, ReplyTo, RollSet, Statement};

/// Chances that move less are shown as not moving.
const LEAST_CHANCE: f32 = 0.0005;

/// Chances, the cube and the replies.
pub(crate) fn outcomes(found: &PlayExplanation, before: Before) -> Vec<Remark> {
    let parts = found.parts;
    let chances = Statement::Chances {
        wins: parts.wins.chance,
        gammons_won: counts(parts.gammons_won),
        gammons_lost: counts(parts.gammons_lost).map(std::ops::Neg::neg),
    };
    let share = parts.wins.share + parts.gammons_won.share + parts.gammons_lost.share;
    let chances = remark(chances, share, RollSet::default());
    let rows = [
        (
            Statement::BackgammonsWon as fn(f32) -> Statement,
            parts.backgammons_won,
        ),
        (Statement::BackgammonsLost, parts.backgammons_lost),
    ];
    let said = rows
        .into_iter()
        .filter(|(_, part)| part.chance >= LEAST_CHANCE);
    let said = said.map(|(say, part)| remark(say(part.chance), part.share, RollSet::default()));
    // A cube that costs even the better play equity is the opponent's gain.
    let better = &found.plays[0].advice;
    let theirs = before.their_cube || better.cubeful.get() < better.cubeless.get();
    let cube = remark(Statement::Cube { theirs }, parts.cube, RollSet::default());
    said.chain([chances, cube])
        .chain(of_replies(found))
        .collect()
}

/// A chance that moves, where it is worth something.
fn counts(part: Part) -> Option<f32> {
    (part.share != 0.0 && part.chance.abs() >= LEAST_CHANCE).then_some(part.chance)
}

/// How the opponent's rolls split, with the rolls after which the better play gains most.
fn of_replies(found: &PlayExplanation) -> Option<Remark> {
    /// Rolls named.
    const NAMED: usize = 4;
    let gain = |reply: &ReplyTo| reply.equities[0].get() - reply.equities[1].get();
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
