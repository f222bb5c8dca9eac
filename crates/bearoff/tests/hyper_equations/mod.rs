//! The equations whose solution a Hypergammon database is, written with the plays of `rules` and nothing
//! of the builder. Shared by the tests and the example that checks a whole file.

use barpoint_bearoff::{HyperValue, Hypergammon};
use barpoint_rules::{Board, PlayList, Roll, Setup};

/// Threshold of the iteration, rounding to 24 bits and single precision.
pub(crate) const TOLERANCE: f32 = 2e-5;

/// A board by the places of the checkers, 25 being the bar and 0 off; `None` if it cannot be.
pub(crate) fn board(own: &[usize], theirs: &[usize]) -> Option<Board> {
    let (mut on_roll, mut opponent) = ([0; 26], [0; 26]);
    for (half, places) in [(&mut on_roll, own), (&mut opponent, theirs)] {
        for &place in places {
            half[place] += 1;
        }
        half[0] = 0;
    }
    Board::try_from(Setup { on_roll, opponent }).ok()
}

/// The largest difference between an equity stored and the average over the rolls of the best
/// successors; `None` if the database does not have the board or a successor.
pub(crate) fn largest_error(table: &Hypergammon, board: &Board) -> Option<f32> {
    let stored = equities(&table.value(board)?);
    let averaged = average(table, board)?;
    let errors = stored.iter().zip(averaged).map(|(s, a)| (s - a).abs());
    Some(errors.fold(0.0, f32::max))
}

/// Cubeless equity and the four cubeful ones.
fn equities(v: &HyperValue) -> [f32; 5] {
    [
        v.outcome.money_equity().get(),
        v.owned,
        v.centred,
        v.centred_jacoby,
        v.opponent,
    ]
}

/// What a player about to roll has who may double: `hold` without, `taken` after a take, per cube.
fn turn(hold: f32, against: f32) -> f32 {
    hold.max((2.0 * against).min(1.0))
}

/// The equities as the average over the rolls of the best successor.
fn average(table: &Hypergammon, board: &Board) -> Option<[f32; 5]> {
    let mut list = PlayList::new();
    let mut sums = [0.0; 5];
    for (roll, weight) in Roll::weighted() {
        list.generate(board, roll);
        let mut best = [f32::NEG_INFINITY; 5];
        for after in list.boards() {
            let v = table.value(&after.swapped())?;
            let values = [
                v.outcome.money_equity().get(),
                v.opponent,
                turn(v.centred, v.opponent),
                turn(v.centred_jacoby, v.opponent),
                turn(v.owned, v.opponent),
            ];
            for (best, value) in best.iter_mut().zip(values) {
                *best = best.max(-value);
            }
        }
        if list.is_empty() {
            // As the files have it: a dance passes the turn with every equity turned round, the
            // opponent's cube action left out.
            best = equities(&table.value(&board.swapped())?).map(|e| -e);
        }
        for (sum, value) in sums.iter_mut().zip(best) {
            *sum += f32::from(weight) * value;
        }
    }
    Some(sums.map(|sum| sum / 36.0))
}
