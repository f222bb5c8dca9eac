//! Several analyses of a match side by side.

use std::path::Path;

use axum::body::Body;
use axum::http::{Method, StatusCode};
use serde_json::{Value, json};

use crate::client::{Client, text};

/// A one-point match that gnubg 1.07 analysed.
pub(crate) const ANALYSED: &str = "../../testdata/gnubg/statistics/match1.sgf";

impl Client {
    pub(crate) async fn analyse(&self, id: &str, level: &str) {
        let job = self
            .ok(&format!("/matches/{id}/analyse"), json!({ "level": level }))
            .await;
        let over = |job: &Value| job["status"] != "running" && job["status"] != "queued";
        let job = self.job_until(text(&job["id"]), over).await;
        assert_eq!(job["status"], "done", "{job}");
    }

    pub(crate) async fn shown(&self, id: &str) -> Value {
        let (status, view) = self.get(&format!("/api/v1/matches/{id}")).await;
        assert_eq!(status, StatusCode::OK, "{view}");
        view
    }

    pub(crate) async fn entry(&self, id: &str, entry: usize) -> Value {
        let path = format!("/api/v1/matches/{id}/entries/0/{entry}");
        let (status, view) = self.get(&path).await;
        assert_eq!(status, StatusCode::OK, "{view}");
        view
    }

    async fn edit(&self, id: &str, entry: usize, edit: Value) -> Value {
        let path = format!("/api/v1/matches/{id}/entries/0/{entry}");
        let request = self.request(Method::PUT, &path);
        let request = request.body(Body::from(edit.to_string())).unwrap();
        let (status, row) = self.send(request).await;
        assert_eq!(status, StatusCode::OK, "{row}");
        row
    }

    pub(crate) async fn drop_layer(&self, id: &str, layer: &str) -> (StatusCode, Value) {
        let path = format!("/api/v1/matches/{id}/layers/{layer}");
        let request = self.request(Method::DELETE, &path);
        self.send(request.body(Body::empty()).unwrap()).await
    }

    pub(crate) async fn save_as_sgf(&self, id: &str) -> String {
        let (_, saved) = self.get(&format!("/api/v1/matches/{id}/export")).await;
        text(&saved).to_owned()
    }
}

/// A saved file without the analyses that are not shown.
pub(crate) fn shown_alone(saved: &str) -> String {
    let mut record = barpoint_formats::import(saved.as_bytes()).unwrap().record;
    assert!(!barpoint_formats::sgf::detach(&mut record).is_empty());
    let format = barpoint_formats::by_name("sgf").unwrap();
    String::from_utf8(format.export(&record).unwrap()).unwrap()
}

/// Name and whether shown of each layer, for whole ones.
pub(crate) fn layers(view: &Value) -> Vec<(&str, bool)> {
    let layers = view["layers"].as_array().unwrap().iter();
    layers
        .map(|layer| {
            assert_eq!(layer["done"], layer["total"], "{layer}");
            (text(&layer["name"]), layer["current"] == true)
        })
        .collect()
}

/// The first entry with candidate plays of every layer.
async fn play_of_all(client: &Client, id: &str) -> usize {
    let layers = client.shown(id).await["layers"].as_array().map(Vec::len);
    for entry in 0..20 {
        let view = client.entry(id, entry).await;
        let analyses = view["analyses"].as_array().unwrap();
        let plays = analyses.iter().all(|one| one["candidates"].is_array());
        if plays && Some(analyses.len()) == layers {
            return entry;
        }
    }
    panic!("no entry is analysed by all");
}

