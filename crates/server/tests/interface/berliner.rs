//! The levels of BKG and BKG-VI where equities are asked for.

use axum::http::StatusCode;
use serde_json::{Value, json};

use crate::client::{Client, text};
use crate::questions::AFTER_31;

/// Beside the analysis by nets: another layer, in which nothing is looked into and every decision is done.
#[tokio::test]
async fn a_match_is_analysed_by_it() {
    let folder = tempfile::tempdir().unwrap();
    let client = Client::new(folder.path());
    let view = client.import("clara-ivar-7pt.mat").await;
    let id = text(&view["id"]).to_owned();
    let mut ratings = Vec::new();
    for level in ["expert", "bkg", "bkg-vi"] {
        client.analyse(&id, level).await;
        let (_, view) = client.get(&format!("/api/v1/matches/{id}")).await;
        ratings.push(view["ratings"].clone());
    }
    assert!(ratings[0] != ratings[1] && ratings[1] != ratings[2]);
    let (_, view) = client.get(&format!("/api/v1/matches/{id}")).await;
    let layers = view["layers"].as_array().unwrap();
    let names: Vec<&str> = layers.iter().map(|layer| text(&layer["name"])).collect();
    assert_eq!(names, ["expert", "bkg", "bkg-vi"]);
}

/// BKG's own plays on both sides, kept and shown again; of no other program.
#[tokio::test]
async fn a_rollout_is_played_by_it() {
    let folder = tempfile::tempdir().unwrap();
    let mut client = Client::new(folder.path());
    let asked = json!({ "position": { "id": AFTER_31 }, "best": 1, "trials": 8, "player": "bkg" });
    let view = client.ok("/rollouts", asked.clone()).await;
    let id = text(&view["id"]).to_owned();
    let path = format!("/rollouts/{id}/play");
    let job = client.ok(&path, json!({ "trials": 8 })).await;
    let done = |job: &Value| job["status"] == "done";
    client.job_until(text(&job["id"]), done).await;
    let (_, played) = client.get(&format!("/api/v1/rollouts/{id}")).await;
    assert_eq!(played["report"]["program"], "BKG (1977)");
    assert_eq!(played["report"]["candidates"][0]["trials"], 8);
    assert_eq!(played["report"]["settings"]["cubeful"], false);

    client = Client::new(folder.path());
    let (_, again) = client.get(&format!("/api/v1/rollouts/{id}")).await;
    assert_eq!(again["report"], played["report"]);

    let mut other = asked;
    other["player"] = json!("expert");
    let (status, error) = client.post("/rollouts", other).await;
    assert_eq!(status, StatusCode::BAD_REQUEST);
    let wrong = "player: expected bkg or bkg-vi, found \"expert\"";
    assert_eq!(error["error"], wrong);
}

#[tokio::test]
async fn what_it_cannot_answer_is_refused_by_its_name() {
    let folder = tempfile::tempdir().unwrap();
    let client = Client::new(folder.path());
    let three = "XGID=a------------------------A:0:0:1:00:0:0:0:0:10";
    for (position, plies, said) in [
        (json!({ "id": AFTER_31 }), json!(2), "expected no plies"),
        (
            json!({ "id": three, "variation": "hypergammon3" }),
            json!(null),
            "expected backgammon",
        ),
    ] {
        let question = json!({ "position": position, "level": "bkg-vi", "plies": plies });
        let (status, error) = client.post("/positions/evaluate", question).await;
        assert_eq!(status, StatusCode::BAD_REQUEST, "{error}");
        let error = text(&error["error"]);
        assert!(
            error.starts_with("level bkg-vi: ") && error.contains(said),
            "{error}"
        );
    }
}
