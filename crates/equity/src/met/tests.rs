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

/// The tables gnubg printed (`show met 7`), by file.
fn printed() -> Vec<(String, Vec<Vec<f64>>)> {
    let Some(path) = barpoint_testkit::fixture("reference/transcripts/09-met.md") else {
        return Vec::new();
    };
    let text = std::fs::read_to_string(path).unwrap();
    let sections = text.split("\n## ").filter_map(|section| {
        let (name, body) = section.split_once(".xml")?;
        let rows = body.lines().filter_map(|line| {
            let (_, numbers) = line.split_once("-away   ")?;
            let row: Vec<f64> = numbers
                .split_whitespace()
                .map_while(|n| n.parse().ok())
                .collect();
            (!row.is_empty()).then_some(row)
        });
        Some((name.to_owned(), rows.collect()))
    });
    sections.collect()
}

#[test]
fn published_tables_are_as_gnubg_prints_them() {
    let mut seen = 0;
    for (name, rows) in printed() {
        let Some(met) = Met::by_name(&name) else {
            continue;
        };
        seen += 1;
        assert_eq!(rows.len(), 9, "{name}");
        let underdog = met.flipped();
        for (opponent, i) in (1..=7).zip(0..) {
            for (away, row) in (1..).zip(&rows[..7]) {
                let found = f64::from(met.mwc(away, opponent, Crawford::Pre).get());
                assert!(
                    (100.0 * found - row[i]).abs() < 6e-5,
                    "{name} {away} {opponent}: {found}"
                );
            }
            for (met, row) in [&met, &underdog].into_iter().zip(&rows[7..]) {
                let found = f64::from(met.mwc(opponent, 1, Crawford::Post).get());
                assert!(
                    (100.0 * found - row[i]).abs() < 6e-5,
                    "{name} {opponent}: {found}"
                );
            }
        }
    }
    assert!(seen == 0 || seen == Met::names().count(), "{seen}");
}

#[test]
fn the_default_is_known_by_name() {
    assert_eq!(Met::by_name("kazaross-xg2"), Some(Met::kazaross_xg2()));
    assert_eq!(Met::by_name("no such table"), None);
}

#[test]
fn explicit_rows_are_checked_and_extended() {
    let rows = vec![vec![0.5, 0.7], vec![0.3, 0.5]];
    let met = Met::from_rows("mine", &rows, &[0.5], &[0.5]).unwrap();
    assert!((met.mwc(1, 2, Crawford::Pre).get() - 0.7).abs() < 1e-6);
    assert!((met.mwc(2, 1, Crawford::Post).get() - 0.485).abs() < 1e-6);
    assert!(met.mwc(5, 9, Crawford::Pre).get() > 0.6);
    let error =
        |rows: &[Vec<f64>], post: &[f64]| Met::from_rows("", rows, post, &[0.5]).unwrap_err();
    assert_eq!(error(&[], &[0.5]), MetError::Length { found: 0 });
    let ragged = MetError::RowLength {
        row: 2,
        expected: 2,
        found: 1,
    };
    assert_eq!(error(&[vec![0.5, 0.7], vec![0.3]], &[0.5]), ragged);
    assert_eq!(error(&rows, &[]), MetError::PostCrawfordLength { found: 0 });
    assert_eq!(error(&rows, &[50.0]), MetError::Chance { found: 50.0 });
}
