//! What the engine can be told: its keys, with kind, range and default.

use std::io;

use barpoint_engine::{Edition, Level, LevelError, Strength};
use barpoint_eval::{CubeUse, MAX_PLIES};
use barpoint_rules::{MatchRules, Variation};

use super::answer::Answers;
use super::choices::{name_of, number, one_of, range};
use super::fault::Fault;

/// Which player's checkers a Position ID names first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Order {
    /// gnubg's: the opponent of the player on roll.
    #[default]
    OpponentFirst,
    /// The other that is met: the player on roll.
    OnRollFirst,
}

/// The values of all keys.
#[derive(Clone, Copy, Debug)]
pub(super) struct Keys {
    threads: usize,
    seed: u64,
    deterministic: bool,
    level: Strength,
    /// Whether BKG decides instead.
    bkg: Option<Edition>,
    order: Order,
    rules: MatchRules,
}

impl Default for Keys {
    fn default() -> Self {
        Self {
            threads: 1,
            seed: 1,
            deterministic: true,
            level: Strength::WORLD_CLASS,
            bkg: None,
            order: Order::default(),
            rules: MatchRules::default(),
        }
    }
}

/// The names of all keys, with the name that v0.1 has for some.
const NAMES: [(&str, Option<&str>); 10] = [
    ("engine.threads", Some("Threads")),
    ("engine.seed", Some("Seed")),
    ("engine.deterministic", Some("Deterministic")),
    ("engine.level", Some("Level")),
    ("engine.eval_plies", Some("Plies")),
    ("engine.eval_mode", Some("EvalMode")),
    ("game.variant", Some("Variant")),
    ("game.jacoby", None),
    ("game.beavers", None),
    ("position.order", None),
];

const ORDERS: [(&str, Order); 2] = [
    ("opponent-first", Order::OpponentFirst),
    ("on-roll-first", Order::OnRollFirst),
];
const SWITCH: [(&str, bool); 2] = [("true", true), ("false", false)];
const MODES: [(&str, CubeUse); 2] = [
    ("cubeless", CubeUse::Cubeless),
    ("cubeful", CubeUse::Cubeful),
];

/// A level's name as one word.
fn word(name: &str) -> String {
    name.replace(' ', "-")
}

impl Keys {
    pub(super) const fn threads(&self) -> usize {
        self.threads
    }

    /// The seed of rollouts; `None` if each has another.
    pub(super) fn seed(&self) -> Option<u64> {
        self.deterministic.then_some(self.seed)
    }

    pub(super) fn strength(&self) -> Strength {
        let Some(edition) = self.bkg else {
            return self.level;
        };
        let mut strength = Strength::of_bkg(edition);
        strength.search.cube = self.level.search.cube;
        strength
    }

    /// The BKG that decides, if one does.
    pub(super) const fn bkg(&self) -> Option<Edition> {
        self.bkg
    }

    pub(super) const fn order(&self) -> Order {
        self.order
    }

    pub(super) const fn rules(&self) -> MatchRules {
        self.rules
    }

    pub(super) const fn variation(&self) -> Variation {
        self.rules.variation
    }

