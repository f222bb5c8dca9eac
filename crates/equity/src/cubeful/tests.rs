use super::*;
use crate::{Crawford, Jacoby, Stakes};
use serde_json::Value;

fn close(found: f32, expected: f64, tolerance: f64) -> bool {
    (f64::from(found) - expected).abs() < tolerance
}

/// The manual's example position (chapter 11.5.5): chances as printed there.
const MANUAL: Outcome = Outcome {
    win: 0.454,
    win_gammon: 0.103,
    win_backgammon: 0.001,
    lose_gammon: 0.106,
    lose_backgammon: 0.003,
};

#[test]
fn the_manuals_money_example_comes_out() {
    let cubeful = Cubeful::new(&CubeContext::MONEY, &Met::kazaross_xg2());
    let cubeless = cubeful.cubeless(&MANUAL).get();
    assert!(close(cubeless, -0.097, 0.0005), "{cubeless}");
    // The manual takes the losing chance for 0.556 (it is 0.546) when it finds L = 1.196.
    let (won, lost) = (1.229, 1.196);
    let (opponent_cash, cash) = janowski::cash_points(won, lost);
    let curve = LiveCurve {
        lost: -lost,
        opponent_cash: Some(opponent_cash),
        cash: Some(cash),
        won,
    };
    let live = curve.value(0.454);
    assert!((live - -0.157).abs() < 0.0005, "{live}");
    let average = f64::from(cubeless) * (1.0 - 0.68) + live * 0.68;
    assert!((average - -0.138).abs() < 0.0005, "{average}");
    // With the right L = 1.1996 throughout.
    let consistent = cubeful.value(&MANUAL, CubeLife::CONTACT).get();
    assert!(close(consistent, -0.1399, 0.0001), "{consistent}");
}

/// A context and gnubg's answers for one position in it.
struct Golden {
    context: CubeContext,
    outcome: Outcome,
    x: CubeLife,
    no_double: f64,
    double_take: f64,
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

fn goldens() -> Vec<Golden> {
    let text = include_str!("../../../../testdata/gnubg/cubeful-0ply.jsonl");
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
        Scoring::Match {
            away: u8::try_from(away).unwrap(),
            opponent_away: u8::try_from(opponent_away).unwrap(),
            crawford,
        }
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
    }
}

#[test]
fn values_are_gnubgs() {
    let met = Met::kazaross_xg2();
    let (mut wrong, mut seen) = (0, 0);
    for golden in goldens() {
        let Golden {
            context,
            outcome,
            x,
            ..
        } = golden;
        let cubeful = Cubeful::new(&context, &met);
        let after_take = Cubeful::new(&context.doubled(), &met);
        let no_double = cubeful.value(&outcome, x).get();
        let take = cubeful.from_doubled(after_take.value(&outcome, x)).get();
        // gnubg computes chances in single precision: an error of 1e-7 over half the swing.
        let swing =
            Stakes::of(&context, &met).map_or(2.0, |s| f64::from(s.win.get() - s.lose.get()));
        let tolerance = 2e-6_f64.max(8e-7 / swing);
        seen += 1;
        let take_ok = !context.may_double() || close(take, golden.double_take, tolerance);
        if !close(no_double, golden.no_double, tolerance) || !take_ok {
            wrong += 1;
            println!(
                "{context:?} {outcome:?} {no_double} {} {take} {}",
                golden.no_double, golden.double_take
            );
        }
    }
    assert!(seen > 2_000, "{seen}");
    assert_eq!(wrong, 0, "of {seen}");
}
