//! The settings behind all numbers.

use std::path::Path;

use axum::body::Body;
use axum::http::{Method, StatusCode};
use serde_json::{Value, json};

use crate::client::{Client, text};
use crate::layers::ANALYSED;
use crate::library::settled;

impl Client {
    pub(crate) async fn set(&self, edit: Value) -> (StatusCode, Value) {
        let request = self.request(Method::PATCH, "/api/v1/settings");
        let request = request.header("content-type", "application/json");
        self.send(request.body(Body::from(edit.to_string())).unwrap())
            .await
    }

    async fn settings(&self) -> Value {
        self.get("/api/v1/settings").await.1
    }
}

/// How many entries of a match have a mark.
fn marked(view: &Value) -> usize {
    let games = view["games"].as_array().unwrap().iter();
    let entries = games.flat_map(|game| game["entries"].as_array().unwrap());
    entries
        .filter(|entry| !entry["mark"].is_null() || !entry["cube_mark"].is_null())
        .count()
}

#[tokio::test]
async fn settings_are_kept_where_the_command_line_reads_them() {
    let folder = tempfile::tempdir().unwrap();
    let client = Client::new(folder.path());
    let before = client.settings().await;
    assert_eq!(before["level"], "supremo");
    assert_eq!(before["thresholds"], before["usual_thresholds"]);

    let thresholds = json!({ "doubtful": 0.02, "bad": 0.08, "very_bad": 0.16 });
    let edit = json!({ "level": "expert", "met": "woolsey", "thresholds": thresholds });
    let (status, after) = client.set(edit).await;
    assert_eq!(status, StatusCode::OK, "{after}");
    assert_eq!(after["level"], "expert");
    assert_eq!(after["met"], "Kit Woolsey");
    let file = std::fs::read_to_string(folder.path().join("config.toml")).unwrap();
    for line in [
        "level = \"expert\"",
        "met = \"woolsey\"",
        "thresholds = \"0.02,0.08,0.16\"",
    ] {
        assert!(file.contains(line), "{file}");
    }
    assert_eq!(client.get("/api/v1/info").await.1["met"], "Kit Woolsey");
}

#[tokio::test]
async fn impossible_settings_change_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let client = Client::new(folder.path());
    let before = client.settings().await;
    let falling = json!({ "doubtful": 0.1, "bad": 0.08, "very_bad": 0.16 });
    for edit in [
        json!({ "level": "champion" }),
        json!({ "level": "expert", "met": "nobody" }),
        json!({ "thresholds": falling }),
    ] {
        let (status, error) = client.set(edit).await;
        assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY, "{error}");
        assert!(text(&error["error"]).contains("expected"), "{error}");
    }
    assert_eq!(client.settings().await, before);
    assert!(!folder.path().join("config.toml").exists());
}

#[tokio::test]
async fn marks_of_our_own_analyses_follow_the_thresholds() {
    let folder = tempfile::tempdir().unwrap();
    let client = Client::new(folder.path());
    let view = client.import_path(Path::new(ANALYSED)).await;
    let id = text(&view["id"]);
    let imported = marked(&client.shown(id).await);
    let all = json!({ "thresholds": { "doubtful": 0.0, "bad": 0.08, "very_bad": 0.16 } });
    assert_eq!(client.set(all).await.0, StatusCode::OK);
    // The marks that came with the file are the file's.
    assert_eq!(marked(&client.shown(id).await), imported);

    client.analyse(id, "expert").await;
    let all = marked(&client.shown(id).await);
    let none = json!({ "thresholds": { "doubtful": 2.0, "bad": 2.5, "very_bad": 3.0 } });
    assert_eq!(client.set(none).await.0, StatusCode::OK);
    assert!(all > 0);
    assert_eq!(marked(&client.shown(id).await), 0);
}

/// How many decisions of the library have this mark.
async fn in_library(client: &Client, mark: &str) -> Value {
    let search = json!({ "marks": [mark], "most": 5 });
    client.ok("/library/search", search).await["total"].clone()
}

#[tokio::test]
async fn marks_of_the_library_follow_the_thresholds() {
    let folder = tempfile::tempdir().unwrap();
    let client = Client::new(folder.path());
    let view = client.import_path(Path::new(ANALYSED)).await;
    let id = text(&view["id"]);
    settled(&client).await;
    assert_ne!(in_library(&client, "very_bad").await, 0);
    // One that a person marked, and what it lost says otherwise.
    let path = format!("/api/v1/matches/{id}/entries/0/3");
    let request = client.request(Method::PUT, &path);
    let edit = json!({ "mark": "very_bad" }).to_string();
    let (status, row) = client.send(request.body(Body::from(edit)).unwrap()).await;
    assert_eq!(status, StatusCode::OK, "{row}");
    settled(&client).await;
    let high = json!({ "thresholds": { "doubtful": 2.0, "bad": 2.5, "very_bad": 3.0 } });
    assert_eq!(client.set(high).await.0, StatusCode::OK);
    assert_eq!(in_library(&client, "very_bad").await, 1);
    assert_eq!(in_library(&client, "doubtful").await, 0);
    let low = json!({ "thresholds": { "doubtful": 0.0, "bad": 0.0001, "very_bad": 3.0 } });
    assert_eq!(client.set(low).await.0, StatusCode::OK);
    assert_ne!(in_library(&client, "bad").await, 0);
}

/// A deeper analysis does not blank what is known: it fills in over it.
#[tokio::test]
async fn a_deeper_analysis_fills_in_over_the_one_before() {
    let folder = tempfile::tempdir().unwrap();
    let client = Client::new(folder.path());
    let view = client.import_path(Path::new(ANALYSED)).await;
    let id = text(&view["id"]);
    let before = client.shown(id).await;

    let mut part = Value::Null;
    // Also where the one before was not finished either.
    for level in ["grandmaster", "4ply"] {
        let request = json!({ "level": level });
        let job = client.ok(&format!("/matches/{id}/analyse"), request).await;
        let job = text(&job["id"]).to_owned();
        client
            .post(&format!("/jobs/{job}/cancel"), json!(null))
            .await;
        let ended = |job: &Value| job["status"] == "cancelled";
        client.job_until(&job, ended).await;
        part = client.shown(id).await;
    }
    let analysis = &part["analysis"];
    assert!(analysis["done"].as_u64() < analysis["total"].as_u64());
    assert_eq!(analysis["level"], "4ply");
    assert_eq!(analysis["over"], "grandmaster");
    // Whatever is not done yet is as it was.
    assert!(part["ratings"].is_array() && part["statistics"].is_array());
    let same = |view: &Value| marked(view) > 0;
    assert!(same(&before) && same(&part));

    client.analyse(id, "expert").await;
    assert_eq!(client.shown(id).await["analysis"]["over"], Value::Null);
}
