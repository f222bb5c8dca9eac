//! One money game between two contestants, with the luck of both measured.

use std::sync::atomic::{AtomicBool, Ordering};

use barpoint_equity::CubeAccess;
use barpoint_rules::{
    Action, ActionError, BySide, CubeOwner, Decision, GameResult, MatchRules, MatchState, Play,
    PlayList, Roll, Side,
};
use rand::Rng;

use super::contestant::{Contestant, CubeState, DuelError, Turn};
use super::luck::LuckMeter;

/// Cubes are not turned beyond this value.
const CUBE_LIMIT: u32 = 1024;

/// The result of a game for the contestant in White's seat.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct GameScore {
    /// Points won (negative: lost).
    pub(super) points: f64,
    /// How much of them was luck.
    pub(super) luck: f64,
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Ended {
    /// What White won, and how much of it was luck.
    pub(super) score: GameScore,
    /// Who won, what and at which cube.
    pub(super) result: GameResult,
}

/// The rules of a duel: money without Jacoby, beavers or automatic doubles.
pub(super) fn rules(cubeful: bool) -> MatchRules {
    MatchRules {
        jacoby: false,
        beavers: 0,
        cube: cubeful,
        ..MatchRules::default()
    }
}

fn sign(side: Side) -> f64 {
    match side {
        Side::White => 1.0,
        Side::Black => -1.0,
    }
}

/// The cube as the player on roll sees it (who is the doubler while an answer is awaited).
fn cube_of(state: &MatchState) -> CubeState {
    let access = match state.cube().owner() {
        CubeOwner::Centred => CubeAccess::Centred,
        CubeOwner::Owned(side) if side == state.on_roll() => CubeAccess::OnRoll,
        CubeOwner::Owned(_) => CubeAccess::Opponent,
    };
    CubeState {
        value: state.cube().value(),
        access,
    }
}

/// Plays a game of money to its end from where it stands; `None` if `stop` is set before that.
pub(super) fn play_game(
    mut state: MatchState,
    seats: &mut BySide<Box<dyn Contestant + '_>>,
    dice: &mut impl Rng,
    meter: &mut LuckMeter<'_>,
    stop: &AtomicBool,
) -> Result<Option<Ended>, DuelError> {
    let cubeful = state.rules().cube;
    for side in Side::BOTH {
        seats[side].begin();
    }
    let mut plays = PlayList::new();
    let mut luck = 0.0;
    loop {
        if stop.load(Ordering::Relaxed) {
            return Ok(None);
        }
        match state.decision() {
            Decision::OpeningRoll => {
                let (white, black) = (dice.random_range(1..=6), dice.random_range(1..=6));
                apply(&mut state, Action::OpeningRoll { white, black })?;
                if let Decision::Play(side, roll) = state.decision() {
                    luck += sign(side) * meter.luck(state.board(), None, roll, true);
                }
            }
            Decision::Turn(side) => {
                if cubeful && doubles(seats, &state)? {
                    apply(&mut state, Action::Double)?;
                    continue;
                }
                let roll = roll_dice(dice);
                let cube = cube_of(&state);
                let gained = meter.luck(state.board(), cubeful.then_some(cube), roll, false);
                luck += sign(side) * f64::from(cube.value) * gained;
                apply(&mut state, Action::Roll(roll))?;
            }
            Decision::Play(side, roll) => {
                let play = choose(&mut seats[side], &state, roll, &mut plays)?;
                apply(&mut state, Action::Play(play))?;
            }
            Decision::AnswerDouble(side) => {
                let takes = seats[side].takes(state.board(), cube_of(&state))?;
                apply(&mut state, if takes { Action::Take } else { Action::Pass })?;
            }
            Decision::AnswerResignation(..) | Decision::NextGame | Decision::Nothing => break,
        }
    }
    let result = state.game_result();
    let result = result.ok_or_else(|| DuelError::Illegal("a game without a result".to_owned()))?;
    let points = sign(result.winner) * f64::from(result.points);
    let score = GameScore { points, luck };
    Ok(Some(Ended { score, result }))
}

fn doubles(
    seats: &mut BySide<Box<dyn Contestant + '_>>,
    state: &MatchState,
) -> Result<bool, DuelError> {
    if !state.may_double() || state.cube().value() >= CUBE_LIMIT {
        return Ok(false);
    }
    seats[state.on_roll()].doubles(state.board(), cube_of(state))
}

fn choose(
    contestant: &mut Box<dyn Contestant + '_>,
    state: &MatchState,
    roll: Roll,
    plays: &mut PlayList,
) -> Result<Play, DuelError> {
    plays.generate(state.board(), roll);
    match plays.len() {
        0 => Ok(Play::DANCE),
        1 => Ok(plays.plays()[0]),
        _ => {
            let chosen = contestant.choose(&Turn {
                board: state.board(),
                context: cube_of(state).context(),
                roll,
                plays,
            })?;
            Ok(plays.plays()[chosen])
        }
    }
}

/// The contestants cannot cause illegal actions; if one arises it is reported, not hidden.
fn apply(state: &mut MatchState, action: Action) -> Result<(), DuelError> {
    state
        .apply(action)
        .map_err(|error: ActionError| DuelError::Illegal(error.to_string()))
}

fn roll_dice(dice: &mut impl Rng) -> Roll {
    loop {
        if let Some(roll) = Roll::new(dice.random_range(1..=6), dice.random_range(1..=6)) {
            return roll;
        }
    }
}
