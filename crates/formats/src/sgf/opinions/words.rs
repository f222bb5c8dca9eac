//! The words of our own properties.

use std::fmt::{Display, Write};
use std::str::FromStr;

use barpoint_equity::{Equity, Outcome};
use barpoint_record::{Depth, Level};
use barpoint_rules::{Play, Point, Step};

use crate::sgf::number::Words;

/// A value that is not as we write it.
pub(super) struct Malformed;

/// What a word is read as.
pub(super) type Read<T> = Result<T, Malformed>;

/// What stands for something unknown.
const NONE: &str = "-";

/// A value being written.
#[derive(Default)]
pub(super) struct Line(String);

impl Line {
    pub(super) fn finish(self) -> String {
        self.0
    }

    pub(super) fn word(&mut self, word: &str) {
        if !self.0.is_empty() {
            self.0.push(' ');
        }
        self.0.push_str(word);
    }

    pub(super) fn number(&mut self, number: impl Display) {
        self.word(&number.to_string());
    }

    pub(super) fn some(&mut self, number: Option<impl Display>) {
        match number {
            Some(number) => self.number(number),
            None => self.word(NONE),
        }
    }

    /// As many digits as it takes to read the same number again.
    pub(super) fn equity(&mut self, equity: Option<Equity>) {
        self.some(equity.map(Equity::get));
    }

    /// A text as one word.
    pub(super) fn text(&mut self, text: &str) {
        let mut word = String::with_capacity(text.len());
        for (index, c) in text.char_indices() {
            let plain =
                !c.is_whitespace() && !c.is_control() && !matches!(c, '%' | '[' | ']' | '\\' | ':');
            if plain && !(index == 0 && c == '-') {
                word.push(c);
                continue;
            }
            let mut bytes = [0; 4];
            for byte in c.encode_utf8(&mut bytes).bytes() {
                let _ = write!(word, "%{byte:02x}");
            }
        }
        if word.is_empty() {
            word.push('%');
        }
        self.word(&word);
    }

    pub(super) fn some_text(&mut self, text: Option<&str>) {
        match text {
            Some(text) => self.text(text),
            None => self.word(NONE),
        }
    }

    pub(super) fn level(&mut self, level: &Level) {
        self.text(&level.name);
        match level.depth {
            Some(Depth::Plies(plies)) => self.word(&format!("p{plies}")),
            Some(Depth::Trials(trials)) => self.word(&format!("t{trials}")),
            None => self.word(NONE),
        }
    }

    pub(super) fn some_level(&mut self, level: Option<&Level>) {
        match level {
            Some(level) => self.level(level),
            None => self.word(NONE),
        }
    }

    pub(super) fn outcome(&mut self, outcome: Option<Outcome>) {
        match outcome {
            Some(outcome) => outcome
                .to_array()
                .iter()
                .for_each(|chance| self.number(chance)),
            None => self.word(NONE),
        }
    }

    /// `24/18,13/11*`; a dance is `0`.
    pub(super) fn play(&mut self, play: &Play) {
        let steps: Vec<String> = play
            .steps()
            .iter()
            .map(|step| {
                let hit = if step.hit { "*" } else { "" };
                format!("{}/{}{hit}", step.from.number(), step.to.number())
            })
            .collect();
        if steps.is_empty() {
            self.word("0");
        } else {
            self.word(&steps.join(","));
        }
    }
}

/// The next word.
fn word<'a>(words: &mut Words<'a>) -> Read<&'a str> {
    words.word().ok_or(Malformed)
}

/// The next word as a number.
pub(super) fn number<T: FromStr>(words: &mut Words<'_>) -> Read<T> {
    words.number().ok_or(Malformed)
}

/// The next word as a number, `None` if unknown.
pub(super) fn some<T: FromStr>(words: &mut Words<'_>) -> Read<Option<T>> {
    match word(words)? {
        NONE => Ok(None),
        word => word.parse().map(Some).map_err(|_| Malformed),
    }
}

pub(super) fn equity(words: &mut Words<'_>) -> Read<Option<Equity>> {
    some(words).map(|value| value.map(Equity))
}

pub(super) fn flag(words: &mut Words<'_>) -> Read<bool> {
    match word(words)? {
        "0" => Ok(false),
        "1" => Ok(true),
        _ => Err(Malformed),
    }
}

pub(super) fn text(words: &mut Words<'_>) -> Read<String> {
    some_text(words)?.ok_or(Malformed)
}

pub(super) fn some_text(words: &mut Words<'_>) -> Read<Option<String>> {
    match word(words)? {
        NONE => Ok(None),
        "%" => Ok(Some(String::new())),
        word => plain(word).map(Some).ok_or(Malformed),
    }
}

/// The text behind a word.
fn plain(word: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(word.len());
    let mut rest = word.as_bytes();
    while let Some((&byte, after)) = rest.split_first() {
        rest = after;
        if byte != b'%' {
            bytes.push(byte);
            continue;
        }
        let (digits, after) = rest.split_at_checked(2)?;
        bytes.push(u8::from_str_radix(std::str::from_utf8(digits).ok()?, 16).ok()?);
        rest = after;
    }
    String::from_utf8(bytes).ok()
}

fn depth(word: &str) -> Read<Option<Depth>> {
    if word == NONE {
        return Ok(None);
    }
    let (kind, number) = word.split_at_checked(1).ok_or(Malformed)?;
    let number: u32 = number.parse().map_err(|_| Malformed)?;
    match kind {
        "p" => u8::try_from(number).map(|plies| Some(Depth::Plies(plies))),
        "t" => Ok(Some(Depth::Trials(number))),
        _ => return Err(Malformed),
    }
    .map_err(|_| Malformed)
}

pub(super) fn level(words: &mut Words<'_>) -> Read<Level> {
    some_level(words)?.ok_or(Malformed)
}

pub(super) fn some_level(words: &mut Words<'_>) -> Read<Option<Level>> {
    let Some(name) = some_text(words)? else {
        return Ok(None);
    };
    let depth = depth(word(words)?)?;
    Ok(Some(Level { name, depth }))
}

pub(super) fn outcome(words: &mut Words<'_>) -> Read<Option<Outcome>> {
    let Some(win) = some(words)? else {
        return Ok(None);
    };
    let [wg, wbg, lg, lbg] = words.numbers().ok_or(Malformed)?;
    Ok(Some(Outcome::from_array([win, wg, wbg, lg, lbg])))
}

pub(super) fn play(words: &mut Words<'_>) -> Read<Play> {
    match word(words)? {
        "0" => Ok(Play::DANCE),
        word => steps(word).ok_or(Malformed),
    }
}

fn steps(word: &str) -> Option<Play> {
    let point = |text: &str| Point::new(text.parse().ok()?);
    let steps: Vec<Step> = word
        .split(',')
        .take(5)
        .map(|step| {
            let (from, to) = step.split_once('/')?;
            let hit = to.strip_suffix('*');
            Some(Step {
                from: point(from)?,
                to: point(hit.unwrap_or(to))?,
                hit: hit.is_some(),
            })
        })
        .collect::<Option<_>>()?;
    Play::from_steps(&steps)
}
