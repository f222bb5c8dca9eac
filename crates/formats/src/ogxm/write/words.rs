//! Levels, chances and verdicts as they are stored.

use barpoint_equity::{Equity, Outcome};
use barpoint_record::{CubeOpinion, Depth, Level};

use super::out::{Fields, Out};
use crate::ogxm::decisions::CUBE;

/// A level that can be told again; `None` if there is nothing to tell.
pub(super) fn level(level: &Level, kind: u32) -> Option<Vec<u8>> {
    let mut fields = Fields::default();
    let implied = match level.depth {
        Some(Depth::Plies(plies)) => format!("{plies}-ply"),
        Some(Depth::Trials(_)) => "rollout".to_owned(),
        None => String::new(),
    };
    if level.name != implied {
        fields.add(0, |out| out.text(&level.name));
    }
    match level.depth {
        Some(Depth::Plies(plies)) => {
            let number = if kind == CUBE { 2 } else { 1 };
            fields.add(number, |out| out.varint(plies.into()));
        }
        Some(Depth::Trials(trials)) => {
            let mut rollout = Fields::default();
            rollout.add(0, |out| out.varint(trials));
            fields.add(3, |out| out.bytes.extend(rollout.record()));
        }
        None => {}
    }
    (!fields.has_no_options()).then(|| fields.record())
}

/// Five chances in ten-thousandths.
pub(super) fn chances(outcome: Outcome, out: &mut Out) {
    for chance in outcome.to_array() {
        out.u16(ten_thousandths(chance));
    }
}

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "between 0 and 10000"
)]
fn ten_thousandths(chance: f32) -> u16 {
    (f64::from(chance).clamp(0.0, 1.0) * 1e4).round() as u16
}

/// What is right by the equities: 0 no double, 1 double, 2 take, 3 pass, 4 too good.
pub(super) fn verdict(opinion: &CubeOpinion, answers: bool) -> Option<u32> {
    let of = |equity: Option<Equity>| equity.map(Equity::get);
    let (take, pass) = (
        of(opinion.double_take),
        of(opinion.double_pass).unwrap_or(1.0),
    );
    if answers {
        return take.map(|take| if take <= pass { 2 } else { 3 });
    }
    let no_double = of(opinion.no_double)?;
    let doubled = take.map_or(pass, |take| take.min(pass));
    Some(if doubled >= no_double {
        1
    } else if no_double > pass {
        4
    } else {
        0
    })
}
