//! An engine that is asked in UBGI.

use std::time::Duration;

use barpoint_rules::notation::GnubgId;
use barpoint_rules::{Board, MatchState, Play, PlayList, Roll};

use crate::client::{Client, ClientError};

/// How long an engine may take to greet, and to answer.
const GREETING: Duration = Duration::from_secs(20);
const ANSWER: Duration = Duration::from_mins(10);

/// A running engine.
pub struct Engine(Client);

impl Engine {
    /// Starts an engine by its command line, greets it and tells it whether games have a cube.
    ///
    /// # Errors
    /// If it cannot be started or does not answer.
    pub fn start(command: &str, cubeful: bool) -> Result<Self, ClientError> {
        let mut engine = Self(Client::start(command)?);
        engine.0.say("ubgi")?;
        engine.answer(&["ubgiok", "readyok"], GREETING)?;
        engine.0.say("newgame")?;
        engine.set_cube(cubeful)?;
        Ok(engine)
    }

    /// Tells it whether games have a cube.
    ///
    /// # Errors
    /// If it cannot be told or does not answer.
    pub fn set_cube(&mut self, cubeful: bool) -> Result<(), ClientError> {
        let mode = if cubeful { "cubeful" } else { "cubeless" };
        self.0
            .say(&format!("setoption name EvalMode value {mode}"))?;
        self.0.say("isready")?;
        // Many have no such option, or know no new games, and say so.
        while self
            .0
            .line(GREETING)?
            .is_some_and(|line| line.trim() != "readyok")
        {}
        Ok(())
    }

    /// What follows the first of these words with which a line begins; lines before it are passed over.
    fn answer(&mut self, words: &[&str], patience: Duration) -> Result<String, ClientError> {
        let expected = words.join(" or ");
        loop {
            let Some(line) = self.0.line(patience)? else {
                return Err(self.0.unusable(&expected, "its end"));
            };
            let (word, rest) = line.trim().split_once(' ').unwrap_or((line.trim(), ""));
            if words.contains(&word) {
                return Ok(rest.trim().to_owned());
            }
            if word == "error" {
                return Err(self.0.unusable(&expected, line.trim()));
            }
        }
    }

    fn describe(&mut self, state: &MatchState) -> Result<(), ClientError> {
        let id = GnubgId::of(state);
        self.0.say(&format!("position gnubgid {id}"))
    }

    /// Its play of the roll in a state.
    ///
    /// # Errors
    /// If there is no roll, or its answer is no legal play of it.
    pub fn play(&mut self, state: &MatchState, roll: Roll) -> Result<Play, ClientError> {
        self.describe(state)?;
        self.0
            .say(&format!("dice {} {}", roll.high(), roll.low()))?;
        self.0.say("go role chequer")?;
        let answer = self.answer(&["bestmove"], ANSWER)?;
        legal(state.board(), roll, &answer).ok_or_else(|| {
            let id = GnubgId::of(state);
            self.0
                .unusable(&format!("a legal {roll} play of {id}"), &answer)
        })
    }

    /// Whether the player on roll doubles.
    ///
    /// # Errors
    /// If it does not say.
    pub fn doubles(&mut self, state: &MatchState) -> Result<bool, ClientError> {
        self.describe(state)?;
        self.0.say("go role cube")?;
        let answer = self.answer(&["bestcube"], ANSWER)?;
        match answer.split_whitespace().next() {
            Some("double") => Ok(true),
            Some("nodouble") => Ok(false),
            _ => Err(self.0.unusable("double or nodouble", &answer)),
        }
    }

    /// Whether the opponent of the player on roll takes a double, which has not been offered yet.
    ///
    /// # Errors
    /// If it does not say.
    pub fn takes(&mut self, state: &MatchState) -> Result<bool, ClientError> {
        self.describe(state)?;
        self.0.say("offer double")?;
        self.0.say("go role cube")?;
        let answer = self.answer(&["bestcube"], ANSWER)?;
        match answer.split_whitespace().next() {
            Some("take" | "beaver") => Ok(true),
            Some("pass" | "drop") => Ok(false),
            _ => Err(self.0.unusable("take or pass", &answer)),
        }
    }
}

/// The legal play that an answer names; some engines write `24-18`, and names in other cases.
pub(super) fn legal(board: &Board, roll: Roll, answer: &str) -> Option<Play> {
    let mut list = PlayList::new();
    list.generate(board, roll);
    let text = answer.replace('-', "/").to_ascii_lowercase();
    if matches!(text.trim(), "" | "pass") {
        return list.plays().is_empty().then_some(Play::DANCE);
    }
    let play = board.parse_play(&text, roll).ok()?;
    let after = board.after(&play)?;
    list.boards().contains(&after).then_some(play)
}
