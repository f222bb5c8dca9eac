//! The licences of what is built into the program: crates, and packages of the pages.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;

use crate::process::output_of;
use crate::{TaskError, root};

/// Packages whose code is in the built pages.
const PAGES: [&str; 3] = ["svelte", "@fluent/bundle", "three"];

/// How the files begin in which packages keep their licences.
const NAMES: [&str; 5] = ["LICENSE", "LICENCE", "COPYING", "NOTICE", "UNLICENSE"];

/// Every licence text once, below the names of the packages that it belongs to.
pub(super) fn licences() -> Result<String, TaskError> {
    let mut by_text: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for (package, folder) in folders()? {
        for text in texts(&folder) {
            by_text.entry(text).or_default().insert(package.clone());
        }
    }
    let mut all = String::from("barpoint contains the work of others under these licences.\n");
    for (text, packages) in by_text {
        let packages: Vec<String> = packages.into_iter().collect();
        // Writing to a string cannot fail.
        let _ = write!(
            all,
            "\n{}\n{}\n\n{text}\n",
            "=".repeat(80),
            packages.join(", ")
        );
    }
    Ok(all)
}

/// Name and folder of every package built in.
fn folders() -> Result<Vec<(String, PathBuf)>, TaskError> {
    let mut metadata = Command::new("cargo");
    metadata
        .args(["metadata", "--format-version", "1", "--locked"])
        .current_dir(root());
    let metadata = output_of(&mut metadata, "cargo metadata")?;
    let metadata: Value =
        serde_json::from_slice(&metadata).map_err(|e| TaskError::Metadata(e.to_string()))?;
    let used = used()?;
    let packages = metadata["packages"].as_array().into_iter().flatten();
    let crates = packages.filter_map(|package| {
        let text = |key: &str| package[key].as_str();
        let name = format!("{} {}", text("name")?, text("version")?);
        let folder = Path::new(text("manifest_path")?).parent()?;
        (text("source").is_some() && used.contains(&name)).then(|| (name, folder.to_path_buf()))
    });
    let pages = PAGES.map(|name| {
        let folder = root().join("web/node_modules").join(name);
        (format!("{name} (npm)"), folder)
    });
    Ok(crates.chain(pages).collect())
}

/// Names and versions of the crates that end up in the program.
fn used() -> Result<BTreeSet<String>, TaskError> {
    let mut tree = Command::new("cargo");
    tree.args([
        "tree",
        "--locked",
        "--package",
        "barpoint-cli",
        "--edges",
        "normal",
    ])
    .args(["--prefix", "none", "--format", "{p}"])
    .current_dir(root());
    let tree = output_of(&mut tree, "cargo tree")?;
    let tree = String::from_utf8_lossy(&tree);
    let names = tree.lines().filter_map(|line| {
        let mut words = line.split_whitespace();
        Some(format!(
            "{} {}",
            words.next()?,
            words.next()?.trim_start_matches('v')
        ))
    });
    Ok(names.collect())
}

/// The licence texts in a package's folder.
fn texts(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let is_licence = |path: &PathBuf| {
        let name = path
            .file_name()
            .and_then(|name| name.to_str())
            .unwrap_or_default();
        let name = name.to_uppercase();
        NAMES.iter().any(|start| name.starts_with(start))
    };
    let mut paths: Vec<PathBuf> = entries
        .map(|entry| entry.path())
        .filter(is_licence)
        .collect();
    paths.sort();
    let texts = paths
        .iter()
        .filter_map(|path| fs::read_to_string(path).ok());
    texts
        .map(|text| text.trim().replace("\r\n", "\n"))
        .collect()
}
