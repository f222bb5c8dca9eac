//! The licences of what is built into the program or the wheel: crates, fonts, and packages of the pages.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;

use crate::process::output_of;
use crate::{TaskError, root};

/// What others' work is built into.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Product {
    /// The program, with its pages.
    Program,
    /// The Python package.
    Wheel,
}

/// Packages whose code is in the built pages.
const PAGES: [&str; 3] = ["svelte", "@fluent/bundle", "three"];

/// How the files begin in which packages keep their licences.
const NAMES: [&str; 6] = [
    "LICENSE",
    "LICENCE",
    "COPYING",
    "MPL-2.0",
    "NOTICE",
    "UNLICENSE",
];

/// Every licence text once, below the names of the packages that it belongs to; a package without one names its licence.
pub(crate) fn licences(product: Product) -> Result<String, TaskError> {
    let mut by_text: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for package in packages(product)? {
        let mut found = texts(&package.folder);
        if found.is_empty() {
            found.push(format!(
                "{}, whose text is not in the package",
                package.licence
            ));
        }
        for text in found {
            by_text
                .entry(text)
                .or_default()
                .insert(package.name.clone());
        }
    }
    let mut all = String::from(
        "barpoint contains the work of others under these licences. The source of a crate is on crates.io under its name.\n",
    );
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

/// A package built in.
struct Package {
    name: String,
    folder: PathBuf,
    /// As it names its licence.
    licence: String,
}

/// Every package built in.
fn packages(product: Product) -> Result<Vec<Package>, TaskError> {
    let mut metadata = Command::new("cargo");
    metadata
        .args(["metadata", "--format-version", "1", "--locked"])
        .current_dir(root());
    let metadata = output_of(&mut metadata, "cargo metadata")?;
    let metadata: Value =
        serde_json::from_slice(&metadata).map_err(|e| TaskError::Metadata(e.to_string()))?;
    let used = used(product)?;
    let all = metadata["packages"].as_array().into_iter().flatten();
    let crates = all.filter_map(|package| {
        let text = |key: &str| package[key].as_str();
        let name = format!("{} {}", text("name")?, text("version")?);
        let folder = Path::new(text("manifest_path")?).parent()?;
        let licence = text("license").unwrap_or_default();
        (text("source").is_some() && used.contains(&name)).then(|| Package {
            name,
            folder: folder.to_path_buf(),
            licence: licence.to_owned(),
        })
    });
    let pages = PAGES.iter().filter(|_| product == Product::Program);
    let pages = pages.map(|name| Package {
        name: format!("{name} (npm)"),
        folder: root().join("web/node_modules").join(name),
        licence: String::new(),
    });
    let font = Package {
        name: "DejaVu Sans (font)".to_owned(),
        folder: root().join("crates/draw/fonts"),
        licence: String::new(),
    };
    Ok(crates.chain(pages).chain([font]).collect())
}

/// Names and versions of the crates that end up in it.
fn used(product: Product) -> Result<BTreeSet<String>, TaskError> {
    let package = match product {
        Product::Program => "barpoint-cli",
        Product::Wheel => "barpoint-py",
    };
    let mut tree = Command::new("cargo");
    tree.args([
        "tree",
        "--locked",
        "--package",
        package,
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
