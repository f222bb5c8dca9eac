//! Evaluates the boards of a file, 52 bytes each, as `barpoint.evaluate_many` of Python does: the time to compare with.
//! `cargo run --example evaluate_boards -- FILE`; `python/benchmarks/evaluate_many.py` writes the file.

#![expect(clippy::print_stdout, reason = "an example shows what it does")]

use std::error::Error;
use std::time::Instant;

use barpoint_app::{Threads, positions};
use barpoint_engine::Engine;
use barpoint_equity::Outcome;
use barpoint_rules::{Board, Setup};

fn main() -> Result<(), Box<dyn Error>> {
    let file = std::env::args().nth(1).ok_or("expected a file of boards")?;
    let boards = std::fs::read(file)?
        .as_chunks::<52>()
        .0
        .iter()
        .map(|row| {
            let mut setup = Setup {
                on_roll: [0; 26],
                opponent: [0; 26],
            };
            setup.on_roll.copy_from_slice(&row[..26]);
            setup.opponent.copy_from_slice(&row[26..]);
            Board::try_from(setup)
        })
        .collect::<Result<Vec<_>, _>>()?;
    let engine = Engine::built_in()?;
    let evaluator = engine.search().evaluator();
    let evaluate = |boards: &[Board], out: &mut [Outcome]| evaluator.evaluate(boards, out);
    let mut found = vec![[0.0; 5]; boards.len()];
    let board = |index: usize| boards.get(index).copied().ok_or(());
    let threads = Threads::ALL.count();
    // The first call reads the nets.
    for _ in 0..2 {
        let begun = Instant::now();
        let done = positions::evaluate_many(threads, board, evaluate, &mut found);
        done.map_err(|(index, ())| format!("no board {index}"))?;
        let seconds = begun.elapsed().as_secs_f64();
        println!("{} boards in {seconds:.3} s", boards.len());
    }
    Ok(())
}
