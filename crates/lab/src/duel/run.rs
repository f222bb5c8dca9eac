//! Plays the pairs of a duel, many side by side.

use std::ops::ControlFlow;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use barpoint_equity::Met;
use barpoint_eval::Evaluator;
use barpoint_rules::BySide;
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

use super::contestant::{Contestant, DuelError};
use super::game::{GameScore, play_game};
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
    /// Games played side by side. Changes nothing but the speed.
    pub workers: usize,
}

/// How far a duel has come.
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

/// Shared state of the workers.
struct Shared<'a> {
    next: AtomicU64,
    stop: AtomicBool,
    finished: Mutex<Finished<'a>>,
}

struct Finished<'a> {
    /// By pair number; a pair's mean score of the first engine.
    pairs: Vec<Option<GameScore>>,
    done: u64,
    error: Option<DuelError>,
    on_progress: &'a mut (dyn FnMut(&Progress) -> ControlFlow<()> + Send),
}

/// Plays `duel.games` money games of `first` against `second`; `meter` measures the luck.
/// `on_progress` is called every 20 pairs; `Break` ends the duel with the pairs done.
///
/// # Errors
/// If an engine cannot be started or fails, or the number of games is odd or zero.
pub fn duel(
    duel: &Duel,
    first: &Factory<'_>,
    second: &Factory<'_>,
    meter: &dyn Evaluator,
    met: &Met,
    on_progress: &mut (dyn FnMut(&Progress) -> ControlFlow<()> + Send),
) -> Result<DuelReport, DuelError> {
    if duel.games < 2 || !duel.games.is_multiple_of(2) {
        return Err(DuelError::Games(duel.games));
    }
    let pairs = duel.games / 2;
    let slots = usize::try_from(pairs).map_err(|_| DuelError::Games(duel.games))?;
    let shared = Shared {
        next: AtomicU64::new(0),
        stop: AtomicBool::new(false),
        finished: Mutex::new(Finished {
            pairs: vec![None; slots],
            done: 0,
            error: None,
            on_progress,
        }),
    };
    std::thread::scope(|scope| {
        for _ in 0..duel.workers.clamp(1, slots) {
            scope.spawn(|| {
                if let Err(error) = work(duel, first, second, meter, met, &shared) {
                    shared.stop.store(true, Ordering::Relaxed);
                    lock(&shared.finished).error.get_or_insert(error);
                }
            });
        }
    });
    let finished = shared
        .finished
        .into_inner()
        .unwrap_or_else(std::sync::PoisonError::into_inner);
    match finished.error {
        Some(error) => Err(error),
        None => Ok(DuelReport::of(
            &finished.pairs.into_iter().flatten().collect::<Vec<_>>(),
        )),
    }
}

/// One worker: takes pairs until none is left.
fn work(
    duel: &Duel,
    first: &Factory<'_>,
    second: &Factory<'_>,
    meter: &dyn Evaluator,
    met: &Met,
    shared: &Shared<'_>,
) -> Result<(), DuelError> {
    let mut seats = BySide::new(first()?, second()?);
    let mut meter = LuckMeter::new(meter, met);
    while !shared.stop.load(Ordering::Relaxed) {
        let pair = shared.next.fetch_add(1, Ordering::Relaxed);
        if pair >= duel.games / 2 {
            break;
        }
        let mut play = |seats: &mut _| {
            let mut dice = ChaCha8Rng::seed_from_u64(duel.seed);
            dice.set_stream(pair);
            play_game(seats, &mut dice, &mut meter, duel.cubeful)
        };
        let straight = play(&mut seats)?;
        std::mem::swap(&mut seats.white, &mut seats.black);
        let exchanged = play(&mut seats)?;
        std::mem::swap(&mut seats.white, &mut seats.black);
        let score = GameScore {
            points: (straight.points - exchanged.points) / 2.0,
            luck: (straight.luck - exchanged.luck) / 2.0,
        };
        if report_pair(shared, pair, score).is_break() {
            shared.stop.store(true, Ordering::Relaxed);
        }
    }
    Ok(())
}

fn report_pair(shared: &Shared<'_>, pair: u64, score: GameScore) -> ControlFlow<()> {
    let mut finished = lock(&shared.finished);
    finished.done += 1;
    if let Some(slot) = usize::try_from(pair)
        .ok()
        .and_then(|i| finished.pairs.get_mut(i))
    {
        *slot = Some(score);
    }
    // Summing up all pairs after each of them would take longer than playing them.
    if !finished.done.is_multiple_of(REPORT_EVERY) {
        return ControlFlow::Continue(());
    }
    let done: Vec<GameScore> = finished.pairs.iter().flatten().copied().collect();
    let report = DuelReport::of(&done);
    (finished.on_progress)(&Progress {
        games: report.games,
        report,
    })
}

/// A worker that panicked has nothing half-written here.
fn lock<'s, 'a>(mutex: &'s Mutex<Finished<'a>>) -> std::sync::MutexGuard<'s, Finished<'a>> {
    mutex
        .lock()
        .unwrap_or_else(std::sync::PoisonError::into_inner)
}
