//! Checks a Hypergammon database: does every position have the value its successors give it?
//!
//! `cargo run --release -p barpoint-bearoff --example check_hypergammon FILE` compares a sample of
//! positions with the average over the rolls of their best plays, found by `rules`, and prints the
//! largest difference. With three checkers it also prints the example of gnubg's manual.

#[path = "../tests/hyper_equations/mod.rs"]
mod hyper_equations;

use std::error::Error;
use std::io::Write;
use std::path::Path;

use barpoint_bearoff::{HyperCheckers, Hypergammon};
use barpoint_rules::notation::parse_position_id;
use hyper_equations::{TOLERANCE, board, largest_error};

/// Positions looked at.
const SAMPLE: usize = 200_000;

fn main() -> Result<(), Box<dyn Error>> {
    let path = std::env::args_os()
        .nth(1)
        .ok_or("expected a database file")?;
    let table = Hypergammon::open(Path::new(&path))?;
    let mut out = std::io::stdout().lock();
    if table.checkers() == HyperCheckers::Three {
        print_manuals_example(&table, &mut out)?;
    }
    let count = usize::from(table.checkers().count());
    let mut places = places();
    let mut draw = || -> Vec<usize> { places.by_ref().take(count).collect() };
    let (mut checked, mut worst) = (0, 0.0f32);
    while checked < SAMPLE {
        let (own, theirs) = (draw(), draw());
        let over = |side: &[usize]| side.iter().all(|&place| place == 0);
        let Some(board) = board(&own, &theirs).filter(|_| !over(&own) && !over(&theirs)) else {
            continue;
        };
        let error = largest_error(&table, &board).ok_or("a position is missing")?;
        if error >= TOLERANCE {
            writeln!(out, "{own:?} against {theirs:?}: differs by {error:e}")?;
        }
        worst = worst.max(error);
        checked += 1;
    }
    writeln!(
        out,
        "{checked} positions, largest difference {worst:e}, expected below {TOLERANCE:e}"
    )?;
    if worst < TOLERANCE {
        Ok(())
    } else {
        Err("the equations are not satisfied".into())
    }
}

/// Chances and equities of the position for which the manual (2007, section 11.1.6) prints 0.456 0.244
/// 0.014 0.318 0.019 and, cube owned, centred, centred with the Jacoby rule and the opponent's, -0.0230
/// -0.2310 -0.2186 -0.3548.
fn print_manuals_example(table: &Hypergammon, out: &mut dyn Write) -> Result<(), Box<dyn Error>> {
    let board = parse_position_id("ADAAAQAkIAAAAA")?;
    let value = table.value(&board).ok_or("the example is missing")?;
    for chance in value.outcome.to_array() {
        write!(out, "{chance:.3} ")?;
    }
    writeln!(
        out,
        "{:.4} {:.4} {:.4} {:.4}",
        value.owned, value.centred, value.centred_jacoby, value.opponent
    )?;
    Ok(())
}

/// Places from 0 (off) to 25 (bar), drawn by a linear congruence.
fn places() -> impl Iterator<Item = usize> {
    let mut seed = 1u64;
    std::iter::repeat_with(move || {
        seed = seed
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        ((seed >> 33) % 26) as usize
    })
}
