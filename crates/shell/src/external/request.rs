//! What another program asks for in a line.

use super::board;
use crate::settings::Evaluation;
use barpoint_rules::{MatchRules, MatchState, WinKind};

/// What is asked for.
#[derive(Debug)]
pub(super) enum Request {
    /// The decision of a state; a resignation on offer is part of the line.
    Decide(MatchState, Option<WinKind>),
    /// The value of a state.
    Evaluate(MatchState, Evaluation),
    /// Which program this is.
    Version,
    Help,
    /// Whether the shell shows what is asked and answered.
    Debug(bool),
    Exit,
}

/// Settings in a line, after a board.
struct Options {
    evaluation: Evaluation,
    rules: MatchRules,
    resignation: Option<WinKind>,
}

/// Reads a line; positions are played by these rules unless the line says otherwise.
pub(super) fn read(line: &str, rules: MatchRules) -> Result<Request, String> {
    let words: Vec<&str> = line.split_whitespace().collect();
    let lower: Vec<String> = words.iter().map(|word| word.to_ascii_lowercase()).collect();
    let lower: Vec<&str> = lower.iter().map(String::as_str).collect();
    match lower[..] {
        [] => Err("expected a command, found nothing".to_owned()),
        ["version"] => Ok(Request::Version),
        ["help"] => Ok(Request::Help),
        ["exit" | "quit"] => Ok(Request::Exit),
        ["set", "debug", word] => Ok(Request::Debug(switch("debug", word)?)),
        ["set", ..] => Err("expected set debug on or set debug off".to_owned()),
        ["evaluation", "fibsboard", board, ref options @ ..] if board.starts_with("board:") => {
            let options = read_options(options, rules)?;
            let state = board::state(words[2], options.rules)?;
            Ok(Request::Evaluate(state, options.evaluation))
        }
        ["evaluation", ..] => Err("expected evaluation fibsboard board:...".to_owned()),
        [board, ref options @ ..] if board.starts_with("board:") => {
            let options = read_options(options, rules)?;
            let state = board::state(words[0], options.rules)?;
            Ok(Request::Decide(state, options.resignation))
        }
        [word, ..] => Err(format!("there is no command {word:?}")),
    }
}

fn read_options(words: &[&str], mut rules: MatchRules) -> Result<Options, String> {
    let mut evaluation = Evaluation {
        cubeful: false,
        prune: false,
        ..Evaluation::at(0)
    };
    let mut resignation = None;
    let mut words = words.iter().copied().peekable();
    while let Some(name) = words.next() {
        let mut value = || {
            words
                .next()
                .ok_or_else(|| format!("expected a value after {name}"))
        };
        match name {
            "cubeful" => evaluation.cubeful = true,
            "cubeless" => evaluation.cubeful = false,
            "cube" => evaluation.cubeful = switch(name, value()?)?,
            "deterministic" => evaluation.deterministic = switch(name, value()?)?,
            "jacobyrule" => rules.jacoby = switch(name, value()?)?,
            "crawfordrule" => rules.crawford = switch(name, value()?)?,
            "beavers" => rules.beavers = if switch(name, value()?)? { 3 } else { 0 },
            "plies" => evaluation.plies = number(name, value()?, 0..=7)?,
            "noise" => evaluation.noise = number(name, value()?, 0.0..=1.0)?,
            "resignation" => {
                resignation = WinKind::from_multiplier(number(name, value()?, 0..=3)?);
            }
            // The value may be left out.
            "prune" => {
                evaluation.prune = match words.next_if(|word| ["on", "off"].contains(word)) {
                    Some(word) => switch(name, word)?,
                    None => true,
                }
            }
            _ => return Err(format!("there is no setting {name:?}")),
        }
    }
    Ok(Options {
        evaluation,
        rules,
        resignation,
    })
}

fn switch(name: &str, word: &str) -> Result<bool, String> {
    match word {
        "on" => Ok(true),
        "off" => Ok(false),
        _ => Err(format!("expected {name} on or {name} off, found {word:?}")),
    }
}

fn number<T>(name: &str, word: &str, range: std::ops::RangeInclusive<T>) -> Result<T, String>
where
    T: PartialOrd + std::str::FromStr + std::fmt::Display,
{
    let number = word.parse().ok().filter(|number| range.contains(number));
    number.ok_or_else(|| {
        let (least, most) = (range.start(), range.end());
        format!("expected {name} from {least} to {most}, found {word:?}")
    })
}
