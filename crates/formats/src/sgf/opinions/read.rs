//! Reading our own properties.

use base64::Engine;
use base64::engine::general_purpose::STANDARD;

use barpoint_record::{
    Analyst, AnalystFigures, Attachment, CheckerOpinion, Clock, CubeOpinion, Opinion, RatedPlay,
    RolledOutPart, RolloutFacts, Said, Software,
};
use barpoint_rules::BySide;

use super::words::{self, Malformed, Read};
use crate::sgf::number::Words;

pub(in crate::sgf) fn read_analyst(value: &str) -> Option<Analyst> {
    whole(value, |words| {
        Ok(Analyst {
            software: Software {
                name: words::text(words)?,
                version: words::some_text(words)?,
            },
            met: words::some_text(words)?,
            figures: BySide::new(figures(words)?, figures(words)?),
        })
    })
}

/// What `read` makes of all words of a value.
fn whole<T>(value: &str, read: impl FnOnce(&mut Words<'_>) -> Read<T>) -> Option<T> {
    let mut words = Words::new(value);
    let read = read(&mut words).ok()?;
    words.finish().then_some(read)
}

fn figures(words: &mut Words<'_>) -> Read<AnalystFigures> {
    Ok(AnalystFigures {
        pr: words::some(words)?,
        decisions: words::some(words)?,
        checker_loss: words::equity(words)?,
        cube_loss: words::equity(words)?,
        luck: words::equity(words)?,
    })
}

pub(in crate::sgf) fn read_clock(value: &str) -> Option<Clock> {
    whole(value, |words| {
        Ok(Clock {
            since_start: words::some(words)?,
            left: BySide::new(words::some(words)?, words::some(words)?),
        })
    })
}

pub(in crate::sgf) fn read_attachment(value: &str) -> Option<Attachment> {
    whole(value, |words| {
        let (format, name) = (words::text(words)?, words::text(words)?);
        // Nothing at all has no word.
        let bytes = STANDARD.decode(words.word().unwrap_or_default());
        Ok(Attachment {
            format,
            name,
            bytes: bytes.map_err(|_| Malformed)?,
        })
    })
}

pub(in crate::sgf) fn read_opinion(value: &str) -> Option<Opinion> {
    whole(value, |words| {
        let analyst = words::number(words)?;
        let said = match words.word() {
            Some("M") => Said::Checker(read_checker(words)?),
            Some("C") => Said::Cube(read_cube(words)?),
            Some("L") => Said::Luck {
                equity: words::equity(words)?.ok_or(Malformed)?,
                level: words::some_level(words)?,
            },
            Some("R") => Said::Rollout(read_rollout(words)?),
            _ => return Err(Malformed),
        };
        Ok(Opinion { analyst, said })
    })
}

fn read_checker(words: &mut Words<'_>) -> Read<CheckerOpinion> {
    let (played, loss) = (words::some(words)?, words::equity(words)?);
    let mut plays = Vec::new();
    while words.peek().is_some() {
        plays.push(RatedPlay {
            play: words::play(words)?,
            level: words::level(words)?,
            outcome: words::outcome(words)?,
            equity: words::equity(words)?.ok_or(Malformed)?,
            std_err: words::equity(words)?,
        });
    }
    Ok(CheckerOpinion {
        plays,
        played,
        loss,
    })
}

fn read_cube(words: &mut Words<'_>) -> Read<CubeOpinion> {
    let level = words::level(words)?;
    let outcome = words::outcome(words)?;
    let mut equity = || words::equity(words);
    let [no_double, double_take, double_pass] = [equity()?, equity()?, equity()?];
    let (error, error_doubled) = (equity()?, equity()?);
    Ok(CubeOpinion {
        level,
        outcome,
        no_double,
        double_take,
        double_pass,
        std_errs: error.zip(error_doubled).map(|(a, b)| [a, b]),
        double_loss: equity()?,
        answer_loss: equity()?,
    })
}

fn read_rollout(words: &mut Words<'_>) -> Read<RolloutFacts> {
    let of = words::some(words)?.map_or(RolledOutPart::Cube, RolledOutPart::Play);
    Ok(RolloutFacts {
        of,
        trials: words::number(words)?,
        trials_doubled: words::some(words)?,
        seed: words::some(words)?,
        truncated_after: words::some(words)?,
        variance_reduction: words::flag(words)?,
        cubeful: words::flag(words)?,
        checker_level: words::some_level(words)?,
        cube_level: words::some_level(words)?,
        seconds: words::some(words)?,
    })
}
