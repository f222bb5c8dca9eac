//! A run: the stages of a config file, one after the other, each skipped once its result is there.

use std::collections::BTreeSet;
use std::fs::File;
use std::io::Read;
use std::path::Path;
use std::sync::Arc;

use barpoint_bearoff::OneSided;

use crate::context::RunContext;
use crate::files::{at, damaged, lock, path_of, remove_if_present};
use crate::made::{self, Origin};
use crate::progress::Pace;
use crate::{
    Config, Listener, Stage, TrainError, cube_life, decisions, encoding, export, fit, generate,
    import, one_sided, races, td, torch,
};

/// Runs the stages of a config file that are not done yet, resuming the one that was interrupted.
pub fn run(config: &Path, listener: &mut Listener<'_>) -> Result<(), TrainError> {
    let text = read(config)?;
    let parsed = Config::parse(&text).map_err(|problem| damaged(config, problem.to_string()))?;
    let beside = config.parent().unwrap_or(Path::new("."));
    let folder = beside.join(&parsed.folder);
    let python = torch::interpreter(parsed.python.as_deref(), beside);
    std::fs::create_dir_all(&folder).map_err(at(&folder))?;
    find_missing(config, &parsed, &folder)?;
    let pool = rayon::ThreadPoolBuilder::new()
        .num_threads(parsed.threads)
        .build()
        .map_err(|error| TrainError::Threads(error.to_string()))?;
    let bearoff = Arc::new(OneSided::build());
    let context = RunContext {
        seed: parsed.seed,
        folder: &folder,
        bearoff: &bearoff,
        intervals: parsed.intervals(),
        threads: parsed.threads,
        python: &python,
    };
    torch::warn(&parsed.stages, context, listener)?;
    for stage in &parsed.stages {
        if stage.is_done(&folder)? {
            close(stage, context, listener)?;
            continue;
        }
        let lock_path = path_of(&folder, stage.name(), "lock");
        let lock = lock(&lock_path)?;
        // Another process may just have finished it.
        if stage.is_done(&folder)? {
            close(stage, context, listener)?;
            continue;
        }
        if !stage.makes().is_empty() {
            made::begin(stage, parsed.seed, &folder)?;
        }
        let result = pool.install(|| carry_out(stage, &parsed, context, listener));
        result.map_err(|error| error.in_stage(stage.name()))?;
        remove_if_present(&lock_path)?;
        drop(lock);
    }
    Ok(())
}

fn carry_out(
    stage: &Stage,
    config: &Config,
    context: RunContext<'_>,
    listener: &mut Listener<'_>,
) -> Result<(), TrainError> {
    match stage {
        Stage::Import(settings) => import::run(settings, context.folder),
        Stage::Td(settings) => td::run(settings, context, listener),
        Stage::Generate(settings) => generate::run(settings, context, listener),
        Stage::Races(settings) => races::run(settings, context, listener),
        Stage::Decisions(settings) => decisions::run(settings, context, listener),
        Stage::Fit(settings) => fit::run(settings, context, listener),
        Stage::Torch(settings) => torch::run(settings, context, listener),
        Stage::OneSided(settings) => one_sided::run(settings, context, listener),
        Stage::CubeLife(settings) => cube_life::run(settings, context, listener),
        Stage::Encode(settings) => encoding::run(settings, context.folder),
        Stage::Export(settings) => export::run(settings, config, context.folder, context.bearoff),
    }
}

/// Tidies up after a finished stage. Its result must be complete and as the config file describes it.
fn close(
    stage: &Stage,
    context: RunContext<'_>,
    listener: &mut Listener<'_>,
) -> Result<(), TrainError> {
    stage.check_result(context.folder)?;
    if made::check(stage, context.seed, context.folder)? == Origin::Unknown {
        let message = "made by an older version that does not say how: taken as it is";
        let pace = Pace::new(stage.name(), 0, 1, context.intervals);
        pace.tell(listener, 1, message.into())?;
    }
    // A kill at the very end may have left these behind.
    for extension in ["checkpoint", "lock", "log"] {
        remove_if_present(&path_of(context.folder, stage.name(), extension))?;
    }
    Ok(())
}

/// Looks for results that a stage still to run reads but no stage makes.
fn find_missing(config: &Path, parsed: &Config, folder: &Path) -> Result<(), TrainError> {
    let made = parsed.stages.iter().flat_map(Stage::makes);
    let made: BTreeSet<String> = made.map(|(name, _)| name).collect();
    for stage in &parsed.stages {
        if stage.is_done(folder)? {
            continue;
        }
        for (name, kind) in stage.reads() {
            if !made.contains(&name) && !path_of(folder, &name, kind.extension()).exists() {
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

/// The text of a config file; files that are far too long are refused.
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
