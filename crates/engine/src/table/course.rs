//! How the games at a table went.

use barpoint_rules::{Action, GameResult, MatchState, Side};

use super::Table;

/// A finished or running game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameOutcome {
    /// From 1.
    pub number: usize,
    /// How it ended; `None` while it is played.
    pub result: Option<GameResult>,
}

/// When a game was begun and last changed, in seconds since 1970, and how often it has changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stamp {
    /// When it was begun.
    pub created: u64,
    /// When something last happened.
    pub changed: u64,
    /// How often it has changed.
    pub revision: u64,
}

/// The games so far.
#[derive(Clone, Debug, PartialEq)]
pub struct Course {
    /// Each game, the one being played last.
    pub games: Vec<GameOutcome>,
    /// What has happened in the game being played, with the state before it.
    pub actions: Vec<(MatchState, Action)>,
}

impl Table {
    /// How the games went.
    #[must_use]
    pub fn course(&self) -> Course {
        let mut games = Vec::new();
        let mut actions = Vec::new();
        let outcome = |games: &[GameOutcome], state: &MatchState| GameOutcome {
            number: games.len() + 1,
            result: state.game_result(),
        };
        for (before, action) in self.history() {
            if action == Action::NextGame {
                games.push(outcome(&games, &before));
                actions.clear();
            } else {
                actions.push((before, action));
            }
        }
        games.push(outcome(&games, self.state()));
        Course { games, actions }
    }

    /// Who plays what: `Ann – barpoint (expert), 7 points`.
    #[must_use]
    pub fn title(&self) -> String {
        let name = |side| self.setup().seats[side].name();
        let what = match self.state().length() {
            0 => "money".to_owned(),
            1 => "1 point".to_owned(),
            points => format!("{points} points"),
        };
        format!("{} – {}, {what}", name(Side::White), name(Side::Black))
    }
}