#[tokio::test]
async fn the_analysis_of_a_file_stays_beside_those_made_here() {
    let folder = tempfile::tempdir().unwrap();
    let mut client = Client::new(folder.path());
    let imported = client.import_path(Path::new(ANALYSED)).await;
    let id = text(&imported["id"]).to_owned();
    assert_eq!(layers(&imported), [("imported", true)]);
    assert_eq!(imported["layers"][0]["label"], "GNU Backgammon 1.07.001");
    assert_eq!(imported["analysis"]["level"], Value::Null);
    let original = client.save_as_sgf(&id).await;

    client.analyse(&id, "expert").await;
    let ours = client.shown(&id).await;
    assert_eq!(layers(&ours), [("imported", false), ("expert", true)]);
    assert_eq!(ours["analysis"]["level"], "expert");
    assert_ne!(ours["ratings"], imported["ratings"]);

    client = Client::new(folder.path());
    let entry = play_of_all(&client, &id).await;
    let view = client.entry(&id, entry).await;
    assert_eq!(
        view["analyses"][0]["layer"], "expert",
        "the one shown first"
    );
    assert_eq!(view["analyses"][1]["layer"], "imported");
    assert_eq!(view["analyses"][0]["candidates"], view["plays"]);
    assert_ne!(view["analyses"][1]["candidates"], view["plays"]);
    assert_eq!(view["analyses"][0]["loss"], view["row"]["loss"]);

    let path = format!("/matches/{id}/layers/imported/show");
    let again = client.ok(&path, json!(null)).await;
    assert_eq!(again["ratings"], imported["ratings"]);
    assert_eq!(again["games"], imported["games"]);
    assert_eq!(shown_alone(&client.save_as_sgf(&id).await), original);

    let (status, _) = client.drop_layer(&id, "imported").await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY);
    let (status, _) = client.drop_layer(&id, "supremo").await;
    assert_eq!(status, StatusCode::NOT_FOUND);
    let (status, view) = client.drop_layer(&id, "expert").await;
    assert_eq!(status, StatusCode::OK);
    assert_eq!(layers(&view), [("imported", true)]);
    let files = std::fs::read_dir(folder.path().join("matches")).unwrap();
    assert_eq!(files.count(), 3, "match, note and what was imported");
}

#[tokio::test]
async fn comments_and_marks_set_by_hand_hold_in_every_layer() {
    let folder = tempfile::tempdir().unwrap();
    let mut client = Client::new(folder.path());
    let view = client.import_path(Path::new(ANALYSED)).await;
    let id = text(&view["id"]).to_owned();
    let row = client
        .edit(&id, 2, json!({ "comment": "Hm.", "mark": "doubtful" }))
        .await;
    assert_eq!(row["mark"], "doubtful");
    client.analyse(&id, "expert").await;
    for round in 0..2 {
        let view = client.entry(&id, 2).await;
        assert_eq!(view["row"]["mark"], "doubtful", "{round}");
        assert_eq!(view["row"]["comment"], "Hm.", "{round}");
        for analysis in view["analyses"].as_array().unwrap() {
            assert_ne!(analysis["mark"], "doubtful", "what analyses say themselves");
        }
        client = Client::new(folder.path());
        let path = format!("/matches/{id}/layers/imported/show");
        client.ok(&path, json!(null)).await;
    }
    assert!(client.save_as_sgf(&id).await.contains("Hm."));
    let row = client.edit(&id, 2, json!({ "mark": "analysis" })).await;
    let imported = &view["games"][0]["entries"][2];
    assert_eq!(row["mark"], imported["mark"]);
}

/// Folders written before there were layers have the only analysis in the match's own file.
#[tokio::test]
async fn what_an_earlier_version_kept_is_a_layer() {
    let folder = tempfile::tempdir().unwrap();
    let client = Client::new(folder.path());
    let id = "0123456789ab";
    let path = folder.path().join(format!("matches/{id}.sgf"));
    std::fs::copy(ANALYSED, path).unwrap();
    let note = folder.path().join(format!("matches/{id}.json"));
    let old =
        json!({ "version": 1, "name": "old", "warnings": [], "created": 5, "level": "expert" });
    std::fs::write(&note, old.to_string()).unwrap();
    let before = client.shown(id).await;
    assert_eq!(layers(&before), [("expert", true)]);
    assert_eq!(before["analysis"]["level"], "expert");
    client.edit(id, 0, json!({ "comment": "kept" })).await;

    let client = Client::new(folder.path());
    let after = client.shown(id).await;
    assert_eq!(after["ratings"], before["ratings"]);
    assert_eq!(layers(&after), [("expert", true)]);
    assert_eq!(after["games"][0]["entries"][0]["comment"], "kept");
    let note: Value = serde_json::from_slice(&std::fs::read(note).unwrap()).unwrap();
    assert_eq!(note["version"], 2);
}

