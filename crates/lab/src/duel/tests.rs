//! Whole duels between simple players.

use std::ops::ControlFlow;

use barpoint_equity::{Crawford, CubeContext, Met, Outcome, Scoring};
use barpoint_eval::{Evaluator, Fingerprint};
use barpoint_rules::{Board, PlayList, WinKind};

use super::contestant::{Contestant, CubeState, DuelError, Turn};
use super::gnubg::Gnubg;
use super::kept::{Kept, Played};
use super::run::{Duel, duel};

/// Believes in the pip count.
struct PipCount;

impl Evaluator for PipCount {
    fn evaluate(&self, positions: &[Board], out: &mut [Outcome]) {
        for (board, out) in positions.iter().zip(out) {
            let lead = board.opponent_pip_count() as f32 - board.pip_count() as f32;
            let over = WinKind::of(board, 15).is_some();
            let win = if over {
                1.0
            } else {
                (0.5 + lead / 200.0).clamp(0.0, 1.0)
            };
            *out = Outcome {
                win,
                ..Outcome::default()
            };
        }
    }

    fn fingerprint(&self) -> Fingerprint {
        Fingerprint(0)
    }
}

/// Plays the first or the last legal play, doubles and takes always or never.
struct Stubborn {
    last: bool,
    bold: bool,
}

impl Contestant for Stubborn {
    fn choose(&mut self, turn: &Turn<'_>) -> Result<usize, DuelError> {
        Ok(if self.last { turn.plays.len() - 1 } else { 0 })
    }

    fn doubles(&mut self, _: &Board, _: CubeState) -> Result<bool, DuelError> {
        Ok(self.bold)
    }

    fn takes(&mut self, _: &Board, _: CubeState) -> Result<bool, DuelError> {
        Ok(self.bold)
    }
}

fn settings(games: u64, cubeful: bool, workers: usize) -> Duel {
    Duel {
        games,
        seed: 7,
        cubeful,
        workers,
    }
}

fn stubborn(last: bool, bold: bool) -> Box<dyn Contestant> {
    Box::new(Stubborn { last, bold })
}

fn play(settings: &Duel, last: bool) -> super::DuelReport {
    duel(
        settings,
        &|| Ok(stubborn(false, true)),
        &|| Ok(stubborn(last, true)),
        &PipCount,
        &Met::kazaross_xg2(),
        &mut Kept::nowhere(),
        &mut |_| ControlFlow::Continue(()),
    )
    .unwrap()
}

#[test]
fn equal_players_with_exchanged_seats_come_out_even() {
    let report = play(&settings(6, true, 1), false);
    assert_eq!(report.games, 6);
    assert!(report.points.abs() < 1e-9 && report.adjusted.abs() < 1e-9);
}

#[test]
fn the_result_does_not_depend_on_the_number_of_workers() {
    assert_eq!(
        play(&settings(8, true, 1), true),
        play(&settings(8, true, 3), true)
    );
}

#[test]
fn an_odd_number_of_games_is_refused() {
    let outcome = duel(
        &settings(3, false, 1),
        &|| Ok(stubborn(false, false)),
        &|| Ok(stubborn(false, false)),
        &PipCount,
        &Met::kazaross_xg2(),
        &mut Kept::nowhere(),
        &mut |_| ControlFlow::Continue(()),
    );
    assert!(matches!(outcome, Err(DuelError::Games(3))));
}

#[test]
fn gnubg_plays_a_whole_cubeful_game() {
    if barpoint_testkit::gnubg().is_none() {
        return;
    }
    let report = duel(
        &settings(2, true, 1),
        &|| Ok(Box::new(Gnubg::start(0, true)?)),
        &|| Ok(stubborn(false, true)),
        &PipCount,
        &Met::kazaross_xg2(),
        &mut Kept::nowhere(),
        &mut |_| ControlFlow::Continue(()),
    )
    .unwrap();
    assert_eq!(report.games, 2);
    assert!(
        report.points > 0.0,
        "gnubg beats a player who always takes: {report}"
    );
}

#[test]
fn an_interrupted_duel_reports_the_pairs_done() {
    let report = duel(
        &settings(1_000_000, true, 1),
        &|| Ok(stubborn(false, true)),
        &|| Ok(stubborn(false, true)),
        &PipCount,
        &Met::kazaross_xg2(),
        &mut Kept::nowhere(),
        &mut |progress| match progress.games {
            0..40 => ControlFlow::Continue(()),
            _ => ControlFlow::Break(()),
        },
    );
    let games = report.unwrap().games;
    assert!((40..200).contains(&games), "{games}");
}

