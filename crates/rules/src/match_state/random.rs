//! Random but legal play, for property tests.

use proptest::prelude::*;

use super::{MatchState, Phase};
use crate::{Action, Decision, MatchRules, PlayList, Roll, Side, Variation, WinKind};

/// What a player who picks at random could do; `choices` decides, and runs out in the end.
fn random_action(state: &MatchState, choices: &mut impl Iterator<Item = u32>) -> Option<Action> {
    let mut pick = |n: usize| {
        let choice = choices.next()?;
        usize::try_from(choice).ok()?.checked_rem(n)
    };
    let die = |n: usize| u8::try_from(n + 1).ok();
    let mut list = PlayList::new();
    if pick(40)? == 0 && !matches!(state.phase, Phase::Over(_)) && state.resignation.is_none() {
        let side = Side::BOTH[pick(2)?];
        let kind = WinKind::ALL[pick(3)?];
        return Some(Action::Resign { side, kind });
    }
    Some(match state.decision() {
        Decision::OpeningRoll => Action::OpeningRoll {
            white: die(pick(6)?)?,
            black: die(pick(6)?)?,
        },
        Decision::Turn(_) if state.may_double() && pick(6)? == 0 => Action::Double,
        Decision::Turn(_) => Action::Roll(Roll::new(die(pick(6)?)?, die(pick(6)?)?)?),
        Decision::Play(_, roll) => {
            list.generate(state.board(), roll);
            let index = pick(list.len().max(1))?;
            Action::Play(
                list.plays()
                    .get(index)
                    .copied()
                    .unwrap_or(crate::Play::DANCE),
            )
        }
        Decision::AnswerDouble(_) if state.may_beaver() && pick(2)? == 0 => Action::Beaver,
        Decision::AnswerDouble(_) if pick(8)? == 0 => Action::Pass,
        Decision::AnswerDouble(_) => Action::Take,
        Decision::AnswerResignation(..) if pick(4)? == 0 => Action::AcceptResignation,
        Decision::AnswerResignation(..) => Action::DeclineResignation,
        Decision::NextGame => Action::NextGame,
        Decision::Nothing => return None,
    })
}

/// Matches and money sessions of all kinds, played at random up to some point.
pub(crate) fn any_state() -> impl Strategy<Value = MatchState> {
    let variation = prop_oneof![
        3 => Just(Variation::Standard),
        1 => Just(Variation::Nackgammon),
        1 => Just(Variation::Hypergammon3),
    ];
    let rules = (variation, any::<[bool; 3]>(), 0u8..4, 0u8..3).prop_map(
        |(variation, [crawford, jacoby, cube], beavers, automatic_doubles)| MatchRules {
            variation,
            crawford,
            jacoby,
            beavers,
            automatic_doubles,
            cube,
            ..MatchRules::default()
        },
    );
    let choices = prop::collection::vec(any::<u32>(), 0..600);
    (rules, 0u16..12, choices).prop_map(|(rules, length, choices)| {
        let mut state = MatchState::new(length, rules);
        let mut choices = choices.into_iter();
        while let Some(action) = random_action(&state, &mut choices) {
            state.apply(action).expect("the action is legal");
        }
        state
    })
}
