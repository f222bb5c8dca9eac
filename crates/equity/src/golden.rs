//! gnubg's 0-ply cubeful values (`testdata/gnubg/cubeful-0ply.jsonl`).

use serde_json::Value;

use crate::{Crawford, CubeAccess, CubeContext, CubeLife, Jacoby, Outcome, Scoring};

/// A position in a context, and gnubg's answers.
pub(crate) struct Golden {
    pub(crate) context: CubeContext,
    pub(crate) outcome: Outcome,
    pub(crate) x: CubeLife,
    pub(crate) no_double: f64,
    pub(crate) double_take: f64,
    /// gnubg's number of the verdict.
    pub(crate) verdict: u32,
}

fn number(value: &Value) -> u32 {
    u32::try_from(value.as_u64().unwrap()).unwrap()
}

#[expect(
    clippy::cast_possible_truncation,
    reason = "gnubg's values are single precision"
)]
fn single(value: &Value) -> f32 {
    value.as_f64().unwrap() as f32
}

pub(crate) fn goldens() -> Vec<Golden> {
    let text = include_str!("../../../testdata/gnubg/cubeful-0ply.jsonl");
    let mut lines = text.lines().skip(1);
    let positions: Value = serde_json::from_str(lines.next().unwrap()).unwrap();
    lines
        .map(|line| golden(&serde_json::from_str(line).unwrap(), &positions))
        .collect()
}

fn golden(line: &Value, positions: &Value) -> Golden {
    let position = &positions[number(&line[0]) as usize];
    let chances = std::array::from_fn(|i| single(&position[2][i]));
    let (away, opponent_away) = (number(&line[3]), number(&line[4]));
    let crawford = match (number(&line[5]), away.min(opponent_away)) {
        (1, _) => Crawford::Now,
        (_, 1) => Crawford::Post,
        _ => Crawford::Pre,
    };
    let scoring = if away == 0 {
        let jacoby = if number(&line[6]) == 1 {
            Jacoby::On
        } else {
            Jacoby::Off
        };
        Scoring::Money {
            jacoby,
            beavers: u8::try_from(number(&line[7])).unwrap(),
        }
    } else {
        Scoring::at_score(
            u8::try_from(away).unwrap(),
            u8::try_from(opponent_away).unwrap(),
            crawford,
        )
    };
    let access = match line[2].as_i64().unwrap() {
        -1 => CubeAccess::Centred,
        0 => CubeAccess::Opponent,
        _ => CubeAccess::OnRoll,
    };
    Golden {
        context: CubeContext {
            value: number(&line[1]),
            access,
            scoring,
        },
        outcome: Outcome::from_array(chances),
        x: CubeLife::new(single(&position[1])).unwrap(),
        no_double: line[8].as_f64().unwrap(),
        double_take: line[9].as_f64().unwrap(),
        verdict: number(&line[10]),
    }
}
