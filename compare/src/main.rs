//! One fit of a net of the contact net's size, in barpoint's trainer and in candle, from the same weights
//! over the same samples: samples per second of CPU time, and whether the results agree.
//!
//!     RAYON_NUM_THREADS=1 cargo run --release

use std::error::Error;

use barpoint_nn::{Batch, Network, Shape, Trainer, TrainerSettings};
use candle_core::{Device, Tensor, Var};
use candle_nn::optim::{AdamW, Optimizer, ParamsAdamW};

const SHAPE: Shape = Shape {
    sparse: 206,
    dense: 52,
    hidden: 512,
    second: 0,
};
const INPUTS: usize = SHAPE.sparse + SHAPE.dense;
const OUTPUTS: usize = 5;
const BATCH: usize = 256;
const BATCHES: usize = 100;
const ROUNDS: usize = 3;
const RATE: f32 = 1e-3;
const WEIGHTS: [f32; OUTPUTS] = [2.0, 1.0, 1.0, 1.0, 1.0];

/// The same samples in both forms.
struct Samples {
    batch: Batch,
    inputs: Tensor,
    targets: Tensor,
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
    Ok(Samples {
        batch,
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
    println!("256 a step, 206 + 52 -> 512 -> 5, Adam; samples per CPU second");
    for round in 1..=ROUNDS {
        let from = cpu_seconds()?;
        for samples in &all {
            ours.step(&samples.batch, RATE);
        }
        let between = cpu_seconds()?;
        for samples in &all {
            candle.step(samples)?;
        }
        let (own, other) = (between - from, cpu_seconds()? - between);
        let (own, other) = (count / own, count / other);
        let ratio = own / other;
        println!("epoch {round}: ours {own:.0}, candle {other:.0}, ratio {ratio:.1}");
        let theirs = Network::from_parameters(SHAPE, candle.parameters()?)?;
        let mut theirs = Trainer::new(&theirs, TrainerSettings::STANDARD);
        let check = &all[0].batch;
        let (own, other) = (ours.loss(check), theirs.loss(check));
        println!(
            "    rms equity to target: ours {:.5}, candle {:.5}",
            own.rms_equity(),
            other.rms_equity()
        );
    }
    Ok(())
}
