//! A duel with a program that decides over a socket.

#![cfg(unix)]
#![allow(clippy::unwrap_used, reason = "a test")]

use std::io::{BufRead, BufReader, Write};
use std::process::{Command, Stdio};

/// The shell answers as gnubg does. At the same settings it decides as the other player does, so that every pair of games with the
/// same dice ends level.
#[test]
fn the_shell_over_its_socket_is_as_strong_as_itself() {
    let data = tempfile::tempdir().unwrap();
    let barpoint = || {
        let mut command = Command::new(env!("CARGO_BIN_EXE_barpoint"));
        command.env("BARPOINT_DATA", data.path());
        command.env("BARPOINT_CONFIG", data.path().join("config.toml"));
        command
    };
    let mut shell = barpoint()
        .args(["shell", "-q"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let settings = "set jacoby off\nset beavers 0\nset evaluation chequer evaluation plies 0\n\
                    set evaluation cubedecision evaluation plies 0\nexternal 127.0.0.1:0\n";
    let typed = shell.stdin.as_mut().unwrap();
    typed.write_all(settings.as_bytes()).unwrap();
    // Read from here on as long as the shell writes.
    let mut lines = BufReader::new(shell.stdout.take().unwrap()).lines();
    let address = lines
        .by_ref()
        .map_while(Result::ok)
        .find_map(|line| {
            let rest = line.strip_prefix("Listening at ")?.to_owned();
            rest.split_once(';').map(|(address, _)| address.to_owned())
        })
        .unwrap();
    let other = format!("socket:{address}");
    let duel = barpoint()
        .args(["duel", "--a", "barpoint:0+janowski", "--b", &other])
        .args(["--games", "8", "--cubeful", "--quiet"])
        .output()
        .unwrap();
    shell.kill().unwrap();
    shell.wait().unwrap();
    let errors = String::from_utf8_lossy(&duel.stderr);
    assert!(duel.status.success(), "{errors}");
    let shown = String::from_utf8(duel.stdout).unwrap();
    assert!(shown.contains("games          8\n"), "{shown}");
    assert!(
        shown.contains("points/game    +0.0000 +- 0.0000"),
        "{shown}"
    );
}

#[test]
fn nobody_at_the_address_is_said() {
    let duel = Command::new(env!("CARGO_BIN_EXE_barpoint"))
        .args(["duel", "--a", "barpoint:0", "--b", "socket:127.0.0.1:1"])
        .args(["--games", "2"])
        .output()
        .unwrap();
    assert_eq!(duel.status.code(), Some(1));
    let errors = String::from_utf8_lossy(&duel.stderr);
    assert!(errors.contains("error: 127.0.0.1:1: "), "{errors}");
}
