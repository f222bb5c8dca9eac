//! What the nets see that know one side of a race alone: the raw inputs of that side and 18 hand-made ones, and the
//! rough estimates that these nets correct.

use barpoint_bearoff::OneSided;

use super::RAW_INPUTS;
use super::race::{PER_SIDE, Task, VARIANCE_PER_PIP};

/// Raw inputs of one side.
pub const ONE_SIDED_RAW: usize = RAW_INPUTS / 2;
/// Hand-made inputs of one side.
pub const ONE_SIDED_INPUTS: usize = PER_SIDE + 5;

/// Variance of the rolls to bear off the first checker that does not come from the way home.
const FIRST_VARIANCE: f32 = 0.15;
/// Most pips of a roll, and most checkers that it bears off.
const MOST_PIPS: u32 = 24;
const MOST_OFF: u32 = 4;

/// A rough idea of how many rolls something takes.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Estimate {
    /// Mean number of rolls.
    pub mean: f32,
    /// Its variance.
    pub variance: f32,
    /// Fewest rolls it can take.
    pub least: u8,
}

/// One side of a race as its nets see it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SideView {
    /// The hand-made inputs, all within ±4.
    pub inputs: [f32; ONE_SIDED_INPUTS],
    /// Rolls to bear off everything.
    pub last: Estimate,
    /// Rolls to bear off the first of 15 checkers; of no meaning when one is off.
    pub first: Estimate,
}

impl SideView {
    /// Of a half of a board with a checker left.
    #[must_use]
    pub fn of(half: &[u8; 26], bearoff: &OneSided) -> Self {
        let task = Task::of(half, bearoff);
        let left = u32::from(15 - half[0].min(15));
        let least = task
            .pips
            .div_ceil(MOST_PIPS)
            .max(left.div_ceil(MOST_OFF))
            .max(1);
        let last = Estimate {
            mean: task.rolls,
            variance: task.variance,
            least: least as u8,
        };
        let first = Estimate {
            mean: task.first_rolls,
            variance: task.outside_pips as f32 * VARIANCE_PER_PIP + FIRST_VARIANCE,
            least: 1,
        };
        let [part, first_part] = [last, first].map(|rolls| rolls.mean - rolls.mean.floor());
        let farthest = (1..=25u8).rev().find(|&place| half[usize::from(place)] > 0);
        let more = [
            part,
            first_part,
            (part - 0.5).abs(),
            (first_part - 0.5).abs(),
            f32::from(farthest.unwrap_or(0)) / 24.0,
        ];
        let mut inputs = [0.0; ONE_SIDED_INPUTS];
        inputs[..PER_SIDE].copy_from_slice(&task.inputs());
        inputs[PER_SIDE..].copy_from_slice(&more);
        Self {
            inputs,
            last,
            first,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::samples::bearoff;
    use barpoint_bearoff::PIPS_PER_ROLL;

    #[test]
    fn a_straggler_on_its_nine_point_by_hand() {
        let mut half = [0; 26];
        (half[0], half[1], half[9]) = (12, 2, 1);
        let view = SideView::of(&half, &bearoff());
        // Three pips to the 6-point; from there a checker more than two on the ace point.
        assert_eq!(view.last.least, 1);
        let travel = 3.0 / PIPS_PER_ROLL;
        assert!((1.9..2.1).contains(&(view.last.mean - travel)), "{view:?}");
        assert!((view.inputs[PER_SIDE + 4] - 9.0 / 24.0).abs() < 1e-6);
        half[9] = 0;
        half[24] = 1;
        // 26 pips take two rolls at least.
        assert_eq!(SideView::of(&half, &bearoff()).last.least, 2);
    }
}
