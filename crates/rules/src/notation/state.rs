//! States as text: the ID that says most of one, and the state that any ID describes.

use std::fmt;
use std::str::FromStr;

use super::{
    AnyId, FindIdError, GnubgId, MatchId, MatchIdError, OgidError, Xgid, XgidError, find_id,
};
use crate::{
    Board, BySide, Cube, Decision, MatchRules, MatchState, Pending, SetupError, Side, Snapshot,
};

/// Why an ID does not describe a state.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum IdStateError {
    /// A Position ID of a game that is over.
    #[error("the Position ID describes an impossible state: {0}")]
    Position(SetupError),
    /// A Match ID says nothing about the board.
    #[error("expected a position, found a Match ID alone")]
    MatchIdAlone(MatchId),
    /// A GNUBG ID of no state.
    #[error(transparent)]
    Gnubg(#[from] MatchIdError),
    /// An XGID of no state.
    #[error(transparent)]
    Xgid(#[from] XgidError),
    /// An OGID of no state.
    #[error(transparent)]
    Ogid(#[from] OgidError),
}

/// Why a text does not describe the state of a match.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum ParseStateError {
    /// No ID, or a damaged one.
    #[error(transparent)]
    Find(#[from] FindIdError),
    /// An ID that describes no state.
    #[error(transparent)]
    State(#[from] IdStateError),
}

impl AnyId {
    /// The state the ID describes, under these rules where the ID says nothing of them. A bare Position ID is a
    /// money game with a centred cube and Black to roll; whether with the Jacoby rule and beavers, the rules say.
    ///
    /// # Errors
    /// If no game can be in such a state, or there is no board.
    pub fn state(&self, rules: MatchRules) -> Result<MatchState, IdStateError> {
        match self {
            Self::Position(board) => money_game(*board, rules).map_err(IdStateError::Position),
            Self::Match(id) => Err(IdStateError::MatchIdAlone(*id)),
            Self::Gnubg(id) => Ok(id.state(rules)?),
            Self::Xgid(id) => Ok(id.state(rules)?),
            Self::Ogid(id) => Ok(id.state(rules)?),
        }
    }
}

fn money_game(board: Board, rules: MatchRules) -> Result<MatchState, SetupError> {
    MatchState::from_snapshot(&Snapshot {
        length: 0,
        rules,
        score: BySide::new(0, 0),
        crawford_game: false,
        on_roll: Side::Black,
        board,
        cube: Cube::default(),
        pending: Pending::Turn,
        resignation: None,
    })
}

impl fmt::Display for MatchState {
    /// The XGID; before the opening roll, while a resignation is on offer and after the game, which an XGID
    /// cannot express, the GNUBG ID.
    ///
    /// IDs cannot hold all of a state: not the variation, the starting position or the limit of checkers on a point,
    /// not whether the Crawford rule is in use, how many automatic doubles there may be or were, how many beavers there
    /// may be, nor the number of games played; a GNUBG ID not whether there is a cube either. To keep them, keep the
    /// [`MatchRules`] beside the ID, and read it by [`AnyId::state`] under them.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.decision() {
            Decision::Turn(_) | Decision::Play(..) | Decision::AnswerDouble(_) => {
                Xgid::of(self).fmt(f)
            }
            Decision::OpeningRoll
            | Decision::AnswerResignation(..)
            | Decision::NextGame
            | Decision::Nothing => GnubgId::of(self).fmt(f),
        }
    }
}

impl FromStr for MatchState {
    type Err = ParseStateError;

    /// Reads an XGID, OGID, GNUBG ID or Position ID as [`find_id`] finds it, under the default [`MatchRules`] where the
    /// ID says nothing of them ([`AnyId::state`]): a bare Position ID is money play, Black on roll, the cube centred, with
    /// the Jacoby rule and up to 3 beavers.
    fn from_str(text: &str) -> Result<Self, ParseStateError> {
        Ok(find_id(text)?.state(MatchRules::default())?)
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::match_state::random::any_state;
    use crate::{Action, Crawford, Roll, Variation};

    #[test]
    fn every_kind_of_id_is_read() {
        let opening = Variation::Standard.start();
        let xgid: MatchState = "XGID=-b----E-C---eE---c-e----B-:1:1:1:52:2:3:0:5:10"
            .parse()
            .unwrap();
        assert_eq!(
            xgid.decision(),
            Decision::Play(Side::Black, Roll::new(5, 2).unwrap())
        );
        assert_eq!((xgid.length(), xgid.cube().value()), (5, 2));
        // gnubg 1.07.001: 5 points, 2-4, Crawford game, player 1 to move 52
        let gnubg: MatchState = "4HPwATDgc/ABMA:8ImqACAAIAAE".parse().unwrap();
        assert_eq!(gnubg.score(), BySide::new(2, 4));
        assert_eq!(gnubg.crawford(), Crawford::Now);
        let money: MatchState = "4HPwATDgc/ABMA".parse().unwrap();
        assert_eq!((money.rules().jacoby, money.rules().beavers), (true, 3));
        assert_eq!(money.decision(), Decision::Turn(Side::Black));
        assert!(money.is_money() && *money.board() == opening);
    }

    #[test]
    fn the_longest_match_is_read_back_and_longer_ones_are_refused() {
        let longest = MatchState::new(u16::MAX, MatchRules::default());
        assert_eq!(longest.length(), MatchState::MAX_LENGTH);
        let mut playing = longest;
        playing.apply(Action::Begin(Side::Black)).unwrap();
        for state in [longest, playing] {
            assert_eq!(state.to_string().parse(), Ok(state));
        }
        check_error(
            "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:32768:10",
            "the XGID describes an impossible state: expected a match to at most 32767 points, found 32768",
        );
    }

    #[track_caller]
    fn check_error(text: &str, message: &str) {
        let error = text.parse::<MatchState>().unwrap_err();
        assert_eq!(error.to_string(), message);
    }

    #[test]
    fn texts_of_no_state_are_refused_with_the_reason() {
        check_error(
            "cAkAAAAAAAAA",
            "expected a position, found a Match ID alone",
        );
        check_error(
            "AAAAAAAAAAAAAA",
            "the Position ID describes an impossible state: expected a game still to be played, found a \
             side with no checkers left",
        );
        check_error(
            "no ID here",
            "expected a Position ID, Match ID, GNUBG ID, XGID or OGID, found none",
        );
    }

    #[test]
    fn a_cube_at_the_limit_of_its_xgid_is_not_turned() {
        for (limit, may_double) in [("2", false), ("3", true), ("10", true), ("0", true)] {
            let id = format!("XGID=-b----E-C---eE---c-e----B-:2:1:1:00:0:0:0:0:{limit}");
            let state: MatchState = id.parse().unwrap();
            assert_eq!(state.may_double(), may_double, "{limit}");
        }
    }

    #[test]
    fn what_an_xgid_cannot_say_is_shown_as_a_gnubg_id() {
        let mut state = MatchState::new(5, MatchRules::default());
        assert_eq!(state.to_string(), GnubgId::of(&state).to_string());
        state.apply(Action::Begin(Side::Black)).unwrap();
        assert_eq!(
            state.to_string(),
            "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:5:10"
        );
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(128))]

        #[test]
        fn what_is_shown_is_read_back(state in any_state()) {
            prop_assume!(state.score().white < 1 << 15 && state.score().black < 1 << 15);
            let Some(snapshot) = state.snapshot() else { return Ok(()) };
            let again: Result<MatchState, _> = state.to_string().parse();
            if snapshot.rules.variation != Variation::Standard || !snapshot.rules.cube {
                return Ok(());
            }
            let again = again.unwrap();
            prop_assert_eq!(again.decision(), state.decision());
            prop_assert_eq!(again.board(), state.board());
            prop_assert_eq!(again.cube(), state.cube());
            prop_assert_eq!(again.score(), state.score());
            prop_assert_eq!(again.length(), state.length());
            prop_assert_eq!(again.rules().jacoby || !state.is_money(), state.rules().jacoby || !state.is_money());
        }
    }
}