#[tokio::test]
async fn what_other_nets_said_is_set_aside() {
    let folder = tempfile::tempdir().unwrap();
    let client = Client::new(folder.path());
    let view = client.import_path(Path::new(ANALYSED)).await;
    let id = text(&view["id"]);
    client.analyse(id, "expert").await;
    let note = folder.path().join(format!("matches/{id}.json"));
    let mut kept: Value = serde_json::from_slice(&std::fs::read(&note).unwrap()).unwrap();
    kept["layers"][1]["nets"] = json!("0123456789");
    std::fs::write(&note, kept.to_string()).unwrap();
    let client = Client::new(folder.path());
    client.analyse(id, "expert").await;
    let view = client.shown(id).await;
    let expected = [("imported", false), ("expert 2", false), ("expert", true)];
    assert_eq!(layers(&view), expected);
    assert_eq!(view["layers"][1]["label"], "expert (nets 01234567)");
    client.analyse(id, "expert").await;
    assert_eq!(layers(&client.shown(id).await), expected, "gone on with");
}

/// A job that is gone on with after its layer or its match was dropped says so and brings nothing back.
#[tokio::test]
async fn a_job_on_what_was_dropped_fails_and_writes_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let client = Client::new(folder.path());
    let view = client.import("clara-ivar-7pt.mat").await;
    let id = text(&view["id"]);
    let job = client
        .ok(
            &format!("/matches/{id}/analyse"),
            json!({ "level": "grandmaster" }),
        )
        .await;
    let job = text(&job["id"]);
    let (status, _) = client.drop_layer(id, "grandmaster").await;
    assert_eq!(
        status,
        StatusCode::UNPROCESSABLE_ENTITY,
        "a job works on it"
    );
    client
        .post(&format!("/jobs/{job}/cancel"), json!(null))
        .await;
    let ended = |job: &Value| job["status"] == "cancelled";
    client.job_until(job, ended).await;
    let (status, view) = client.drop_layer(id, "grandmaster").await;
    assert_eq!(status, StatusCode::OK);
    assert_eq!(view["layers"], json!([]));
    assert_eq!(view["analysis"]["done"], 0);
    client
        .post(&format!("/jobs/{job}/resume"), json!(null))
        .await;
    let failed = |job: &Value| job["status"] == "failed";
    let job = client.job_until(job, failed).await;
    assert!(text(&job["error"]).contains("deleted"), "{job}");
    let files = std::fs::read_dir(folder.path().join("matches")).unwrap();
    assert_eq!(files.count(), 2, "match and note");
}

/// A job that is not begun leaves no empty analysis behind, and no rollout that wants more trials.
#[tokio::test]
async fn what_too_many_jobs_refuse_has_not_happened() {
    let folder = tempfile::tempdir().unwrap();
    let client = Client::new(folder.path());
    let view = client.import_path(Path::new(ANALYSED)).await;
    let id = text(&view["id"]);
    let asked = json!({
        "position": { "id": "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10" }, "trials": 1296,
    });
    let mut jobs = Vec::new();
    let refused = loop {
        let rollout = client.ok("/rollouts", asked.clone()).await;
        let path = format!("/rollouts/{}", text(&rollout["id"]));
        let (status, job) = client
            .post(&format!("{path}/play"), json!({ "trials": 900_000 }))
            .await;
        if status == StatusCode::SERVICE_UNAVAILABLE {
            break path;
        }
        jobs.push(text(&job["id"]).to_owned());
    };
    let (_, rollout) = client.get(&format!("/api/v1{refused}")).await;
    assert_eq!(rollout["request"]["trials"], 1296);
    let path = format!("/matches/{id}/analyse");
    let (status, _) = client.post(&path, json!({ "level": "beginner" })).await;
    assert_eq!(status, StatusCode::SERVICE_UNAVAILABLE);
    assert_eq!(client.shown(id).await["layers"], view["layers"]);
    for job in jobs.iter().rev() {
        let path = format!("/jobs/{job}/cancel");
        let (status, _) = client.post(&path, json!(null)).await;
        assert_eq!(status, StatusCode::OK);
    }
}

