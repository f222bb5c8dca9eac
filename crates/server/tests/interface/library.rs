//! The library: filled by the board and by files, searched, edited, opened.

use std::path::Path;

use axum::body::Body;
use axum::http::{Method, StatusCode};
use http_body_util::BodyExt;
use serde_json::{Value, json};
use tower::ServiceExt;

use crate::client::{Client, text};

/// How much the library holds once nothing waits to be added.
pub(crate) async fn settled(client: &Client) -> Value {
    for _ in 0..500 {
        let (_, totals) = client.get("/api/v1/library").await;
        if totals["waiting"] == 0 {
            assert_eq!(totals["problem"], json!(null));
            return totals;
        }
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    panic!("matches wait for ever");
}

/// A file added to the library alone.
async fn add(client: &Client, name: &str, bytes: Vec<u8>) -> (StatusCode, Value) {
    let path = format!("/api/v1/library/import?name={name}");
    let request = client.request(Method::POST, &path);
    client.send(request.body(Body::from(bytes)).unwrap()).await
}

async fn delete(client: &Client, path: &str) -> StatusCode {
    let request = client.request(Method::DELETE, &format!("/api/v1{path}"));
    client.send(request.body(Body::empty()).unwrap()).await.0
}

fn analysed() -> Vec<u8> {
    std::fs::read("../../testdata/gnubg/statistics/match1.sgf").unwrap()
}

#[tokio::test]
async fn matches_of_the_board_are_in_the_library_with_their_analysis() {
    let folder = tempfile::tempdir().unwrap();
    let client = Client::new(folder.path());
    let view = client.import("clara-ivar-7pt.mat").await;
    let id = text(&view["id"]).to_owned();
    let totals = settled(&client).await;
    assert_eq!(
        (&totals["matches"], &totals["players"]),
        (&json!(1), &json!(2))
    );
    let costly = json!({ "least_loss": 0.0001, "matches": { "player": "clara" } });
    let before = client.ok("/library/search", costly.clone()).await;
    assert_eq!(before["total"], 0, "not analysed yet");

    let analyse = json!({ "level": "expert" });
    let job = client.ok(&format!("/matches/{id}/analyse"), analyse).await;
    let over = |job: &Value| job["status"] == "done";
    client.job_until(text(&job["id"]), over).await;
    settled(&client).await;
    let found = client.ok("/library/search", costly).await;
    let hits = found["decisions"].as_array().unwrap();
    assert!(found["total"].as_u64() > Some(0));
    let losses: Vec<f64> = hits
        .iter()
        .map(|hit| hit["loss"].as_f64().unwrap())
        .collect();
    assert!(losses.is_sorted_by(|a, b| a >= b), "{losses:?}");
    let of = |field: &str| hits[0][field].as_array().unwrap();
    let checkers: u64 = of("own").iter().map(|count| count.as_u64().unwrap()).sum();
    assert_eq!((checkers, of("theirs").len()), (15, 26));

    // A hit leads to its decision on the board, where the match is already.
    let opened = client
        .ok(
            &format!("/library/matches/{}/open", hits[0]["match_id"]),
            json!({}),
        )
        .await;
    assert_eq!(opened["id"], id);
    let place = |field: &str| hits[0][field].as_u64().unwrap() - 1;
    let path = format!(
        "/api/v1/matches/{id}/entries/{}/{}",
        place("game"),
        place("entry")
    );
    let (_, entry) = client.get(&path).await;
    assert_eq!(entry["state"]["on_roll"], hits[0]["player"]);

    // A mark set by hand can be searched for.
    let edit = json!({ "mark": "very_bad" });
    let request = client.request(Method::PUT, &path);
    client
        .send(request.body(Body::from(edit.to_string())).unwrap())
        .await;
    settled(&client).await;
    let marked = client
        .ok(
            "/library/search",
            json!({ "marks": ["very_bad"], "most": 500 }),
        )
        .await;
    let is_it = |hit: &Value| hit["entry"] == hits[0]["entry"] && hit["game"] == hits[0]["game"];
    assert!(marked["decisions"].as_array().unwrap().iter().any(is_it));
}

#[tokio::test]
async fn a_match_of_the_library_is_opened_once_and_deleted_for_itself() {
    let folder = tempfile::tempdir().unwrap();
    let client = Client::new(folder.path());
    let (status, report) = add(&client, "one.sgf", analysed()).await;
    assert_eq!(
        (status, &report["matches"][0]["outcome"]),
        (StatusCode::OK, &json!("added"))
    );
    let id = &report["matches"][0]["match_id"];
    let (_, board) = client.get("/api/v1/matches").await;
    assert_eq!(board, json!([]), "the library alone");
    let open = format!("/library/matches/{id}/open");
    let opened = client.ok(&open, json!({})).await;
    assert_eq!(client.ok(&open, json!({})).await, opened);
    let (_, view) = client
        .get(&format!("/api/v1/matches/{}", text(&opened["id"])))
        .await;
    assert!(
        view["analysis"]["done"].as_u64() > Some(0),
        "with its analysis"
    );
    assert_eq!(settled(&client).await["matches"], 1, "the same match");

    let tags = format!("/library/matches/{id}/tags");
    client.ok(&tags, json!({ "tag": "final" })).await;
    let row = client.ok(&tags, json!({ "tag": "cube/late" })).await;
    assert_eq!(row["tags"], json!(["cube/late", "final"]));
    let (_, listed) = client.get("/api/v1/library/matches?tag=final").await;
    assert_eq!(listed["matches"].as_array().map(Vec::len), Some(1));
    assert_eq!(
        delete(&client, &format!("{tags}/cube%2Flate")).await,
        StatusCode::OK
    );
    let (status, _) = client.post(&tags, json!({ "tag": " " })).await;
    assert_eq!(status, StatusCode::BAD_REQUEST);

    let path = format!("/library/matches/{id}");
    assert_eq!(delete(&client, &path).await, StatusCode::NO_CONTENT);
    assert_eq!(delete(&client, &path).await, StatusCode::NOT_FOUND);
    // Nothing has changed on the board for a while: what was deleted does not come back with the next start.
    let stamp = folder.path().join("library.stamp");
    let stamp = std::fs::File::options().write(true).open(stamp);
    let later = std::time::SystemTime::now() + std::time::Duration::from_mins(1);
    stamp.unwrap().set_modified(later).unwrap();
    let client = Client::new(folder.path());
    assert_eq!(settled(&client).await["matches"], 0);
}

#[tokio::test]
async fn a_plain_file_of_a_match_that_the_board_has_analysed_brings_its_analysis_back() {
    let folder = tempfile::tempdir().unwrap();
    let client = Client::new(folder.path());
    let path = Path::new("../../testdata/gnubg/statistics/match1.sgf");
    client.import_path(path).await;
    settled(&client).await;
    let rows = async || client.get("/api/v1/library/matches").await.1["matches"].clone();
    let before = rows().await[0]["analysed"].clone();
    assert!(before.as_u64() > Some(0));
    let record = barpoint_formats::import(&analysed()).unwrap().record;
    let mat = barpoint_formats::FORMATS.iter();
    let mat = mat.copied().find(|format| format.name() == "mat").unwrap();
    let plain = mat.export(&record).unwrap();
    for way in ["/library/import", "/matches"] {
        let id = rows().await[0]["match_id"].clone();
        delete(&client, &format!("/library/matches/{id}")).await;
        let request = client.request(Method::POST, &format!("/api/v1{way}?name=plain.mat"));
        let body = Body::from(plain.clone());
        let (status, _) = client.send(request.body(body).unwrap()).await;
        assert!(status.is_success());
        settled(&client).await;
        assert_eq!(rows().await[0]["analysed"], before, "{way}");
    }
}

#[tokio::test]
async fn a_copy_is_a_library() {
    let folder = tempfile::tempdir().unwrap();
    let client = Client::new(folder.path());
    add(&client, "one.sgf", analysed()).await;
    let request = client.request(Method::GET, "/api/v1/library/copy");
    let response = client
        .router
        .clone()
        .oneshot(request.body(Body::empty()).unwrap());
    let copied = response
        .await
        .unwrap()
        .into_body()
        .collect()
        .await
        .unwrap()
        .to_bytes();
    let copy = folder.path().join("copy.sqlite");
    std::fs::write(&copy, copied).unwrap();
    let copy = barpoint_store::Library::open(&copy).unwrap();
    assert_eq!(copy.totals().unwrap().matches, 1);
    let left = std::fs::read_dir(folder.path()).unwrap().flatten();
    let mut left = left.filter(|file| file.file_name().to_string_lossy().ends_with(".part"));
    assert!(left.next().is_none());
}

#[tokio::test]
async fn players_are_listed_renamed_and_merged() {
    let folder = tempfile::tempdir().unwrap();
    let client = Client::new(folder.path());
    let sample = std::fs::read(Path::new("../../samples/clara-ivar-7pt.mat")).unwrap();
    add(&client, "one.mat", sample).await;
    let (_, players) = client.get("/api/v1/library/players").await;
    let names = |players: &Value| -> Vec<String> {
        let all = players["players"].as_array().unwrap().iter();
        all.map(|one| text(&one["name"]).to_owned()).collect()
    };
    assert_eq!(names(&players), ["Clara", "Ivar"]);
    assert!(players["players"][0]["decisions"].as_u64() > Some(50));
    let renamed = json!({ "player": "clara", "name": "Clara Berg" });
    let players = client.ok("/library/players/rename", renamed).await;
    assert_eq!(names(&players), ["Clara Berg", "Ivar"]);
    let (_, found) = client.get("/api/v1/library/statistics?player=CLARA").await;
    assert_eq!(found["player"], "Clara Berg");
    assert_eq!(found["matches"][0]["opponent"], "Ivar");
    for (request, expected) in [
        (
            json!({ "player": "clara", "into": "ivar" }),
            StatusCode::UNPROCESSABLE_ENTITY,
        ),
        (
            json!({ "player": "nobody", "into": "ivar" }),
            StatusCode::NOT_FOUND,
        ),
    ] {
        let (status, _) = client.post("/library/players/merge", request).await;
        assert_eq!(status, expected);
    }
}

#[tokio::test]
async fn what_makes_no_sense_is_refused_in_words() {
    let folder = tempfile::tempdir().unwrap();
    let client = Client::new(folder.path());
    for (query, expected) in [
        (json!({ "board": "me26" }), "\"me26\""),
        (json!({ "rolls": ["77"] }), "77"),
        (json!({ "scores": ["3"] }), "\"3\""),
        (json!({ "kinds": ["drop"] }), "\"drop\""),
        (json!({ "matches": { "since": "May" } }), "May"),
        (json!({ "least_loss": -1 }), "-1"),
    ] {
        let (status, answer) = client.post("/library/search", query.clone()).await;
        assert_eq!(status, StatusCode::BAD_REQUEST, "{query}");
        assert!(text(&answer["error"]).contains(expected), "{answer}");
    }
    let (status, answer) = add(&client, "notes.txt", b"shopping list".to_vec()).await;
    assert_eq!(status, StatusCode::BAD_REQUEST);
    assert!(text(&answer["error"]).contains("expected a match"));
    let (status, _) = client.post("/library/matches/7/open", json!({})).await;
    assert_eq!(status, StatusCode::NOT_FOUND);
}

/// What was on the board before there was a library is in it after the next start, and a file that is no library costs nothing.
#[tokio::test]
async fn what_is_missing_is_added_at_the_next_start() {
    let folder = tempfile::tempdir().unwrap();
    let library = folder.path().join("library.sqlite");
    std::fs::write(
        &library,
        "no library, but longer than a header of one hundred bytes".repeat(9),
    )
    .unwrap();
    {
        let client = Client::new(folder.path());
        client.import("clara-ivar-7pt.mat").await;
        let (status, answer) = client.get("/api/v1/library").await;
        assert_eq!(status, StatusCode::INTERNAL_SERVER_ERROR, "{answer}");
        let (_, board) = client.get("/api/v1/matches").await;
        assert_eq!(board.as_array().map(Vec::len), Some(1));
    }
    std::fs::remove_file(&library).unwrap();
    let client = Client::new(folder.path());
    assert_eq!(settled(&client).await["matches"], 1);
}
