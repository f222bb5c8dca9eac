//! The Debian package: program, manual, completions, menu entry and icon where Debian keeps them.
//!
//! `dpkg-deb`, which every Debian machine has, makes the package from a folder laid out like the system.

use std::fmt::Write as _;
use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;

use flate2::Compression;
use flate2::write::GzEncoder;
use md5::{Digest, Md5};

use super::contents::Contents;
use super::{VERSION, empty};
use crate::TaskError;
use crate::process::{installed, succeed};

/// Writes `barpoint_VERSION_ARCHITECTURE.deb`; nothing where there is no `dpkg-deb`.
pub(super) fn write(contents: &Contents, folder: &Path) -> Result<Option<PathBuf>, TaskError> {
    if !installed("dpkg-deb", &[]) {
        return Ok(None);
    }
    let laid_out = folder.join("deb");
    empty(&laid_out)?;
    let system = files(contents);
    for file in &system {
        put(&laid_out.join(&file.path), &file.bytes, file.mode)?;
    }
    put(
        &laid_out.join("DEBIAN/control"),
        control(&system, &contents.program).as_bytes(),
        0o644,
    )?;
    put(
        &laid_out.join("DEBIAN/md5sums"),
        checksums(&system).as_bytes(),
        0o644,
    )?;
    let package = folder.join(format!("barpoint_{VERSION}_{}.deb", architecture()));
    let mut build = Command::new("dpkg-deb");
    build
        .args(["--root-owner-group", "--build"])
        .args([&laid_out, &package])
        .stdout(std::process::Stdio::null());
    succeed(&mut build, "dpkg-deb --build")?;
    fs::remove_dir_all(&laid_out).map_err(|source| TaskError::Write {
        path: laid_out,
        source,
    })?;
    Ok(Some(package))
}

/// A file of the installed system.
struct Installed {
    path: String,
    bytes: Vec<u8>,
    mode: u32,
}

fn files(contents: &Contents) -> Vec<Installed> {
    let mut files = Vec::new();
    let mut add = |path: String, bytes: &[u8], mode| {
        files.push(Installed {
            path,
            bytes: bytes.to_vec(),
            mode,
        });
    };
    add("usr/bin/barpoint".to_owned(), &contents.program, 0o755);
    for page in &contents.manual {
        let path = format!("usr/share/man/man1/{}.gz", page.name);
        add(path, &compressed(&page.bytes), 0o644);
    }
    let completions = [
        ("bash-completion/completions/barpoint", "barpoint.bash"),
        ("fish/vendor_completions.d/barpoint.fish", "barpoint.fish"),
        ("zsh/vendor-completions/_barpoint", "_barpoint"),
    ];
    for (path, name) in completions {
        add(
            format!("usr/share/{path}"),
            contents.completions_of(name),
            0o644,
        );
    }
    let entry = "usr/share/applications/barpoint.desktop";
    add(entry.to_owned(), &contents.desktop_entry, 0o644);
    let icon = "usr/share/icons/hicolor/scalable/apps/barpoint.svg";
    add(icon.to_owned(), &contents.icon, 0o644);
    let mut copyright = Vec::new();
    for file in &contents.documents {
        if file.name.starts_with("LICENSE") {
            copyright.extend_from_slice(&file.bytes);
            copyright.push(b'\n');
        } else {
            let path = format!("usr/share/doc/barpoint/{}.gz", file.name);
            add(path, &compressed(&file.bytes), 0o644);
        }
    }
    add(
        "usr/share/doc/barpoint/copyright".to_owned(),
        &copyright,
        0o644,
    );
    files
}

/// The same bytes give the same compressed bytes: no time, no name.
fn compressed(bytes: &[u8]) -> Vec<u8> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    // Writing to memory cannot fail.
    let _ = encoder.write_all(bytes);
    encoder.finish().unwrap_or_default()
}

fn put(path: &Path, bytes: &[u8], mode: u32) -> Result<(), TaskError> {
    let written = || {
        fs::create_dir_all(path.parent().unwrap_or(path))?;
        fs::write(path, bytes)?;
        set_mode(path, mode)
    };
    written().map_err(|source| TaskError::Write {
        path: path.to_path_buf(),
        source,
    })
}

#[cfg(unix)]
fn set_mode(path: &Path, mode: u32) -> std::io::Result<()> {
    use std::os::unix::fs::PermissionsExt;
    fs::set_permissions(path, fs::Permissions::from_mode(mode))
}

/// Elsewhere there is no `dpkg-deb` to ask for modes.
#[cfg(not(unix))]
fn set_mode(_: &Path, _: u32) -> std::io::Result<()> {
    Ok(())
}

fn control(files: &[Installed], program: &[u8]) -> String {
    let kilobytes = files
        .iter()
        .map(|file| file.bytes.len())
        .sum::<usize>()
        .div_ceil(1024);
    let libc = newest_libc(program).map_or_else(String::new, |minor| format!(" (>= 2.{minor})"));
    format!(
        "Package: barpoint\n\
         Version: {VERSION}\n\
         Architecture: {}\n\
         Maintainer: The barpoint authors\n\
         Section: games\n\
         Priority: optional\n\
         Installed-Size: {kilobytes}\n\
         Depends: libc6{libc}, libgcc-s1\n\
         Recommends: xdg-utils\n\
         Description: Backgammon: play the program and have matches analysed\n \
         Play in the browser against neural nets at any level, ask which play or cube\n \
         action is best and why, analyse and roll out whole matches, build bearoff\n \
         databases. Everything runs on this machine.\n \
         .\n \
         On x86-64 it needs a processor with AVX2, as made since 2013.\n",
        architecture()
    )
}

/// The minor version of the newest interface of the C library that a program asks for.
fn newest_libc(program: &[u8]) -> Option<u32> {
    const PREFIX: &[u8] = b"GLIBC_2.";
    let versions = program.windows(PREFIX.len()).enumerate();
    let versions = versions
        .filter(|(_, window)| *window == PREFIX)
        .filter_map(|(at, _)| {
            let rest = program.get(at + PREFIX.len()..)?;
            let digits = rest.iter().take_while(|byte| byte.is_ascii_digit()).count();
            std::str::from_utf8(&rest[..digits]).ok()?.parse().ok()
        });
    versions.max()
}

fn checksums(files: &[Installed]) -> String {
    let mut text = String::new();
    for file in files {
        // Writing to a string cannot fail.
        let _ = writeln!(text, "{:x}  {}", Md5::digest(&file.bytes), file.path);
    }
    text
}

/// Debian's word for the architecture that the program is built for.
fn architecture() -> &'static str {
    match std::env::consts::ARCH {
        "x86_64" => "amd64",
        "aarch64" => "arm64",
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_newest_version_of_the_c_library_counts() {
        let program = b"..GLIBC_2.4\0GLIBC_2.34\0GLIBC_2.17\0GLIBC_2.x";
        assert_eq!(newest_libc(program), Some(34));
        assert_eq!(newest_libc(b"static"), None);
    }

    #[test]
    fn what_is_installed_is_described() {
        let file = Installed {
            path: "usr/bin/barpoint".to_owned(),
            bytes: vec![0; 2000],
            mode: 0o755,
        };
        let text = control(&[file], b"GLIBC_2.34");
        assert!(
            text.contains("Installed-Size: 2\n") && text.contains("libc6 (>= 2.34)"),
            "{text}"
        );
        assert!(text.lines().all(|line| line.len() <= 80));
    }
}
