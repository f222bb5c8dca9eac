//! One fit of a net of the contact net's size, in barpoint's trainer, in candle and in burn, from the same weights
//! over the same samples: samples per second of CPU time, and whether the results agree.
//!
//!     RAYON_NUM_THREADS=1 cargo run --release
//!
//! burn runs on its backend for processors, flex.

use std::error::Error;

use barpoint_nn::{Batch, Network, Shape, Trainer, TrainerSettings};
use burn::tensor::{Device as BurnDevice, Tensor as BurnTensor, TensorData, activation};
use candle_core::{Device, Tensor, Var};
use candle_nn::optim::{AdamW, Optimizer, ParamsAdamW};

const SHAPE: Shape = Shape {
    sparse: 206,
    dense: 52,
    hidden: 512,
    further: [0; 3],
};
const INPUTS: usize = SHAPE.sparse + SHAPE.dense;
const OUTPUTS: usize = 5;
const BATCH: usize = 256;
const BATCHES: usize = 100;
const ROUNDS: usize = 3;
const RATE: f32 = 1e-3;
const WEIGHTS: [f32; OUTPUTS] = [2.0, 1.0, 1.0, 1.0, 1.0];

/// The same samples in all forms.
struct Samples {
    batch: Batch,
    inputs: Tensor,
    targets: Tensor,
    burn_inputs: BurnTensor<2>,
    burn_targets: BurnTensor<2>,
}

/// A small generator of uniform numbers (`SplitMix64`, Steele et al. 2014).
struct Random(u64);

impl Random {
    fn uniform(&mut self) -> f32 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((z ^ (z >> 31)) >> 40) as f32 / (1u64 << 24) as f32
    }
}

/// Random samples with backgammon's share of active inputs; a random net says what is right.
fn samples(teacher: &Network, random: &mut Random) -> Result<Samples, Box<dyn Error>> {
    let mut batch = Batch::new(SHAPE);
    let (mut inputs, mut targets) = (Vec::new(), Vec::new());
    for _ in 0..BATCH {
        let sparse: Vec<(u16, f32)> = (0..SHAPE.sparse as u16)
            .filter(|_| random.uniform() < 0.12)
            .map(|input| (input, 1.0))
            .collect();
        let dense: Vec<f32> = (0..SHAPE.dense).map(|_| random.uniform()).collect();
        let target = teacher.forward(&sparse, &dense);
        batch.push(&sparse, &dense, target);
        let mut row = [0.0f32; INPUTS];
        for (input, value) in sparse {
            row[usize::from(input)] = value;
        }
        row[SHAPE.sparse..].copy_from_slice(&dense);
        inputs.extend(row);
        targets.extend(target);
    }
    let burn = |numbers: &[f32], columns| {
        let data = TensorData::new(numbers.to_vec(), [BATCH, columns]);
        BurnTensor::from_data(data, &BurnDevice::flex())
    };
    Ok(Samples {
        batch,
        burn_inputs: burn(&inputs, INPUTS),
        burn_targets: burn(&targets, OUTPUTS),
        inputs: Tensor::from_vec(inputs, (BATCH, INPUTS), &Device::Cpu)?,
        targets: Tensor::from_vec(targets, (BATCH, OUTPUTS), &Device::Cpu)?,
    })
}

/// CPU seconds of this process, all threads (`/proc/self/stat`, hundredths on Linux).
fn cpu_seconds() -> Result<f64, Box<dyn Error>> {
    let stat = std::fs::read_to_string("/proc/self/stat")?;
    let (_, fields) = stat.rsplit_once(')').ok_or("no name in stat")?;
    let fields: Vec<&str> = fields.split_whitespace().collect();
    Ok((fields[11].parse::<f64>()? + fields[12].parse::<f64>()?) / 100.0)
}

struct Candle {
    first: Var,
    first_bias: Var,
    second: Var,
    second_bias: Var,
    weights: Tensor,
    adam: AdamW,
}

