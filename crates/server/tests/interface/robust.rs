//! What strangers, broken clients and full disks do to the server.

use std::time::Duration;

use axum::body::Body;
use axum::http::{Method, Request, StatusCode};
use barpoint_server::open_api;
use http_body_util::BodyExt;
use serde_json::{Value, json};
use tower::ServiceExt;

use crate::client::{Client, text};
use crate::games::new_game;
use crate::questions::AFTER_31;

/// Every method and path of the interface; names in paths are replaced by one that nothing has.
fn all_paths() -> Vec<(Method, String)> {
    let document = serde_json::to_value(open_api()).unwrap();
    let mut found = Vec::new();
    for (path, methods) in document["paths"].as_object().unwrap() {
        let path: Vec<&str> = path.split('/').collect();
        let path = path
            .iter()
            .map(|part| if part.starts_with('{') { "0" } else { part });
        let path = path.collect::<Vec<_>>().join("/");
        for method in methods.as_object().unwrap().keys() {
            let method = method.to_uppercase().parse().unwrap();
            found.push((method, path.clone()));
        }
    }
    assert!(found.len() > 30, "{found:?}");
    found
}

#[tokio::test]
async fn every_path_is_shut_to_strangers() {
    let folder = tempfile::tempdir().unwrap();
    let client = Client::new(folder.path());
    for (method, path) in all_paths() {
        for (name, value, expected) in [
            (
                "authorization",
                "Bearer 00000000000000000000000000000000",
                401,
            ),
            ("authorization", "", 401),
            ("host", "evil.example:4242", 403),
            ("origin", "http://evil.example", 403),
        ] {
            let mut request = client
                .request(method.clone(), &path)
                .body(Body::from("{}"))
                .unwrap();
            request.headers_mut().insert(name, value.parse().unwrap());
            let (status, answer) = client.send(request).await;
            assert_eq!(status, expected, "{method} {path} {name} {value}");
            assert!(text(&answer["error"]).starts_with("expected"), "{answer}");
        }
    }
}

#[tokio::test]
async fn no_broken_body_breaks_any_path() {
    let folder = tempfile::tempdir().unwrap();
    let client = Client::new(folder.path());
    let deep = "[".repeat(100_000);
    let noise: Vec<u8> = (0..5000_u32).map(|n| (n * n % 251) as u8).collect();
    let bodies: [&[u8]; 6] = [
        b"",
        b"{",
        b"{\"position\": 5}",
        b"{\"position\": {\"id\": \"\\u0000\"}, \"level\": \"\xff\"}",
        deep.as_bytes(),
        &noise,
    ];
    for (method, path) in all_paths() {
        if method != Method::POST && method != Method::PUT {
            continue;
        }
        for body in bodies {
            let request = client.request(method.clone(), &path);
            let request = request.body(Body::from(body.to_vec())).unwrap();
            let (status, answer) = client.send(request).await;
            assert!(
                status.is_client_error(),
                "{method} {path}: {status} {answer}"
            );
        }
        let request = client.request(method.clone(), &path);
        let too_long = match path.as_str() {
            "/api/v1/matches"
            | "/api/v1/matches/batch"
            | "/api/v1/library/import"
            | "/api/v1/study/import" => 64_000_001,
            _ => 9 << 20,
        };
        let long = request.body(Body::from(vec![b' '; too_long])).unwrap();
        let (status, _) = client.send(long).await;
        let refused = status == StatusCode::PAYLOAD_TOO_LARGE || status == StatusCode::NOT_FOUND;
        assert!(refused, "{method} {path}: {status}");
    }
}

