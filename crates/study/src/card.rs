//! A decision to be studied.

use barpoint_record::{Depth, Entry, Event, MatchRecord, Replay, ReplayError, shown, situation};
use barpoint_rules::notation::Xgid;
use barpoint_rules::{Board, Decision, MatchState, Side};

use crate::cut::cut;

/// What a card asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Question {
    /// How a roll is played.
    Play,
    /// Whether to double before the roll.
    Double,
    /// Whether to take a double.
    Answer,
}

impl Question {
    /// All questions.
    pub const ALL: [Self; 3] = [Self::Play, Self::Double, Self::Answer];
}

/// Why there is no card of a decision.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
#[non_exhaustive]
pub enum CardError {
    /// There is no such entry.
    #[error("the match has no entry {entry} in game {game}")]
    NoEntry {
        /// The game, from 0.
        game: usize,
        /// The entry, from 0.
        entry: usize,
    },
    /// The match contradicts the rules before the decision.
    #[error("the match cannot be followed to this decision: {0}")]
    Replay(#[from] ReplayError),
    /// The entry holds another decision, or none.
    #[error("this entry holds no decision of that kind")]
    NoDecision,
    /// Nothing is known about it.
    #[error("this decision is not analysed: analyse the match first")]
    NotAnalysed,
}

/// A decision that can be asked about without its match: the record ends with it and holds its analysis alone.
///
/// ```
/// use barpoint_study::{Card, CardError, Question};
///
/// let sample = std::fs::read("../../samples/clara-ivar-7pt.mat")?;
/// let record = barpoint_formats::import(&sample)?.record;
/// // The sample is not analysed, so that there is nothing to learn from it yet.
/// assert_eq!(Card::of(&record, 0, 0, Question::Play), Err(CardError::NotAnalysed));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Card {
    record: MatchRecord,
    question: Question,
    state: MatchState,
}

impl Card {
    /// The card of a decision of a match; games and entries count from 0.
    ///
    /// # Errors
    /// If there is no such decision, or it is not analysed.
    pub fn of(
        record: &MatchRecord,
        game: usize,
        entry: usize,
        question: Question,
    ) -> Result<Self, CardError> {
        let record = cut(record, game, entry).ok_or(CardError::NoEntry { game, entry })?;
        Self::read(record, question)
    }

    /// The card whose record ends with the decision.
    ///
    /// # Errors
    /// If it does not, or the decision is not analysed.
    pub fn read(record: MatchRecord, question: Question) -> Result<Self, CardError> {
        let (entry, before) = last(&record)?;
        let state = asked(&before, entry, question).ok_or(CardError::NoDecision)?;
        let known = match question {
            Question::Play => entry.move_analysis.is_some(),
            Question::Double | Question::Answer => entry.cube_analysis.is_some(),
        };
        if !known {
            return Err(CardError::NotAnalysed);
        }
        Ok(Self {
            record,
            question,
            state,
        })
    }

    /// The match up to the decision: one game, its last entry the decision.
    #[must_use]
    pub const fn record(&self) -> &MatchRecord {
        &self.record
    }

    /// Where the decision stands in the only game of the record.
    #[must_use]
    pub fn entry_index(&self) -> usize {
        let game = self.record.games.first();
        game.map_or(0, |game| game.entries.len().saturating_sub(1))
    }

    /// What is asked.
    #[must_use]
    pub const fn question(&self) -> Question {
        self.question
    }

    /// The position in which it is asked: with the dice for plays, with the double on offer for answers.
    #[must_use]
    pub const fn state(&self) -> &MatchState {
        &self.state
    }

    /// Who decides.
    #[must_use]
    pub fn side(&self) -> Side {
        let asked = self.state.decision().side();
        asked.unwrap_or_else(|| self.state.on_roll())
    }

    /// The board seen by who decides.
    #[must_use]
    pub fn board(&self) -> Board {
        self.state.board_of(self.side())
    }

    /// Two cards with this in common ask the same: the same position with the same score, cube, dice and rules.
    #[must_use]
    pub fn key(&self) -> String {
        key(&self.state)
    }

    /// How deeply the best answer was searched.
    #[must_use]
    pub fn depth(&self) -> Option<Depth> {
        let entry = self.record.games.first()?.entries.last()?;
        match self.question {
            Question::Play => Some(entry.move_analysis.as_deref()?.best()?.depth()),
            Question::Double | Question::Answer => Some(entry.cube_analysis.as_deref()?.depth()),
        }
    }

