//! Dependencies point one way: which crate may use which, as the table in ARCHITECTURE.md says.

use std::collections::BTreeMap;
use std::path::Path;
use std::process::Command;

use serde_json::Value;

use super::files;
use crate::process::output_of;
use crate::{TaskError, root};

/// Where the table is.
const MAP: &str = "ARCHITECTURE.md";

/// What a crate may depend on inside the workspace.
#[derive(Clone, Debug, PartialEq, Eq)]
enum MayUse {
    Everything,
    Only(Vec<String>),
}

impl MayUse {
    fn allows(&self, other: &str) -> bool {
        match self {
            Self::Everything => true,
            Self::Only(names) => names.iter().any(|name| name == other),
        }
    }
}

/// The rows of the table, each crate with what it may use, and what is wrong with them.
fn table(text: &str) -> (BTreeMap<String, MayUse>, Vec<String>) {
    let mut rows = BTreeMap::new();
    let mut problems = Vec::new();
    for line in text.lines() {
        let mut cells = line.trim().trim_matches('|').split('|').map(str::trim);
        let name = cells
            .next()
            .and_then(|cell| cell.strip_prefix('`')?.strip_suffix('`'));
        let (Some(name), Some(_), Some(may_use)) = (name, cells.next(), cells.next()) else {
            continue;
        };
        let names: Vec<String> = match may_use {
            "nothing" | "everything" => Vec::new(),
            "all above" => rows.keys().cloned().collect(),
            list => list.split(',').map(|name| name.trim().to_owned()).collect(),
        };
        for below in names.iter().filter(|other| !rows.contains_key(*other)) {
            problems.push(format!(
                "{MAP}: `{name}` may use `{below}`, which has no row above it"
            ));
        }
        let may_use = match may_use {
            "everything" => MayUse::Everything,
            _ => MayUse::Only(names),
        };
        rows.insert(name.to_owned(), may_use);
    }
    (rows, problems)
}

/// Outside crates that only one of ours may use: (outside crate, who may use it).
const RESERVED: &[(&str, &[&str])] = &[
    (
        "serde",
        &[
            "rules", "equity", "record", "formats", "wire", "cli", "train", "judge", "lab",
        ],
    ),
    ("axum", &["server", "protocol"]),
    ("zip", &["app"]),
    ("glob", &["app"]),
    ("walkdir", &["app"]),
    ("clap", &["cli"]),
    ("clap_complete", &["cli"]),
    ("clap_mangen", &["cli"]),
    ("indicatif", &["cli"]),
    ("rustyline", &["cli"]),
    ("pyo3", &["py"]),
    ("numpy", &["py"]),
    ("resvg", &["draw"]),
    ("svg2pdf", &["draw"]),
    ("krilla", &["draw"]),
    ("rusqlite", &["store"]),
    ("postgres", &["store"]),
    ("fsrs", &["study"]),
    ("csv", &["report"]),
    ("maud", &["report", "server"]),
    (
        "rayon",
        &["engine", "train", "lab", "bearoff", "nn", "app", "cli"],
    ),
];

/// Lists every dependency that points the wrong way and every crate that the table does not have.
pub(super) fn check() -> Result<Vec<String>, TaskError> {
    let (rows, mut problems) = table(&files::read(&root().join(MAP))?);
    let metadata = metadata()?;
    let crates = crates(&metadata);
    for folder in crates.values() {
        if !rows.contains_key(folder) {
            problems.push(format!("{MAP}: crates/{folder} has no row in the table"));
        }
    }
    for name in rows.keys() {
        if !crates.values().any(|folder| folder == name) {
            problems.push(format!("{MAP}: there is no crates/{name}"));
        }
    }
    for package in packages(&metadata) {
        let folder = package["name"].as_str().and_then(|name| crates.get(name));
        let Some((folder, may_use)) = folder.and_then(|f| Some((f, rows.get(f)?))) else {
            continue;
        };
        for dependency in package["dependencies"].as_array().into_iter().flatten() {
            problems.extend(problem(folder, may_use, &crates, dependency));
        }
    }
    Ok(problems)
}

