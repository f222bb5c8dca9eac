//! Killed (SIGKILL) while statistics are written and read: those of matches, of which the library has its own, and marks, names and
//! thresholds that change meanwhile. What was answered is there, and the statistics are those of the same matches counted undisturbed.

use serde_json::{Value, json};

use crate::killed::{Kill, all_files_are_whole, moment, settled_library, short_match};
use crate::served::{Gone, Served, name};

/// How often the program is killed.
const KILLS: u64 = 4;

/// What the library of a server says of all its matches together.
fn sums(server: &Served) -> Value {
    let mut found = server.get("/library/statistics");
    let Some(fields) = found.as_object_mut() else {
        panic!("{found}");
    };
    // Matches are listed in the order in which they were added.
    fields.remove("matches");
    found
}

/// Opens and analyses matches, asks for statistics and changes what they rest on, until the server is gone. `opened` counts the
/// matches that it said to have.
fn keep_busy(
    (server, mut kill): (&Served, Kill<'_>),
    opened: &mut usize,
    number: &mut usize,
) -> Result<(), Gone> {
    loop {
        kill.look(*opened > 3);
        *number += 1;
        let text = short_match(*number);
        let (status, answer) = server.send("POST", "/matches?name=a.mat", text.as_bytes())?;
        assert_eq!(status, 201, "{answer}");
        *opened += 1;
        let view: Value = serde_json::from_str(&answer).unwrap();
        let match_path = format!("/matches/{}", name(&view));
        let level = json!({ "level": "expert" });
        server.ask("POST", &format!("{match_path}/analyse"), &level)?;
        server.ask("GET", "/library/statistics?player=ann", &json!(null))?;
        let doubtful = if number.is_multiple_of(2) { 0.01 } else { 0.03 };
        let thresholds = json!({ "doubtful": doubtful, "bad": 0.06, "very_bad": 0.12 });
        server.ask("PATCH", "/settings", &json!({ "thresholds": thresholds }))?;
        let mark = json!({ "mark": "very_bad" });
        server.ask("PUT", &format!("{match_path}/entries/0/1"), &mark)?;
        server.ask("GET", "/matches/players", &json!(null))?;
    }
}

#[test]
fn statistics_killed_again_and_again_are_those_of_all_matches() {
    let folder = tempfile::tempdir().unwrap();
    let (mut opened, mut number) = (0, 0);
    for round in 0..KILLS {
        let server = Served::start(folder.path());
        let kill = Kill::new(&server, round, moment(round + 400) * 2);
        let Err(Gone) = keep_busy((&server, kill), &mut opened, &mut number) else {
            unreachable!("it goes on until the server is gone");
        };
        drop(server);
        all_files_are_whole(folder.path());
    }
    assert!(opened > 3, "something happened: {opened}");

    let server = Served::start(folder.path());
    for row in server.get("/matches").as_array().unwrap() {
        let analyse = format!("/matches/{}/analyse", name(row));
        server.whole_job(&analyse, &json!({ "level": "expert" }));
    }
    let totals = settled_library(&server);
    let rows = server.get("/matches");
    let rows = rows.as_array().unwrap();
    assert!(rows.len() >= opened, "{} of {opened}", rows.len());
    assert_eq!(totals["matches"].as_u64(), Some(rows.len() as u64));

    // The same matches with their analyses, on a board that nobody disturbs.
    let other = tempfile::tempdir().unwrap();
    let undisturbed = Served::start(other.path());
    for row in rows {
        let (_, saved) = server
            .send(
                "GET",
                &format!("/matches/{}/export?format=sgf", name(row)),
                b"",
            )
            .unwrap();
        let (status, answer) = undisturbed
            .send("POST", "/library/import?name=a.sgf", saved.as_bytes())
            .unwrap();
        assert!(status < 300, "{answer}");
    }
    let (found, expected) = (sums(&server), sums(&undisturbed));
    assert!(found["total"]["decisions"].as_u64() > Some(10), "{found}");
    assert_eq!(rounded(&found), rounded(&expected));
    // The mark that a person set stands in the library wherever that was answered, and so do the thresholds.
    let search = json!({ "marks": ["very_bad"], "most": 500 });
    let marked = server.post("/library/search", &search);
    assert!(
        marked["total"].as_u64() >= Some(opened as u64 - KILLS),
        "{marked}"
    );
    let thresholds = &server.get("/settings")["thresholds"]["doubtful"];
    let doubtful = thresholds.as_f64().unwrap();
    assert!((0.009..0.031).contains(&doubtful), "{doubtful}");
}

/// Sums depend on the order of their parts in the last digits.
fn rounded(value: &Value) -> Value {
    match value {
        Value::Number(number) if number.is_f64() => {
            let number = number.as_f64().unwrap();
            json!(format!("{number:.5}"))
        }
        Value::Array(items) => items.iter().map(rounded).collect(),
        Value::Object(fields) => fields
            .iter()
            .map(|(name, value)| (name.clone(), rounded(value)))
            .collect(),
        other => other.clone(),
    }
}
