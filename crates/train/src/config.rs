//! The config file of a run and what is wrong with one.

use std::collections::BTreeSet;
use std::path::PathBuf;
use std::time::Duration;

use serde::{Deserialize, Serialize};

use crate::checks::Checks;
use crate::progress::Intervals;
use crate::stage::{Product, Stage};

/// What is wrong with a config file, with the line or the stage.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct ConfigError(String);

/// A training run, as its TOML file describes it.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Config {
    /// Seed of all dice, weights and shuffles.
    pub seed: u64,
    /// Threads. Only results of `torch` stages depend on it, in their last bits.
    pub threads: usize,
    /// Folder of everything the run writes, relative to the config file.
    pub folder: PathBuf,
    /// The Python interpreter of `torch` stages, a name or a path relative to the config file; that of the environment variable
    /// `BARPOINT_PYTHON`, or `python3`, if absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub python: Option<PathBuf>,
    /// Seconds between two reports.
    #[serde(default = "Config::report_seconds")]
    pub report_seconds: f64,
    /// Seconds between two checkpoints: the most a kill can cost.
    #[serde(default = "Config::checkpoint_seconds")]
    pub checkpoint_seconds: f64,
    /// What to do, in order.
    #[serde(rename = "stage")]
    pub stages: Vec<Stage>,
}

impl Config {
    const fn report_seconds() -> f64 {
        15.0
    }

    const fn checkpoint_seconds() -> f64 {
        30.0
    }

    /// Reads a config file.
    ///
    /// ```
    /// use barpoint_train::Config;
    ///
    /// let config = Config::parse("seed = 1\nthreads = 2\nfolder = \"run\"\nstage = []")?;
    /// assert_eq!((config.seed, config.stages.len()), (1, 0));
    /// let unknown = Config::parse("sed = 1").unwrap_err();
    /// assert!(unknown.to_string().starts_with("line 1: unknown field `sed`"), "{unknown}");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// What is wrong with it, naming the line or the stage.
    pub fn parse(text: &str) -> Result<Self, ConfigError> {
        Self::read(text).map_err(ConfigError)
    }

    fn read(text: &str) -> Result<Self, String> {
        // Read in two steps: the stage that a wrong setting belongs to is known in the first.
        #[derive(Deserialize)]
        struct Stages {
            #[serde(default)]
            stage: Vec<toml::Table>,
        }
        let Stages { stage: stages } =
            toml::from_str(text).map_err(|error| located(text, &error))?;
        for (number, table) in (1..).zip(stages) {
            let name = table.get("name").and_then(toml::Value::as_str);
            let name = name.map_or_else(|| format!("number {number}"), str::to_owned);
            if let Err(error) = table.try_into::<Stage>() {
                return Err(format!("stage {name}: {}", one_line(error.message())));
            }
        }
        let config: Self = toml::from_str(text).map_err(|error| located(text, &error))?;
        match config.problem() {
            Some(problem) => Err(problem),
            None => Ok(config),
        }
    }

    /// What is wrong with the settings, if anything.
    fn problem(&self) -> Option<String> {
        let seconds = [0.0, 1e6];
        let mut checks = Checks::default()
            .range("threads", self.threads, [0, 1024])
            .range("report_seconds", self.report_seconds, seconds)
            .range("checkpoint_seconds", self.checkpoint_seconds, seconds);
        let mut names = BTreeSet::new();
        for (place, stage) in self.stages.iter().enumerate() {
            let name = stage.name();
            let plain = |c: char| c.is_alphanumeric() || "-_.+".contains(c);
            let fits = !name.starts_with('.') && name.chars().all(plain);
            let fits = fits && (1..=MOST_OF_A_NAME).contains(&name.len());
            checks = checks
                .that(fits, || {
                    format!(
                        "expected letters, digits, - and _ as name of a stage, at most {MOST_OF_A_NAME} bytes, \
                         found {name:?}"
                    )
                })
                .that(names.insert(name.to_owned()), || {
                    format!("expected a name of its own for each stage, found {name} twice")
                });
            for (made, _) in stage.makes().into_iter().filter(|(made, _)| made != name) {
                checks = checks.that(names.insert(made.clone()), || {
                    format!("expected a name of its own for each result, found {made} twice")
                });
            }
            let problem = stage.problem().or_else(|| self.out_of_order(place));
            checks = checks.that(problem.is_none(), || {
                format!("stage {name}: {}", problem.unwrap_or_default())
            });
        }
        checks.first_problem()
    }

