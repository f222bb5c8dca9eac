use super::*;
use crate::{Shape, random::SplitMix};

/// Backgammon-like: [n = 1], [n = 2], [n >= 3], (n - 3) / 2 on slots 1 to 25 of each half, n / 15 on slot 0.
fn layout() -> SlotLayout {
    SlotLayout::new(|slot, state| {
        let (half, place) = (slot / 26, slot % 26);
        let at = |i: usize| u16::try_from(half * 101 + i).unwrap();
        let n = f32::from(state);
        match (place, state) {
            (_, 0) => Vec::new(),
            (0, _) => vec![(at(100), n / 15.0)],
            (p, 1 | 2) => vec![(at((p - 1) * 4 + usize::from(state) - 1), 1.0)],
            (p, 3) => vec![(at((p - 1) * 4 + 2), 1.0)],
            (p, _) => vec![
                (at((p - 1) * 4 + 2), 1.0),
                (at((p - 1) * 4 + 3), (n - 3.0) / 2.0),
            ],
        }
    })
}

const SHAPE: Shape = Shape {
    sparse: 202,
    dense: 52,
    hidden: 192,
    further: [128, 64, 0],
};

fn position(random: &mut SplitMix) -> SlotStates {
    let mut halves = [[0u8; 26]; 2];
    for half in &mut halves {
        for _ in 0..15 {
            half[usize::try_from(random.next_u64() % 26).unwrap()] += 1;
        }
    }
    SlotStates::new(&halves[0], &halves[1])
}

fn bits(out: &[[f32; OUTPUTS]]) -> Vec<u32> {
    out.iter().flatten().map(|x| x.to_bits()).collect()
}

struct Sample {
    candidates: Vec<SlotStates>,
    dense: Vec<f32>,
}

fn sample(shape: Shape, len: usize, seed: u64) -> Sample {
    let mut random = SplitMix::new(seed);
    Sample {
        candidates: (0..len).map(|_| position(&mut random)).collect(),
        dense: (0..len * shape.dense).map(|_| random.uniform()).collect(),
    }
}

/// The net at every level of this machine.
fn twins(network: &Network) -> Vec<SlotNet> {
    let at = |level| SlotNet::at_level(network, &layout(), level).unwrap();
    Level::all().map(at).collect()
}

fn evaluate(net: &SlotNet, base: &SlotStates, sample: &Sample) -> Vec<[f32; OUTPUTS]> {
    let mut out = vec![[0.0; OUTPUTS]; sample.candidates.len()];
    net.evaluate_batch(
        &net.accumulate(base),
        &sample.candidates,
        &sample.dense,
        &mut out,
    );
    out
}

#[test]
fn agrees_with_the_master_weights() {
    let (shallow, deep) = ([0; 3], [128, 64, 0]);
    for (dense, further) in [
        (0, shallow),
        (1, shallow),
        (52, shallow),
        (0, deep),
        (15, [64, 0, 0]),
        (90, [64, 128, 64]),
    ] {
        let shape = Shape {
            dense,
            further,
            ..SHAPE
        };
        let network = Network::lively(shape, 5, [0.0, -1.0, -4.0, -1.0, -4.0]);
        let net = SlotNet::new(&network, &layout()).unwrap();
        let sample = sample(shape, 501, 6);
        let out = evaluate(&net, &SlotStates::ZERO, &sample);
        let mut squares = 0.0;
        for (i, (states, out)) in sample.candidates.iter().zip(&out).enumerate() {
            let exact = network.forward(
                &layout().sparse(states),
                &sample.dense[i * dense..][..dense],
            );
            let d: [f32; OUTPUTS] = std::array::from_fn(|o| out[o] - exact[o]);
            squares += (2.0 * d[0] + d[1] + d[2] - d[3] - d[4]).powi(2);
        }
        let rms = (squares / 501.0).sqrt();
        assert!(
            rms < 0.002,
            "rms equity difference {rms} at scale {} with {dense}",
            net.scale()
        );
    }
}

#[test]
fn same_bits_whatever_the_base_the_batch_and_the_level() {
    let network = Network::lively(SHAPE, 5, [0.0; 5]);
    let net = SlotNet::new(&network, &layout()).unwrap();
    let sample = sample(SHAPE, 23, 7);
    let expected = bits(&evaluate(&net, &SlotStates::ZERO, &sample));
    assert_eq!(
        bits(&evaluate(&net, &sample.candidates[3], &sample)),
        expected
    );
    for twin in twins(&network) {
        let found = bits(&evaluate(&twin, &sample.candidates[9], &sample));
        assert_eq!(found, expected, "{:?}", twin.level);
    }
    let mut walking = net.accumulate(&SlotStates::ZERO);
    let singly: Vec<[f32; OUTPUTS]> = (0..23)
        .map(|i| {
            let base = walking.clone();
            net.update(&base, &sample.candidates[i], &mut walking);
            net.finish(&walking, &sample.dense[i * 52..][..52])
        })
        .collect();
    assert_eq!(bits(&singly), expected);
}

