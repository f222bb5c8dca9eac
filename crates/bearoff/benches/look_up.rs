//! Time of independent look-ups in mapped databases beside plain reads of the same bytes of the map.
//!
//! Positions are drawn at random. The smaller files fit into a processor's cache; the larger two-sided one has
//! the size and layout of a 6x10 database, with equities made up, so that its records come from memory.
#![allow(missing_docs, reason = "a program of its own")]

use std::array;
use std::fs::File;
use std::hint::black_box;
use std::io::{BufWriter, Write};
use std::ops::ControlFlow;
use std::path::Path;
use std::time::Instant;

use rand_xoshiro::SplitMix64;
use rand_xoshiro::rand_core::{RngCore, SeedableRng};

use barpoint_bearoff::{
    HEADER_LEN, Header, Kind, Numbering, OneSidedFile, OneSidedPlan, TwoSidedFile, TwoSidedPlan,
};

/// Look-ups in one round.
const ROUND: usize = 1 << 14;
/// Positions found before the first is read.
const BATCH: usize = 32;
/// Rounds of each kind, in turns.
const ROUNDS: usize = 600;

fn random(seed: u64) -> impl Iterator<Item = u64> {
    let mut stream = SplitMix64::seed_from_u64(seed);
    std::iter::repeat_with(move || stream.next_u64())
}

/// Numbers below `limit`, a round's.
fn numbers(limit: usize, seed: u64) -> Vec<usize> {
    let below = |z: u64| usize::try_from(z >> 32).unwrap_or(0) % limit;
    random(seed).map(below).take(ROUND).collect()
}

fn word(bytes: &[u8], at: usize) -> u64 {
    let word = bytes.get(at..).and_then(|rest| rest.first_chunk());
    word.map_or(0, |word| u64::from_le_bytes(*word))
}

/// Nanoseconds for each of a round's look-ups.
#[expect(clippy::cast_precision_loss, reason = "nanoseconds of a round")]
fn timed(round: &mut dyn FnMut()) -> f64 {
    let start = Instant::now();
    round();
    start.elapsed().as_nanos() as f64 / ROUND as f64
}

/// The least times of rounds, which a busy machine disturbs least, of all kinds in turns.
#[expect(clippy::print_stdout, reason = "the ratios are the result")]
fn compare(name: &str, plain: &mut dyn FnMut(), ours: &mut [(&str, &mut dyn FnMut())]) {
    let mut plain_read = f64::INFINITY;
    let mut least = vec![f64::INFINITY; ours.len()];
    for _ in 0..ROUNDS {
        plain_read = plain_read.min(timed(plain));
        for (least, (_, round)) in least.iter_mut().zip(ours.iter_mut()) {
            *least = least.min(timed(round));
        }
    }
    println!("{name}: a plain read {plain_read:.1} ns");
    for ((by, _), ours) in ours.iter().zip(least) {
        let ratio = ours / plain_read;
        println!("  {by}: {ours:.1} ns a look-up, ratio {ratio:.2}");
    }
}

fn two_sided(path: &Path) {
    let file = TwoSidedFile::open(path).expect("just made");
    let numbering = file.header().numbering;
    let count = usize::try_from(numbering.count()).expect("fits in memory");
    let (us, them) = (numbers(count, 1), numbers(count, 2));
    let position = |index: &usize| numbering.position(*index as u64).expect("in range");
    let own: Vec<_> = us.iter().map(position).collect();
    let theirs: Vec<_> = them.iter().map(position).collect();
    let bytes = file.bytes();
    compare(
        &format!("two-sided {}x{}", numbering.points(), numbering.checkers()),
        &mut || {
            for (us, them) in us.iter().zip(&them) {
                black_box(word(bytes, HEADER_LEN + 8 * (us * count + them)));
            }
        },
        &mut [
            ("by number", &mut || {
                for (us, them) in us.iter().zip(&them) {
                    black_box(file.equities_at(*us, *them));
                }
            }),
            ("by checkers, one by one", &mut || {
                for (own, theirs) in own.iter().zip(&theirs) {
                    black_box(file.equities(own, theirs));
                }
            }),
            ("by checkers, 32 found, then read", &mut || {
                for (own, theirs) in own
                    .as_chunks::<BATCH>()
                    .0
                    .iter()
                    .zip(theirs.as_chunks::<BATCH>().0)
                {
                    let found: [_; BATCH] = array::from_fn(|i| file.find(&own[i], &theirs[i]));
                    for record in found {
                        black_box(record.map(|record| file.read(record)));
                    }
                }
            }),
        ],
    );
}