/// The packages below `crates/` and their folders; `nets/`, which has a place of its own, counts too.
fn crates(metadata: &Value) -> BTreeMap<String, String> {
    let (below, nets) = (root().join("crates"), root().join("nets"));
    packages(metadata)
        .filter_map(|package| {
            let manifest = Path::new(package["manifest_path"].as_str()?);
            let folder = manifest.parent()?;
            let folder = if folder == nets {
                Path::new("nets")
            } else {
                folder.strip_prefix(&below).ok()?
            };
            Some((
                package["name"].as_str()?.to_owned(),
                folder.to_str()?.to_owned(),
            ))
        })
        .collect()
}

fn packages(metadata: &Value) -> impl Iterator<Item = &Value> {
    metadata["packages"].as_array().into_iter().flatten()
}

/// What is wrong with a dependency of the crate in this folder.
fn problem(
    folder: &str,
    may_use: &MayUse,
    crates: &BTreeMap<String, String>,
    dependency: &Value,
) -> Option<String> {
    let target = dependency["name"].as_str()?;
    if dependency["kind"].as_str() == Some("dev") {
        return None;
    }
    match crates.get(target).map(String::as_str) {
        Some("testkit") => Some(format!(
            "crates/{folder} may use testkit only as a dev-dependency"
        )),
        Some(ours) if !may_use.allows(ours) => {
            Some(format!("crates/{folder} may not depend on {ours} ({MAP})"))
        }
        Some(_) => None,
        None => RESERVED
            .iter()
            .any(|(reserved, users)| target == *reserved && !users.contains(&folder))
            .then(|| format!("crates/{folder} may not use the outside crate {target}")),
    }
}

/// What `cargo metadata` says of the workspace.
pub(crate) fn metadata() -> Result<Value, TaskError> {
    let mut command = Command::new("cargo");
    command
        .args(["metadata", "--no-deps", "--format-version", "1"])
        .current_dir(root());
    let printed = output_of(&mut command, "cargo metadata")?;
    serde_json::from_slice(&printed).map_err(|e| TaskError::Metadata(e.to_string()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn the_table_says_what_may_be_used() {
        let text = "| crate | what it is | may use |\n|---|---|---|\n\
                    | `rules` | dice, `Board` | nothing |\n| `equity` | values | rules |\n\
                    | `engine` | the facade | all above |\n| `cli` | the binary | everything |\n";
        let (rows, problems) = table(text);
        assert_eq!(problems, [""; 0]);
        assert_eq!(rows["rules"], MayUse::Only(Vec::new()));
        assert!(rows["equity"].allows("rules") && !rows["equity"].allows("engine"));
        assert!(rows["engine"].allows("equity"));
        assert_eq!(rows["cli"], MayUse::Everything);
        let (_, problems) = table("| `a` | x | b |\n| `b` | y | nothing |\n");
        assert_eq!(
            problems,
            ["ARCHITECTURE.md: `a` may use `b`, which has no row above it"]
        );
    }

    fn problem_of(name: &str, kind: Option<&str>) -> Option<String> {
        let crates =
            ["rules", "equity", "testkit"].map(|f| (format!("barpoint-{f}"), f.to_owned()));
        let may_use = MayUse::Only(vec!["rules".to_owned()]);
        let dependency = json!({ "name": name, "kind": kind });
        problem("eval", &may_use, &crates.into(), &dependency)
    }

    #[test]
    fn a_dependency_that_points_up_is_reported() {
        assert_eq!(problem_of("barpoint-rules", None), None);
        assert_eq!(
            problem_of("barpoint-equity", None).unwrap(),
            "crates/eval may not depend on equity (ARCHITECTURE.md)"
        );
        assert_eq!(problem_of("barpoint-equity", Some("dev")), None);
    }

    #[test]
    fn reserved_outside_crates_and_testkit_are_reported() {
        assert!(problem_of("serde", None).is_some());
        assert!(problem_of("rand", None).is_none());
        assert!(problem_of("barpoint-testkit", None).is_some());
        assert_eq!(problem_of("barpoint-testkit", Some("dev")), None);
    }
}
