//! The interface without sockets: games, questions, who is let in.

#![expect(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

mod batch;
mod berliner;
mod client;
mod deeper;
mod dice;
mod error_rollouts;
mod games;
mod layers;
mod library;
mod openings;
mod questions;
mod reports;
mod robust;
mod settings;
mod study;
mod unknown_names;
mod words;

use std::sync::Arc;

use axum::body::Body;
use axum::http::{Method, Request, StatusCode, header};
use barpoint_rules::Variation;
use serde_json::{Value, json};
use tower::ServiceExt;

use client::{Client, PORT, engines, text};
use games::new_game;

#[tokio::test]
async fn positions_are_read_set_up_and_judged() {
    let folder = tempfile::tempdir().unwrap();
    let client = Client::new(folder.path());
    let text = "have a look: XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10 please";
    let read = client.ok("/positions/read", json!({ "text": text })).await;
    assert_eq!(read["kind"], "position");
    let state = &read["state"];
    assert_eq!(state["dice"], json!([3, 1]));
    assert_eq!(state["pips"], json!({ "white": 167, "black": 167 }));
    let built = client
        .ok(
            "/positions/build",
            json!({
                "white": state["white"], "black": state["black"], "on_roll": state["on_roll"],
                "dice": state["dice"], "cube_value": 1, "score": { "white": 0, "black": 0 },
                "length": 0, "jacoby": state["jacoby"],
            }),
        )
        .await;
    assert_eq!(built["ids"]["position_id"], state["ids"]["position_id"]);
    let position = json!({ "id": state["ids"]["xgid"] });
    let hint = client
        .ok("/positions/hint", json!({ "position": position }))
        .await;
    assert_eq!(hint["plays"][0]["play"], "8/5 6/5");
    assert_eq!(hint["plays"][0]["steps"][0]["from"], 8);
    let question = json!({ "position": { "id": "4HPwATDgc/ABMA" }, "level": "expert" });
    let map = client.ok("/positions/temperature", question.clone()).await;
    let rolls = map["rolls"].as_array().unwrap();
    assert_eq!(rolls.len(), 21);
    let scores = json!({ "position": question["position"], "size": 3 });
    let map = client.ok("/positions/score_map", scores).await;
    assert_eq!(map["rows"].as_array().map(Vec::len), Some(3));
    assert_eq!(map["money"]["short"], "ND");
    let cube = client.ok("/positions/cube", question).await;
    assert_eq!(cube["cube"]["action"]["offer"], "no_double");
    let (status, error) = client
        .post("/positions/read", json!({ "text": "no position" }))
        .await;
    assert_eq!(status, StatusCode::BAD_REQUEST);
    assert!(error["error"].as_str().unwrap().contains("expected"));
}

#[tokio::test]
async fn only_pages_of_this_server_with_its_token_are_let_in() {
    let folder = tempfile::tempdir().unwrap();
    let client = Client::new(folder.path());
    let host = format!("127.0.0.1:{PORT}");
    let try_with = |name: &'static str, value: String| {
        let mut request = client
            .request(Method::GET, "/api/v1/games")
            .body(Body::empty())
            .unwrap();
        request.headers_mut().insert(name, value.parse().unwrap());
        client.send(request)
    };
    assert_eq!(try_with("host", host.clone()).await.0, StatusCode::OK);
    let own = format!("http://{host}");
    assert_eq!(try_with("origin", own).await.0, StatusCode::OK);
    for (name, value) in [
        ("host", "evil.example".to_owned()),
        ("host", format!("evil.example:{PORT}")),
        ("host", "127.0.0.1:1".to_owned()),
        ("origin", "http://evil.example".to_owned()),
        ("origin", format!("https://{host}")),
        ("origin", "null".to_owned()),
    ] {
        let (status, _) = try_with(name, value.clone()).await;
        assert_eq!(status, StatusCode::FORBIDDEN, "{name}: {value}");
    }
    let (status, _) = try_with("authorization", "Bearer wrong".to_owned()).await;
    assert_eq!(status, StatusCode::UNAUTHORIZED);
    let cookie = format!("barpoint_{PORT}={}", client.token);
    let mut request = client
        .request(Method::GET, "/api/v1/games")
        .body(Body::empty())
        .unwrap();
    request.headers_mut().remove("authorization");
    request
        .headers_mut()
        .insert("cookie", cookie.parse().unwrap());
    assert_eq!(client.send(request).await.0, StatusCode::OK);
}

