use std::ops::ControlFlow;
use std::sync::Arc;

use barpoint_bearoff::OneSided;
use barpoint_equity::{CubeLife, CubeTheory, Cubeful, Met, Outcome};
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
    let stop = || ControlFlow::Break(());
    assert_eq!(life_row(&engine, HOW, 0, &stop), Ok(None));
}

/// A row whose equities are those of the learned lives.
fn row(number: u32, owned: bool, outcome: Outcome) -> LifeRow {
    let board = Variation::Standard.start();
    let theory = CubeTheory::Learned {
        curve: LifeKind::of(&board).curve(),
        jacoby: CubeLife::CONTACT,
    };
    let equity = |access| {
        let context = CubeContext {
            access,
            ..CubeContext::MONEY
        };
        let value = Cubeful::new(&context, &Met::kazaross_xg2());
        f64::from(value.value_by(&outcome, &theory).get())
    };
    let held = if owned {
        CubeAccess::OnRoll
    } else {
        CubeAccess::Centred
    };
    LifeRow {
        number,
        position: position_id(&board),
        owned,
        chances: outcome.to_array().map(f64::from),
        equities: [equity(held), 2.0 * equity(CubeAccess::Opponent)],
        std_err: [0.0; 2],
    }
}

/// The fit returns the lives that made the equities; none of these is beyond 0 or 1.
#[test]
fn lives_are_found_again() {
    let mut rows = Vec::new();
    for number in 0..2000_u32 {
        let part = |of: u32| (number.wrapping_mul(of) % 997) as f32 / 997.0;
        let win = 0.05 + 0.9 * part(401);
        rows.push(row(
            number,
            true,
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
    for access in [CubeAccess::OnRoll, CubeAccess::Opponent] {
        let mut of_kind = lines.iter().filter(|line| line.kind == kind);
        let found = of_kind.find(|line| line.access == access).unwrap();
        let line = match access {
            CubeAccess::OnRoll => &kind.curve().own,
            _ => &kind.curve().opponents,
        };
        let made = line.at.into_iter().chain([line.won, line.lost]);
        for (found, made) in found.numbers.into_iter().zip(made) {
            assert!((found - f64::from(made)).abs() < 0.03, "{found} {made}");
        }
        assert_eq!(found.equities, rows.len());
        assert!(found.rest < 0.001, "{found:?}");
    }
    // Nothing is known of the others.
    let race = lines.iter().find(|line| line.kind == LifeKind::Race);
    assert!((race.unwrap().numbers[2] - 0.68).abs() < 1e-9);
}