    /// What is wrong with the results that the stage at this place reads.
    fn out_of_order(&self, place: usize) -> Option<String> {
        let reads = self.stages[place].reads();
        reads.into_iter().find_map(|(name, kind)| {
            let is_made = |(made, _): &(String, Product)| *made == name;
            let makes = |stage: &Stage| stage.name() == name || stage.makes().iter().any(is_made);
            let maker = self.stages.iter().position(makes)?;
            if maker >= place {
                return Some(format!(
                    "expected {name} to be made before it, found it later"
                ));
            }
            let made = self.stages[maker].makes();
            let found = made
                .iter()
                .find(|made| is_made(made))
                .map(|(_, kind)| *kind);
            (found != Some(kind)).then(|| {
                let several = if made.is_empty() {
                    "weight files"
                } else {
                    "nets that have a plan after this name"
                };
                let found = found.map_or(several, Product::words);
                format!("expected {} called {name}, found {found}", kind.words())
            })
        })
    }

    pub(crate) fn intervals(&self) -> Intervals {
        let seconds = |s: f64| Duration::try_from_secs_f64(s).unwrap_or(Duration::MAX);
        Intervals {
            report: seconds(self.report_seconds),
            checkpoint: seconds(self.checkpoint_seconds),
        }
    }
}

/// Longest name of a stage: file systems allow 255 bytes including the ending.
const MOST_OF_A_NAME: usize = 200;

/// A mistake in a config file with the line it is in.
fn located(text: &str, error: &toml::de::Error) -> String {
    let problem = one_line(error.message());
    match error.span() {
        Some(span) => {
            let before = text.get(..span.start).unwrap_or_default();
            format!("line {}: {problem}", before.matches('\n').count() + 1)
        }
        None => problem,
    }
}

