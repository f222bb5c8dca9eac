//! Fits by `PyTorch`: the scripts of `torch/` run by a Python interpreter.

mod member;
mod settings;

use std::ffi::OsString;
use std::fs::File;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use rand::Rng;

use crate::context::RunContext;
use crate::encoding;
use crate::files::{at, path_of, read_if_present, remove_if_present, write_atomically};
use crate::progress::Pace;
use crate::stage::Product;
use crate::streams::stream;
use crate::{Listener, Stage, TrainError, nets};

pub use member::Member;
pub use settings::TorchSettings;

/// Names the interpreter.
const INTERPRETER: &str = "BARPOINT_PYTHON";

/// The folder of the scripts in that of a run.
const FOLDER: &str = "torch";

/// The script that fits, and those it needs.
const SCRIPTS: [(&str, &str); 6] = [
    ("fit.py", include_str!("../torch/fit.py")),
    ("checkpoint.py", include_str!("../torch/checkpoint.py")),
    ("layout.py", include_str!("../torch/layout.py")),
    ("nets.py", include_str!("../torch/nets.py")),
    ("progress.py", include_str!("../torch/progress.py")),
    ("rows.py", include_str!("../torch/rows.py")),
];

/// The interpreter: as set, relative to the folder of the config file, or that of `BARPOINT_PYTHON`, or `python3`.
pub(crate) fn interpreter(set: Option<&Path>, folder: &Path) -> PathBuf {
    let named = || std::env::var_os(INTERPRETER).filter(|name| !name.is_empty());
    let python = match set {
        Some(set) if set.components().count() > 1 => folder.join(set),
        Some(set) => set.to_owned(),
        None => named().unwrap_or_else(|| OsString::from("python3")).into(),
    };
    // A path must hold in the folder of the run, too; a name is looked for in the search path.
    if python.components().count() > 1 {
        std::path::absolute(&python).unwrap_or(python)
    } else {
        python
    }
}

/// Runs the stage; the nets end in `NAME-PLAN.net`.
pub(crate) fn run(
    settings: &TorchSettings,
    context: RunContext<'_>,
    listener: &mut Listener<'_>,
) -> Result<(), TrainError> {
    let (folder, name) = (context.folder, settings.name.as_str());
    write_scripts(folder)?;
    let log = path_of(folder, name, "log");
    let mut child = start(settings, context, &log)?;
    // The program ends as soon as this end of its input is closed, however that comes about.
    let followed = follow(&mut child, settings, context, listener);
    if followed.is_err() {
        let _ended_already = child.kill();
    }
    let status = child.wait().map_err(at(context.python))?;
    followed?;
    if !status.success() {
        return Err(failure(settings, context, &log, &status.to_string()));
    }
    for net in settings.nets() {
        nets::load(folder, &net)?;
    }
    remove_if_present(&log)
}

/// Says, before hours of other stages, if what the next stage of this kind needs is not there.
pub(crate) fn warn(
    stages: &[Stage],
    context: RunContext<'_>,
    listener: &mut Listener<'_>,
) -> Result<(), TrainError> {
    let mut before = false;
    for stage in stages {
        if stage.is_done(context.folder)? {
            continue;
        }
        if let Stage::Torch(settings) = stage {
            if before && let Some(problem) = missing(context.python) {
                let pace = Pace::new(&settings.name, 0, 1, context.intervals);
                let message =
                    format!("will need Python 3 with the packages numpy and torch: {problem}");
                pace.tell(listener, 0, message)?;
            }
            return Ok(());
        }
        before = true;
    }
    Ok(())
}

/// What keeps the interpreter from running the scripts, if anything.
fn missing(python: &Path) -> Option<String> {
    let asked = Command::new(python)
        .args(["-c", "import numpy, torch"])
        .stdin(Stdio::null())
        .output();
    match asked {
        Ok(asked) if asked.status.success() => None,
        Ok(asked) => {
            let said = String::from_utf8_lossy(&asked.stderr);
            let last = said.trim_end().lines().last().unwrap_or_default();
            Some(format!("{}: {last}", python.display()))
        }
        Err(error) => Some(format!("cannot run {}: {error}", python.display())),
    }
}