#[tokio::test]
async fn every_error_is_json_with_words() {
    let folder = tempfile::tempdir().unwrap();
    let client = Client::new(folder.path());
    let is_error = |answer: &Value| {
        answer["error"]
            .as_str()
            .is_some_and(|error| error.len() > 8 && !error.contains("Failed to"))
    };
    for (method, path) in all_paths() {
        let wrong = [
            (
                method.clone(),
                "?kind=foo&seed=x&most=x&window=x&phase=x&side=x",
                "application/json",
            ),
            (method.clone(), "", "text/plain"),
            (Method::PATCH, "", "application/json"),
        ];
        for (method, query, kind) in wrong {
            let request = client.request(method.clone(), &format!("{path}{query}"));
            let mut request = request.body(Body::from("{")).unwrap();
            let kind = kind.parse().unwrap();
            request.headers_mut().insert("content-type", kind);
            let response = client.router.clone().oneshot(request).await.unwrap();
            let status = response.status();
            if status.is_success() {
                continue;
            }
            assert!(
                status != StatusCode::METHOD_NOT_ALLOWED
                    || response.headers().contains_key("allow")
            );
            let bytes = response.into_body().collect().await.unwrap().to_bytes();
            let answer: Value = serde_json::from_slice(&bytes).unwrap_or_default();
            assert!(
                is_error(&answer),
                "{method} {path}{query}: {status} {bytes:?}"
            );
        }
    }
    let (status, answer) = client.get("/api/v1/study/drill?kind=foo").await;
    assert_eq!(status, StatusCode::BAD_REQUEST);
    assert!(text(&answer["error"]).contains("foo"), "{answer}");
    let (status, answer) = client.get("/api/v1/study/cards/x").await;
    let expected = "the address does not fit: expected a whole number, found `x`";
    assert_eq!(
        (status, text(&answer["error"])),
        (StatusCode::BAD_REQUEST, expected)
    );
    let (status, answer) = client.get("/api").await;
    assert_eq!((status, is_error(&answer)), (StatusCode::NOT_FOUND, true));
}

#[tokio::test]
async fn no_path_leads_out_of_its_folder() {
    let folder = tempfile::tempdir().unwrap();
    let client = Client::new(folder.path());
    let view = client.ok("/games", new_game(1)).await;
    let game = text(&view["id"]);
    for path in [
        format!("/api/v1/matches/..%2fgames%2f{game}"),
        format!("/api/v1/rollouts/..%2fgames%2f{game}"),
        format!("/api/v1/games/..%2fgames%2f{game}"),
        format!("/api/v1/games/%2e%2e/games/{game}"),
        "/api/v1/matches/..%2ftoken/export".to_owned(),
        "/api/v1/matches/%00/layers/..%2f..%2ftoken".to_owned(),
        "/..%2f..%2fCargo.toml".to_owned(),
        "/../../Cargo.toml".to_owned(),
        "/assets/../../../Cargo.toml".to_owned(),
        "/assets//etc/passwd".to_owned(),
        "//etc/passwd".to_owned(),
    ] {
        for method in [Method::GET, Method::DELETE] {
            let request = client.request(method.clone(), &path);
            let (status, answer) = client.send(request.body(Body::empty()).unwrap()).await;
            let answer = answer.to_string();
            let kept = ["[workspace]", "root:", &client.token, "\"setup\""];
            assert!(!kept.iter().any(|secret| answer.contains(secret)), "{path}");
            let page = status == StatusCode::OK && answer.contains("<!doctype html>");
            assert!(
                status.is_client_error() || page,
                "{method} {path}: {status}"
            );
        }
    }
    let kept = folder.path().join(format!("games/{game}.json"));
    assert!(kept.exists() && folder.path().join("token").exists());
}

