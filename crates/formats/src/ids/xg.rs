//! Positions copied from eXtreme Gammon.
//!
//! ```text
//! X:Player 1   O:Player 2
//!     1. 4-ply       19/18 14/12                  eq:-0.491
//!       Player:   25.45% (G:0.00% B:0.00%)
//!       Opponent: 74.55% (G:31.09% B:0.09%)
//! Analyzed in XG Roller++
//! Player Winning Chances:   54.40% (G:18.22% B:0.53%)
//! Opponent Winning Chances: 45.60% (G:12.71% B:0.51%)
//!        No double:     +0.337
//!        Double/Take:   +0.215 (-0.122)
//!        Double/Pass:   +1.000 (+0.663)
//! eXtreme Gammon Version: 2.10, MET: Kazaross XG2
//! ```
//!
//! The words are the user's, the order and the signs are not.

use barpoint_equity::{Equity, Outcome};
use barpoint_record::{Analyst, CubeOpinion, Depth, Level, RatedPlay, Software};
use barpoint_rules::{BySide, MatchState};

use super::clipboard::{self, Around, Found};
use super::numbers::{equity, number, outcome, ranked};

/// Percentages have two decimals.
const ROUNDING: f32 = 3e-4;
const PROGRAM: &str = "eXtreme Gammon";

type Lines<'a> = &'a [(u32, String)];

/// The names of O, at the top, and X.
pub(super) fn names(after: Lines<'_>) -> Option<[String; 2]> {
    after.iter().take(4).find_map(|(_, line)| {
        let (bottom, top) = line.strip_prefix("X:")?.split_once("  ")?;
        let top = top.trim_start().strip_prefix("O:")?;
        Some([top.trim().to_owned(), bottom.trim().to_owned()])
    })
}

/// Where an analysis begins, if there is one.
pub(super) fn begins(after: Lines<'_>) -> Option<u32> {
    let line = after.iter().find(|(_, line)| chances(line).is_some());
    line.map(|(number, _)| *number)
}

/// What XG said.
pub(super) fn read(around: &Around<'_>, state: &MatchState) -> Option<Found> {
    let said = checker(around.after, state)
        .and_then(clipboard::checker)
        .or_else(|| clipboard::cube(cube(around.after)?, state))?;
    let (version, met) = program(around.after);
    let software = Software {
        name: PROGRAM.to_owned(),
        version,
    };
    Some(Found {
        analyst: Analyst {
            software,
            met,
            figures: BySide::default(),
        },
        said,
    })
}

/// Version and match equity table in the last line.
fn program(after: Lines<'_>) -> (Option<String>, Option<String>) {
    let line = after
        .iter()
        .find_map(|(_, line)| line.trim().strip_prefix(PROGRAM));
    let words = line.and_then(|line| line.split_once(':'));
    let Some((_, words)) = words else {
        return (None, None);
    };
    let (version, met) = words.split_once(',').unwrap_or((words, ""));
    let met = met.split_once(':').map(|(_, met)| met.trim().to_owned());
    let version = Some(version.trim().to_owned()).filter(|version| !version.is_empty());
    (version, met.filter(|met| !met.is_empty()))
}

/// The plays; none if one of them cannot be read.
fn checker(after: Lines<'_>, state: &MatchState) -> Option<Vec<RatedPlay>> {
    let mut plays = Vec::new();
    for (index, (_, line)) in after.iter().enumerate() {
        let Some(row) = ranked(line) else {
            continue;
        };
        let (words, value) = row.rsplit_once(':')?;
        let value = value.split_whitespace().next()?;
        // The word before the colon is "eq" in the user's language.
        let (words, _) = words.trim_end().rsplit_once(' ')?;
        let (level, play) = words.trim().split_once("  ")?;
        plays.push(RatedPlay {
            play: clipboard::play(play, state)?,
            level: self::level(level),
            outcome: Some(both(after.get(index + 1..)?)?),
            equity: equity(value)?,
            std_err: None,
        });
    }
    Some(plays)
}

fn cube(after: Lines<'_>) -> Option<CubeOpinion> {
    let index = after.iter().position(|(_, line)| chances(line).is_some())?;
    let level = after.get(index.checked_sub(1)?)?.1.trim();
    let outcome = both(&after[index..])?;
    let values: Vec<Option<Equity>> = after.iter().map(|(_, line)| value(line)).collect();
    let three = values
        .windows(3)
        .find_map(|three| Some([three[0]?, three[1]?, three[2]?]))?;
    Some(CubeOpinion {
        level: self::level(analysed(level)),
        outcome: Some(outcome),
        no_double: Some(three[0]),
        double_take: Some(three[1]),
        double_pass: Some(three[2]),
        std_errs: None,
        double_loss: None,
        answer_loss: None,
    })
}

/// The level in `Analyzed in XG Roller++`.
fn analysed(line: &str) -> &str {
    let known = ["XG Roller", "Rollout", "Opening"];
    let start = known.iter().find_map(|name| line.find(name));
    let level = start.and_then(|start| line.get(start..)).unwrap_or(line);
    let last = || {
        let word = level.split_whitespace().find(|word| plies(word).is_some());
        word.unwrap_or(level)
    };
    if start.is_some() { level } else { last() }
}

/// Plies are one more than gnubg counts.
fn level(name: &str) -> Level {
    let depth = plies(name).and_then(|plies| plies.checked_sub(1));
    Level {
        name: name.trim().to_owned(),
        depth: depth.map(Depth::Plies),
    }
}

/// The plies in `4-ply`, `4-plis`.
fn plies(word: &str) -> Option<u8> {
    let (number, unit) = word.split_once('-')?;
    unit.starts_with("pl").then(|| number.parse().ok())?
}

/// `       No double:     +0.337 (-0.122)`: the last thing but a difference in brackets.
fn value(line: &str) -> Option<Equity> {
    let (_, value) = line.rsplit_once(':')?;
    let mut words = value.split_whitespace();
    let found = words.next().filter(|word| word.starts_with(['+', '-']))?;
    let rest = words.next();
    let is_difference = |word: &str| word.starts_with('(') && word.ends_with(')');
    (rest.is_none_or(is_difference) && words.next().is_none())
        .then(|| equity(found))
        .flatten()
}

/// The chances of both players in the first two of these lines.
fn both(lines: Lines<'_>) -> Option<Outcome> {
    let [(_, own), (_, theirs), ..] = lines else {
        return None;
    };
    outcome(chances(own)?, chances(theirs)?, ROUNDING)
}

/// `25.45% (G:0.00% B:0.00%)` after a colon.
fn chances(line: &str) -> Option<[f32; 3]> {
    let (_, rest) = line.split_once(':')?;
    let mut words = rest.split_whitespace();
    let mut percent = |prefix: &str| {
        let word = words.next()?.strip_prefix(prefix)?;
        let word = word.trim_end_matches(')').strip_suffix('%')?;
        number(word).map(|n| n / 100.0)
    };
    Some([percent("")?, percent("(G:")?, percent("B:")?])
}