    /// The full name of a key.
    fn key(name: &str) -> Result<&'static str, Fault> {
        let found = NAMES.iter().find(|(full, old)| {
            full.eq_ignore_ascii_case(name) || old.is_some_and(|old| old.eq_ignore_ascii_case(name))
        });
        found.map(|(full, _)| *full).ok_or_else(|| {
            Fault::argument(format_args!(
                "expected the name of a key as `keys` lists them, found {name:?}"
            ))
        })
    }

    pub(super) fn get(&self, name: &str) -> Result<String, Fault> {
        Ok(match Self::key(name)? {
            "engine.threads" => self.threads.to_string(),
            "engine.seed" => self.seed.to_string(),
            "engine.deterministic" => self.deterministic.to_string(),
            "engine.level" => match (self.bkg, self.level.preset()) {
                (Some(edition), _) => edition.name().to_owned(),
                (None, Some((name, _))) => word(name),
                (None, None) => "custom".to_owned(),
            },
            "engine.eval_plies" => self.level.search.plies.to_string(),
            "engine.eval_mode" => name_of(&MODES, self.level.search.cube).to_owned(),
            "game.variant" => self.rules.variation.name().to_owned(),
            "game.jacoby" => self.rules.jacoby.to_string(),
            "game.beavers" => (self.rules.beavers > 0).to_string(),
            _ => name_of(&ORDERS, self.order).to_owned(),
        })
    }

    pub(super) fn set(&mut self, name: &str, value: &str) -> Result<(), Fault> {
        match Self::key(name)? {
            "engine.threads" => self.threads = number(value, (1, barpoint_engine::MOST_THREADS))?,
            "engine.seed" => self.seed = number(value, (0, u64::MAX))?,
            "engine.deterministic" => self.deterministic = one_of(&SWITCH, value)?,
            "engine.level" => {
                let level = Level::named(value);
                let level = level.map_err(|error: LevelError| Fault::value(error))?;
                self.bkg = None;
                match level {
                    Level::Bkg(edition) => self.bkg = Some(edition),
                    Level::Strength(strength) => {
                        let cube = self.level.search.cube;
                        self.level = strength;
                        self.level.search.cube = cube;
                    }
                }
            }
            "engine.eval_plies" => self.level.search.plies = number(value, (0, MAX_PLIES))?,
            "engine.eval_mode" => self.level.search.cube = one_of(&MODES, value)?,
            "game.variant" => {
                let all = Variation::ALL.map(|game| (game.name(), game));
                self.rules.variation = one_of(&all, value)?;
            }
            "game.jacoby" => self.rules.jacoby = one_of(&SWITCH, value)?,
            "game.beavers" => {
                let usual = MatchRules::default().beavers;
                self.rules.beavers = if one_of(&SWITCH, value)? { usual } else { 0 };
            }
            _ => self.order = one_of(&ORDERS, value)?,
        }
        Ok(())
    }

    /// Kind and range of a key.
    fn kind(name: &str) -> (&'static str, String) {
        match name {
            "engine.threads" => ("int", format!("1..{}", barpoint_engine::MOST_THREADS)),
            "engine.seed" => ("int", format!("0..{}", u64::MAX)),
            "engine.level" => {
                let names: Vec<_> = Strength::levels().map(|(name, _)| word(name)).collect();
                let programs = Edition::ALL.map(Edition::name);
                ("enum", [names.join("|"), programs.join("|")].join("|"))
            }
            "engine.eval_plies" => ("int", format!("0..{MAX_PLIES}")),
            "engine.eval_mode" => ("enum", range(&MODES)),
            "game.variant" => ("enum", Variation::ALL.map(Variation::name).join("|")),
            "position.order" => ("enum", range(&ORDERS)),
            _ => ("bool", range(&SWITCH)),
        }
    }

    /// `key NAME KIND RANGE DEFAULT` for each, as v0.2 lists them.
    pub(super) fn list(answers: &mut Answers<'_>) -> io::Result<()> {
        let usual = Self::default();
        for (name, _) in NAMES {
            let (kind, range) = Self::kind(name);
            let default = usual.get(name).unwrap_or_default();
            answers.line(&format_args!("key {name} {kind} {range} {default}"))?;
        }
        Ok(())
    }

    /// `option name NAME type …` for those that v0.1 knows.
    pub(super) fn options(answers: &mut Answers<'_>) -> io::Result<()> {
        let usual = Self::default();
        for (name, old) in NAMES {
            let Some(old) = old else { continue };
            let (kind, range) = Self::kind(name);
            let default = usual.get(name).unwrap_or_default();
            let limits = match kind {
                "int" => {
                    let (least, most) = range.split_once("..").unwrap_or_default();
                    format!("type spin default {default} min {least} max {most}")
                }
                "bool" => format!("type check default {default}"),
                _ => {
                    let choices = range.split('|').map(|choice| format!(" var {choice}"));
                    format!(
                        "type combo default {default}{}",
                        choices.collect::<String>()
                    )
                }
            };
            answers.line(&format_args!("option name {old} {limits}"))?;
        }
        Ok(())
    }
}
