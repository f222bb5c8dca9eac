//! Speed of inference: candidates of a roll from a common base.
#![expect(missing_docs, reason = "criterion macros")]

use barpoint_nn::{Network, Shape, SlotLayout, SlotNet, SlotStates};
use criterion::{Criterion, Throughput, criterion_group, criterion_main};

const BASES: usize = 100;
const CANDIDATES: usize = 20;

/// Backgammon's input density: up to two inputs per occupied slot.
fn layout() -> SlotLayout {
    SlotLayout::new(|slot, state| {
        let input = u16::try_from(slot * 3).unwrap_or(0);
        match state {
            0 => Vec::new(),
            1..=3 => vec![(input + u16::from(state) - 1, 1.0)],
            _ => vec![(input + 2, 1.0), (input + 3, f32::from(state - 3) / 2.0)],
        }
    })
}

struct Roll {
    base: SlotStates,
    candidates: Vec<SlotStates>,
}

/// Random positions, each with candidates that move two checkers.
fn rolls() -> Vec<Roll> {
    let mut state = 1u32;
    let mut random = move |below: u32| {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        ((state >> 16) % below) as usize
    };
    (0..BASES)
        .map(|_| {
            let mut halves = [[0u8; 26]; 2];
            for half in &mut halves {
                for _ in 0..5 {
                    half[random(26)] += 3;
                }
            }
            let candidates = (0..CANDIDATES).map(|_| {
                let mut half = halves[0];
                for _ in 0..2 {
                    let start = random(26);
                    let from = (start..26)
                        .chain(0..start)
                        .find(|&p| half[p] > 0)
                        .unwrap_or(0);
                    half[from] -= 1;
                    half[random(26)] += 1;
                }
                SlotStates::new(&half, &halves[1])
            });
            Roll {
                base: SlotStates::new(&halves[0], &halves[1]),
                candidates: candidates.collect(),
            }
        })
        .collect()
}

fn evaluate(c: &mut Criterion) {
    for (dense, hidden) in [(52, 512), (52, 256), (0, 256), (0, 128)] {
        let shape = Shape {
            sparse: 206,
            dense,
            hidden,
            further: [0; 3],
        };
        let network = Network::random(shape, 1, [0.0; 5]).expect("valid shape");
        let net = SlotNet::new(&network, &layout()).expect("valid weights");
        let rolls = rolls();
        let inputs = vec![0.3; CANDIDATES * dense];
        let mut out = [[0.0; 5]; CANDIDATES];
        let mut group = c.benchmark_group("evaluate");
        group.throughput(Throughput::Elements((BASES * CANDIDATES) as u64));
        group.bench_function(format!("{}-{hidden}", shape.inputs()), |b| {
            b.iter(|| {
                for roll in &rolls {
                    let base = net.accumulate(&roll.base);
                    net.evaluate_batch(&base, &roll.candidates, &inputs, &mut out);
                }
                out
            });
        });
        group.finish();
    }
}

fn load(c: &mut Criterion) {
    let shape = Shape {
        sparse: 206,
        dense: 52,
        hidden: 512,
        further: [0; 3],
    };
    let network = Network::random(shape, 1, [0.0; 5]).expect("valid shape");
    let layout = layout();
    c.bench_function("quantise 258-512", |b| {
        b.iter(|| SlotNet::new(&network, &layout));
    });
}

criterion_group!(benches, evaluate, load);
criterion_main!(benches);