#[tokio::test]
async fn the_address_printed_gives_the_browser_its_cookie() {
    let folder = tempfile::tempdir().unwrap();
    let client = Client::new(folder.path());
    for (token, expected) in [
        (client.token.as_str(), StatusCode::SEE_OTHER),
        ("0000", StatusCode::UNAUTHORIZED),
    ] {
        let request = Request::builder()
            .uri(format!("//evil.example/?token={token}"))
            .header(header::HOST, format!("localhost:{PORT}"))
            .body(Body::empty())
            .unwrap();
        let response = client.router.clone().oneshot(request).await.unwrap();
        assert_eq!(response.status(), expected);
        let location = response.headers().get(header::LOCATION);
        if let Some(location) = location {
            assert_eq!(location, "/evil.example/", "never another host");
        }
        assert_eq!(
            response.headers().contains_key(header::SET_COOKIE),
            expected == StatusCode::SEE_OTHER
        );
    }
    let path = format!("/api/v1/info?token={}", client.token);
    let request = client.request(Method::GET, &path);
    let (status, _) = client.send(request.body(Body::empty()).unwrap()).await;
    assert_eq!(status, StatusCode::OK, "a program is sent nowhere else");
}

#[tokio::test]
async fn malformed_and_oversized_bodies_and_strange_paths_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let client = Client::new(folder.path());
    for body in ["", "{", "[]", "{\"length\": -1}", "\u{0}"] {
        let request = client
            .request(Method::POST, "/api/v1/games")
            .body(Body::from(body))
            .unwrap();
        let (status, _) = client.send(request).await;
        assert!(status.is_client_error(), "{body:?}: {status}");
    }
    let long = format!("{{\"text\": \"{}\"}}", "x".repeat(2 << 20));
    let request = client
        .request(Method::POST, "/api/v1/positions/read")
        .body(Body::from(long))
        .unwrap();
    let (status, _) = client.send(request).await;
    assert_eq!(status, StatusCode::PAYLOAD_TOO_LARGE);
    for path in [
        "/api/v1/games/..%2f..%2ftoken",
        "/api/v1/games/%2e%2e",
        "/api/v1/games/token",
        "/api/v1/nothing",
    ] {
        let (status, _) = client.get(path).await;
        assert_eq!(status, StatusCode::NOT_FOUND, "{path}");
    }
    for (name, wrong) in [("length", json!(65)), ("players", json!({}))] {
        let mut game = new_game(3);
        game[name] = wrong;
        let (status, _) = client.post("/games", game).await;
        assert!(status.is_client_error(), "{name}: {status}");
    }
}

