//! Fits by `torch/fit.py`, from rows of this program to nets that it takes in.

use std::path::Path;
use std::process::Command;

use crate::stages::{bootstrap, generate, played, stage, try_run};

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

fn import(plan: &str) -> String {
    let settings = format!("file = \"fit/{plan}.net\"\nmade_by = \"torch/fit.py\"");
    stage("import", &format!("deep-{plan}"), &settings)
}

#[test]
fn nets_fitted_with_pytorch_are_taken_in() {
    let folder = tempfile::tempdir().unwrap();
    let stages = rows() + &import("held");
    let missing = try_run(folder.path(), &stages).unwrap_err().to_string();
    assert!(missing.ends_with("made by: torch/fit.py"), "{missing}");
    let run = folder.path().join("run");
    let [records, rows] =
        ["records.json", "rows.inputs"].map(|name| std::fs::read(run.join(name)).unwrap());
    let counted: serde_json::Value = serde_json::from_slice(&records).unwrap();
    let all = counted["records"].as_u64().unwrap() + counted["held"].as_u64().unwrap();
    assert_eq!(rows.len() as u64, 244 * all);
    if !barpoint_testkit::python_with("torch, numpy") {
        return;
    }
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("torch/fit.py");
    let done = Command::new("python3")
        .arg(script)
        .args(
            "--rows rows.inputs --groups group-rows.inputs --near group-rows.inputs --free group-rows.inputs"
                .split(' '),
        )
        .args("--choices choice-rows.inputs --member 64,64 --member 64 --member-steps 5 --room 100000".split(' '))
        .args("--to fit --sizes 64 128 64 --steps 20 --batch 16 --pairs 8 --device cpu".split(' '))
        .current_dir(&run)
        .output()
        .unwrap();
    assert!(
        done.status.success(),
        "{}",
        String::from_utf8_lossy(&done.stderr)
    );
    let plans = ["both-out", "they-held", "held", "both-held", "deep", "wild"];
    let last = stage(
        "decisions",
        "deep-choices",
        &format!(
            "nets = {{ contact = [{}], race = \"bootstrap\" }}\ngames = 1",
            plans.map(|plan| format!("\"deep-{plan}\"")).join(", ")
        ),
    );
    let stages = self::rows() + &plans.map(import).concat() + &last;
    try_run(folder.path(), &stages).unwrap();
}