    /// Whether two cards are of the same decision of the same game, whatever their analyses.
    #[must_use]
    pub fn is_of_same_game(&self, other: &Self) -> bool {
        let course = |card: &Self| -> Vec<Event> {
            let entries = card.record.games.iter().flat_map(|game| &game.entries);
            entries.map(|entry| entry.event.clone()).collect()
        };
        self.question == other.question
            && self.key() == other.key()
            && course(self) == course(other)
    }
}

/// What cards have in common that ask about this state.
pub(crate) fn key(state: &MatchState) -> String {
    format!("{:?} {}", state.rules().variation, Xgid::of(state))
}

/// The last entry of the only game, and the state it meets.
fn last(record: &MatchRecord) -> Result<(&Entry, MatchState), CardError> {
    let missing = CardError::NoEntry { game: 0, entry: 0 };
    let [game] = record.games.as_slice() else {
        return Err(missing);
    };
    let (entry, earlier) = game.entries.split_last().ok_or(missing)?;
    let mut replay = Replay::new(record, game)?;
    for one in earlier {
        replay.advance(&one.event)?;
    }
    Ok((entry, *replay.state()))
}

/// The state in which the question is asked; `None` if the entry does not answer it.
pub(crate) fn asked(before: &MatchState, entry: &Entry, question: Question) -> Option<MatchState> {
    let event = &entry.event;
    match question {
        Question::Play => {
            let state = shown(situation(*before, event), event);
            matches!(state.decision(), Decision::Play(..)).then_some(state)
        }
        Question::Double => {
            let doubles = matches!(event, Event::Double(_)) || event.roll().is_some();
            let mut state = situation(*before, event);
            if let Some(side) = event.side().filter(|&side| side != state.on_roll()) {
                state.set_on_roll(side).ok()?;
            }
            let open = matches!(state.decision(), Decision::Turn(_)) && state.may_double();
            (doubles && open).then_some(state)
        }
        Question::Answer => {
            let open = matches!(before.decision(), Decision::AnswerDouble(_));
            (event.is_answer() && open).then_some(*before)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A match that gnubg analysed, with doubles and answers.
    fn record() -> MatchRecord {
        let file = include_bytes!("../../../testdata/gnubg/statistics/match3.sgf");
        barpoint_formats::import(file).unwrap().record
    }

    /// Every card that the match gives.
    fn cards(record: &MatchRecord) -> Vec<Card> {
        let mut cards = Vec::new();
        for (game, played) in record.games.iter().enumerate() {
            for entry in 0..played.entries.len() {
                let asked = Question::ALL.map(|question| Card::of(record, game, entry, question));
                cards.extend(asked.into_iter().flatten());
            }
        }
        cards
    }

    #[test]
    fn cards_are_read_back_from_their_own_record() {
        let cards = cards(&record());
        for question in Question::ALL {
            assert!(cards.iter().any(|card| card.question() == question));
        }
        for card in cards {
            let again = Card::read(card.record().clone(), card.question());
            assert_eq!(again.as_ref(), Ok(&card));
            let cut = Card::of(card.record(), 0, card.entry_index(), card.question());
            assert_eq!(cut.as_ref(), Ok(&card));
        }
    }

    #[test]
    fn a_card_holds_one_analysis_and_no_remark() {
        for card in cards(&record()) {
            let [game] = card.record().games.as_slice() else {
                panic!("expected one game");
            };
            let (_, earlier) = game.entries.split_last().unwrap();
            for entry in earlier {
                assert!(entry.move_analysis.is_none() && entry.cube_analysis.is_none());
            }
            assert!(game.entries.iter().all(|entry| entry.comment.is_none()));
            assert!(game.result.is_none());
        }
    }

    #[test]
    fn the_roll_is_hidden_where_the_cube_is_asked_about() {
        for card in cards(&record()) {
            let rolled = card.state().roll().is_some();
            assert_eq!(rolled, card.question() == Question::Play);
        }
    }

    #[test]
    fn other_decisions_are_refused() {
        let record = record();
        let doubles = |entry: &Entry| matches!(entry.event, Event::Double(_));
        let place = record.games[0]
            .entries
            .iter()
            .position(|one| one.event.roll().is_some());
        let answer = Card::of(&record, 0, place.unwrap(), Question::Answer);
        assert_eq!(answer, Err(CardError::NoDecision));
        let error = Card::of(&record, 99, 0, Question::Play).unwrap_err();
        assert_eq!(error.to_string(), "the match has no entry 0 in game 99");
        let game = record
            .games
            .iter()
            .position(|game| game.entries.iter().any(doubles));
        let game = game.unwrap();
        let place = record.games[game].entries.iter().position(doubles);
        let play = Card::of(&record, game, place.unwrap(), Question::Play);
        assert_eq!(play, Err(CardError::NoDecision));
    }
}
