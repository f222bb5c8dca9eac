//! What BKG of 1977 does when it is its turn.

use barpoint_bkg::{Bkg, CubeAt, doubles, takes};
use barpoint_rules::{Action, CubeOwner, Decision, MatchState, Play};

use super::program::ProgramAction;

/// What it does; `None` where the paper says nothing: beavers and resignations, which are decided as by any program, and
/// answers to doubles while the sides are engaged.
pub(super) fn decide(state: &MatchState, player: &Bkg) -> Option<ProgramAction> {
    let board = state.board();
    Some(match state.decision() {
        Decision::Turn(_) => {
            let at = match state.cube().owner() {
                CubeOwner::Centred => CubeAt::Centre,
                CubeOwner::Owned(_) => CubeAt::Own,
            };
            if state.may_double() && doubles(board, at, player.tables()) {
                return Some(ProgramAction::Do(Action::Double));
            }
            ProgramAction::Roll
        }
        Decision::Play(_, roll) => {
            let best = player.rank(board, roll, None);
            let play = best.first().map_or(Play::DANCE, |best| best.play);
            ProgramAction::Do(Action::Play(play))
        }
        Decision::AnswerDouble(_)
            if !board.has_contact() && state.beavers().is_none_or(|beavers| beavers == 0) =>
        {
            let takes = takes(board, player.tables());
            ProgramAction::Do(if takes { Action::Take } else { Action::Pass })
        }
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use barpoint_bearoff::OneSided;
    use barpoint_bkg::Tables;
    use barpoint_rules::{Board, MatchRules, Side};

    use super::*;

    fn state(own: &[(u8, u8)], theirs: &[(u8, u8)]) -> MatchState {
        let mut state = MatchState::new(0, MatchRules::default());
        state.apply(Action::Begin(Side::White)).unwrap();
        let board = Board::with_checkers(own, theirs).unwrap();
        state.set_position(Side::White, board).unwrap();
        state
    }

    #[test]
    fn it_doubles_in_races_and_answers_there() {
        let bkg = Bkg::new(Tables::new(Arc::new(OneSided::build())).unwrap());
        let contact = state(&[(6, 2), (4, 1)], &[(25, 1), (6, 14)]);
        assert_eq!(decide(&contact, &bkg), Some(ProgramAction::Roll));
        // 26 of 36 rolls win at once: a double and a take; 29 of 36 a pass.
        for (own, answer) in [
            (&[(2, 2)][..], Action::Take),
            (&[(4, 1), (1, 1)], Action::Pass),
        ] {
            let mut race = state(own, &[(1, 1)]);
            assert_eq!(decide(&race, &bkg), Some(ProgramAction::Do(Action::Double)));
            race.apply(Action::Double).unwrap();
            assert_eq!(decide(&race, &bkg), Some(ProgramAction::Do(answer)));
        }
    }

    #[test]
    fn it_makes_the_five_point() {
        let bkg = Bkg::new(Tables::new(Arc::new(OneSided::build())).unwrap());
        let mut state = MatchState::new(0, MatchRules::default());
        state
            .apply(Action::OpeningRoll { white: 3, black: 1 })
            .unwrap();
        let Some(ProgramAction::Do(Action::Play(play))) = decide(&state, &bkg) else {
            panic!("a play");
        };
        assert_eq!(play.to_string(), "8/5 6/5");
    }
}
