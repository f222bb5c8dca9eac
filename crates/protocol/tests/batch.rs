//! Questions as lines of JSON.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod common;

use std::io::Cursor;

use barpoint_protocol::batch;
use common::engines;
use serde_json::{Value, json};

/// The answers to these lines, by their IDs.
fn answers(threads: usize, lines: &[Value]) -> Vec<Value> {
    let text: String = lines.iter().map(|line| format!("{line}\n")).collect();
    said(threads, &text)
}

fn said(threads: usize, text: &str) -> Vec<Value> {
    let mut out = Vec::new();
    batch::serve(engines(), threads, Cursor::new(text.to_owned()), &mut out).unwrap();
    let text = String::from_utf8(out).unwrap();
    let mut all: Vec<Value> = text
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    all.sort_by_key(|answer| answer["id"].to_string());
    all
}

const OPENING: &str = "4HPwATDgc/ABMA";

#[test]
fn every_question_has_its_answer_whatever_the_number_of_threads() {
    let questions: Vec<Value> = (1..=6)
        .flat_map(|a| (1..=a).map(move |b| (a, b)))
        .map(|(a, b)| json!({ "id": format!("{a}{b}"), "position": OPENING, "dice": [a, b], "plies": 0, "best": 2 }))
        .collect();
    let one = answers(1, &questions);
    assert_eq!(one.len(), 21);
    assert_eq!(one, answers(3, &questions));
    let play = |id: &str| one.iter().find(|answer| answer["id"] == id).unwrap()["plays"].clone();
    assert_eq!(play("31")[0]["play"], "8/5 6/5");
    assert_eq!(play("42")[0]["play"], "8/4 6/4");
    assert_eq!(play("31").as_array().unwrap().len(), 2);
}

#[test]
fn values_cubes_and_rollouts_are_answered() {
    let asked = [
        json!({ "id": "cube", "position": "XGID=-B----------------------a-:0:0:1:00:0:0:0:0:10" }),
        json!({ "id": "eval", "ask": "eval", "position": OPENING, "plies": 0 }),
        json!({ "id": "rollout", "ask": "rollout", "position": OPENING, "dice": [3, 1], "best": 2, "trials": 36 }),
    ];
    let found = answers(2, &asked);
    let action = &found[0]["cube"]["action"];
    assert_eq!(
        (&action["offer"], &action["response"]),
        (&json!("double"), &json!("pass"))
    );
    // gnubg 1.07, `eval` of the start at 0 plies: 52.1 %.
    let win = found[1]["depths"][0]["chances"]["win"].as_f64().unwrap();
    assert!((win - 0.521).abs() < 0.01, "{win}");
    let last = found
        .iter()
        .rfind(|answer| answer["id"] == "rollout" && answer["partial"].is_null());
    let candidates = last.unwrap()["rollout"]["candidates"].as_array().unwrap();
    assert_eq!(candidates.len(), 2);
    assert_eq!(candidates[0]["trials"], 36);
}

#[test]
fn what_is_no_question_is_refused_and_the_next_is_answered() {
    let asked = [
        json!({ "position": OPENING }),
        json!({ "id": "a" }),
        json!({ "id": "b", "position": "nothing" }),
        json!({ "id": "c", "position": OPENING, "level": "unbeatable" }),
        json!({ "id": "d", "position": OPENING, "dise": [3, 1] }),
        json!({ "id": "e", "ask": "rollout", "position": OPENING, "trials": 0 }),
        json!({ "cancel": "x" }),
        json!([1, 2]),
        json!({ "id": "z", "position": OPENING, "plies": 0 }),
    ];
    let found = answers(2, &asked);
    assert_eq!(found.len(), asked.len());
    for answer in &found {
        assert_eq!(answer["error"].is_null(), answer["id"] == "z", "{answer}");
    }
    assert!(found.iter().any(|answer| {
        answer["error"]
            .as_str()
            .is_some_and(|text| text.contains("dise"))
    }));
}

#[test]
fn a_question_that_is_cancelled_ends_at_once() {
    // A rollout that would take hours.
    let asked = [
        json!({ "id": "long", "ask": "rollout", "position": OPENING, "dice": [4, 3], "trials": 2_000_000 }),
        json!({ "id": "later", "position": OPENING, "plies": 0 }),
        json!({ "id": "long", "position": OPENING }),
        json!({ "cancel": "long" }),
    ];
    let found = answers(1, &asked);
    let of = |id: &str| {
        found
            .iter()
            .filter(|answer| answer["id"] == id)
            .collect::<Vec<_>>()
    };
    assert_eq!(of("later").len(), 1);
    assert!(
        of("long").iter().any(|answer| answer["cancelled"] == true),
        "{found:?}"
    );
    // The second question of that name was refused.
    assert!(
        of("long").iter().any(|answer| answer["error"].is_string()),
        "{found:?}"
    );
}

#[test]
fn bkg_answers_hints_by_its_own_order_and_has_equities_of_bkg_vi() {
    let asked = [
        json!({ "id": "a", "position": OPENING, "dice": [3, 1], "level": "bkg", "best": 1 }),
        json!({ "id": "b", "position": OPENING, "level": "bkg" }),
        json!({ "id": "c", "ask": "eval", "position": OPENING, "level": "bkg" }),
        json!({ "id": "d", "position": OPENING, "dice": [3, 1], "level": "bkg-vi" }),
        json!({ "id": "e", "ask": "rollout", "position": OPENING, "level": "bkg", "trials": 4 }),
        json!({ "id": "f", "ask": "eval", "position": OPENING, "level": "bkg", "plies": 2 }),
    ];
    let found = answers(1, &asked);
    let plays = found[0]["bkg"]["plays"].as_array().unwrap();
    assert_eq!((plays.len(), &plays[0]["play"]), (1, &json!("8/5 6/5")));
    assert_eq!(plays[0]["state_class"], "engaged");
    assert!(plays[0]["heuristic_points"].is_number() && found[0]["plays"].is_null());
    assert_eq!(found[1]["bkg"]["engaged"], true);
    let win = found[2]["depths"][0]["chances"]["win"].as_f64().unwrap();
    assert!((win - 0.5385).abs() < 0.0001, "{win}");
    assert_eq!(found[4]["rollout"]["program"], "BKG (1977)", "{}", found[4]);
    let error = found[5]["error"].as_str().unwrap();
    assert!(error.starts_with("level bkg: expected no plies"), "{error}");
    let best = &found[3]["bkg"]["plays"][0];
    assert_eq!(best["state_class"], "two each");
    assert!(best["expectation"].is_number() && best["win_gammon"].is_number());
}
