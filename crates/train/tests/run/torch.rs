//! Fits by `PyTorch`, from rows of this program to nets that later stages read.

use std::fmt::Write;
use std::ops::ControlFlow;
use std::path::Path;

use barpoint_train::{Progress, TrainError};

use crate::stages::{bootstrap, generate, played, stage, try_run};

const PLANS: [&str; 6] = ["both-out", "they-held", "held", "both-held", "deep", "wild"];

/// The stages up to the rows.
fn rows() -> String {
    [
        bootstrap(),
        generate("records", "games = 12"),
        played(
            "decisions",
            "groups",
            "games = 60\npool = [\"records\"]\ncandidates = 4",
        ),
        played("decisions", "choices", "games = 4\nevery = 2"),
        stage("encode", "rows", "data = [\"records\"]"),
        stage("encode", "group-rows", "data = [\"groups\"]"),
        stage("encode", "choice-rows", "data = [\"choices\"]"),
    ]
    .concat()
}

/// A fit that makes nets called `NAME-PLAN`.
fn torch(name: &str, more: &str) -> String {
    let settings = "rows = [\"rows\"]\ngroups = [\"group-rows\"]\nchoices = \"choice-rows\"\nhidden = 64\nbatch = 16\npairs = 8";
    stage("torch", name, &format!("{settings}\n{more}"))
}

/// A fit of nets, two members that begin with them, what these teach, and games of the last nets.
fn fits() -> String {
    let member = "{ hidden = 64, further = [64], from = \"first\" }";
    let taught = format!(
        "near = [\"group-rows\"]\nfree = [\"group-rows\"]\nfurther = [128, 64]\nsteps = 20\nhalf = 0.5\nfrom = \"first\"\nfits = 2\nkeep = 0.5\n\
         members = [{member}, {{ hidden = 64 }}]\nmember_steps = 5"
    );
    let contact = PLANS.map(|plan| format!("\"taught-{plan}\"")).join(", ");
    let nets = format!("nets = {{ contact = [{contact}], race = \"bootstrap\" }}\ngames = 1");
    [
        torch("first", "steps = 5"),
        torch("taught", &taught),
        stage("decisions", "last", &nets),
    ]
    .concat()
}

/// Runs the stages, stopping at the given report of a stage.
fn run(folder: &Path, stages: &str, stop: Option<(&str, u32)>) -> (Result<(), TrainError>, String) {
    let config = folder.join("recipe.toml");
    std::fs::write(&config, stages).unwrap();
    let (mut reports, mut said) = (0, String::new());
    let outcome = barpoint_train::run(&config, &mut |progress| {
        let Progress {
            stage,
            done,
            total,
            message,
            ..
        } = progress;
        writeln!(said, "{stage}: {done}/{total} {message}").unwrap();
        reports += u32::from(stop.is_some_and(|(stage, _)| stage == progress.stage));
        if stop.is_some_and(|(_, most)| reports >= most) {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    });
    (outcome, said)
}

#[test]
fn a_fit_by_pytorch_that_was_stopped_gives_the_same_nets() {
    // The folder of the scripts, beside which tests run, counts as a package `torch`, too.
    if barpoint_testkit::python("torch.nn, numpy").is_none() {
        return;
    }
    let often = "checkpoint_seconds = 0.0\nreport_seconds = 0.0\n";
    let stages = rows().replacen("folder", &format!("{often}folder"), 1) + &fits();
    let whole = tempfile::tempdir().unwrap();
    let (outcome, said) = run(whole.path(), &stages, None);
    outcome.unwrap();
    for expected in [
        "taught: 0/46 ",
        " rows, ",
        "taught: 46/46 finished: choices lose ",
    ] {
        assert!(said.contains(expected), "no {expected:?} in {said}");
    }
    let on_processor = said.contains("no graphics processor: on 1 thread; ");
    if on_processor {
        barpoint_testkit::without("a graphics processor for PyTorch, so on the processor alone");
    }
    let parts = tempfile::tempdir().unwrap();
    // Among the members, among the nets that they teach, and where these have become one.
    for most in [5, 9, 13] {
        let (outcome, said) = run(parts.path(), &stages, Some(("taught", most)));
        assert!(matches!(outcome, Err(TrainError::Stopped { .. })), "{said}");
    }
    run(parts.path(), &stages, None).0.unwrap();
    for plan in PLANS {
        let read =
            |folder: &Path| std::fs::read(folder.join(format!("run/taught-{plan}.net"))).unwrap();
        // On a graphics processor the bits can differ.
        let (whole, parts) = (read(whole.path()), read(parts.path()));
        assert!(!on_processor || whole == parts, "{plan}");
    }
    let kept = |ending: &str| {
        parts
            .path()
            .join("run/taught")
            .with_extension(ending)
            .exists()
    };
    assert_eq!(
        ["made", "checkpoint", "log"].map(kept),
        [true, false, false]
    );

    // Rows of other records make the nets old.
    std::fs::remove_file(parts.path().join("run/rows.inputs")).unwrap();
    let other = stages.replace("data = [\"records\"]", "data = [\"records\", \"records\"]");
    let error = run(parts.path(), &other, None).0.unwrap_err().to_string();
    let expected = "found one made from another rows than is there now";
    assert!(error.contains(expected), "{error}");
}

#[test]
fn without_pytorch_a_run_stops_with_all_it_has_done() {
    let folder = tempfile::tempdir().unwrap();
    let set =
        |python: &str| rows().replacen("folder", &format!("python = \"{python}\"\nfolder"), 1);
    let stages = |python: &str| set(python) + &torch("first", "steps = 5");
    let refused = |python: &str| {
        let (outcome, said) = run(folder.path(), &stages(python), None);
        (outcome.unwrap_err().to_string(), said)
    };
    let (error, said) = refused("absent/python");
    let warning = "first: 0/1 will need Python 3 with the packages numpy and torch: cannot run ";
    assert!(said.starts_with(warning), "{said}");
    for expected in [
        "stage first: cannot run ",
        "absent/python: ",
        "; install Python 3 with the packages numpy and torch, or name another interpreter in BARPOINT_PYTHON",
    ] {
        assert!(error.contains(expected), "{error}");
    }
    let records = std::fs::read(folder.path().join("run/records.json")).unwrap();
    let counted: serde_json::Value = serde_json::from_slice(&records).unwrap();
    let all = counted["records"].as_u64().unwrap() + counted["held"].as_u64().unwrap();
    let rows = std::fs::metadata(folder.path().join("run/rows.inputs")).unwrap();
    assert_eq!(rows.len(), 244 * all);
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;

        let python = folder.path().join("without");
        std::fs::write(
            &python,
            "#!/bin/sh\necho a\necho found no torch >&2\nexit 1\n",
        )
        .unwrap();
        std::fs::set_permissions(&python, PermissionsExt::from_mode(0o755)).unwrap();
        let (error, said) = refused("./without");
        assert!(
            !said.contains("will need"),
            "the stage itself says so: {said}"
        );
        assert!(
            error.starts_with("stage first: ") && error.ends_with("without: found no torch"),
            "{error}"
        );
    }
}

#[test]
fn a_net_that_another_program_makes_is_missed_with_its_command() {
    let folder = tempfile::tempdir().unwrap();
    let import = stage(
        "import",
        "other",
        "file = \"fit/held.net\"\nmade_by = \"fit.py\"",
    );
    let missing = try_run(folder.path(), &(bootstrap() + &import))
        .unwrap_err()
        .to_string();
    assert!(missing.ends_with("made by: fit.py"), "{missing}");
}
