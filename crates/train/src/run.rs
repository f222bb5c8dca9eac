//! A run: the stages of a config file, one after the other, each skipped once its result is there.

use std::collections::BTreeSet;
use std::fs::File;
use std::io::Read;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use serde::{Deserialize, Serialize};

use barpoint_bearoff::OneSided;

use crate::checks::Checks;
use crate::decisions::{self, DecisionSettings};
use crate::export::{self, ExportSettings};
use crate::files::{at, damaged, lock, path_of, remove_if_present};
use crate::fit::{self, FitSettings};
use crate::generate::{self, GenerateSettings};
use crate::import::{self, ImportSettings};
use crate::made::{self, Origin};
use crate::nets;
use crate::optimiser::Device;
use crate::progress::{Intervals, Pace};
use crate::races::{self, RaceSettings};
use crate::records;
use crate::td::{self, TdSettings};
use crate::{Listener, TrainError};

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
    /// Threads. Results do not depend on it.
    pub threads: usize,
    /// Where `fit` stages run.
    #[serde(default, skip_serializing_if = "Device::is_cpu")]
    pub device: Device,
    /// Folder of everything the run writes, relative to the config file.
    pub folder: PathBuf,
    /// Seconds between two reports.
    #[serde(default = "Config::report_seconds")]
    pub report_seconds: f64,
    /// Seconds between two checkpoints: what a kill costs at most.
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
            .that(self.device.problem().is_none(), || {
                self.device.problem().unwrap_or_default()
            })
            .range("report_seconds", self.report_seconds, seconds)
            .range("checkpoint_seconds", self.checkpoint_seconds, seconds);
        let mut names = BTreeSet::new();
        for stage in &self.stages {
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
                .that(names.insert(name), || {
                    format!("expected a name of its own for each stage, found {name} twice")
                });
            let problem = stage.problem().or_else(|| self.out_of_order(stage, &names));
            checks = checks.that(problem.is_none(), || {
                format!("stage {name}: {}", problem.unwrap_or_default())
            });
        }
        checks.first_problem()
    }

    /// What is wrong with the results that a stage reads, when `names` are the stages up to it.
    fn out_of_order(&self, stage: &Stage, names: &BTreeSet<&str>) -> Option<String> {
        stage.reads().into_iter().find_map(|(name, kind)| {
            let made = self.stages.iter().find(|made| made.name() == name)?;
            let before = names.contains(name) && name != stage.name();
            if !before {
                return Some(format!(
                    "expected {name} to be made before it, found it later"
                ));
            }
            (made.makes() != Some(kind)).then(|| {
                let found = made.makes().map_or("weight files", Product::words);
                format!("expected {} called {name}, found {found}", kind.words())
            })
        })
    }

    fn intervals(&self) -> Intervals {
        let seconds = |s: f64| Duration::try_from_secs_f64(s).unwrap_or(Duration::MAX);
        Intervals {
            report: seconds(self.report_seconds),
            checkpoint: seconds(self.checkpoint_seconds),
        }
    }
}

/// Longest name of a stage: file systems take 255 with what is added.
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

/// What stages make and read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Product {
    /// A net.
    Net,
    /// Records.
    Records,
}

impl Product {
    const fn words(self) -> &'static str {
        match self {
            Self::Net => "a net",
            Self::Records => "records",
        }
    }

    const fn extension(self) -> &'static str {
        match self {
            Self::Net => "net",
            Self::Records => "json",
        }
    }
}

/// One step of a run.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Stage {
    /// A net taken over from a weight file.
    Import(ImportSettings),
    /// TD(lambda) self-play from random weights.
    Td(TdSettings),
    /// Records from self-play with look-ahead.
    Generate(GenerateSettings),
    /// Races labelled by a bearoff database.
    Races(RaceSettings),
    /// Decisions to measure nets in training by.
    Decisions(DecisionSettings),
    /// A net fitted to records.
    Fit(FitSettings),
    /// The weight files that ship, written again by every run.
    Export(ExportSettings),
}

