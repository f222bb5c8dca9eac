//! The numbers of one step of Adam.

use super::TrainerSettings;

/// Numbers of one step of Adam (Kingma, Ba 2015) and of the moving average, shared by all parameters. With gradient
/// `g` a parameter `w` with the state `m`, `v` and the average `a` becomes
///
/// ```text
/// m = beta1 m + (1 - beta1) g
/// v = beta2 v + (1 - beta2) g^2
/// w = w - rate m / (sqrt(v) + epsilon)
/// a = a + share (w - a)
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Update {
    /// Decay of the gradient's mean.
    pub beta1: f32,
    /// Decay of its mean square.
    pub beta2: f32,
    /// Learning rate, corrected for a mean that began with zeros.
    pub rate: f32,
    /// Guard against division by zero, corrected likewise.
    pub epsilon: f32,
    /// How far the average moves; `None` if there is none.
    pub share: Option<f32>,
}

impl Update {
    /// Step number `steps`, counted from 1, with this learning rate.
    #[must_use]
    pub fn of_step(settings: &TrainerSettings, steps: u32, rate: f32) -> Self {
        let TrainerSettings {
            beta1,
            beta2,
            epsilon,
            average_decay,
            ..
        } = *settings;
        let power = i32::try_from(steps).unwrap_or(i32::MAX);
        let correction1 = 1.0 - f64::from(beta1).powi(power);
        let correction2 = (1.0 - f64::from(beta2).powi(power)).sqrt();
        #[expect(clippy::cast_possible_truncation, reason = "rounding to f32 is meant")]
        let (rate, epsilon) = (
            (f64::from(rate) * correction2 / correction1) as f32,
            (f64::from(epsilon) * correction2) as f32,
        );
        // The average starts like a plain mean, so that early steps do not linger in it.
        #[expect(clippy::cast_precision_loss, reason = "only small counts matter")]
        let share = average_decay.map(|decay| (1.0 - decay).max(1.0 / (steps as f32 + 1.0)));
        Self {
            beta1,
            beta2,
            rate,
            epsilon,
            share,
        }
    }
}
