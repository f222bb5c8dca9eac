//! Fits on a graphics processor, by burn.
//!
//! The same optimiser as [`barpoint_nn::Trainer`] in operations on whole matrices: a step gives the same weights but for
//! rounding. On a processor without such cores the sparse kernels of `barpoint_nn` are faster.

use std::sync::OnceLock;

use burn::tensor::activation::{relu, sigmoid};
use burn::tensor::{Device, ExecutionError, Tensor, TensorData};

use barpoint_nn::{
    Batch, BatchLoss, Network, OUTPUTS, Shape, ShapeError, Snapshot, TrainerSettings, Update,
};

use crate::TrainError;
use crate::optimiser::Optimiser;

/// Why the device failed.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum GpuError {
    /// None found through Vulkan, Metal or DirectX.
    #[error("expected a graphics processor for device = \"gpu\", found none: {0}")]
    None(String),
    /// It stopped working.
    #[error("the graphics processor failed: {0}")]
    Failed(String),
    /// Weights that do not form a net.
    #[error(transparent)]
    Shape(#[from] ShapeError),
}

impl From<ExecutionError> for GpuError {
    fn from(error: ExecutionError) -> Self {
        Self::Failed(error.to_string())
    }
}

/// The graphics processor that the system prefers. Drivers are queried once: burn refuses a second query.
pub(crate) fn preferred() -> Result<Device, GpuError> {
    static FOUND: OnceLock<Result<Device, String>> = OnceLock::new();
    let found = FOUND.get_or_init(|| {
        let found = Device::wgpu_options().init();
        found.map_err(|error| error.to_string())
    });
    found.clone().map_err(GpuError::None)
}

/// Parameters with the state of Adam and of the moving average.
struct Part {
    weights: Tensor<2>,
    mean: Tensor<2>,
    square: Tensor<2>,
    average: Tensor<2>,
}

impl Part {
    /// The numbers `range` of each of [`Snapshot::parts`].
    fn new(
        snapshot: &Snapshot,
        range: std::ops::Range<usize>,
        dims: [usize; 2],
        device: &Device,
    ) -> Self {
        let [weights, mean, square, average] = snapshot.parts().map(|numbers| {
            let numbers = numbers[range.clone()].to_vec();
            Tensor::from_data(TensorData::new(numbers, dims), device)
        });
        Self {
            weights,
            mean,
            square,
            average,
        }
    }

    /// Takes one step against the gradient; parameters whose `moves` is zero stay as they are.
    fn apply(&mut self, gradient: Tensor<2>, update: &Update, moves: Option<&Tensor<2>>) {
        let Update { beta1, beta2, .. } = *update;
        let gradient = match moves {
            Some(moves) => gradient * moves.clone(),
            None => gradient,
        };
        let square = gradient.clone().square();
        self.mean = self.mean.clone() * beta1 + gradient * (1.0 - beta1);
        self.square = self.square.clone() * beta2 + square * (1.0 - beta2);
        let step = self.mean.clone() * update.rate / (self.square.clone().sqrt() + update.epsilon);
        self.weights = self.weights.clone() - step;
        if let Some(share) = update.share {
            let behind = self.weights.clone() - self.average.clone();
            self.average = self.average.clone() + behind * share;
        }
    }
}

/// Optimiser whose numbers stay on the device.
pub(crate) struct GpuTrainer {
    shape: Shape,
    settings: TrainerSettings,
    device: Device,
    /// `[row][hidden unit]`, as in [`Network::parameters`].
    rows: Part,
    /// `[1][output]`.
    bias: Part,
    /// 0 for rows that stay as they are, 1 for the others; `None` if all move.
    moves: Option<Tensor<2>>,
    steps: u32,
    samples: usize,
    /// Sums over the samples: squared difference in equity, and of each output.
    squared: Tensor<1>,
}

impl GpuTrainer {
    /// Resumes from a snapshot of any device.
    pub(crate) fn resume(snapshot: &Snapshot, settings: TrainerSettings, device: Device) -> Self {
        let shape = snapshot.weights.shape();
        let (count, hidden) = (shape.rows(), shape.hidden);
        let end = count * hidden;
        let moves = settings.sparse_fixed.then(|| {
            let row = |row| f32::from(u8::from(row >= shape.sparse));
            let rows: Vec<f32> = (0..count).map(row).collect();
            Tensor::from_data(TensorData::new(rows, [count, 1]), &device)
        });
        Self {
            rows: Part::new(snapshot, 0..end, [count, hidden], &device),
            bias: Part::new(snapshot, end..end + OUTPUTS, [1, OUTPUTS], &device),
            squared: Tensor::zeros([OUTPUTS + 1], &device),
            steps: snapshot.steps,
            samples: 0,
            shape,
            settings,
            device,
            moves,
        }
    }

