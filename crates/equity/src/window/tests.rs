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
        scoring: Scoring::at_score(away, opponent_away, crawford),
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
#[expect(clippy::too_many_lines, reason = "a table of printed cases")]
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

/// The number before `%` in a part of a line such as `gammon rate  25.32%`, as a share.
fn share_of(text: &str) -> Option<f32> {
    let number = text.split('%').next()?.split_whitespace().next_back()?;
    number.parse().ok().map(|percent: f32| percent / 100.0)
}

/// A section of transcript 06: score, stage and cube from its heading and setup.
fn context_of(section: &str) -> Option<CubeContext> {
    let heading = section.lines().next()?;
    let numbers: Vec<u8> = heading
        .split(|c: char| !c.is_ascii_digit())
        .filter_map(|part| part.parse().ok())
        .collect();
    let (length, scores, value, crawford) = match numbers[..] {
        [length, first, second] => (length, [first, second], 1, Crawford::Pre),
        [] if heading.contains("post-Crawford") => (5, [2, 4], 1, Crawford::Post),
        [value, length, first, second] => (length, [first, second], value, Crawford::Pre),
        _ => return None,
    };
    Some(CubeContext {
        value: u32::from(value),
        ..score(length - scores[0], length - scores[1], crawford)
    })
}

/// Every `show marketwindow` and `show gammonvalues` of transcript 06.
#[test]
#[expect(clippy::too_many_lines, reason = "a table of printed cases")]
fn windows_and_gammon_values_of_all_transcripts_are_gnubgs() {
    let Some(path) = barpoint_testkit::fixture("reference/transcripts/06-cube-match-scores.md")
    else {
        return;
    };
    let text = std::fs::read_to_string(path).unwrap();
    let met = Met::kazaross_xg2();
    let (mut windows, mut values) = (0, 0);
    for section in text.split("\n## ").skip(1) {
        let first = context_of(section).unwrap();
        let contexts = [first, first.flipped()];
        let mut shares = Vec::new();
        let mut prices = section
            .split("Backgammon value\n")
            .nth(1)
            .into_iter()
            .flat_map(str::lines);
        for context in contexts {
            let Some(line) = prices.next() else { continue };
            let found = crate::GammonValues::of(&context, &met).on_roll;
            let found = [found.gammon, found.backgammon];
            let printed = line.split_whitespace().skip(1);
            for (found, printed) in found.into_iter().zip(printed) {
                let printed: f32 = printed.parse().unwrap();
                assert!((found - printed).abs() < 1e-5, "{line}: {found}");
                values += 1;
            }
        }
        let mut player = 0;
        // Where nothing is at stake gnubg prints -nan.
        for line in section.lines().filter(|line| !line.contains("nan%")) {
            if let Some((_, rest)) = line.split_once("gammon rate") {
                let (gammons, backgammons) = rest.split_once("bg rate").unwrap();
                shares.push((share_of(gammons).unwrap(), share_of(backgammons).unwrap()));
            }
            player = match line.trim() {
                "Player gnubg market window:" => 0,
                "Player root market window:" => 1,
                _ => player,
            };
            let Some((kind, points)) = line.split_once('%').and_then(|_| line.split_once(':'))
            else {
                continue;
            };
            let (Some((double, cash)), [first, second]) = (points.split_once('-'), &shares[..])
            else {
                continue;
            };
            let outcome = [rates(*first, *second), rates(*second, *first)][player];
            let MarketWindow::Match {
                dead,
                redoubled,
                live,
            } = MarketWindow::of(&outcome, &contexts[player], &met)
            else {
                panic!("no match window");
            };
            let found = match kind {
                "Dead cube" | "Dead cube (opponent doesn't redouble)" => dead,
                "Dead cube (opponent redoubles)" => redoubled.unwrap(),
                "Live cube" => live.unwrap(),
                _ => continue,
            };
            for (found, printed) in [(found.double, double), (found.cash, cash)] {
                if let Some(printed) = share_of(printed) {
                    assert!(close(found, printed), "{section}\n{line}: {found}");
                    windows += 1;
                }
            }
        }
    }
    assert!(windows >= 60 && values >= 40, "{windows} {values}");
}
