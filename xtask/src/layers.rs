//! Dependencies point one way: which crate may use which, as in ARCHITECTURE.md.

use std::process::Command;

use serde_json::Value;

use crate::{TaskError, root};

const INNER: &[&str] = &[
    "rules", "equity", "record", "nn", "bearoff", "eval", "rollout", "analysis",
];

/// What each crate may depend on inside the workspace. `cli` may use everything.
fn allowed(name: &str) -> Option<Vec<&'static str>> {
    let list: &[&str] = match name {
        "rules" | "nn" | "nets" => &[],
        "equity" => &["rules"],
        "record" | "bearoff" => &["rules", "equity"],
        "eval" => &["rules", "equity", "nn", "nets", "bearoff"],
        "rollout" => &["rules", "equity", "eval"],
        "analysis" => &["rules", "equity", "record", "eval", "rollout"],
        "engine" => INNER,
        "draw" => &["rules", "equity", "record"],
        "formats" => &["rules", "equity", "record"],
        "wire" => &[
            "rules", "equity", "record", "eval", "rollout", "analysis", "engine",
        ],
        "report" => &["rules", "equity", "record", "analysis", "draw"],
        "app" => &[
            "rules", "equity", "record", "bearoff", "eval", "rollout", "analysis", "engine",
            "formats", "draw", "report",
        ],
        "server" => &["engine", "formats", "draw", "report", "app", "wire"],
        "train" => &["rules", "equity", "nn", "bearoff", "eval"],
        "lab" => &[
            "rules", "equity", "bearoff", "eval", "rollout", "engine", "train",
        ],
        "barpoint" => &[
            "rules", "equity", "record", "bearoff", "eval", "rollout", "analysis", "engine",
            "formats", "draw",
        ],
        "testkit" => &["rules", "equity", "record"],
        "cli" => return None,
        _ => return Some(Vec::new()),
    };
    Some(list.to_vec())
}

/// Outside crates that only one of ours may use: (outside crate, who may use it).
const RESERVED: &[(&str, &[&str])] = &[
    ("serde", &["wire", "cli", "train", "lab"]),
    ("axum", &["server"]),
    ("clap", &["cli"]),
    ("indicatif", &["cli"]),
    ("resvg", &["draw"]),
    ("burn", &["train"]),
    (
        "rayon",
        &["engine", "train", "lab", "bearoff", "nn", "app", "cli"],
    ),
];

/// Lists every dependency that points the wrong way.
pub(crate) fn check() -> Result<Vec<String>, TaskError> {
    let metadata = metadata()?;
    let packages = metadata["packages"]
        .as_array()
        .ok_or_else(|| TaskError::Metadata("no packages".to_owned()))?;
    let mut problems = Vec::new();
    for package in packages {
        let Some(name) = package["name"].as_str().and_then(folder) else {
            continue;
        };
        for dependency in package["dependencies"].as_array().into_iter().flatten() {
            check_dependency(name, dependency, &mut problems);
        }
    }
    Ok(problems)
}

/// The folder of one of our packages; `None` for those of others.
fn folder(package: &str) -> Option<&str> {
    match package {
        "barpoint" => Some(package),
        _ => package.strip_prefix("barpoint-"),
    }
}

fn check_dependency(name: &str, dependency: &Value, problems: &mut Vec<String>) {
    let Some(target) = dependency["name"].as_str() else {
        return;
    };
    let dev = dependency["kind"].as_str() == Some("dev");
    if let Some(ours) = folder(target) {
        if ours == "testkit" && !dev {
            problems.push(format!(
                "crates/{name} may use testkit only as a dev-dependency"
            ));
        } else if let Some(list) = allowed(name)
            && ours != "testkit"
            && !dev
            && !list.contains(&ours)
        {
            problems.push(format!(
                "crates/{name} may not depend on {ours} (ARCHITECTURE.md)"
            ));
        }
        return;
    }
    for (reserved, users) in RESERVED {
        if target == *reserved && !dev && !users.contains(&name) {
            problems.push(format!(
                "crates/{name} may not use the outside crate {target}"
            ));
        }
    }
}

pub(crate) fn metadata() -> Result<Value, TaskError> {
    let command = "cargo metadata".to_owned();
    let output = Command::new("cargo")
        .args(["metadata", "--no-deps", "--format-version", "1"])
        .current_dir(root())
        .output()
        .map_err(|source| TaskError::Spawn {
            command: command.clone(),
            source,
        })?;
    if !output.status.success() {
        return Err(TaskError::Command { command });
    }
    serde_json::from_slice(&output.stdout).map_err(|e| TaskError::Metadata(e.to_string()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn a_dependency_that_points_up_is_reported() {
        let mut problems = Vec::new();
        check_dependency(
            "rules",
            &json!({"name": "barpoint-equity", "kind": null}),
            &mut problems,
        );
        check_dependency(
            "equity",
            &json!({"name": "barpoint-rules", "kind": null}),
            &mut problems,
        );
        assert_eq!(
            problems,
            ["crates/rules may not depend on equity (ARCHITECTURE.md)"]
        );
    }

    #[test]
    fn reserved_outside_crates_and_testkit_are_reported() {
        let mut problems = Vec::new();
        check_dependency(
            "rules",
            &json!({"name": "serde", "kind": null}),
            &mut problems,
        );
        check_dependency(
            "eval",
            &json!({"name": "barpoint-testkit", "kind": null}),
            &mut problems,
        );
        check_dependency(
            "eval",
            &json!({"name": "barpoint-testkit", "kind": "dev"}),
            &mut problems,
        );
        assert_eq!(problems.len(), 2);
    }
}