    /// The logits `[sample][output]` of inputs `[sample][input]`.
    fn logits(&self, rows: &Tensor<2>, bias: &Tensor<2>, inputs: Tensor<2>) -> Tensor<2> {
        const STEP: usize = Shape::HIDDEN_STEP;
        const SECOND: usize = Shape::SECOND;
        let Shape { hidden, second, .. } = self.shape;
        let (samples, first) = (inputs.dims()[0], self.shape.inputs());
        let part = |from: usize, to: usize| rows.clone().slice([from..to, 0..hidden]);
        let units = relu(inputs.matmul(part(0, first)) + part(first, first + 1));
        let outputs = part(first + 1, first + 1 + OUTPUTS).transpose();
        let logits = units.clone().matmul(outputs) + bias.clone();
        if second == 0 {
            return logits;
        }
        // The second layer of 64 hidden units is what its rows hold in their columns, read row after row.
        let (start, end) = (self.shape.first_second_row(), self.shape.rows());
        let (panels, numbers) = (hidden / STEP, (end - start) * STEP);
        let second = part(start, end).reshape([end - start, panels, STEP]);
        let second = second.swap_dims(0, 1).reshape([panels, numbers]);
        let take = |from: usize, dims: [usize; 2]| {
            let range = from..from + dims[0] * dims[1];
            let numbers = second.clone().slice([0..panels, range]);
            numbers.reshape([panels, dims[0], dims[1]])
        };
        let weights = take(0, [STEP, SECOND]);
        let biases = take(STEP * SECOND, [1, SECOND]);
        let outputs = take((STEP + 1) * SECOND, [OUTPUTS, SECOND]);
        let units = units.reshape([samples, panels, STEP]).swap_dims(0, 1);
        let joined = relu(units.matmul(weights) + biases);
        let added = joined.matmul(outputs.swap_dims(1, 2)).sum_dim(0);
        logits + added.reshape([samples, OUTPUTS])
    }

    /// Adds up how far outputs were from targets.
    fn note(&mut self, differences: &Tensor<2>) {
        let signs = TensorData::new(vec![2.0_f32, 1.0, 1.0, -1.0, -1.0], [OUTPUTS, 1]);
        let equity = differences
            .clone()
            .matmul(Tensor::from_data(signs, &self.device));
        let all = Tensor::cat(vec![equity, differences.clone()], 1);
        let sums: Tensor<1> = all.square().sum_dim(0).reshape([OUTPUTS + 1]);
        self.squared = self.squared.clone() + sums;
        self.samples += differences.dims()[0];
    }

    fn collect(&self, part: impl Fn(&Part) -> &Tensor<2>) -> Result<Vec<f32>, GpuError> {
        let mut found = numbers(part(&self.rows).clone())?;
        found.extend(numbers(part(&self.bias).clone())?);
        Ok(found)
    }
}

impl Optimiser for GpuTrainer {
    fn step(&mut self, batch: &Batch, rate: f32) {
        let samples = batch.len();
        if samples == 0 {
            return;
        }
        let matrix = |numbers: Vec<f32>, columns: usize, device: &Device| {
            Tensor::<2>::from_data(TensorData::new(numbers, [samples, columns]), device)
        };
        let tracking = self.device.clone().autodiff();
        let inputs = matrix(batch.matrix(), self.shape.inputs(), &tracking);
        let targets = matrix(
            batch.targets().as_flattened().to_vec(),
            OUTPUTS,
            &self.device,
        );
        let tracked = |part: &Part| part.weights.clone().autodiff().require_grad();
        let (rows, bias) = (tracked(&self.rows), tracked(&self.bias));
        let logits = self.logits(&rows, &bias, inputs);
        let differences = sigmoid(logits.clone().inner()) - targets;
        self.note(&differences);
        // What the logits are multiplied by is the gradient wanted with respect to them.
        let share = 1.0 / samples as f32;
        let weights = self.settings.output_weights.map(|weight| weight * share);
        let weights: Tensor<2> = Tensor::from_data(
            TensorData::new(weights.to_vec(), [1, OUTPUTS]),
            &self.device,
        );
        let slope = Tensor::from_inner(differences * weights);
        let mut gradients = (logits * slope).sum().backward();
        self.steps += 1;
        let update = Update::of_step(&self.settings, self.steps, rate);
        if let Some(gradient) = rows.grad_remove(&mut gradients) {
            self.rows.apply(gradient, &update, self.moves.as_ref());
        }
        if let Some(gradient) = bias.grad_remove(&mut gradients) {
            self.bias.apply(gradient, &update, None);
        }
    }

