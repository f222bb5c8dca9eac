//! Time to turn a board into inputs.
#![allow(missing_docs, reason = "criterion's macro")]

use std::hint::black_box;

use barpoint_eval::Class;
use barpoint_eval::inputs::{CONTACT_INPUTS, ContactGroup, contact_inputs};
use barpoint_rules::{Board, PlayList, Roll, Variation};
use criterion::{Criterion, Throughput, criterion_group, criterion_main};

/// Contact positions: every board after two rolls from the start, thinned out.
fn boards() -> Vec<Board> {
    let rolls: Vec<Roll> = Roll::weighted().map(|(roll, _)| roll).collect();
    let (mut first, mut second) = (PlayList::new(), PlayList::new());
    let mut boards = Vec::new();
    for &roll in &rolls {
        first.generate(&Variation::Standard.start(), roll);
        for after in first.boards().iter().step_by(3) {
            for &reply in rolls.iter().step_by(4) {
                second.generate(&after.swapped(), reply);
                boards.extend(second.boards().iter().step_by(5).map(Board::swapped));
            }
        }
    }
    boards.retain(|board| Class::of(board) == Class::Contact);
    boards.truncate(4096);
    boards
}

fn inputs(c: &mut Criterion) {
    let boards = boards();
    let mut group = c.benchmark_group("inputs");
    group.throughput(Throughput::Elements(boards.len() as u64));
    group.bench_function("contact", |b| {
        let mut out = [0.0; CONTACT_INPUTS];
        b.iter(|| {
            for board in &boards {
                contact_inputs(black_box(board), &mut out);
                black_box(&out);
            }
        });
    });
    for (name, part) in ContactGroup::ALL {
        group.bench_function(format!("contact, {name}"), |b| {
            let mut out = [0.0; CONTACT_INPUTS];
            b.iter(|| {
                for board in &boards {
                    part.write(black_box(board), &mut out);
                    black_box(&out);
                }
            });
        });
    }
    group.bench_function("class", |b| {
        b.iter(|| {
            for board in &boards {
                black_box(Class::of(black_box(board)));
            }
        });
    });
    group.finish();
}

criterion_group!(benches, inputs);
criterion_main!(benches);
