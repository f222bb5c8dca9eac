//! How BKG-VI chooses: by expectation, across the border of two classes by what the next roll makes of it (paper, VI).

use std::cmp::Ordering;

use barpoint_rules::{Board, PlayList, Roll};

use crate::valued::PlayKind;
use crate::vi::{Expectation, Recognised};
use crate::{Scratch, StateClass, Valued};

/// The functions of two classes are compared as they are if they differ by more points than this; if not, `W = sum of
/// Ti * Wi` over the 21 rolls of the other side decides. More would gain more and cost more: `docs/theory/bkg-vi.md`.
const BORDER: f64 = 0.01;

/// The best play of a roll, the first listed of equals.
pub(crate) fn choose(
    expectation: &Expectation,
    board: &Board,
    roll: Roll,
    Scratch(list, replies): &mut Scratch,
) -> Option<Valued> {
    let (mut best, other) = leading(expectation, board, roll, list)?;
    let Some(mut other) = other.filter(|other| best.value - other.value < BORDER) else {
        return Some(best);
    };
    for play in [&mut best, &mut other] {
        play.transitions = Some(after_a_roll(expectation, &play.after, replies));
    }
    Some(if other.transitions > best.transitions {
        other
    } else {
        best
    })
}

/// The best play by the functions alone, and the best of any other class.
pub(crate) fn leading(
    expectation: &Expectation,
    board: &Board,
    roll: Roll,
    list: &mut PlayList,
) -> Option<(Valued, Option<Valued>)> {
    let mut valued = valued(expectation, board, roll, list);
    let mut best = valued.next()?;
    let mut other: Option<Valued> = None;
    for next in valued {
        if next.value > best.value {
            if next.class != best.class {
                other = Some(best);
            }
            best = next;
        } else if next.class != best.class && other.is_none_or(|other| next.value > other.value) {
            other = Some(next);
        }
    }
    Some((best, other))
}

/// All plays of a roll, the one chosen first, the others by expectation.
pub(crate) fn rank(expectation: &Expectation, board: &Board, roll: Roll) -> Vec<Valued> {
    let mut scratch = Scratch::default();
    let chosen = choose(expectation, board, roll, &mut scratch);
    let mut ranked: Vec<_> = valued(expectation, board, roll, &mut scratch.0).collect();
    let is_chosen = |valued: &Valued| chosen.is_some_and(|chosen| chosen.play == valued.play);
    ranked.sort_by(|a, b| {
        let by_value = b.value.partial_cmp(&a.value).unwrap_or(Ordering::Equal);
        is_chosen(b).cmp(&is_chosen(a)).then(by_value)
    });
    if let (Some(first), Some(chosen)) = (ranked.first_mut(), chosen) {
        *first = chosen;
    }
    ranked
}

fn valued<'a>(
    expectation: &'a Expectation,
    board: &Board,
    roll: Roll,
    list: &'a mut PlayList,
) -> impl Iterator<Item = Valued> + 'a {
    list.generate(board, roll);
    let mut turn = expectation.turn(board);
    let plays = list.plays().iter().zip(list.boards());
    plays.map(move |(&play, after)| {
        let (recognised, chances) = turn.value(after);
        Valued {
            play,
            after: *after,
            kind: PlayKind::Engaged,
            value: f64::from(chances.expectation()),
            chances: Some(chances),
            transitions: None,
            class: StateClass::of_vi(recognised),
        }
    })
}

/// `W = sum of Ti * Wi`: what the mover can expect if the other side makes its best play of every roll.
fn after_a_roll(expectation: &Expectation, after: &Board, replies: &mut PlayList) -> f64 {
    if let Recognised::Over(_) = Recognised::of(after) {
        return f64::from(expectation.value(after).expectation());
    }
    let board = after.swapped();
    let mut turn = expectation.turn(&board);
    let mut sum = 0.0;
    for (roll, weight) in Roll::weighted() {
        replies.generate(&board, roll);
        let values = replies
            .boards()
            .iter()
            .map(|reply| turn.value(reply).1.expectation());
        // Without a play the board stays.
        let best = values.reduce(f32::max);
        let best = best.unwrap_or_else(|| turn.value(&board).1.expectation());
        sum += f64::from(weight) * f64::from(best);
    }
    -sum / 36.0
}
