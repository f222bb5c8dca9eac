//! Nets taken over from weight files, and rivals of the best play.

use crate::stages::{bootstrap, generate, try_run};

#[test]
fn a_shipped_net_can_be_taken_over() {
    let folder = tempfile::tempdir().unwrap();
    let export = |to: &str| {
        format!(
            "[[stage]]\nkind = \"export\"\nname = \"{to}\"\ncontact = \"bootstrap\"\n\
             race = \"bootstrap\"\nprefilter = \"bootstrap\"\nto = \"{to}\"\n\
             recipe = \"recipe.toml\"\nstrength = []\n"
        )
    };
    try_run(
        folder.path(),
        &format!("{}\n{}", bootstrap(), export("nets")),
    )
    .unwrap();
    let index = |to: &str| {
        let path = folder.path().join("run").join(to).join("nets.toml");
        std::fs::read_to_string(path).unwrap()
    };
    let listed = index("nets");
    let file = listed
        .lines()
        .find_map(|line| line.strip_prefix("file = "))
        .unwrap();
    let file = file.trim_matches('"');
    std::fs::remove_file(folder.path().join("run/bootstrap.net")).unwrap();
    let import = format!(
        "seed = 1\nthreads = 1\nfolder = \"run\"\n[[stage]]\nkind = \"import\"\n\
         name = \"bootstrap\"\nfile = \"nets/{file}\"\n{}",
        export("again")
    );
    try_run(folder.path(), &import).unwrap();
    assert_eq!(listed, index("again"));
    let missing = import.replace(file, "no.net").replace("bootstrap", "other");
    let error = try_run(folder.path(), &missing).unwrap_err().to_string();
    assert!(error.contains("no.net"), "{error}");
}

#[test]
fn rivals_become_records_too() {
    let records = |rivals: &str| {
        let folder = tempfile::tempdir().unwrap();
        let stages = bootstrap() + &generate("records", &format!("games = 1\n{rivals}"));
        try_run(folder.path(), &stages).unwrap();
        std::fs::read(folder.path().join("run/records.records")).unwrap()
    };
    let alone = records("");
    // Only equal plays are compared: hardly any.
    let equal = records("siblings = 3\nmargin = 0.0");
    let with = records("siblings = 3\nmargin = 1.0");
    assert_eq!(alone[..72], equal[..72], "the game begins alike");
    let longer = |than: &[u8]| with.len() > 2 * than.len();
    assert!(
        longer(&alone) && longer(&equal),
        "{} {}",
        alone.len(),
        equal.len()
    );
}
