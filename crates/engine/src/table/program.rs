//! What the program does when it is its turn.

use barpoint_equity::{CubeContext, CubeVerdict, Equity, Offer, Response};
use barpoint_rules::{Action, BySide, Decision, MatchState, Play};

use super::{Seat, berliner, likeness};
use crate::{BkgMemory, Engine, Hint, Strength};

/// What the program wants.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ProgramAction {
    /// To throw the dice.
    Roll,
    /// To do this.
    Do(Action),
}

/// What the program does in a state in which it is its turn; what BKG remembers of the game counts where it plays.
#[must_use]
pub fn program_action(
    state: &MatchState,
    seats: &BySide<Seat>,
    engine: &Engine,
    memory: &BkgMemory,
) -> ProgramAction {
    let decision = state.decision();
    if let Some(Seat::Likeness(person)) = decision.side().map(|side| &seats[side])
        && let Some(choice) = likeness::decide(state, person, engine)
    {
        return choice;
    }
    if let Some(Seat::Bkg(player)) = decision.side().map(|side| &seats[side])
        && let Some(choice) = berliner::decide(state, player, memory)
    {
        return choice;
    }
    let strength = match decision.side().map(|side| &seats[side]) {
        Some(Seat::Program(strength)) => **strength,
        _ => Strength::EXPERT,
    };
    match decision {
        Decision::OpeningRoll => ProgramAction::Roll,
        Decision::NextGame | Decision::Nothing => ProgramAction::Do(Action::NextGame),
        Decision::Turn(_) => match engine.hint(state, &strength).found {
            Hint::Cube(hint) if doubles(hint.verdict) => ProgramAction::Do(Action::Double),
            _ => ProgramAction::Roll,
        },
        Decision::Play(..) => match engine.hint(state, &strength.for_choice()).found {
            Hint::Plays(plays) => {
                let best = plays.first().map_or(Play::DANCE, |row| row.play);
                ProgramAction::Do(Action::Play(best))
            }
            _ => ProgramAction::Do(Action::Play(Play::DANCE)),
        },
        Decision::AnswerDouble(_) => ProgramAction::Do(answer(state, engine, &strength)),
        Decision::AnswerResignation(side, kind) => {
            // Judged without noise: nobody should win by resigning.
            let strength = Strength::WORLD_CLASS;
            let advice = engine.resignation(state, side.other(), kind, &strength);
            ProgramAction::Do(if advice.accepts {
                Action::AcceptResignation
            } else {
                Action::DeclineResignation
            })
        }
    }
}

const fn doubles(verdict: CubeVerdict) -> bool {
    matches!(
        verdict,
        CubeVerdict::Available {
            offer: Offer::Double,
            ..
        }
    )
}

/// The answer to a double, a beaver or what follows it.
fn answer(state: &MatchState, engine: &Engine, strength: &Strength) -> Action {
    let response = match state.beavers() {
        Some(beavers) if beavers > 0 => answer_to_beaver(state, beavers, engine, strength),
        _ => answer_to_double(state, engine, strength),
    };
    match response {
        Response::Pass => Action::Pass,
        Response::Beaver if state.may_beaver() => Action::Beaver,
        Response::Take | Response::Beaver => Action::Take,
    }
}

fn answer_to_double(state: &MatchState, engine: &Engine, strength: &Strength) -> Response {
    match engine.hint(state, strength).found {
        Hint::Cube(hint) => match hint.verdict {
            CubeVerdict::Available { response, .. } => response,
            CubeVerdict::Dead { .. } | CubeVerdict::NotAvailable => Response::Take,
        },
        _ => Response::Take,
    }
}

