//! The decisions of a book by name.

use std::fmt;
use std::str::FromStr;

use barpoint_equity::CubeContext;
use barpoint_rules::notation::{display_play, read_play};
use barpoint_rules::{Board, MatchRules, MatchState, Play, PointLimit, Roll, Side, Variation};

use crate::BookError;

/// The first play of a game; shown and read as `31: 8/5 6/5`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OpeningPlay {
    /// The roll, no double.
    pub roll: Roll,
    /// The play.
    pub play: Play,
}

impl OpeningPlay {
    /// The board it leads to, seen by the opponent, who rolls next.
    #[must_use]
    pub fn next(&self) -> Board {
        let start = Variation::Standard.start();
        // A play that was read is legal.
        start.after(&self.play).unwrap_or(start).swapped()
    }
}

impl fmt::Display for OpeningPlay {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.roll, display_play(&self.play))
    }
}

impl FromStr for OpeningPlay {
    type Err = BookError;

    fn from_str(text: &str) -> Result<Self, BookError> {
        let read = || {
            let (roll, play) = text.split_once(':')?;
            let roll = opening_roll(roll.trim())?;
            let start = Variation::Standard.start();
            let play = read_play(play.trim(), &start, roll, PointLimit::Unlimited).ok()?;
            Some(Self { roll, play })
        };
        read().ok_or_else(|| unknown(text))
    }
}

/// A decision of a book: money play with the cube in the middle. Shown and read as `31`, an opening roll, or as
/// `31: 8/5 6/5; 64`, a reply.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BookDecision {
    /// What the opponent played first; `None` for an opening roll.
    pub after: Option<OpeningPlay>,
    /// The roll to be played.
    pub roll: Roll,
}

impl BookDecision {
    /// The 15 opening rolls, lower numbers first.
    pub fn openings() -> impl Iterator<Item = Self> {
        let rolls = Roll::weighted().map(|(roll, _)| roll);
        rolls
            .filter(|roll| !roll.is_double())
            .map(|roll| Self { after: None, roll })
    }

    /// The 21 replies to an opening play.
    pub fn replies(after: OpeningPlay) -> impl Iterator<Item = Self> {
        Roll::weighted().map(move |(roll, _)| Self {
            after: Some(after),
            roll,
        })
    }

    /// The opponent's opening roll before the play that it replies to.
    #[must_use]
    pub fn opening(&self) -> Option<Self> {
        self.after.map(|after| Self {
            after: None,
            roll: after.roll,
        })
    }

    /// The rules: money play with the Jacoby rule and beavers, as they are unless a player chooses others.
    #[must_use]
    pub fn rules() -> MatchRules {
        MatchRules::default()
    }

    /// The board, seen by the player on roll.
    #[must_use]
    pub fn board(&self) -> Board {
        self.after
            .map_or_else(|| Variation::Standard.start(), |after| after.next())
    }

    /// The position with its dice. White opens, so Black replies.
    #[must_use]
    pub fn state(&self) -> MatchState {
        let mut state = MatchState::new(0, Self::rules());
        let on_roll = match self.after {
            None => Side::White,
            Some(_) => Side::Black,
        };
        let placed = state
            .set_position(on_roll, self.board())
            .and_then(|()| state.set_roll(self.roll));
        debug_assert!(placed.is_ok(), "a game after at most one play goes on");
        state
    }

    /// Cube and score, seen by the player on roll.
    #[must_use]
    pub fn context(&self) -> CubeContext {
        let state = self.state();
        CubeContext::of(&state, state.on_roll())
    }

    /// A play of the roll.
    ///
    /// # Errors
    /// If the text is no legal play.
    pub fn read_play(&self, text: &str) -> Result<Play, BookError> {
        let play = read_play(text, &self.board(), self.roll, PointLimit::Unlimited);
        play.map_err(|_| unknown(text))
    }
}

impl fmt::Display for BookDecision {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.after {
            None => write!(f, "{}", self.roll),
            Some(after) => write!(f, "{after}; {}", self.roll),
        }
    }
}

impl FromStr for BookDecision {
    type Err = BookError;

    fn from_str(text: &str) -> Result<Self, BookError> {
        let read = || match text.split_once(';') {
            None => Some(Self {
                after: None,
                roll: opening_roll(text.trim())?,
            }),
            Some((after, roll)) => Some(Self {
                after: Some(after.trim().parse().ok()?),
                roll: roll.trim().parse().ok()?,
            }),
        };
        read().ok_or_else(|| unknown(text))
    }
}

fn opening_roll(text: &str) -> Option<Roll> {
    text.parse().ok().filter(|roll: &Roll| !roll.is_double())
}

fn unknown(text: &str) -> BookError {
    BookError::Decision {
        found: text.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_give_the_decisions_back() {
        for name in ["31", "65", "31: 8/5 6/5; 64", "21: 13/11 6/5; 11"] {
            let decision: BookDecision = name.parse().unwrap();
            assert_eq!(decision.to_string(), name);
        }
        for name in [
            "",
            "33",
            "31:",
            "31: 8/5 6/5",
            "31: 24/18; 64",
            "31: 8/5 6/5; 7",
        ] {
            assert!(name.parse::<BookDecision>().is_err(), "{name}");
        }
        assert_eq!(BookDecision::openings().count(), 15);
    }

    #[test]
    fn replies_are_made_on_the_board_after_the_opening_play() {
        let decision: BookDecision = "31: 8/5 6/5; 64".parse().unwrap();
        let state = decision.state();
        assert!(state.is_money());
        assert_eq!(state.roll(), Some(decision.roll));
        // The opponent's five point: 20 from here.
        assert_eq!(state.board().opponent()[5], 2);
        assert_eq!(BookDecision::replies(decision.after.unwrap()).count(), 21);
    }
}
