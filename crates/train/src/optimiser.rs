//! What fits nets: our own kernels, or a graphics processor.

use serde::{Deserialize, Serialize};

use barpoint_nn::{Batch, BatchLoss, Network, Snapshot, Trainer, TrainerSettings};

use crate::TrainError;

/// Where fits run.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Device {
    /// On the threads of the run: the same settings give the same bits.
    #[default]
    Cpu,
    /// On a graphics processor, in a program built with the feature `gpu`: the same but for rounding.
    Gpu,
}

/// Takes the steps of a fit.
pub(crate) trait Optimiser: Send {
    /// Takes one step with this learning rate on the mean gradient of the batch.
    fn step(&mut self, batch: &Batch, rate: f32);

    /// The loss before each step since the last call.
    fn take_loss(&mut self) -> Result<BatchLoss, TrainError>;

    /// The moving average of the weights.
    fn average(&self) -> Result<Network, TrainError>;

    /// Everything needed to resume later, on any device.
    fn snapshot(&self) -> Result<Snapshot, TrainError>;
}

impl Device {
    /// Whether it is the threads of the run.
    #[must_use]
    pub fn is_cpu(&self) -> bool {
        *self == Self::Cpu
    }

    /// What is wrong with it in this build, if anything.
    pub(crate) fn problem(self) -> Option<String> {
        let missing = self == Self::Gpu && !cfg!(feature = "gpu");
        missing.then(|| TrainError::WithoutGpu.to_string())
    }

    /// An optimiser that resumes from a snapshot of any device.
    pub(crate) fn resume(
        self,
        snapshot: &Snapshot,
        settings: TrainerSettings,
    ) -> Result<Box<dyn Optimiser>, TrainError> {
        match self {
            Self::Cpu => Ok(Box::new(Cpu {
                trainer: Trainer::resume(snapshot, settings),
                loss: BatchLoss::default(),
            })),
            #[cfg(feature = "gpu")]
            Self::Gpu => {
                let device = crate::gpu::preferred()?;
                let trainer = crate::gpu::GpuTrainer::resume(snapshot, settings, device);
                Ok(Box::new(trainer))
            }
            #[cfg(not(feature = "gpu"))]
            Self::Gpu => Err(TrainError::WithoutGpu),
        }
    }
}

struct Cpu {
    trainer: Trainer,
    loss: BatchLoss,
}

impl Optimiser for Cpu {
    fn step(&mut self, batch: &Batch, rate: f32) {
        self.loss.merge(&self.trainer.step(batch, rate));
    }

    fn take_loss(&mut self) -> Result<BatchLoss, TrainError> {
        Ok(std::mem::take(&mut self.loss))
    }

    fn average(&self) -> Result<Network, TrainError> {
        Ok(self.trainer.average())
    }

    fn snapshot(&self) -> Result<Snapshot, TrainError> {
        Ok(self.trainer.snapshot())
    }
}
