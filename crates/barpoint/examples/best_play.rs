//! Finds the best play: `cargo run --example best_play -- XGID`.

#![expect(clippy::print_stdout, reason = "an example shows what it does")]

use std::error::Error;

use barpoint::prelude::*;

/// The opening position, 4-3 to play, in a 7-point match.
const FOUR_THREE: &str = "XGID=-b----E-C---eE---c-e----B-:0:0:1:43:0:0:0:7:10";

fn main() -> Result<(), Box<dyn Error>> {
    let id = std::env::args().nth(1);
    let state: MatchState = id.as_deref().unwrap_or(FOUR_THREE).parse()?;

    let engine = Engine::built_in()?;
    match engine.hint(&state, &Strength::WORLD_CLASS).found {
        Hint::Plays(plays) => {
            for row in plays.iter().take(5) {
                let depth = row.depth.plies();
                let depth =
                    depth.map_or("rolled out".to_owned(), |plies| format!("at {plies}-ply"));
                println!(
                    "{:<14} {:+.3} {depth}, wins {:.1} %",
                    row.play.to_string(),
                    row.cubeful.get(),
                    100.0 * row.outcome.win
                );
            }
        }
        Hint::Cube(_) => println!("There is no roll yet: see the example cube_decision."),
        Hint::Resignation(advice) if advice.accepts => println!("Accept the resignation."),
        Hint::Resignation(_) => println!("Decline the resignation."),
        Hint::None(reason) => println!("There is nothing to decide: {reason}."),
    }
    Ok(())
}
