//! The dialogues as text: `corpus.txt`.

use barpoint_rules::{Board, Roll};

use super::Level;

const TEXT: &str = include_str!("corpus.txt");

/// What is said and what must be answered.
pub(super) struct Dialogue {
    pub(super) level: Level,
    pub(super) name: String,
    pub(super) lines: Vec<Line>,
    /// Whether the input ends after it.
    pub(super) ends: bool,
}

/// A line of a dialogue.
pub(super) enum Line {
    Said(String),
    /// A line that begins with this word comes.
    Expected(String, Expectation),
}

/// What follows a word.
pub(super) enum Expectation {
    Anything,
    OneOf(Vec<String>),
    /// A legal play.
    Legal(Board, Roll),
}

/// The mark of a dialogue after which the input ends.
const END: &str = "> end of input";

/// All dialogues.
pub(super) fn read() -> Vec<Dialogue> {
    let lines = TEXT.lines().filter(|line| !line.starts_with('#'));
    let mut all: Vec<Dialogue> = Vec::new();
    for line in lines {
        if let Some((level, name)) = line
            .strip_prefix('[')
            .and_then(|rest| rest.split_once("] "))
        {
            let number: usize = level.parse().unwrap_or_default();
            all.push(Dialogue {
                level: Level::ALL[number.min(2)],
                name: name.to_owned(),
                lines: Vec::new(),
                ends: false,
            });
            continue;
        }
        let Some(dialogue) = all.last_mut() else {
            continue;
        };
        if line == END {
            dialogue.ends = true;
        } else if let Some(said) = line.strip_prefix("> ") {
            dialogue.lines.push(Line::Said(said.to_owned()));
        } else if let Some(expected) = line.strip_prefix("< ") {
            let (word, rest) = expected.split_once(' ').unwrap_or((expected, ""));
            let expectation = expectation(rest).unwrap_or(Expectation::Anything);
            dialogue
                .lines
                .push(Line::Expected(word.to_owned(), expectation));
        }
    }
    all
}

fn expectation(text: &str) -> Option<Expectation> {
    if let Some(text) = text.strip_prefix("is ") {
        return Some(Expectation::OneOf(vec![text.to_owned()]));
    }
    if let Some(choices) = text.strip_prefix("one of ") {
        let choices = choices.split('|').map(|choice| choice.trim().to_owned());
        return Some(Expectation::OneOf(choices.collect()));
    }
    let (id, roll) = text.strip_prefix("legal ")?.split_once(' ')?;
    Some(Expectation::Legal(id.parse().ok()?, roll.parse().ok()?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_line_of_the_corpus_is_understood() {
        let lines = TEXT
            .lines()
            .filter(|line| !line.starts_with('#') && !line.is_empty());
        let strange = |line: &&str| !line.starts_with(['[', '>', '<']);
        assert_eq!(lines.clone().find(strange), None);
        let legal = lines
            .clone()
            .filter(|line| line.contains(" legal "))
            .count();
        let all = read();
        let mut lines = all.iter().flat_map(|dialogue| &dialogue.lines);
        let read = lines
            .by_ref()
            .filter(|line| matches!(line, Line::Expected(_, Expectation::Legal(..))));
        assert_eq!(read.count(), legal);
        assert!(all.iter().any(|dialogue| dialogue.ends));
        for level in Level::ALL {
            assert!(
                all.iter()
                    .filter(|dialogue| dialogue.level == level)
                    .count()
                    > 4
            );
        }
    }
}
