//! Stopping a fit and resuming it later with the same bits.

use crate::{Network, OUTPUTS, Shape, ShapeError, kernels::panel::PANEL};

use super::{Panel, Trainer, TrainerSettings};

/// Everything further steps of a [`Trainer`] depend on besides its settings.
#[derive(Clone, Debug, PartialEq)]
pub struct Snapshot {
    /// Steps taken.
    pub steps: u32,
    /// The current weights.
    pub weights: Network,
    /// Adam's mean of the gradient of every weight.
    pub mean: Network,
    /// Adam's mean square of the gradient of every weight.
    pub square: Network,
    /// The moving average of the weights; the weights themselves if none is kept.
    pub average: Network,
}

impl Snapshot {
    /// The snapshot of a fit that begins with these weights.
    #[must_use]
    pub fn start(weights: Network) -> Self {
        let zero = weights.zeroed();
        Self {
            steps: 0,
            average: weights.clone(),
            mean: zero.clone(),
            square: zero,
            weights,
        }
    }

    /// A snapshot from what [`Snapshot::parts`] gave.
    pub fn from_parts(
        shape: Shape,
        steps: u32,
        [weights, mean, square, average]: [Vec<f32>; 4],
    ) -> Result<Self, ShapeError> {
        let net = |parameters| Network::from_parameters(shape, parameters);
        Ok(Self {
            steps,
            weights: net(weights)?,
            mean: net(mean)?,
            square: net(square)?,
            average: net(average)?,
        })
    }

    /// All numbers, in the order of [`Network::parameters`]: weights, mean, mean square, average.
    #[must_use]
    pub fn parts(&self) -> [&[f32]; 4] {
        [&self.weights, &self.mean, &self.square, &self.average].map(Network::parameters)
    }
}

impl Trainer {
    /// Everything needed to resume later.
    #[must_use]
    pub fn snapshot(&self) -> Snapshot {
        Snapshot {
            steps: self.steps,
            weights: self.network(),
            mean: self.collect(|panel| &panel.mean),
            square: self.collect(|panel| &panel.square),
            average: self.average(),
        }
    }

    /// Resumes from a snapshot: with the settings it was taken under, further steps give the same
    /// bits as without the interruption.
    ///
    /// # Panics
    /// If the parts of the snapshot have different shapes.
    #[must_use]
    pub fn resume(snapshot: &Snapshot, settings: TrainerSettings) -> Self {
        let mut trainer = Self::new(&snapshot.weights, settings);
        trainer.steps = snapshot.steps;
        trainer.fill(&snapshot.mean, |panel| &mut panel.mean);
        trainer.fill(&snapshot.square, |panel| &mut panel.square);
        if settings.average_decay.is_some() {
            trainer.fill(&snapshot.average, |panel| &mut panel.average);
        }
        trainer
    }

    /// Sets one part of all panels: the inverse of [`Trainer::collect`].
    fn fill(&mut self, from: &Network, part: impl Fn(&mut Panel) -> &mut Vec<super::Row>) {
        assert_eq!(from.shape(), self.shape, "snapshot of another shape");
        for (layer, trained) in self.shape.layers().zip(&mut self.layers) {
            for (p, panel) in trained.panels_mut().enumerate() {
                for (r, row) in part(panel).iter_mut().enumerate() {
                    let at = layer.row(r).start + p * PANEL;
                    row.copy_from_slice(&from.parameters()[at..at + PANEL]);
                }
            }
        }
        part(&mut self.bias)[0][..OUTPUTS].copy_from_slice(&from.output_bias());
    }
}