/// A client that watches a job goes away; the job goes on, and whoever looks later sees where it stands. The job is longer
/// than any test, so that it is still running when it is looked at.
#[tokio::test]
async fn a_job_goes_on_when_its_watcher_is_gone() {
    let folder = tempfile::tempdir().unwrap();
    let client = Client::new(folder.path());
    let asked = json!({ "position": { "id": AFTER_31 }, "trials": 36 });
    let rollout = client.ok("/rollouts", asked).await;
    let path = format!("/rollouts/{}/play", text(&rollout["id"]));
    let job = client.ok(&path, json!({ "trials": 900_000 })).await;
    let job = text(&job["id"]);
    let path = format!("/api/v1/jobs/{job}/events");
    let watch = || {
        let request = client.request(Method::GET, &path);
        let request: Request<Body> = request.body(Body::empty()).unwrap();
        client.router.clone().oneshot(request)
    };
    let first = event(watch().await.unwrap().into_body()).await;
    assert_eq!(first["status"], "running", "{first}");
    let further = |job: &Value| job["done"].as_u64() > first["done"].as_u64();
    client.job_until(job, further).await;
    let cancel = format!("/jobs/{job}/cancel");
    let (status, _) = client.post(&cancel, json!(null)).await;
    assert_eq!(status, StatusCode::OK);
    let cancelled = |job: &Value| job["status"] == "cancelled";
    let last = client.job_until(job, cancelled).await;
    let rest = watch().await.unwrap().into_body().collect();
    let rest = tokio::time::timeout(Duration::from_mins(1), rest).await;
    let rest = rest.expect("the stream of a job that is over ends");
    let rest = rest.unwrap().to_bytes();
    let later = views(std::str::from_utf8(&rest).unwrap());
    assert_eq!(
        later,
        [last],
        "the first event of a new connection says all"
    );
}

/// The stream that shows a client that the program runs: nothing comes, and it ends with the program.
#[tokio::test]
async fn the_stream_of_a_running_program_stays_open() {
    let folder = tempfile::tempdir().unwrap();
    let client = Client::new(folder.path());
    let request = client.request(Method::GET, "/api/v1/alive");
    let request: Request<Body> = request.body(Body::empty()).unwrap();
    let answer = client.router.clone().oneshot(request).await.unwrap();
    assert_eq!(answer.status(), StatusCode::OK);
    let mut body = answer.into_body();
    let next = tokio::time::timeout(Duration::from_millis(200), body.frame()).await;
    assert!(next.is_err(), "it neither says anything nor ends: {next:?}");
}

/// The first event with a status other than queued; then the connection is dropped.
async fn event(mut body: Body) -> Value {
    let mut all = String::new();
    loop {
        let frame = tokio::time::timeout(Duration::from_mins(1), body.frame()).await;
        let bytes = frame.unwrap().unwrap().unwrap().into_data().unwrap();
        all += std::str::from_utf8(&bytes).unwrap();
        let mut found = views(&all).into_iter();
        if let Some(view) = found.find(|view| view["status"] != "queued") {
            return view;
        }
    }
}

/// What the events that are complete hold.
fn views(events: &str) -> Vec<Value> {
    let events = events
        .split("\n\n")
        .filter_map(|event| event.split_once("data:"));
    let views = events.filter_map(|(_, data)| serde_json::from_str(data).ok());
    views.collect()
}

#[tokio::test]
async fn what_cannot_be_written_is_said_and_the_game_goes_on_from_where_it_was() {
    let folder = tempfile::tempdir().unwrap();
    let client = Client::new(folder.path());
    let view = client.ok("/games", new_game(3)).await;
    let id = text(&view["id"]);
    let (games, away) = (folder.path().join("games"), folder.path().join("away"));
    std::fs::rename(&games, &away).unwrap();
    let roll = json!({ "revision": 0, "action": { "kind": "roll" } });
    let path = format!("/games/{id}/actions");
    let (status, error) = client.post(&path, roll.clone()).await;
    assert_eq!(status, StatusCode::INTERNAL_SERVER_ERROR);
    let said = text(&error["error"]);
    let file = games.join(format!("{id}.json"));
    assert!(
        said.starts_with(&format!("cannot write {}", file.display())),
        "{said}"
    );
    let (_, after) = client.get(&format!("/api/v1/games/{id}")).await;
    assert_eq!(after, view, "nothing has happened");
    std::fs::rename(&away, &games).unwrap();
    let rolled = client.ok(&path, roll).await;
    assert_eq!(rolled["revision"], 1);
}

