//! A position played out many times by two contestants: what each side wins from it, as they play.
//!
//! Berliner's simulation facility (1980, sections III and VIII), for any engine: nothing is cut short, and the cube is turned as the
//! engines turn it. Game `i` draws its dice from the stream (seed, i), so the result does not depend on how many run side by side.

use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::SyncSender;

use barpoint_engine::fan_out;
use barpoint_equity::Met;
use barpoint_eval::Evaluator;
use barpoint_rules::{BySide, GameEnd, MatchState, Pending, SetupError, Side, Snapshot, WinKind};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

use super::contestant::DuelError;
use super::game::{Ended, GameScore, play_game, rules};
use super::luck::LuckMeter;
use super::report::DuelReport;
use super::run::Factory;

/// What is played out.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Simulation {
    /// Where the games begin.
    pub state: MatchState,
    /// How many are played.
    pub games: u64,
    /// The seed of their dice.
    pub seed: u64,
    /// Games played side by side. Affects only the speed.
    pub workers: usize,
}

/// What came of it, seen by the player on roll at the beginning.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct SimulationReport {
    /// Games played out.
    pub games: u64,
    /// Games won: all, gammons and backgammons among them, backgammons.
    pub won: [u64; 3],
    /// Games lost, likewise.
    pub lost: [u64; 3],
    /// Of the games won and of those lost, how many a refused double ended.
    pub passed: [u64; 2],
    /// Games in which the cube was turned.
    pub doubled: u64,
    /// Points a game in units of one point, and their standard error.
    pub points: [f64; 2],
    /// The same with the luck of the dice taken out.
    pub adjusted: [f64; 2],
}

impl Simulation {
    /// Games from a position, at money play without the Jacoby rule and beavers, with the cube as it is or without a cube. A score
    /// is left out of account.
    ///
    /// # Errors
    /// If there is no game to be played from there.
    pub fn new(
        state: &MatchState,
        cubeful: bool,
        games: u64,
        seed: u64,
    ) -> Result<Self, SetupError> {
        let fresh = MatchState::new(0, rules(cubeful));
        let at = state.snapshot().or_else(|| fresh.snapshot());
        let state = match at {
            None => fresh,
            Some(at) => MatchState::from_snapshot(&Snapshot {
                length: 0,
                rules: *fresh.rules(),
                score: BySide::default(),
                crawford_game: false,
                cube: if cubeful { at.cube } else { fresh.cube() },
                pending: match at.pending {
                    Pending::Answer { .. } if !cubeful => Pending::Turn,
                    pending => pending,
                },
                resignation: None,
                ..at
            })?,
        };
        Ok(Self {
            state,
            games,
            seed,
            workers: 1,
        })
    }
}

/// Plays the games: `own` plays for the player on roll, `other` for the opponent; `meter` measures the luck. `on_progress` is called
/// with what is known so far, several times a second; `Break` ends it with the games done.
///
/// # Errors
/// If an engine cannot be started or fails.
pub fn simulate(
    simulation: &Simulation,
    own: &Factory<'_>,
    other: &Factory<'_>,
    (meter, met): (&dyn Evaluator, &Met),
    on_progress: &mut dyn FnMut(&SimulationReport) -> ControlFlow<()>,
) -> Result<SimulationReport, DuelError> {
    let (next, stop) = (AtomicU64::new(0), AtomicBool::new(false));
    let side = simulation.state.on_roll();
    let work = |results: &SyncSender<Result<(u64, Ended), DuelError>>| {
        let play = || -> Result<(), DuelError> {
            let (own, other) = (own()?, other()?);
            let mut seats = match side {
                Side::White => BySide::new(own, other),
                Side::Black => BySide::new(other, own),
            };
            let mut meter = LuckMeter::new(meter, met);
            loop {
                let game = next.fetch_add(1, Ordering::Relaxed);
                if game >= simulation.games {
                    return Ok(());
                }
                let mut dice = ChaCha8Rng::seed_from_u64(simulation.seed);
                dice.set_stream(game);
                let ended = play_game(simulation.state, &mut seats, &mut dice, &mut meter, &stop)?;
                let Some(ended) = ended else { return Ok(()) };
                // Read until every worker has ended.
                let _ = results.send(Ok((game, ended)));
            }
        };
        if let Err(error) = play() {
            stop.store(true, Ordering::Relaxed);
            let _ = results.send(Err(error));
        }
    };
    let (mut games, mut failed) = (BTreeMap::new(), None);
    fan_out(simulation.workers, work, |played| match played {
        Some(Err(error)) => failed = failed.take().or(Some(error)),
        Some(Ok((game, ended))) => {
            games.insert(game, ended);
        }
        None => {
            if on_progress(&report(simulation, &games)).is_break() {
                stop.store(true, Ordering::Relaxed);
            }
        }
    });
    match failed {
        Some(error) => Err(error),
        None => Ok(report(simulation, &games)),
    }
}

