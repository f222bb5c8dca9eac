use std::ops::ControlFlow;
use std::sync::Arc;

use barpoint_bearoff::OneSided;
use barpoint_equity::{CubeTheory, Cubeful, LifeCurve, LifeLine, Met, Outcome};
use barpoint_eval::LifeKind;
use barpoint_rules::Variation;

use super::*;
use crate::theories::Kind;

fn go_on() -> ControlFlow<()> {
    ControlFlow::Continue(())
}

const HOW: LifeRollouts = LifeRollouts {
    trials: 2,
    seed: 3,
    jacoby: false,
    model: CubeModel::Janowski,
};

#[test]
fn rows_are_functions_of_the_seed() {
    let engine = Engine::production(Arc::new(OneSided::build())).unwrap();
    let row = |how, number| life_row(&engine, how, number, &go_on).unwrap().unwrap();
    for (number, kind) in [(0, Kind::Bearoff), (8, Kind::Race)] {
        let found = row(HOW, number);
        assert_eq!(Kind::of(&found.board().unwrap()), Some(kind));
        assert_eq!(found.owned, number == 8);
        assert_eq!(found, row(HOW, number));
        assert_ne!(found, row(LifeRollouts { seed: 4, ..HOW }, number));
    }
    // Under the Jacoby rule every cube is centred.
    let jacoby = row(
        LifeRollouts {
            jacoby: true,
            ..HOW
        },
        8,
    );
    assert_eq!((jacoby.owned, jacoby.jacoby), (false, true));
    let stop = || ControlFlow::Break(());
    assert_eq!(life_row(&engine, HOW, 0, &stop), Ok(None));
}

const fn line(at: [f32; LifeLine::PLACES.len()], won: f32, lost: f32) -> LifeLine {
    LifeLine { at, won, lost }
}

/// Lives to find, none beyond 0 or 1 in the rows below.
static MADE: LifeCurve = LifeCurve {
    centred: line([0.5; 5], 0.0, 0.0),
    jacoby: line([0.6, 0.7, 0.8, 0.9, 0.7], -0.2, 0.1),
    own: line([0.5, 0.6, 0.7, 0.6, 0.5], -0.3, 0.2),
    opponents: line([0.8, 0.7, 0.6, 0.5, 0.4], 0.2, -0.3),
};

/// A row whose equities are those of the lives made up.
fn row(number: u32, jacoby: bool, outcome: Outcome) -> LifeRow {
    let board = Variation::Standard.start();
    let theory = CubeTheory::Learned {
        curve: &MADE,
        traits: None,
    };
    let equity = |access, jacoby| {
        let value = Cubeful::new(&money(access, jacoby), &Met::kazaross_xg2());
        f64::from(value.value_by(&outcome, &theory).get())
    };
    let held = if jacoby {
        CubeAccess::Centred
    } else {
        CubeAccess::OnRoll
    };
    LifeRow {
        number,
        position: position_id(&board),
        owned: !jacoby,
        jacoby,
        chances: outcome.to_array().map(f64::from),
        equities: [
            equity(held, jacoby),
            2.0 * equity(CubeAccess::Opponent, jacoby),
        ],
        std_err: [0.0; 2],
    }
}

/// The fit returns the lives that made the equities.
#[test]
fn lives_are_found_again() {
    let mut rows = Vec::new();
    for number in 0..4000_u32 {
        let part = |of: u32| (number.wrapping_mul(of) % 997) as f32 / 997.0;
        let win = 0.05 + 0.9 * part(401);
        rows.push(row(
            number,
            number % 2 == 1,
            Outcome {
                win,
                win_gammon: 0.2 * part(593) * win,
                win_backgammon: 0.0,
                lose_gammon: 0.2 * part(211) * (1.0 - win),
                lose_backgammon: 0.0,
            },
        ));
    }
    let lines = fit(&rows, &Met::kazaross_xg2());
    let kind = LifeKind::of(&Variation::Standard.start());
    for (access, jacoby, equities) in [
        (CubeAccess::OnRoll, false, rows.len() / 2),
        (CubeAccess::Centred, true, rows.len() / 2),
        (CubeAccess::Opponent, false, rows.len()),
    ] {
        let mut of_kind = lines.iter().filter(|line| line.kind == kind);
        let found = of_kind.find(|line| (line.access, line.jacoby) == (access, jacoby));
        let found = found.unwrap();
        let line = MADE.line(access, jacoby);
        let made = line.at.into_iter().chain([line.won, line.lost]);
        for (found, made) in found.numbers.into_iter().zip(made) {
            assert!((found - f64::from(made)).abs() < 0.03, "{found} {made}");
        }
        assert_eq!(found.equities, equities);
        assert!(found.rest < 0.001, "{found:?}");
    }
    // Nothing is known of the others.
    let race = lines.iter().find(|line| line.kind == LifeKind::Race);
    assert!((race.unwrap().numbers[2] - 0.68).abs() < 1e-9);
}
