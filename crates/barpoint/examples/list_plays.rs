//! Lists the legal plays of a roll: `cargo run --example list_plays -- POSITION-ID ROLL`.

#![expect(clippy::print_stdout, reason = "an example shows what it does")]

use std::error::Error;

use barpoint::prelude::*;

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let board = match arguments.next() {
        Some(id) => id.parse()?,
        None => Variation::Standard.start(),
    };
    let roll: Roll = arguments.next().as_deref().unwrap_or("61").parse()?;

    let mut plays = PlayList::new();
    plays.generate(&board, roll);
    println!("{roll} can be played in {} ways from {board}", plays.len());
    for (play, after) in plays.plays().iter().zip(plays.boards()) {
        // `after` is still seen by the player who moved.
        println!("  {play}: {} pips to go", after.pip_count());
    }
    Ok(())
}
