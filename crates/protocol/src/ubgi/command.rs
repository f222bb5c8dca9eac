//! What a line says.

use super::fault::Fault;
use super::words::Words;

/// A line.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Command {
    /// An empty line.
    Nothing,
    /// Who the engine is and what it can be told.
    Ubgi,
    IsReady,
    Quit,
    /// Ends a search; there is none when it comes here.
    Stop,
    NewGame,
    /// Lists the keys.
    Keys,
    Get(String),
    Set(String, String),
    /// Changes the game.
    Change(Change),
    /// Shows the position.
    Show,
    /// Finds what to do.
    Go(Limits),
}

/// What changes about the game.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Change {
    /// A match of this length or, without one, a money session, and the rules named.
    Session {
        length: Option<u16>,
        rules: Vec<(Rule, bool)>,
    },
    /// Points of both players; whether it is the Crawford game, if that is said.
    Score([u16; 2], Option<bool>),
    /// The cube: its value, and the player who owns it.
    Cube(u32, Option<usize>),
    /// Who is on roll.
    Turn(usize),
    /// A position by its kind of ID.
    Position(Id, String),
    /// The dice; `None` before the roll.
    Dice(Option<[u8; 2]>),
    /// A double or a resignation on offer, or none.
    Offer(Offer),
}

/// A rule that may be on or off.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Rule {
    Jacoby,
    Crawford,
    Beavers,
}

/// A kind of ID.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Id {
    /// A Position ID, with or without a Match ID.
    Gnubg,
    Xgid,
    Ogid,
}

/// What is on offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Offer {
    None,
    Double,
    /// A resignation of one, two or three times the cube.
    Resignation(u8),
}

/// What `go` asks for, and how far the search may go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Limits {
    pub(super) role: Role,
    /// Milliseconds.
    pub(super) movetime: Option<u64>,
    /// Plies, in place of the key's.
    pub(super) depth: Option<u8>,
    /// Trials of a rollout.
    pub(super) trials: Option<u32>,
    /// How many plays are listed.
    pub(super) lines: usize,
}

/// Which decision is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Role {
    /// The play of a roll.
    Chequer,
    /// Whether to double, or how to answer.
    Cube,
    /// Whatever is to be decided.
    Turn,
    /// Whether to resign, or how to answer.
    Resign,
    /// The value of the position before the roll.
    Eval,
}

impl Command {
    /// Reads a line.
    pub(super) fn of(line: &str) -> Result<Self, Fault> {
        let mut words = Words::of(line);
        let Some(first) = words.next() else {
            return Ok(Self::Nothing);
        };
        let command = match first {
            "ubgi" => Self::Ubgi,
            "isready" => Self::IsReady,
            "quit" => Self::Quit,
            "stop" => Self::Stop,
            "newgame" => Self::NewGame,
            "keys" => Self::Keys,
            "show" => Self::Show,
            "get" => Self::Get(words.word("the name of a key")?.to_owned()),
            "set" => words.set()?,
            "setoption" => words.option()?,
            "newsession" => Self::Change(words.session()?),
            "setscore" => Self::Change(words.score()?),
            "setcube" => Self::Change(words.cube()?),
            "setturn" => Self::Change(Change::Turn(words.player()?)),
            "position" => Self::Change(words.position()?),
            "dice" => Self::Change(words.dice()?),
            "offer" => Self::Change(Change::Offer(words.offer()?)),
            "go" => Self::Go(words.limits()?),
            other => return Err(Fault::unknown(other)),
        };
        words.end()?;
        Ok(command)
    }
}
