//! The command lines of gnubg's own scripts (`scripts/batch.py`, `db_import.py`, `matchseries.py`) and of a player's batch analysis, for
//! many files from standard input.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::fmt::Write as _;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use barpoint_formats::import;
use barpoint_testkit::{fixtures_under, workspace_root};

/// What the shell says to these lines.
fn shell(data: &Path, lines: &str) -> String {
    let mut child = Command::new(env!("CARGO_BIN_EXE_barpoint"))
        .args(["shell", "-t", "-q", "-r"])
        .env("BARPOINT_DATA", data)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut typed = child.stdin.take().unwrap();
    let lines = lines.to_owned();
    // Typed beside, so that neither waits for the other.
    let typing = std::thread::spawn(move || typed.write_all(lines.as_bytes()));
    let output = child.wait_with_output().unwrap();
    typing.join().unwrap().unwrap();
    assert!(output.status.success());
    String::from_utf8(output.stdout).unwrap()
}

/// The matches of the project, and those of others that are here.
fn matches() -> Vec<PathBuf> {
    let samples = barpoint_testkit::files_under(&workspace_root().join("samples"));
    let others = fixtures_under("fixtures/matches/mat").unwrap_or_default();
    let mut files: Vec<PathBuf> = samples.into_iter().chain(others).collect();
    files.retain(|file| file.extension().is_some_and(|ending| ending == "mat"));
    files
}

fn named(folder: &Path, file: &Path, ending: &str) -> PathBuf {
    folder
        .join(file.file_stem().unwrap())
        .with_extension(ending)
}

/// `batch.py`, `db_import.py` and the batch analysis.
fn analysed(files: &[PathBuf], to: &Path) -> String {
    let mut lines = String::new();
    for kind in ["chequerplay", "cubedecision"] {
        writeln!(lines, "set analysis {kind} evaluation plies 0").unwrap();
    }
    // batch.py
    for file in files {
        let sgf = named(to, file, "sgf");
        writeln!(lines, "import mat \"{}\"", file.display()).unwrap();
        writeln!(lines, "analyze match\nsave match \"{}\"", sgf.display()).unwrap();
    }
    // db_import.py
    for file in files {
        let sgf = named(to, file, "sgf");
        writeln!(
            lines,
            "load match \"{}\"\nrelational add match",
            sgf.display()
        )
        .unwrap();
    }
    writeln!(lines, "relational test").unwrap();
    // A player's batch analysis.
    for word in [
        "cube on",
        "moves on",
        "luck off",
        "chequerplay type evaluation",
        "chequerplay evaluation prune on",
    ] {
        writeln!(lines, "set analysis {word}").unwrap();
    }
    for file in files {
        let text = named(to, file, "txt");
        writeln!(lines, "import auto \"{}\"\nswap players", file.display()).unwrap();
        writeln!(
            lines,
            "analyse match\nexport match text \"{}\"",
            text.display()
        )
        .unwrap();
    }
    lines
}

/// `matchseries.py`: the program plays itself.
fn series(to: &Path) -> String {
    let mut lines = String::new();
    // matchseries.py
    for kind in ["chequerplay", "cubedecision"] {
        writeln!(
            lines,
            "set player 0 {kind} evaluation plies 0\nset player 1 {kind} evaluation plies 0"
        )
        .unwrap();
    }
    writeln!(lines, "set player both gnubg\nset seed 1").unwrap();
    for number in 0..3 {
        let base = to.join(format!("series{number}"));
        writeln!(
            lines,
            "new match 1\nsave match {0}.sgf\nexport match mat {0}.mat",
            base.display()
        )
        .unwrap();
    }
    lines
}

#[test]
fn scripts_of_gnubg_run_for_many_files() {
    let folder = tempfile::tempdir().unwrap();
    let to = folder.path().join("analysed");
    std::fs::create_dir(&to).unwrap();
    let files = matches();
    let lines = analysed(&files, &to) + &series(&to);
    let said = shell(folder.path(), &lines);
    for wrong in ["Unknown keyword", "Incomplete", "expected", "cannot"] {
        let found: Vec<&str> = said.lines().filter(|line| line.contains(wrong)).collect();
        let moves = |line: &&str| !line.ends_with(" cannot move.");
        assert_eq!(
            found.into_iter().filter(moves).collect::<Vec<_>>(),
            [""; 0],
            "{wrong}"
        );
    }
    check(&files, &to, &said);
}

fn check(files: &[PathBuf], to: &Path, said: &str) {
    let mut distinct = 0;
    for file in files {
        let read = |path: &Path| import(&std::fs::read(path).unwrap()).unwrap().record;
        let (given, saved) = (read(file), read(&named(to, file, "sgf")));
        assert_eq!(saved.games.len(), given.games.len(), "{}", file.display());
        let analysed = saved.games.iter().flat_map(|game| &game.entries);
        let analysed = analysed
            .filter(|entry| entry.move_analysis.is_some())
            .count();
        assert!(analysed > 0, "{}", file.display());
        let text = named(to, file, "txt");
        let first = text.with_file_name(format!("{}_001.txt", text.file_stem().unwrap().display()));
        assert!(text.exists() || first.exists(), "{}", text.display());
        distinct += 1;
    }
    let kept = said.matches("The match is in the library.").count();
    let again = said.matches("The match was in the library").count();
    assert_eq!(kept + again, distinct);
    let total = format!(": {kept} match");
    assert!(said.contains(&total), "{total}");
    for number in 0..3 {
        let record = import(&std::fs::read(to.join(format!("series{number}.mat"))).unwrap());
        let record = record.unwrap().record;
        let points = barpoint_rules::Side::BOTH.map(|side| record.final_points(side));
        assert!(points.into_iter().max() >= Some(1), "{number}");
        assert!(to.join(format!("series{number}.sgf")).exists());
    }
}