#[test]
fn a_duel_goes_on_where_it_stopped() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("duel.jsonl");
    let played = Played {
        first: "first".into(),
        second: "last".into(),
        cubeful: true,
        seed: 7,
        luck_by: "pips".into(),
    };
    let go_on = |games: u64, stop_after: u64| {
        let mut kept = Kept::file(&path, &played).unwrap();
        let mut new = 0;
        let report = duel(
            &settings(games, true, 2),
            &|| Ok(stubborn(false, true)),
            &|| Ok(stubborn(true, true)),
            &PipCount,
            &Met::kazaross_xg2(),
            &mut kept,
            &mut |progress| {
                new = progress.games;
                if progress.games >= stop_after {
                    return ControlFlow::Break(());
                }
                ControlFlow::Continue(())
            },
        );
        (report.unwrap(), new)
    };
    let (part, _) = go_on(400, 80);
    assert!((80..400).contains(&part.games), "{part}");
    let (whole, seen) = go_on(400, u64::MAX);
    assert!(seen > part.games);
    assert_eq!(whole, play(&settings(400, true, 1), true));
    // Nothing is left to play, and fewer games are the first of those.
    assert_eq!(go_on(400, u64::MAX).0, whole);
    assert_eq!(go_on(100, u64::MAX).0, play(&settings(100, true, 1), true));
}

/// Answers of gnubg 1.07.001's Python, `gnubg.cfevaluate(gnubg.positionfromid("25iKAQxwbycGAA"), gnubg.cubeinfo(1, -1, 1, LENGTH, (OPPONENT, OWN),
/// 0, 0), {"plies": 0, "cubeful": 1, ...})`: no double and double/take.
#[test]
fn gnubg_is_asked_about_cubes_at_scores() {
    if barpoint_testkit::gnubg().is_none() {
        return;
    }
    let board: Board = "25iKAQxwbycGAA".parse().unwrap();
    let mut gnubg = Gnubg::start(0, false).unwrap();
    let context = |away, opponent_away| CubeContext {
        scoring: Scoring::at_score(away, opponent_away, Crawford::Pre),
        ..CubeContext::MONEY
    };
    for (context, expected) in [
        (CubeContext::MONEY, [0.7847, 0.9241]),
        (context(2, 3), [0.8687, 1.2373]),
        (context(3, 2), [0.8642, 1.2254]),
    ] {
        let (no_double, double_take) = gnubg.cube_equities(&board, context).unwrap();
        let near = (no_double - expected[0]).abs() + (double_take - expected[1]).abs();
        // Its sums of floats differ by machine in the fourth place.
        assert!(near < 1e-3, "{context:?}: {no_double} {double_take}");
        let actions = gnubg.cube_actions(&board, context).unwrap();
        assert_eq!(
            actions,
            Some([true, context.scoring == CubeContext::MONEY.scoring])
        );
    }
}

/// Answers of gnubg 1.07.001's Python, `gnubg.findbestmove(gnubg.positionfromid("4HPwATDgc/ABMA"), gnubg.cubeinfo(1, -1, 1, LENGTH, (OPPONENT,
/// OWN), CRAWFORD, 0), {"plies": 0, "cubeful": 1, ...}, ROLL)`.
#[test]
fn gnubg_plays_at_scores() {
    if barpoint_testkit::gnubg().is_none() {
        return;
    }
    let board: Board = "4HPwATDgc/ABMA".parse().unwrap();
    let mut gnubg = Gnubg::start(0, false).unwrap();
    let crawford = |away, opponent_away| CubeContext {
        scoring: Scoring::at_score(away, opponent_away, Crawford::Now),
        ..CubeContext::MONEY
    };
    for (context, roll, expected) in [
        (CubeContext::MONEY, "64", "24/14"),
        (crawford(1, 2), "64", "24/14"),
        (crawford(2, 1), "64", "8/2 6/2"),
        (CubeContext::MONEY, "21", "24/23 13/11"),
        (crawford(1, 2), "21", "24/21"),
        (crawford(2, 1), "21", "24/23 13/11"),
    ] {
        let roll = roll.parse().unwrap();
        let mut plays = PlayList::new();
        plays.generate(&board, roll);
        let turn = Turn {
            board: &board,
            context,
            roll,
            plays: &plays,
        };
        let chosen = gnubg.choose(&turn).unwrap();
        let expected = board.after(&board.parse_play(expected, roll).unwrap());
        assert_eq!(Some(plays.boards()[chosen]), expected, "{context:?} {roll}");
    }
}
