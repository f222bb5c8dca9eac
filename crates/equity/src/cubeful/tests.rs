use super::*;
use crate::golden::{Golden, goldens};
use crate::{Crawford, CubeEquities, Stakes};

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
        let swing = Stakes::of(&context, &met).map_or(2.0, |s| s.win.get() - s.lose.get());
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

/// The manual's match example: the same position at 7 points, X (on roll) 0, O 3, Woolsey's table.
#[test]
fn the_manuals_match_example_comes_out() {
    let met = Met::by_name("woolsey").unwrap();
    let at = |value| CubeContext {
        value,
        access: CubeAccess::Centred,
        scoring: Scoring::at_score(7, 4, crate::Crawford::Pre),
    };
    // Backgammons are left out there, gammon rates rounded to 22 % and 19 %.
    let outcome = Outcome {
        win: 0.454,
        win_gammon: 0.22 * 0.454,
        win_backgammon: 0.0,
        lose_gammon: 0.19 * 0.546,
        lose_backgammon: 0.0,
    };
    let split = Split::of(&outcome);
    for (value, own_take, their_take) in [(4, 0.0, 0.41), (2, 0.15, 0.385), (1, 0.245, 0.273)] {
        let context = at(value);
        let ladder = Ladder::of(context, &met).unwrap();
        let (theirs, own) = ladder.cash_points(&split, &Payoffs::of(context, &met));
        assert!(
            (theirs.chance - own_take).abs() < 0.005,
            "{value} {theirs:?}"
        );
        assert!(
            (1.0 - own.chance - their_take).abs() < 0.005,
            "{value} {own:?}"
        );
    }
    let cubeful = Cubeful::new(&at(1), &met);
    let mwc = |x| {
        cubeful
            .mwc(&outcome, CubeLife::new(x).unwrap())
            .unwrap()
            .single()
    };
    assert!(close(mwc(0.0), 0.291, 0.001), "{}", mwc(0.0));
    assert!(close(mwc(1.0), 0.292, 0.001), "{}", mwc(1.0));
    assert!(close(mwc(0.68), 0.2917, 0.001), "{}", mwc(0.68));
}

/// Lives that gnubg 1.07 uses at match scores, solved from its answers in
/// `testdata/gnubg/cubeful-two-sided.jsonl`: the share that gives the exact money equity, within limits.
#[test]
fn exact_equities_tell_how_alive_the_cube_is() {
    use CubeAccess::{Centred, OnRoll, Opponent};
    let rows = [
        (OnRoll, 0.777_395, 0.6694, 0.295),
        (Centred, 0.777_395, 0.6618, 0.289),
        (Opponent, 0.777_395, 0.5443, 0.094),
        // The manual's example: beyond both limits with the cube shared or against.
        (OnRoll, 0.671_122, 0.3441, 0.006),
        (Centred, 0.671_122, 0.1605, 0.0),
        (Opponent, 0.671_122, 0.1605, 0.6),
        // Dead and live cube are worth the same.
        (Centred, 0.5, 0.1, 0.6),
    ];
    for (access, win, equity, expected) in rows {
        let outcome = Outcome {
            win,
            ..Outcome::default()
        };
        let life = CubeLife::effective(access, &outcome, Equity(equity)).get();
        assert!(close(life, expected, 0.001), "{access:?} {win}: {life}");
    }
}

fn away(away: u8, opponent_away: u8, value: u32, access: CubeAccess) -> CubeContext {
    CubeContext {
        value,
        access,
        scoring: Scoring::at_score(away, opponent_away, crate::Crawford::Pre),
    }
}

const ACCESSES: [CubeAccess; 3] = [
    CubeAccess::Centred,
    CubeAccess::OnRoll,
    CubeAccess::Opponent,
];

fn money(access: CubeAccess) -> CubeContext {
    CubeContext {
        access,
        ..CubeContext::MONEY
    }
}

fn refined_with_one_index(life: CubeLife) -> CubeTheory {
    CubeTheory::Refined {
        own: life,
        opponent: life,
    }
}

fn jump(local: f32, average: f32) -> CubeTheory {
    let [local, average] = [local, average].map(|alpha| JumpVolatility::new(alpha).unwrap());
    CubeTheory::Jump(Volatilities { local, average })
}

/// With one index the refined model is Janowski's own: for an owned cube gnubg's average below the cash
/// point, for a centred one 4/(4 - x) (p (W + L + x/2) - L - x/4).
#[test]
fn the_refined_model_with_one_index_is_janowskis() {
    let met = Met::kazaross_xg2();
    for x in [0.0, 0.4, 0.68, 1.0] {
        let life = CubeLife::new(x).unwrap();
        let theory = refined_with_one_index(life);
        for access in ACCESSES {
            let cubeful = Cubeful::new(&money(access), &met);
            for win in [0.35, 0.5, 0.65] {
                let outcome = MANUAL.at_chance(win);
                let found = cubeful.value_by(&outcome, &theory).get();
                let (won, lost) = outcome.points_won_and_lost();
                let expected = if access == CubeAccess::Centred {
                    4.0 / (4.0 - x) * (win * (won + lost + x / 2.0) - lost - x / 4.0)
                } else {
                    cubeful.value(&outcome, life).get()
                };
                assert!(
                    close(found, f64::from(expected), 1e-5),
                    "{x} {access:?} {win}"
                );
            }
        }
    }
}

