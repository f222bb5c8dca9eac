//! The text of config files, and runs of them.

use std::ops::ControlFlow;
use std::path::Path;

use barpoint_train::TrainError;

/// A self-play stage that makes a raw net.
pub(crate) fn td(name: &str, more: &str) -> String {
    stage(
        "td",
        name,
        &format!("inputs = \"raw\"\nhidden = 64\n{more}"),
    )
}

/// A stage that makes records with the net called `bootstrap`.
pub(crate) fn generate(name: &str, more: &str) -> String {
    played("generate", name, more)
}

/// A stage of any kind that plays with the net called `bootstrap`.
pub(crate) fn played(kind: &str, name: &str, more: &str) -> String {
    let nets = "nets = { contact = \"bootstrap\" }";
    stage(kind, name, &format!("{nets}\n{more}"))
}

/// A fit of one epoch to these positions, in batches of this size.
pub(crate) fn fit(name: &str, positions: &str, batch: u32, more: &str) -> String {
    let inputs = if positions == "race" {
        "race"
    } else {
        "contact"
    };
    let settings = format!(
        "inputs = \"{inputs}\"\npositions = \"{positions}\"\nhidden = 64\n{more}\n\
         epochs = 1.0\nbatch = {batch}\nrate = 1e-3"
    );
    stage("fit", name, &settings)
}

/// A fit of a one-sided net to the sides of the records called `labelled`.
pub(crate) fn one_sided(name: &str, checker: &str, more: &str) -> String {
    let settings = format!(
        "checker = \"{checker}\"\ndata = [\"labelled\"]\npoints = 8\nhidden = 64\n\
         further = [64]\nepochs = 2.0\nbatch = 32\nrate = 1e-3\n{more}"
    );
    stage("one-sided", name, &settings)
}

/// A stage of any kind.
pub(crate) fn stage(kind: &str, name: &str, settings: &str) -> String {
    format!("\n[[stage]]\nkind = \"{kind}\"\nname = \"{name}\"\n{settings}\n")
}

/// The shortest run that makes a net.
pub(crate) fn bootstrap() -> String {
    let settings = "games = 32\nrate = [1e-3, 1e-3]\nlambda = [0.7, 0.2]";
    format!(
        "seed = 7\nthreads = 1\nfolder = \"run\"\n{}",
        td("bootstrap", settings)
    )
}

/// Runs the stages in a folder.
pub(crate) fn try_run(folder: &Path, stages: &str) -> Result<(), TrainError> {
    let config = folder.join("recipe.toml");
    std::fs::write(&config, stages).unwrap();
    barpoint_train::run(&config, &mut |_| ControlFlow::Continue(()))
}
