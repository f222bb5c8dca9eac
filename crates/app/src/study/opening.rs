//! Opening plays and replies to train on, from the opening book.

use barpoint_book::{Book, BookDecision, Entry};
use barpoint_engine::table::Tutor;
use barpoint_engine::{Engine, Strength};
use barpoint_rules::{Action, Play, Roll};

use super::AnswerError;

/// What is trained.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OpeningKind {
    /// The first roll of a game.
    Opening,
    /// The reply to an opening play.
    Reply,
}

/// A play beside those of the book.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct OpeningVerdict {
    /// What it gives up, in points; 0 for the best.
    pub loss: f64,
    /// The standard error of that; `None` if the play was evaluated now.
    pub std_err: Option<f64>,
    /// Its place among the plays of the book, if it is one of them.
    pub place: Option<usize>,
}

/// A decision of the book, the same for the same seed. Opening rolls come as often as they do in games, and so do replies,
/// each sensible play of an opening roll as often as the others. `None` if the book has none.
#[must_use]
pub fn opening(book: &Book, kind: OpeningKind, seed: u64) -> Option<&Entry> {
    if kind == OpeningKind::Opening {
        let known: Vec<&Entry> = BookDecision::openings()
            .filter_map(|decision| book.find(&decision))
            .collect();
        return picked(&known, seed).map(|(entry, _)| entry);
    }
    let answered = book.answered_plays();
    let mut rolls: Vec<Roll> = answered.iter().map(|after| after.roll).collect();
    rolls.dedup();
    let (first, rest) = picked(&rolls, seed)?;
    let of_roll = answered.into_iter().filter(|after| after.roll == first);
    let (after, rest) = picked(&of_roll.collect::<Vec<_>>(), rest)?;
    let rolls: Vec<Roll> = Roll::weighted()
        .flat_map(|(roll, weight)| std::iter::repeat_n(roll, weight.into()))
        .collect();
    let (roll, _) = picked(&rolls, rest)?;
    book.find(&BookDecision {
        after: Some(after),
        roll,
    })
}

/// One of a list, and what is left of a number to pick more by.
fn picked<T: Copy>(list: &[T], number: u64) -> Option<(T, u64)> {
    let count = u64::try_from(list.len()).ok().filter(|&count| count > 0)?;
    let place = usize::try_from(number % count).ok()?;
    Some((list[place], number / count))
}

/// Judges a play by the book; one that it lacks is evaluated at this strength, together with the best.
///
/// # Errors
/// If the rules do not allow the play.
pub fn judge_opening(
    engine: &Engine,
    entry: &Entry,
    play: Play,
    strength: &Strength,
) -> Result<OpeningVerdict, AnswerError> {
    if let Some(place) = entry.place(&play) {
        let known = entry.plays[place];
        return Ok(OpeningVerdict {
            loss: known.behind.mean,
            std_err: Some(known.behind.std_err),
            place: Some(place),
        });
    }
    let tutor = Tutor {
        strength: *strength,
        ..Tutor::default()
    };
    let found = engine.judge(&entry.decision.state(), Action::Play(play), &tutor);
    let loss = found.ok_or(AnswerError::Illegal)?.loss;
    Ok(OpeningVerdict {
        loss: loss.get().into(),
        std_err: None,
        place: None,
    })
}
