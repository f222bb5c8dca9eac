//! Who plays, by which rules and with which dice, and the match that is on.

use barpoint_engine::Strength;
use barpoint_engine::table;
use barpoint_formats::position;
use barpoint_record::{Entry, Event, GameRecord, MatchRecord, Player};
use barpoint_rules::{
    Action, ActionError, BySide, Crawford, MatchRules, MatchState, SetupError, Side,
};

use crate::dice::Dice;

/// Who makes the decisions of a player.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Control {
    /// Whoever types.
    Human,
    /// The program.
    Program(Box<Strength>),
}

/// A player.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Seat {
    pub(crate) name: String,
    pub(crate) control: Control,
}

impl Seat {
    /// The same at a table.
    pub(crate) fn at_table(&self) -> table::Seat {
        match &self.control {
            Control::Human => table::Seat::Human(self.name.clone()),
            Control::Program(strength) => table::Seat::Program(strength.clone()),
        }
    }
}

/// What is done without being asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Automatic {
    /// The next game begins when one is over.
    pub(crate) game: bool,
    /// A play without an alternative is made.
    pub(crate) play: bool,
    /// The dice are rolled where no double is possible.
    pub(crate) roll: bool,
}

/// How output looks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Look {
    pub(crate) prompt: String,
    /// Digits after the point of chances and equities.
    pub(crate) digits: usize,
    /// Whether player 1 moves clockwise.
    pub(crate) clockwise: bool,
}

/// Everything that a shell remembers between two lines.
pub(crate) struct Session {
    pub(crate) seats: BySide<Seat>,
    /// The rules of new games.
    pub(crate) rules: MatchRules,
    /// The length of new matches for which none is given.
    pub(crate) length: u16,
    pub(crate) automatic: Automatic,
    pub(crate) look: Look,
    pub(crate) dice: Dice,
    /// What hints and evaluations look at.
    pub(crate) advice: Strength,
    pub(crate) game: Option<Playing>,
    /// How many files of commands are being read, one inside the other.
    pub(crate) loading: usize,
}

impl Session {
    /// A shell just started: gnubg's settings, with the program as player 0.
    pub(crate) fn new(user: String) -> Self {
        Self {
            seats: BySide::new(
                Seat {
                    name: "barpoint".to_owned(),
                    control: Control::Program(Box::new(Strength::WORLD_CLASS)),
                },
                Seat {
                    name: user,
                    control: Control::Human,
                },
            ),
            rules: MatchRules::default(),
            length: 7,
            automatic: Automatic {
                game: true,
                play: false,
                roll: true,
            },
            look: Look {
                prompt: "(\\p) ".to_owned(),
                digits: 3,
                clockwise: false,
            },
            dice: Dice::new(),
            advice: Strength::WORLD_CLASS,
            game: None,
            loading: 0,
        }
    }

    /// The players that a word means: 0, 1, a name, or `both`.
    pub(crate) fn players(&self, word: &str) -> Option<Vec<Side>> {
        let named = |side: &Side| self.seats[*side].name.eq_ignore_ascii_case(word);
        match word {
            "0" => Some(vec![Side::White]),
            "1" => Some(vec![Side::Black]),
            _ => Side::BOTH
                .into_iter()
                .find(named)
                .map(|side| vec![side])
                .or_else(|| {
                    "both"
                        .eq_ignore_ascii_case(word)
                        .then(|| Side::BOTH.to_vec())
                }),
        }
    }

    /// The player that a word means.
    pub(crate) fn player(&self, word: &str) -> Option<Side> {
        match self.players(word)?[..] {
            [side] => Some(side),
            _ => None,
        }
    }

    /// What a player is called.
    pub(crate) fn name(&self, side: Side) -> &str {
        &self.seats[side].name
    }
}

/// A match or session that is on.
#[derive(Clone, Debug)]
pub(crate) struct Playing {
    pub(crate) record: MatchRecord,
    pub(crate) state: MatchState,
}

impl Playing {
    /// A match to so many points, or a session for 0, before its first roll.
    pub(crate) fn new(length: u16, rules: MatchRules, names: BySide<String>) -> Self {
        let state = MatchState::new(length, rules);
        let record = MatchRecord {
            players: names.map(|name| Player {
                name,
                ..Player::default()
            }),
            length,
            rules,
            games: vec![game_of(&state)],
            ..MatchRecord::default()
        };
        Self { record, state }
    }

    /// A game that begins with a state set up by hand.
    pub(crate) fn at(state: &MatchState, names: &BySide<String>) -> Self {
        let players = names.clone().map(|name| Player {
            name,
            ..Player::default()
        });
        Self {
            record: position::record(&players, state),
            state: *state,
        }
    }

    /// Changes the rules in the middle of a game.
    pub(crate) fn change_rules(
        &mut self,
        change: impl FnOnce(&mut MatchRules),
    ) -> Result<(), SetupError> {
        let Some(mut snapshot) = self.state.snapshot() else {
            return Ok(());
        };
        change(&mut snapshot.rules);
        self.state = MatchState::from_snapshot(&snapshot)?;
        self.record.rules = snapshot.rules;
        Ok(())
    }

    /// What the rules let happen; it goes into the record.
    pub(crate) fn apply(&mut self, action: Action) -> Result<(), ActionError> {
        let before = self.state;
        self.state.apply(action)?;
        if let Some(event) = Event::of(&before, action) {
            self.note(event);
        }
        if action == Action::NextGame {
            self.record.games.push(game_of(&self.state));
        }
        if let (None, Some(result), Some(game)) = (
            before.game_result(),
            self.state.game_result(),
            self.record.games.last_mut(),
        ) {
            game.result = Some(result.into());
        }
        Ok(())
    }

    /// Changes the state by hand; the events that say so go into the record.
    pub(crate) fn edit(
        &mut self,
        change: impl FnOnce(&mut MatchState) -> Result<(), SetupError>,
        events: impl IntoIterator<Item = Event>,
    ) -> Result<(), SetupError> {
        change(&mut self.state)?;
        if let Some(game) = self.record.games.last_mut() {
            game.score = self.state.score();
            game.crawford = self.state.crawford() == Crawford::Now;
        }
        events.into_iter().for_each(|event| self.note(event));
        Ok(())
    }

    /// Begins the game that is on once more.
    pub(crate) fn restart(&mut self) -> Result<(), SetupError> {
        self.state.restart_game()?;
        self.record.games.pop();
        self.record.games.push(game_of(&self.state));
        Ok(())
    }

    fn note(&mut self, event: Event) {
        if let Some(game) = self.record.games.last_mut() {
            game.entries.push(Entry::new(event));
        }
    }
}

fn game_of(state: &MatchState) -> GameRecord {
    GameRecord {
        score: state.score(),
        crawford: state.crawford() == Crawford::Now,
        ..GameRecord::default()
    }
}
