use std::sync::Arc;

use barpoint_bearoff::OneSided;
use barpoint_equity::{Crawford, CubeContext, Scoring};
use barpoint_rules::Variation;

use super::*;

fn go_on() -> ControlFlow<()> {
    ControlFlow::Continue(())
}

/// A position whose second way is `ours`, the first right.
fn comparison(truth: [f64; 2], ours: [f64; 2]) -> Comparison {
    let [truth, ours] = [truth, ours].map(|[no_double, double_take]| Found {
        no_double,
        double_take,
    });
    Comparison {
        position: CubePosition {
            board: Variation::Standard.start(),
            context: CubeContext::MONEY,
            kind: Kind::Race,
        },
        truth,
        std_err: truth,
        chances: [0.0; 5],
        found: vec![truth, ours],
    }
}

#[test]
fn losses_are_those_of_the_decisions() {
    let with = |truth: [f64; 2], ours: [f64; 2]| {
        let row = comparison(truth, ours);
        let figures = figures(&[&row], 1, 0).unwrap();
        [figures.double_loss, figures.take_loss]
    };
    let close = |found: [f64; 2], expected: [f64; 2]| {
        assert!(
            found
                .iter()
                .zip(expected)
                .all(|(a, b)| (a - b).abs() < 1e-12),
            "{found:?} {expected:?}"
        );
    };
    // Right in everything.
    close(with([0.5, 0.7], [0.4, 0.6]), [0.0, 0.0]);
    // No double where doubling wins 0.2.
    close(with([0.5, 0.7], [0.7, 0.6]), [0.2, 0.0]);
    // A double that should not be, and a pass that is a take.
    close(with([0.7, 0.6], [0.8, 1.1]), [0.1, 0.4]);
    // A take that is a pass.
    close(with([0.9, 1.3], [0.9, 0.95]), [0.0, 0.3]);
}

const HOW: CubeRollout = CubeRollout {
    trials: 72,
    seed: 1,
    model: CubeModel::Janowski,
    cube_plies: 0,
};

#[test]
fn positions_are_decisions_of_every_kind_and_always_the_same() {
    let engine = Engine::production(Arc::new(OneSided::build())).unwrap();
    let found = cube_positions(&engine, 3, Stake::Money, 2, &go_on);
    assert_eq!(found.len(), 2 * Kind::ALL.len());
    for kind in Kind::ALL {
        assert_eq!(
            found.iter().filter(|p| p.kind == kind).count(),
            2,
            "{}",
            kind.name()
        );
    }
    assert_eq!(found, cube_positions(&engine, 3, Stake::Money, 2, &go_on));
    assert_ne!(found, cube_positions(&engine, 4, Stake::Money, 2, &go_on));
    let race = found.iter().find(|p| p.kind == Kind::Bearoff).unwrap();
    let row = compare(&engine, race, HOW, &go_on).unwrap().unwrap();
    assert_eq!(row.found.len(), Way::ALL.len());
    let near = (row.truth.double_take - row.found[5].double_take).abs();
    assert!(near < 0.15 + 4.0 * row.std_err.double_take, "{row:?}");
}

#[test]
fn scores_are_those_before_the_crawford_game() {
    let engine = Engine::production(Arc::new(OneSided::build())).unwrap();
    let found = cube_positions(&engine, 4, Stake::Match, 2, &go_on);
    assert_eq!(found.len(), 2 * Kind::ALL.len());
    for position in &found {
        let Scoring::Match {
            away,
            opponent_away,
            crawford,
            ..
        } = position.context.scoring
        else {
            panic!("{position:?}");
        };
        assert!((2..=11).contains(&away) && (2..=11).contains(&opponent_away));
        assert_eq!(crawford, Crawford::Pre);
        assert!(position.context.may_double());
    }
    let bearoff = found.iter().find(|p| p.kind == Kind::Bearoff).unwrap();
    for model in [CubeModel::Janowski, CubeModel::Jump] {
        let how = CubeRollout { model, ..HOW };
        let row = compare(&engine, bearoff, how, &go_on).unwrap().unwrap();
        let near = (row.truth.double_take - row.found[5].double_take).abs();
        assert!(near < 0.15 + 4.0 * row.std_err.double_take, "{row:?}");
        assert!(row.chances[0] > 0.4, "{row:?}");
    }
}

#[test]
fn a_job_that_is_stopped_has_no_result() {
    let engine = Engine::production(Arc::new(OneSided::build())).unwrap();
    let stop = || ControlFlow::Break(());
    assert_eq!(cube_positions(&engine, 3, Stake::Money, 2, &stop), []);
    let position = cube_positions(&engine, 3, Stake::Money, 1, &go_on)[0];
    assert_eq!(compare(&engine, &position, HOW, &stop), Ok(None));
}
