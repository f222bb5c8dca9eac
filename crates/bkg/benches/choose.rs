//! Plays chosen a second. `cargo bench -p barpoint-bkg`.

#![expect(
    missing_docs,
    reason = "criterion's macros make undocumented functions"
)]

use std::hint::black_box;
use std::sync::Arc;

use barpoint_bearoff::OneSided;
use barpoint_bkg::{Bkg, Scratch, Tables};
use barpoint_rules::{Board, Roll, Variation};
use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// Decisions of 50 games that it plays against itself.
fn decisions(bkg: &Bkg) -> Vec<(Board, Roll)> {
    let mut rng = ChaCha8Rng::seed_from_u64(77);
    let mut scratch = Scratch::default();
    let mut decisions = Vec::new();
    for _ in 0..50 {
        let mut board = Variation::Standard.start();
        while board.opponent()[0] < 15 {
            let Some(roll) = Roll::new(rng.random_range(1..=6), rng.random_range(1..=6)) else {
                continue;
            };
            decisions.push((board, roll));
            let best = bkg.choose(&board, roll, None, &mut scratch);
            board = best.map_or(board, |best| best.after).swapped();
        }
    }
    decisions
}

fn choose(c: &mut Criterion) {
    let Some(tables) = Tables::new(Arc::new(OneSided::build())) else {
        return;
    };
    let bkg = Bkg::new(tables);
    let decisions = decisions(&bkg);
    let mut scratch = Scratch::default();
    let mut group = c.benchmark_group("bkg");
    group.throughput(Throughput::Elements(decisions.len() as u64));
    group.bench_function("plays of 50 games", |b| {
        b.iter(|| {
            for &(board, roll) in &decisions {
                black_box(bkg.choose(&board, roll, None, &mut scratch));
            }
        });
    });
    group.finish();
}

criterion_group!(benches, choose);
criterion_main!(benches);
