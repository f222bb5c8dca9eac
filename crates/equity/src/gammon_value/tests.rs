use super::*;
use crate::{Crawford, CubeAccess, Jacoby, Scoring};

fn close(found: f32, printed: f32) -> bool {
    (found - printed).abs() < 6e-6
}

/// `show gammonvalues` of gnubg 1.07, players to move first.
#[test]
fn gammon_values_are_gnubgs() {
    let met = Met::kazaross_xg2();
    for (value, away, opponent_away, crawford, on_roll, opponent) in [
        (
            1,
            5,
            5,
            Crawford::Pre,
            (0.45674, 1.07521),
            (0.45674, 1.07521),
        ),
        (
            1,
            2,
            2,
            Crawford::Pre,
            (0.90956, 0.90956),
            (0.90956, 0.90956),
        ),
        (
            1,
            4,
            2,
            Crawford::Pre,
            (0.46289, 1.28824),
            (0.86388, 0.86388),
        ),
        (
            1,
            3,
            3,
            Crawford::Pre,
            (0.76048, 2.01332),
            (0.76048, 2.01332),
        ),
        (1, 3, 1, Crawford::Post, (0.02453, 1.04905), (0.0, 0.0)),
        (
            2,
            4,
            4,
            Crawford::Pre,
            (0.98192, 0.98192),
            (0.98192, 0.98192),
        ),
    ] {
        let context = CubeContext {
            value,
            access: CubeAccess::Centred,
            scoring: Scoring::at_score(away, opponent_away, crawford),
        };
        let found = GammonValues::of(&context, &met);
        for (found, printed) in [(found.on_roll, on_roll), (found.opponent, opponent)] {
            assert!(close(found.gammon, printed.0), "{context:?} {found:?}");
            assert!(close(found.backgammon, printed.1), "{context:?} {found:?}");
        }
    }
}

#[test]
fn money_values_are_a_half_and_one() {
    let met = Met::kazaross_xg2();
    let usual = GammonValue {
        gammon: 0.5,
        backgammon: 1.0,
    };
    let found = GammonValues::of(&CubeContext::MONEY, &met);
    assert_eq!(
        found,
        GammonValues {
            on_roll: usual,
            opponent: usual
        }
    );
    let mut jacoby = CubeContext::MONEY;
    jacoby.scoring = Scoring::Money {
        jacoby: Jacoby::On,
        beavers: 0,
    };
    assert_eq!(GammonValues::of(&jacoby, &met), GammonValues::default());
    assert_eq!(GammonValues::of(&jacoby.doubled(), &met).on_roll, usual);
}
