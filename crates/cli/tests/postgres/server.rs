//! A `PostgreSQL` server of the tests' own.

use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use tempfile::TempDir;

/// The only user of the server, and its database.
pub(crate) const USER: &str = "clara";

/// A server that listens on a socket in a temporary folder and ends with this value.
pub(crate) struct Server {
    process: Child,
    folder: TempDir,
}

impl Server {
    /// Starts one with the programs of a folder.
    pub(crate) fn start(programs: &Path) -> Self {
        let folder = tempfile::tempdir().unwrap();
        if rustix::process::geteuid().is_root() {
            // Nobody but root sees a new folder.
            run(Command::new("chown").arg("postgres").arg(folder.path()));
        }
        let data = folder.path().join("data");
        let mut made = as_server(&programs.join("initdb"));
        made.args([
            "--no-sync",
            "-A",
            "trust",
            "-E",
            "UTF8",
            "--locale=C",
            "-U",
            USER,
            "-D",
        ]);
        run(made.arg(&data));
        let mut serving = as_server(&programs.join("postgres"));
        serving.args([
            "-c",
            "listen_addresses=",
            "-c",
            "dynamic_shared_memory_type=mmap",
            "-k",
        ]);
        serving.arg(folder.path()).arg("-D").arg(&data);
        let quiet = serving.stdout(Stdio::null()).stderr(Stdio::null());
        let process = quiet.spawn().unwrap();
        let server = Self { process, folder };
        let begun = Instant::now();
        let ready = |server: &Self| {
            let mut asked = Command::new(programs.join("pg_isready"));
            let asked = asked.args(["-q", "-h"]).arg(server.folder());
            asked.status().unwrap().success()
        };
        while !ready(&server) {
            assert!(begun.elapsed() < Duration::from_mins(1), "no server");
            std::thread::sleep(Duration::from_millis(50));
        }
        server
    }

    /// The folder of its socket.
    pub(crate) fn folder(&self) -> PathBuf {
        self.folder.path().to_path_buf()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // SIGKILL leaves shared memory behind, SIGQUIT does not.
        let process = rustix::process::Pid::from_child(&self.process);
        rustix::process::kill_process(process, rustix::process::Signal::QUIT).ok();
        self.process.wait().ok();
    }
}

/// A command of the server, which refuses to run as root.
fn as_server(program: &Path) -> Command {
    let mut command = if rustix::process::geteuid().is_root() {
        let mut command = Command::new("setpriv");
        command.args(["--reuid=postgres", "--regid=postgres", "--clear-groups"]);
        command.arg(program);
        command
    } else {
        Command::new(program)
    };
    command.current_dir("/");
    command
}

#[track_caller]
fn run(command: &mut Command) {
    let output = command.output().unwrap();
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{command:?}: {said}");
}
