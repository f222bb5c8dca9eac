//! Packs the crates that can be published and builds and runs a program on the packed files alone.
//!
//! Nothing is published. The program is an example of the packed `barpoint` crate that depends on every one of them; it is
//! built without the workspace's compiler settings and without the network.

use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use serde_json::Value;

use crate::process::succeed;
use crate::{TaskError, root, target, tidy};

/// What every package must bring with it.
const WANTED: &[&str] = &["README.md", "LICENSE-MIT", "LICENSE-APACHE"];

/// The example of the packed `barpoint` crate that is built and run.
const EXAMPLE: &str = "best_play";

/// A crate that can be published.
struct Package {
    name: String,
    version: String,
}

impl Package {
    /// Its name with the version, as its file and the folder in it are called.
    fn stem(&self) -> String {
        format!("{}-{}", self.name, self.version)
    }
}

/// Packs, checks, builds, runs; the processor time of the programs that did it.
pub(crate) fn run() -> Result<Duration, TaskError> {
    let packages = publishable(&tidy::metadata()?)?;
    let mut spent = pack(&packages)?;
    let folder = target().join("packed");
    let _ = fs::remove_dir_all(&folder);
    create(&folder)?;
    for package in &packages {
        spent += unpack(package, &folder)?;
    }
    let outside = folder.join("outsider");
    write_outsider(&packages, &folder, &outside)?;
    Ok(spent + run_outsider(&outside)?)
}

/// The members of the workspace that are not `publish = false`.
fn publishable(metadata: &Value) -> Result<Vec<Package>, TaskError> {
    let text = |package: &Value, key: &str| package[key].as_str().map(str::to_owned);
    let packages = metadata["packages"].as_array();
    let packages = packages.into_iter().flatten().filter(|package| {
        // `null`: anywhere; a list: only there, which is nowhere if it is empty.
        package["publish"]
            .as_array()
            .is_none_or(|registries| !registries.is_empty())
    });
    let packages = packages.map(|package| {
        let found = text(package, "name").zip(text(package, "version"));
        let (name, version) =
            found.ok_or_else(|| TaskError::Metadata("a package without a name".to_owned()))?;
        Ok(Package { name, version })
    });
    packages.collect()
}

/// `cargo package` puts them in the order of their dependencies.
fn pack(packages: &[Package]) -> Result<Duration, TaskError> {
    let mut command = Command::new("cargo");
    // Built below, all together; they have no addresses to show.
    command.args(["package", "--no-verify", "--no-metadata", "--allow-dirty"]);
    for package in packages {
        command.args(["--package", &package.name]);
    }
    succeed(command.current_dir(root()), "cargo package")
}

fn unpack(package: &Package, folder: &Path) -> Result<Duration, TaskError> {
    let stem = package.stem();
    let file = target().join("package").join(format!("{stem}.crate"));
    let mut command = Command::new("tar");
    // Packed files have no times; with those of today none passes for one that was built before.
    command.arg("-xzmf").arg(&file).arg("-C").arg(folder);
    let spent = succeed(&mut command, &format!("tar -xzf {}", file.display()))?;
    for wanted in WANTED {
        let path = folder.join(&stem).join(wanted);
        if !path.is_file() {
            let expected = format!("{wanted} in the package {}", package.name);
            return Err(TaskError::Output { expected });
        }
    }
    Ok(spent)
}

/// A program of somebody else: it asks for the crates by their versions, and gets ours from the packed files.
fn write_outsider(packages: &[Package], folder: &Path, outside: &Path) -> Result<(), TaskError> {
    let barpoint = packages.iter().find(|package| package.name == "barpoint");
    let barpoint = barpoint.ok_or_else(|| TaskError::Output {
        expected: "the package barpoint".to_owned(),
    })?;
    let mut manifest = String::from(
        "[package]\nname = \"outsider\"\nversion = \"1.0.0\"\nedition = \"2024\"\n\n\
         [workspace]\n\n[dependencies]\n",
    );
    for Package { name, version } in packages {
        let _ = writeln!(manifest, "{name} = \"{version}\"");
    }
    manifest.push_str("\n[patch.crates-io]\n");
    for package in packages {
        let (name, stem) = (&package.name, package.stem());
        let _ = writeln!(manifest, "{name} = {{ path = \"../{stem}\" }}");
    }
    create(&outside.join("src"))?;
    write(&outside.join("Cargo.toml"), manifest.as_bytes())?;
    let example = folder
        .join(barpoint.stem())
        .join("examples")
        .join(format!("{EXAMPLE}.rs"));
    let source = fs::read(&example).map_err(|source| TaskError::Read {
        path: example,
        source,
    })?;
    write(&outside.join("src/main.rs"), &source)?;
    // The versions of other people's crates that are on this machine.
    let lock = root().join("Cargo.lock");
    let locked = fs::read(&lock).map_err(|source| TaskError::Read { path: lock, source })?;
    write(&outside.join("Cargo.lock"), &locked)
}

fn run_outsider(outside: &Path) -> Result<Duration, TaskError> {
    let mut command = Command::new("cargo");
    command
        .args(["run", "--offline", "--quiet", "--target-dir"])
        .arg(target().join("outsider"))
        .current_dir(outside)
        // In place of those of the workspace, which cargo finds in the folders above.
        .env("RUSTFLAGS", "-Cdebuginfo=0");
    succeed(&mut command, "cargo run --offline on the packed crates")
}

fn create(folder: &Path) -> Result<(), TaskError> {
    fs::create_dir_all(folder).map_err(|source| TaskError::Write {
        path: folder.to_path_buf(),
        source,
    })
}

fn write(path: &Path, bytes: &[u8]) -> Result<(), TaskError> {
    let path = PathBuf::from(path);
    fs::write(&path, bytes).map_err(|source| TaskError::Write { path, source })
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn what_is_for_no_registry_is_not_packed() {
        let found = publishable(&json!({"packages": [
            {"name": "barpoint", "version": "1.2.3", "publish": null},
            {"name": "barpoint-cli", "version": "1.2.3", "publish": []},
        ]}));
        let stems: Vec<String> = found.unwrap().iter().map(Package::stem).collect();
        assert_eq!(stems, ["barpoint-1.2.3"]);
    }
}
