//! Match-winning chances and take points of a score: `cargo run --example match_equity -- AWAY OPPONENT-AWAY`.

#![expect(clippy::print_stdout, reason = "an example shows what it does")]

use std::error::Error;

use barpoint::prelude::*;

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let away = arguments.next().as_deref().unwrap_or("4").parse()?;
    let opponent_away = arguments.next().as_deref().unwrap_or("2").parse()?;

    // Before the Crawford game nobody is 1-away; at 1-away this takes the games after it.
    let crawford = match (away, opponent_away) {
        (1, _) | (_, 1) => Crawford::Post,
        _ => Crawford::Pre,
    };
    let scoring = Scoring::at_score(away, opponent_away, crawford);
    let context = CubeContext::new(1, CubeAccess::Centred, scoring)?;

    let met = Met::kazaross_xg2();
    let chance = met.mwc(away, opponent_away, crawford);
    println!("{away}-away {opponent_away}-away: {chance} to win the match");

    // In a match equities are normalised: winning the present cube is +1, losing it -1.
    let stakes = Stakes::of(&context, &met).ok_or("a match has stakes")?;
    println!(
        "with a game won {}, with a game lost {}",
        stakes.win, stakes.lose
    );
    let equity = stakes.normalise(chance);
    println!("that is {equity} EMG before the game");

    // The take points depend on how many games are gammons: here a quarter of the wins on each side.
    let outcome = Outcome::new([0.5, 0.125, 0.0, 0.125, 0.0])?;
    let take = TakePoints::of(&outcome, &context, &met);
    println!("takes from {:.1} % with a dead cube", 100.0 * take.dead);
    if let Some(live) = take.live {
        println!("takes from {:.1} % with a live cube", 100.0 * live);
    }
    if let Some(redoubled) = take.redoubled {
        println!(
            "takes from {:.1} % and redoubles at once",
            100.0 * redoubled
        );
    }
    Ok(())
}