impl Candle {
    fn new(net: &Network) -> candle_core::Result<Self> {
        let hidden = SHAPE.hidden;
        let (first, rest) = net.parameters().split_at(INPUTS * hidden);
        let (first_bias, rest) = rest.split_at(hidden);
        let (second, second_bias) = rest.split_at(OUTPUTS * hidden);
        let cpu = &Device::Cpu;
        let first = Var::from_slice(first, (INPUTS, hidden), cpu)?;
        let first_bias = Var::from_slice(first_bias, hidden, cpu)?;
        let second = Var::from_slice(second, (OUTPUTS, hidden), cpu)?;
        let second_bias = Var::from_slice(second_bias, OUTPUTS, cpu)?;
        let variables = [&first, &first_bias, &second, &second_bias].map(Clone::clone);
        let adam = AdamW::new(
            variables.to_vec(),
            ParamsAdamW {
                lr: f64::from(RATE),
                beta1: 0.9,
                beta2: 0.999,
                eps: 1e-8,
                weight_decay: 0.0,
            },
        )?;
        Ok(Self {
            first,
            first_bias,
            second,
            second_bias,
            weights: Tensor::from_slice(&WEIGHTS, (1, OUTPUTS), cpu)?,
            adam,
        })
    }

    fn step(&mut self, samples: &Samples) -> candle_core::Result<()> {
        let hidden = samples.inputs.matmul(&self.first)?;
        let hidden = hidden.broadcast_add(&self.first_bias)?.relu()?;
        let logits = hidden.matmul(&self.second.t()?)?;
        let logits = logits.broadcast_add(&self.second_bias)?;
        // Cross entropy with logits z and targets t: max(z, 0) - z t + ln(1 + exp(-|z|)).
        let tail = (logits.abs()?.neg()?.exp()? + 1.0)?.log()?;
        let loss = ((logits.relu()? - (&logits * &samples.targets)?)? + tail)?;
        let loss = (loss.broadcast_mul(&self.weights)?.sum_all()? / BATCH as f64)?;
        self.adam.backward_step(&loss)
    }

    fn parameters(&self) -> candle_core::Result<Vec<f32>> {
        let mut all = Vec::new();
        for part in [
            &self.first,
            &self.first_bias,
            &self.second,
            &self.second_bias,
        ] {
            all.extend(part.flatten_all()?.to_vec1::<f32>()?);
        }
        Ok(all)
    }
}

/// A parameter with Adam's state.
struct Parameter {
    weights: BurnTensor<2>,
    mean: BurnTensor<2>,
    square: BurnTensor<2>,
}

impl Parameter {
    fn new(numbers: &[f32], rows: usize) -> Self {
        let data = TensorData::new(numbers.to_vec(), [rows, numbers.len() / rows]);
        let weights = BurnTensor::from_data(data, &BurnDevice::flex());
        Self {
            mean: weights.zeros_like(),
            square: weights.zeros_like(),
            weights,
        }
    }

    fn apply(&mut self, gradient: BurnTensor<2>, rate: f32, epsilon: f32) {
        self.mean = self.mean.clone() * 0.9 + gradient.clone() * 0.1;
        self.square = self.square.clone() * 0.999 + gradient.square() * 0.001;
        let step = self.mean.clone() * rate / (self.square.clone().sqrt() + epsilon);
        self.weights = self.weights.clone() - step;
    }
}

/// Weights from the inputs and their biases, weights to the outputs and theirs.
struct Burn {
    parts: [Parameter; 4],
    steps: i32,
}

impl Burn {
    fn new(net: &Network) -> Self {
        let hidden = SHAPE.hidden;
        let (first, rest) = net.parameters().split_at(INPUTS * hidden);
        let (first_bias, rest) = rest.split_at(hidden);
        let (second, second_bias) = rest.split_at(OUTPUTS * hidden);
        Self {
            parts: [
                Parameter::new(first, INPUTS),
                Parameter::new(first_bias, 1),
                Parameter::new(second, OUTPUTS),
                Parameter::new(second_bias, 1),
            ],
            steps: 0,
        }
    }

