//! Dialogues that check whether an engine speaks UBGI. Any engine can be checked by its command line.

mod corpus;

use std::time::Duration;

use barpoint_rules::{Board, Roll};

use super::client::legal;
use crate::client::{Client, ClientError};
use corpus::{Dialogue, Expectation, Line};

/// How long an engine may take to answer, and to end.
const ANSWER: Duration = Duration::from_mins(1);
const END: Duration = Duration::from_secs(10);

/// What an engine is asked to be able to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Level {
    /// To play.
    Play,
    /// To play with the cube and at scores.
    Cube,
    /// To analyse.
    Analysis,
}

impl Level {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Play, Self::Cube, Self::Analysis];

    /// Its number: 0, 1 or 2.
    #[must_use]
    pub const fn number(self) -> u8 {
        self as u8
    }
}

/// How a dialogue went.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Checked {
    /// Its level.
    pub level: Level,
    /// What the engine should do in it.
    pub name: String,
    /// What it did instead.
    pub failure: Option<String>,
}

/// The dialogues.
pub struct Check(Vec<Dialogue>);

impl Check {
    /// The dialogues up to a level.
    #[must_use]
    pub fn up_to(level: Level) -> Self {
        let dialogues = corpus::read().into_iter();
        Self(dialogues.filter(|one| one.level <= level).collect())
    }

    /// How many there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether there are none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Leads them all with an engine; `each` hears of every one at its end. After a failure the engine is started anew.
    ///
    /// # Errors
    /// If the engine cannot be started.
    pub fn run(
        &self,
        command: &str,
        each: &mut dyn FnMut(&Checked),
    ) -> Result<Vec<Checked>, ClientError> {
        let mut engine = Client::start(command)?;
        let mut all = Vec::new();
        for dialogue in &self.0 {
            let failure = lead(&mut engine, dialogue).err();
            if failure.is_some() || dialogue.ends {
                engine = Client::start(command)?;
            }
            let checked = Checked {
                level: dialogue.level,
                name: dialogue.name.clone(),
                failure,
            };
            each(&checked);
            all.push(checked);
        }
        Ok(all)
    }
}

/// Leads a dialogue; says what went wrong.
fn lead(engine: &mut Client, dialogue: &Dialogue) -> Result<(), String> {
    for line in &dialogue.lines {
        match line {
            Line::Said(text) => engine.say(text).map_err(|error| error.to_string())?,
            Line::Expected(word, expectation) => hear(engine, word, expectation)?,
        }
    }
    if dialogue.ends && !engine.ends(END) {
        return Err("expected the end of the program at the end of its input".to_owned());
    }
    Ok(())
}

/// Waits for a line that begins with a word and looks at what follows.
fn hear(engine: &mut Client, word: &str, expectation: &Expectation) -> Result<(), String> {
    loop {
        let line = engine.line(ANSWER).map_err(|error| error.to_string())?;
        let line = line.ok_or_else(|| format!("expected {word}, found the end of the program"))?;
        let line = line.trim();
        let (first, rest) = line.split_once(' ').unwrap_or((line, ""));
        if first == word {
            return expectation.check(rest.trim());
        }
        // Other lines may come before it, errors only where they are expected.
        if first == "error" && dialogue_fails(word) {
            return Err(format!("expected {word}, found {line:?}"));
        }
    }
}

/// Whether an error ends the wait for a word: after a line that makes no sense `readyok` still comes.
fn dialogue_fails(word: &str) -> bool {
    word != "readyok"
}

impl Expectation {
    fn check(&self, found: &str) -> Result<(), String> {
        match self {
            Self::Anything => Ok(()),
            Self::OneOf(choices) if choices.iter().any(|choice| choice == found) => Ok(()),
            Self::OneOf(choices) => Err(format!(
                "expected {}, found {found:?}",
                choices.join(" or ")
            )),
            Self::Legal(board, roll) => legal_steps(board, *roll, found),
        }
    }
}

/// Whether an answer is a legal play with every step written out.
fn legal_steps(board: &Board, roll: Roll, found: &str) -> Result<(), String> {
    let expected = format!("expected a legal {roll} play of {board}");
    let play = legal(board, roll, found).ok_or_else(|| format!("{expected}, found {found:?}"))?;
    let steps = found
        .split_whitespace()
        .filter(|word| word.contains(['/', '-']))
        .count();
    if steps != play.steps().len() || found.contains(['*', '(']) {
        return Err(format!(
            "{expected} with every step written out, found {found:?}"
        ));
    }
    Ok(())
}
