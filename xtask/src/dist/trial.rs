//! Whether what was packed installs and starts.

use std::fs::File;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};

use flate2::read::GzDecoder;

use super::{VERSION, empty};
use crate::process::{output_of, succeed};
use crate::{TaskError, target};

/// Files that a person looks for after installing the Debian package.
const INSTALLED: [&str; 4] = [
    "usr/share/man/man1/barpoint.1.gz",
    "usr/share/bash-completion/completions/barpoint",
    "usr/share/applications/barpoint.desktop",
    "usr/share/icons/hicolor/scalable/apps/barpoint.svg",
];

/// Unpacks the archive and starts the program in it.
pub(super) fn of_archive(archive: &Path) -> Result<(), TaskError> {
    let folder = target().join("packages/trial");
    empty(&folder)?;
    let failed = |source| TaskError::Read {
        path: archive.to_path_buf(),
        source,
    };
    let file = File::open(archive).map_err(failed)?;
    let mut files = tar::Archive::new(GzDecoder::new(file));
    files.unpack(&folder).map_err(failed)?;
    let name = archive.file_name().unwrap_or_default().to_string_lossy();
    let inside = folder.join(name.trim_end_matches(".tar.gz"));
    starts(&inside.join("barpoint"))?;
    remove(&folder)
}

/// Installs the package as root with `CI` set, else unpacks it, and starts the program.
pub(super) fn of_deb(package: &Path) -> Result<(), TaskError> {
    if std::env::var_os("CI").is_some() && is_root() {
        succeed(
            Command::new("dpkg").arg("--install").arg(package),
            "dpkg --install",
        )?;
        let tried = is_installed(Path::new("/"));
        succeed(
            Command::new("dpkg").args(["--purge", "barpoint"]),
            "dpkg --purge",
        )?;
        return tried;
    }
    let folder = target().join("packages/trial");
    empty(&folder)?;
    let mut unpack = Command::new("dpkg-deb");
    unpack.arg("--extract").arg(package).arg(&folder);
    succeed(&mut unpack, "dpkg-deb --extract")?;
    is_installed(&folder)?;
    remove(&folder)
}

fn is_root() -> bool {
    let id = output_of(Command::new("id").arg("-u"), "id -u");
    id.is_ok_and(|id| id.trim_ascii() == b"0")
}

fn is_installed(system: &Path) -> Result<(), TaskError> {
    for path in INSTALLED {
        if !system.join(path).is_file() {
            return Err(unexpected(&format!("{path} in the package"), "none"));
        }
    }
    starts(&system.join("usr/bin/barpoint"))
}

fn unexpected(expected: &str, found: &str) -> TaskError {
    TaskError::Unexpected {
        expected: expected.to_owned(),
        found: found.to_owned(),
    }
}

/// The program says its version, and its board answers.
fn starts(program: &Path) -> Result<(), TaskError> {
    let version = output_of(Command::new(program).arg("--version"), "barpoint --version")?;
    let wanted = format!("barpoint {VERSION}");
    if version.trim_ascii() != wanted.as_bytes() {
        return Err(unexpected(&wanted, &String::from_utf8_lossy(&version)));
    }
    let data = target().join("packages/data");
    empty(&data)?;
    let mut served = Served::start(program, &data)?;
    let page = served.page()?;
    drop(served);
    remove(&data)?;
    if page.starts_with("HTTP/1.1 200") && page.contains("<html") {
        Ok(())
    } else {
        Err(unexpected("the board", &format!("{page:.200}")))
    }
}

fn remove(folder: &Path) -> Result<(), TaskError> {
    std::fs::remove_dir_all(folder).map_err(|source| TaskError::Write {
        path: folder.to_path_buf(),
        source,
    })
}

/// A running `barpoint serve`, ended when dropped.
struct Served(Child);

impl Served {
    fn start(program: &Path, data: &Path) -> Result<Self, TaskError> {
        let child = Command::new(program)
            .args(["serve", "--no-open", "--port", "0"])
            .env("BARPOINT_DATA", data)
            .stdout(Stdio::piped())
            .spawn();
        child.map(Self).map_err(spawn)
    }

    /// The answer to a request for the first page.
    fn page(&mut self) -> Result<String, TaskError> {
        let mut line = String::new();
        let out = self
            .0
            .stdout
            .take()
            .ok_or_else(|| unexpected("an address", "none"))?;
        BufReader::new(out).read_line(&mut line).map_err(spawn)?;
        let address = line.trim().strip_prefix("http://");
        let address = address.ok_or_else(|| unexpected("an address", &line))?;
        let (host, path) = address.split_once('/').unwrap_or((address, ""));
        // The key in the address buys a cookie, the cookie the page.
        let answer = get(host, path, "")?;
        let cookie = answer
            .lines()
            .find_map(|line| line.strip_prefix("set-cookie: "));
        let cookie = cookie.and_then(|line| line.split(';').next());
        get(host, "", cookie.unwrap_or_default())
    }
}

/// The answer of a server to a request for a page.
fn get(host: &str, path: &str, cookie: &str) -> Result<String, TaskError> {
    let mut stream = TcpStream::connect(host).map_err(spawn)?;
    let request = format!(
        "GET /{path} HTTP/1.1\r\nHost: {host}\r\nCookie: {cookie}\r\nConnection: close\r\n\r\n"
    );
    stream.write_all(request.as_bytes()).map_err(spawn)?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).map_err(spawn)?;
    Ok(answer)
}

impl Drop for Served {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

fn spawn(source: std::io::Error) -> TaskError {
    TaskError::Spawn {
        command: "barpoint serve".to_owned(),
        source,
    }
}
