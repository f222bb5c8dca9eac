//! How many plays are looked at in full depth, before and after an analysis.

use std::path::Path;

use axum::http::StatusCode;
use serde_json::{Value, json};

use crate::client::{Client, text};
use crate::layers::ANALYSED;
use crate::questions::AFTER_31;

/// How many of some plays were searched to these plies.
fn at(plays: &Value, plies: u64) -> usize {
    let plays = plays.as_array().unwrap().iter();
    plays.filter(|play| play["plies"] == plies).count()
}

impl Client {
    async fn hint(&self) -> Value {
        let question = json!({ "position": { "id": AFTER_31 }, "level": "world class" });
        self.ok("/positions/hint", question).await
    }
}

#[tokio::test]
async fn hints_and_analyses_look_at_as_many_plays_as_the_settings_say() {
    let folder = tempfile::tempdir().unwrap();
    let client = Client::new(folder.path());
    let usual = client.hint().await;
    let all = usual["plays"].as_array().unwrap().len();
    let (status, now) = client.set(json!({ "plays": 13 })).await;
    assert_eq!((status, &now["plays"]), (StatusCode::OK, &json!(13)));
    let file = std::fs::read_to_string(folder.path().join("config.toml")).unwrap();
    assert!(file.contains("plays = 13"), "{file}");

    let more = client.hint().await;
    assert!(at(&usual["plays"], 2) < 13);
    assert_eq!(at(&more["plays"], 2), all.min(13));
    assert_eq!(usual["settings"]["plays"], 0);
    assert_eq!(more["settings"]["plays"], 13);
    assert_eq!(more["settings"]["level"], "world class");
    assert_eq!(usual["plays"][0]["play"], more["plays"][0]["play"]);

    let id = text(&client.import_path(Path::new(ANALYSED)).await["id"]).to_owned();
    client.analyse(&id, "world class").await;
    let view = client.shown(&id).await;
    let layers = view["layers"].as_array().unwrap();
    let layer = layers
        .iter()
        .find(|layer| layer["current"] == true)
        .unwrap();
    assert_eq!(layer["label_phrase"]["id"], "layer-plays");
    assert_eq!(layer["label_phrase"]["fields"]["count"], 13);
    let entry = client.entry(&id, 3).await;
    let plays = &entry["analyses"][0]["candidates"];
    let count = plays.as_array().unwrap().len();
    assert_eq!(at(plays, 2), count.min(13), "{plays}");
    // The level alone is another analysis.
    assert_eq!(client.set(json!({ "plays": 0 })).await.0, StatusCode::OK);
    client.analyse(&id, "world class").await;
    let names = client.shown(&id).await["layers"].clone();
    assert_eq!(names.as_array().unwrap().len(), 3);
}

#[tokio::test]
async fn an_analysis_looks_deeper_at_the_rest_and_keeps_it() {
    let folder = tempfile::tempdir().unwrap();
    let client = Client::new(folder.path());
    let id = text(&client.import_path(Path::new(ANALYSED)).await["id"]).to_owned();
    // What the file brought was searched by other nets.
    let path = format!("/matches/{id}/entries/0/3/deeper");
    let (status, error) = client.post(&path, json!({})).await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY, "{error}");
    assert_eq!(error["phrase"]["id"], "other-nets");

    client.analyse(&id, "world class").await;
    let before = client.entry(&id, 3).await;
    let shown = &before["analyses"][0];
    assert_eq!(shown["asked_plies"], 2);
    let count = shown["candidates"].as_array().unwrap().len();
    let mut deep = at(&shown["candidates"], 2);
    assert!(deep < count, "{deep} of {count}");
    let mut view = before.clone();
    for _ in 0..100 {
        view = client.ok(&path, json!({ "layer": "world class" })).await;
        let now = at(&view["analyses"][0]["candidates"], 2);
        assert!(now > deep, "{now} after {deep} of {count}");
        deep = now;
        if deep == count {
            break;
        }
    }
    let plays = &view["analyses"][0]["candidates"];
    assert_eq!(at(plays, 2), count);
    let equities = plays.as_array().unwrap().iter();
    let equities: Vec<f64> = equities
        .map(|row| row["equity"].as_f64().unwrap())
        .collect();
    assert!(equities.is_sorted_by(|a, b| a >= b), "{equities:?}");
    // It is the play made still, and it is there after a restart.
    let made = |view: &Value| {
        let plays = view["analyses"][0]["candidates"].as_array().unwrap().iter();
        let mut made = plays.filter(|play| play["played"] == true);
        made.next().unwrap()["play"].clone()
    };
    assert_eq!(made(&view), made(&before));
    drop(client);
    let client = Client::new(folder.path());
    assert_eq!(client.entry(&id, 3).await["analyses"], view["analyses"]);
    // Nothing is left to do.
    let again = client.ok(&path, json!({})).await;
    assert_eq!(again["analyses"], view["analyses"]);
}

#[tokio::test]
async fn plays_of_a_position_are_looked_at_deeper_by_name() {
    let folder = tempfile::tempdir().unwrap();
    let client = Client::new(folder.path());
    let usual = client.hint().await;
    let plays = usual["plays"].as_array().unwrap().iter();
    let shallow = plays.filter(|play| play["plies"] == 0);
    let names: Vec<Value> = shallow.map(|play| play["play"].clone()).collect();
    assert!(!names.is_empty());
    let mut missing = names.clone();
    while !missing.is_empty() {
        let question = json!({
            "position": { "id": AFTER_31 }, "level": "world class", "plays": missing,
        });
        let found = client.ok("/positions/deeper", question).await;
        assert_eq!(at(&found["plays"], 0), 0);
        let found = found["plays"].as_array().unwrap();
        assert!(!found.is_empty());
        missing.retain(|name| !found.iter().any(|play| play["play"] == *name));
    }
    let wrong = json!({ "position": { "id": AFTER_31 }, "plays": ["24/18"] });
    let (status, error) = client.post("/positions/deeper", wrong).await;
    assert_eq!(status, StatusCode::BAD_REQUEST, "{error}");
}
