//! Time of static evaluations and of choosing a play without looking ahead.
#![allow(missing_docs, reason = "criterion's macro")]

use std::{hint::black_box, sync::Arc};

use barpoint_bearoff::OneSided;
use barpoint_equity::Outcome;
use barpoint_eval::inputs::{CONTACT_INPUTS, RACE_INPUTS, RAW_INPUTS};
use barpoint_eval::nets::Races;
use barpoint_eval::{CompositeEvaluator, Evaluator, Scratch};
use barpoint_nn::{Network, Shape};
use barpoint_rules::{Board, Roll, Variation};
use criterion::{Criterion, Throughput, criterion_group, criterion_main};

fn network(dense: usize, hidden: usize) -> Network {
    let shape = Shape {
        sparse: RAW_INPUTS,
        dense,
        hidden,
        further: [0; 3],
    };
    Network::random(shape, 1, [0.0; 5]).expect("valid shape")
}

fn evaluator() -> CompositeEvaluator {
    CompositeEvaluator::from_networks(
        &[network(CONTACT_INPUTS, 512)],
        Races::Net(&network(RACE_INPUTS, 128)),
        &[network(0, 256)],
        Arc::new(OneSided::build()),
    )
    .expect("nets of the right inputs")
}

/// Positions and rolls of games played by the evaluator.
fn decisions(evaluator: &CompositeEvaluator, scratch: &mut Scratch) -> Vec<(Board, Roll)> {
    let rolls: Vec<Roll> = Roll::weighted().map(|(roll, _)| roll).collect();
    let mut decisions = Vec::new();
    let mut board = Variation::Standard.start();
    for i in 0..4096usize {
        let roll = rolls[(i * i + i / 7) % rolls.len()];
        decisions.push((board, roll));
        let choice = evaluator.best_play(&board, roll, 1, scratch);
        board = choice.map_or(board, |choice| choice.after).swapped();
        if board.opponent()[0] == 15 || i % 60 == 59 {
            board = Variation::Standard.start();
        }
    }
    decisions
}

fn choice(c: &mut Criterion) {
    let evaluator = evaluator();
    let mut scratch = evaluator.scratch();
    let decisions = decisions(&evaluator, &mut scratch);
    let mut group = c.benchmark_group("choice");
    group.throughput(Throughput::Elements(decisions.len() as u64));
    for (name, keep) in [("all", usize::MAX - 1), ("keep 5", 5)] {
        group.bench_function(name, |b| {
            b.iter(|| {
                for &(board, roll) in &decisions {
                    black_box(evaluator.best_play(&board, roll, keep, &mut scratch));
                }
            });
        });
    }
    let boards: Vec<Board> = decisions.iter().map(|&(board, _)| board).collect();
    let mut out = vec![Outcome::default(); boards.len()];
    group.bench_function("unrelated positions", |b| {
        b.iter(|| evaluator.evaluate(black_box(&boards), &mut out));
    });
    group.finish();
}

criterion_group!(benches, choice);
criterion_main!(benches);