/// However often the cube is turned it lies with the player first doubled, so that one value decides every answer: that
/// of the game with this owner, the doubler about to roll.
fn answer_to_beaver(
    state: &MatchState,
    beavers: u8,
    engine: &Engine,
    strength: &Strength,
) -> Response {
    let context = CubeContext::of(state, state.on_roll());
    let doubler = engine.evaluate(state.board(), context, strength.search);
    let is_doubler = state.decision().side() == Some(state.on_roll());
    let own = if is_doubler {
        doubler.cubeful
    } else {
        doubler.cubeful.flipped()
    };
    let left = state.rules().beavers.saturating_sub(beavers);
    Response::best(Equity(2.0 * own.get()), left)
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use barpoint_bearoff::OneSided;
    use barpoint_rules::{Board, MatchRules, Side};

    use super::*;

    /// What the program answers in turn when White, with a checker on each of these two points, has doubled against a
    /// sure win at the next roll: first Black, then as long as the cube is turned on.
    fn answers(points: [u8; 2], begun: &[Action]) -> Vec<Action> {
        let engine = Engine::production(Arc::new(OneSided::build())).unwrap();
        let strength = || Seat::Program(Box::new(Strength::EXPERT));
        let seats = BySide::new(strength(), strength());
        let mut state = MatchState::new(0, MatchRules::default());
        state.apply(Action::Begin(Side::White)).unwrap();
        let own = points.map(|point| (point, 1));
        let board = Board::with_checkers(&own, &[(1, 1)]).unwrap();
        state.set_position(Side::White, board).unwrap();
        for action in [&[Action::Double], begun].concat() {
            state.apply(action).unwrap();
        }
        let mut found = Vec::new();
        while let Decision::AnswerDouble(_) = state.decision() {
            let ProgramAction::Do(action) =
                program_action(&state, &seats, &engine, &BkgMemory::default())
            else {
                panic!("an answer is not a roll");
            };
            found.push(action);
            state.apply(action).unwrap();
        }
        found
    }

    /// Two checkers are borne off with 6 (6 and 5), 15 (6 and 1), 17 (3 and 3), 26 (2 and 2) and 29 (4 and 1) of 36
    /// rolls: chances any table of two-checker bear-offs lists.
    #[test]
    fn beavers_and_raccoons_are_answered_by_what_they_are_worth() {
        use Action::{Beaver, Pass, Take};
        // 26 of 36 is a take, as 10 of 36 are more than a quarter; 29 of 36 is a pass.
        assert_eq!(answers([2, 2], &[]), [Take]);
        assert_eq!(answers([4, 1], &[]), [Pass]);
        // After a wrong beaver the doubler turns the cube again; the answer to that is what it should have been to the double.
        assert_eq!(answers([2, 2], &[Beaver]), [Beaver, Take]);
        assert_eq!(answers([4, 1], &[Beaver]), [Beaver, Pass]);
        // 17 of 36: wrongly doubled, rightly beavered, and taken.
        assert_eq!(answers([3, 3], &[]), [Beaver, Take]);
        // 6 of 36: a beaver is passed.
        assert_eq!(answers([6, 5], &[]), [Beaver, Pass]);
        // A wrong raccoon is turned once more, as often as was agreed (three times), then taken.
        assert_eq!(answers([6, 1], &[Beaver, Beaver]), [Beaver, Take]);
    }

    /// It searches less than a hint does and comes to the same play; rollouts need the values that a hint has.
    #[test]
    fn the_program_plays_what_a_hint_puts_first() {
        let engine = Engine::production(Arc::new(OneSided::build())).unwrap();
        let strength = Strength::WORLD_CLASS;
        assert_ne!(strength.for_choice(), strength);
        for (_, rolling) in Strength::ROLLOUTS {
            assert_eq!(rolling.for_choice(), rolling);
        }
        let seat = || Seat::Program(Box::new(strength));
        let seats = BySide::new(seat(), seat());
        for roll in ["31", "43", "51", "64", "65"] {
            let mut state = MatchState::new(0, MatchRules::default());
            state.apply(Action::Begin(Side::White)).unwrap();
            state.apply(Action::Roll(roll.parse().unwrap())).unwrap();
            let Hint::Plays(plays) = engine.hint(&state, &strength).found else {
                panic!("plays are to be chosen");
            };
            let played = program_action(&state, &seats, &engine, &BkgMemory::default());
            let best = Action::Play(plays[0].play);
            assert_eq!(played, ProgramAction::Do(best), "{roll}");
        }
    }
}
