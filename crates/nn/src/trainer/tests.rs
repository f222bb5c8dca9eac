use super::*;
use crate::random::SplitMix;

const SHAPE: Shape = Shape {
    sparse: 206,
    dense: 52,
    hidden: 128,
    further: [128, 64, 0],
};

/// Random samples with backgammon's density of inputs; targets come from `teacher`.
#[expect(clippy::cast_possible_truncation, reason = "test data")]
fn sample_batch(shape: Shape, teacher: &Network, len: usize, random: &mut SplitMix) -> Batch {
    let mut batch = Batch::new(shape);
    for _ in 0..len {
        let sparse: Vec<(u16, f32)> = (0..shape.sparse as u16)
            .filter_map(|i| (random.uniform() < 0.12).then_some((i, 1.0)))
            .collect();
        let dense: Vec<f32> = (0..shape.dense).map(|_| random.uniform()).collect();
        let target = teacher.forward(&sparse, &dense);
        batch.push(&sparse, &dense, target);
    }
    batch
}

fn bits(network: &Network) -> Vec<u32> {
    network.parameters().iter().map(|w| w.to_bits()).collect()
}

fn fit(settings: TrainerSettings, level: Level, steps: usize) -> (Network, Network) {
    let teacher = Network::lively(SHAPE, 1, [0.0; 5]);
    let start = Network::lively(SHAPE, 2, [0.0; 5]);
    let mut trainer = Trainer::at_level(&start, settings, level);
    let mut random = SplitMix::new(3);
    for _ in 0..steps {
        let batch = sample_batch(SHAPE, &teacher, 67, &mut random);
        trainer.step(&batch, 1e-3);
    }
    (trainer.network(), trainer.average())
}

#[test]
fn one_step_goes_down_the_numerical_gradient() {
    // With beta1 = beta2 = 0 the first step is rate * sign of the gradient.
    let shape = Shape {
        sparse: 9,
        dense: 5,
        hidden: 64,
        further: [64, 64, 0],
    };
    let teacher = Network::lively(shape, 1, [0.0; 5]);
    let start = Network::lively(shape, 2, [0.0; 5]);
    let settings = TrainerSettings {
        beta1: 0.0,
        beta2: 0.0,
        epsilon: 0.0,
        ..TrainerSettings::STANDARD
    };
    let mut batch = sample_batch(shape, &teacher, 1, &mut SplitMix::new(3));
    batch.push(
        &[(2, 1.0), (4, 0.5)],
        &[0.1, 0.2, 0.3, 0.4, 0.5],
        [0.9, 0.4, 0.1, 0.0, 0.0],
    );
    let mut trainer = Trainer::new(&start, settings);
    trainer.step(&batch, 1e-3);
    let moved = trainer.network();
    let mut checked = 0;
    for i in 0..start.parameters().len() {
        let at = |shift: f32| {
            let mut parameters = start.parameters().to_vec();
            parameters[i] += shift;
            cross_entropy(
                &Network::from_parameters(shape, parameters).unwrap(),
                &batch,
            )
        };
        let slope = at(0.002) - at(-0.002);
        if slope.abs() > 1e-4 {
            checked += 1;
            let step = f64::from(moved.parameters()[i] - start.parameters()[i]);
            assert!(
                (step + 1e-3 * slope.signum()).abs() < 1e-6,
                "parameter {i}: {slope} {step}"
            );
        }
    }
    assert!(checked > 300, "only {checked} parameters had a slope");
}

fn cross_entropy(network: &Network, batch: &Batch) -> f64 {
    let mut sum = 0.0;
    for (i, target) in batch.targets.iter().enumerate() {
        let dense = &batch.dense[i * network.shape().dense..][..network.shape().dense];
        let p = network.forward(batch.sparse_of(i), dense);
        for o in 0..OUTPUTS {
            let (p, t) = (f64::from(p[o]), f64::from(target[o]));
            let weight = f64::from(TrainerSettings::STANDARD.output_weights[o]);
            sum -= weight * (t * p.ln() + (1.0 - t) * (1.0 - p).ln());
        }
    }
    sum
}