#[tokio::test]
async fn a_match_is_imported_analysed_in_parts_annotated_and_saved() {
    let folder = tempfile::tempdir().unwrap();
    let mut client = Client::new(folder.path());
    let view = client.import("clara-ivar-7pt.mat").await;
    let id = text(&view["id"]).to_owned();
    assert_eq!(view["players"]["white"], "Clara");
    assert_eq!(view["length"], 7);
    assert_eq!(view["analysis"]["done"], 0);
    let analyse = json!({ "level": "expert", "game": 1, "entry": 0 });
    let path = format!("/matches/{id}/analyse");
    let job = client.ok(&path, analyse.clone()).await;
    let job_path = format!("/jobs/{}", text(&job["id"]));
    let (status, _) = client.post(&path, analyse.clone()).await;
    assert_eq!(
        status,
        StatusCode::UNPROCESSABLE_ENTITY,
        "one job at a time"
    );
    let some = |job: &Value| job["done"].as_u64() > Some(0);
    client.job_until(text(&job["id"]), some).await;
    // It may be done before it can be paused.
    client.post(&format!("{job_path}/pause"), json!(null)).await;
    let stopped = |job: &Value| job["status"] == "paused" || job["status"] == "done";
    client.job_until(text(&job["id"]), stopped).await;
    let (_, entry) = client
        .get(&format!("/api/v1/matches/{id}/entries/1/0"))
        .await;
    assert!(entry["plays"].is_array(), "the game looked at comes first");

    // A new server finds what is done and goes on with it.
    client = Client::new(folder.path());
    let (_, kept) = client.get(&format!("/api/v1/matches/{id}")).await;
    assert!(kept["analysis"]["done"].as_u64() > Some(0));
    let job = client.ok(&path, analyse).await;
    let over = |job: &Value| job["status"] == "done";
    client.job_until(text(&job["id"]), over).await;
    let (_, view) = client.get(&format!("/api/v1/matches/{id}")).await;
    assert_eq!(view["analysis"]["done"], view["analysis"]["total"]);
    assert_eq!(view["statistics"].as_array().map(Vec::len), Some(4));
    assert!(view["ratings"][0]["pr"].as_f64() > Some(0.0));

    let edit = json!({ "comment": "Why not hit?", "mark": "bad" });
    let request = client.request(Method::PUT, &format!("/api/v1/matches/{id}/entries/0/0"));
    let request = request.body(Body::from(edit.to_string())).unwrap();
    let (status, row) = client.send(request).await;
    assert_eq!((status, &row["mark"]), (StatusCode::OK, &json!("bad")));
    let (status, saved) = client
        .get(&format!("/api/v1/matches/{id}/export?format=sgf"))
        .await;
    assert_eq!(status, StatusCode::OK);
    assert!(text(&saved).contains("Why not hit?"));
    let (status, _) = client
        .get(&format!("/api/v1/matches/{id}/export?format=xyz"))
        .await;
    assert_eq!(status, StatusCode::BAD_REQUEST);
}

/// The same numbers as `barpoint analyse`: both are the engine's.
#[tokio::test]
async fn an_analysis_in_parts_is_the_analysis() {
    let folder = tempfile::tempdir().unwrap();
    let client = Client::new(folder.path());
    let view = client.import("clara-ivar-7pt.mat").await;
    let id = text(&view["id"]);
    let analyse = json!({ "level": "expert", "game": 2, "entry": 5 });
    let job = client.ok(&format!("/matches/{id}/analyse"), analyse).await;
    let over = |job: &Value| job["status"] == "done";
    client.job_until(text(&job["id"]), over).await;
    let (_, view) = client.get(&format!("/api/v1/matches/{id}")).await;

    let bytes = std::fs::read(format!(
        "{}/../../samples/clara-ivar-7pt.mat",
        env!("CARGO_MANIFEST_DIR")
    ));
    let mut record = barpoint_formats::import(&bytes.unwrap()).unwrap().record;
    let engine = engines().of(Variation::Standard).unwrap();
    let settings = barpoint_engine::Strength::EXPERT.analysis();
    engine.analyse_match(&mut record, &settings, 2, &mut |_| {
        std::ops::ControlFlow::Continue(())
    });
    let whole = barpoint_wire::PlayerReport::both(&record, &engine.summary(&record).statistics);
    let told = serde_json::to_string(&whole).unwrap();
    let told: Value = serde_json::from_str(&told).unwrap();
    assert_eq!(view["ratings"], told);
}

