//! Cube decisions with known answers.

use barpoint_equity::CubeContext;
use barpoint_rules::Board;

use crate::score_name;

/// A cube decision with its true values.
#[derive(Clone, Debug, PartialEq)]
pub struct CubeRecord {
    /// The board, seen by the player on roll.
    pub board: Board,
    /// Cube and score, seen by the same player.
    pub context: CubeContext,
    /// Equity of no double, in matches EMG.
    pub no_double: f32,
    /// Equity after double and take, in units of the undoubled cube.
    pub double_take: f32,
    /// Standard errors of both, where the file gives them.
    pub std_errs: Option<[f32; 2]>,
}

impl CubeRecord {
    /// The name of its score, as [`score_name`] gives it.
    #[must_use]
    pub fn score(&self) -> String {
        score_name(&self.context)
    }

    /// What deciding like this loses: the doubler, then the taker. Every record tests both.
    #[must_use]
    pub fn losses(&self, [doubles, takes]: [bool; 2]) -> [f64; 2] {
        let gain = self.double_take.min(1.0) - self.no_double;
        let wrong = |is_wrong: bool, by: f32| {
            if is_wrong { f64::from(by.abs()) } else { 0.0 }
        };
        [
            wrong((gain > 0.0) != doubles, gain),
            wrong((self.double_take < 1.0) != takes, self.double_take - 1.0),
        ]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::situation::of_cube;

    #[test]
    fn each_wrong_action_is_charged_by_what_it_gives_up() {
        let id = "XGID=-BBB--B-AAA-bB-a-cbdc-B---:0:0:-1:00:0:1:0:3:10";
        let (board, context) = of_cube(id).unwrap();
        let record = |no_double, double_take| CubeRecord {
            board,
            context,
            no_double,
            double_take,
            std_errs: None,
        };
        let check = |record: &CubeRecord, actions, expected: [f64; 2]| {
            let found = record.losses(actions);
            let near = found
                .iter()
                .zip(expected)
                .all(|(a, b)| (a - b).abs() < 1e-6);
            assert!(near, "{actions:?}: {found:?}");
        };
        let take = record(0.5, 0.75);
        check(&take, [true, true], [0.0, 0.0]);
        check(&take, [false, false], [0.25, 0.25]);
        // Too good to double, and a pass that costs half a point.
        let good = record(1.125, 1.5);
        check(&good, [false, false], [0.0, 0.0]);
        check(&good, [true, true], [0.125, 0.5]);
    }
}
