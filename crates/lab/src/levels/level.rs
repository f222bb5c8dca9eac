//! What a level decides in a game.

use std::ops::ControlFlow;
use std::sync::Arc;

use barpoint_bkg::{Bkg, CubeAt, Scratch, doubles as doubles_in_race};
use barpoint_engine::{Engine, Person, Strength};
use barpoint_equity::CubeAccess;
use barpoint_eval::{CubeUse, RankedPlay};
use barpoint_rules::Roll;

use super::judge::{doubles, play, takes};
use super::{Contender, Situation};

/// A level in one game.
pub(super) enum Level {
    Search(Box<Strength>),
    Human(Box<Person>),
    Bkg(Arc<Bkg>),
}

impl Level {
    /// The level in a game with this seed.
    pub(super) fn new(level: &Contender, seed: u32) -> Self {
        match level {
            Contender::Search(strength) => Self::Search(strength.clone()),
            Contender::Human(pr) => Self::Human(Box::new(Person::new(*pr, seed.into()))),
            Contender::Bkg(bkg) => Self::Bkg(Arc::clone(bkg)),
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
            Self::Bkg(bkg) => {
                let chosen = bkg.choose(&asked.board, roll, None, &mut Scratch::default())?;
                let go_on = &mut |_| ControlFlow::Continue(());
                let strength = &Strength::EXPERT;
                let plays = engine.plays(&asked.board, roll, asked.context, strength, go_on);
                plays.into_iter().find(|row| row.after == chosen.after)
            }
        }
    }

    /// Whether it doubles.
    pub(super) fn doubles(&self, engine: &Engine, asked: &Situation) -> bool {
        match self {
            Self::Search(strength) => doubles(engine, strength, asked),
            Self::Human(person) => person.doubles(engine.search(), &asked.board, asked.context),
            Self::Bkg(bkg) => {
                let at = match asked.context.access {
                    CubeAccess::Centred => CubeAt::Centre,
                    _ => CubeAt::Own,
                };
                doubles_in_race(&asked.board, at, bkg.tables())
            }
        }
    }

    /// Whether it takes.
    pub(super) fn takes(&self, engine: &Engine, asked: &Situation) -> bool {
        match self {
            Self::Search(strength) => takes(engine, strength, asked),
            Self::Human(person) => person.takes(engine.search(), &asked.board, asked.context),
            Self::Bkg(bkg) => barpoint_bkg::takes(&asked.board, bkg.tables()),
        }
    }
}