#[test]
fn all_levels_and_thread_counts_give_the_same_bits() {
    let settings = TrainerSettings {
        average_decay: Some(0.9),
        ..TrainerSettings::STANDARD
    };
    let (network, average) = fit(settings, Level::best(), 5);
    let pool = TrainerSettings {
        parallelism: Parallelism::Pool,
        ..settings
    };
    for other in [fit(settings, Level::SCALAR, 5), fit(pool, Level::best(), 5)] {
        assert_eq!(bits(&other.0), bits(&network));
        assert_eq!(bits(&other.1), bits(&average));
    }
    assert_ne!(bits(&network), bits(&average));
}

#[test]
fn learns_a_random_teacher() {
    let teacher = Network::lively(SHAPE, 1, [0.0; 5]);
    let mut random = SplitMix::new(4);
    let check = sample_batch(SHAPE, &teacher, 300, &mut random);
    let start = Network::lively(SHAPE, 2, [0.0; 5]);
    let mut trainer = Trainer::new(&start, TrainerSettings::STANDARD);
    let before = trainer.loss(&check).rms_equity();
    for _ in 0..150 {
        let batch = sample_batch(SHAPE, &teacher, 64, &mut random);
        trainer.step(&batch, 3e-3);
    }
    let after = trainer.loss(&check).rms_equity();
    assert!(after < 0.6 * before, "rms {before} -> {after}");
}

#[test]
fn forward_agrees_with_the_reference() {
    let network = Network::random(SHAPE, 7, [0.5, -1.0, -4.0, -1.0, -4.0]).unwrap();
    let mut trainer = Trainer::new(&network, TrainerSettings::STANDARD);
    let batch = sample_batch(SHAPE, &network, 67, &mut SplitMix::new(8));
    assert!(trainer.loss(&batch).rms_equity() < 1e-6);
    let chances = trainer.chances(&batch);
    assert_eq!(chances.len(), batch.targets.len());
    for (chances, target) in chances.iter().zip(&batch.targets) {
        assert!((chances[0] - target[0]).abs() < 1e-5);
    }
}

#[test]
fn a_resumed_fit_gives_the_same_bits() {
    let settings = TrainerSettings {
        average_decay: Some(0.9),
        ..TrainerSettings::STANDARD
    };
    let teacher = Network::lively(SHAPE, 1, [0.0; 5]);
    let mut random = SplitMix::new(3);
    let batches: Vec<Batch> = (0..8)
        .map(|_| sample_batch(SHAPE, &teacher, 40, &mut random))
        .collect();
    let start = Network::lively(SHAPE, 2, [0.0; 5]);
    let mut whole = Trainer::new(&start, settings);
    let mut parts = Trainer::resume(&Snapshot::start(start), settings);
    for batch in &batches {
        whole.step(batch, 1e-3);
        let snapshot = parts.snapshot();
        let [weights, mean, square, average] = snapshot.parts().map(<[f32]>::to_vec);
        let stored = [weights, mean, square, average];
        let restored = Snapshot::from_parts(SHAPE, snapshot.steps, stored).unwrap();
        assert_eq!(restored, snapshot);
        parts = Trainer::resume(&restored, settings);
        parts.step(batch, 1e-3);
    }
    assert_eq!(bits(&parts.network()), bits(&whole.network()));
    assert_eq!(bits(&parts.average()), bits(&whole.average()));
    assert_eq!(parts.snapshot(), whole.snapshot());
    assert_ne!(bits(&whole.snapshot().mean), bits(&whole.snapshot().square));
}

#[test]
fn fixed_sparse_weights_stay_while_the_others_learn() {
    let settings = TrainerSettings {
        sparse_fixed: true,
        average_decay: Some(0.9),
        ..TrainerSettings::STANDARD
    };
    let start = Network::lively(SHAPE, 2, [0.0; 5]);
    let (fitted, average) = fit(settings, Level::best(), 4);
    for net in [&fitted, &average] {
        for input in 0..SHAPE.inputs() {
            let same = net.column(input) == start.column(input);
            assert_eq!(same, input < SHAPE.sparse, "input {input}");
        }
    }
}