#[test]
fn shared_and_extreme_dense_inputs_give_the_same_bits() {
    let network = Network::lively(SHAPE, 5, [0.0; 5]);
    let net = SlotNet::new(&network, &layout()).unwrap();
    let twins = twins(&network);
    // Mostly equal rows; from the second round on some values beyond half the range.
    for (round, extremes) in [[0.0, 3.9], [-3.9, 7.9], [-8.0, 8.0]].iter().enumerate() {
        let mut sample = sample(SHAPE, 23, 7);
        let mut random = SplitMix::new(9);
        for (i, x) in sample.dense.iter_mut().enumerate() {
            *x = match random.next_u64() % 8 {
                0 => extremes[0],
                1 if i > 52 * round => extremes[1],
                _ => [0.25, -1.5, 0.0][i % 52 % 3],
            };
        }
        let together = bits(&evaluate(&net, &SlotStates::ZERO, &sample));
        for twin in &twins {
            let found = bits(&evaluate(twin, &sample.candidates[9], &sample));
            assert_eq!(found, together, "{:?}", twin.level);
        }
        let singly: Vec<[f32; OUTPUTS]> = (0..23)
            .map(|i| {
                let dense = &sample.dense[i * 52..][..52];
                net.finish(&net.accumulate(&sample.candidates[i]), dense)
            })
            .collect();
        assert_eq!(bits(&singly), together, "round {round}");
    }
}

#[test]
fn small_nets_give_the_same_bits_at_all_levels_and_from_any_base() {
    for (hidden, units) in [(64, 0), (128, 0), (64, 64), (128, 192)] {
        let shape = Shape {
            dense: 0,
            hidden,
            further: [units, 0, 0],
            ..SHAPE
        };
        let network = Network::lively(shape, 8, [0.0; 5]);
        let net = SlotNet::new(&network, &layout()).unwrap();
        let sample = sample(shape, 23, 7);
        let expected = bits(&evaluate(&net, &SlotStates::ZERO, &sample));
        for twin in twins(&network) {
            let found = bits(&evaluate(&twin, &sample.candidates[9], &sample));
            assert_eq!(found, expected, "{:?}", twin.level);
        }
        for (states, expected) in sample
            .candidates
            .iter()
            .zip(expected.as_chunks::<OUTPUTS>().0)
        {
            let exact = network.forward(&layout().sparse(states), &[]);
            for (out, exact) in expected.iter().zip(exact) {
                assert!((f32::from_bits(*out) - exact).abs() < 0.002);
            }
        }
    }
}

#[test]
fn nets_beyond_the_scratch_on_the_stack_give_the_same_bits_at_all_levels() {
    let shape = Shape {
        sparse: 202,
        dense: 130,
        hidden: 576,
        further: [320, 64, 0],
    };
    let network = Network::lively(shape, 5, [0.0; 5]);
    let sample = sample(shape, 7, 8);
    let mut found = twins(&network)
        .into_iter()
        .map(|net| bits(&evaluate(&net, &SlotStates::ZERO, &sample)));
    let first = found.next().unwrap();
    assert!(found.all(|bits| bits == first));
}

#[test]
fn no_position_overflows() {
    // All weights of one unit positive and large: the fullest sums must still come out right.
    let shape = Shape {
        sparse: 202,
        dense: 0,
        hidden: 64,
        further: [0; 3],
    };
    let mut parameters = vec![0.0; shape.parameters()];
    for input in 0..202 {
        parameters[input * 64] = 1.0;
    }
    parameters[(202 + 1) * 64] = 0.01;
    let network = Network::from_parameters(shape, parameters).unwrap();
    let net = SlotNet::new(&network, &layout()).unwrap();
    let (mut spread, mut stacked) = ([0; 26], [0; 26]);
    spread[1..16].fill(1);
    stacked[7] = 15;
    for halves in [
        (&spread, &spread),
        (&spread, &stacked),
        (&stacked, &stacked),
    ] {
        let states = SlotStates::new(halves.0, halves.1);
        let exact = network.forward(&layout().sparse(&states), &[]);
        let found = net.finish(&net.accumulate(&states), &[]);
        assert!(
            (found[0] - exact[0]).abs() < 1e-4,
            "{found:?} {exact:?} at {}",
            net.scale()
        );
    }
    assert!(
        net.scale() >= 1024.0,
        "30 fits at 1024, scale is {}",
        net.scale()
    );
}

#[test]
fn extreme_dense_inputs_are_cut_and_stay_probabilities() {
    let network = Network::lively(SHAPE, 5, [0.0; 5]);
    let net = SlotNet::new(&network, &layout()).unwrap();
    let twins = twins(&network);
    for x in [f32::NAN, f32::INFINITY, f32::NEG_INFINITY, 8.0, 1e9, -1e9] {
        let sums = net.accumulate(&SlotStates::ZERO);
        let out = net.finish(&sums, &[x; 52]);
        assert!(out.iter().all(|p| (0.0..=1.0).contains(p)), "{x}: {out:?}");
        for twin in &twins {
            assert_eq!(bits(&[out]), bits(&[twin.finish(&sums, &[x; 52])]));
        }
    }
}

#[test]
fn a_foreign_layout_or_wild_weights_are_refused() {
    let network = Network::random(
        Shape {
            sparse: 100,
            ..SHAPE
        },
        5,
        [0.0; 5],
    )
    .unwrap();
    assert_eq!(
        SlotNet::new(&network, &layout()).unwrap_err().to_string(),
        "expected slot inputs below 100, found 201"
    );
    for wild in [1e6, f32::NAN] {
        let mut parameters = vec![0.0; SHAPE.parameters()];
        parameters[5] = wild;
        let network = Network::from_parameters(SHAPE, parameters).unwrap();
        let error = SlotNet::new(&network, &layout()).unwrap_err();
        assert!(matches!(error, SlotNetError::Weights { .. }), "{error}");
    }
}
