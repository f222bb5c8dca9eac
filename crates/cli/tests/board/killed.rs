//! Killed (SIGKILL) at moments that nobody chose, while it works and while it writes: what was said to be kept is
//! there, every file is whole, and what comes out in the end is what comes out undisturbed.

use std::path::Path;
use std::time::Duration;

use serde_json::{Value, json};

use crate::served::{Gone, Served, name};

/// How often each program is killed.
const KILLS: u64 = 6;

/// How often where it is kept busy all the time: more would slow the programs of other tests.
const FEW_KILLS: u64 = 3;

/// Moments without a pattern, the same in every run.
pub(crate) fn moment(round: u64) -> Duration {
    let mixed = (round + 3).wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 33;
    Duration::from_millis(20 + mixed % 350)
}

/// A kill at a moment after the start of a server; in odd rounds after enough has happened, which takes long on a
/// busy machine.
pub(crate) struct Kill<'a> {
    server: &'a Served,
    delay: Duration,
    waits: bool,
}

impl<'a> Kill<'a> {
    pub(crate) fn new(server: &'a Served, round: u64, delay: Duration) -> Self {
        let waits = round % 2 == 1;
        if !waits {
            server.kill_after(delay);
        }
        Self {
            server,
            delay,
            waits,
        }
    }

    pub(crate) fn look(&mut self, enough: bool) {
        if self.waits && enough {
            self.waits = false;
            self.server.kill_after(self.delay);
        }
    }
}

/// Reads every kept file; half-written ones, which nobody reads, end in `.part`.
pub(crate) fn all_files_are_whole(folder: &Path) {
    for part in ["games", "matches", "rollouts"] {
        for entry in std::fs::read_dir(folder.join("board").join(part)).unwrap() {
            let path = entry.unwrap().path();
            let name = path.file_name().unwrap().to_str().unwrap();
            let bytes = std::fs::read(&path).unwrap();
            if path.extension().is_some_and(|ending| ending == "part") {
                continue;
            }
            match path.extension().unwrap().to_str().unwrap() {
                "json" | "match" => drop(serde_json::from_slice::<Value>(&bytes).unwrap()),
                "sgf" => drop(barpoint_formats::import(&bytes).unwrap()),
                other => assert_eq!(other, "trials", "{name}"),
            }
        }
    }
}

/// Pauses a job and lets it go on, each of which writes, until the server is gone; `saved` is what it said to have
/// kept, in its own count. Does something else in between, and gives it more time every time.
fn hammer(
    (server, mut kill): (&Served, Kill<'_>),
    job: &str,
    saved: &mut u64,
    mut between: impl FnMut() -> Result<(), Gone>,
) -> Result<(), Gone> {
    let mut pause = Duration::ZERO;
    loop {
        kill.look(*saved > 0);
        between()?;
        std::thread::sleep(pause);
        pause += Duration::from_millis(1);
        let (_, _) = server.send("POST", &format!("/jobs/{job}/pause"), b"")?;
        let view = server.job_at_rest(job)?;
        assert_ne!(view["status"], "failed", "{view}");
        *saved = view["done"].as_u64().unwrap().max(*saved);
        let (_, _) = server.send("POST", &format!("/jobs/{job}/resume"), b"")?;
    }
}

#[test]
fn an_analysis_killed_again_and_again_is_the_same_analysis() {
    let analyse = json!({ "level": "expert" });
    let folder = tempfile::tempdir().unwrap();
    let undisturbed = {
        let server = Served::start(folder.path());
        let id = server.import_sample();
        server.whole_job(&format!("/matches/{id}/analyse"), &analyse);
        server.send("GET", &format!("/matches/{id}/export"), b"")
    };

    let folder = tempfile::tempdir().unwrap();
    let id = Served::start(folder.path()).import_sample();
    let (path, entry) = (
        format!("/matches/{id}"),
        format!("/matches/{id}/entries/0/3"),
    );
    let (mut saved, mut tried, mut kept) = (0, 0, 0);
    let comment = |server: &Served| {
        let row = &server.get(&path)["games"][0]["entries"][3]["comment"];
        row.as_str().map_or(0, |text| text.parse().unwrap())
    };
    for round in 0..KILLS {
        let server = Served::start(folder.path());
        let found: u64 = comment(&server);
        assert!((kept..=tried).contains(&found), "{kept}..={tried}: {found}");
        let kill = Kill::new(&server, round, moment(round));
        let Ok(job) = server.ask("POST", &format!("{path}/analyse"), &analyse) else {
            continue;
        };
        assert!(job["done"].as_u64() >= Some(saved), "{saved}: {job}");
        let between = || {
            tried += 1;
            let edit = json!({ "comment": tried.to_string() });
            server.ask("PUT", &entry, &edit)?;
            kept = tried;
            Ok(())
        };
        let ended = hammer((&server, kill), &name(&job), &mut saved, between);
        assert!(ended.is_err());
        drop(server);
        all_files_are_whole(folder.path());
    }
    assert!(saved > 0 && kept > 1, "something happened: {saved} {kept}");
    let server = Served::start(folder.path());
    assert!((kept..=tried).contains(&comment(&server)));
    server.whole_job(&format!("{path}/analyse"), &analyse);
    server
        .ask("PUT", &entry, &json!({ "comment": "" }))
        .unwrap();
    let disturbed = server.send("GET", &format!("{path}/export"), b"");
    let [(status, disturbed), (expected, undisturbed)] =
        [disturbed, undisturbed].map(Result::unwrap);
    assert_eq!(status, expected);
    assert_eq!(undated(&disturbed), undated(&undisturbed));
}

/// An export without the seconds at which its analyses began.
fn undated(export: &str) -> String {
    let mut parts = export.split("\"created\":");
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |text, part| {
        text + part.trim_start_matches(|c: char| c.is_ascii_digit())
    })
}