/// What a saved file keeps: every analysis with its name and numbers to the last bit, comments and marks set by hand.
#[tokio::test]
async fn a_saved_match_keeps_all_analyses() {
    let folder = tempfile::tempdir().unwrap();
    let client = Client::new(folder.path());
    let view = client.import_path(Path::new(ANALYSED)).await;
    let id = text(&view["id"]);
    for level in ["beginner", "casual play"] {
        client.analyse(id, level).await;
    }
    let at = play_of_all(&client, id).await;
    let edit = json!({ "comment": "a ] b \\ c\nd", "mark": "very_bad" });
    client.edit(id, at, edit).await;

    let saved = client.save_as_sgf(id).await;
    let path = folder.path().join("match1.sgf");
    std::fs::write(&path, &saved).unwrap();
    let elsewhere = tempfile::tempdir().unwrap();
    let other = Client::new(elsewhere.path());
    let again = other.import_path(&path).await;
    let copy = text(&again["id"]);
    assert_eq!(again["warnings"], view["warnings"]);
    assert_eq!(other.save_as_sgf(copy).await, saved);

    let whole = async |client: &Client, id: &str| {
        let (status, mut all) = client
            .get(&format!("/api/v1/matches/{id}/export?format=view"))
            .await;
        assert_eq!(status, StatusCode::OK, "{all}");
        all.as_object_mut().unwrap().remove("id");
        all
    };
    let all = whole(&client, id).await;
    assert_eq!(whole(&other, copy).await, all);
    let row = &all["games"][0]["entries"][at];
    assert_eq!(
        (&row["comment"], &row["mark"]),
        (&json!("a ] b \\ c\nd"), &json!("very_bad"))
    );
    let one = all["decisions"].as_array().unwrap().iter();
    let one = one.clone().find(|one| one["entry"] == at).unwrap();
    let names: Vec<&str> = one["analyses"]
        .as_array()
        .unwrap()
        .iter()
        .map(|a| text(&a["layer"]))
        .collect();
    assert_eq!(names, ["casual play", "imported", "beginner"]);
    // The mark set by hand gives way to the analysis there too.
    other.edit(copy, at, json!({ "mark": "analysis" })).await;
    client.edit(id, at, json!({ "mark": "analysis" })).await;
    assert_eq!(whole(&other, copy).await, whole(&client, id).await);
}

/// Whatever a file claims of its analyses, it is a match at least.
#[tokio::test]
async fn analyses_that_are_not_of_the_match_are_left_out() {
    let folder = tempfile::tempdir().unwrap();
    let client = Client::new(folder.path());
    let view = client.import_path(Path::new(ANALYSED)).await;
    client.analyse(text(&view["id"]), "beginner").await;
    let saved = client.save_as_sgf(text(&view["id"])).await;
    for (right, wrong) in [
        ("\"version\":1", "\"version\":9"),
        ("\"name\":\"beginner\"", "\"name\":\"imported\""),
        ("XL[", "XL[{}"),
        ("]AP[", "]XL[{}]AP["),
    ] {
        let broken = saved.replacen(right, wrong, 1);
        assert_ne!(broken, saved, "{right}");
        let path = folder.path().join("broken.sgf");
        std::fs::write(&path, broken).unwrap();
        let read = client.import_path(&path).await;
        let warnings = read["warnings"].as_array().unwrap();
        let told = warnings
            .iter()
            .any(|one| text(one).contains("other analyses in the file"));
        assert!(told, "{wrong}: {warnings:?}");
        assert_eq!(layers(&read), [("imported", true)]);
    }
}

/// The page, the description and the route know the same formats.
#[tokio::test]
async fn every_format_described_is_answered() {
    let folder = tempfile::tempdir().unwrap();
    let client = Client::new(folder.path());
    let view = client.import_path(Path::new(ANALYSED)).await;
    let (_, info) = client.get("/api/v1/info").await;
    let (_, document) = client.get("/api/openapi.json").await;
    let asked = &document["paths"]["/api/v1/matches/{id}/export"]["get"]["parameters"];
    let asked = asked.as_array().unwrap().iter();
    let format = asked.clone().find(|one| one["name"] == "format").unwrap();
    let described = format["schema"]["enum"].as_array();
    let described: Vec<&str> = described.unwrap().iter().map(text).collect();
    let told = info["formats"].as_array().unwrap().iter();
    let mut told: Vec<&str> = told.map(|one| text(&one["name"])).collect();
    told.push("view");
    let [mut sorted, mut described_too] = [told, described.clone()];
    sorted.sort_unstable();
    described_too.sort_unstable();
    assert_eq!(described_too, sorted);
    let id = text(&view["id"]);
    for format in described {
        let path = format!("/api/v1/matches/{id}/export?format={format}");
        assert_eq!(client.get(&path).await.0, StatusCode::OK, "{format}");
    }
    let path = format!("/api/v1/matches/{id}/export?format=xg");
    let (status, error) = client.get(&path).await;
    assert_eq!(status, StatusCode::BAD_REQUEST);
    assert_eq!(
        error["error"],
        "expected a format of sgf, json, ogxm, mat, xgmat, gam, snowie, view, found \"xg\""
    );
}
