use super::*;

/// A corner of a full 64-point table, rounded to six digits.
struct Golden {
    pre_crawford: Vec<Vec<f64>>,
    post_crawford: Vec<f64>,
}

fn golden() -> Golden {
    let text = include_str!("../../../../testdata/gnubg/met-kazaross-xg2.json");
    let json: serde_json::Value = serde_json::from_str(text).unwrap();
    let row = |value: &serde_json::Value| -> Vec<f64> {
        let numbers = value.as_array().unwrap().iter();
        numbers.map(|x| x.as_f64().unwrap()).collect()
    };
    Golden {
        pre_crawford: json["pre_crawford"]
            .as_array()
            .unwrap()
            .iter()
            .map(row)
            .collect(),
        post_crawford: row(&json["post_crawford"]),
    }
}

#[test]
fn every_value_is_gnubgs() {
    let (met, golden) = (Met::kazaross_xg2(), golden());
    assert_eq!(golden.pre_crawford.len(), 64);
    for (away, row) in (1..=64).zip(&golden.pre_crawford) {
        for (opponent, &expected) in (1..=64).zip(row) {
            let found = f64::from(met.mwc(away, opponent, Crawford::Pre).get());
            assert!(
                (found - expected).abs() < 1e-6,
                "{away} {opponent}: {found} {expected}"
            );
        }
    }
    for (away, &expected) in (1..=64).zip(&golden.post_crawford) {
        let trailer = f64::from(met.mwc(away, 1, Crawford::Post).get());
        let leader = f64::from(met.mwc(1, away, Crawford::Post).get());
        assert!(
            (trailer - expected).abs() < 1e-6,
            "{away}: {trailer} {expected}"
        );
        assert!(
            (leader + expected - 1.0).abs() < 1e-6,
            "{away}: {leader} {expected}"
        );
    }
}

#[test]
fn the_crawford_game_is_worth_the_pre_crawford_value() {
    let met = Met::kazaross_xg2();
    assert_eq!(met.mwc(1, 3, Crawford::Now), met.mwc(1, 3, Crawford::Pre));
    assert!(met.mwc(3, 1, Crawford::Post) > met.mwc(3, 1, Crawford::Now));
}

#[test]
fn a_match_that_is_over_is_certain() {
    let met = Met::kazaross_xg2();
    for crawford in [Crawford::Pre, Crawford::Now, Crawford::Post] {
        assert!((met.mwc(0, 5, crawford).get() - 1.0).abs() < f32::EPSILON);
        assert!(met.mwc(5, 0, crawford).get() < f32::EPSILON);
    }
}

#[test]
fn longer_matches_are_moved_up() {
    let met = Met::kazaross_xg2();
    let at = |away, opponent| met.mwc(away, opponent, Crawford::Pre);
    assert_eq!(at(255, 251), at(64, 60));
    assert_eq!(at(200, 3), at(64, 1));
}

#[test]
fn flipping_a_symmetric_table_changes_nothing() {
    let met = Met::kazaross_xg2();
    let flipped = met.flipped();
    for away in 1..=64 {
        for opponent in 1..=64 {
            for crawford in [Crawford::Pre, Crawford::Post] {
                let (a, b) = (
                    met.mwc(away, opponent, crawford).get(),
                    flipped.mwc(away, opponent, crawford).get(),
                );
                assert!((a - b).abs() < 1e-7, "{away} {opponent}");
            }
        }
    }
}
