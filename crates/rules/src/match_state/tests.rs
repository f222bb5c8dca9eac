use super::*;
use crate::Action;

#[test]
fn a_tie_is_rolled_again_and_the_larger_die_moves_first() {
    let mut state = MatchState::new(0, MatchRules::default());
    let tie = Action::OpeningRoll { white: 4, black: 4 };
    state.apply(tie).unwrap();
    assert_eq!(state.decision(), Decision::OpeningRoll);
    let decided = Action::OpeningRoll { white: 2, black: 6 };
    state.apply(decided).unwrap();
    assert_eq!(
        state.decision(),
        Decision::Play(Side::Black, Roll::new(6, 2).unwrap())
    );
}