impl Stage {
    /// Name of the stage, unique in a run.
    #[must_use]
    pub fn name(&self) -> &str {
        match self {
            Self::Import(settings) => &settings.name,
            Self::Td(settings) => &settings.name,
            Self::Generate(settings) => &settings.name,
            Self::Races(settings) => &settings.name,
            Self::Decisions(settings) => &settings.name,
            Self::Fit(settings) => &settings.name,
            Self::Export(settings) => &settings.name,
        }
    }

    /// What is wrong with the settings, if anything.
    fn problem(&self) -> Option<String> {
        match self {
            Self::Td(settings) => settings.problem(),
            Self::Generate(settings) => settings.problem(),
            Self::Races(settings) => settings.problem(),
            Self::Decisions(settings) => settings.problem(),
            Self::Fit(settings) => settings.problem(),
            Self::Import(_) | Self::Export(_) => None,
        }
    }

    /// What the stage makes; `None` for an export.
    const fn makes(&self) -> Option<Product> {
        match self {
            Self::Import(_) | Self::Td(_) | Self::Fit(_) => Some(Product::Net),
            Self::Generate(_) | Self::Races(_) | Self::Decisions(_) => Some(Product::Records),
            Self::Export(_) => None,
        }
    }

    /// The results of other stages that this one reads, by their names.
    pub(crate) fn reads(&self) -> Vec<(&str, Product)> {
        let (mut nets, mut records): (Vec<&String>, Vec<&String>) = (Vec::new(), Vec::new());
        match self {
            Self::Import(_) => {}
            Self::Td(settings) => {
                let some = [&settings.from, &settings.race, &settings.prefilter];
                nets.extend(some.into_iter().flatten());
                records.extend(&settings.decisions);
            }
            Self::Generate(settings) => {
                nets.extend(settings.nets.names());
                records.extend(&settings.pool);
            }
            Self::Races(settings) => nets.extend(settings.nets.names()),
            Self::Decisions(settings) => nets.extend(settings.nets.names()),
            Self::Fit(settings) => {
                nets.extend(&settings.from);
                records.extend(&settings.data);
                records.extend(settings.validation.iter().chain(&settings.decisions));
            }
            Self::Export(settings) => {
                nets.extend(settings.contact.names());
                nets.push(&settings.race);
                nets.extend(settings.prefilter.names());
            }
        }
        let nets = nets.into_iter().map(|name| (name.as_str(), Product::Net));
        let records = records
            .into_iter()
            .map(|name| (name.as_str(), Product::Records));
        nets.chain(records).collect()
    }

    fn is_done(&self, folder: &Path) -> Result<bool, TrainError> {
        match self {
            Self::Import(_) | Self::Td(_) | Self::Fit(_) => {
                Ok(path_of(folder, self.name(), "net").exists())
            }
            Self::Generate(_) | Self::Races(_) | Self::Decisions(_) => {
                records::is_finished(folder, self.name())
            }
            Self::Export(_) => Ok(false),
        }
    }

    /// Whether the result of a finished stage is whole, also where no stage of this run reads it.
    fn check_result(&self, folder: &Path) -> Result<(), TrainError> {
        match self.makes() {
            Some(Product::Net) => nets::load(folder, self.name()).map(drop),
            Some(Product::Records) => records::check(folder, self.name()),
            None => Ok(()),
        }
    }

    /// Tidies up after a finished stage, whose result must be whole and what the config file describes.
    fn close(
        &self,
        parsed: &Config,
        folder: &Path,
        listener: &mut Listener<'_>,
    ) -> Result<(), TrainError> {
        self.check_result(folder)?;
        if made::check(self, parsed.seed, folder)? == Origin::Unknown {
            let message = "made by an older version that does not say how: taken as it is";
            let pace = Pace::new(self.name(), 0, 1, parsed.intervals());
            pace.tell(listener, 1, message.into())?;
        }
        // What a kill at the very end may have left behind.
        for extension in ["checkpoint", "lock"] {
            remove_if_present(&path_of(folder, self.name(), extension))?;
        }
        Ok(())
    }
}

