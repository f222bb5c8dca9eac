//! Cards asked and answered.

use std::time::Duration;

use barpoint_engine::{Engine, Strength};
use barpoint_store::{CardId, CardRow, DeckRow, Library, Phase, Review};
use barpoint_study::{AHEAD, Grade, NEW_A_DAY, STUDY_DAY, Scheduler, Waiting, next_card};

use super::{CardAnswer, Judged, StudyError, judge};

/// The decks, and how much is to do now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Overview {
    /// The decks that have cards.
    pub decks: Vec<DeckRow>,
    /// Cards due now.
    pub due: u64,
    /// New cards that may still be begun today.
    pub new: u64,
    /// When the next card will be due, in seconds since 1970, if one will.
    pub next_due: Option<u64>,
}

/// The decks, and how much is to do at this time.
///
/// # Errors
/// If the cards cannot be read.
pub fn overview(library: &Library, now: u64) -> Result<Overview, StudyError> {
    let decks = library.decks(now)?;
    let sum = |count: fn(&DeckRow) -> u64| decks.iter().map(count).sum::<u64>();
    Ok(Overview {
        due: sum(|deck| deck.due),
        new: sum(|deck| deck.new).min(new_left(library, now)?.into()),
        next_due: library.next_due(now)?,
        decks,
    })
}

/// How many new cards may still be begun today.
fn new_left(library: &Library, now: u64) -> Result<u32, StudyError> {
    let begun = library.cards_begun(now.saturating_sub(STUDY_DAY))?;
    Ok(NEW_A_DAY.saturating_sub(begun))
}

/// The card of a theme, or of all, that is asked next at this time; with `more`, new ones beyond the limit of the day.
///
/// # Errors
/// If the cards cannot be read.
pub fn next(
    library: &Library,
    phase: Option<Phase>,
    more: bool,
    now: u64,
) -> Result<Option<CardRow>, StudyError> {
    let waiting = Waiting {
        due: library.due_card(phase, now)?,
        new: library.new_card(phase)?,
        soon: library.due_card(phase, now + AHEAD)?,
    };
    Ok(next_card(waiting, more || new_left(library, now)? > 0))
}

/// An answer, judged.
#[derive(Clone, Debug, PartialEq)]
pub struct Answered {
    /// The card, after it if it is stored.
    pub card: CardRow,
    /// What it gives up.
    pub judged: Judged,
    /// How well the card was known.
    pub grade: Grade,
}

/// Judges an answer as [`answer`] does, and stores nothing.
///
/// # Errors
/// If it is no answer to this card.
pub fn attempt(
    library: &Library,
    engine: &Engine,
    (id, answer): (CardId, CardAnswer),
    took: Duration,
    strength: &Strength,
) -> Result<Answered, StudyError> {
    let card = library.card(id)?;
    let judged = judge(engine, &card.card, answer, strength)?;
    let grade = Grade::of(judged.loss, took, engine.marks());
    Ok(Answered {
        card,
        judged,
        grade,
    })
}

/// Judges an answer, plans when the card is asked again and stores both, or neither. What the analysis of the card does not
/// compare is evaluated at this strength.
///
/// # Errors
/// If it is no answer to this card, or the cards cannot be written.
pub fn answer(
    library: &mut Library,
    engine: &Engine,
    (id, answer): (CardId, CardAnswer),
    (took, now): (Duration, u64),
    strength: &Strength,
) -> Result<Answered, StudyError> {
    let Answered {
        card,
        judged,
        grade,
    } = attempt(library, engine, (id, answer), took, strength)?;
    let after = Scheduler::new()?.answered(card.memory.as_ref(), grade, now)?;
    let review = Review {
        answered: now,
        answer: answer.to_string(),
        loss: judged.loss,
        grade,
        took,
    };
    library.answer_card(id, &review, &after)?;
    Ok(Answered {
        card: CardRow {
            memory: Some(after),
            ..card
        },
        judged,
        grade,
    })
}