fn report(simulation: &Simulation, games: &BTreeMap<u64, Ended>) -> SimulationReport {
    let side = simulation.state.on_roll();
    let sign = if side == Side::White { 1.0 } else { -1.0 };
    let mut report = SimulationReport {
        games: games.len() as u64,
        ..SimulationReport::default()
    };
    let cube = simulation.state.cube().value();
    let mut scores = Vec::with_capacity(games.len());
    for Ended { score, result } in games.values() {
        let won = result.winner == side;
        let counts = if won {
            &mut report.won
        } else {
            &mut report.lost
        };
        counts[0] += 1;
        counts[1] += u64::from(result.kind != WinKind::Single);
        counts[2] += u64::from(result.kind == WinKind::Backgammon);
        report.passed[usize::from(!won)] += u64::from(result.end == GameEnd::Pass);
        let stake = result.points / u32::from(result.kind.multiplier());
        // A refused double leaves the cube where it was.
        let turned = stake > cube || result.end == GameEnd::Pass;
        report.doubled += u64::from(turned);
        scores.push(GameScore {
            points: sign * score.points,
            luck: sign * score.luck,
        });
    }
    let mean = DuelReport::of(&scores);
    report.points = [mean.points, mean.points_std_err];
    report.adjusted = [mean.adjusted, mean.adjusted_std_err];
    report
}

#[cfg(test)]
mod tests {
    use barpoint_equity::Outcome;
    use barpoint_eval::Fingerprint;
    use barpoint_rules::Board;

    use super::super::contestant::{Contestant, CubeState, Turn};
    use super::*;

    /// Takes every chance to be even.
    struct Even;

    impl Evaluator for Even {
        fn evaluate(&self, positions: &[Board], out: &mut [Outcome]) {
            let over = |board: &Board| WinKind::of(board, 15).is_some();
            for (board, out) in positions.iter().zip(out) {
                let win = if over(board) { 1.0 } else { 0.5 };
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

    /// Plays the first legal play; doubles and passes, or leaves the cube alone.
    struct First {
        doubles: bool,
    }

    impl Contestant for First {
        fn choose(&mut self, _: &Turn<'_>) -> Result<usize, DuelError> {
            Ok(0)
        }

        fn doubles(&mut self, _: &Board, _: CubeState) -> Result<bool, DuelError> {
            Ok(self.doubles)
        }

        fn takes(&mut self, _: &Board, _: CubeState) -> Result<bool, DuelError> {
            Ok(false)
        }
    }

    fn played(id: &str, cubeful: bool, doubles: bool, workers: usize) -> SimulationReport {
        let state = id.parse().unwrap();
        let mut simulation = Simulation::new(&state, cubeful, 3_600, 5).unwrap();
        simulation.workers = workers;
        let first: &Factory<'_> = &|| Ok(Box::new(First { doubles }));
        let met = Met::kazaross_xg2();
        let report = simulate(&simulation, first, first, (&Even, &met), &mut |_| {
            ControlFlow::Continue(())
        });
        report.unwrap()
    }

    #[test]
    fn a_last_roll_is_won_as_often_as_the_dice_say() {
        // A checker on the 6-point and one on the ace point, and the opponent is off next roll: 6-1 to 6-6, 5-5, 4-4, 3-3 and 2-2
        // are 15 of 36, White or Black on roll alike.
        for id in [
            "XGID=-A----A-----------------a-:0:0:1:00:0:0:0:0:10",
            "XGID=-A-----------------a----a-:0:0:-1:00:0:0:0:0:10",
        ] {
            let report = played(id, false, false, 2);
            assert_eq!(report, played(id, false, false, 1));
            let share = report.won[0] as f64 / 3_600.0;
            let error = (15.0 * 21.0_f64).sqrt() / 36.0 / 60.0;
            assert!((share - 15.0 / 36.0).abs() < 4.0 * error, "{share}");
            assert_eq!(report.won[0] + report.lost[0], report.games);
            assert!((report.points[0] - (2.0 * share - 1.0)).abs() < 1e-9);
            assert_eq!((report.doubled, report.passed), (0, [0, 0]));
        }
    }

    #[test]
    fn a_refused_double_ends_every_game_at_once() {
        let report = played(
            "XGID=-A----A-----------------a-:1:1:1:00:0:0:0:0:10",
            true,
            true,
            2,
        );
        assert_eq!((report.passed, report.doubled), ([3_600, 0], 3_600));
        assert_eq!(report.points, [2.0, 0.0]);
        // The cube is the opponent's, who turns it if the first roll misses.
        let report = played(
            "XGID=-A----A-----------------a-:1:-1:1:00:0:0:0:0:10",
            true,
            true,
            2,
        );
        assert_eq!(
            (report.passed, report.doubled),
            ([0, report.lost[0]], report.lost[0])
        );
        assert!(report.lost[0] > 1_800);
    }
}
