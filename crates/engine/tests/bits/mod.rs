//! Compares evaluations bit for bit.

use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use barpoint_bearoff::OneSided;
use barpoint_engine::{DiceSource, Engine, EngineOptions, Mersenne, Strength};
use barpoint_equity::{CubeAccess, CubeContext, Met, MetSeat, Scoring};
use barpoint_eval::{CompositeEvaluator, Evaluator, MoveFilter, nets};
use barpoint_rules::{Board, CHECKERS, Roll, Variation};

const THREADS: usize = 4;

/// A position of a game, with cube and score.
struct Case {
    board: Board,
    roll: Roll,
    context: CubeContext,
}

/// Positions of games the evaluator plays against itself.
fn cases(evaluator: &CompositeEvaluator, count: usize) -> Vec<Case> {
    let (mut dice, mut scratch) = (Mersenne::new(20), evaluator.scratch());
    let mut board = Variation::Standard.start();
    let mut cases = Vec::with_capacity(count);
    while cases.len() < count {
        let roll = dice.roll();
        cases.push(Case {
            board,
            roll,
            context: context(cases.len()),
        });
        let choice = evaluator.best_play(&board, roll, 5, &mut scratch);
        let after = choice.map_or(board, |choice| choice.after);
        board = if after.on_roll()[0] == CHECKERS {
            Variation::Standard.start()
        } else {
            after.swapped()
        };
    }
    cases
}

/// Money and match scores, centred and owned cubes by turns.
fn context(index: usize) -> CubeContext {
    let at_score = |away, opponent_away| CubeContext {
        scoring: Scoring::Match {
            away,
            opponent_away,
            crawford: barpoint_equity::Crawford::Pre,
            seat: MetSeat::First,
        },
        ..CubeContext::MONEY
    };
    let owned = CubeContext {
        value: 2,
        access: CubeAccess::OnRoll,
        ..CubeContext::MONEY
    };
    [CubeContext::MONEY, at_score(3, 5), owned, at_score(7, 2)][index % 4]
}

fn engine(evaluator: &Arc<CompositeEvaluator>, cache_entries: usize) -> Engine {
    let evaluator: Arc<dyn Evaluator> = Arc::clone(evaluator) as _;
    Engine::new(EngineOptions {
        evaluator,
        met: Arc::new(Met::kazaross_xg2()),
        cache_entries,
    })
}

/// The bits of all that is asked about a position.
fn bits(engine: &Engine, case: &Case, plies: u8) -> Vec<u32> {
    let strength = Strength::new(plies, MoveFilter::TINY);
    let evaluation = engine.evaluate(&case.board, case.context, strength.search);
    let mut bits: Vec<u32> = evaluation.outcome.to_array().map(f32::to_bits).to_vec();
    bits.push(evaluation.cubeful.get().to_bits());
    if let Some(cube) = engine
        .search()
        .cube_decision(&case.board, case.context, strength.search)
    {
        bits.push(cube.equities.no_double.get().to_bits());
        bits.push(cube.equities.double_take.get().to_bits());
    }
    // Ranking plays looks at several positions: at most 1-ply here, which is what the others lead to.
    if plies < 2 {
        let go_on = &mut |_| ControlFlow::Continue(());
        for row in engine.plays(&case.board, case.roll, case.context, &strength, go_on) {
            bits.push(row.cubeful.get().to_bits());
            bits.extend(row.outcome.to_array().map(f32::to_bits));
        }
    }
    bits
}

/// The answers of several threads taking cases by turns, the last first.
fn on_threads(engine: &Engine, cases: &[Case], plies: u8) -> Vec<Vec<u32>> {
    let next = AtomicUsize::new(0);
    let work = || {
        let mut answers = Vec::new();
        loop {
            let index = next.fetch_add(1, Ordering::Relaxed);
            let Some(index) = cases.len().checked_sub(index + 1) else {
                return answers;
            };
            answers.push((index, bits(engine, &cases[index], plies)));
        }
    };
    let mut answers = std::thread::scope(|scope| {
        let threads: Vec<_> = (0..THREADS).map(|_| scope.spawn(work)).collect();
        let joined = threads
            .into_iter()
            .flat_map(|thread| thread.join().unwrap());
        joined.collect::<Vec<_>>()
    });
    answers.sort();
    answers.into_iter().map(|(_, bits)| bits).collect()
}

/// Evaluates positions at a depth, and again on several threads with a shared cache, cold and warm.
#[track_caller]
pub(crate) fn check(plies: u8, positions: usize) {
    let bearoff = Arc::new(OneSided::build());
    let evaluator = Arc::new(nets::production(bearoff).unwrap());
    let cases = cases(&evaluator, positions);
    // Nothing is ever remembered, one thread.
    let cold = engine(&evaluator, 0);
    let expected: Vec<Vec<u32>> = cases.iter().map(|case| bits(&cold, case, plies)).collect();
    // A cache far too small, shared by threads that overwrite each other's entries; then once more with
    // whatever is in it.
    let shared = engine(&evaluator, 20_000);
    for state in ["cold", "warm"] {
        let found = on_threads(&shared, &cases, plies);
        for (index, (found, expected)) in found.iter().zip(&expected).enumerate() {
            assert_eq!(
                found, expected,
                "position {index}, {plies}-ply, {state} cache"
            );
        }
        assert_eq!(found.len(), expected.len());
    }
}
