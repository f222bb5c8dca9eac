//! Fixed evaluations hashed into one number: whether two builds evaluate alike, and how fast.
//!
//! The signature is made of the bits of results; it changes only with nets, tables and anything else that
//! alters an evaluation. The speed is that of evaluation alone: nets are loaded before the clock
//! starts, each timed pass begins with an empty cache, and the quickest pass counts.

use std::ops::ControlFlow;
use std::time::{Duration, Instant};

use barpoint_equity::CubeContext;
use barpoint_eval::{Evaluation, MoveFilter, RankedPlay, SearchSettings};
use barpoint_rules::{MatchState, Roll};
use rayon::iter::{IntoParallelRefIterator, ParallelIterator};

use barpoint_engine::{Engine, Strength};

/// What is evaluated at each position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Workload {
    /// The position, by the nets alone.
    Static,
    /// All plays of all 21 rolls, by the nets alone.
    Choices,
    /// The plays of one roll, 1-ply.
    OnePly,
    /// The plays of one roll, 2-ply with the large filter.
    TwoPly,
    /// The cube decision, 2-ply.
    Cube,
}

impl Workload {
    /// All of them with their names, in the order that makes the signature.
    pub const ALL: [(&'static str, Self); 5] = [
        ("static", Self::Static),
        ("choices", Self::Choices),
        ("1-ply plays", Self::OnePly),
        ("2-ply plays", Self::TwoPly),
        ("2-ply cube", Self::Cube),
    ];
}

/// The results of a workload at one position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sum {
    /// Hash of all results.
    pub hash: u64,
    /// How many results there were.
    pub answers: u64,
}

/// A workload done at all positions.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Measured {
    /// Its results.
    pub sum: Sum,
    /// Wall-clock time of the quickest pass.
    pub seconds: f64,
}

/// Passes over a workload continue for this long.
const TIME: Duration = Duration::from_millis(300);
/// Shorter stretches of work are too short to time and to share among threads.
const STRETCH: Duration = Duration::from_millis(10);

/// Does all work at all positions, in the order of [`Workload::ALL`], on the threads of the rayon pool it is called
/// in. Every pass begins with an empty cache of `cache_entries` positions.
#[must_use]
pub fn measure(
    engine: &Engine,
    cache_entries: usize,
    states: &[MatchState],
) -> Vec<(&'static str, Measured)> {
    // Loads every net that these positions need.
    pass(
        &engine.with_empty_cache(cache_entries),
        states,
        Workload::Choices,
    );
    let workloads = Workload::ALL.into_iter();
    workloads
        .map(|(name, work)| (name, quickest(engine, cache_entries, states, work)))
        .collect()
}

fn quickest(
    engine: &Engine,
    cache_entries: usize,
    states: &[MatchState],
    work: Workload,
) -> Measured {
    let begun = Instant::now();
    let (mut passes, mut best) = (1, f64::INFINITY);
    loop {
        let engines: Vec<Engine> = (0..passes)
            .map(|_| engine.with_empty_cache(cache_entries))
            .collect();
        let start = Instant::now();
        let sums: Vec<Sum> = engines
            .iter()
            .map(|fresh| pass(fresh, states, work))
            .collect();
        let took = start.elapsed();
        best = took.as_secs_f64().min(best * f64::from(passes)) / f64::from(passes);
        if begun.elapsed() >= TIME {
            let sum = sums[0];
            return Measured { sum, seconds: best };
        }
        if took < STRETCH {
            passes *= 2;
        }
    }
}

fn pass(engine: &Engine, states: &[MatchState], work: Workload) -> Sum {
    let parts = states.par_iter().map(|state| run(engine, state, work));
    combined(parts.collect::<Vec<Sum>>())
}

