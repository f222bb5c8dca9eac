//! What every package holds.

use std::fs;
use std::path::Path;
use std::process::Command;

use crate::process::output_of;
use crate::third_party::{self, Product};
use crate::{TaskError, root};

/// One file of a package.
#[derive(Clone, Debug)]
pub(super) struct Packed {
    /// Its name, without a folder.
    pub(super) name: String,
    pub(super) bytes: Vec<u8>,
}

/// The files that packages are made of.
pub(super) struct Contents {
    pub(super) program: Vec<u8>,
    /// `barpoint.1` and a page for each command.
    pub(super) manual: Vec<Packed>,
    /// Completions by the name of the shell.
    pub(super) completions: Vec<Packed>,
    /// README, changes and licences.
    pub(super) documents: Vec<Packed>,
    pub(super) icon: Vec<u8>,
    pub(super) desktop_entry: Vec<u8>,
}

/// Shells and the names under which they look for completions.
const SHELLS: [(&str, &str); 5] = [
    ("bash", "barpoint.bash"),
    ("elvish", "barpoint.elv"),
    ("fish", "barpoint.fish"),
    ("powershell", "_barpoint.ps1"),
    ("zsh", "_barpoint"),
];

const DOCUMENTS: [&str; 4] = ["README.md", "CHANGELOG.md", "LICENSE-MIT", "LICENSE-APACHE"];

impl Contents {
    /// Reads the files of the project and asks the program for what it writes itself.
    pub(super) fn gather(program: &Path) -> Result<Self, TaskError> {
        let mut documents = Vec::new();
        for name in DOCUMENTS {
            documents.push(Packed {
                name: name.to_owned(),
                bytes: read(&root().join(name))?,
            });
        }
        documents.push(Packed {
            name: "LICENSES-THIRD-PARTY.txt".to_owned(),
            bytes: third_party::licences(Product::Program)?.into_bytes(),
        });
        let mut completions = Vec::new();
        for (shell, name) in SHELLS {
            completions.push(Packed {
                name: name.to_owned(),
                bytes: printed(program, &["completions", shell])?,
            });
        }
        Ok(Self {
            program: read(program)?,
            manual: manual(program)?,
            completions,
            documents,
            icon: read(&root().join("web/public/icon.svg"))?,
            desktop_entry: read(&root().join("packaging/barpoint.desktop"))?,
        })
    }

    /// The completions of one shell.
    pub(super) fn completions_of(&self, name: &str) -> &[u8] {
        let found = self.completions.iter().find(|file| file.name == name);
        found.map_or(&[], |file| &file.bytes)
    }
}

fn manual(program: &Path) -> Result<Vec<Packed>, TaskError> {
    let folder = crate::target().join("packages/man");
    printed(program, &["man", &folder.to_string_lossy()])?;
    let error = |source| TaskError::Read {
        path: folder.clone(),
        source,
    };
    let mut pages = Vec::new();
    for entry in fs::read_dir(&folder).map_err(error)? {
        let entry = entry.map_err(error)?;
        pages.push(Packed {
            name: entry.file_name().to_string_lossy().into_owned(),
            bytes: read(&entry.path())?,
        });
    }
    fs::remove_dir_all(&folder).map_err(error)?;
    pages.sort_by(|a, b| a.name.cmp(&b.name));
    Ok(pages)
}

fn printed(program: &Path, arguments: &[&str]) -> Result<Vec<u8>, TaskError> {
    let shown = format!("barpoint {}", arguments.join(" "));
    output_of(Command::new(program).args(arguments), &shown)
}

pub(super) fn read(path: &Path) -> Result<Vec<u8>, TaskError> {
    fs::read(path).map_err(|source| TaskError::Read {
        path: path.to_path_buf(),
        source,
    })
}
