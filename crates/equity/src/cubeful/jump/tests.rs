use super::*;
use crate::CubeLife;

fn volatilities(local: f32, average: f32) -> Volatilities {
    let [local, average] = [local, average].map(|alpha| JumpVolatility::new(alpha).unwrap());
    Volatilities { local, average }
}

fn close(found: f32, expected: f32, tolerance: f32) -> bool {
    (found - expected).abs() <= tolerance
}

/// The example of appendix 3: W = L = 1, average 7.7 %, local 13 %.
#[test]
fn the_published_points_come_out() {
    let points = JumpPoints::of(1.0, 1.0, volatilities(0.13, 0.077));
    for (found, published) in [
        (points.take, 0.215),
        (points.cash, 0.785),
        (points.initial_double, 0.622),
        (points.redouble, 0.669),
    ] {
        assert!(close(found, published, 0.0005), "{points:?}");
    }
}

/// Section 3: 7.7 % corresponds to x = 0.64 without gammons and 0.53 for W = L = 1.4.
#[test]
fn the_published_cube_lives_come_out() {
    let alpha = JumpVolatility::new(0.077).unwrap();
    assert!(close(alpha.life(1.0, 1.0), 0.64, 0.005));
    assert!(close(alpha.life(1.4, 1.4), 0.53, 0.005));
    for (x, won, lost) in [(0.68, 1.0, 1.0), (0.5, 1.3, 1.6)] {
        let life = CubeLife::new(x).unwrap();
        let alpha = JumpVolatility::of_life(life, won, lost);
        assert!(close(alpha.life(won, lost), x, 1e-6));
    }
}

/// Section 3: with one volatility all points are Janowski's, and the paper's shorter forms hold.
#[test]
fn one_volatility_is_one_cube_life() {
    for (x, w, l) in [(0.7, 1.0, 1.0), (0.6, 1.3, 1.1), (0.9, 1.1, 1.5)] {
        let alpha = JumpVolatility::of_life(CubeLife::new(x).unwrap(), w, l);
        let found = JumpPoints::of(w, l, Volatilities::one(alpha));
        let span = w + l + x / 2.0;
        let janowski = [
            (l - 0.5) / span,
            (l + 0.5 + x / 2.0) / span,
            (l + (3.0 - x) / (2.0 - x) * x / 2.0) / span,
            (l + x) / span,
        ];
        let a = alpha.get();
        let span = w + l + 0.5;
        let one = [
            (l - 0.5) * (1.0 + a) / span,
            (l + 1.0 + a * (0.5 - w)) / span,
            (l + 1.0 + a * (2.0 * l * (1.0 + w) - w + 2.0 * l * l + 1.5)
                - a * a * (l + 2.0 * l * w + w * (3.0 + 2.0 * w)))
                / (span * (1.0 + 2.0 * a * (1.0 + l + w))),
            (l + 1.0 - a * (l + 2.0 * w)) / span,
        ];
        let found = [found.take, found.cash, found.initial_double, found.redouble];
        for (found, expected) in found
            .into_iter()
            .zip(janowski)
            .chain(found.into_iter().zip(one))
        {
            assert!(close(found, expected, 1e-6), "{x} {found} {expected}");
        }
    }
}

/// The points are where the curves meet: no double against double and take, take against pass.
#[test]
fn points_are_where_the_curves_meet() {
    for (won, lost) in [(1.0, 1.0), (1.2, 1.4), (1.5, 1.05)] {
        let model = JumpModel {
            won,
            lost,
            volatilities: volatilities(0.13, 0.077),
        };
        let points = model.points();
        let average = JumpModel {
            volatilities: volatilities(0.077, 0.077),
            ..model
        };
        let doubled = |chance| 2.0 * average.opponents(chance);
        assert!(close(2.0 * average.owned(points.take), -1.0, 1e-5));
        assert!(close(doubled(points.cash), 1.0, 1e-5));
        assert!(close(
            model.centred(points.initial_double),
            doubled(points.initial_double),
            1e-5
        ));
        assert!(close(
            model.owned(points.redouble),
            doubled(points.redouble),
            1e-5
        ));
    }
}

/// Figure 5: the equity jumps at both points, further at the cash point, where the volatility is the
/// larger one.
#[test]
fn a_centred_cube_is_as_in_figure_5() {
    let model = JumpModel {
        won: 1.0,
        lost: 1.0,
        volatilities: volatilities(0.13, 0.077),
    };
    let points = model.points();
    let at_take = model.centred(points.take + 1e-6) + 1.0;
    let at_cash = 1.0 - model.centred(points.cash - 1e-6);
    assert!(
        at_take > 0.1 && at_cash > 1.5 * at_take,
        "{at_take} {at_cash}"
    );
    assert!(close(model.centred(0.1), -1.0, 0.0) && close(model.centred(0.9), 1.0, 0.0));
}

#[test]
fn volatilities_are_chances() {
    assert!(JumpVolatility::new(0.51).is_none());
    assert!(JumpVolatility::new(f32::NAN).is_none());
    assert!(JumpVolatility::new(0.0).is_some());
}
