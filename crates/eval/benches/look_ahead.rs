//! Time of looking ahead with the nets that ship, on one thread.
#![allow(missing_docs, reason = "criterion's macro")]

use std::{hint::black_box, sync::Arc};

use barpoint_bearoff::OneSided;
use barpoint_equity::{CubeContext, Met};
use barpoint_eval::nets::production;
use barpoint_eval::{AlwaysSearch, CubeUse, MoveFilter, Search, SearchSettings};
use barpoint_rules::{Roll, Variation};
use criterion::{Criterion, criterion_group, criterion_main};

const fn cubeful(plies: u8) -> SearchSettings {
    SearchSettings::new(plies, CubeUse::Cubeful, 5)
}

fn look_ahead(c: &mut Criterion) {
    let evaluator = production(Arc::new(OneSided::build())).expect("the nets built in are sound");
    // No cache: every pass does all the work.
    let search = Search::new(Arc::new(evaluator), Arc::new(Met::kazaross_xg2()), 0);
    let board = Variation::Standard.start();
    let roll = Roll::new(6, 2).expect("two dice");
    let mut group = c.benchmark_group("look_ahead");
    group.sample_size(10);
    for plies in [1, 2] {
        group.bench_function(format!("evaluate {plies}-ply"), |b| {
            b.iter(|| black_box(search.evaluate(&board, CubeContext::MONEY, cubeful(plies))));
        });
    }
    group.bench_function("rank plays 2-ply, large filter", |b| {
        b.iter(|| {
            black_box(search.rank_plays(
                &board,
                roll,
                CubeContext::MONEY,
                cubeful(2),
                &MoveFilter::LARGE,
                AlwaysSearch::Nothing,
            ))
        });
    });
    group.finish();
}

criterion_group!(benches, look_ahead);
criterion_main!(benches);
