//! The help of every command: its width, its examples, and the reference made from it.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::fmt::Write;
use std::io::{BufRead, BufReader, Read};
use std::path::Path;
use std::process::{Command, Output, Stdio};

use barpoint_testkit::workspace_root;

const WIDTH: usize = 80;

fn barpoint(words: &[String]) -> String {
    let mut command = Command::new(env!("CARGO_BIN_EXE_barpoint"));
    let output = command.args(words).arg("--help").output().unwrap();
    assert!(output.status.success(), "{words:?}");
    String::from_utf8(output.stdout).unwrap()
}

/// Every command and every command of a command, with its help.
fn all() -> Vec<(Vec<String>, String)> {
    let mut found = Vec::new();
    let mut waiting = vec![Vec::new()];
    while let Some(words) = waiting.pop() {
        let help = barpoint(&words);
        let commands = help.split("Commands:\n").nth(1).unwrap_or_default();
        let rows = commands.lines().take_while(|line| !line.is_empty());
        let names = rows.filter_map(|line| line.strip_prefix("  ")?.split(' ').next());
        for name in names.filter(|name| !name.is_empty() && *name != "help") {
            waiting.push([&words[..], &[name.to_owned()]].concat());
        }
        found.push((words, help));
    }
    found.sort();
    assert!(found.len() > 30, "{}", found.len());
    found
}

fn examples(help: &str) -> Vec<&str> {
    let list = help.split("\nExamples:\n").nth(1).unwrap_or_default();
    list.lines()
        .map_while(|line| line.strip_prefix("  "))
        .collect()
}

#[track_caller]
fn fits(name: &str, text: &str) {
    let long: Vec<&str> = text
        .lines()
        .filter(|line| line.chars().count() > WIDTH)
        .collect();
    assert_eq!(long, Vec::<&str>::new(), "{name}");
}

#[test]
fn help_fits_80_columns_and_has_examples() {
    for (words, help) in all() {
        fits(&words.join(" "), &help);
        let is_group = words.is_empty()
            || words == ["bearoff"]
            || words == ["bkg"]
            || words == ["book"]
            || words == ["library"]
            || words == ["reasons"]
            || words == ["reference"]
            || words == ["study"];
        assert!(is_group || !examples(&help).is_empty(), "{words:?}");
    }
}

/// A folder with everything that examples name.
fn folder() -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    let sample = workspace_root().join("samples/clara-ivar-7pt.mat");
    std::fs::copy(sample, folder.path().join("match.mat")).unwrap();
    let words = [
        "analyse",
        "match.mat",
        "--ply",
        "0",
        "--save",
        "analysed.sgf",
    ];
    let mut analysed = Command::new(env!("CARGO_BIN_EXE_barpoint"));
    let analysed = analysed.args(words).current_dir(folder.path());
    assert!(analysed.output().unwrap().status.success());
    let list = "# Openings\n4HPwATDgc/ABMA\n\nmHPwATCMz4MHAA\n";
    std::fs::write(folder.path().join("positions.txt"), list).unwrap();
    let decision = "{\"id\":\"4HPwATDgc/ABMA\",\"nd\":0.1,\"dt\":-0.2}\n";
    let plays = include_str!("../../../testdata/reference-set/checker-money.jsonl");
    let plays = plays.lines().next().unwrap();
    let decisions = decision.repeat(3) + plays;
    std::fs::write(folder.path().join("decisions.jsonl"), decisions).unwrap();
    let dice = r#"{"version":1,"commitment":"70dab4d879013c7c092ae12efd26e1bd6636bf159b7ea465988b5330fafa2c1a","seed":"000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f","words":"","rolls":[]}"#;
    std::fs::write(folder.path().join("dice.json"), dice).unwrap();
    let run = "seed = 1\nthreads = 1\nfolder = \"run\"\nstage = []\n";
    std::fs::write(folder.path().join("run.toml"), run).unwrap();
    // Its value is known without trials.
    let ending = r#"{"number":0,"xgid":"XGID=-A---------------------a--:0:0:1:00:0:0:0:0:10","family":"race","origin":"wild"}"#;
    std::fs::create_dir(folder.path().join("set")).unwrap();
    std::fs::write(
        folder.path().join("set/decisions.jsonl"),
        format!("{ending}\n"),
    )
    .unwrap();
    for results in ["old", "new"] {
        std::fs::write(folder.path().join(results), format!("{plays}\n")).unwrap();
    }
    let question = r#"{"id":"1","position":"4HPwATDgc/ABMA","dice":[3,1],"plies":0}"#;
    std::fs::write(folder.path().join("questions.jsonl"), question).unwrap();
    // The editor of the example.
    let bin = folder.path().join("bin");
    std::fs::create_dir(&bin).unwrap();
    #[cfg(unix)]
    {
        std::os::unix::fs::symlink(env!("CARGO_BIN_EXE_barpoint"), bin.join("barpoint")).unwrap();
        std::os::unix::fs::symlink("/bin/true", bin.join("nano")).unwrap();
    }
    folder
}

