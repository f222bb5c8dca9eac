use super::*;
use crate::{Crawford, CubeAccess};

/// An outcome with gnubg's printed rates: gammons and backgammons (each without the other) as
/// shares of wins, then of losses.
fn rates(win: (f32, f32), lose: (f32, f32)) -> Outcome {
    Outcome {
        win: 0.5,
        win_gammon: 0.5 * (win.0 + win.1),
        win_backgammon: 0.5 * win.1,
        lose_gammon: 0.5 * (lose.0 + lose.1),
        lose_backgammon: 0.5 * lose.1,
    }
}

fn close(found: f32, printed: f32) -> bool {
    (found - printed).abs() < 0.0002
}

fn score(away: u8, opponent_away: u8, crawford: Crawford) -> CubeContext {
    CubeContext {
        value: 1,
        access: CubeAccess::Centred,
        scoring: Scoring::Match {
            away,
            opponent_away,
            crawford,
        },
    }
}

/// `show marketwindow` in the opening position, money with Jacoby, player `gnubg`.
#[test]
fn money_points_are_gnubgs() {
    let outcome = rates((0.2523, 0.0112), (0.2714, 0.0130));
    let mut context = CubeContext::MONEY;
    context.scoring = Scoring::Money {
        jacoby: Jacoby::On,
        beavers: 3,
    };
    let met = Met::kazaross_xg2();
    let MarketWindow::Money { dead, live } = MarketWindow::of(&outcome, &context, &met) else {
        panic!("no money window");
    };
    let list = |p: MoneyPoints| {
        [
            p.take,
            p.beaver,
            p.raccoon,
            p.initial_double,
            p.redouble,
            p.cash,
            p.too_good,
        ]
    };
    let printed_dead = [
        0.31003, 0.50442, 0.50442, 0.50549, 0.50442, 0.69881, 0.89320,
    ];
    let printed_live = [
        0.25957, 0.42232, 0.58508, 0.74783, 0.74783, 0.74783, 0.74783,
    ];
    for (found, printed) in list(dead).into_iter().zip(printed_dead) {
        assert!(close(found, printed), "dead {found} {printed}");
    }
    for (found, printed) in list(live).into_iter().zip(printed_live) {
        assert!(close(found, printed), "live {found} {printed}");
    }
}

/// `show marketwindow` in the opening position: 5 points, 0-0 and 3-1, both players.
#[test]
fn match_points_are_gnubgs() {
    let met = Met::kazaross_xg2();
    let level = rates((0.2532, 0.0113), (0.2714, 0.0130));
    let ahead = rates((0.2485, 0.0108), (0.2697, 0.0125));
    let flipped = Outcome::flipped;
    for (outcome, context, dead, redoubled, live) in [
        (
            level,
            score(5, 5, Crawford::Pre),
            (0.5061, 0.6955),
            None,
            Some(0.7434),
        ),
        (
            flipped(level),
            score(5, 5, Crawford::Pre),
            (0.4939, 0.6852),
            None,
            Some(0.7370),
        ),
        (
            ahead,
            score(2, 4, Crawford::Pre),
            (0.6046, 0.7104),
            Some((0.8054, 0.8144)),
            None,
        ),
        (
            flipped(ahead),
            score(4, 2, Crawford::Pre),
            (0.3954, 0.6248),
            None,
            None,
        ),
    ] {
        let found = MarketWindow::of(&outcome, &context, &met);
        let MarketWindow::Match {
            dead: d,
            redoubled: r,
            live: l,
        } = found
        else {
            panic!("no match window");
        };
        assert!(
            close(d.double, dead.0) && close(d.cash, dead.1),
            "{found:?}"
        );
        assert_eq!(r.is_some(), redoubled.is_some());
        for (found, printed) in r.into_iter().zip(redoubled) {
            assert!(
                close(found.double, printed.0) && close(found.cash, printed.1),
                "{found:?}"
            );
        }
        assert_eq!(l.is_some(), live.is_some());
        for (found, printed) in l.into_iter().zip(live) {
            assert!(
                close(found.double, dead.0) && close(found.cash, printed),
                "{found:?}"
            );
        }
    }
}

/// 5 points, 2-4 after the Crawford game: the trailer doubles at once, the leader never.
#[test]
fn after_the_crawford_game_only_the_trailer_doubles() {
    let met = Met::kazaross_xg2();
    let outcome = rates((0.2687, 0.0125), (0.2478, 0.0107));
    let window = |outcome, context| match MarketWindow::of(&outcome, &context, &met) {
        MarketWindow::Match { dead, .. } => dead,
        MarketWindow::Money { .. } => panic!("no match window"),
    };
    let trailer = window(outcome, score(3, 1, Crawford::Post));
    assert!(
        close(trailer.double, 0.0) && close(trailer.cash, 0.7618),
        "{trailer:?}"
    );
    let leader = window(outcome.flipped(), score(1, 3, Crawford::Post));
    assert!(
        close(leader.double, 1.0) && close(leader.cash, 1.0),
        "{leader:?}"
    );
}
