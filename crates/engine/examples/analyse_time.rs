//! How long a match analysis takes, and what narrowing the look-ahead costs.
//!
//! `analyse_time FILE PLIES CANDIDATES [CONTACT... RACE PREFILTER]` analyses a match on one thread with
//! gnubg's large filter and prints the time. With `BARPOINT_CHECK` set it does so again with every
//! play inside the look-ahead evaluated in full and tells what changes.

use std::error::Error;
use std::ops::ControlFlow;
use std::sync::Arc;
use std::time::Instant;

use barpoint_bearoff::OneSided;
use barpoint_engine::{Engine, EngineOptions, Strength};
use barpoint_equity::Met;
use barpoint_eval::MoveFilter;
use barpoint_eval::nets::{NetFiles, PRODUCTION, Races};
use barpoint_record::{CubeAnalysis, MatchRecord, MoveAnalysis, Value};

fn engine(nets: &NetFiles<'_>) -> Result<Engine, Box<dyn Error>> {
    let evaluator = nets.evaluator(Arc::new(OneSided::build()))?;
    Ok(Engine::new(EngineOptions {
        evaluator: Arc::new(evaluator),
        met: Arc::new(Met::kazaross_xg2()),
        cache_entries: 1 << 16,
    }))
}

fn analysed(
    engine: &Engine,
    record: &MatchRecord,
    plies: u8,
    candidates: u8,
) -> (MatchRecord, f64) {
    let mut record = record.clone();
    let mut settings = Strength::new(plies, MoveFilter::LARGE).analysis();
    settings.checker.candidates = candidates;
    settings.cube.candidates = candidates;
    settings.luck.candidates = candidates;
    let start = Instant::now();
    let _ = engine.analyse_match(
        &mut record,
        &settings,
        1,
        &mut |_| ControlFlow::Continue(()),
    );
    (record, start.elapsed().as_secs_f64())
}

fn equity(analysis: &MoveAnalysis, index: usize) -> f32 {
    analysis.candidates[index].equity().get()
}

/// The number of a value, whatever its unit.
fn number(value: Value) -> f32 {
    match value {
        Value::Equity(equity) => equity.get(),
        Value::Mwc(mwc) => mwc.single(),
    }
}

/// Prints how the analyses of two records differ.
#[expect(clippy::print_stdout, reason = "the result of the program")]
fn compare(quick: &MatchRecord, full: &MatchRecord) {
    let (mut plays, mut other_best, mut lost, mut far, mut cubes, mut cube_far) =
        (0, 0, 0.0, 0.0_f32, 0, 0.0_f32);
    let entries = |record: &MatchRecord| -> Vec<_> {
        let games = record.games.iter();
        games.flat_map(|game| game.entries.clone()).collect()
    };
    for (quick, full) in entries(quick).iter().zip(entries(full)) {
        if let (Some(q), Some(f)) = (&quick.move_analysis, &full.move_analysis) {
            plays += 1;
            let best = &q.candidates[0].play;
            let place = f.candidates.iter().position(|c| c.play == *best);
            if let Some(place) = place.filter(|&place| place > 0) {
                other_best += 1;
                lost += equity(f, 0) - equity(f, place);
            }
            far = far.max((equity(q, 0) - equity(f, 0)).abs());
        }
        if let (Some(q), Some(f)) = (&quick.cube_analysis, &full.cube_analysis) {
            cubes += 1;
            let value = |analysis: &CubeAnalysis| number(analysis.no_double().value);
            cube_far = cube_far.max((value(q) - value(f)).abs());
        }
    }
    println!(
        "plays {plays}, other best {other_best} losing {lost:.4} in all, equity off by up to {far:.4}"
    );
    println!("cube decisions {cubes}, value off by up to {cube_far:.4}");
}

#[expect(clippy::print_stdout, reason = "the result of the program")]
fn main() -> Result<(), Box<dyn Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [file, plies, candidates, nets @ ..] = args.as_slice() else {
        return Err("expected FILE PLIES CANDIDATES [CONTACT RACE PREFILTER]".into());
    };
    let record = barpoint_formats::import(&std::fs::read(file)?)?.record;
    let bytes: Vec<Vec<u8>> = nets.iter().map(std::fs::read).collect::<Result<_, _>>()?;
    let files = match bytes.as_slice() {
        [contact @ .., race, prefilter] => NetFiles {
            contact: &contact.iter().map(Vec::as_slice).collect::<Vec<_>>(),
            races: Races::Net(race),
            prefilter: &[prefilter],
        },
        _ => PRODUCTION,
    };
    let (plies, candidates) = (plies.parse()?, candidates.parse()?);
    let (quick, seconds) = analysed(&engine(&files)?, &record, plies, candidates);
    println!("{plies}-ply, {candidates} candidates: {seconds:.2} s");
    if std::env::var_os("BARPOINT_CHECK").is_some() {
        let (full, seconds) = analysed(&engine(&files)?, &record, plies, u8::MAX);
        println!("{plies}-ply, all candidates: {seconds:.2} s");
        compare(&quick, &full);
    }
    Ok(())
}
