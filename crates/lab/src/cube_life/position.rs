//! Positions of games of the static evaluator against itself where the cube's life matters.

use barpoint_engine::{CANDIDATES, DiceSource, Engine, Mersenne};
use barpoint_equity::{CubeAccess, CubeContext, CubeLife, Cubeful, Outcome};
use barpoint_eval::{CubeUse, StaticPlayer};
use barpoint_rules::{Board, Variation};

use super::{LifeRollouts, money};
use crate::theories::Kind;

/// The position with this number: of every kind in turn, every second one with an owned cube unless the Jacoby rule holds.
pub(super) fn of_number(engine: &Engine, how: LifeRollouts, number: u32) -> (Board, CubeContext) {
    let turn = number as usize;
    let kind = Kind::ALL[turn % Kind::ALL.len()];
    let access = match turn / Kind::ALL.len() % 2 {
        1 if !how.jacoby => CubeAccess::OnRoll,
        _ => CubeAccess::Centred,
    };
    let context = money(access, how.jacoby);
    // Neighbouring seeds give unrelated games.
    let mixed = how
        .seed
        .wrapping_mul(0x9e37_79b9)
        .wrapping_add(number)
        .wrapping_mul(0x85eb_ca6b);
    let mut dice = Mersenne::new(mixed ^ (mixed >> 15));
    loop {
        let boards = game(engine, &mut dice, kind);
        let weights: Vec<u32> = boards
            .iter()
            .map(|board| weight(engine, board, context))
            .collect();
        let total: u32 = weights.iter().sum();
        if total == 0 {
            continue;
        }
        let mut left = dice.below(total);
        for (board, weight) in boards.into_iter().zip(weights) {
            if left < weight {
                return (board, context);
            }
            left -= weight;
        }
    }
}

/// How much the cube's life matters: ten-thousandths of a point between dead and live cube, with this cube and with one of the
/// opponent's.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "a few points at most"
)]
fn weight(engine: &Engine, board: &Board, context: CubeContext) -> u32 {
    let mut outcome = [Outcome::default()];
    engine
        .search()
        .evaluator()
        .evaluate(&[*board], &mut outcome);
    let gain = |context| {
        let cubeful = Cubeful::new(&context, engine.met());
        let [dead, live] =
            [CubeLife::DEAD, CubeLife::LIVE].map(|life| cubeful.value(&outcome[0], life).get());
        (live - dead).abs()
    };
    (1e4 * (gain(context) + gain(money(CubeAccess::Opponent, false)))) as u32
}

/// The positions of this kind in one cubeless game.
fn game(engine: &Engine, dice: &mut Mersenne, kind: Kind) -> Vec<Board> {
    let mut player = StaticPlayer::new(engine.search(), CubeUse::Cubeless, CANDIDATES);
    let mut board: Board = Variation::Standard.start();
    let mut found = Vec::new();
    while let Some(now) = Kind::of(&board) {
        if now == kind {
            found.push(board);
        }
        let after = player.play(&board, dice.roll(), CubeContext::MONEY);
        board = after.swapped();
    }
    found
}
