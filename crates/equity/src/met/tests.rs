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
            let found = met.mwc(away, opponent, Crawford::Pre).get();
            assert!(
                (found - expected).abs() < 1e-6,
                "{away} {opponent}: {found} {expected}"
            );
        }
    }
    for (away, &expected) in (1..=64).zip(&golden.post_crawford) {
        let trailer = met.mwc(away, 1, Crawford::Post).get();
        let leader = met.mwc(1, away, Crawford::Post).get();
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
        assert!((met.mwc(0, 5, crawford).get() - 1.0).abs() < f64::EPSILON);
        assert!(met.mwc(5, 0, crawford).get() < f64::EPSILON);
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

/// The tables gnubg printed (`show met 7`), by file; `None` where the transcript is absent.
fn printed() -> Option<Vec<(String, Vec<Vec<f64>>)>> {
    let path = barpoint_testkit::fixture("reference/transcripts/09-met.md")?;
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
    Some(sections.collect())
}

#[test]
fn published_tables_are_as_gnubg_prints_them() {
    let Some(tables) = printed() else {
        return;
    };
    let mut seen = 0;
    for (name, rows) in tables {
        let Ok(met) = Met::by_name(&name) else {
            continue;
        };
        seen += 1;
        assert_eq!(rows.len(), 9, "{name}");
        let underdog = met.flipped();
        for (opponent, i) in (1..=7).zip(0..) {
            for (away, row) in (1..).zip(&rows[..7]) {
                let found = met.mwc(away, opponent, Crawford::Pre).get();
                assert!(
                    (100.0 * found - row[i]).abs() < 6e-5,
                    "{name} {away} {opponent}: {found}"
                );
            }
            for (met, row) in [&met, &underdog].into_iter().zip(&rows[7..]) {
                let found = met.mwc(opponent, 1, Crawford::Post).get();
                assert!(
                    (100.0 * found - row[i]).abs() < 6e-5,
                    "{name} {opponent}: {found}"
                );
            }
        }
    }
    assert_eq!(seen, 12);
}

#[test]
fn the_default_is_known_by_name() {
    assert_eq!(Met::by_name("kazaross-xg2"), Ok(Met::kazaross_xg2()));
    for (wrong, part) in [
        ("no such table", "zadeh-model"),
        ("woolsey:x=1", "woolsey"),
        ("mec-model:gammons=0.3", "gammon-rate=0.26"),
        ("mec-model:win-rate=2", "from 0 to 1"),
        ("mec-model:free-drop-2-away=0.9", "that give chances"),
    ] {
        let error = Met::by_name(wrong).unwrap_err().to_string();
        assert!(error.contains(part), "{error}");
    }
}

fn explicit(rows: &[Vec<f64>], post: &[f64]) -> Result<Met, MetError> {
    Met::from_definition(&MetDefinition {
        name: "mine".to_owned(),
        source: String::new(),
        pre_crawford: PreCrawfordTable::Explicit(rows.to_vec()),
        post_crawford: [post, &[0.5]].map(|row| PostCrawfordRow::Explicit(row.to_vec())),
    })
}

#[test]
fn explicit_rows_are_checked_and_extended() {
    let rows = vec![vec![0.5, 0.7], vec![0.3, 0.5]];
    let met = explicit(&rows, &[0.5]).unwrap();
    assert!((met.mwc(1, 2, Crawford::Pre).get() - 0.7).abs() < 1e-6);
    assert!((met.mwc(2, 1, Crawford::Post).get() - 0.485).abs() < 1e-6);
    assert!(met.mwc(5, 9, Crawford::Pre).get() > 0.6);
    let error = |rows: &[Vec<f64>], post: &[f64]| explicit(rows, post).unwrap_err();
    assert_eq!(error(&[], &[0.5]), MetError::Length { found: 0 });
    let ragged = MetError::RowLength {
        row: 2,
        expected: 2,
        found: 1,
    };
    assert_eq!(error(&[vec![0.5, 0.7], vec![0.3]], &[0.5]), ragged);
    assert_eq!(error(&rows, &[]), MetError::PostCrawfordLength { found: 0 });
    let chance = error(&[vec![50.0]], &[0.5]);
    assert_eq!(chance, MetError::Chance { found: 50.0 });
}

/// What gnubg has for a name in `testdata/gnubg/mets.json`.
fn of_gnubg(name: &str) -> Met {
    match name {
        "jac050 inverted" => Met::by_name("jac050").unwrap().flipped(),
        "zadeh-other" | "mec-unequal" => Met::from_definition(&other(name)).unwrap(),
        _ => Met::by_name(name).unwrap(),
    }
}

/// The tables whose parameters `testdata/gnubg/mets.py` makes up.
fn other(name: &str) -> MetDefinition {
    let zadeh = PostCrawfordZadeh::default();
    let zadehs = [
        PostCrawfordZadeh {
            gammon_rate_trailer: 0.3,
            ..zadeh
        },
        PostCrawfordZadeh {
            gammon_rate_trailer: 0.2,
            free_drop_2_away: 0.02,
            ..zadeh
        },
    ];
    let mecs = [(0.3, 0.53), (0.2, 0.47)].map(|(gammon_rate, win_rate)| PostCrawfordMec {
        gammon_rate,
        win_rate,
        ..PostCrawfordMec::default()
    });
    let parameters = ZadehParameters {
        gammon_rate_leader: 0.2,
        gammon_rate_trailer: 0.3,
        delta: 0.05,
        delta_bar: 0.02,
    };
    let unequal = MecParameters {
        gammon_rate: 0.26,
        win_rate: 0.53,
    };
    let (pre_crawford, post_crawford) = match name {
        "zadeh-other" => (
            PreCrawfordTable::Zadeh(parameters, 64),
            zadehs.map(PostCrawfordRow::Zadeh),
        ),
        _ => (
            PreCrawfordTable::Mec(unequal, 64),
            mecs.map(PostCrawfordRow::Mec),
        ),
    };
    MetDefinition {
        name: name.to_owned(),
        source: String::new(),
        pre_crawford,
        post_crawford,
    }
}

/// `testdata/gnubg/mets.py`: the tables gnubg ships and others it computes. Its single precision is good
/// to 2e-7 after a long recursion.
#[test]
fn all_tables_are_gnubgs() {
    let text = include_str!("../../../../testdata/gnubg/mets.json");
    let json: serde_json::Value = serde_json::from_str(text).unwrap();
    let tables = json["tables"].as_object().unwrap();
    assert_eq!(tables.len(), 17);
    for (name, golden) in tables {
        let (met, row) = (of_gnubg(name), |value: &serde_json::Value| -> Vec<f64> {
            let numbers = value.as_array().unwrap().iter();
            numbers.map(|x| x.as_f64().unwrap()).collect()
        });
        let check = |away: u8, opponent: u8, crawford, expected: f64| {
            let found = met.chance(MatchScore {
                away,
                opponent_away: opponent,
                crawford,
                seat: MetSeat::First,
            });
            assert!(
                (found - expected).abs() < 5e-7,
                "{name} {away} {opponent} {crawford:?}: {found} {expected}"
            );
        };
        let corner = golden["corner"].as_array().unwrap();
        let rows = (1..).zip(corner.iter().map(row));
        let far = [(40, row(&golden["row_40"])), (64, row(&golden["row_64"]))];
        for (away, row) in rows.chain(far) {
            for (opponent, &expected) in (1..).zip(&row) {
                check(away, opponent, Crawford::Pre, expected);
            }
        }
        for (away, &expected) in (1..).zip(&row(&golden["post_crawford"][0])).skip(1) {
            check(away, 1, Crawford::Post, expected);
        }
        for (away, &expected) in (1..).zip(&row(&golden["post_crawford"][1])).skip(1) {
            check(1, away, Crawford::Post, 1.0 - expected);
        }
    }
}

#[test]
fn a_table_given_as_rows_is_the_same_table() {
    for name in ["mec-model:win-rate=0.55", "jac100", "snowie"] {
        let met = Met::by_name(name).unwrap();
        let again = Met::from_definition(&met.to_definition(64)).unwrap();
        for (away, opponent) in Met::scores() {
            let score = |crawford| MatchScore {
                away,
                opponent_away: opponent,
                crawford,
                seat: MetSeat::First,
            };
            let pre = score(Crawford::Pre);
            assert!((met.chance(pre) - again.chance(pre)).abs() < 1e-12);
            // The last entry of a post-Crawford row is always the extension's.
            if away < 64 && opponent < 64 {
                let post = score(Crawford::Post);
                assert!((met.chance(post) - again.chance(post)).abs() < 1e-12);
            }
        }
    }
}

#[test]
fn a_favourite_stays_one_whoever_is_on_roll() {
    // jac050 lists the chances of the player who is the better by so much; the other's are what is left.
    let met = Met::by_name("jac050").unwrap();
    let score = |seat| MatchScore {
        away: 3,
        opponent_away: 5,
        crawford: Crawford::Pre,
        seat,
    };
    let (first, second) = (score(MetSeat::First), score(MetSeat::Second));
    for score in [first, second] {
        let both = met.chance(score) + met.chance(score.flipped());
        assert!((both - 1.0).abs() < 1e-12, "{score:?}: {both}");
    }
    assert!(met.chance(first) > met.chance(second) + 0.02);
    assert_eq!(score(MetSeat::First).after_loss(1).seat, MetSeat::First);
}