fn write_scripts(folder: &Path) -> Result<(), TrainError> {
    let scripts = folder.join(FOLDER);
    std::fs::create_dir_all(&scripts).map_err(at(&scripts))?;
    for (name, text) in SCRIPTS {
        let path = scripts.join(name);
        if read_if_present(&path)?.as_deref() != Some(text.as_bytes()) {
            write_atomically(&path, text.as_bytes())?;
        }
    }
    Ok(())
}

fn start(
    settings: &TorchSettings,
    context: RunContext<'_>,
    log: &Path,
) -> Result<Child, TrainError> {
    let seed: u32 = stream(context.seed, &settings.name, 0).random();
    let mut bytes = 0;
    for name in settings.row_names() {
        let path = path_of(context.folder, name, Product::Inputs.extension());
        bytes += std::fs::metadata(&path).map_err(at(&path))?.len();
    }
    let room = bytes / encoding::ROW as u64;
    let intervals = context.intervals;
    let [report, checkpoint] =
        [intervals.report, intervals.checkpoint].map(|time| time.as_secs_f64());
    let python = context.python;
    Command::new(python)
        .arg("-B")
        .arg(Path::new(FOLDER).join(SCRIPTS[0].0))
        .args(settings.arguments())
        .args(["--seed".to_owned(), seed.to_string()])
        .args(["--room".to_owned(), room.to_string()])
        .args(["--threads".to_owned(), context.threads.to_string()])
        .args(["--checkpoint".to_owned(), format!("{}.checkpoint", settings.name)])
        .args(["--checkpoint-seconds".to_owned(), checkpoint.to_string()])
        .args(["--report-seconds".to_owned(), report.to_string()])
        .arg("--watched")
        .current_dir(context.folder)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(File::create(log).map_err(at(log))?)
        .spawn()
        .map_err(|error| TrainError::Python {
            stage: settings.name.clone(),
            problem: format!(
                "cannot run {}: {error}; install Python 3 with the packages numpy and torch, or name another interpreter in {INTERPRETER}",
                python.display()
            ),
        })
}

/// Passes on what the program says.
fn follow(
    child: &mut Child,
    settings: &TorchSettings,
    context: RunContext<'_>,
    listener: &mut Listener<'_>,
) -> Result<(), TrainError> {
    let (mut pace, mut done, mut total) = (None, 0, 0);
    for line in child
        .stdout
        .take()
        .into_iter()
        .flat_map(|out| BufReader::new(out).lines())
    {
        let line = line.map_err(at(context.python))?;
        let message = match parsed(&line) {
            Some((steps, all, message)) => {
                (done, total) = (steps, all);
                message
            }
            None => line.as_str(),
        };
        let pace =
            pace.get_or_insert_with(|| Pace::new(&settings.name, done, total, context.intervals));
        pace.tell(listener, done, message.to_owned())?;
    }
    Ok(())
}

/// Steps done, all steps and what is said about them, of a line `STEPS/ALL MESSAGE`.
fn parsed(line: &str) -> Option<(u64, u64, &str)> {
    let (steps, message) = line.split_once(' ')?;
    let (done, all) = steps.split_once('/')?;
    Some((done.parse().ok()?, all.parse().ok()?, message))
}

/// Why the program failed: the last line it wrote, the others being left in a file.
fn failure(
    settings: &TorchSettings,
    context: RunContext<'_>,
    log: &Path,
    status: &str,
) -> TrainError {
    let said = std::fs::read(log).unwrap_or_default();
    let said = String::from_utf8_lossy(&said);
    let mut lines = said.lines().filter(|line| !line.trim().is_empty()).rev();
    let last = lines.next().unwrap_or(status).trim();
    let more = match lines.next() {
        Some(_) => format!(" (more in {})", log.display()),
        None => String::new(),
    };
    TrainError::Python {
        stage: settings.name.clone(),
        problem: format!("{}: {last}{more}", context.python.display()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_tell_how_far_a_fit_is() {
        assert_eq!(
            parsed("12/300 nets, 9 rows/s"),
            Some((12, 300, "nets, 9 rows/s"))
        );
        assert_eq!(parsed("UserWarning: on 1/2 cores"), None);
    }

    #[test]
    fn an_interpreter_that_is_set_is_looked_for_beside_the_config_file() {
        let folder = std::env::temp_dir();
        let found = |set: &str| interpreter(Some(Path::new(set)), &folder);
        assert_eq!(found("python3.12"), Path::new("python3.12"));
        assert_eq!(found("venv/bin/python"), folder.join("venv/bin/python"));
    }
}
