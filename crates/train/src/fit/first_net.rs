//! The net that a fit starts from: random, or one trained before and made wider.

use std::path::Path;

use barpoint_eval::inputs::raw_unit;
use barpoint_nn::Network;

use super::FitSettings;
use crate::files::path_of;
use crate::td::OUTPUT_BIAS;
use crate::{TrainError, nets};

/// The net that a fit starts from.
pub(super) fn first_net(
    settings: &FitSettings,
    seed: u64,
    folder: &Path,
) -> Result<Network, TrainError> {
    let shape = settings.shape();
    let Some(name) = &settings.from else {
        let net = Network::random(shape, seed, OUTPUT_BIAS)?;
        return without(&net, &settings.without);
    };
    let net = nets::load(folder, name)?;
    let found = net.shape();
    let widened = if settings.inputs.can_follow(found.dense) {
        net.widened(shape, seed)?
    } else {
        None
    };
    let net = widened.ok_or_else(|| TrainError::OtherShape {
        net: path_of(folder, name, "net"),
        expected: shape,
        found,
    })?;
    on_grid(&net, settings.grid)
}

/// The net with the weights of its raw inputs rounded so that each place contributes a multiple of `1 / grid`.
fn on_grid(net: &Network, grid: usize) -> Result<Network, TrainError> {
    let shape = net.shape();
    let mut parameters = net.parameters().to_vec();
    if grid > 0 {
        for (input, row) in parameters
            .chunks_exact_mut(shape.hidden)
            .enumerate()
            .take(shape.sparse)
        {
            let unit = raw_unit(input) / grid as f32;
            for weight in row {
                *weight = (*weight / unit).round() * unit;
            }
        }
    }
    Ok(Network::from_parameters(shape, parameters)?)
}

/// The net with the weights of these hand-made inputs set to zero.
fn without(net: &Network, inputs: &[usize]) -> Result<Network, TrainError> {
    let shape = net.shape();
    let mut parameters = net.parameters().to_vec();
    for &input in inputs.iter().filter(|&&input| input < shape.dense) {
        parameters[(shape.sparse + input) * shape.hidden..][..shape.hidden].fill(0.0);
    }
    Ok(Network::from_parameters(shape, parameters)?)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::encode::Inputs;
    use crate::records::Record;
    use barpoint_bearoff::OneSided;
    use barpoint_eval::inputs::{SLOTS, slot_inputs};
    use barpoint_nn::{Trainer, TrainerSettings};

    #[test]
    fn weights_on_the_grid_add_up_to_multiples() {
        let net = Network::random(Inputs::Raw.shape(64, [0; 3]), 3, OUTPUT_BIAS).unwrap();
        assert_eq!(on_grid(&net, 0).unwrap(), net);
        let coarse = on_grid(&net, 64).unwrap();
        for slot in 0..SLOTS {
            for count in 0..=15 {
                for unit in 0..64 {
                    let sum: f32 = slot_inputs(slot, count)
                        .map(|(input, value)| value * coarse.column(usize::from(input))[unit])
                        .sum();
                    let multiple = sum * 64.0;
                    assert!((multiple - multiple.round()).abs() < 1e-3, "{slot} {count}");
                }
            }
        }
        let furthest = net.parameters().iter().zip(coarse.parameters());
        let furthest = furthest.fold(0.0_f32, |most, (a, b)| (a - b).abs().max(most));
        assert!(furthest <= 0.5 * 5.0 / 64.0 + 1e-6, "{furthest}");
    }

    #[test]
    fn left_out_inputs_start_and_stay_without_weight() {
        let net = Network::random(Inputs::Contact.shape(64, [0; 3]), 3, OUTPUT_BIAS).unwrap();
        let cut = without(&net, &[2, 900]).unwrap();
        let shape = net.shape();
        let row = |net: &Network, input: usize| {
            net.parameters()[(shape.sparse + input) * 64..][..64].to_vec()
        };
        assert!(row(&cut, 2).iter().all(|w| w.to_bits() == 0));
        assert_ne!(row(&net, 2), row(&cut, 2));
        assert_eq!(row(&net, 3), row(&cut, 3));
        let board = barpoint_rules::Variation::Standard.start();
        let target = barpoint_equity::Outcome::default();
        let record = Record { board, target };
        let batch = |without: &[usize]| {
            let records = std::iter::once(&record);
            Inputs::Contact.batch(shape, without, &OneSided::build(), records)
        };
        let mut trainer = Trainer::new(&cut, TrainerSettings::STANDARD);
        trainer.step(&batch(&[2]), 0.1);
        assert!(row(&trainer.network(), 2).iter().all(|w| w.to_bits() == 0));
        assert_ne!(row(&trainer.network(), 3), row(&cut, 3));
    }
}
