//! Plays the pairs of a duel, many side by side.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::SyncSender;

use barpoint_engine::fan_out;
use barpoint_equity::Met;
use barpoint_eval::Evaluator;
use barpoint_rules::{BySide, MatchState};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

use super::contestant::{Contestant, DuelError};
use super::game::{GameScore, play_game, rules};
use super::kept::Kept;
use super::luck::LuckMeter;
use super::report::DuelReport;

/// What to play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Duel {
    /// Games, an even number.
    pub games: u64,
    /// Seed of the dice.
    pub seed: u64,
    /// Whether the doubling cube is in play.
    pub cubeful: bool,
    /// Games played side by side. Affects only the speed.
    pub workers: usize,
}

/// Progress of a duel.
#[derive(Clone, Copy, Debug)]
pub struct Progress {
    /// Games finished.
    pub games: u64,
    /// Their result.
    pub report: DuelReport,
}

/// Pairs between two reports of progress.
const REPORT_EVERY: u64 = 20;

/// Makes a new instance of a contestant for one worker.
pub type Factory<'a> = dyn Fn() -> Result<Box<dyn Contestant + 'a>, DuelError> + Sync + 'a;

/// A worker's result: the number of a pair and the first engine's mean score in it.
type Played = Result<(usize, GameScore), DuelError>;

/// Plays `duel.games` money games of `first` against `second`; `meter` measures the luck.
/// `on_progress` is called every 20 pairs and several times a second; `Break` ends the duel
/// with the pairs done. Pairs that are `kept` already are not played again, those played are added to them.
///
/// # Errors
/// If an engine cannot be started or fails, a pair cannot be kept, or the number of games is odd or zero.
pub fn duel(
    duel: &Duel,
    first: &Factory<'_>,
    second: &Factory<'_>,
    meter: &dyn Evaluator,
    met: &Met,
    kept: &mut Kept,
    on_progress: &mut dyn FnMut(&Progress) -> ControlFlow<()>,
) -> Result<DuelReport, DuelError> {
    if duel.games < 2 || !duel.games.is_multiple_of(2) {
        return Err(DuelError::Games(duel.games));
    }
    let slots = usize::try_from(duel.games / 2).map_err(|_| DuelError::Games(duel.games))?;
    // A longer duel of the same kind may have been kept.
    kept.pairs.split_off(&slots);
    let before: BTreeSet<usize> = kept.pairs.keys().copied().collect();
    let (mut done, mut failed) = (0_u64, None);
    let (next, stop) = (AtomicUsize::new(0), AtomicBool::new(false));
    let next_pair = || {
        let numbers = std::iter::repeat_with(|| next.fetch_add(1, Ordering::Relaxed));
        let pair = numbers
            .take_while(|pair| *pair < slots)
            .find(|pair| !before.contains(pair));
        pair.filter(|_| !stop.load(Ordering::Relaxed))
    };
    let work = |results: &SyncSender<Played>| {
        if let Err(error) = work(
            duel,
            (first, second),
            (meter, met),
            (&next_pair, &stop),
            results,
        ) {
            stop.store(true, Ordering::Relaxed);
            // Read until every worker has ended.
            let _ = results.send(Err(error));
        }
    };
    fan_out(
        duel.workers.min(slots - before.len()),
        work,
        |played| match played {
            Some(Err(error)) => failed = failed.take().or(Some(error)),
            played => {
                if let Some(Ok((pair, score))) = played {
                    if let Err(error) = kept.add(pair, score) {
                        failed = failed.take().or(Some(error));
                        stop.store(true, Ordering::Relaxed);
                    }
                    done += 1;
                    // Summing up all pairs after each of them would take longer than playing them.
                    if !done.is_multiple_of(REPORT_EVERY) {
                        return;
                    }
                }
                let report = report(&kept.pairs);
                let games = report.games;
                if on_progress(&Progress { games, report }).is_break() {
                    stop.store(true, Ordering::Relaxed);
                }
            }
        },
    );
    match failed {
        Some(error) => Err(error),
        None => Ok(report(&kept.pairs)),
    }
}

fn report(pairs: &BTreeMap<usize, GameScore>) -> DuelReport {
    DuelReport::of(&pairs.values().copied().collect::<Vec<_>>())
}

/// One worker: takes pairs until none is left.
fn work(
    duel: &Duel,
    (first, second): (&Factory<'_>, &Factory<'_>),
    (meter, met): (&dyn Evaluator, &Met),
    (next_pair, stop): (&dyn Fn() -> Option<usize>, &AtomicBool),
    results: &SyncSender<Played>,
) -> Result<(), DuelError> {
    let mut seats = BySide::new(first()?, second()?);
    let mut meter = LuckMeter::new(meter, met);
    while let Some(pair) = next_pair() {
        let mut play = |seats: &mut _| {
            let mut dice = ChaCha8Rng::seed_from_u64(duel.seed);
            dice.set_stream(pair as u64);
            let start = MatchState::new(0, rules(duel.cubeful));
            play_game(start, seats, &mut dice, &mut meter, stop)
                .map(|ended| ended.map(|ended| ended.score))
        };
        let straight = play(&mut seats)?;
        std::mem::swap(&mut seats.white, &mut seats.black);
        let exchanged = play(&mut seats)?;
        std::mem::swap(&mut seats.white, &mut seats.black);
        let (Some(straight), Some(exchanged)) = (straight, exchanged) else {
            break;
        };
        let score = GameScore {
            points: (straight.points - exchanged.points) / 2.0,
            luck: (straight.luck - exchanged.luck) / 2.0,
        };
        if results.send(Ok((pair, score))).is_err() {
            break;
        }
    }
    Ok(())
}