/// One volatility is one cube life, also with gammons.
#[test]
fn the_jump_model_with_one_volatility_is_janowskis() {
    let met = Met::kazaross_xg2();
    let life = CubeLife::new(0.6).unwrap();
    let (won, lost) = MANUAL.points_won_and_lost();
    let alpha = JumpVolatility::of_life(life, won, lost);
    let theories = [
        CubeTheory::Jump(Volatilities::one(alpha)),
        refined_with_one_index(life),
    ];
    for access in ACCESSES {
        let cubeful = Cubeful::new(&money(access), &met);
        for win in [0.1, 0.35, 0.5, 0.65, 0.9] {
            let [a, b] = theories.map(|t| cubeful.value_by(&MANUAL.at_chance(win), &t).get());
            assert!((a - b).abs() < 1e-5, "{access:?} {win}: {a} {b}");
        }
    }
}

/// A long match is like money play; no jumps mean a live cube, huge ones a dead one for its owner.
#[test]
fn the_jump_model_in_matches_has_the_right_limits() {
    let met = Met::by_name("mec-model").unwrap();
    let outcome = MANUAL.at_chance(0.62);
    for access in ACCESSES {
        let long = Cubeful::new(&away(60, 60, 1, access), &met);
        let money = Cubeful::new(&money(access), &met);
        for theory in [jump(0.13, 0.077), jump(0.05, 0.1)] {
            let [a, b] = [&long, &money].map(|c| c.value_by(&outcome, &theory).get());
            assert!((a - b).abs() < 0.03, "{access:?} {theory:?}: {a} {b}");
        }
        for context in [away(7, 4, 1, access), away(3, 5, 2, access)] {
            let cubeful = Cubeful::new(&context, &met);
            let still = cubeful.value_by(&outcome, &jump(0.0, 0.0)).get();
            let live = cubeful.value(&outcome, CubeLife::LIVE).get();
            assert!((still - live).abs() < 1e-5, "{context:?}: {still} {live}");
            let wild = cubeful.value_by(&outcome, &jump(0.5, 0.5)).get();
            let dead = cubeful.value(&outcome, CubeLife::DEAD).get();
            if access != CubeAccess::Centred {
                assert!((wild - dead).abs() < 0.15, "{context:?}: {wild} {dead}");
            }
        }
    }
}

/// A taker whose opponent needs no more than the cube redoubles at once, so that nothing jumps past the redouble: the value is that of
/// a dead cube turned once more, however far chances jump (lopsided scores, either player leading). To wait would cost something.
#[test]
fn jumps_do_not_matter_where_the_cube_is_turned_at_once() {
    let met = Met::kazaross_xg2();
    for (leader, trailer) in [(2, 5), (2, 9), (1, 4)] {
        let value = if leader == 1 { 1 } else { 2 };
        let crawford = if leader == 1 {
            Crawford::Post
        } else {
            Crawford::Pre
        };
        for (own, theirs, access) in [
            (leader, trailer, CubeAccess::Opponent),
            (trailer, leader, CubeAccess::OnRoll),
        ] {
            let context = |value| CubeContext {
                scoring: Scoring::at_score(own, theirs, crawford),
                ..away(own, theirs, value, access)
            };
            let turned = Cubeful::new(&context(2 * value), &met);
            // The leader takes.
            let outcome = MANUAL.at_chance(if own == leader { 0.7 } else { 0.3 });
            let dead = turned.mwc(&outcome, CubeLife::DEAD).unwrap().get();
            let now = Cubeful::new(&context(value), &met);
            for theory in [jump(0.0, 0.0), jump(0.15, 0.12)] {
                let found = CubeEquities::by(&outcome, &context(value), &met, &theory);
                let doubles = access == CubeAccess::OnRoll;
                let best = if doubles {
                    found.best()
                } else {
                    found.no_double
                };
                let mwc = now.scale.raw(best);
                assert!((mwc - dead).abs() < 1e-6, "{own} {theirs}: {mwc} {dead}");
                if doubles && theory != jump(0.0, 0.0) {
                    let gain = found.double_take.get() - found.no_double.get();
                    assert!(gain > 0.01, "{own} {theirs}: {found:?}");
                }
            }
        }
    }
}

/// Match equity tables in every theory: values are chances, and owning the cube is worth having.
#[test]
fn theories_keep_the_order_of_cubes() {
    let met = Met::kazaross_xg2();
    let life = |x| CubeLife::new(x).unwrap();
    let refined = CubeTheory::Refined {
        own: life(0.7),
        opponent: life(0.55),
    };
    for theory in [refined, jump(0.1, 0.09), CubeTheory::Janowski(life(0.68))] {
        for (own, theirs) in [(2, 2), (2, 5), (5, 2), (3, 3), (7, 4), (11, 11)] {
            for win in [0.1, 0.3, 0.5, 0.7, 0.9] {
                let outcome = MANUAL.at_chance(win);
                let value = |access| {
                    let cubeful = Cubeful::new(&away(own, theirs, 1, access), &met);
                    let mwc = cubeful.mwc_by(&outcome, &theory).unwrap().get();
                    assert!((0.0..=1.0).contains(&mwc));
                    mwc
                };
                let (with, without) = (value(CubeAccess::OnRoll), value(CubeAccess::Opponent));
                assert!(with >= without, "{theory:?} {own} {theirs} {win}");
            }
        }
    }
}

/// The life found from a value is the life it was made with.
#[test]
fn effective_lives_are_found_again() {
    let met = Met::kazaross_xg2();
    for context in [CubeContext::MONEY, away(5, 4, 1, CubeAccess::Centred)] {
        let cubeful = Cubeful::new(&context, &met);
        for x in [0.2, 0.68] {
            let value = cubeful.value(&MANUAL, CubeLife::new(x).unwrap());
            let found = cubeful.effective_life(&MANUAL, value).unwrap();
            assert!((found - x).abs() < 1e-3, "{found} {x}");
        }
    }
}
