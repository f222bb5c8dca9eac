//! Advises on a double: `cargo run --example cube_decision -- XGID`.

#![expect(clippy::print_stdout, reason = "an example shows what it does")]

use std::error::Error;

use barpoint::prelude::*;

/// A race at money, the cube in the middle: 85 pips on roll against 94.
const RACE: &str = "XGID=---BCCC-BB-----bc--ccbb---:0:0:1:00:0:0:0:0:10";

fn main() -> Result<(), Box<dyn Error>> {
    let id = std::env::args().nth(1);
    let state: MatchState = id.as_deref().unwrap_or(RACE).parse()?;

    let engine = Engine::built_in()?;
    let Hint::Cube(advice) = engine.hint(&state, &Strength::WORLD_CLASS).found else {
        println!("There is no cube decision.");
        return Ok(());
    };
    // In matches these are EMG: 1 is what winning the present cube gains.
    let equities = advice.decision.equities;
    println!("no double     {:+.3}", equities.no_double.get());
    println!("double, take  {:+.3}", equities.double_take.get());
    println!("double, pass  {:+.3}", CubeEquities::PASS.get());
    println!(
        "wins {:.1} %: {}",
        100.0 * advice.decision.outcome.win,
        advice.verdict
    );
    Ok(())
}
