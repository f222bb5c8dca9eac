//! Positions copied from `BGBlitz`.
//!
//! ```text
//!  +13-14-15-16-17-18------19-20-21-22-23-24-+   O: Green  52
//!  +12-11-10--9--8--7-------6--5--4--3--2--1-+   X: Red  111
//!   2.   0.111 mwp /  -0.545  (-0.053)  19/18, 3/1
//!        0.227  0.000  0.000  -  0.773  0.385  0.005
//!  Green        45.9  11.7  0.2
//!  Red          54.1  17.5  0.2
//!  No Double             :  0.226   ( 0.000)      0.287   ( 0.000)
//!  Double / Take         :  0.220   (-0.006)      0.164   (-0.123)
//!  Double / Pass         :  0.261   ( 0.034)      1.000   ( 0.713)
//! ```
//!
//! The cube actions stand in order of merit: the one without a stroke is not to double, of the others a pass is worth
//! exactly a point.

use barpoint_equity::Equity;
use barpoint_record::{Analyst, CubeOpinion, Level, RatedPlay, Software};
use barpoint_rules::{BySide, MatchState, Side};

use super::clipboard::{self, Around, Found};
use super::numbers::{equity, number, outcome, ranked};

type Lines<'a> = &'a [(u32, String)];

/// The names of O, at the top, and X.
pub(super) fn names(before: Lines<'_>) -> Option<[String; 2]> {
    let name = |label: &str, edge: &str| {
        before.iter().rev().take(20).find_map(|(_, line)| {
            let rest = line.trim_start().strip_prefix(edge)?;
            let (_, named) = rest.split_once(label)?;
            let (name, pips) = named.trim().rsplit_once(' ')?;
            let is_count = pips.parse::<u16>().is_ok();
            is_count.then(|| name.trim().to_owned())
        })
    };
    Some([name(" O:", "+13-")?, name(" X:", "+12-")?])
}

/// Where an analysis begins, if there is one.
pub(super) fn begins(after: Lines<'_>) -> Option<u32> {
    let is_analysis = |line: &str| line.contains(" mwp /") || option(line).is_some();
    let line = after.iter().find(|(_, line)| is_analysis(line));
    line.map(|(number, _)| *number)
}

/// What `BGBlitz` said.
pub(super) fn read(around: &Around<'_>, state: &MatchState) -> Option<Found> {
    let said = checker(around.after, state)
        .and_then(clipboard::checker)
        .or_else(|| clipboard::cube(cube(around.after, state)?, state))?;
    Some(Found {
        analyst: Analyst {
            software: Software {
                name: "BGBlitz".to_owned(),
                version: None,
            },
            met: None,
            figures: BySide::default(),
        },
        said,
    })
}

/// The text does not tell how deeply it looked.
fn level() -> Level {
    Level {
        name: "BGBlitz".to_owned(),
        depth: None,
    }
}

fn checker(after: Lines<'_>, state: &MatchState) -> Option<Vec<RatedPlay>> {
    let mut plays = Vec::new();
    for (index, (_, line)) in after.iter().enumerate() {
        let Some(row) = ranked(line) else {
            continue;
        };
        let row = row.split_once("mwp /").map_or(row, |(_, rest)| rest).trim();
        let (value, rest) = row.split_once(' ')?;
        let rest = rest.trim();
        let moves = match rest.strip_prefix('(') {
            Some(difference) => difference.split_once(')')?.1,
            None => rest,
        };
        let (_, chances) = after.get(index + 1)?;
        let numbers: Vec<f32> = chances
            .split_whitespace()
            .filter(|word| *word != "-")
            .map(number)
            .collect::<Option<_>>()?;
        let (own, theirs) = numbers.split_at_checked(3)?;
        let (own, theirs) = (own.try_into().ok()?, theirs.try_into().ok()?);
        plays.push(RatedPlay {
            play: clipboard::play(moves, state)?,
            level: level(),
            outcome: Some(outcome(own, theirs, 2.1e-3)?),
            equity: equity(value)?,
            std_err: None,
        });
    }
    Some(plays)
}

fn cube(after: Lines<'_>, state: &MatchState) -> Option<CubeOpinion> {
    let rows: Vec<Option<[f32; 3]>> = after.iter().map(|(_, line)| chances(line)).collect();
    let (top, bottom) = rows.windows(2).find_map(|two| Some((two[0]?, two[1]?)))?;
    let (own, theirs) = match state.on_roll() {
        Side::White => (top, bottom),
        Side::Black => (bottom, top),
    };
    let options: Vec<(bool, Equity)> = after.iter().filter_map(|(_, line)| option(line)).collect();
    let [_, _, _] = options[..] else {
        return None;
    };
    let mut no_double = options.iter().filter(|(doubles, _)| !doubles);
    let mut double = options.iter().filter(|(doubles, _)| *doubles);
    let (Some(&(_, no_double)), None) = (no_double.next(), no_double.next()) else {
        return None;
    };
    let (&(_, a), &(_, b)) = (double.next()?, double.next()?);
    let is_pass = |equity: Equity| (equity.get() - 1.0).abs() < 1e-6;
    let (double_take, double_pass) = if is_pass(b) { (a, b) } else { (b, a) };
    Some(CubeOpinion {
        level: level(),
        outcome: Some(outcome(own, theirs, 2.1e-3)?),
        no_double: Some(no_double),
        double_take: Some(double_take),
        double_pass: Some(double_pass),
        std_errs: None,
        double_loss: None,
        answer_loss: None,
    })
}

/// ` Green        45.9  11.7  0.2 `: a name and three percentages.
fn chances(line: &str) -> Option<[f32; 3]> {
    let words: Vec<&str> = line.split_whitespace().collect();
    let (numbers, name) = (words.get(words.len().checked_sub(3)?..)?, words.len() > 3);
    let percent = |word: &&str| word.contains(['.', ',']).then(|| number(word))?;
    let all: Vec<f32> = numbers
        .iter()
        .map(percent)
        .collect::<Option<_>>()
        .filter(|_| name && !line.contains(':') && ranked(line).is_none())?;
    Some([all[0] / 100.0, all[1] / 100.0, all[2] / 100.0])
}

/// A cube action: whether it doubles, and its equity, in matches the second of two.
fn option(line: &str) -> Option<(bool, Equity)> {
    let (label, values) = line.split_once(" :")?;
    let plain = values.replace(['(', ')'], " ");
    let numbers: Vec<f32> = plain
        .split_whitespace()
        .map(number)
        .collect::<Option<_>>()?;
    let ([found, _] | [_, _, found, _]) = numbers[..] else {
        return None;
    };
    let doubles = label.contains(['/', '／']);
    (!label.trim().is_empty()).then_some((doubles, Equity(found)))
}