/// The analysis takes far longer than the moment between two saves, so that it is under way when its folder is gone.
#[tokio::test]
async fn an_analysis_that_cannot_be_written_fails_and_goes_on_when_there_is_room() {
    let folder = tempfile::tempdir().unwrap();
    let client = Client::new(folder.path());
    let view = client.import("clara-ivar-7pt.mat").await;
    let path = format!("/matches/{}/analyse", text(&view["id"]));
    // Slow enough not to be done when it is first saved, after three seconds.
    let analyse = json!({ "level": "4ply" });
    let job = client.ok(&path, analyse.clone()).await;
    let (matches, away) = (folder.path().join("matches"), folder.path().join("away"));
    std::fs::rename(&matches, &away).unwrap();
    let over = |job: &Value| job["status"] != "running" && job["status"] != "queued";
    let job = client.job_until(text(&job["id"]), over).await;
    assert_eq!(job["status"], "failed");
    assert!(text(&job["error"]).starts_with("cannot write"), "{job}");
    let done = job["done"].as_u64();
    let (status, error) = client.post(&path, analyse.clone()).await;
    assert_eq!(status, StatusCode::INTERNAL_SERVER_ERROR, "{error}");
    std::fs::rename(&away, &matches).unwrap();
    let job = client.ok(&path, analyse).await;
    assert!(job["done"].as_u64() >= done && done > Some(0), "{job}");
    let further = |job: &Value| job["done"].as_u64() > done;
    let job = client.job_until(text(&job["id"]), further).await;
    assert_eq!(job["status"], "running");
    let cancel = format!("/jobs/{}/cancel", text(&job["id"]));
    let (status, _) = client.post(&cancel, json!(null)).await;
    assert_eq!(status, StatusCode::OK);
    let job = client.job_until(text(&job["id"]), over).await;
    assert_eq!(job["status"], "cancelled", "and what it did is saved");
}

/// Half-written files of a killed program are not taken for games and go away; what is being written stays.
#[tokio::test]
async fn what_a_killed_program_left_half_written_is_cleared_away() {
    let folder = tempfile::tempdir().unwrap();
    let games = folder.path().join("games");
    std::fs::create_dir(&games).unwrap();
    let (old, young) = (
        games.join("ab.json.1-0.part"),
        games.join("cd.json.2-0.part"),
    );
    for path in [&old, &young] {
        std::fs::write(path, "{\"version\": 1, \"set").unwrap();
    }
    let hour = std::time::SystemTime::now() - Duration::from_hours(1);
    let file = std::fs::File::options().write(true).open(&old).unwrap();
    file.set_modified(hour).unwrap();
    let client = Client::new(folder.path());
    assert!(!old.exists() && young.exists());
    let (_, list) = client.get("/api/v1/games").await;
    assert_eq!(list, json!([]));
}

#[tokio::test]
async fn a_kept_file_that_is_damaged_is_named_and_hides_no_other() {
    let folder = tempfile::tempdir().unwrap();
    let client = Client::new(folder.path());
    let view = client.ok("/games", new_game(1)).await;
    let damaged = folder.path().join("games/0123456789ab.json");
    std::fs::write(&damaged, "{\"version\": 1, \"set").unwrap();
    let (status, error) = client.get("/api/v1/games/0123456789ab").await;
    assert_eq!(status, StatusCode::INTERNAL_SERVER_ERROR);
    assert!(
        text(&error["error"]).contains(damaged.to_str().unwrap()),
        "{error}"
    );
    let (_, list) = client.get("/api/v1/games").await;
    assert_eq!(list.as_array().map(Vec::len), Some(1));
    assert_eq!(list[0]["id"], view["id"]);
}
