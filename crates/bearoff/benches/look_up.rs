//! Time of independent look-ups in mapped databases beside plain reads of the same bytes of the map.
//!
//! Positions are drawn at random, so that most records come from memory, not from a cache.
#![allow(missing_docs, reason = "criterion's macro")]

use std::hint::black_box;
use std::ops::ControlFlow;
use std::path::Path;
use std::time::Instant;

use barpoint_bearoff::{HEADER_LEN, OneSidedFile, OneSidedPlan, TwoSidedFile, TwoSidedPlan};
use criterion::{Criterion, Throughput, criterion_group, criterion_main};

/// Look-ups in one round.
const ROUND: usize = 1 << 14;

/// Numbers below `limit` (splitmix64).
fn numbers(limit: usize, seed: u64) -> Vec<usize> {
    let mut state = seed;
    let draw = || {
        state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = state;
        z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        usize::try_from(z >> 32).unwrap_or(0) % limit
    };
    std::iter::repeat_with(draw).take(ROUND).collect()
}

fn word(bytes: &[u8], at: usize) -> u64 {
    let word = bytes.get(at..).and_then(|rest| rest.first_chunk());
    word.map_or(0, |word| u64::from_le_bytes(*word))
}

/// Least time of a round, nanoseconds for each look-up: what a busy machine disturbs least.
#[expect(clippy::cast_precision_loss, reason = "nanoseconds of a round")]
fn least(mut round: impl FnMut()) -> f64 {
    let times = (0..200).map(|_| {
        let start = Instant::now();
        round();
        start.elapsed().as_nanos() as f64 / ROUND as f64
    });
    times.fold(f64::INFINITY, f64::min)
}

#[expect(clippy::print_stdout, reason = "the ratio is the result")]
fn compare(name: &str, criterion: &mut Criterion, look_up: &dyn Fn(usize), raw: &dyn Fn(usize)) {
    let round = |one: &dyn Fn(usize)| (0..ROUND).for_each(one);
    let (ours, plain) = (least(|| round(look_up)), least(|| round(raw)));
    println!(
        "{name}: {ours:.1} ns a look-up, {plain:.1} ns a plain read, ratio {:.2}",
        ours / plain
    );
    let mut group = criterion.benchmark_group(name);
    group.throughput(Throughput::Elements(ROUND as u64));
    group.bench_function("look-up", |b| b.iter(|| round(look_up)));
    group.bench_function("plain read", |b| b.iter(|| round(raw)));
}

fn two_sided(criterion: &mut Criterion, path: &Path) {
    let go_on = |_| ControlFlow::Continue(());
    let plan = TwoSidedPlan::new(6, 6).expect("valid size");
    plan.build(path, None, &go_on).expect("room for the file");
    let file = TwoSidedFile::open(path).expect("just built");
    let numbering = file.header().numbering;
    let count = usize::try_from(numbering.count()).expect("fits in memory");
    let (us, them) = (numbers(count, 1), numbers(count, 2));
    let bytes = file.bytes();
    let raw = |i: usize| {
        black_box(word(bytes, HEADER_LEN + 8 * (us[i] * count + them[i])));
    };
    let by_number = |i: usize| {
        black_box(file.equities_at(us[i], them[i]));
    };
    compare("two-sided 6x6 by number", criterion, &by_number, &raw);
    let position = |index: &usize| numbering.position(*index as u64).expect("in range");
    let (own, theirs): (Vec<_>, Vec<_>) = (
        us.iter().map(position).collect(),
        them.iter().map(position).collect(),
    );
    let by_checkers = |i: usize| {
        black_box(file.equities(&own[i], &theirs[i]));
    };
    compare("two-sided 6x6 by checkers", criterion, &by_checkers, &raw);
}

fn one_sided(criterion: &mut Criterion, path: &Path) {
    let go_on = |_| ControlFlow::Continue(());
    let plan = OneSidedPlan::new(8).expect("valid size");
    plan.build(path, &go_on).expect("room for the file");
    let file = OneSidedFile::open(path).expect("just built");
    let numbering = file.header().numbering;
    let count = usize::try_from(numbering.count()).expect("fits in memory");
    let index = numbers(count, 3);
    let bytes = file.bytes();
    let data = HEADER_LEN + 8 * count;
    // The entry of the index, then as many words as it says.
    let raw = |i: usize| {
        let entry = word(bytes, HEADER_LEN + 8 * index[i]).to_le_bytes();
        let at = data + 2 * u32::from_le_bytes([entry[0], entry[1], entry[2], entry[3]]) as usize;
        let len = 2 * (usize::from(entry[4]) + usize::from(entry[6]));
        let words = (at..at + len).step_by(8).map(|at| word(bytes, at));
        black_box(words.fold(0, u64::wrapping_add));
    };
    let by_number = |i: usize| {
        black_box(file.rolls_at(index[i] as u64));
    };
    compare("one-sided 8x15 by number", criterion, &by_number, &raw);
    let position = |index: &usize| numbering.position(*index as u64).expect("in range");
    let own: Vec<_> = index.iter().map(position).collect();
    let by_checkers = |i: usize| {
        black_box(file.rolls(&own[i]));
    };
    compare("one-sided 8x15 by checkers", criterion, &by_checkers, &raw);
}

fn look_ups(criterion: &mut Criterion) {
    let folder = tempfile::tempdir().expect("a folder for temporary files");
    two_sided(criterion, &folder.path().join("two-sided.bd"));
    one_sided(criterion, &folder.path().join("one-sided.bd"));
}

criterion_group!(benches, look_ups);
criterion_main!(benches);
