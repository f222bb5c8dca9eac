//! What a level decides in a game.

use barpoint_engine::{Engine, Person, Strength};
use barpoint_eval::{CubeUse, RankedPlay};
use barpoint_rules::Roll;

use super::judge::{doubles, play, takes};
use super::{Contender, Situation};

/// A level in one game.
pub(super) enum Level {
    Search(Box<Strength>),
    Human(Box<Person>),
}

impl Level {
    /// The level in a game with this seed.
    pub(super) fn new(level: &Contender, seed: u32) -> Self {
        match level {
            Contender::Search(strength) => Self::Search(strength.clone()),
            Contender::Human(pr) => Self::Human(Box::new(Person::new(*pr, seed.into()))),
        }
    }

    /// The play it makes.
    pub(super) fn play(
        &self,
        engine: &Engine,
        asked: &Situation,
        roll: Roll,
    ) -> Option<RankedPlay> {
        match self {
            Self::Search(strength) => play(engine, strength, asked, roll),
            Self::Human(person) => {
                let position = (&asked.board, asked.context);
                person.play(engine.search(), position, roll, CubeUse::Cubeful)
            }
        }
    }

    /// Whether it doubles.
    pub(super) fn doubles(&self, engine: &Engine, asked: &Situation) -> bool {
        match self {
            Self::Search(strength) => doubles(engine, strength, asked),
            Self::Human(person) => person.doubles(engine.search(), &asked.board, asked.context),
        }
    }

    /// Whether it takes.
    pub(super) fn takes(&self, engine: &Engine, asked: &Situation) -> bool {
        match self {
            Self::Search(strength) => takes(engine, strength, asked),
            Self::Human(person) => person.takes(engine.search(), &asked.board, asked.context),
        }
    }
}
