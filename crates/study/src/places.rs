//! Where in a match the decisions stand that cards can ask about.

use barpoint_record::{MatchRecord, Replay};

use crate::Question;
use crate::card::{asked, key};

/// A decision of a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// The game, from 0.
    pub game: usize,
    /// The entry, from 0.
    pub entry: usize,
    /// What is asked.
    pub question: Question,
    /// What its card has in common with all that ask the same.
    pub key: String,
}

/// All decisions of a match, analysed or not, as far as it can be followed.
#[must_use]
pub fn places(record: &MatchRecord) -> Vec<Place> {
    let mut places = Vec::new();
    for (game, played) in record.games.iter().enumerate() {
        let Ok(mut replay) = Replay::new(record, played) else {
            continue;
        };
        for (entry, one) in played.entries.iter().enumerate() {
            let states =
                Question::ALL.map(|question| (question, asked(replay.state(), one, question)));
            places.extend(states.into_iter().filter_map(|(question, state)| {
                Some(Place {
                    game,
                    entry,
                    question,
                    key: key(&state?),
                })
            }));
            if replay.advance(&one.event).is_err() {
                break;
            }
        }
    }
    places
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Card;

    #[test]
    fn every_card_of_a_match_has_its_place() {
        let file = include_bytes!("../../../testdata/gnubg/statistics/match3.sgf");
        let record = barpoint_formats::import(file).unwrap().record;
        let places = places(&record);
        let mut cards = 0;
        for place in &places {
            if let Ok(card) = Card::of(&record, place.game, place.entry, place.question) {
                assert_eq!(card.key(), place.key);
                cards += 1;
            }
        }
        let every = |game: usize, entry: usize| {
            let questions = Question::ALL.into_iter();
            questions
                .filter(|&question| Card::of(&record, game, entry, question).is_ok())
                .count()
        };
        let games = record.games.iter().enumerate();
        let all: usize = games
            .flat_map(|(game, played)| (0..played.entries.len()).map(move |entry| (game, entry)))
            .map(|(game, entry)| every(game, entry))
            .sum();
        assert!(cards > 50);
        assert_eq!(cards, all);
    }
}
