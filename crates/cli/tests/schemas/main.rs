//! The published JSON Schemas: current, and kept by what the commands print.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

#[path = "../common/mod.rs"]
mod common;
mod index;
mod outputs;
mod printed;
mod strict;

use barpoint_testkit::workspace_root;
use serde_json::Value;

/// `BARPOINT_UPDATE=1 cargo test -p barpoint-cli --test schemas` writes the files anew.
#[test]
fn the_schemas_and_their_index_are_current() {
    let folder = workspace_root().join("docs/schema");
    let update = std::env::var_os("BARPOINT_UPDATE").is_some();
    let mut names = vec!["README.md".to_owned()];
    for output in outputs::all() {
        let name = format!("{}.json", output.name);
        let path = folder.join(&name);
        names.push(name);
        if update {
            std::fs::write(&path, format!("{:#}\n", output.schema)).unwrap();
        }
        let kept: Value = serde_json::from_slice(&std::fs::read(&path).unwrap()).unwrap();
        assert!(kept == output.schema, "{} is out of date", path.display());
    }
    let page = folder.join("README.md");
    let current = index::page(&outputs::all());
    if update {
        std::fs::write(&page, &current).unwrap();
    }
    let kept = std::fs::read_to_string(&page).unwrap();
    assert!(kept == current, "{} is out of date", page.display());
    let files = std::fs::read_dir(&folder).unwrap();
    for file in files.map(|file| file.unwrap().file_name().into_string().unwrap()) {
        assert!(names.contains(&file), "{file} is no schema any more");
    }
}
