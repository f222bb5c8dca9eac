//! A running `barpoint serve` and requests to it.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, ChildStderr, ChildStdout, Command, Stdio};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use serde_json::{Value, json};

/// A server with a data folder; killed when dropped.
pub(crate) struct Served {
    child: Arc<Mutex<Child>>,
    port: u16,
    token: String,
    /// Kept open: the program may still print.
    _printed: BufReader<ChildStdout>,
    warned: Option<ChildStderr>,
}

/// The server is gone, or the answer was cut off.
#[derive(Debug)]
pub(crate) struct Gone;

impl Served {
    pub(crate) fn start(folder: &Path) -> Self {
        Self::run(Command::new(env!("CARGO_BIN_EXE_barpoint")), folder)
    }

    /// One whose warnings [`Served::end`] tells.
    pub(crate) fn start_heard(folder: &Path) -> Self {
        let mut command = Command::new(env!("CARGO_BIN_EXE_barpoint"));
        command.stderr(Stdio::piped());
        Self::run(command, folder)
    }

    /// Kills it; what it has warned of.
    pub(crate) fn end(mut self) -> String {
        self.child.lock().unwrap().kill().unwrap();
        let mut warnings = String::new();
        if let Some(mut warned) = self.warned.take() {
            warned.read_to_string(&mut warnings).unwrap();
        }
        warnings
    }

    /// Where no file may grow beyond so many kB: writing more fails, as on a full disk.
    #[cfg(unix)]
    pub(crate) fn start_limited(folder: &Path, kilobytes: u32) -> Self {
        let mut shell = Command::new("sh");
        let blocks = 2 * kilobytes;
        shell.args([
            "-c",
            &format!("trap '' XFSZ; ulimit -f {blocks}; exec \"$0\" \"$@\""),
            env!("CARGO_BIN_EXE_barpoint"),
        ]);
        Self::run(shell, folder)
    }

    fn run(mut command: Command, folder: &Path) -> Self {
        let mut child = command
            .args(["serve", "--no-open", "--port", "0"])
            .env("BARPOINT_DATA", folder)
            .env("BARPOINT_CONFIG", folder.join("config.toml"))
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut printed = BufReader::new(child.stdout.take().unwrap());
        let mut url = String::new();
        printed.read_line(&mut url).unwrap();
        let (host, token) = url.trim().split_once("/?token=").unwrap();
        let port = host.rsplit_once(':').unwrap().1;
        Self {
            warned: child.stderr.take(),
            child: Arc::new(Mutex::new(child)),
            port: port.parse().unwrap(),
            token: token.to_owned(),
            _printed: printed,
        }
    }

    pub(crate) fn process(&self) -> u32 {
        self.child.lock().unwrap().id()
    }

    /// Kills it (SIGKILL) a while later.
    pub(crate) fn kill_after(&self, delay: Duration) {
        let child = Arc::clone(&self.child);
        std::thread::spawn(move || {
            std::thread::sleep(delay);
            child.lock().unwrap().kill().unwrap();
        });
    }

    /// Status and body of an answer that came whole.
    pub(crate) fn send(
        &self,
        method: &str,
        path: &str,
        body: &[u8],
    ) -> Result<(u16, String), Gone> {
        let answer = self.exchange(method, path, body).map_err(|_| Gone)?;
        let (head, body) = answer.split_once("\r\n\r\n").ok_or(Gone)?;
        let length = head.lines().find_map(|line| {
            let (name, value) = line.split_once(':')?;
            let named = name.eq_ignore_ascii_case("content-length");
            named.then(|| value.trim().parse::<usize>().unwrap())
        });
        if length.is_some_and(|length| length != body.len()) {
            return Err(Gone);
        }
        let status = head.split(' ').nth(1).unwrap().parse().unwrap();
        Ok((status, body.to_owned()))
    }

    fn exchange(&self, method: &str, path: &str, body: &[u8]) -> std::io::Result<String> {
        let mut stream = TcpStream::connect(("127.0.0.1", self.port))?;
        let head = format!(
            "{method} /api/v1{path} HTTP/1.1\r\nHost: 127.0.0.1:{}\r\nAuthorization: Bearer {}\r\n\
             Content-Type: application/json\r\nContent-Length: {}\r\nConnection: close\r\n\r\n",
            self.port,
            self.token,
            body.len()
        );
        stream.write_all(head.as_bytes())?;
        stream.write_all(body)?;
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer)?;
        Ok(String::from_utf8_lossy(&answer).into_owned())
    }

    /// What a request says that must succeed if it is answered at all.
    pub(crate) fn ask(&self, method: &str, path: &str, body: &Value) -> Result<Value, Gone> {
        let body = body.to_string();
        let (status, answer) = self.send(method, path, body.as_bytes())?;
        assert!(status < 300, "{method} {path}: {status} {answer}");
        Ok(serde_json::from_str(&answer).unwrap())
    }

    pub(crate) fn get(&self, path: &str) -> Value {
        self.ask("GET", path, &json!(null)).unwrap()
    }

    pub(crate) fn post(&self, path: &str, body: &Value) -> Value {
        self.ask("POST", path, body).unwrap()
    }

    /// The sample match, imported; its name.
    pub(crate) fn import_sample(&self) -> String {
        let sample = barpoint_testkit::workspace_root().join("samples/clara-ivar-7pt.mat");
        let bytes = std::fs::read(sample).unwrap();
        let (status, answer) = self
            .send("POST", "/matches?name=sample.mat", &bytes)
            .unwrap();
        assert_eq!(status, 201, "{answer}");
        name(&serde_json::from_str(&answer).unwrap())
    }

    /// How a job stands when it neither runs nor waits any more.
    pub(crate) fn job_at_rest(&self, job: &str) -> Result<Value, Gone> {
        loop {
            let view = self.ask("GET", &format!("/jobs/{job}"), &json!(null))?;
            if view["status"] != "running" && view["status"] != "queued" {
                return Ok(view);
            }
            std::thread::sleep(Duration::from_millis(5));
        }
    }

    /// Begins a job and waits for its end.
    pub(crate) fn whole_job(&self, path: &str, body: &Value) {
        let job = name(&self.post(path, body));
        let view = self.job_at_rest(&job).unwrap();
        assert_eq!(view["status"], "done", "{view}");
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        let mut child = self.child.lock().unwrap();
        // It may have been killed already.
        let _ = child.kill();
        child.wait().unwrap();
    }
}

/// The name of something in the interface.
pub(crate) fn name(view: &Value) -> String {
    view["id"].as_str().unwrap().to_owned()
}
