//! Games of a player against itself, with what makes rare classes frequent.

use barpoint_rules::{Board, PlayList, Variation};

use super::Plan;
use super::chunks::in_parts;
use super::random::Random;
use crate::expected::leading;
use crate::vi::Recognised;
use crate::{Bkg, Scratch};

/// The positions after the plays of a game, up to the first that is known exactly.
#[derive(Clone, Debug)]
pub(super) struct Game {
    pub(super) positions: Vec<Position>,
    /// One game in ten is not fitted to.
    pub(super) held_out: bool,
}

/// A position after a play, the mover its `on_roll` half.
#[derive(Clone, Debug)]
pub(super) struct Position {
    pub(super) after: Board,
    pub(super) recognised: Recognised,
    /// Where the player would have gone, if the play was a random one.
    pub(super) best: Option<Box<Board>>,
    /// Whether the play captured a man.
    pub(super) hit: bool,
}

/// Of so many plays one is random.
const EXPLORED: usize = 10;
/// Every second game begins with fewer random plays than this, so that odd positions come up.
const SCRAMBLED: usize = 40;

impl Game {
    pub(super) const fn len(&self) -> usize {
        self.positions.len()
    }
}

pub(super) fn play(plan: &Plan, round: u32, player: &Bkg) -> Vec<Game> {
    let numbers: Vec<u32> = (0..plan.games).collect();
    let parts = in_parts(&numbers, plan.threads, |numbers| {
        let mut scratch = Scratch::default();
        let mut list = PlayList::new();
        let game = |&number| {
            let random = Random::of(plan.seed, round, number);
            // BKG of 1977 predicts nothing, so that a random play of its game could not be left out of account.
            let explores = player.expectation().is_some();
            let positions = positions(player, random, explores, &mut list, &mut scratch);
            Game {
                positions,
                held_out: number % 10 == 0,
            }
        };
        numbers.iter().map(game).collect::<Vec<_>>()
    });
    parts.into_iter().flatten().collect()
}

fn positions(
    player: &Bkg,
    mut random: Random,
    explores: bool,
    list: &mut PlayList,
    scratch: &mut Scratch,
) -> Vec<Position> {
    let mut board = Variation::Standard.start();
    let mut scrambled = match random.below(2) {
        0 => 0,
        _ => random.below(SCRAMBLED),
    };
    let mut positions = Vec::new();
    loop {
        let roll = random.roll();
        let at_random = scrambled > 0;
        let chosen = match player.expectation() {
            _ if at_random => None,
            // What the next roll makes of it is left to the functions to learn.
            Some(expectation) => leading(expectation, &board, roll, list).map(|(best, _)| best),
            None => player.choose(&board, roll, None, scratch),
        };
        let chosen = chosen.map(|best| best.after);
        let explored = at_random || explores && random.below(EXPLORED) == 0;
        let mut after = chosen.unwrap_or(board);
        if explored {
            list.generate(&board, roll);
            if !list.is_empty() {
                after = list.boards()[random.below(list.len())];
            }
        }
        let recognised = Recognised::of(&after);
        if at_random {
            scrambled -= 1;
        } else {
            let best = chosen.filter(|best| *best != after).map(Box::new);
            positions.push(Position {
                hit: after.opponent()[25] > board.opponent()[25],
                after,
                recognised,
                best,
            });
        }
        if !matches!(recognised, Recognised::Class(_)) {
            return positions;
        }
        board = after.swapped();
    }
}