    fn step(&mut self, samples: &Samples) {
        let tracked = self.parts.each_ref();
        let tracked = tracked.map(|part| part.weights.clone().autodiff().require_grad());
        let [first, first_bias, second, second_bias] = tracked.clone();
        let inputs = samples.burn_inputs.clone().autodiff();
        let hidden = activation::relu(inputs.matmul(first) + first_bias);
        let logits = hidden.matmul(second.transpose()) + second_bias;
        // What the logits are multiplied by is the gradient of the cross entropy with respect to them.
        let weights = WEIGHTS.map(|weight| weight / BATCH as f32).to_vec();
        let weights = TensorData::new(weights, [1, OUTPUTS]);
        let weights = BurnTensor::<2>::from_data(weights, &BurnDevice::flex());
        let far = activation::sigmoid(logits.clone().inner()) - samples.burn_targets.clone();
        let slope = BurnTensor::from_inner(far * weights);
        let mut gradients = (logits * slope).sum().backward();
        self.steps += 1;
        let correction = (1.0 - 0.999_f32.powi(self.steps)).sqrt();
        let rate = RATE * correction / (1.0 - 0.9_f32.powi(self.steps));
        for (part, tracked) in self.parts.iter_mut().zip(&tracked) {
            if let Some(gradient) = tracked.grad_remove(&mut gradients) {
                part.apply(gradient, rate, 1e-8 * correction);
            }
        }
    }

    fn parameters(&self) -> Result<Vec<f32>, Box<dyn Error>> {
        let mut all = Vec::new();
        for part in &self.parts {
            let numbers = part.weights.clone().try_into_vec_as::<f32>();
            all.extend(numbers.map_err(|error| error.to_string())?);
        }
        Ok(all)
    }
}

fn main() -> Result<(), Box<dyn Error>> {
    let mut random = Random(1);
    let bias = [0.0, -1.0, -4.0, -1.0, -4.0];
    let teacher = Network::random(SHAPE, 1, bias)?;
    let start = Network::random(SHAPE, 2, bias)?;
    let all = (0..BATCHES)
        .map(|_| samples(&teacher, &mut random))
        .collect::<Result<Vec<_>, _>>()?;
    let count = (BATCH * BATCHES) as f64;
    let mut ours = Trainer::new(&start, TrainerSettings::STANDARD);
    let mut candle = Candle::new(&start)?;
    let mut burn = Burn::new(&start);
    println!("256 a step, 206 + 52 -> 512 -> 5, Adam; samples per CPU second");
    for round in 1..=ROUNDS {
        let mut clock = cpu_seconds()?;
        let mut speed = || -> Result<f64, Box<dyn Error>> {
            let from = std::mem::replace(&mut clock, cpu_seconds()?);
            Ok(count / (clock - from))
        };
        for samples in &all {
            ours.step(&samples.batch, RATE);
        }
        let own = speed()?;
        for samples in &all {
            candle.step(samples)?;
        }
        let candles = speed()?;
        for samples in &all {
            burn.step(samples);
        }
        let burns = speed()?;
        println!("epoch {round}: ours {own:.0}, candle {candles:.0}, burn {burns:.0}");
        let check = &all[0].batch;
        let error = |parameters: Vec<f32>| -> Result<f64, Box<dyn Error>> {
            let net = Network::from_parameters(SHAPE, parameters)?;
            let mut trainer = Trainer::new(&net, TrainerSettings::STANDARD);
            Ok(trainer.loss(check).rms_equity())
        };
        println!(
            "    rms equity to target: ours {:.5}, candle {:.5}, burn {:.5}",
            ours.loss(check).rms_equity(),
            error(candle.parameters()?)?,
            error(burn.parameters()?)?,
        );
    }
    Ok(())
}
