//! A row of the table of settings.

use std::ops::RangeInclusive;

/// What a setting can be.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Kind {
    Switch,
    /// A switch saved as yes or no.
    YesNo,
    Whole(RangeInclusive<i64>),
    /// A number with so many digits after the point.
    Real(usize, RangeInclusive<f64>),
    Word(Vec<&'static str>),
    Text,
    /// A text saved in quotes.
    Quoted,
    /// `KEY=VALUE` and a blank between two.
    Pairs,
    Prompt,
    /// A player, both (-1) or no matter which (-2).
    Player,
    /// The names of two players.
    Names,
    /// The name of a player.
    Name,
    /// Who plays.
    Control,
    Filter,
    /// A generator of dice.
    Generator,
}

/// Whether `save settings` writes a setting.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Saved {
    Always,
    Changed,
    Never,
}

/// A setting.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Row {
    /// Its path below `set`, with the numbers of players in it.
    pub(super) path: String,
    pub(super) kind: Kind,
    /// Its value at the start.
    pub(super) start: &'static str,
    /// What it is called.
    pub(super) label: String,
    pub(super) saved: Saved,
    /// Whether it is saved in quotes.
    pub(super) quoted: bool,
    /// Whether it changes nothing in this shell.
    pub(super) idle: bool,
}

impl Row {
    /// The setting of a row of the table.
    pub(super) fn new(
        path: String,
        kind: &'static str,
        start: &'static str,
        label: String,
        flags: &str,
    ) -> Self {
        let has = |flag| flags.split(' ').any(|found| found == flag);
        let (name, rest) = kind.split_once(' ').unwrap_or((kind, ""));
        let kind = match name {
            "switch" => Kind::Switch,
            "yes" => Kind::YesNo,
            "whole" => Kind::Whole(range(rest, i64::MIN, i64::MAX)),
            "real" => {
                let (digits, bounds) = rest.split_once(' ').unwrap_or((rest, ""));
                let bounds = range(bounds, f64::MIN, f64::MAX);
                Kind::Real(digits.parse().unwrap_or(3), bounds)
            }
            "word" => Kind::Word(rest.split('|').collect()),
            "quoted" => Kind::Quoted,
            "pairs" => Kind::Pairs,
            "prompt" => Kind::Prompt,
            "player" => Kind::Player,
            "names" => Kind::Names,
            "name" => Kind::Name,
            "control" => Kind::Control,
            "filter" => Kind::Filter,
            "rng" => Kind::Generator,
            _ => Kind::Text,
        };
        Self {
            path,
            quoted: kind == Kind::Quoted || has("quoted"),
            kind,
            start,
            label,
            saved: match () {
                () if has("never") => Saved::Never,
                () if has("changed") => Saved::Changed,
                () => Saved::Always,
            },
            idle: has("idle"),
        }
    }
}

fn range<T: std::str::FromStr>(text: &str, least: T, most: T) -> RangeInclusive<T> {
    let (first, last) = text.split_once("..").unwrap_or((text, text));
    first.parse().unwrap_or(least)..=last.parse().unwrap_or(most)
}
