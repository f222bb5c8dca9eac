//! Errors of a match rolled out.

use std::path::Path;

use axum::http::StatusCode;
use serde_json::{Value, json};

use crate::client::{Client, text};
use crate::layers::{ANALYSED, layers, shown_alone};
use crate::library::settled;

impl Client {
    async fn roll_out(&self, path: &str, trials: u32) {
        let request = json!({ "threshold": 0.04, "trials": trials });
        let job = self.ok(path, request).await;
        let over = |job: &Value| job["status"] != "running" && job["status"] != "queued";
        let job = self.job_until(text(&job["id"]), over).await;
        assert_eq!(
            (&job["status"], &job["error"]),
            (&json!("done"), &Value::Null)
        );
        assert!(job["total"].as_u64() > Some(0), "{job}");
    }
}

#[tokio::test]
async fn errors_are_rolled_out_in_an_analysis_of_their_own() {
    let folder = tempfile::tempdir().unwrap();
    let mut client = Client::new(folder.path());
    let imported = client.import_path(Path::new(ANALYSED)).await;
    let id = text(&imported["id"]).to_owned();
    let path = format!("/matches/{id}/rollouts");
    for (wrong, expected) in [
        (json!({ "trials": 0 }), "1 to 2000000 trials, found 0"),
        (json!({ "threshold": -1 }), "a loss of 0 or more, found -1"),
        (json!({ "stop_at_jsd": 0 }), "a number above 0, found 0"),
    ] {
        let (status, error) = client.post(&path, wrong).await;
        assert_eq!(status, StatusCode::BAD_REQUEST);
        assert!(text(&error["error"]).ends_with(expected), "{error}");
    }

    settled(&client).await;
    let lost = async |client: &Client| {
        let found = client
            .ok("/library/search", json!({ "least_loss": 0.0001 }))
            .await;
        found["counted"]["loss"].as_f64()
    };
    let before = lost(&client).await;
    client.roll_out(&path, 2).await;
    settled(&client).await;
    assert_ne!(
        lost(&client).await,
        before,
        "the library goes by the results"
    );
    let rolled_out = client.shown(&id).await;
    assert_eq!(
        layers(&rolled_out),
        [("imported", false), ("imported + rollouts", true)]
    );
    assert_ne!(rolled_out["ratings"], imported["ratings"]);
    let saved = client.save_as_sgf(&id).await;
    assert!(shown_alone(&saved).contains(" X "), "no rollout: {saved}");

    // More trials of the same errors, also after a restart, in the same place.
    client = Client::new(folder.path());
    client.roll_out(&path, 4).await;
    let again = client.shown(&id).await;
    assert_eq!(layers(&again), layers(&rolled_out));
    assert_ne!(again["ratings"], rolled_out["ratings"]);

    let (status, view) = client.drop_layer(&id, "imported%20+%20rollouts").await;
    assert_eq!(status, StatusCode::OK);
    assert_eq!(view["ratings"], imported["ratings"]);
}
