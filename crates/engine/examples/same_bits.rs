//! Evaluations of 1,000 positions at 0 to 3 plies on one thread and on several, with a cold and with a warm
//! cache, compared bit for bit: what the test of the same name does, with ten times as many at 3 plies.
//!
//!     cargo run --release -p barpoint-engine --example same_bits

#![allow(clippy::unwrap_used, reason = "a check that cannot go on has failed")]
#![expect(clippy::print_stdout, reason = "the result is printed")]

#[path = "../tests/bits/mod.rs"]
mod bits;

fn main() {
    const POSITIONS: usize = 1000;
    for plies in 0..=3 {
        bits::check(plies, POSITIONS);
        println!("{plies}-ply: {POSITIONS} positions, the same bits");
    }
}