fn one_line(message: &str) -> String {
    message.lines().map(str::trim).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    const HEAD: &str = "seed = 1\nthreads = 1\nfolder = \"run\"\n";

    fn problem(stages: &str) -> String {
        Config::parse(&format!("{HEAD}{stages}"))
            .map_or_else(|problem| problem.to_string(), |_| String::new())
    }

    /// A `fit` stage with more settings.
    fn fit(name: &str, more: &str) -> String {
        format!(
            "[[stage]]\nkind = \"fit\"\nname = \"{name}\"\ninputs = \"raw\"\npositions = \"all\"\nhidden = 64\ndata = [\"some\"]\n{more}\n"
        )
    }

    #[test]
    fn settings_that_cannot_be_meant_are_told_with_their_stage() {
        assert_eq!(problem(&fit("a", "epochs = 1.0\nrate = 1e-3")), "");
        for (more, expected) in [
            (
                "epochs = 0.0\nrate = 1e-3",
                "expected epochs from 0.000001 to 1000000, found 0",
            ),
            (
                "epochs = 1.0\nrate = nan",
                "expected rate from 0.000000000001 to 1, found NaN",
            ),
            (
                "epochs = 1.0\nrate = 1e-3\nbatch = 0",
                "expected batch from 1 to 65536, found 0",
            ),
            (
                "epochs = 1.0\nrate = 1e-3\ngrid = 512",
                "expected a net to begin with (from) for a grid, found none",
            ),
            (
                "epochs = 1.0\nrate = 1e-3\nwithout = [0]",
                "expected hand-made inputs below 0 in without, found 0",
            ),
        ] {
            assert_eq!(problem(&fit("a", more)), format!("stage a: {expected}"));
        }
        let wrong = fit("a", "epochs = 1.0\nrate = 1e-3") + &fit("b", "epochs = 1.0\nrat = 1e-3");
        let found = problem(&wrong);
        assert!(found.starts_with("stage b: unknown field `rat`"), "{found}");
        assert_eq!(
            problem(&fit("a", "epochs = 1.0\nrate = 1e-3").repeat(2)),
            "expected a name of its own for each stage, found a twice"
        );
        assert_eq!(
            problem(&fit("../a", "epochs = 1.0\nrate = 1e-3")),
            "expected letters, digits, - and _ as name of a stage, at most 200 bytes, found \"../a\""
        );
        let found = problem("sed = 2\n[[stage]]\nkind = \"fit\"\nname = \"a\"");
        assert!(found.starts_with("stage a: missing field"), "{found}");
        let found = problem("folder = 2");
        assert!(found.starts_with("line 4: "), "{found}");
    }

    /// A recipe of the folder of the nets.
    fn recipe(file: &str) -> Config {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../nets/");
        let text = std::fs::read_to_string(folder.to_owned() + file).unwrap();
        Config::parse(&text).unwrap()
    }

    #[test]
    fn recipes_need_nothing_that_they_do_not_make() {
        for file in ["recipe.toml", "small-recipe.toml"] {
            let mut made = BTreeSet::new();
            for stage in recipe(file).stages {
                assert!(!matches!(stage, Stage::Import(_)), "{}", stage.name());
                for read in stage.reads() {
                    let is_there = made.contains(&(read.0.clone(), read.1.words()));
                    assert!(is_there, "{file}: {} reads {read:?}", stage.name());
                }
                made.extend(
                    stage
                        .makes()
                        .into_iter()
                        .map(|(name, kind)| (name, kind.words())),
                );
            }
        }
    }

    #[test]
    fn results_of_several_nets_have_a_plan_in_their_names() {
        let torch = "[[stage]]\nkind = \"torch\"\nname = \"all\"\nrows = [\"rows\"]\nhidden = 64\nsteps = 10\n";
        let rows = "[[stage]]\nkind = \"encode\"\nname = \"rows\"\ndata = [\"some\"]\n";
        let after = |from: &str| {
            let fit = fit(
                "last",
                &format!("epochs = 1.0\nrate = 1e-3\nfrom = \"{from}\""),
            );
            problem(&[rows, torch, &fit].concat())
        };
        assert_eq!(after("all-held"), "");
        assert_eq!(
            after("all"),
            "stage last: expected a net called all, found nets that have a plan after this name"
        );
        let twice = [rows, torch, &fit("all-held", "epochs = 1.0\nrate = 1e-3")].concat();
        assert_eq!(
            problem(&twice),
            "expected a name of its own for each stage, found all-held twice"
        );
        for (more, expected) in [
            ("pairs = 1", "expected pairs from 2 to 65536, found 1"),
            (
                "member_steps = 5",
                "expected member_steps from 0 to 0, found 5",
            ),
            (
                "free = [\"rows\"]",
                "expected members to value the rows of free, found none",
            ),
            ("half = 2.0", "expected half from 0 to 1, found 2"),
            (
                "keep = 0.5",
                "expected nets to begin with (from) for keep and fits, found none",
            ),
            (
                "further = [100]",
                "expected up to 3 further layers of 64 to 1024 units in steps of 64, found [100, 0, 0]",
            ),
            ("from = \"rows\"", ""),
        ] {
            let found = problem(&[rows, torch, more].concat());
            let expected = match expected {
                "" => String::new(),
                expected => format!("stage all: {expected}"),
            };
            assert_eq!(found, expected);
        }
    }
}
