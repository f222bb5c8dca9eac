//! What is odd about a file that was read all the same.

use crate::Place;

/// Something odd that did not stop the import.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{place}: {kind}")]
pub struct Warning {
    /// Where in the file.
    pub place: Place,
    /// What is odd.
    pub kind: WarningKind,
}

impl Warning {
    pub(crate) const fn line(line: u32, kind: WarningKind) -> Self {
        Self {
            place: Place::Line(line),
            kind,
        }
    }

    pub(crate) const fn turn(game: u32, turn: u32, kind: WarningKind) -> Self {
        Self {
            place: Place::Turn { game, turn },
            kind,
        }
    }
}

/// What is odd about a file.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum WarningKind {
    /// A play the rules do not allow; kept and marked in the record.
    #[error("illegal play {play:?} for {roll}, kept and marked")]
    IllegalPlay {
        /// The play as the file words it.
        play: String,
        /// The dice.
        roll: String,
    },
    /// The same where the file does not say the play.
    #[error(
        "illegal play for {roll}, of which only the position after it is given, kept and marked"
    )]
    IllegalPosition {
        /// The dice.
        roll: String,
    },
    /// A play with moves that no checker can make; the others are made, all are kept in the record.
    #[error("impossible play {play:?} for {roll}, kept, made as far as it can be")]
    ImpossiblePlay {
        /// The play as the file words it.
        play: String,
        /// The dice.
        roll: String,
    },
    /// An action out of turn or place.
    #[error("expected {expected}, found {found:?}; ignored")]
    Ignored {
        /// What could stand here.
        expected: &'static str,
        /// What stands here.
        found: String,
    },
    /// A branch of the game tree besides the main line.
    #[error("only the first variation is read")]
    ExtraVariation,
    /// A property whose value could not be read; kept as text.
    #[error("property {key} could not be read, kept as text")]
    UnreadableProperty {
        /// The property.
        key: String,
    },
    /// The file holds more than the one match that is read.
    #[error("the file holds {found} matches or positions; only the first is read")]
    Further {
        /// How many it holds.
        found: usize,
    },
    /// The file ends early.
    #[error("expected {expected}, found the end of the file")]
    Truncated {
        /// What is missing.
        expected: &'static str,
    },
    /// Something the file leaves out and the game needs.
    #[error("no {missing} given, taken as {taken}")]
    Supplied {
        /// What is missing.
        missing: &'static str,
        /// What it was taken to be.
        taken: String,
    },
    /// A line that is missing or damaged; the rest is read as if it said what follows from elsewhere.
    #[error("expected {expected}, found {found:?}; {assumed}")]
    Assumed {
        /// What is missing.
        expected: &'static str,
        /// What stands there.
        found: String,
        /// What is taken for granted instead.
        assumed: &'static str,
    },
    /// Games between two others are not in the file.
    #[error("{} missing; the score lines count", missing(*.first, *.last))]
    MissingGames {
        /// Number of the first.
        first: u32,
        /// Number of the last.
        last: u32,
    },
    /// A player has another name than in the first game, which is kept.
    #[error("{was:?} is called {now:?} in game {game}; the first name is kept")]
    NameChanged {
        /// The name in the first game.
        was: String,
        /// The name here.
        now: String,
        /// Number of the game in the file, counted from 1.
        game: usize,
    },
    /// The file goes on beyond all measure; the rest is left out.
    #[error("expected at most {expected}, found more; the rest is not read")]
    TooMuch {
        /// What a file may hold.
        expected: &'static str,
    },
    /// Further oddities of a file that has very many.
    #[error("{count} further oddities are not listed")]
    More {
        /// How many.
        count: usize,
    },
    /// The stated result is not what the moves or the next score say.
    #[error("the file says {stated}, its own moves or scores say {computed}")]
    Contradiction {
        /// What the file states.
        stated: String,
        /// What follows from the rest of the file.
        computed: String,
    },
}

fn missing(first: u32, last: u32) -> String {
    if first == last {
        format!("game {first} is")
    } else {
        format!("games {first} to {last} are")
    }
}