    fn take_loss(&mut self) -> Result<BatchLoss, TrainError> {
        let zero = Tensor::zeros([OUTPUTS + 1], &self.device);
        let sums = numbers(std::mem::replace(&mut self.squared, zero))?;
        let mut squared = [0.0; OUTPUTS];
        for (to, &from) in squared.iter_mut().zip(&sums[1..]) {
            *to = f64::from(from);
        }
        Ok(BatchLoss {
            samples: std::mem::take(&mut self.samples),
            squared_equity: f64::from(sums[0]),
            squared,
        })
    }

    fn average(&self) -> Result<Network, TrainError> {
        let parameters = self.collect(|part| &part.average)?;
        Ok(Network::from_parameters(self.shape, parameters)?)
    }

    fn snapshot(&self) -> Result<Snapshot, TrainError> {
        let parts = [
            self.collect(|part| &part.weights)?,
            self.collect(|part| &part.mean)?,
            self.collect(|part| &part.square)?,
            self.collect(|part| &part.average)?,
        ];
        Ok(Snapshot::from_parts(self.shape, self.steps, parts)?)
    }
}

/// What a tensor holds, row after row.
fn numbers<const D: usize>(tensor: Tensor<D>) -> Result<Vec<f32>, GpuError> {
    let read = tensor.try_into_vec_as::<f32>();
    read.map_err(|error| GpuError::Failed(error.to_string()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use barpoint_nn::Trainer;

    const SETTINGS: TrainerSettings = TrainerSettings {
        average_decay: Some(0.9),
        ..TrainerSettings::STANDARD
    };

    /// Samples as a board makes them: some raw inputs, all hand-made ones.
    fn batch(shape: Shape, seed: u64) -> Batch {
        let mut state = seed;
        let mut uniform = || {
            state = state
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1);
            (state >> 40) as f32 / (1_u64 << 24) as f32
        };
        let mut batch = Batch::new(shape);
        for _ in 0..40 {
            let sparse: Vec<(u16, f32)> = (0..shape.sparse as u16)
                .filter(|_| uniform() < 0.2)
                .map(|input| (input, 1.0))
                .collect();
            let dense: Vec<f32> = (0..shape.dense).map(|_| uniform()).collect();
            batch.push(&sparse, &dense, std::array::from_fn(|_| uniform()));
        }
        batch
    }

    fn furthest(a: &[f32], b: &[f32]) -> f32 {
        assert_eq!(a.len(), b.len());
        let differences = a.iter().zip(b).map(|(a, b)| (a - b).abs());
        differences.fold(0.0, f32::max)
    }

    /// Twelve steps of both optimisers from the same weights, interrupted on the device half-way.
    fn compare(shape: Shape, settings: TrainerSettings) {
        let net = Network::random(shape, 5, [0.0, -1.0, -3.0, -1.0, -3.0]).unwrap();
        let start = Snapshot::start(net);
        let mut here = Trainer::resume(&start, settings);
        let mut there = GpuTrainer::resume(&start, settings, preferred().unwrap());
        let mut loss = BatchLoss::default();
        for step in 0..12 {
            let batch = batch(shape, step);
            loss.merge(&here.step(&batch, 2e-3));
            there.step(&batch, 2e-3);
            if step == 5 {
                let kept = there.snapshot().unwrap();
                let found = there.take_loss().unwrap();
                assert_eq!(found.samples, loss.samples);
                assert!((found.rms_equity() - loss.rms_equity()).abs() < 1e-4);
                there = GpuTrainer::resume(&kept, settings, preferred().unwrap());
            }
        }
        let (here, there) = (here.snapshot(), there.snapshot().unwrap());
        assert_eq!(there.steps, 12);
        let moved = furthest(here.weights.parameters(), start.weights.parameters());
        assert!(moved > 0.01, "{moved}");
        for (here, there) in here.parts().iter().zip(there.parts()) {
            let off = furthest(here, there);
            assert!(off < 1e-5, "{off}");
        }
        if settings.sparse_fixed {
            let fixed = shape.sparse * shape.hidden;
            assert_eq!(
                there.weights.parameters()[..fixed],
                start.weights.parameters()[..fixed]
            );
        }
    }

    #[test]
    fn steps_are_those_of_the_trainer() {
        let shape = Shape {
            sparse: 30,
            dense: 7,
            hidden: 128,
            second: 0,
        };
        compare(shape, SETTINGS);
        let second = Shape {
            second: Shape::SECOND,
            ..shape
        };
        compare(second, SETTINGS);
        let fixed = TrainerSettings {
            sparse_fixed: true,
            ..SETTINGS
        };
        compare(second, fixed);
        let raw = Shape { dense: 0, ..shape };
        compare(raw, SETTINGS);
    }
}
