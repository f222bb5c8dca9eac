//! Positions rolled out before.

use std::path::Path;

use barpoint_engine::Engine;
use barpoint_equity::{Crawford, CubeAccess, CubeContext, Scoring};
use barpoint_lab::theories::{Comparison, CubePosition, Found, Kind, RolledOut, beside};
use barpoint_rules::notation::parse_position_id;
use rayon::prelude::*;
use serde::Deserialize;

use crate::error::CliError;
use crate::streams;

/// What is needed of a saved line.
#[derive(Deserialize)]
struct Row {
    position: String,
    owned: bool,
    away: Option<[u8; 2]>,
    rolled_out: [f64; 2],
    std_err: [f64; 2],
    chances: [f64; 5],
}

/// The positions of a file beside what the theories say now.
pub(super) fn compared(
    path: &Path,
    engine: &Engine,
    pool: &rayon::ThreadPool,
) -> Result<Vec<Comparison>, CliError> {
    let text = streams::read_text(path)?;
    let mut rows = Vec::new();
    for (number, line) in (1..).zip(text.lines()) {
        let row = read(line).ok_or_else(|| CliError::File {
            path: path.to_owned(),
            reason: format!("line {number}: expected a line that `barpoint theories` saved"),
        })?;
        rows.push(row);
    }
    Ok(pool.install(|| {
        let rows = rows.into_par_iter();
        rows.map(|(position, found)| beside(engine, &position, found))
            .collect()
    }))
}

fn read(line: &str) -> Option<(CubePosition, RolledOut)> {
    let row: Row = serde_json::from_str(line).ok()?;
    let board = parse_position_id(&row.position).ok()?;
    let (value, access) = if row.owned {
        (2, CubeAccess::OnRoll)
    } else {
        (1, CubeAccess::Centred)
    };
    let scoring = match row.away {
        None => CubeContext::MONEY.scoring,
        Some([away, opponent_away]) => Scoring::at_score(away, opponent_away, Crawford::Pre),
    };
    let found = |[no_double, double_take]: [f64; 2]| Found {
        no_double,
        double_take,
    };
    let position = CubePosition {
        board,
        context: CubeContext {
            value,
            access,
            scoring,
        },
        kind: Kind::of(&board)?,
    };
    let rolled_out = RolledOut {
        truth: found(row.rolled_out),
        std_err: found(row.std_err),
        chances: row.chances,
    };
    Some((position, rolled_out))
}
