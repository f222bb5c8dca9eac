//! Positions met in games.

use barpoint_engine::{CANDIDATES, DiceSource, Engine, MatchRecord, Mersenne};
use barpoint_equity::CubeContext;
use barpoint_eval::{CubeUse, Noise, SearchSettings, StaticPlayer};
use barpoint_record::{Event, Replay, shown, situation};
use barpoint_rules::{
    Board, BySide, Crawford, Cube, CubeOwner, Decision, MatchRules, MatchState, PlayList, Side,
    Variation,
};

use super::{Met, Origin, below};
use crate::reference;

/// The positions of the games of a match, game by game; of a game that cannot be followed, those before.
pub(super) fn of_people(record: &MatchRecord) -> Vec<Vec<Met>> {
    let ours = record.rules.variation == Variation::Standard && record.rules.start.is_none();
    let games = record.games.iter().filter(|_| ours);
    let found = games.map(|game| {
        let mut met = Vec::new();
        let Ok(mut replay) = Replay::new(record, game) else {
            return met;
        };
        for (turns, recorded) in game.entries.iter().enumerate() {
            let before = *replay.state();
            if matches!(recorded.event, Event::Play(_)) {
                let seen = [
                    situation(before, &recorded.event),
                    shown(before, &recorded.event),
                ];
                let usable = seen.into_iter().filter_map(usable);
                met.extend(usable.map(|state| Met {
                    state,
                    turns: Some(turns),
                    origin: Origin::People,
                }));
            }
            if replay.advance(&recorded.event).is_err() {
                break;
            }
        }
        met
    });
    found.collect()
}

/// The state under the rules of the set, if it asks for a play or for a cube decision that may be made.
fn usable(state: MatchState) -> Option<MatchState> {
    const LONGEST: u16 = 25;
    let kind = state.decision();
    let asks = match kind {
        Decision::Play(..) => true,
        Decision::Turn(_) => state.may_double() && !state.cube_is_dead_for(state.on_roll()),
        _ => false,
    };
    if !asks || state.length() > LONGEST {
        return None;
    }
    let same = MatchState::new(state.length(), reference::Decision::rules());
    let cube = if state.is_money() && state.roll().is_some() {
        Cube::default()
    } else {
        state.cube()
    };
    let crawford = state.crawford() == Crawford::Now;
    let score = if state.is_money() {
        BySide::new(0, 0)
    } else {
        state.score()
    };
    at(
        same,
        (score, crawford),
        cube,
        *state.board(),
        state.on_roll(),
        state.roll(),
    )
}

fn at(
    mut state: MatchState,
    (score, crawford): (BySide<u16>, bool),
    cube: Cube,
    board: Board,
    side: Side,
    roll: Option<barpoint_rules::Roll>,
) -> Option<MatchState> {
    state.set_score(score, crawford).ok()?;
    state.set_position(side, board).ok()?;
    state.set_cube(cube).ok()?;
    if let Some(roll) = roll {
        state.set_roll(roll).ok()?;
    }
    Some(state)
}

/// Score and cube of a game.
struct Stakes {
    state: MatchState,
    score: BySide<u16>,
    cube: Cube,
}

/// A money game, or a match of 3 to 11 points at any score before the Crawford game; the cube centred, or owned at 2.
fn stakes(dice: &mut Mersenne) -> Stakes {
    let owner = match below(dice, 3) {
        0 => CubeOwner::Owned(Side::White),
        1 => CubeOwner::Owned(Side::Black),
        _ => CubeOwner::Centred,
    };
    let value = if owner == CubeOwner::Centred { 1 } else { 2 };
    let cube = Cube::new(value, owner).unwrap_or_default();
    if below(dice, 2) == 0 {
        let score = BySide::new(0, 0);
        return Stakes {
            state: MatchState::new(0, reference::Decision::rules()),
            score,
            cube,
        };
    }
    let length = [3_u16, 5, 7, 9, 11][below(dice, 5)];
    let mut points = || u16::try_from(below(dice, usize::from(length) - 1)).unwrap_or(0);
    let score = BySide::new(points(), points());
    Stakes {
        state: MatchState::new(length, reference::Decision::rules()),
        score,
        cube,
    }
}

/// The positions of a game of the program against itself, played without look-ahead and, so that games differ, with noise.
pub(super) fn of_ours(engine: &Engine, origin: Origin, dice: &mut Mersenne) -> Vec<Met> {
    const LONGEST: usize = 400;
    let settings = SearchSettings {
        noise: Noise::deterministic([0.0, 0.03, 0.06][below(dice, 3)]),
        ..SearchSettings::new(0, CubeUse::Cubeless, CANDIDATES)
    };
    let mut player = StaticPlayer::with_settings(engine.search(), settings);
    let stakes = stakes(dice);
    let random = match origin {
        Origin::Wild => 6 + below(dice, 30),
        _ => 0,
    };
    let mut board = MatchRules::default().starting_board();
    let mut side = Side::White;
    let mut met = Vec::new();
    for turn in 0..LONGEST {
        if barpoint_eval::Class::of(&board) == barpoint_eval::Class::Over {
            break;
        }
        let roll = dice.roll();
        if turn >= random {
            let turns = (random == 0).then_some(turn);
            met.extend(asked(&stakes, board, side, roll).map(|state| Met {
                state,
                turns,
                origin,
            }));
        }
        let after = if turn < random {
            any_play(&board, roll, dice)
        } else {
            player.play(&board, roll, CubeContext::MONEY)
        };
        board = after.swapped();
        side = side.other();
    }
    met
}

/// The questions of a turn under the stakes of the game.
fn asked(
    stakes: &Stakes,
    board: Board,
    side: Side,
    roll: barpoint_rules::Roll,
) -> impl Iterator<Item = MatchState> {
    let state = |cube, roll| at(stakes.state, (stakes.score, false), cube, board, side, roll);
    let play_cube = if stakes.state.is_money() {
        Cube::default()
    } else {
        stakes.cube
    };
    let both = [state(stakes.cube, None), state(play_cube, Some(roll))];
    both.into_iter().flatten().filter_map(usable)
}

fn any_play(board: &Board, roll: barpoint_rules::Roll, dice: &mut Mersenne) -> Board {
    let mut plays = PlayList::new();
    plays.generate(board, roll);
    match plays.boards() {
        [] => *board,
        boards => boards[below(dice, boards.len())],
    }
}
