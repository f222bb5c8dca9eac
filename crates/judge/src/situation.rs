//! Cube and score of the decisions in a benchmark file.

use barpoint_equity::CubeContext;
use barpoint_rules::notation::find_id;
use barpoint_rules::{Board, Decision, MatchRules, MatchState, Roll};

/// The longest match.
const LONGEST: u16 = 64;

/// Board, cube and score of a cube decision that an ID describes, no Jacoby rule.
pub(crate) fn of_cube(id: &str) -> Result<(Board, CubeContext), String> {
    let state = state(id)?;
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

/// The board of plays of a roll that an ID describes, with cube and score in a match, seen by the mover.
pub(crate) fn of_plays(
    id: &str,
    dice: Option<[u8; 2]>,
) -> Result<(Board, Option<CubeContext>), String> {
    let state = state(id)?;
    let expected = dice.and_then(|[a, b]| Roll::new(a, b));
    match (state.decision(), expected) {
        (Decision::Play(_, roll), expected) if expected.is_none_or(|other| other == roll) => {}
        _ => {
            return Err(format!(
                "expected the plays of the roll in \"dice\" in \"xgid\", found {id}"
            ));
        }
    }
    let context = CubeContext::of(&state, state.on_roll());
    let in_match = !state.is_money();
    Ok((*state.board(), in_match.then_some(context)))
}

fn state(id: &str) -> Result<MatchState, String> {
    let rules = MatchRules {
        jacoby: false,
        beavers: 0,
        ..MatchRules::default()
    };
    let found = find_id(id).map_err(|e| format!("position {id:?}: {e}"))?;
    let state = found
        .state(rules)
        .map_err(|e| format!("position {id:?}: {e}"))?;
    match state.length() {
        0..=LONGEST => Ok(state),
        length => Err(format!(
            "expected a match of at most {LONGEST} points in \"xgid\", found {length}"
        )),
    }
}

#[cfg(test)]
mod tests {
    use barpoint_equity::{Crawford, CubeAccess};

    use super::*;
    use crate::score_name;

    const BOARD: &str = "XGID=-BBB--B-AAA-bB-a-cbdc-B---";

    fn at(rest: &str) -> Result<(Board, CubeContext), String> {
        of_cube(&format!("{BOARD}{rest}"))
    }

    #[test]
    fn the_score_is_that_of_the_player_on_roll() {
        let (board, context) = at(":0:0:-1:00:0:1:0:3:10").unwrap();
        assert_eq!(board.to_string(), "25iKAQxwbycGAA");
        let (value, access) = (context.value, context.access);
        assert_eq!((value, access), (1, CubeAccess::Centred));
        let score = context.scoring.match_score().unwrap();
        let found = (score.away, score.opponent_away, score.crawford);
        assert_eq!(found, (2, 3, Crawford::Pre));
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
    fn plays_have_a_score_in_matches_alone() {
        let of = |rest: &str, dice| of_plays(&format!("{BOARD}{rest}"), dice);
        let found = |rest: &str| of(rest, Some([1, 3])).unwrap();
        let (board, money) = found(":1:1:-1:31:0:0:0:0:10");
        assert_eq!(
            (board.to_string().as_str(), money),
            ("25iKAQxwbycGAA", None)
        );
        let context = found(":1:1:-1:31:0:1:0:3:10").1.unwrap();
        assert_eq!(score_name(&context), "2-away 3-away");
        assert_eq!((context.value, context.access), (2, CubeAccess::Opponent));
        for (rest, dice) in [
            (":0:0:1:31:0:1:0:3:10", Some([3, 2])),
            (":0:0:1:00:0:1:0:3:10", None),
            (":0:0:1:D:0:1:0:3:10", None),
            (":0:0:1:31:0:1:0:99:10", None),
        ] {
            assert!(of(rest, dice).is_err(), "{rest}");
        }
    }
}