/// A database with the same value for every cube.
fn make_up(path: &Path, points: u8, checkers: u8) -> std::io::Result<()> {
    let numbering = Numbering::new(points, checkers).expect("valid size");
    let kind = Kind::TwoSided { cubeful: true };
    let mut file = BufWriter::new(File::create(path)?);
    file.write_all(&Header { kind, numbering }.to_bytes())?;
    let records = usize::try_from(numbering.count().pow(2)).expect("fits in memory");
    for value in random(0).take(records) {
        let value = value & 0xffff;
        file.write_all(&(value * 0x0001_0001_0001_0001).to_le_bytes())?;
    }
    file.flush()
}

fn one_sided(path: &Path) {
    let file = OneSidedFile::open(path).expect("just built");
    let numbering = file.header().numbering;
    let count = usize::try_from(numbering.count()).expect("fits in memory");
    let index = numbers(count, 3);
    let position = |index: &usize| numbering.position(*index as u64).expect("in range");
    let own: Vec<_> = index.iter().map(position).collect();
    let bytes = file.bytes();
    let data = HEADER_LEN + 8 * count;
    compare(
        &format!("one-sided, {} points", numbering.points()),
        // The entry of the index, then as many words as it says.
        &mut || {
            for index in &index {
                let entry = word(bytes, HEADER_LEN + 8 * index).to_le_bytes();
                let offset = u32::from_le_bytes([entry[0], entry[1], entry[2], entry[3]]);
                let at = data + 2 * offset as usize;
                let len = 2 * (usize::from(entry[4]) + usize::from(entry[6]));
                let words = (at..at + len).step_by(8).map(|at| word(bytes, at));
                black_box(words.fold(0, u64::wrapping_add));
            }
        },
        &mut [
            ("by number", &mut || {
                for index in &index {
                    let found = file.find_at(*index as u64);
                    black_box(&found.and_then(|found| file.read(found)));
                }
            }),
            ("by number, 32 found, then read", &mut || {
                for index in index.as_chunks::<BATCH>().0 {
                    let found = index.map(|index| file.find_at(index as u64));
                    for stored in found {
                        black_box(&stored.and_then(|stored| file.read(stored)));
                    }
                }
            }),
            ("by checkers, 32 found, then read", &mut || {
                for own in own.as_chunks::<BATCH>().0 {
                    let found: [_; BATCH] = array::from_fn(|i| file.find(&own[i]));
                    for stored in found {
                        black_box(&stored.and_then(|stored| file.read(stored)));
                    }
                }
            }),
            ("by checkers", &mut || {
                for own in &own {
                    black_box(&file.rolls(own));
                }
            }),
        ],
    );
}

fn main() {
    let folder = tempfile::tempdir().expect("a folder for temporary files");
    let path = folder.path().join("bearoff.bd");
    let go_on = |_| ControlFlow::Continue(());
    let plan = TwoSidedPlan::new(6, 6).expect("valid size");
    plan.build(&path, None, &go_on).expect("room for the file");
    two_sided(&path);
    make_up(&path, 6, 10).expect("room for the file");
    two_sided(&path);
    let plan = OneSidedPlan::new(8).expect("valid size");
    plan.build(&path, &go_on).expect("room for the file");
    one_sided(&path);
}
