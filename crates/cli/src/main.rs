//! The `barpoint` binary: argument parsing and wiring only.

fn main() {}
