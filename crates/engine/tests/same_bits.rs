//! The same position, settings and nets give the same bits on one thread and on several, with a cold
//! and with a warm cache. At 3 plies, twenty times dearer, the example `same_bits` looks into 1,000 positions.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod bits;

#[test]
fn static_evaluation_has_the_same_bits_everywhere() {
    bits::check(0, 1000);
}

#[test]
fn one_ply_has_the_same_bits_everywhere() {
    bits::check(1, 1000);
}

#[test]
fn two_ply_has_the_same_bits_everywhere() {
    bits::check(2, 1000);
}

#[test]
fn three_ply_has_the_same_bits_everywhere() {
    bits::check(3, 100);
}
