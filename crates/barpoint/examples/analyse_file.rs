//! Analyses a match: `cargo run --example analyse_file -- MATCH-FILE [ANALYSED.sgf]`.

#![expect(clippy::print_stdout, reason = "an example shows what it does")]

use std::error::Error;
use std::ops::ControlFlow;

use barpoint::analysis::statistics::statistics;
use barpoint::formats;
use barpoint::prelude::*;

const SAMPLE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/examples/clara-ivar-7pt.mat");

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let file = arguments.next().unwrap_or_else(|| SAMPLE.to_owned());

    // The format is told from the content.
    let imported = formats::import(&std::fs::read(&file)?)?;
    for warning in &imported.warnings {
        println!("{warning}");
    }
    let mut record = imported.record;

    let engine = Engine::built_in()?;
    let settings = Strength::EXPERT.analysis();
    let threads = std::thread::available_parallelism()?.get();
    let report = engine.analyse_match(&mut record, &settings, threads, &mut |progress| {
        // Called after each decision; `Break` would end the job with what is done.
        debug_assert!(progress.done <= progress.total);
        ControlFlow::Continue(())
    });
    println!("{} decisions analysed", report.progress.done);

    let found = statistics(&record, engine.met());
    for side in Side::BOTH {
        // `None` where nothing was to be decided.
        if let Some(pr) = found.total.sides[side].pr() {
            println!("{}: PR {pr:.2}", record.players[side].name);
        }
    }
    if let Some(path) = arguments.next() {
        let sgf = formats::by_name("sgf").ok_or("no such format")?;
        std::fs::write(path, sgf.export(&record)?)?;
    }
    Ok(())
}