#[test]
fn a_rollout_killed_again_and_again_is_the_same_rollout() {
    let request = json!({
        "position": { "id": "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10" },
        "best": 2, "trials": 288, "truncate": 6, "seed": 5,
    });
    let play = json!({ "trials": 288 });
    let folder = tempfile::tempdir().unwrap();
    let server = Served::start(folder.path());
    let whole = name(&server.post("/rollouts", &request));
    server.whole_job(&format!("/rollouts/{whole}/play"), &play);
    let undisturbed = server.get(&format!("/rollouts/{whole}"))["report"].clone();
    let parted = name(&server.post("/rollouts", &request));
    drop(server);
    let mut saved = 0;
    for round in 0..KILLS {
        let server = Served::start(folder.path());
        let kill = Kill::new(&server, round, moment(round + 100));
        let begun = server.ask("POST", &format!("/rollouts/{parted}/play"), &play);
        if let Ok(job) = begun {
            assert!(job["done"].as_u64() >= Some(saved), "{saved}: {job}");
            hammer((&server, kill), &name(&job), &mut saved, || Ok(())).unwrap_err();
        }
        drop(server);
        all_files_are_whole(folder.path());
    }
    assert!(saved > 0, "something happened");
    let server = Served::start(folder.path());
    server.whole_job(&format!("/rollouts/{parted}/play"), &play);
    assert_eq!(
        server.get(&format!("/rollouts/{parted}"))["report"],
        undisturbed
    );
}

/// What somebody does who never doubles and plays the first play there is.
fn careless(state: &Value) -> Value {
    match state["decision"]["kind"].as_str().unwrap() {
        "opening_roll" | "turn" => json!({ "kind": "roll" }),
        "play" => {
            let nodes = &state["legal"]["nodes"];
            let (mut steps, mut node) = (Vec::new(), &nodes[0]);
            while let Some(step) = node["steps"].get(0) {
                steps.push(json!({ "from": step["from"], "to": step["to"], "hit": step["hit"] }));
                node = &nodes[usize::try_from(step["next"].as_u64().unwrap()).unwrap()];
            }
            json!({ "kind": "play", "steps": steps })
        }
        "next_game" => json!({ "kind": "next_game" }),
        other => panic!("nothing to do: {other}"),
    }
}

#[test]
fn a_game_killed_again_and_again_loses_no_action() {
    let folder = tempfile::tempdir().unwrap();
    let human = |name: &str| json!({ "kind": "human", "name": name });
    let game = json!({
        "length": 25, "seed": 9, "players": { "white": human("Ann"), "black": human("Bob") },
    });
    let mut view = Served::start(folder.path()).post("/games", &game);
    let path = format!("/games/{}", name(&view));
    for round in 0..KILLS {
        let server = Served::start(folder.path());
        let mut kill = Kill::new(&server, round, moment(round + 200));
        let mut done = 0;
        loop {
            kill.look(done > 20);
            let body = json!({ "revision": view["revision"], "action": careless(&view["state"]) });
            match server.ask("POST", &format!("{path}/actions"), &body) {
                Ok(next) => view = next,
                Err(Gone) => break,
            }
            done += 1;
        }
        drop(server);
        all_files_are_whole(folder.path());
        let after = Served::start(folder.path()).get(&path);
        let (said, found) = (view["revision"].as_u64(), after["revision"].as_u64());
        if found == said {
            assert_eq!(after["state"], view["state"]);
        } else {
            assert_eq!(
                found,
                said.map(|n| n + 1),
                "only the action on its way may have happened"
            );
        }
        view = after;
    }
    assert!(
        view["revision"].as_u64() > Some(20),
        "something happened: {}",
        view["revision"]
    );
}