fn run(example: &str, folder: &Path) -> Output {
    let path = std::env::var("PATH").unwrap();
    let mut shell = Command::new("sh");
    let shell = shell
        .args([
            "-c",
            &format!("exec {}", example.replace("VISUAL=", "env VISUAL=")),
        ])
        .current_dir(folder)
        .env("PATH", format!("{}:{path}", folder.join("bin").display()))
        .env("BARPOINT_DATA", folder.join("data"))
        .env("BARPOINT_CONFIG", folder.join("config.toml"))
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    let serves = ["barpoint serve", "barpoint http"];
    if !serves.iter().any(|command| example.starts_with(command)) {
        return shell.output().unwrap();
    }
    // It serves until it is told to end.
    let mut child = shell.env("BROWSER", "true").spawn().unwrap();
    // Where it serves is the first that it says.
    let mut said = BufReader::new(child.stdout.take().unwrap());
    let mut stdout = Vec::new();
    said.read_until(b'\n', &mut stdout).unwrap();
    let interrupt = ["-INT", &child.id().to_string()].map(str::to_owned);
    assert!(
        Command::new("kill")
            .args(interrupt)
            .status()
            .unwrap()
            .success()
    );
    said.read_to_end(&mut stdout).unwrap();
    let output = child.wait_with_output().unwrap();
    Output { stdout, ..output }
}

#[cfg(unix)]
#[test]
fn every_example_works_and_prints_at_most_80_columns() {
    let folder = folder();
    let mut seen = 0;
    for (_, help) in all() {
        for example in examples(&help) {
            let output = run(example, folder.path());
            let errors = String::from_utf8_lossy(&output.stderr);
            assert!(output.status.success(), "{example}: {errors}");
            // Lines of JSON are for programs.
            if !example.contains("json") {
                fits(example, &String::from_utf8(output.stdout).unwrap());
            }
            // Settings of an example are not those of the next.
            let _ = std::fs::remove_file(folder.path().join("config.toml"));
            seen += 1;
        }
    }
    assert!(seen > 40, "{seen} examples");
}

/// `BARPOINT_WRITE=1` writes it anew.
#[test]
fn the_reference_is_what_the_commands_say() {
    let mut text = String::from(
        "# The commands of barpoint\n\nWhat `--help` prints for each of them, written by a test \
         (`BARPOINT_WRITE=1 cargo test --test help`).\n",
    );
    for (words, help) in all() {
        let name = [&["barpoint".to_owned()], &words[..]].concat().join(" ");
        write!(text, "\n## {name}\n\n```text\n{}\n```\n", help.trim_end()).unwrap();
    }
    let path = workspace_root().join("docs/reference.md");
    if std::env::var_os("BARPOINT_WRITE").is_some() {
        std::fs::write(&path, &text).unwrap();
    }
    let written = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(
        written == text,
        "docs/reference.md is out of date: BARPOINT_WRITE=1 cargo test --test help"
    );
}
