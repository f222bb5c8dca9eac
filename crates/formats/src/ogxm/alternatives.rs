//! The plays of a decision.

use barpoint_equity::Outcome;

use super::cursor::{Cursor, Fields, Result};
use super::level::{self, Stated};

/// No decision has more alternatives.
const MOST_ALTERNATIVES: usize = 1024;

/// A play that was looked at.
pub(super) struct Alternative<'a> {
    pub(super) steps: &'a [u8],
    pub(super) equity: i32,
    pub(super) outcome: Option<Outcome>,
    pub(super) level: Stated,
    pub(super) is_played: bool,
    pub(super) std_err: Option<u32>,
}

/// Reads the plays of a decision.
pub(super) fn alternatives<'a>(body: &mut Cursor<'a>) -> Result<Vec<Alternative<'a>>> {
    let count = body.count()?;
    if count > MOST_ALTERNATIVES {
        return Err(body.fail("at most 1024 alternatives", count.to_string()));
    }
    (0..count).map(|_| alternative(body.record()?)).collect()
}

fn alternative(mut fields: Fields<'_>) -> Result<Alternative<'_>> {
    let count = fields.body.count()?;
    let steps = fields.body.take(count)?;
    let equity = fields.body.i32()?;
    Ok(Alternative {
        steps,
        equity,
        outcome: fields.get(0, outcome)?.flatten(),
        level: fields.get(1, level::read)?.unwrap_or_default(),
        is_played: fields.has(2),
        std_err: fields.get(3, Cursor::u32)?,
    })
}

/// Five chances in ten-thousandths; `None` if they are none.
pub(super) fn outcome(body: &mut Cursor<'_>) -> Result<Option<Outcome>> {
    let mut chances = [0.0_f32; 5];
    for chance in &mut chances {
        *chance = f32::from(body.u16()?) / 1e4;
    }
    // Rounding may have made a part larger than the whole.
    let [win, gammon, backgammon, lose_gammon, lose_backgammon] = chances;
    let nearly = Outcome {
        win,
        win_gammon: gammon,
        win_backgammon: backgammon,
        lose_gammon,
        lose_backgammon,
    };
    let near = nearly.sanitised();
    let moved = nearly
        .to_array()
        .into_iter()
        .zip(near.to_array())
        .any(|(a, b)| (a - b).abs() > 2e-4);
    Ok((!moved).then_some(near))
}
