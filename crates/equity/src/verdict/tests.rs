use super::*;
use crate::MetSeat;
use crate::golden::goldens;

const fn equities(no_double: f32, double_take: f32) -> CubeEquities {
    CubeEquities {
        no_double: Equity(no_double),
        double_take: Equity(double_take),
        wins_gammons: true,
    }
}

/// gnubg's numbers of its verdicts (`gnubg.cfevaluate`).
fn gnubg_number(verdict: CubeVerdict) -> u32 {
    let (offer, response, optional, redouble) = match verdict {
        CubeVerdict::Dead { redouble } => return if redouble { 14 } else { 13 },
        CubeVerdict::NotAvailable => return 15,
        CubeVerdict::Available {
            offer,
            response,
            optional,
            redouble,
        } => (offer, response, optional, redouble),
    };
    match (offer, response, optional, redouble) {
        (Offer::Double, Response::Take, false, false) => 0,
        (Offer::Double, Response::Pass, false, false) => 1,
        (Offer::NoDouble, Response::Take, _, false) => 2,
        (Offer::TooGood, Response::Take, _, false) => 3,
        (Offer::TooGood, Response::Pass, _, false) => 4,
        (Offer::Double, Response::Beaver, false, _) => 5,
        (Offer::NoDouble, Response::Beaver, _, false) => 6,
        (Offer::Double, Response::Take, false, true) => 7,
        (Offer::Double, Response::Pass, false, true) => 8,
        (Offer::NoDouble, Response::Take, _, true) => 9,
        (Offer::TooGood, Response::Take, _, true) => 10,
        (Offer::TooGood, Response::Pass, _, true) => 11,
        (Offer::NoDouble, Response::Beaver, _, true) => 12,
        (Offer::Double, Response::Take, true, false) => 16,
        (Offer::Double, Response::Take, true, true) => 17,
        (Offer::Double, Response::Beaver, true, _) => 18,
        (Offer::Double, Response::Pass, true, false) => 19,
        (Offer::Double, Response::Pass, true, true) => 20,
        (Offer::NoDouble, Response::Pass, ..) | (Offer::TooGood, Response::Beaver, ..) => 99,
    }
}

#[test]
fn verdicts_are_gnubgs() {
    let met = Met::kazaross_xg2();
    let mut wrong = 0;
    for golden in goldens() {
        let equities = CubeEquities::of(&golden.outcome, &golden.context, &met, golden.x);
        let verdict = equities.verdict(&golden.context);
        if gnubg_number(verdict) != golden.verdict {
            wrong += 1;
            println!(
                "{:?} {equities:?}: {verdict}, gnubg {}",
                golden.context, golden.verdict
            );
        }
    }
    assert_eq!(wrong, 0);
}

/// The printed share of wrong passes that would make a double right (transcripts of gnubg 1.07:
/// opening position at money; the same at 5 points, 1-3 and 3-1).
#[test]
fn break_even_shares_are_gnubgs() {
    for (no_double, take, printed) in [
        (0.099, -0.171, 0.230),
        (-0.145, -1.694, 0.575),
        (0.432, 0.407, 0.041),
    ] {
        match equities(no_double, take).break_even() {
            Some(BreakEven::WrongPasses(share)) => {
                assert!((share - printed).abs() < 0.002, "{share} {printed}");
            }
            other => panic!("{other:?}"),
        }
    }
    assert_eq!(equities(0.9, 0.95).break_even(), None);
    assert_eq!(equities(0.9, 1.2).break_even(), None);
    // Too good against any answer.
    assert_eq!(equities(1.3, 1.2).break_even(), None);
    assert_eq!(equities(1.3, 0.9).break_even(), None);
    // Playing on wins 1.1, a wrong take 1.5: one taker in five.
    let Some(BreakEven::WrongTakes(share)) = equities(1.1, 1.5).break_even() else {
        panic!("no break-even share");
    };
    assert!((share - 0.2).abs() < 1e-6);
}

/// The rule and its limit reproduce the "Close or actual cube decisions" of gnubg 1.07 in self-play
/// sessions (48 and 125 of 736; without Jacoby 14 and 257 of 1351, where most positions were too
/// good by more than 0.16 and did not count).
#[test]
fn close_decisions_are_those_gnubg_counts() {
    assert!(equities(0.5, 0.35).is_close());
    assert!(!equities(0.5, 0.33).is_close());
    assert!(equities(0.2, 0.7).is_close(), "a missed double counts");
    assert!(equities(1.1, 1.4).is_close(), "too good, but not by far");
    assert!(!equities(1.2, 1.4).is_close(), "too good by far");
}

#[test]
fn verdicts_read_as_words() {
    let money = CubeContext::MONEY;
    let owned = CubeContext {
        value: 2,
        access: CubeAccess::OnRoll,
        ..money
    };
    for (equities, context, words) in [
        (equities(0.1, -0.2), money, "no double, take"),
        (equities(0.8, 0.9), money, "double, take"),
        (equities(0.8, 1.1), owned, "redouble, pass"),
        (equities(1.2, 1.1), owned, "too good to redouble, pass"),
        (equities(1.2, 0.9), money, "too good to double, take"),
        (equities(0.5, 0.5), money, "optional double, take"),
        (equities(0.5, 0.9), owned.flipped(), "cube not available"),
    ] {
        assert_eq!(equities.verdict(&context).to_string(), words);
    }
}

#[test]
fn sure_wins_are_cashed_and_ties_taken() {
    // Averages over rolls of a sure win, as look-ahead leaves them.
    let sure = CubeEquities {
        no_double: Equity(1.000_001_4),
        double_take: Equity(2.0),
        wins_gammons: false,
    };
    assert_eq!(
        sure.verdict(&CubeContext::MONEY).to_string(),
        "double, pass"
    );
    assert_eq!(sure.break_even(), None);
    // A chance of exactly 25 %: whoever is indifferent takes (gnubg 1.07: "Double, take" where it is 3:1).
    let tie = CubeEquities {
        no_double: Equity(0.5),
        double_take: Equity(1.0),
        wins_gammons: false,
    };
    assert_eq!(tie.verdict(&CubeContext::MONEY).to_string(), "double, take");
}

#[test]
fn a_favourite_is_reckoned_with() {
    // Three checkers on the last three points against a sure win, 3 away against 2 away, as the table's second player.
    // gnubg 1.07: `set met jac050.xml`, `set xgid XGID=-A--------------------aaa-:0:0:-1:00:3:2:0:5:10` (which puts whoever is
    // on roll at the bottom, as player 1), `hint`: double, take -2.2311.
    let outcome = Outcome {
        win: 5.0 / 36.0,
        ..Outcome::default()
    };
    let met = Met::by_name("jac050").unwrap();
    let context = |seat| CubeContext {
        scoring: Scoring::Match {
            away: 3,
            opponent_away: 2,
            crawford: crate::Crawford::Pre,
            seat,
        },
        ..CubeContext::MONEY
    };
    let take = |seat| {
        let equities = CubeEquities::of(&outcome, &context(seat), &met, CubeLife::DEAD);
        equities.double_take.0
    };
    assert!((take(MetSeat::Second) + 2.2311).abs() < 2e-4);
    assert!((take(MetSeat::First) + 2.3135).abs() < 2e-4);
}
