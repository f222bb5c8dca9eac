//! The games whose decisions are judged.

use barpoint_engine::{DiceSource, Engine, Mersenne, Strength};
use barpoint_equity::CubeContext;
use barpoint_rules::{Action, Board, Decision, MatchRules, MatchState, PlayList, Roll};

use super::judge::{doubles, play, takes};

/// Cubes are not turned beyond this value.
const CUBE_LIMIT: u32 = 64;

/// What is to be decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Question {
    /// How to play a roll that has more than one play.
    Play(Roll),
    /// Whether to double.
    Double,
    /// Whether to take.
    Take,
}

/// A decision met in a game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Situation {
    /// The board, seen by the player on roll (the doubler for [`Question::Take`]).
    pub board: Board,
    /// Cube and score, seen by that player, before any double.
    pub context: CubeContext,
    /// What is to be decided.
    pub question: Question,
}

/// A finished game.
pub(super) struct Game {
    /// Its decisions in order.
    pub(super) situations: Vec<Situation>,
    /// Rolls of both players.
    pub(super) turns: u32,
}

/// Plays a money game between two players of the static evaluator without noise.
pub(super) fn play_game(engine: &Engine, dice: &mut Mersenne) -> Game {
    let strength = Strength::EXPERT;
    let mut state = MatchState::new(
        0,
        MatchRules {
            jacoby: false,
            beavers: 0,
            ..MatchRules::default()
        },
    );
    let mut game = Game {
        situations: Vec::new(),
        turns: 0,
    };
    let mut plays = PlayList::new();
    while let Some(action) = next(engine, &strength, &state, dice, &mut plays, &mut game) {
        // Only legal actions are chosen; if the rules disagree, the game ends here.
        if state.apply(action).is_err() {
            break;
        }
    }
    game
}

/// What happens next, noting decisions; `None` at the end.
fn next(
    engine: &Engine,
    strength: &Strength,
    state: &MatchState,
    dice: &mut Mersenne,
    plays: &mut PlayList,
    game: &mut Game,
) -> Option<Action> {
    let situation = |question| Situation {
        board: *state.board(),
        context: CubeContext::of(state, state.on_roll()),
        question,
    };
    Some(match state.decision() {
        Decision::OpeningRoll => {
            let (white, black) = (dice.die(), dice.die());
            Action::OpeningRoll { white, black }
        }
        Decision::Turn(_) => {
            game.turns += 1;
            if state.may_double() && state.cube().value() < CUBE_LIMIT {
                let asked = situation(Question::Double);
                game.situations.push(asked);
                if doubles(engine, strength, &asked) {
                    return Some(Action::Double);
                }
            }
            Action::Roll(dice.roll())
        }
        Decision::AnswerDouble(_) => {
            let asked = situation(Question::Take);
            game.situations.push(asked);
            if takes(engine, strength, &asked) {
                Action::Take
            } else {
                Action::Pass
            }
        }
        Decision::Play(_, roll) => {
            plays.generate(state.board(), roll);
            match plays.plays() {
                [] => Action::Play(barpoint_rules::Play::DANCE),
                [only] => Action::Play(*only),
                _ => {
                    let asked = situation(Question::Play(roll));
                    game.situations.push(asked);
                    Action::Play(play(engine, strength, &asked, roll)?.play)
                }
            }
        }
        Decision::AnswerResignation(..) | Decision::NextGame | Decision::Nothing => return None,
    })
}
