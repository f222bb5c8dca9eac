//! Speed of one training step.
#![expect(missing_docs, reason = "criterion macros")]

use barpoint_nn::{Batch, Network, Shape, Trainer, TrainerSettings};
use criterion::{Criterion, Throughput, criterion_group, criterion_main};

/// A batch with backgammon's density: 25 of the sparse inputs active.
fn batch(shape: Shape, len: u32) -> Batch {
    let mut state = 1u32;
    let mut random = |below: u32| {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (state >> 16) % below
    };
    let mut batch = Batch::new(shape);
    for _ in 0..len {
        let sparse: Vec<(u16, f32)> = (0..25u16)
            .map(|i| (i * 8 + u16::try_from(random(8)).unwrap_or(0), 1.0))
            .collect();
        let dense: Vec<f32> = (0..shape.dense)
            .map(|_| 0.01 * f32::from(u16::try_from(random(100)).unwrap_or(0)))
            .collect();
        batch.push(&sparse, &dense, [0.5, 0.15, 0.01, 0.13, 0.01]);
    }
    batch
}

fn step(c: &mut Criterion) {
    for (dense, hidden, len) in [(52, 512, 256), (52, 256, 256), (0, 256, 64)] {
        let shape = Shape {
            sparse: 206,
            dense,
            hidden,
            further: [0; 3],
        };
        let network = Network::random(shape, 1, [0.0; 5]).expect("valid shape");
        let mut trainer = Trainer::new(&network, TrainerSettings::STANDARD);
        let batch = batch(shape, len);
        let mut group = c.benchmark_group("train");
        group.throughput(Throughput::Elements(u64::from(len)));
        group.bench_function(format!("{}-{hidden}/{len}", shape.inputs()), |b| {
            b.iter(|| trainer.step(&batch, 1e-4));
        });
        group.finish();
    }
}

criterion_group!(benches, step);
criterion_main!(benches);
