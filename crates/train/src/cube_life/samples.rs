//! Positions of games with what several cubes are worth there, by looking ahead.

use rand::Rng;
use rand_chacha::ChaCha8Rng;

use barpoint_equity::{
    Crawford, CubeAccess, CubeContext, Cubeful, Jacoby, LifePlace, Outcome, Scoring,
};
use barpoint_eval::{Class, CubeUse, CubeWorth, LifeKind, Search, SearchSettings, StaticPlayer};
use barpoint_rules::{Board, Variation};

use crate::streams::{roll_dice, roll_opening};

/// How many plays of a roll are valued in full.
const CANDIDATES: u8 = 7;
/// Scores in matches seen at each position, each before and after a double.
const SCORES: usize = 2;
/// The most points that a player still needs.
const FARTHEST: u8 = 11;
/// A cube that adds no more than this has no life to learn.
const LEAST_GAIN: f32 = 1e-3;

/// A position and what its cubes are worth.
#[derive(Clone, Debug)]
pub(super) struct Sample {
    pub(super) board: Board,
    pub(super) cubes: Vec<Valued>,
}

/// One cube: its value should be `(usual life + what traits add) × gain`, over a dead cube's.
#[derive(Clone, Copy, Debug)]
pub(super) struct Valued {
    pub(super) place: LifePlace,
    pub(super) usual: f32,
    pub(super) gain: f32,
    /// The value looked ahead, over a dead cube's.
    pub(super) wanted: f32,
}

/// Samples of one game, played without look-ahead: the more often, the more the cube's life matters.
pub(super) fn of_game(search: &Search, plies: u8, rng: &mut ChaCha8Rng) -> Vec<Sample> {
    let mut player = StaticPlayer::new(search, CubeUse::Cubeless, CANDIDATES);
    let mut board: Board = Variation::Standard.start();
    let mut roll = roll_opening(rng);
    let mut samples = Vec::new();
    while Class::of(&board) != Class::Over {
        let known = matches!(search.evaluator().worth(&board), CubeWorth::Exact(_));
        let share = if known {
            0.0
        } else {
            importance(search, &board)
        };
        if rng.random::<f32>() < share {
            let contexts = contexts(rng);
            let cubes = contexts
                .iter()
                .filter_map(|ctx| valued(search, plies, &board, *ctx));
            samples.push(Sample {
                board,
                cubes: cubes.collect(),
            });
        }
        board = player.play(&board, roll, CubeContext::MONEY).swapped();
        roll = roll_dice(rng);
    }
    samples
}

/// Points between dead and live cubes at money play, centred and in the opponent's hands.
fn importance(search: &Search, board: &Board) -> f32 {
    let mut outcome = [Outcome::default()];
    search.evaluator().evaluate(&[*board], &mut outcome);
    let gain = |access| {
        let value = Cubeful::new(&money(access, Jacoby::Off), search.met());
        let parts = value.life_parts(&outcome[0], LifeKind::of(board).curve());
        parts.map_or(0.0, |parts| parts.gain.abs())
    };
    gain(CubeAccess::Centred) + gain(CubeAccess::Opponent)
}

fn money(access: CubeAccess, jacoby: Jacoby) -> CubeContext {
    CubeContext {
        value: if access == CubeAccess::Centred { 1 } else { 2 },
        access,
        scoring: Scoring::Money { jacoby, beavers: 0 },
    }
}

/// All cubes at money play, and some at scores drawn at random.
fn contexts(rng: &mut ChaCha8Rng) -> Vec<CubeContext> {
    let mut all = vec![
        money(CubeAccess::Centred, Jacoby::Off),
        money(CubeAccess::Centred, Jacoby::On),
        money(CubeAccess::OnRoll, Jacoby::Off),
        money(CubeAccess::Opponent, Jacoby::Off),
    ];
    for _ in 0..SCORES {
        let held = at_score(rng);
        all.push(held);
        if held.may_double() {
            all.push(held.doubled());
        }
    }
    all
}

/// Any score but that of a Crawford game, the cube centred half of the time and otherwise owned by the player on roll.
fn at_score(rng: &mut ChaCha8Rng) -> CubeContext {
    let away: [u8; 2] = std::array::from_fn(|_| rng.random_range(1..=FARTHEST));
    let crawford = if away.contains(&1) {
        Crawford::Post
    } else {
        Crawford::Pre
    };
    let scoring = Scoring::at_score(away[0], away[1], crawford);
    let (value, access) = if rng.random() {
        (1, CubeAccess::Centred)
    } else {
        (1 << rng.random_range(1..=2), CubeAccess::OnRoll)
    };
    CubeContext {
        value,
        access,
        scoring,
    }
}

/// A cube valued ahead; `None` where its life does not matter.
fn valued(search: &Search, plies: u8, board: &Board, context: CubeContext) -> Option<Valued> {
    let settings = SearchSettings::new(plies, CubeUse::Cubeful, CANDIDATES);
    let ahead = search.evaluate(board, context, settings);
    // By the chances found ahead, so that only the cube is left to explain.
    let value = Cubeful::new(&context, search.met());
    let parts = value.life_parts(&ahead.outcome, LifeKind::of(board).curve())?;
    (parts.gain.abs() > LEAST_GAIN).then(|| Valued {
        place: parts.place,
        usual: parts.usual,
        gain: parts.gain,
        wanted: ahead.cubeful.get() - parts.dead,
    })
}
