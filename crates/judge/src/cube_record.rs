//! Cube decisions with known answers.

use barpoint_equity::CubeContext;
use barpoint_rules::notation::find_id;
use barpoint_rules::{Board, Decision, MatchRules};

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

/// Board, cube and score of a cube decision that an ID describes, no Jacoby rule.
pub(crate) fn situation(id: &str) -> Result<(Board, CubeContext), String> {
    let rules = MatchRules {
        jacoby: false,
        beavers: 0,
        ..MatchRules::default()
    };
    let found = find_id(id).map_err(|e| format!("position {id:?}: {e}"))?;
    let state = found
        .state(rules)
        .map_err(|e| format!("position {id:?}: {e}"))?;
    let side = state.on_roll();
    let may = matches!(state.decision(), Decision::Turn(_)) && state.may_double();
    if !may || state.cube_is_dead_for(side) {
        return Err(format!("expected a cube decision in \"xgid\", found {id}"));
    }
    if state.rules().jacoby {
        return Err(format!(
            "expected money play without the Jacoby rule in \"xgid\", found {id}"
        ));
    }
    Ok((*state.board(), CubeContext::of(&state, side)))
}

#[cfg(test)]
mod tests {
    use barpoint_equity::{Crawford, CubeAccess, Scoring};

    use super::*;

    const BOARD: &str = "XGID=-BBB--B-AAA-bB-a-cbdc-B---";

    fn at(rest: &str) -> Result<(Board, CubeContext), String> {
        situation(&format!("{BOARD}{rest}"))
    }

    #[test]
    fn the_score_is_that_of_the_player_on_roll() {
        let (board, context) = at(":0:0:-1:00:0:1:0:3:10").unwrap();
        assert_eq!(board.to_string(), "25iKAQxwbycGAA");
        let (value, access) = (context.value, context.access);
        assert_eq!((value, access), (1, CubeAccess::Centred));
        let Scoring::Match {
            away,
            opponent_away,
            crawford,
            ..
        } = context.scoring
        else {
            panic!("{context:?}");
        };
        assert_eq!((away, opponent_away, crawford), (2, 3, Crawford::Pre));
        let name = |rest| score_name(&at(rest).unwrap().1);
        assert_eq!(name(":0:0:-1:00:0:1:0:3:10"), "2-away 3-away");
        assert_eq!(name(":0:0:-1:00:6:0:0:7:10"), "7-away 1-away post-Crawford");
        assert_eq!(name(":1:-1:-1:00:0:0:0:0:10"), "money");
    }

    #[test]
    fn what_is_no_cube_decision_is_refused() {
        for (rest, reason) in [
            (":0:0:-1:31:0:1:0:3:10", "expected a cube decision"),
            (":1:1:-1:00:0:1:0:7:10", "expected a cube decision"),
            // The Crawford game, and a cube that already wins the match.
            (":0:0:-1:00:6:0:1:7:10", "expected a cube decision"),
            (":1:-1:-1:00:0:5:0:7:10", "expected a cube decision"),
            (":0:0:-1:00:0:0:1:0:10", "without the Jacoby rule"),
            (":0:0:-1:00:9:1:0:3:10", "position \"XGID="),
        ] {
            let refused = at(rest).unwrap_err();
            assert!(refused.contains(reason), "{rest}: {refused}");
        }
    }

    #[test]
    fn each_wrong_action_is_charged_by_what_it_gives_up() {
        let (board, context) = at(":0:0:-1:00:0:1:0:3:10").unwrap();
        let record = |no_double, double_take| CubeRecord {
            board,
            context,
            no_double,
            double_take,
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
