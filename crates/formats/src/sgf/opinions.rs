//! What other programs said, the clock and parts of other formats, in properties of our own.
//!
//! gnubg has no properties for them and passes over ours; their names have two letters, since it takes a longer name for
//! a syntax error. Every value is a list of words with blanks between them, `-` for what is unknown; texts are one word,
//! with `%` and two digits for a byte that cannot stand there (`%` alone is an empty text).

use base64::Engine;
use base64::engine::general_purpose::STANDARD;

use barpoint_record::{Analyst, Attachment, Clock, Opinion, RolledOutPart, RolloutFacts, Said};

use super::nodes::Property;
use words::Line;

mod read;
mod words;

pub(super) use read::{read_analyst, read_attachment, read_clock, read_opinion};

/// Our own property of the first root: whose opinions the file holds, one value each.
pub(super) const ANALYSTS: &str = "XA";
/// Our own property of the first root: bytes that only another format understands, one value each.
pub(super) const ATTACHMENTS: &str = "XF";
/// Our own property of a node: opinions, one value each.
pub(super) const OPINIONS: &str = "XO";
/// Our own property of a node: the clock.
pub(super) const CLOCK: &str = "XT";

/// A property with these values; nothing if there are none.
pub(super) fn property(key: &str, values: impl Iterator<Item = String>) -> String {
    let mut text = String::new();
    for value in values {
        if text.is_empty() {
            text += key;
        }
        text = text + "[" + &value + "]";
    }
    text
}

/// Reads all values of a property, or none of them.
pub(super) fn read_all<T>(
    property: &Property<'_>,
    read: fn(&str) -> Option<T>,
    into: &mut Vec<T>,
) -> bool {
    let all: Option<Vec<T>> = property.values.iter().map(|value| read(value)).collect();
    all.is_some_and(|all| {
        into.extend(all);
        true
    })
}

pub(super) fn write_analyst(analyst: &Analyst) -> String {
    let mut line = Line::default();
    line.text(&analyst.software.name);
    line.some_text(analyst.software.version.as_deref());
    line.some_text(analyst.met.as_deref());
    for figures in [analyst.figures.white, analyst.figures.black] {
        line.some(figures.pr);
        line.some(figures.decisions);
        for sum in [figures.checker_loss, figures.cube_loss, figures.luck] {
            line.equity(sum);
        }
    }
    line.finish()
}

pub(super) fn write_clock(clock: &Clock) -> String {
    let mut line = Line::default();
    line.some(clock.since_start);
    line.some(clock.left.white);
    line.some(clock.left.black);
    line.finish()
}

pub(super) fn write_attachment(attachment: &Attachment) -> String {
    let mut line = Line::default();
    line.text(&attachment.format);
    line.text(&attachment.name);
    line.word(&STANDARD.encode(&attachment.bytes));
    line.finish()
}

pub(super) fn write_opinion(opinion: &Opinion) -> String {
    let mut line = Line::default();
    line.number(opinion.analyst);
    match &opinion.said {
        Said::Checker(checker) => {
            line.word("M");
            line.some(checker.played);
            line.equity(checker.loss);
            for rated in &checker.plays {
                line.play(&rated.play);
                line.level(&rated.level);
                line.outcome(rated.outcome);
                line.equity(Some(rated.equity));
                line.equity(rated.std_err);
            }
        }
        Said::Cube(cube) => {
            line.word("C");
            line.level(&cube.level);
            line.outcome(cube.outcome);
            for equity in [
                cube.no_double,
                cube.double_take,
                cube.double_pass,
                cube.std_errs.map(|errs| errs[0]),
                cube.std_errs.map(|errs| errs[1]),
                cube.double_loss,
                cube.answer_loss,
            ] {
                line.equity(equity);
            }
        }
        Said::Luck { equity, level } => {
            line.word("L");
            line.equity(Some(*equity));
            line.some_level(level.as_ref());
        }
        Said::Rollout(facts) => write_rollout(&mut line, facts),
    }
    line.finish()
}

fn write_rollout(line: &mut Line, facts: &RolloutFacts) {
    line.word("R");
    line.some(match facts.of {
        RolledOutPart::Play(index) => Some(index),
        RolledOutPart::Cube => None,
    });
    line.number(facts.trials);
    line.some(facts.trials_doubled);
    line.some(facts.seed);
    line.some(facts.truncated_after);
    line.number(u8::from(facts.variance_reduction));
    line.number(u8::from(facts.cubeful));
    line.some_level(facts.checker_level.as_ref());
    line.some_level(facts.cube_level.as_ref());
    line.some(facts.seconds);
}

#[cfg(test)]
mod tests;