/// Finds results that a stage still to run reads and no stage makes.
fn find_missing(config: &Path, parsed: &Config, folder: &Path) -> Result<(), TrainError> {
    let made: BTreeSet<&str> = parsed.stages.iter().map(Stage::name).collect();
    for stage in &parsed.stages {
        if stage.is_done(folder)? {
            continue;
        }
        for (name, kind) in stage.reads() {
            if !made.contains(name) && !path_of(folder, name, kind.extension()).exists() {
                let problem = format!(
                    "stage {}: expected {} called {name} of a stage before it or in {}, found neither",
                    stage.name(),
                    kind.words(),
                    folder.display()
                );
                return Err(damaged(config, problem));
            }
        }
    }
    Ok(())
}

/// The text of a config file; what is longer than any is none.
fn read(config: &Path) -> Result<String, TrainError> {
    const MOST_BYTES: u64 = 1_000_000;
    let mut text = String::new();
    let file = File::open(config).map_err(at(config))?;
    let read = file.take(MOST_BYTES + 1).read_to_string(&mut text);
    match read.map_err(at(config))? {
        length if length as u64 > MOST_BYTES => {
            let problem = format!("expected at most {MOST_BYTES} bytes, found more");
            Err(damaged(config, problem))
        }
        _ => Ok(text),
    }
}

/// Runs the stages of a config file that are not done yet, resuming the one that was interrupted.
pub fn run(config: &Path, listener: &mut Listener<'_>) -> Result<(), TrainError> {
    let text = read(config)?;
    let parsed = Config::parse(&text).map_err(|problem| damaged(config, problem.to_string()))?;
    let folder = config
        .parent()
        .unwrap_or(Path::new("."))
        .join(&parsed.folder);
    std::fs::create_dir_all(&folder).map_err(at(&folder))?;
    find_missing(config, &parsed, &folder)?;
    let pool = rayon::ThreadPoolBuilder::new()
        .num_threads(parsed.threads)
        .build()
        .map_err(|error| TrainError::Threads(error.to_string()))?;
    let bearoff = Arc::new(OneSided::build());
    for stage in &parsed.stages {
        if stage.is_done(&folder)? {
            stage.close(&parsed, &folder, listener)?;
            continue;
        }
        let lock_path = path_of(&folder, stage.name(), "lock");
        let lock = lock(&lock_path)?;
        // Another process may just have finished it.
        if stage.is_done(&folder)? {
            stage.close(&parsed, &folder, listener)?;
            continue;
        }
        if stage.makes().is_some() {
            made::begin(stage, parsed.seed, &folder)?;
        }
        let (seed, intervals) = (parsed.seed, parsed.intervals());
        let result = pool.install(|| match stage {
            Stage::Import(settings) => import::run(settings, &folder),
            Stage::Td(settings) => td::run(settings, seed, &folder, &bearoff, intervals, listener),
            Stage::Generate(settings) => {
                let evaluator = settings.nets.evaluator(&folder, &bearoff)?;
                generate::run(settings, seed, &folder, &evaluator, intervals, listener)
            }
            Stage::Races(settings) => {
                races::run(settings, seed, &folder, &bearoff, intervals, listener)
            }
            Stage::Decisions(settings) => {
                let evaluator = settings.nets.evaluator(&folder, &bearoff)?;
                decisions::run(settings, seed, &folder, &evaluator, intervals, listener)
            }
            Stage::Fit(settings) => {
                let device = parsed.device;
                fit::run(
                    settings, seed, &folder, &bearoff, device, intervals, listener,
                )
            }
            Stage::Export(settings) => export::run(settings, &parsed, &folder, &bearoff),
        });
        result.map_err(|error| error.in_stage(stage.name()))?;
        remove_if_present(&lock_path)?;
        drop(lock);
    }
    Ok(())
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
}