/// Does the work at one position. Where the state has no roll, one is derived from the position.
#[must_use]
pub fn run(engine: &Engine, state: &MatchState, work: Workload) -> Sum {
    let (board, context) = (state.board(), CubeContext::of(state, state.on_roll()));
    let mut signature = Signature::new();
    let plays = |signature: &mut Signature, roll, strength: &Strength| {
        let go_on = &mut |_| ControlFlow::Continue(());
        for row in engine.plays(board, roll, context, strength, go_on) {
            signature.add_play(&row);
        }
        signature.answers += 1;
    };
    match work {
        Workload::Static => {
            let settings = Strength::EXPERT.search;
            signature.add_evaluation(&engine.evaluate(board, context, settings));
            signature.answers += 1;
        }
        Workload::Choices => {
            for (roll, _) in Roll::weighted() {
                plays(&mut signature, roll, &Strength::EXPERT);
            }
        }
        Workload::OnePly | Workload::TwoPly => {
            let plies = if work == Workload::OnePly { 1 } else { 2 };
            let strength = Strength::new(plies, MoveFilter::LARGE);
            if let Some(roll) = roll_of(state) {
                plays(&mut signature, roll, &strength);
            }
        }
        Workload::Cube => {
            let settings = Strength::new(2, MoveFilter::LARGE).search;
            cube(&mut signature, engine, state, settings);
        }
    }
    signature.sum()
}

fn cube(signature: &mut Signature, engine: &Engine, state: &MatchState, settings: SearchSettings) {
    let context = CubeContext::of(state, state.on_roll());
    if let Some(hint) = engine.cube(state.on_roll(), state.board(), context, settings) {
        let equities = hint.decision.equities;
        signature.add([equities.no_double.get(), equities.double_take.get()]);
        signature.add(hint.decision.outcome.to_array());
        signature.answers += 1;
    }
}

/// The roll to play, or one that depends on the position.
fn roll_of(state: &MatchState) -> Option<Roll> {
    let board = state.board();
    let die = |pips: u32| pips.to_le_bytes()[0] % 6 + 1;
    let made_up = Roll::new(die(board.pip_count()), die(board.opponent_pip_count()));
    state.roll().or(made_up)
}

/// Sums of several positions or workloads in one.
#[must_use]
pub fn combined(sums: impl IntoIterator<Item = Sum>) -> Sum {
    let mut signature = Signature::new();
    for sum in sums {
        signature.add_word(sum.hash);
        signature.answers += sum.answers;
    }
    signature.sum()
}

/// A hash after FNV-1a, but of words where that takes bytes.
struct Signature {
    hash: u64,
    answers: u64,
}

impl Signature {
    const fn new() -> Self {
        Self {
            hash: 0xcbf2_9ce4_8422_2325,
            answers: 0,
        }
    }

    const fn sum(&self) -> Sum {
        Sum {
            hash: self.hash,
            answers: self.answers,
        }
    }

    const fn add_word(&mut self, word: u64) {
        self.hash = (self.hash ^ word).wrapping_mul(0x0000_0100_0000_01b3);
        self.hash ^= self.hash >> 32;
    }

    fn add(&mut self, values: impl IntoIterator<Item = f32>) {
        for value in values {
            self.add_word(u64::from(value.to_bits()));
        }
    }

    fn add_evaluation(&mut self, evaluation: &Evaluation) {
        self.add(evaluation.outcome.to_array());
        self.add([evaluation.cubeless.get(), evaluation.cubeful.get()]);
    }

    fn add_play(&mut self, row: &RankedPlay) {
        let board = row.after.on_roll().iter().chain(row.after.opponent());
        board.for_each(|&checkers| self.add_word(u64::from(checkers)));
        self.add(row.outcome.to_array());
        self.add([row.cubeless.get(), row.cubeful.get()]);
        self.add_word(u64::from(row.plies));
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use barpoint_bearoff::OneSided;
    use barpoint_rules::{Action, MatchRules};

    use super::*;

    /// Reading the nets takes a hundred times as long as evaluating a few positions.
    #[test]
    fn speed_is_that_of_evaluation_not_of_loading_nets() {
        let cold = Engine::production(Arc::new(OneSided::build())).unwrap();
        let mut state = MatchState::new(0, MatchRules::default());
        let opening = Action::OpeningRoll { white: 3, black: 1 };
        state.apply(opening).unwrap();
        let states = [state];
        let start = Instant::now();
        let first = pass(&cold, &states, Workload::Static);
        let loading = start.elapsed().as_secs_f64();
        let measured = quickest(&cold, 0, &states, Workload::Static);
        assert_eq!(measured.sum, first);
        assert!(measured.seconds < loading / 5.0, "{measured:?} {loading}");
    }
}