/// A short match like no other with a smaller number.
pub(crate) fn short_match(number: usize) -> String {
    const PLAYS: [&str; 5] = [
        "31: 8/5 6/5",
        "42: 8/4 6/4",
        "61: 13/7 8/7",
        "53: 8/3 6/3",
        "21: 13/11 6/5",
    ];
    let play = |digit: u32| PLAYS[number / 5_usize.pow(digit) % 5];
    format!(
        " 5 point match\n\n Game 1\n Ann : 0       Bob : 0\n  1) {}    {}\n  2) {}    {}\n  3) {}\n",
        play(4),
        play(3),
        play(2),
        play(1),
        play(0)
    )
}

/// What the library holds once all matches of the board are in it.
pub(crate) fn settled_library(server: &Served) -> Value {
    for _ in 0..1000 {
        let totals = server.get("/library");
        assert_eq!(totals["problem"], json!(null));
        if totals["waiting"] == 0 {
            return totals;
        }
        std::thread::sleep(Duration::from_millis(10));
    }
    panic!("matches wait for ever");
}

#[test]
fn a_library_killed_again_and_again_has_every_match_whole() {
    let folder = tempfile::tempdir().unwrap();
    let (mut number, mut opened, mut added) = (0, 0, 0);
    for round in 0..FEW_KILLS {
        let server = Served::start(folder.path());
        let mut kill = Kill::new(&server, round, moment(round + 300));
        // To the library by way of the board, and alone.
        loop {
            kill.look(opened > 3 && added > 3);
            number += 1;
            let (path, said) = if number % 2 == 0 {
                ("/matches?name=a.mat", &mut opened)
            } else {
                ("/library/import?name=a.mat", &mut added)
            };
            match server.send("POST", path, short_match(number).as_bytes()) {
                Ok((status, answer)) => assert!(status < 300, "{status} {answer}"),
                Err(Gone) => break,
            }
            *said += 1;
        }
        drop(server);
        all_files_are_whole(folder.path());
    }
    assert!(
        opened > 3 && added > 3,
        "something happened: {opened} {added}"
    );
    let server = Served::start(folder.path());
    let totals = settled_library(&server);
    let on_board = server.get("/matches").as_array().unwrap().len();
    assert!(on_board >= opened, "{on_board} {opened}");
    // What was on its way at a kill may be there too.
    let matches = usize::try_from(totals["matches"].as_u64().unwrap()).unwrap();
    let most = on_board + added + usize::try_from(FEW_KILLS).unwrap();
    assert!(
        (on_board + added..=most).contains(&matches),
        "{on_board} {added}: {totals}"
    );
    let found = server.post("/library/search", &json!({ "most": 0 }));
    assert_eq!(found["total"], totals["decisions"]);
    assert_eq!(totals["decisions"].as_u64(), Some(5 * matches as u64));
    let rows = server.get("/library/matches");
    let last = &rows["matches"][matches - 1]["match_id"];
    server.post(&format!("/library/matches/{last}/open"), &json!({}));
}

/// Where no file may grow beyond 8 kB, as on a full disk.
#[cfg(unix)]
#[test]
fn a_full_disk_is_said_and_loses_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let human = |name: &str| json!({ "kind": "human", "name": name });
    let game = json!({
        "length": 25, "seed": 9, "players": { "white": human("Ann"), "black": human("Bob") },
    });
    let server = Served::start_limited(folder.path(), 8);
    let mut view = server.post("/games", &game);
    let path = format!("/games/{}", name(&view));
    let said = loop {
        let body = json!({ "revision": view["revision"], "action": careless(&view["state"]) });
        let body = body.to_string();
        let answer = server.send("POST", &format!("{path}/actions"), body.as_bytes());
        let (status, text) = answer.unwrap();
        if status != 200 {
            assert_eq!(status, 500, "{text}");
            break text;
        }
        view = serde_json::from_str(&text).unwrap();
    };
    assert!(
        said.contains("cannot write") && said.contains("games"),
        "{said}"
    );
    assert_eq!(
        server.get(&path)["state"],
        view["state"],
        "nothing has happened"
    );
    drop(server);
    all_files_are_whole(folder.path());
    let server = Served::start(folder.path());
    assert_eq!(server.get(&path)["state"], view["state"]);
    let body = json!({ "revision": view["revision"], "action": careless(&view["state"]) });
    server.post(&format!("{path}/actions"), &body);
}
