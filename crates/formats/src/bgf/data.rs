//! The document as far as it is used. Whatever stands before damage stays: the reader fills these in as it goes.

use std::borrow::Cow;
use std::fmt;

use serde::Deserialize;
use serde::de::{DeserializeSeed, Deserializer, Error, IgnoredAny, MapAccess, SeqAccess, Visitor};

use super::event::{Event, EventsSeed};
use super::value::{Flag, Number, Text, Useful};

/// No session has more games.
const MOST_GAMES: usize = 1000;

/// A match or session.
#[derive(Debug, Default)]
pub(super) struct Match {
    pub(super) length: Number,
    pub(super) final_green: Number,
    pub(super) final_red: Number,
    pub(super) crawford: Flag,
    pub(super) jacoby: Flag,
    pub(super) beavers: Flag,
    pub(super) cube: Flag,
    pub(super) cube_limit: Number,
    /// 0 in all files seen, which are of backgammon.
    pub(super) mode: Number,
    pub(super) date: Text,
    pub(super) name_green: Text,
    pub(super) name_red: Text,
    pub(super) location: Text,
    pub(super) event: Text,
    pub(super) round: Text,
    pub(super) comment: Text,
    pub(super) site: Text,
    pub(super) id: Text,
    pub(super) rating_green: Number,
    pub(super) rating_red: Number,
    pub(super) figures_green: Option<Figures>,
    pub(super) figures_red: Option<Figures>,
    pub(super) games: Vec<Game>,
    /// How many events of all games may still be read.
    pub(super) events_left: usize,
}

/// A player's decisions: sums of errors (0 or less, equity per cube) and counts.
#[derive(Clone, Copy, Debug, Default, Deserialize)]
#[serde(default, rename_all = "camelCase")]
pub(super) struct Figures {
    pub(super) cube_error: Number,
    pub(super) checker_error: Number,
    pub(super) cube_cnt: Number,
    pub(super) checker_cnt: Number,
}

/// A game.
#[derive(Debug, Default)]
pub(super) struct Game {
    pub(super) score_green: Number,
    pub(super) score_red: Number,
    pub(super) crawford: Flag,
    pub(super) won: Number,
    pub(super) resigned: Flag,
    pub(super) on_time: Flag,
    pub(super) forfeited: Flag,
    pub(super) initial: Initial,
    pub(super) comments: Useful<Text, 1000>,
    pub(super) events: Vec<Event>,
}

/// The start of a game.
#[derive(Debug, Default, Deserialize)]
#[serde(default, rename_all = "camelCase")]
pub(super) struct Initial {
    pub(super) cube: Number,
    /// -1 green, 1 red.
    pub(super) cube_owner: Number,
    pub(super) points: Useful<Number, 28>,
}

impl super::value::Worth for Number {
    fn is_worth_keeping(&self) -> bool {
        true
    }
}

/// Fills in a match.
pub(super) struct MatchSeed<'a>(pub(super) &'a mut Match);

impl<'de> DeserializeSeed<'de> for MatchSeed<'_> {
    type Value = ();

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<(), D::Error> {
        deserializer.deserialize_map(self)
    }
}

impl<'de> Visitor<'de> for MatchSeed<'_> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a match")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<(), A::Error> {
        let read = self.0;
        while let Some(key) = map.next_key::<Cow<'_, str>>()? {
            match &*key {
                "matchlen" => read.length = map.next_value()?,
                "finalGreen" => read.final_green = map.next_value()?,
                "finalRed" => read.final_red = map.next_value()?,
                "useCrawford" => read.crawford = map.next_value()?,
                "useJacoby" => read.jacoby = map.next_value()?,
                "useBeaver" => read.beavers = map.next_value()?,
                "useCube" => read.cube = map.next_value()?,
                "cubeLimit" => read.cube_limit = map.next_value()?,
                "gameMode" => read.mode = map.next_value()?,
                "date" => read.date = map.next_value()?,
                "nameGreen" => read.name_green = map.next_value()?,
                "nameRed" => read.name_red = map.next_value()?,
                "location" => read.location = map.next_value()?,
                "event" => read.event = map.next_value()?,
                "round" => read.round = map.next_value()?,
                "comment" => read.comment = map.next_value()?,
                "site" => read.site = map.next_value()?,
                "extMatchID" => read.id = map.next_value()?,
                "ratingGreen" => read.rating_green = map.next_value()?,
                "ratingRed" => read.rating_red = map.next_value()?,
                "prGreen" => read.figures_green = map.next_value()?,
                "prRed" => read.figures_red = map.next_value()?,
                "games" => map.next_value_seed(GamesSeed(read))?,
                _ => {
                    map.next_value::<IgnoredAny>()?;
                }
            }
        }
        Ok(())
    }
}

struct GamesSeed<'a>(&'a mut Match);

impl<'de> DeserializeSeed<'de> for GamesSeed<'_> {
    type Value = ();

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<(), D::Error> {
        deserializer.deserialize_seq(self)
    }
}

impl<'de> Visitor<'de> for GamesSeed<'_> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a list of games")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<(), A::Error> {
        let Match {
            games, events_left, ..
        } = self.0;
        loop {
            if games.len() == MOST_GAMES {
                return Err(A::Error::custom(format_args!(
                    "more than {MOST_GAMES} games"
                )));
            }
            games.push(Game::default());
            let Some(game) = games.last_mut() else {
                return Ok(());
            };
            if seq
                .next_element_seed(GameSeed(game, &mut *events_left))?
                .is_none()
            {
                games.pop();
                return Ok(());
            }
        }
    }
}

struct GameSeed<'a>(&'a mut Game, &'a mut usize);

impl<'de> DeserializeSeed<'de> for GameSeed<'_> {
    type Value = ();

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<(), D::Error> {
        deserializer.deserialize_map(self)
    }
}

impl<'de> Visitor<'de> for GameSeed<'_> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a game")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<(), A::Error> {
        let Self(read, events_left) = self;
        while let Some(key) = map.next_key::<Cow<'_, str>>()? {
            match &*key {
                "scoreGreen" => read.score_green = map.next_value()?,
                "scoreRed" => read.score_red = map.next_value()?,
                "isCrawford" => read.crawford = map.next_value()?,
                "wonPoints" => read.won = map.next_value()?,
                "wasResignation" => read.resigned = map.next_value()?,
                "lostOnTime" => read.on_time = map.next_value()?,
                "wasForfeit" => read.forfeited = map.next_value()?,
                "initial" => read.initial = map.next_value::<Option<_>>()?.unwrap_or_default(),
                "comment" => read.comments = map.next_value()?,
                "moves" => {
                    map.next_value_seed(EventsSeed(&mut read.events, &mut *events_left))?;
                }
                _ => {
                    map.next_value::<IgnoredAny>()?;
                }
            }
        }
        Ok(())
    }
}
