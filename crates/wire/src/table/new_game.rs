//! What is agreed before a game.

use barpoint_engine::position::{MAX_LENGTH, PositionError};
use barpoint_engine::table::{CommittedDice, Dice, DiceSeed, Seat, TableSetup};
use barpoint_engine::{HumanPr, HumanPrError, Level, LevelError, Person};
use barpoint_rules::{BySide, MatchRules, SetupError};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::terms::{ClockInfo, DiceName, TutorInfo};
use crate::{Both, PositionRef, VariationName};

/// Who plays a side.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum SeatInfo {
    /// A person.
    Human {
        /// The player's name.
        name: String,
    },
    /// The program.
    Program {
        /// Its level: a preset's name, `human:PR` for one that errs as people of that performance rating do, 3 to 20, or
        /// `bkg` for Berliner's program of 1977, or `bkg-vi`.
        level: String,
    },
}

/// What is agreed before a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "they are independent rules, each with a name in the interface"
)]
#[serde(deny_unknown_fields)]
pub struct NewGame {
    /// Points needed to win; 0 = money.
    pub length: u16,
    /// The game played.
    #[serde(default)]
    pub variation: VariationName,
    /// The Jacoby rule (money).
    #[serde(default = "yes")]
    pub jacoby: bool,
    /// The Crawford rule (matches).
    #[serde(default = "yes")]
    pub crawford: bool,
    /// How many beavers may follow a double (money).
    #[serde(default)]
    pub beavers: u8,
    /// How many tied opening rolls turn the cube (money).
    #[serde(default)]
    pub automatic_doubles: u8,
    /// Whether there is a cube.
    #[serde(default = "yes")]
    pub cube: bool,
    /// The players.
    pub players: Both<SeatInfo>,
    /// Where dice come from.
    #[serde(default)]
    pub dice: DiceName,
    /// A seed for dice that can be rolled again but not checked; if absent, the program commits itself to dice.
    #[serde(default)]
    pub seed: Option<u64>,
    /// The commitment to the dice, as it was shown before; if absent in a request, dice are drawn with the game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub commitment: Option<String>,
    /// Words of the opponent, chosen when the commitment was known: the dice depend on them too.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub words: String,
    /// The tutor, if any.
    #[serde(default)]
    pub tutor: Option<TutorInfo>,
    /// The clock, if any.
    #[serde(default)]
    pub clock: Option<ClockInfo>,
    /// The first position, if it is not the starting position.
    #[serde(default)]
    pub start: Option<PositionRef>,
    /// Whether the tutor's evaluation bar is shown while playing.
    #[serde(default)]
    pub evaluation_bar: bool,
}

const fn yes() -> bool {
    true
}

/// Why no game can be started like this.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NewGameError {
    /// Too long a match.
    #[error("expected a match to at most {most} points, found {found}", most = MAX_LENGTH)]
    Length {
        /// Its length.
        found: u16,
    },
    /// No such level.
    #[error(transparent)]
    Level(#[from] LevelError),
    /// No memory for the tables of BKG.
    #[error("not enough memory for the bearoff tables of BKG")]
    Memory,
    /// No such rating of people.
    #[error(transparent)]
    Human(#[from] HumanPrError),
    /// No name, or too long a name.
    #[error("expected a name of 1 to {most} characters, found {found} characters", most = NewGame::MOST_NAME)]
    Name {
        /// Its length.
        found: usize,
    },
    /// Too many words.
    #[error("expected at most {most} characters to change the dice by, found {found}", most = NewGame::MOST_WORDS)]
    Words {
        /// How many characters.
        found: usize,
    },
    /// The secret of its dice is missing.
    #[error("expected the secret of the dice, found none")]
    NoSecret,
    /// No position to start from.
    #[error(transparent)]
    Position(#[from] PositionError),
    /// Numbers that no die shows.
    #[error("expected dice from 1 to 6, found {0} and {1}")]
    Dice(u8, u8),
    /// The dice cannot be set.
    #[error(transparent)]
    Setup(#[from] SetupError),
}

impl NewGame {
    /// The most characters of a player's name.
    pub const MOST_NAME: usize = 60;
    /// The most characters of [`NewGame::words`].
    pub const MOST_WORDS: usize = 200;

    /// Whether the program rolls dice that it commits itself to.
    #[must_use]
    pub fn commits(&self) -> bool {
        self.dice == DiceName::Program && self.seed.is_none()
    }

    /// The table described, with dice from this secret where the program [commits itself](Self::commits) to them.
    ///
    /// # Errors
    /// If the agreement is impossible.
    pub fn setup(&self, secret: Option<DiceSeed>) -> Result<TableSetup, NewGameError> {
        if self.length > MAX_LENGTH {
            return Err(NewGameError::Length { found: self.length });
        }
        let rules = MatchRules {
            variation: self.variation.into(),
            jacoby: self.jacoby,
            crawford: self.crawford,
            beavers: self.beavers,
            automatic_doubles: self.automatic_doubles,
            cube: self.cube,
            ..MatchRules::default()
        };
        if let Some(tutor) = &self.tutor {
            tutor.tutor()?;
        }
        let start = self.start.as_ref().map(|start| start.state(rules));
        // The same when the game is read again.
        let character = match (self.seed, &secret) {
            (Some(seed), _) => seed,
            (None, Some(secret)) => secret.number("character"),
            (None, None) => 0,
        };
        Ok(TableSetup {
            length: self.length,
            rules,
            seats: BySide::new(
                seat(&self.players.white, character)?,
                // Two of the same strength are two persons.
                seat(&self.players.black, !character)?,
            ),
            dice: self.table_dice(secret)?,
            start: start.transpose()?,
        })
    }
}

/// Levels of this name and a rating err as people do.
const LIKENESS: &str = "human:";

impl NewGame {
    fn table_dice(&self, secret: Option<DiceSeed>) -> Result<Dice, NewGameError> {
        let found = self.words.chars().count();
        if found > Self::MOST_WORDS {
            return Err(NewGameError::Words { found });
        }
        Ok(match (self.dice, self.seed, secret) {
            (DiceName::ByHand, ..) => Dice::ByHand,
            (DiceName::Program, Some(seed), _) => Dice::Program { seed },
            (DiceName::Program, None, Some(seed)) => Dice::Committed(CommittedDice {
                seed,
                words: self.words.clone(),
            }),
            (DiceName::Program, None, None) => return Err(NewGameError::NoSecret),
        })
    }
}

fn seat(info: &SeatInfo, character: u64) -> Result<Seat, NewGameError> {
    match info {
        SeatInfo::Human { name } => match name.trim().chars().count() {
            1..=NewGame::MOST_NAME => Ok(Seat::Human(name.trim().to_owned())),
            found => Err(NewGameError::Name { found }),
        },
        SeatInfo::Program { level } if level.starts_with(LIKENESS) => {
            let pr: HumanPr = level.parse()?;
            Ok(Seat::Likeness(Box::new(Person::new(pr, character))))
        }
        SeatInfo::Program { level: name } => match Level::named(name)? {
            Level::Bkg(edition) => Seat::bkg(edition).ok_or(NewGameError::Memory),
            Level::Strength(strength) => Ok(Seat::Program(Box::new(strength))),
        },
    }
}
