//! XG's own statistics of the players, counted from the errors its records hold.
//!
//! A checker play counts unless XG flags it as irrelevant (forced, or all plays are worth the same) or as not legal. Of cube
//! actions count every double, take and pass, and not doubling where it was close: worth more than nothing, and within
//! 0.2 of the better answer to a double. See `docs/formats/xg.md` for where that comes from.

use barpoint_equity::Equity;
use barpoint_record::AnalystFigures;
use barpoint_rules::{BySide, Side};

use super::analysis::loss;
use super::bytes::Fields;
use super::read::ANSWERS;

/// Within this distance of doubling, not doubling counts.
const CLOSE: f32 = 0.2;
/// Performance rating of one point lost a decision.
const PR_SCALE: f64 = 500.0;

/// Sums of one player.
#[derive(Clone, Copy, Default)]
struct Tally {
    decisions: u32,
    checker: f64,
    cube: f64,
    luck: Option<f64>,
}

/// Sums of both players.
#[derive(Default)]
pub(super) struct Figures(BySide<Tally>);

impl Figures {
    /// Counts a move record whose play stands.
    pub(super) fn play(&mut self, side: Side, fields: Fields<'_>) {
        let tally = &mut self.0[side];
        if fields.i32(2476) >= 0
            && let Some(luck) = finite(fields.f64(2320))
        {
            *tally.luck.get_or_insert(0.0) += luck;
        }
        let Some(lost) = loss(fields.f64(2312)) else {
            return;
        };
        let irrelevant = fields.flag(2304) || fields.i32(120) <= 1;
        if irrelevant || fields.i32(2480) != 0 {
            return;
        }
        tally.decisions += 1;
        tally.checker += f64::from(lost.get());
    }

    /// Counts a cube record.
    pub(super) fn cube(&mut self, side: Side, fields: Fields<'_>) {
        let double = fields.i32(16);
        let Some(lost) = loss(fields.f64(200)) else {
            return;
        };
        let [no_double, take, pass] = [152, 156, 160].map(|at| fields.f32(at));
        let gap = (take.min(pass) - no_double).abs();
        let doubler = &mut self.0[side];
        doubler.cube += f64::from(lost.get());
        match double {
            1 => {
                doubler.decisions += 1;
                self.answers(side, fields);
            }
            0 if no_double > 0.0 && gap <= CLOSE => doubler.decisions += 1,
            _ => {}
        }
    }

    /// Counts the answer to a double, and those to a beaver and a raccoon.
    fn answers(&mut self, side: Side, fields: Fields<'_>) {
        let mut answering = side;
        for (answer, at) in ANSWERS {
            answering = answering.other();
            if fields.i32(answer) < 0 {
                return;
            }
            if let Some(lost) = loss(fields.f64(at)) {
                let tally = &mut self.0[answering];
                tally.decisions += 1;
                tally.cube += f64::from(lost.get());
            }
        }
    }

    /// The figures of both players.
    pub(super) fn result(&self) -> BySide<AnalystFigures> {
        self.0.map(|tally| {
            let counted = (tally.decisions > 0).then_some(tally);
            let lost = tally.checker + tally.cube;
            AnalystFigures {
                pr: counted.map(|t| super::bytes::single(PR_SCALE * lost / f64::from(t.decisions))),
                decisions: counted.map(|t| t.decisions),
                checker_loss: counted.map(|t| Equity(super::bytes::single(t.checker))),
                cube_loss: counted.map(|t| Equity(super::bytes::single(t.cube))),
                luck: tally.luck.map(|luck| Equity(super::bytes::single(luck))),
            }
        })
    }
}

fn finite(value: f64) -> Option<f64> {
    (value.is_finite() && value.abs() < 100.0).then_some(value)
}
