//! Many requests leave nothing behind in memory.
//!
//! `BARPOINT_REQUESTS=10000 cargo test -p barpoint-cli --test board lasting -- --nocapture` asks more and prints what it measured.

use serde_json::json;

use crate::served::{Served, name};

/// Memory in use, in kB.
fn resident(process: u32) -> u64 {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).unwrap();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    let number = line.unwrap().trim().trim_end_matches(" kB");
    number.parse().unwrap()
}

#[test]
fn thousands_of_requests_leave_memory_steady() {
    let folder = tempfile::tempdir().unwrap();
    let server = Served::start(folder.path());
    let id = server.import_sample();
    server.whole_job(
        &format!("/matches/{id}/analyse"),
        &json!({ "level": "expert" }),
    );
    let human = json!({ "kind": "human", "name": "Ann" });
    let game = json!({ "length": 3, "players": { "white": human, "black": human } });
    let game = name(&server.post("/games", &game));
    let question = json!({ "position": { "id": "4HPwATDgc/ABMA" }, "level": "expert" });
    let question = question.to_string();
    let read = json!({ "text": "4HPwATDgc/ABMA" }).to_string();
    let requests: [(&str, String, &str, u16); 10] = [
        ("GET", "/games".to_owned(), "", 200),
        ("GET", format!("/games/{game}"), "", 200),
        ("GET", format!("/matches/{id}/entries/0/4"), "", 200),
        ("GET", format!("/matches/{id}/export"), "", 200),
        ("POST", "/positions/read".to_owned(), &read, 200),
        ("POST", "/positions/hint".to_owned(), &question, 200),
        (
            "GET",
            "/positions/picture?id=4HPwATDgc%2FABMA".to_owned(),
            "",
            200,
        ),
        ("GET", "/jobs".to_owned(), "", 200),
        ("GET", "/games/0123456789ab".to_owned(), "", 404),
        ("POST", "/games".to_owned(), "{\"length\": -1}", 422),
    ];
    let ask = |times: usize| {
        for (method, path, body, expected) in requests.iter().cycle().take(times) {
            let (status, answer) = server.send(method, path, body.as_bytes()).unwrap();
            assert_eq!(status, *expected, "{method} {path}: {answer}");
        }
    };
    let times = std::env::var("BARPOINT_REQUESTS").map_or(2000, |n| n.parse().unwrap());
    ask(500);
    let before = resident(server.process());
    ask(times);
    let after = resident(server.process());
    println!("{times} requests: {before} kB before, {after} kB after");
    // One answer of these kept for good would be 1 to 200 kB.
    assert!(
        after < before + 2048,
        "{before} kB before, {after} kB after {times} requests"
    );
}
