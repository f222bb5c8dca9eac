//! Sides that the database does not contain, played on until it knows them.

use rand_chacha::ChaCha8Rng;

use barpoint_eval::ROLLS;
use barpoint_eval::inputs::SideView;
use barpoint_rules::{Board, PlayList, Roll};

use super::ahead::Ahead;
use super::sides::{Answers, LONGEST, alone};
use crate::streams::{roll_dice, spread_rolls};

/// The distribution of a side from a number of rolls on, the mean over sequences of rolls, played as a net says or else by the
/// estimate.
pub(super) fn target(
    half: &[u8; 26],
    from: usize,
    (sequences, rng): (u8, &mut ChaCha8Rng),
    answers: &Answers<'_>,
    mut net: Option<&mut Ahead>,
) -> [f32; ROLLS] {
    let mut sums = [0.0; LONGEST];
    let mut plays = PlayList::new();
    for first in spread_rolls(rng, sequences) {
        let (mut side, mut rolls) = (*half, 0);
        let mut roll = first;
        let known = loop {
            let net = net.as_deref_mut();
            let next = best(&side, roll, &mut plays, answers, net);
            // Out of rolls, or without a play: neither can be, for nothing is in the way.
            let Some(next) = next.filter(|_| rolls < LONGEST) else {
                break [0.0; ROLLS];
            };
            (side, rolls) = (next, rolls + 1);
            if let Some(known) = answers.known(&side) {
                break known;
            }
            roll = roll_dice(rng);
        };
        let moved = sums.iter_mut().skip(rolls).zip(known);
        moved.for_each(|(sum, chance)| *sum += chance / f32::from(sequences));
    }
    std::array::from_fn(|i| sums.get(from + i).copied().unwrap_or(0.0))
}

/// How many rolls a play may be behind the best by the estimate for the net to be asked about it.
const CLOSE: f32 = 0.35;

/// The side after a roll with the fewest rolls to go, by the database or else by the estimate or, among close plays, the net; of equal
/// ones the first.
fn best(
    half: &[u8; 26],
    roll: Roll,
    plays: &mut PlayList,
    answers: &Answers<'_>,
    net: Option<&mut Ahead>,
) -> Option<[u8; 26]> {
    plays.generate(&alone(half)?, roll);
    let boards = plays.boards().iter();
    let mut judged: Vec<(f32, Board)> = boards
        .map(|board| (to_go(board.on_roll(), answers), *board))
        .collect();
    let fewest = judged
        .iter()
        .map(|(rolls, _)| *rolls)
        .min_by(f32::total_cmp)?;
    let within = if net.is_some() { CLOSE } else { 0.0 };
    judged.retain(|(rolls, _)| *rolls <= fewest + within);
    let close: Vec<Board> = judged.into_iter().map(|(_, board)| board).collect();
    let place = match net {
        Some(net) if close.len() > 1 => net.best(&close, answers)?.0,
        _ => 0,
    };
    close.get(place).map(|board| *board.on_roll())
}

/// The rolls that a side needs on average, by the database or else by the estimate.
fn to_go(half: &[u8; 26], answers: &Answers<'_>) -> f32 {
    match answers.known(half) {
        Some(chances) => (0_u8..).zip(chances).map(|(n, p)| f32::from(n) * p).sum(),
        None => {
            answers
                .checker
                .estimate(&SideView::of(half, answers.bearoff))
                .mean
        }
    }
}

#[cfg(test)]
mod tests {
    use barpoint_bearoff::{OneSided, OneSidedFile, OneSidedPlan};
    use barpoint_nn::Network;

    use super::super::Checker;
    use super::super::sides::Beyond;
    use super::*;
    use crate::streams::stream;

    /// After one roll the database knows the side, so that all 36 first rolls make its very distribution; two rolls away it is
    /// close to that of a larger database.
    #[test]
    fn a_side_played_on_is_as_the_database_says() {
        let folder = tempfile::tempdir().unwrap();
        let database = |points| {
            let path = folder.path().join(format!("{points}.bd"));
            let go_on = |_| std::ops::ControlFlow::Continue(());
            OneSidedPlan::new(points)
                .unwrap()
                .build(&path, &go_on)
                .unwrap();
            OneSidedFile::open(&path).unwrap()
        };
        let (small, large) = (database(7), database(8));
        let bearoff = OneSided::build();
        let mut half = [0; 26];
        (half[3], half[5], half[6], half[7]) = (4, 5, 5, 1);
        let mut far = half;
        (far[6], far[8]) = (3, 2);
        for checker in [Checker::Last, Checker::First] {
            let answers = |file| Answers {
                checker,
                bearoff: &bearoff,
                file,
                shape: barpoint_nn::Shape {
                    sparse: 103,
                    dense: 18,
                    hidden: 64,
                    further: [64, 0, 0],
                },
                beyond: Beyond::Nothing,
            };
            let mut rng = stream(1, "played", 0);
            let off = |found: [f32; ROLLS], expected: [f32; ROLLS]| {
                let pairs = found.iter().zip(expected);
                pairs.map(|(a, b)| (a - b).abs()).fold(0.0, f32::max)
            };
            let by_small = answers(&small);
            let expected = by_small.known(&half).unwrap();
            let mut net = Ahead::new(&Network::random(by_small.shape, 7, [0.0; 5]).unwrap());
            for net in [None, Some(&mut net)] {
                let found = target(&half, 0, (36, &mut rng), &by_small, net);
                assert!(off(found, expected) < 1e-4, "{found:?} {expected:?}");
            }
            assert!(by_small.known(&far).is_none());
            let mut found = [0.0; ROLLS];
            for _ in 0..40 {
                let once = target(&far, 0, (36, &mut rng), &by_small, None);
                let pairs = found.iter_mut().zip(once);
                pairs.for_each(|(found, once)| *found += once / 40.0);
            }
            let expected = answers(&large).known(&far).unwrap();
            assert!(off(found, expected) < 0.03, "{found:?} {expected:?}");
        }
    }
}
