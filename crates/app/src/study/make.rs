//! Cards made of decisions.

use barpoint_analysis::{MistakeKind, mistakes};
use barpoint_engine::{EntryIndex, figures};
use barpoint_equity::{Equity, Met};
use barpoint_record::{Event, MatchRecord};
use barpoint_rules::Side;
use barpoint_store::NewCard;
use barpoint_study::{Card, CardError, Question};

/// The card of a decision of a match, made at this time; the comment on it becomes its note.
///
/// # Errors
/// If there is no such decision, or it is not analysed.
pub fn card_of(
    record: &MatchRecord,
    at: EntryIndex,
    question: Question,
    now: u64,
) -> Result<NewCard, CardError> {
    let card = Card::of(record, at.game, at.entry, question)?;
    let entry = record
        .games
        .get(at.game)
        .and_then(|game| game.entries.get(at.entry));
    let note = entry.and_then(|entry| entry.comment.clone());
    let source = source(record, at.game);
    Ok(NewCard::new(card, source, note.unwrap_or_default(), now))
}

/// The cards of everything that cost at least this much (EMG in matches), the costliest first; of both players if no side is given. Decisions
/// of which there can be no card are left out.
#[must_use]
pub fn error_cards(
    record: &MatchRecord,
    side: Option<Side>,
    least: f32,
    met: &Met,
    now: u64,
) -> Vec<NewCard> {
    let found = mistakes(record, met, Equity(0.0)).into_iter();
    let found = found.filter(|mistake| {
        mistake.loss.get() >= least && side.is_none_or(|side| side == mistake.side)
    });
    let cards = found.map(|mistake| {
        let question = match mistake.kind {
            MistakeKind::Play { .. } => Question::Play,
            MistakeKind::MissedDouble(_) | MistakeKind::WrongDouble(_) => Question::Double,
            MistakeKind::WrongTake(_) | MistakeKind::WrongPass(_) => Question::Answer,
        };
        card_of(record, mistake.at, question, now)
    });
    cards.filter_map(Result::ok).collect()
}

/// What an entry is about where nobody says: of a turn the cube action if that cost more than the play.
#[must_use]
pub fn usual_question(record: &MatchRecord, at: EntryIndex, met: &Met) -> Question {
    let game = record.games.get(at.game);
    let event = game
        .and_then(|game| game.entries.get(at.entry))
        .map(|entry| &entry.event);
    let lost = figures(record, at, met).unwrap_or_default();
    let cost = |loss: Option<Equity>| loss.map_or(0.0, Equity::get);
    match event {
        Some(Event::Double(_)) => Question::Double,
        Some(Event::Take(_) | Event::Pass(_)) => Question::Answer,
        _ if cost(lost.cube_loss) > cost(lost.loss) => Question::Double,
        _ => Question::Play,
    }
}

/// Where a card comes from, in words: `Clara vs Ivar, Copenhagen Open, 2024-05-31, game 3`.
fn source(record: &MatchRecord, game: usize) -> String {
    let names = [Side::White, Side::Black].map(|side| record.players[side].name.trim());
    let players = (!names.concat().is_empty()).then(|| names.join(" vs "));
    let event = record
        .info
        .event
        .clone()
        .filter(|event| !event.trim().is_empty());
    let date = record.info.date.map(|date| date.to_string());
    let parts = [players, event, date, Some(format!("game {}", game + 1))];
    parts.into_iter().flatten().collect::<Vec<_>>().join(", ")
}
