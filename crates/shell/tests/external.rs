//! A player over a socket.

#![expect(clippy::unwrap_used, reason = "a test helper may fail like a test")]

#[expect(dead_code, reason = "other tests use more of it")]
mod common;

use std::io::{BufRead, BufReader, Write};
use std::net::TcpListener;
use std::thread::JoinHandle;

use common::{said, shell};

/// Somebody who gives these answers; what was asked comes back at the end.
fn answering(answers: &'static [&'static str]) -> (String, JoinHandle<Vec<String>>) {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = listener.local_addr().unwrap().to_string();
    let asked = std::thread::spawn(move || {
        let (mut socket, _) = listener.accept().unwrap();
        let mut questions = BufReader::new(socket.try_clone().unwrap());
        let mut asked = Vec::new();
        for answer in answers {
            let mut question = Vec::new();
            questions.read_until(0, &mut question).unwrap();
            asked.push(String::from_utf8(question).unwrap());
            writeln!(socket, "{answer}").unwrap();
        }
        asked
    });
    (address, asked)
}

#[test]
fn decisions_are_asked_for_and_made() {
    let (address, asked) = answering(&["8/5 6/5", "take", "nonsense"]);
    let mut shell = shell();
    for line in [
        "set automatic roll off",
        "set player 0 human",
        "set rng manual",
        "new session",
    ] {
        said(&mut shell, line);
    }
    let connected = said(&mut shell, &format!("set player 0 external {address}"));
    assert_eq!(connected, "barpoint is played over a socket.\n");
    let moved = said(&mut shell, "31");
    assert!(moved.contains("barpoint moves 8/5 6/5."), "{moved}");
    let doubled = said(&mut shell, "double");
    assert!(
        doubled.contains("barpoint accepts the cube at 2."),
        "{doubled}"
    );
    said(&mut shell, "roll");
    said(&mut shell, "31");
    said(&mut shell, "8/5 6/5");
    let saved = shell.settings_text();
    assert!(saved.contains(&format!("set player 0 external {address}\n")));
    let asked = asked.join().unwrap();
    assert!(
        asked[0].starts_with("board:barpoint:root:0:0:0:0:"),
        "{}",
        asked[0]
    );
    assert!(asked[0].ends_with(":1\n\0"), "{:?}", asked[0]);
    // The player who doubled comes first.
    assert!(asked[1].starts_with("board:root:barpoint:"), "{}", asked[1]);
}

#[test]
fn nobody_at_an_address_changes_nothing() {
    let mut shell = shell();
    let before = shell.settings_text();
    for address in ["/nosuch/socket", "localhost:1"] {
        let answer = said(&mut shell, &format!("set player 0 external {address}"));
        assert!(answer.starts_with(&format!("{address}: ")), "{answer}");
    }
    assert_eq!(shell.settings_text(), before);
}
