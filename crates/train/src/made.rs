//! `NAME.made`: what the result of a stage was made from. A result that no longer fits the config file or the
//! results before it is refused.
//!
//! Written when a stage begins, so that no kill can leave a result without it. A stage is identified by its seed
//! and settings, what it reads by the CRC-32 of `NAME.net`, of `NAME.json` or, for rows, of
//! their `NAME.made`.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::files::{damaged, path_of, read_if_present, write_atomically};
use crate::stage::Product;
use crate::{Stage, TrainError};

/// What a stage was made from.
#[derive(Debug, Serialize, Deserialize)]
struct Made {
    seed: u64,
    stage: Value,
    /// Checksums of the results it reads, by their stages.
    from: BTreeMap<String, String>,
}

/// What is known about the origin of a finished result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Origin {
    /// It is what the config file describes.
    Known,
    /// It was made by a version that did not record how.
    Unknown,
}

/// Records what a new stage is made from. A stage that was begun with something else is an error.
pub(crate) fn begin(stage: &Stage, seed: u64, folder: &Path) -> Result<(), TrainError> {
    let path = path_of(folder, stage.name(), "made");
    let begun = ["checkpoint", "json"].map(|extension| path_of(folder, stage.name(), extension));
    if let Some(begun) = begun.iter().find(|path| path.exists())
        && let Some(mut found) = read(&path)?
    {
        let mut now = now(stage, seed, folder)?;
        // How many games are played may be changed while records are made.
        for made in [&mut found, &mut now] {
            if let Some(settings) = made.stage.as_object_mut() {
                settings.remove("games");
            }
        }
        compare(begun, &found, &now)?;
    }
    let now = now(stage, seed, folder)?;
    let mut bytes =
        serde_json::to_vec_pretty(&now).map_err(|error| damaged(&path, error.to_string()))?;
    bytes.push(b'\n');
    write_atomically(&path, &bytes)
}

/// Refuses a finished result that was made from something other than what would be used now.
pub(crate) fn check(stage: &Stage, seed: u64, folder: &Path) -> Result<Origin, TrainError> {
    let made = stage.makes();
    let Some(result) = made.first().and_then(|(name, _)| result(folder, name)) else {
        return Ok(Origin::Known);
    };
    let Some(found) = read(&path_of(folder, stage.name(), "made"))? else {
        return Ok(Origin::Unknown);
    };
    compare(&result, &found, &now(stage, seed, folder)?)?;
    Ok(Origin::Known)
}

/// The file that holds, or counts, what a stage made.
pub(crate) fn result(folder: &Path, name: &str) -> Option<PathBuf> {
    let kinds = [Product::Net, Product::Records, Product::Inputs];
    let paths = kinds.map(|kind| path_of(folder, name, kind.extension()));
    paths.into_iter().find(|path| path.exists())
}

/// The checksum of a result. Rows are many, and follow from what they were made from: theirs is of that.
fn sum(folder: &Path, name: &str) -> Result<Option<String>, TrainError> {
    let Some(path) = result(folder, name) else {
        return Ok(None);
    };
    let rows = path_of(folder, name, Product::Inputs.extension());
    let path = if path == rows {
        path_of(folder, name, "made")
    } else {
        path
    };
    let bytes = read_if_present(&path)?;
    Ok(bytes.map(|bytes| format!("{:08x}", crc32fast::hash(&bytes))))
}

fn read(path: &Path) -> Result<Option<Made>, TrainError> {
    let Some(bytes) = read_if_present(path)? else {
        return Ok(None);
    };
    let foreign = |error: serde_json::Error| {
        damaged(
            path,
            format!("expected what a stage was made from: {error}"),
        )
    };
    let mut made: Made = serde_json::from_slice(&bytes).map_err(foreign)?;
    // Settings that came later have their defaults.
    if let Ok(stage) = serde_json::from_value::<Stage>(made.stage.clone()) {
        made.stage = serde_json::to_value(stage).map_err(foreign)?;
    }
    Ok(Some(made))
}

fn now(stage: &Stage, seed: u64, folder: &Path) -> Result<Made, TrainError> {
    let mut from = BTreeMap::new();
    for name in stage.reads().into_iter().map(|(name, _)| name) {
        if let Some(sum) = sum(folder, &name)? {
            from.insert(name, sum);
        }
    }
    let stage = serde_json::to_value(stage).map_err(|error| {
        damaged(
            &path_of(folder, stage.name(), "made"),
            format!("expected settings that can be written: {error}"),
        )
    })?;
    Ok(Made { seed, stage, from })
}

fn compare(result: &Path, found: &Made, now: &Made) -> Result<(), TrainError> {
    let mut settings = Vec::new();
    if found.seed != now.seed {
        settings.push("seed");
    }
    if let (Some(before), Some(after)) = (found.stage.as_object(), now.stage.as_object()) {
        let mut names: Vec<&String> = before.keys().chain(after.keys()).collect();
        names.sort();
        names.dedup();
        let changed = names
            .into_iter()
            .filter(|&name| before.get(name) != after.get(name));
        settings.extend(changed.map(String::as_str));
    }
    // What no longer exists cannot be compared.
    let replaced = found.from.iter().find(|&(name, sum)| {
        let there = now.from.get(name);
        there.is_some_and(|there| there != sum)
    });
    let problem = if settings.is_empty() {
        let Some((name, _)) = replaced else {
            return Ok(());
        };
        format!("found one made from another {name} than is there now")
    } else {
        format!(
            "found one made with other settings ({})",
            settings.join(", ")
        )
    };
    let problem =
        format!("expected what the config file describes, {problem}: delete it to make it again");
    Err(damaged(result, problem))
}
