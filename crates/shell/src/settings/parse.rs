//! What is typed after a setting.

use std::fmt::Display;
use std::ops::RangeInclusive;

use barpoint_eval::{FILTER_DEPTHS, FilterLevel, MoveFilter};

use super::row::Kind;
use super::table::number;
use crate::commands::{Call, database};
use crate::session::Session;
use crate::shell::Refusal;

/// The value that is typed, as text.
pub(super) fn typed(
    kind: &Kind,
    before: &str,
    call: &mut Call<'_>,
    session: &Session,
) -> Result<String, Refusal> {
    match kind {
        Kind::Switch | Kind::YesNo => {
            let on = call.switch()?;
            Ok(if on { "on" } else { "off" }.to_owned())
        }
        Kind::Whole(range) => in_range(call, "a whole number", range),
        Kind::Real(_, range) => in_range(call, "a number", range),
        Kind::Word(words) => word(call, words),
        Kind::Player => player(call, session),
        Kind::Pairs => pairs(before, call),
        Kind::Prompt => Ok(prompt(unquoted(call.words.rest()))),
        _ => one_line(call),
    }
}

fn in_range<T>(
    call: &mut Call<'_>,
    what: &str,
    range: &RangeInclusive<T>,
) -> Result<String, Refusal>
where
    T: Copy + PartialOrd + Display + std::str::FromStr,
{
    let expected = format!("{what} from {} to {}", range.start(), range.end());
    let text = call.word(&expected)?;
    match text.parse::<T>() {
        Ok(number) if range.contains(&number) => Ok(number.to_string()),
        _ => Err(Refusal::new(format!(
            "{}: expected {expected}, found `{text}'",
            call.path
        ))),
    }
}

/// A word; its beginning is enough.
fn word(call: &mut Call<'_>, words: &[&'static str]) -> Result<String, Refusal> {
    let expected = words.join(", ");
    let text = call.word(&expected)?;
    let starts = |word: &&&str| {
        word.get(..text.len())
            .is_some_and(|start| start.eq_ignore_ascii_case(&text))
    };
    let found = words.iter().find(starts);
    found.map(|word| (*word).to_owned()).ok_or_else(|| {
        Refusal::new(format!(
            "{}: expected one of {expected}, found `{text}'",
            call.path
        ))
    })
}

fn player(call: &mut Call<'_>, session: &Session) -> Result<String, Refusal> {
    let text = call.word("0, 1, a name or both")?;
    if ["-1", "-2"].contains(&text.as_str()) {
        return Ok(text);
    }
    match session.players(&text).as_deref() {
        Some(&[side]) => Ok(number(side).to_owned()),
        Some(_) => Ok("-1".to_owned()),
        None => Err(Refusal::new(format!(
            "{}: expected 0, 1, a name or both, found `{text}'",
            call.path
        ))),
    }
}

/// `KEY=VALUE` and so on, or the address of a database, merged into what is there.
fn pairs(before: &str, call: &mut Call<'_>) -> Result<String, Refusal> {
    let mut pairs: Vec<(String, String)> = before.split(' ').filter_map(split).collect();
    for word in call.words.by_ref() {
        let given = if database::is_address(&word) {
            vec![
                ("dbtype".to_owned(), "PostgreSQL".to_owned()),
                ("database".to_owned(), word),
            ]
        } else {
            let pair = split(&word).ok_or_else(|| {
                let path = call.path;
                Refusal::new(format!("{path}: expected KEY=VALUE, found `{word}'"))
            })?;
            vec![pair]
        };
        for (key, value) in given {
            match pairs.iter_mut().find(|(known, _)| *known == key) {
                Some(pair) => pair.1 = value,
                None => pairs.push((key, value)),
            }
        }
    }
    let words = pairs.iter().map(|(key, value)| format!("{key}={value}"));
    Ok(words.collect::<Vec<_>>().join(" "))
}

fn split(word: &str) -> Option<(String, String)> {
    let (key, value) = word.split_once('=')?;
    Some((key.to_owned(), value.to_owned()))
}

/// A text without the quotes around it; what is inside them is taken as it is.
fn unquoted(text: &str) -> &str {
    let inside = |quote| text.strip_prefix(quote)?.strip_suffix(quote);
    inside('"').or_else(|| inside('\'')).unwrap_or(text)
}

/// A blank follows a prompt.
fn prompt(text: &str) -> String {
    match text {
        "" => "(\\p) ".to_owned(),
        text if text.ends_with(' ') => text.to_owned(),
        text => format!("{text} "),
    }
}

/// A text, which must be one line without quotes so that it can be saved.
fn one_line(call: &Call<'_>) -> Result<String, Refusal> {
    let text = call.words.clone().text();
    if text.chars().any(char::is_control) || text.contains('"') {
        return Err(Refusal::new(format!(
            "{}: expected a text without quotes and control characters",
            call.path
        )));
    }
    Ok(text)
}

/// A level of a move filter: `PLIES LEVEL ACCEPT [EXTRA THRESHOLD]`.
pub(super) fn filter_level(call: &mut Call<'_>, filter: &mut MoveFilter) -> Result<(), Refusal> {
    let most = u32::try_from(FILTER_DEPTHS).unwrap_or(4);
    let plies = call.number("plies", 1, most)?;
    let level = call.number("a level below the plies,", 0, plies - 1)?;
    let accept = call.word("plays always kept, or -1 to skip the level")?;
    let wrong = |what: &str, found: &str| {
        Refusal::new(format!("{}: expected {what}, found `{found}'", call.path))
    };
    let kept = if accept.starts_with('-') && accept.parse::<i32>().is_ok() {
        None
    } else {
        let expected = "a number of plays from 0 to 255, or -1 to skip the level";
        let accept: u8 = accept.parse().map_err(|_| wrong(expected, &accept))?;
        let (extra, threshold) = (call.words.next(), call.words.next());
        let extra = extra.unwrap_or_else(|| "0".to_owned());
        let threshold = threshold.unwrap_or_else(|| "0".to_owned());
        Some(FilterLevel {
            accept,
            extra: extra
                .parse()
                .map_err(|_| wrong("a number of plays from 0 to 255", &extra))?,
            threshold: threshold
                .parse()
                .ok()
                .filter(|number: &f32| (0.0..=10.0).contains(number))
                .ok_or_else(|| wrong("an equity from 0 to 10", &threshold))?,
        })
    };
    let place = |number: u32| usize::try_from(number).unwrap_or_default();
    filter.depths[place(plies) - 1][place(level)] = kept;
    Ok(())
}
