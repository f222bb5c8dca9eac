//! Look-ahead and cube action against gnubg where no nets are involved: both sides bearing off.

#![expect(clippy::unwrap_used, reason = "a damaged golden file fails the test")]

use std::sync::Arc;

use barpoint_bearoff::OneSided;
use barpoint_equity::{Crawford, CubeAccess, CubeContext, Jacoby, Met, Outcome, Scoring};
use barpoint_eval::{ALL_CANDIDATES, CubeUse, Evaluator, Fingerprint, Search, SearchSettings};
use barpoint_rules::Board;
use barpoint_rules::notation::parse_position_id;
use serde_json::Value;

/// Looks positions up in the one-sided database.
struct Bearoff(OneSided);

impl Evaluator for Bearoff {
    fn evaluate(&self, positions: &[Board], out: &mut [Outcome]) {
        for (board, outcome) in positions.iter().zip(out) {
            *outcome = self.0.board_outcome(board).expect("both sides are home");
        }
    }

    fn fingerprint(&self) -> Fingerprint {
        Fingerprint(0)
    }
}

fn number(value: &Value) -> u8 {
    u8::try_from(value.as_u64().unwrap()).unwrap()
}

fn context(line: &Value) -> CubeContext {
    let (away, opponent_away) = (number(&line[4]), number(&line[5]));
    let scoring = if away == 0 {
        Scoring::Money {
            jacoby: if number(&line[7]) == 1 {
                Jacoby::On
            } else {
                Jacoby::Off
            },
            beavers: 0,
        }
    } else {
        Scoring::Match {
            away,
            opponent_away,
            crawford: match (number(&line[6]), away.min(opponent_away)) {
                (1, _) => Crawford::Now,
                (_, 1) => Crawford::Post,
                _ => Crawford::Pre,
            },
        }
    };
    CubeContext {
        value: u32::from(number(&line[2])),
        access: match line[3].as_i64().unwrap() {
            -1 => CubeAccess::Centred,
            0 => CubeAccess::Opponent,
            _ => CubeAccess::OnRoll,
        },
        scoring,
    }
}

/// Values of `testdata/gnubg/cubeful-bearoff.jsonl`. gnubg keeps its database in 16 bits: chances
/// differ by up to 2e-5, equities by several times that.
#[test]
fn cubeful_look_ahead_is_gnubgs() {
    let text = include_str!("../../../testdata/gnubg/cubeful-bearoff.jsonl");
    let search = Search::new(
        Arc::new(Bearoff(OneSided::build())),
        Arc::new(Met::kazaross_xg2()),
        1000,
    );
    let (mut worst, mut seen) = (0.0_f64, 0);
    for line in text.lines().skip(1) {
        let line: Value = serde_json::from_str(line).unwrap();
        let board = parse_position_id(line[0].as_str().unwrap()).unwrap();
        let context = context(&line);
        let settings = SearchSettings::new(number(&line[1]), CubeUse::Cubeful, ALL_CANDIDATES);
        let evaluation = search.evaluate(&board, context, settings);
        let mut check = |what: &str, found: f32, expected: &Value, tolerance: f64| {
            let error = (f64::from(found) - expected.as_f64().unwrap()).abs();
            worst = worst.max(error);
            seen += 1;
            if error >= tolerance {
                println!("{what} {line}: {found}");
            }
        };
        check("win", evaluation.outcome.win, &line[8], 3e-5);
        check("win gammon", evaluation.outcome.win_gammon, &line[9], 3e-5);
        check(
            "lose gammon",
            evaluation.outcome.lose_gammon,
            &line[10],
            3e-5,
        );
        check("no double", evaluation.cubeful.get(), &line[11], 3e-4);
        if let Some(decision) = search.cube_decision(&board, context, settings) {
            check(
                "no double",
                decision.equities.no_double.get(),
                &line[11],
                3e-4,
            );
            check("take", decision.equities.double_take.get(), &line[12], 3e-4);
        }
    }
    assert!(seen > 2_000, "{seen}");
    assert!(worst < 3e-4, "{worst}");
}