#[tokio::test]
async fn a_rollout_is_paused_kept_gone_on_with_and_extended_to_the_same_bits() {
    let folder = tempfile::tempdir().unwrap();
    let mut client = Client::new(folder.path());
    let request = json!({
        "position": { "id": "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10" },
        "best": 2, "trials": 144, "truncate": 8, "seed": 5,
    });
    let whole = client.ok("/rollouts", request.clone()).await;
    let whole = text(&whole["id"]);
    let play = json!({ "trials": 144 });
    let job = client
        .ok(&format!("/rollouts/{whole}/play"), play.clone())
        .await;
    let done = |job: &Value| job["status"] == "done";
    client.job_until(text(&job["id"]), done).await;
    let (_, expected) = client.get(&format!("/api/v1/rollouts/{whole}")).await;
    assert_eq!(expected["report"]["candidates"][0]["trials"], 144);
    assert!(expected["expected_error"].as_f64() > Some(0.0));

    let mut shorter = request;
    shorter["trials"] = json!(72);
    let parted = client.ok("/rollouts", shorter).await;
    let parted = text(&parted["id"]).to_owned();
    let path = format!("/rollouts/{parted}/play");
    let job = client.ok(&path, json!({ "trials": 72 })).await;
    let id = text(&job["id"]).to_owned();
    client.post(&format!("/jobs/{id}/pause"), json!(null)).await;
    let stopped = |job: &Value| job["status"] == "paused" || job["status"] == "done";
    client.job_until(&id, stopped).await;

    client = Client::new(folder.path());
    let (status, _) = client.post(&path, json!({ "trials": 36 })).await;
    assert_eq!(status, StatusCode::BAD_REQUEST, "never fewer trials");
    let job = client.ok(&path, play).await;
    client.job_until(text(&job["id"]), done).await;
    let (_, found) = client.get(&format!("/api/v1/rollouts/{parted}")).await;
    assert_eq!(found["report"], expected["report"]);
    let (_, list) = client.get("/api/v1/rollouts").await;
    assert_eq!(list.as_array().map(Vec::len), Some(2));
}

#[tokio::test]
async fn positions_are_drawn() {
    let folder = tempfile::tempdir().unwrap();
    let client = Client::new(folder.path());
    let id = "4HPwATDgc%2FABMA";
    let path = format!("/api/v1/positions/picture?id={id}");
    let (status, svg) = client.get(&path).await;
    assert_eq!(status, StatusCode::OK);
    assert!(text(&svg).starts_with("<svg"), "{svg}");
    let (_, dark) = client.get(&format!("{path}&dark=true&bottom=white")).await;
    assert_ne!(svg, dark);
    let (_, png) = client.get(&format!("{path}&format=png")).await;
    assert!(text(&png).contains("PNG"));
    let (_, pdf) = client.get(&format!("{path}&format=pdf")).await;
    assert!(text(&pdf).starts_with("%PDF"));
    for wrong in ["&format=bmp", "&theme=none"] {
        let (status, _) = client.get(&format!("{path}{wrong}")).await;
        assert_eq!(status, StatusCode::BAD_REQUEST, "{wrong}");
    }
}

#[tokio::test]
async fn the_interface_describes_itself() {
    let folder = tempfile::tempdir().unwrap();
    let client = Client::new(folder.path());
    let (status, document) = client.get("/api/openapi.json").await;
    assert_eq!(status, StatusCode::OK);
    assert!(document["paths"]["/api/v1/games/{id}/actions"].is_object());
    assert!(document["components"]["schemas"]["GameView"].is_object());
    let (_, info) = client.get("/api/v1/info").await;
    assert_eq!(info["levels"][0]["name"], "beginner");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_thousand_requests_at_once_are_all_answered() {
    let folder = tempfile::tempdir().unwrap();
    let client = Arc::new(Client::new(folder.path()));
    let requests = (0..1000).map(|n| {
        let client = Arc::clone(&client);
        tokio::spawn(async move {
            if n % 10 == 0 {
                let question = json!({ "position": { "id": "4HPwATDgc/ABMA" } });
                client.post("/positions/hint", question).await.0
            } else {
                client.get("/api/v1/games").await.0
            }
        })
    });
    for request in requests.collect::<Vec<_>>() {
        let status = request.await.unwrap();
        assert!(
            status == StatusCode::OK || status == StatusCode::SERVICE_UNAVAILABLE,
            "{status}"
        );
    }
}
