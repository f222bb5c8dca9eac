//! Speed of reading and writing match files, in files of ten games per second on one core.
//!
//! The files are money sessions between two simple players, some 25 rows a game as in real ones.

#![expect(
    missing_docs,
    reason = "criterion's macros make undocumented functions"
)]

use std::hint::black_box;

use barpoint_formats::{Format, by_name, import};
use criterion::{Criterion, Throughput, criterion_group, criterion_main};

#[path = "../tests/common/session.rs"]
mod session;

/// How many files there are.
const FILES: u64 = 20;

/// Games of each.
const GAMES: usize = 10;

fn format(name: &str) -> &'static dyn Format {
    by_name(name).unwrap_or_else(|| panic!("a format of the name {name}"))
}

fn files(name: &str) -> Vec<Vec<u8>> {
    (0..FILES)
        .map(|seed| {
            let record = session::session(seed, GAMES);
            let written = format(name).export(&record);
            written.unwrap_or_else(|error| panic!("{error}"))
        })
        .collect()
}

fn converted(files: &[Vec<u8>], to: &str) -> usize {
    let to = format(to);
    let read = files.iter().filter_map(|file| import(black_box(file)).ok());
    read.filter_map(|read| to.export(&read.record).ok())
        .map(|written| black_box(written).len())
        .sum()
}

fn conversions(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("files of 10 games");
    group.throughput(Throughput::Elements(FILES));
    for (from, to) in [
        ("mat", "sgf"),
        ("xgmat", "sgf"),
        ("sgf", "mat"),
        ("sgf", "sgf"),
    ] {
        let files = files(from);
        group.bench_function(format!("{from} to {to}"), |bencher| {
            bencher.iter(|| converted(&files, to));
        });
    }
    group.finish();
}

criterion_group!(benches, conversions);
criterion_main!(benches);
